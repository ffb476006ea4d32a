"""A small share of `python -m tests.tools.chaos --leagues` at each run of the suite."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from pathlib import Path

import pytest

from tests.tools.chaos import kills, stage
from tests.tools.chaos.leagues import days, run
from tests.tools.chaos.leagues.oracles import DAY, FIRST_MOVE, judge, may_repeat
from tests.tools.chaos.leagues.people import Society
from tests.tools.chaos.leagues.plan import SMALL
from tests.tools.chaos.leagues.reading import KINDS, count_of, standing
from tests.tools.chaos.leagues.signing import IN, OUT, Entry
from tests.tools.chaos.objects import Message, snowflake


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten all waits of the program; the checks stay the same."""
    monkeypatch.setattr(kills, "MOST_REQUESTS", 16)
    monkeypatch.setattr(kills, "LONGEST_LIFE", 2.0)
    monkeypatch.setattr(stage, "QUIET", 1.0)
    monkeypatch.setattr(days, "LEAST", 18.0)
    monkeypatch.setattr(days, "SETTLES", 0.3)
    monkeypatch.setattr(run, "PATIENCE", 600.0)


# Within aiohttp, when a form with files is read.
@pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("seed", [1])
async def test_a_league_goes_through_kills_from_sign_up_to_its_standings(
    tmp_path: Path, seed: int
) -> None:
    """Each check finds the record wrong once one thing in it is changed."""
    report, society = await run.played(tmp_path, seed, 5, SMALL)
    assert report.clean, f"seed {seed}\n{report}"
    assert report.figures["seasons that are over"] == "Alpha 1"
    for category, change in CHANGES.items():
        undo = change(society)
        assert judge(society)[category], category
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


def posted_twice(society: Society) -> Undo:
    place, again = society.places["Alpha"], copy(said(society, "over"))
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
    again = copy(next(one for one in standing(thread) if " takes " in one.texts))
    again.id = snowflake()
    thread.messages[again.id] = again
    return lambda: thread.messages.pop(again.id)


def miscounted(society: Society) -> Undo:
    closed = said(society, "closed")
    # On a busy machine sign-up may close before all four have signed up.
    count = count_of(closed.texts)
    return reworded(closed, f"{count} players", f"{count + 1} players")


def scored_twice(society: Society) -> Undo:
    rows = society.organiser.standings["Alpha", 1][1]
    first = rows[0]
    rows[0] = type(first)(first.place, first.name, first.points * 2, 2, first.below)
    return lambda: rows.__setitem__(0, first)


CHANGES = {
    "announced not once": posted_twice,
    "tables opened not once": opened_twice,
    "told falsely of leagues": miscounted,
    "told at tables not once": told_twice,
    "results counted wrong": scored_twice,
}


def test_only_a_reminder_of_the_first_move_comes_twice_a_day_apart() -> None:
    assert may_repeat("", [0.0])
    assert not may_repeat("", [0.0, 9 * DAY])
    assert may_repeat(FIRST_MOVE, [0.0, DAY])
    assert not may_repeat(FIRST_MOVE, [0.0, 60.0])
    assert not may_repeat(FIRST_MOVE, [0.0, DAY, 2 * DAY])


def test_whoever_got_no_answer_may_be_in_or_not() -> None:
    entry = Entry(0, 0, False)
    entry.told(None, IN)
    assert entry.was == {IN, OUT}
    entry.told(IN, IN)
    assert entry.was == {IN}
