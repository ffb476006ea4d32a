"""Commands and screens of a league's organisers on Discord, in English and in German."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import simcord

from bot.host.core.api import Person
from bot.host.leagues.api import Member, Season
from bot.host.leagues.organising.api import Fact, LogLine, Named
from bot.host.leagues.organising.log import PAGE
from bot.host.leagues.pairing.drafting import pair_here
from bot.host.people.hours import Hours
from bot.leagues.settings import Conditions, Settings
from bot.locales import Words
from bot.locales.markdown import escaped
from cogs.ui.screens.league.organising import MOST_REASON, log_line, log_page, said
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_league import manager, pass_days
from tests.languages import LANGUAGES

__all__ = ["drawn_once"]

HOST = Path(__file__).resolve().parents[2] / "bot" / "host" / "leagues"


class Scene(NamedTuple):
    """A league of three people whose season is open for sign-up."""

    harness: Harness
    olga: simcord.MemberActor
    season: Season

    async def said(self, person: simcord.MemberActor, command: str, **options: Any) -> str:
        return texts(await self.answer(person, command, **options))

    async def answer(self, person: simcord.MemberActor, command: str, **options: Any) -> Any:
        result = await person.slash(self.harness.channel, f"league {command}", **options)
        return result.response


async def opened(harness: Harness) -> Scene:
    """Found a league that only an organiser lets people into, and let three people ask."""
    harness.host.leagues.season_runner.pairer = pair_here
    founder, today = harness.people[0], harness.clock().date()
    olga = manager(harness)
    settings = Settings(
        "puerto_rico",
        first_day=today + timedelta(days=4),
        last_day=today + timedelta(days=200),
        size=3,
        games=1,
        at_once=1,
        division_size=3,
        up=1,
        down=1,
        conditions=Conditions(approval=True),
    )
    guild = harness.channel.guild
    assert guild is not None
    season = await harness.host.leagues.founding.found(
        Person(founder.id, founder.name), "Hanse", settings, guild_id=guild.id,
        channel_id=harness.channel.id, role_id=None, language="en",
    )  # fmt: skip
    for person in harness.people[:3]:
        await harness.host.absence.availability.set_hours(person.id, Hours("UTC", 0, 0))
        member = Member(person.name, frozenset())
        await harness.host.leagues.signups.sign(season.id, Person(person.id, person.name), member)
    return Scene(harness, olga, season)


async def admitted(scene: Scene) -> None:
    """Admit everybody with the buttons of the list."""
    asked = await scene.answer(scene.olga, "approve")
    while found := [one for one in custom_ids(asked) if one.endswith(":1")]:
        asked = (await scene.olga.click(asked, custom_id=found[0])).response


async def test_a_season_is_corrected_and_explained(harness: Harness) -> None:
    scene = await opened(harness)
    olga, (anna, ben, cleo) = scene.olga, harness.people[:3]
    assert (await scene.said(olga, "todo")).count("wants to play: /league approve") == 3
    assert "Only organisers" in await scene.said(ben, "approve")
    await admitted(scene)
    assert "Nobody is waiting for approval" in await scene.said(olga, "approve")
    assert "the season runs by itself" in await scene.said(olga, "todo")
    await pass_days(harness, 5)
    results = await harness.host.leagues.results.of(scene.season.id)
    ((fixture, table),) = results.tables.items()
    given = {"kind": "deadline", "reason": "a holiday", "table": f"f{fixture}"}

    wrong = await scene.said(olga, "correct", **given, value="tomorrow")
    assert "24h or 2d, at most 336 hours" in wrong
    assert "Only organisers" in await scene.said(ben, "correct", **given, value="2d")

    # Anna founded the league and plays there: Olga must agree.
    waits = await scene.said(anna, "correct", **given, value="2d")
    (number,) = re.findall(r"correction #(\d+) and counts as soon as another", waits)
    assert f"Correction #{number} needs a second organiser" in await scene.said(olga, "todo")
    alone = await scene.said(anna, "second", number=int(number))
    assert "another organiser has to do that" in alone
    assert "counts now" in await scene.said(olga, "second", number=int(number))
    shown = [texts(message) for message in harness.channel.history()]
    told = next(text for text in shown if f"<@{anna.id}> corrected a deadline" in text)
    assert " at table #" in told and f": 2d · #{number}. Reason:" in told
    assert "that concerns them: 2d; a second" in await scene.said(ben, "log")

    why = await scene.said(cleo, "why", table=str(table))
    assert "in this division, on average: 1; of the pairs at this table: 1." in why
    assert f"Correction #{number}: a holiday" in why
    assert "cleo plays in division 1: new." in await scene.said(anna, "why", player=cleo)
    log = await scene.said(cleo, "log")
    assert "Refused: ben tried to decide something (a deadline), but is not an organiser" in log
    assert f"<@{olga.id}> confirmed correction #{number} · table #{table}" in log
    undone = await scene.said(olga, "undo", number=int(number), reason="no holiday")
    assert "has been taken back" in undone
    again = await scene.said(olga, "undo", number=int(number), reason="no holiday")
    assert "needs nothing more" in again

    assert "all is well" in await scene.said(ben, "record")
    assert "Only organisers" in await scene.said(ben, "record", player=cleo)
    assert "all is well" in await scene.said(olga, "record", player=cleo)
    for what in ("results", "log"):
        answer = await scene.answer(ben, "export", what=what)
        assert [one.filename for one in answer.attachments] == [f"league-1-season-1-{what}.csv"]
    assert "Only organisers" in await scene.said(ben, "export", what="signed")
    answer = await scene.answer(olga, "export", what="signed")
    (file,) = answer.attachments
    assert file.filename == "league-1-season-1.jsonl"
    checked = await harness.host.leagues.season_logs.check(await file.read())
    assert f"Correction #{number}" not in texts(answer)
    assert {line.kind for line in checked.lines} >= {"draw", "correction", "undone"}


async def test_an_annulment_is_looked_at_before_it_counts(harness: Harness) -> None:
    """Olga sees what would change, is interrupted by a restart, and confirms by the button."""
    scene = await opened(harness)
    olga, (anna, ben, _) = scene.olga, harness.people[:3]
    await admitted(scene)
    await pass_days(harness, 5)
    await harness.until(lambda position: not position.decisions)
    await pass_days(harness, 1)
    results = await harness.host.leagues.results.of(scene.season.id)
    ((fixture, table),) = results.tables.items()
    assert results.awards
    given = {"kind": "annul", "reason": "two accounts", "player": ben}
    assert "Only organisers" in await scene.said(ben, "correct", **given)
    waits = await scene.said(anna, "correct", **given)
    assert "as soon as another organiser" in waits and "Nothing has changed yet" not in waits
    shown = await scene.answer(olga, "correct", **given)
    assert f"Table #{table} would count for nobody: " in texts(shown)
    (button,) = custom_ids(shown)
    number = int(button.rpartition(":")[2])
    assert (await harness.host.leagues.results.of(scene.season.id)).awards == results.awards
    todo = f"Correction #{number} is waiting to be confirmed (/league second)"
    assert todo in await scene.said(olga, "todo")
    log = await scene.said(ben, "log")
    assert f"looked at what annulling would change (#{number}) for ben: \\#{table}" in log

    await harness.restart()
    done = await olga.click(shown, custom_id=button)
    assert f"Correction #{number} counts now" in texts(done.response)
    assert "needs nothing more" in await scene.said(olga, "second", number=number)
    assert not (await harness.host.leagues.results.of(scene.season.id)).awards
    told = [texts(message) for message in harness.channel.history()]
    line = f"<@{olga.id}> annulled what was played (<@{ben.id}>): \\#{table} · #{number}. Reason"
    assert any(line in text for text in told)
    assert f"Correction #{number}: two accounts" in await scene.said(ben, "why", table=str(table))
    given = {
        "kind": "points",
        "reason": "agreed",
        "table": f"f{fixture}",
        "player": ben,
        "value": "5",
    }
    assert "This table is annulled" in await scene.said(olga, "correct", **given)


async def test_the_log_says_what_of_a_league_was_changed(harness: Harness) -> None:
    scene = await opened(harness)
    olga, change = scene.olga, harness.host.leagues.founding.change_league
    by = Person(olga.id, olga.name)
    await change(scene.season.id, by, "for our fans", role_id=77, public=True)
    log = await scene.said(harness.people[0], "log")
    line = f"<@{olga.id}> changed the league. Reason: for our fans"
    assert f"{line}; The organisers’ role: none → <@&77>" in log
    assert "Public pages in the browser: no → yes" in log


async def test_an_earlier_season_is_brought_along(german: Harness) -> None:
    scene = await opened(german)
    olga, (anna, ben, _) = scene.olga, german.people[:3]
    for person in (olga, anna, ben):
        await german.host.people.preferences.keep(person.id, language="de")
    bad = b"person;division;place;points\nanna;1;1;30\n=1+1;1;2;20\nZoe;1;3;1\n"
    shown = await scene.answer(olga, "import", file=("old.csv", bad))
    assert "Zeile 3: Formeln gehen nicht: =1+1" in texts(shown)
    assert "Zeile 4: „Zoe“ kenne ich hier nicht" in texts(shown)
    assert custom_ids(shown) == []
    good = f"anna;1;1;30,5\n<@{ben.id}>;2;1;12\n".encode()
    assert "Leitung dieser Liga" in await scene.said(ben, "import", file=("old.csv", good))
    shown = await scene.answer(olga, "import", file=("old.csv", good))
    assert "2 Leute gelesen. Noch ist nichts gespeichert" in texts(shown)
    (stored,) = custom_ids(shown)
    done = (await olga.click(shown, custom_id=stored)).response
    assert "✅ Gespeichert: 2 Leute" in texts(done)
    log = await scene.said(anna, "log")
    assert f"<@{olga.id}> hat die letzte Saison importiert: 2 Leute" in log
    assert "Abgelehnt: ben wollte etwas entscheiden (einen Import)" in log


async def test_a_file_tells_who_left_the_server_who_was_erased_and_who_is_called_alike(
    harness: Harness,
) -> None:
    scene = await opened(harness)
    olga, gone = scene.olga, 10**17 + 5
    own = (
        "Division,Place,Person,ID,Points",
        f"1,1,anna,<@{gone}>,30",
        "1,2,Player 3,,9",
        "1,,x,,3",
    )
    file = ("old.csv", "\r\n".join(own).encode())
    shown = await scene.answer(olga, "import", file=file)
    assert "One person was read" in texts(shown)
    assert "Line 2: anna is not on this server; stored all the same" in texts(shown)
    assert "Line 3: “Player 3” has no ID here (erased): left out" in texts(shown)
    assert "Line 4: no place (a substitute, or a sum): left out" in texts(shown)
    (stored,) = custom_ids(shown)
    await olga.click(shown, custom_id=stored)
    shown = await scene.answer(olga, "import", file=("old.csv", b"anna,1,1,30\n"))
    assert "Line 1: which of those called “anna”?" in texts(shown)
    assert f"<@{gone}> (`{gone}`)" in texts(shown)
    assert f"<@{harness.people[0].id}>" in texts(shown)


def logged() -> Iterator[str]:
    """Yield the kinds of lines that the host writes into the log by name."""
    for path in HOST.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in ("log_line", "_log_correction"):
                kinds = [n for n in ast.walk(node.args[2]) if isinstance(n, ast.Constant)]
                yield from (str(one.value) for one in kinds)


def refused() -> Iterator[str]:
    """Yield what the host says is wrong with corrections."""
    for path in HOST.rglob("*.py"):
        yield from re.findall(r'BadCorrection\("([a-z-]+)"', path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_wrong_has_words(language: str) -> None:
    whats = {*refused()}
    assert {"table", "later", "not-over"} <= whats
    said = {Words(language)("error-league-correction", what=what, value="1") for what in whats}
    assert len(said) == len(whats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_has_words(language: str) -> None:
    kinds = {*logged()}
    assert {"corrected", "undone", "conduct", "paired"} <= kinds
    assert [kind for kind in kinds if not Words(language).has(f"league-log-{kind}")] == []


def long_line(number: int) -> LogLine:
    """Return a line of the log whose reason is as long as it may be, and all markdown."""
    name = Named(5, "*" * 32)
    data = {"what": "division", "number": number, "reason": "*" * MOST_REASON, "value": "*" * 60}
    return LogLine(number, 1.0, "corrected", True, name, name, 12, data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_reason_is_read_whole(language: str) -> None:
    words = Words(language)
    assert escaped("*" * MOST_REASON) in log_line(long_line(7), words)
    lines = [long_line(number) for number in range(20, 20 - PAGE, -1)]
    screen, last = log_page("Log", lines, words)
    assert last is not None and f"(#{last}" in screen.texts[-1]
    assert f"(#{last - 1}" not in screen.texts[-1], "the next page begins below the last one shown"
    assert log_page("Log", lines[:1], words)[1] is None


WHYS: tuple[Fact, ...] = (
    *(
        Fact("holder", {"name": "A", "card": card, "count": count})
        for card in ("warning", "yellow", "red")
        for count in (0, 1, 2)
    ),
    *(
        Fact(
            "award",
            {"name": "A", "table": table, "place": 1, "points": "6.67", "why": why},
        )
        for table in (0, 1234)
        for why in ("place", "left", "bot", "few", "corrected")
    ),
    *(
        Fact(
            "place",
            {"name": "A", "place": 2, "why": why, "other": "B", "own": "1", "others": "2"},
        )
        for why in ("first", "points", "wins", "seconds", "common", "share", "lot", "guest")
    ),
    *(
        Fact("division", {"name": "A", "division": 2, "why": why})
        for why in ("stayed", "promoted", "relegated", "new", "moved-up", "by-hand", "none")
    ),
    *(
        Fact(
            "event",
            {"event": event, "card": card, "reason": why, "at": 1, "table": 1, "number": 1},
        )
        for event in ("timeout", "left", "no-start")
        for card, why in (("red", "none"), ("none", "forgiven"), ("none", "absence"))
    ),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_its_own_words(language: str) -> None:
    told = [said(fact, Words(language)) for fact in WHYS]
    assert len(set(told)) == len(told)
    assert not any("1,234" in text or "1.234" in text for text in told)


async def test_the_delay_of_public_tables_is_a_rule_that_everybody_reads(harness: Harness) -> None:
    scene = await opened(harness)
    anna = harness.people[0]
    assert "a delay of" not in await scene.said(anna, "show")
    refused = await scene.said(scene.olga, "set", what="delay", value="101", reason="No peeking")
    assert "101 moves is not possible, 0-100 is; 0 means none" in refused
    assert "✅" in await scene.said(scene.olga, "set", what="delay", value="5", reason="No peeking")
    told = next(m for m in reversed(harness.channel.history()) if "No peeking" in texts(m))
    assert "Delay of public tables in moves: 0 → 5" in texts(told)
    assert "Public pages show tables in play with a delay of 5 moves" in await scene.said(
        anna, "show"
    )
