"""Tables of a public season, as whoever has the league's link sees them: nobody with a seat."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, replace
from functools import partial
from html import unescape
from typing import Any

import pytest

from bot.host.core.api import Person, Position
from bot.host.leagues.api import Season
from bot.host.leagues.organising.api import Asker, Wanted
from bot.locales import Words
from bot.locales.markdown import visible
from bot.store import Connection
from bot.web import stream
from tests.cogs.harness import texts
from tests.cogs.test_league import founded, manager, pass_days, sign
from tests.render.test_html import Reader
from tests.web.pages import PATIENCE, Pages, next_told, put
from tests.web.test_hidden import OPTIONS, anew, dealt
from tests.web.test_league import change, link_of
from tests.web.test_play_names import NAMES
from tests.web.test_rules import BOOK


@dataclass
class Watched:
    """A table of a public season, and the paths of its page and of the league's."""

    pages: Pages
    season: Season
    league: str
    table: int

    @property
    def path(self) -> str:
        return below(self.league, f"/table/{self.table}")

    @property
    def bare(self) -> str:
        return self.path.partition("?")[0]

    async def position(self) -> Position:
        return await self.pages.harness.host.tables.position(self.table)

    async def move(self) -> Position:
        await self.pages.move(await self.position())
        return await self.position()

    async def to_the_end(self) -> None:
        while (await self.position()).decisions:
            await self.move()
        await self.pages.harness.host.leagues.look()
        await self.pages.harness.host.leagues.season_runner.settled()

    async def stage(self) -> str:
        return (await self.pages.harness.host.leagues.founding.by_id(self.season.id)).stage

    async def now(self) -> Any:
        return (await self.pages.get(f"{self.bare}/now")).data


def below(path: str, part: str) -> str:
    """Return the path of what is below a league's link, without its query."""
    return path.partition("?")[0] + part


async def watched(
    pages: Pages, people: int = 4, games: int = 2, game: str = "puerto_rico", **rules: str
) -> Watched:
    """Return the first table of a season that has just begun."""
    harness, olga = pages.harness, manager(pages.harness)
    season = await founded(harness, olga, game=game, games=games)
    for what, value in rules.items():
        told = await change(pages, olga, what=what, value=value)
        assert "✅" in texts(told), texts(told)
    for person in harness.people[:people]:
        await sign(harness, person)
    await pass_days(harness, 9.1)
    await pass_days(harness, 1.0, 0.5)
    league = link_of(pages, await change(pages, olga, public=True, reason="for all to see"))
    pages.harness.host.posting.outbox.publisher = None
    results = await pages.harness.host.leagues.results.of(season.id)
    return Watched(pages, season, league, min(results.tables.values()))


async def everything(pages: Pages, path: str) -> dict[str, bytes]:
    """Return all that is told below the address of a table's page, by address."""
    found = {}

    async def asked(address: str) -> Any:
        answer = await pages.get(address)
        assert answer.status == 200, address
        heads = sorted(one for one in answer.headers.items() if one[0] != "Date")
        found[address] = str(heads).encode() + answer.body
        return answer.data if answer.headers["Content-Type"].startswith("application") else None

    await asked(path)
    stops = (await asked(f"{path}/stops"))["stops"]
    now = await asked(f"{path}/now")
    await asked(f"{path}/log/{stops[-1]}")
    back = await asked(f"{path}/at/{stops[-1]}")
    folder = path.rpartition("/")[0]
    for shown in (now, back):
        for part in shown["parts"]:
            if not part["near"]:
                await asked(f"{folder}/{part['dark']}")
                areas = await asked(f"{path}/areas/{part['key']}/{shown['stamp']}")
                for rule in sorted({area["rule"] for area in areas} - {""})[:1]:
                    await asked(f"{path}/rule/{rule}")
    return found


async def test_a_part_of_a_picture_leads_to_its_rule_for_whoever_watches(pages: Pages) -> None:
    """They read what is in the rulebook, and never why the players cannot do something."""
    one = await watched(pages)
    (table,) = [part for part in (await one.now())["parts"] if part["key"] == "table"]
    stamp = (await one.now())["stamp"]
    areas = (await pages.get(f"{one.bare}/areas/{table['key']}/{stamp}")).data
    assert {"captain", "ships"} <= {area["rule"] for area in areas}
    for language in ("en", "de"):
        words = Words(language)
        for key in ("captain", "end"):
            told = (await pages.get(f"{one.bare}/rule/{key}?language={language}")).data
            assert told["name"] == BOOK[key].title(words)
            assert told["text"].startswith(BOOK[key].text(words)[:20]) and told["why"] == []
    assert (await pages.get(f"{one.bare}/rule/nothing")).status == 404


