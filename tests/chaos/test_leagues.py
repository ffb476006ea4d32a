"""A small share of `python -m tests.tools.chaos --leagues` at each run of the suite."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from tests.tools.chaos import kills, stage
from tests.tools.chaos.leagues import days, run
from tests.tools.chaos.leagues.oracles import DAY, FIRST_MOVE, judge, may_repeat, swiss
from tests.tools.chaos.leagues.people import Society
from tests.tools.chaos.leagues.plan import SMALL, Plan
from tests.tools.chaos.leagues.reading import COUNT, KINDS, Said, count_of, standing
from tests.tools.chaos.leagues.seasons import Season
from tests.tools.chaos.leagues.signing import IN, OUT, Entry
from tests.tools.chaos.objects import Channel, Message, User, snowflake
from tests.tools.chaos.stage import Stage


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten all waits of the program; the checks stay the same."""
    monkeypatch.setattr(kills, "MOST_REQUESTS", 16)
    monkeypatch.setattr(kills, "LONGEST_LIFE", 2.0)
    monkeypatch.setattr(stage, "QUIET", 1.0)
    monkeypatch.setattr(days, "LEAST", 18.0)
    monkeypatch.setattr(days, "SETTLES", 0.3)
    # A run that does not end must say so, and who has what to do, before the test's time is over.
    monkeypatch.setattr(run, "PATIENCE", 80.0)


# Within aiohttp, when a form with files is read.
@pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("seed", [1])
async def test_a_league_goes_through_kills_from_sign_up_to_its_standings(
    tmp_path: Path, seed: int
) -> None:
    """Each check finds the record wrong once one thing in it is changed."""
    report, society = await run.played(tmp_path, seed, 8, SMALL)
    assert report.clean, f"seed {seed}\n{report}"
    assert report.figures["seasons that are over"] == "Alpha 1"
    assert report.figures["disputes that were decided"] == 1
    assert report.figures["people who entered late"] == 1
    for category, change in CHANGES:
        undo = change(society)
        assert judge(society)[category], (category, change)
        undo()
    assert not any(judge(society).values())


Undo = Callable[[], object]


def said(society: Society, kind: str) -> Message:
    """Return what was announced."""
    place = society.places["Alpha"]
    return next(one for one in standing(place) if KINDS[kind].search(one.texts))


def reworded(message: Message, old: str, new: str) -> Undo:
    """Change a message's words; return how to undo that."""
    part = next(one for one in message.parts() if old in str(one.get("content")))
    before = part["content"]
    part["content"] = before.replace(old, new)
    return lambda: part.update(content=before)


def posted_twice(society: Society, kind: str = "over") -> Undo:
    return repeated(society.places["Alpha"], said(society, kind))


def repeated(place: Channel, message: Message) -> Undo:
    """Post a message once more; return how to undo that."""
    again = copy(message)
    again.id = snowflake()
    place.messages[again.id] = again
    return lambda: place.messages.pop(again.id)


def opened_twice(society: Society) -> Undo:
    channels, thread = society.server.world.channels, copy(society.threads()[0])
    thread.id += 1
    channels[thread.id] = thread
    return lambda: channels.pop(thread.id)


def told_twice(society: Society) -> Undo:
    thread = society.threads()[0]
    moves = (one for one in standing(thread) if re.search(r" takes \d\.", one.texts))
    return repeated(thread, next(moves))


def decided_twice(society: Society) -> Undo:
    thread = society.trouble.cases["Alpha"].thread
    posts = standing(thread)
    return repeated(thread, next(one for one in posts if "have dismissed" in one.texts))


def miscounted(society: Society) -> Undo:
    closed = said(society, "closed")
    # On a busy machine sign-up may close before all four have signed up: one more may be true.
    return overcounted(closed)


def overcounted(message: Message) -> Undo:
    """Count a hundred more than a message says; return how to undo that."""
    counted = COUNT.search(message.texts)
    assert counted is not None
    more = f"{count_of(message.texts) + 100} player"
    return reworded(message, counted[0], more)