async def test_the_schedule_leads_to_each_table_and_the_table_back(pages: Pages) -> None:
    one = await watched(pages)
    results = await pages.harness.host.leagues.results.of(one.season.id)
    schedule = Reader((await pages.get(below(one.league, "/schedule?language=de"))).text)
    ways = [
        to for tag, has in schedule.tags if tag == "a" and "table/" in (to := has["href"] or "")
    ]
    assert ways == [f"table/{number}?language=de" for number in results.tables.values()]
    for way in ways:
        page = await pages.get(below(one.league, f"/{way}"))
        assert page.status == 200 and 'lang="de"' in page.text
        assert one.season.league.name in page.text
        read = Reader(page.text)
        (back,) = [to for tag, has in read.tags if "../schedule" in (to := has.get("href") or "")]
        assert (await pages.get(below(one.league, back.removeprefix("..")))).status == 200


async def test_it_names_people_as_the_league_does_and_nobody_by_an_id(pages: Pages) -> None:
    one = await watched(pages)
    await one.move()
    people = [chair.user_id for chair in (await one.position()).table.chairs]
    for number, name in enumerate(NAMES):
        await pages.harness.host._database.write(partial(_call, name))
        names = (await pages.harness.host.leagues.results.of(one.season.id)).names
        async for fresh in anew(pages):
            told = await everything(fresh, one.bare)
        told_names = Reader(told[one.bare].decode()).text
        assert all(visible(names[person or 0]) in told_names for person in people), number
        for address, answer in told.items():
            assert not [who for who in people if str(who).encode() in answer], address


def _call(name: str, connection: Connection) -> None:
    connection.execute("UPDATE entrant SET name = ?", (name,))


@pytest.mark.parametrize("game", ["puerto_rico", "amerigo"])
async def test_another_deal_of_what_is_hidden_changes_no_byte(pages: Pages, game: str) -> None:
    """Neither what nobody sees, nor in Puerto Rico what only one of the players does."""
    rules = OPTIONS.get(game, {})
    one = await watched(
        pages, game=game, **{f"option-{key}": value for key, value in rules.items()}
    )
    pages.harness.rng.seed(1)
    now = await one.move()
    while now.version < 5 or not (is_secret(now) or game == "amerigo"):
        now = await one.move()
    assert now.decisions
    before = await pages.harness.host.tables.position(one.table, now.version - 1)
    async for fresh in anew(pages):
        told = await everything(fresh, one.bare)
    for position in (before, now):
        other = dealt(position, None)
        assert position.rules.dump(other) != position.rules.dump(position._state)
        await put(pages, replace(position, _state=other))
    async for fresh in anew(pages):
        again = await everything(fresh, one.bare)
        assert [where for where in told if again[where] != told[where]] == []


def is_secret(now: Position) -> bool:
    """Return whether a player sees what nobody without a seat may see."""
    other = dealt(now, None)
    return any(now.rules.view(other, one.seat) != now.view(one.seat) for one in now.table.chairs)


async def test_a_player_is_shown_no_more_there_than_everybody(pages: Pages) -> None:
    one = await watched(pages)
    told = await everything(pages, one.bare)
    asked = (await one.position()).table.chairs[(await one.position()).decisions[0].seat]
    (person,) = [n for n, who in enumerate(pages.harness.people) if who.id == asked.user_id]
    await pages.pair(person)
    assert await everything(pages, one.bare) == told
    for what in ("play", "aids", "since"):
        assert (await pages.get(f"{one.bare}/{what}")).status == 404
    assert (await pages.post(f"{one.bare}/play", {"done": "move"})).status in (404, 405)
    # Deadlines tell when somebody sleeps.
    assert (await one.now())["clocks"] == [] and (await one.now())["asked"][0]["until"] == ""