@pytest.mark.parametrize("text", ["Sign-up has closed: one player.", "Closed: 4 players."])
def test_any_number_of_players_can_be_overcounted(text: str) -> None:
    parts = [{"type": 10, "content": text}]
    closed = Message(1, 1, User(1, "Games", bot=True), parts)
    before = count_of(text)
    undo = overcounted(closed)
    assert count_of(closed.texts) == before + 100
    undo()
    assert closed.texts == text


def scored_twice(society: Society) -> Undo:
    rows = society.organiser.standings["Alpha", 1][1]
    first = rows[0]
    rows[0] = type(first)(first.place, first.name, first.points * 2, 2, first.below)
    return lambda: rows.__setitem__(0, first)


CHANGES = (
    ("announced not once", posted_twice),
    ("announced not once", partial(posted_twice, kind="disputed")),
    ("announced not once", partial(posted_twice, kind="corrected")),
    ("announced not once", partial(posted_twice, kind="entered")),
    ("tables opened not once", opened_twice),
    ("told falsely of leagues", miscounted),
    ("told at tables not once", told_twice),
    ("told at tables not once", decided_twice),
    ("results counted wrong", scored_twice),
)


def test_only_a_reminder_of_the_first_move_comes_twice_a_day_apart() -> None:
    assert may_repeat("", [0.0])
    assert not may_repeat("", [0.0, 9 * DAY])
    assert may_repeat(FIRST_MOVE, [0.0, DAY])
    assert not may_repeat(FIRST_MOVE, [0.0, 60.0])
    assert not may_repeat(FIRST_MOVE, [0.0, DAY, 2 * DAY])


def test_no_day_passes_before_the_sign_up_card_is_there(tmp_path: Path) -> None:
    """A bot that is killed at each try to post it would close sign-up with nobody in."""
    society = Society(Stage(tmp_path), Random(1), SMALL)
    society._awake |= {user.id for user in society.users}
    assert [*society.undone()] == ["olga: _found"]
    society.organiser._founded.add("Alpha")
    assert [*society.undone()] == ["Alpha: sign-up card"] and not society.idle


def test_whoever_got_no_answer_may_be_in_or_not() -> None:
    entry = Entry(0, 0, False)
    entry.told(None, IN)
    assert entry.was == {IN, OUT}
    entry.told(IN, IN)
    assert entry.was == {IN}


def rounds(*texts: str, over: bool = True) -> list[str]:
    """Return what is wrong with a Swiss event that announced these rounds."""
    said = [Said("Delta", 1, "swiss", cast(Message, SimpleNamespace(texts=one))) for one in texts]
    found = Season(Plan("Delta", "swiss", games=2, first=1), 1, 1, {"swiss": said})
    if over:
        found = replace(found, said={**found.said, "over": said[:1]})
    return [*swiss(found)]


FIRST = "🔁 Round 1 of 2: 3 tables\n1. ann, bea ▶️\n2. cid, dan\n3. eve, fay"
SECOND = "🔁 Round 2 of 2: 3 tables\n4. ann, cid\n5. bea, eve\n6. dan, fay"


@pytest.mark.parametrize(
    ("texts", "wrong"),
    [
        ((FIRST, SECOND), ""),
        ((FIRST,), "over after 1 rounds of 2"),
        ((FIRST, FIRST), "rounds [1, 1] of 2"),
        ((FIRST, SECOND.replace("bea, eve", "bea, ann")), "plays twice in round 2"),
        ((FIRST, SECOND.replace("ann, cid", "ann, bea").replace("bea, eve", "cid, eve")), "again"),
    ],
)
def test_rounds_of_a_swiss_event_are_judged(texts: tuple[str, ...], wrong: str) -> None:
    found = rounds(*texts)
    assert bool(found) == bool(wrong) and all(any(wrong in one for one in found) for _ in found)