async def test_moves_are_told_at_once_and_a_withdrawn_link_hears_no_more(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not with the next heartbeat, which is late here, nor when links are looked at again."""
    monkeypatch.setattr(stream, "HEARTBEAT", 2 * PATIENCE)
    monkeypatch.setattr(stream, "CALM", 0.0)
    one = await watched(pages)
    start = f"http://127.0.0.1:{pages.port}"
    async with (
        pages.session.get(f"{start}{one.bare}/events") as line,
        pages.session.get(f"{start}{below(one.league, '/events')}") as season,
        pages.session.get(f"{start}{below(one.league, '/overlay/events')}") as overlay,
    ):
        await next_told(line)
        moved = await one.move()
        told = await next_told(line)
        assert told["stamp"] == moved.table.stamp(moved.version) and told["entries"]
        assert "✅" in texts(await change(pages, manager(pages.harness), public=False, reason="no"))
        for open_line in (line, season, overlay):
            async with asyncio.timeout(PATIENCE):
                assert b"event: gone" in await open_line.content.read()
    refused = await pages.get(below(one.league, "/table/x"))
    for address in await _addresses(one):
        assert (await pages.get(address)).status == 404
    assert (await pages.get(one.path)).body == refused.body


async def _addresses(one: Watched) -> list[str]:
    parts = ("", "/now", "/stops", "/film", "/events", "/log/1", "/at/0", "/picture/table/0")
    return [f"{one.bare}{part}" for part in (*parts, "/rule/captain")]


async def test_only_tables_that_the_league_shows_are_shown(pages: Pages) -> None:
    one = await watched(pages)
    other = await pages.opened()
    elsewhere = one.bare.replace("/l/", "/l/A")
    annulled = await pages.harness.host.leagues.results.of(one.season.id)
    (gone,) = [n for n, table in annulled.tables.items() if table == one.table]
    refused = await pages.get(elsewhere)
    assert refused.status == 404
    for path in (f"/table/{other.id}", "/table/0", "/table/999999999", "/table/1234567890"):
        answer = await pages.get(below(one.league, path))
        assert (answer.status, answer.body) == (404, refused.body), path
    assert (await pages.get(one.bare)).status == 200
    await one.to_the_end()
    first, second = (Asker(Person(n, f"O{n}"), True) for n in (2998, 2999))
    corrections = pages.harness.host.leagues.organising.corrections
    made = await corrections.correct(one.season.id, first, Wanted("annul", "Because", fixture=gone))
    assert (await pages.get(one.bare)).status == 200
    await corrections.second(one.season.id, second, made.id)
    assert (await pages.get(one.bare)).body == refused.body


async def test_people_who_are_erased_are_called_as_on_the_pages_of_the_league(
    pages: Pages,
) -> None:
    one = await watched(pages)
    await one.move()
    gone = (await one.position()).table.chairs[1]
    assert gone.user_id is not None
    assert gone.name in (await pages.get(one.bare)).text
    await pages.harness.host.upkeep.privacy.erase(gone.user_id)
    await pages.harness.host.leagues.look()
    page = Reader((await pages.get(one.bare)).text).text
    schedule = Reader((await pages.get(below(one.league, "/schedule"))).text).text
    chair = (await one.position()).table.chairs[1]
    names = (await pages.harness.host.leagues.results.of(one.season.id)).names
    assert gone.name not in page + schedule
    assert visible(names[chair.user_id or 0]) in page
    assert visible(names[chair.user_id or 0]) in schedule


async def test_a_finished_game_is_shown_whole_and_as_a_film(pages: Pages) -> None:
    one = await watched(pages)
    assert (await pages.get(f"{one.bare}/film")).status == 404
    await one.to_the_end()
    now = await one.now()
    assert now["status"] == "over" and now["parts"][0]["key"] == "result"
    names = (await pages.harness.host.leagues.results.of(one.season.id)).names
    people = [chair.user_id or 0 for chair in (await one.position()).table.chairs]
    told = " ".join(now["parts"][0]["lines"])
    assert all(visible(names[person]) in told for person in people)
    frames = (await pages.get(f"{one.bare}/film")).data["frames"]
    assert len(frames) > 5
    folder = one.bare.rpartition("/")[0]
    for frame in (frames[0], frames[-1]):
        assert (await pages.get(f"{folder}/{frame['dark']}")).status == 200


LATE = "3"
"""Moves by which the tables of these tests are shown late."""


async def told_at(one: Watched) -> dict[str, bytes]:
    """Return all that a server that remembers nothing tells of a table, but how late it is."""
    async for fresh in anew(one.pages):
        told = await everything(fresh, one.bare)
    late = Words("en")("web-league-late", moves=int(LATE))
    return {address: answer.replace(late.encode(), b"") for address, answer in told.items()}


def without_length(answer: bytes) -> bytes:
    return re.sub(rb"'(?:Content-Length|Etag)', '[^']*'", b"", answer)


async def delay(one: Watched, moves: str = LATE) -> None:
    """Have the tables of a season shown so many moves late."""
    olga = manager(one.pages.harness)
    told = await change(one.pages, olga, what="delay", value=moves, reason="for fairness")
    assert "✅" in texts(told), texts(told)


async def test_a_table_is_shown_as_it_was_some_moves_ago(pages: Pages) -> None:
    """Not a byte is another one than without a delay so many moves ago, takebacks included."""
    one = await watched(pages)
    pages.harness.rng.seed(1)
    for _ in range(12):
        await one.move()
    then = await told_at(one)
    before = await one.position()
    moved = await one.move()
    mover = before.table.chairs[before.decisions[0].seat].user_id
    stamp = moved.table.stamp(moved.version)
    await pages.harness.host.tables.takeback(one.table, mover or 0, stamp)
    await one.move()
    assert (await one.position()).version == before.version + int(LATE)
    newer = [await told_at(one), (await one.now())["log"]["entries"][0]]
    await delay(one)
    now = await told_at(one)
    assert now.keys() == then.keys() != newer[0].keys()
    for address, answer in now.items():
        assert without_length(answer) == without_length(then[address]), address
    assert newer[1]["lines"][0].encode() not in b"".join(now.values())
    for ahead in range(1, int(LATE) + 1):
        ahead += before.table.stamp(before.version)
        for part in ("at/{}", "log/{}", "then/table/{}", "picture/table/{}", "areas/table/{}"):
            answer = await pages.get(f"{one.bare}/{part.format(ahead)}")
            assert answer.status == 404, (part, ahead)
    await one.to_the_end()
    whole = await one.now()
    assert whole["status"] == "over" and whole["number"] == whole["moves"] > before.version
    assert whole["stamp"] == (await one.position()).table.stamp((await one.position()).version)


async def test_a_table_that_has_just_begun_is_shown_as_it_began(pages: Pages) -> None:
    one = await watched(pages)
    await delay(one)
    await one.move()
    now = await one.now()
    assert (now["number"], now["moves"], now["stamp"], now["log"]["entries"]) == (0, 0, 0, [])
    assert now["state"] == "This page shows the table with a delay of 3 moves."
    own = await pages.harness.host.links.token(one.table, pages.harness.people[4].id)
    assert (await pages.get(f"/t/{own}/now")).data["number"] == 1, "a person's own link is in time"


async def test_moves_are_told_as_late_as_they_are_shown(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "HEARTBEAT", 2 * PATIENCE)
    monkeypatch.setattr(stream, "CALM", 0.0)
    one = await watched(pages)
    await delay(one)
    async with pages.session.get(f"http://127.0.0.1:{pages.port}{one.bare}/events") as line:
        assert (await next_told(line))["stamp"] == 0
        said = list[Any]()
        for number in range(1, 10):
            position = await one.move()
            told = await next_told(line)
            late = max(0, number - int(LATE))
            assert told["stamp"] == position.table.stamp(late)
            assert [entry["stamp"] for entry in told["entries"][:1]] == [late] * bool(late)
            assert told["entries"][:1] == (await one.now())["log"]["entries"][:1]
            said += told["entries"][:1]
        assert len(said) == 9 - int(LATE)
        # A rule that changes is followed at once.
        await delay(one, "1")
        assert (await next_told(line))["stamp"] == position.table.stamp(8)


async def test_feeds_and_overlay_tell_who_was_asked_then(pages: Pages) -> None:
    one = await watched(pages)
    await delay(one)
    olds = list[frozenset[int]]()
    names = (await pages.harness.host.leagues.results.of(one.season.id)).names
    for _ in range(25):
        position = await one.position()
        olds.append(frozenset(decision.seat for decision in position.decisions))
        then = olds[max(0, len(olds) - 1 - int(LATE))]
        feed = (await pages.get(below(one.league, "/tables.json"))).data
        assert feed["season"]["delay"] == int(LATE)
        (told,) = [table for table in feed["tables"] if table["table"] == one.table]
        assert {seat["seat"] - 1 for seat in told["seats"] if seat["to_move"]} == then
        overlay = (await pages.get(below(one.league, "/overlay"))).text
        (table,) = re.findall(rf"#{one.table} <small>.*?</ul>", overlay, re.DOTALL)
        asked = re.findall(r'class="moves"><bdi class="name">(.*?)</bdi>', table)
        assert [*map(unescape, asked)] == [
            visible(names[position.table.chairs[seat].user_id or 0]) for seat in sorted(then)
        ]
        await one.move()
    assert len(set(olds)) > 1
