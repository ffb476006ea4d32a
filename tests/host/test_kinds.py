"""Counting of votes on proposals, as a pure function of the votes and their times."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.host.core.api import Chair, Table
from bot.host.proposals.kinds import KINDS, asked_of, outcome
from bot.store.turns.proposals import ProposalRow, VoiceRow
from tests.host.conftest import ANNA, BOB, CARL, DORA, EVE

YES, NO, SILENT = 1, 0, None
DUE = 1000.0


def table(*, version: int = 4, status: str = "running") -> Table:
    people = (ANNA, BOB, CARL, DORA, EVE)
    return Table(
        id=1,
        game="toy",
        status=status,
        options={},
        guild_id=1,
        channel_id=2,
        where="here",
        thread_id=None,
        card_id=None,
        post_id=None,
        owner_id=ANNA.id,
        language="en",
        version=version,
        chairs=tuple(Chair(seat, person.name, person.id) for seat, person in enumerate(people)),
        created_at=datetime(2026, 1, 1, tzinfo=UTC),
    )


def found(kind: str, *answers: int | None, now: float = 0.0, at: Table | None = None) -> str | None:
    """Return the outcome of what Anna proposed, by the answers of the others in order."""
    row = ProposalRow(1, 1, kind, ANNA.id, "Anna", "{}", 4, 0.0, DUE)
    people = (BOB, CARL, DORA, EVE)
    voices = [VoiceRow(p.id, p.name, a) for p, a in zip(people, answers, strict=False)]
    return outcome(row, voices, at or table(), now)


@pytest.mark.parametrize(
    ("kind", "answers", "early", "late"),
    [
        ("end", (YES, YES, YES, YES), "agreed", "agreed"),
        ("end", (YES, YES, YES, SILENT), None, "expired"),
        ("end", (NO, SILENT, SILENT, SILENT), "declined", "declined"),
        # Anna and two of the four are more than half of five.
        ("pause", (YES, SILENT, SILENT, SILENT), None, "expired"),
        ("pause", (YES, YES, SILENT, SILENT), "agreed", "agreed"),
        ("pause", (NO, NO, SILENT, SILENT), None, "expired"),
        ("pause", (NO, NO, NO, SILENT), "declined", "declined"),
        # Who says nothing leaves it to the others, Anna included.
        ("away", (SILENT, SILENT, SILENT, SILENT), None, "agreed"),
        ("away", (NO, SILENT, SILENT, SILENT), None, "expired"),
        ("away", (NO, YES, SILENT, SILENT), None, "agreed"),
        ("away", (NO, NO, YES, SILENT), None, "expired"),
        ("away", (NO, NO, NO, SILENT), "declined", "declined"),
    ],
)
def test_answers_are_counted(
    kind: str, answers: tuple[int | None, ...], early: str | None, late: str
) -> None:
    assert found(kind, *answers, now=DUE - 1) == early
    assert found(kind, *answers, now=DUE) == late


def test_who_does_not_play_any_more_is_not_waited_for() -> None:
    full = table()
    bot = replace(full.chairs[3], caretaker="first")
    assert found("end", YES, YES, SILENT, YES) is None
    without = replace(full, chairs=(*full.chairs[:3], bot, full.chairs[4]))
    assert found("end", YES, YES, SILENT, YES, at=without) == "agreed"
    assert found("end", YES, YES, NO, YES, at=without) == "agreed"
    alone = replace(full, chairs=full.chairs[1:])
    assert found("end", YES, YES, YES, YES, at=alone) == "overtaken", "Anna herself left"


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_about_a_day_of_waking_time_is_there_to_answer(kind: str) -> None:
    assert KINDS[kind].seconds == (8 if kind == "takeback" else 16) * 60 * 60


def test_a_take_back_is_about_the_newest_position_of_a_long_game_too() -> None:
    asked = ProposalRow(1, 1, "takeback", ANNA.id, "Anna", "{}", int("1200"), 0.0, DUE)
    assert outcome(asked, [], table(version=int("1199")), 0.0) == "overtaken"
    assert outcome(asked, [VoiceRow(BOB.id, "Bob")], table(version=int("1200")), 0.0) is None


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_what_overtakes_a_proposal(kind: str) -> None:
    lobby = kind == "option"
    at = table(status="lobby" if lobby else "running")
    assert found(kind, at=replace(at, status="running" if lobby else "lobby")) == "overtaken"
    assert found(kind, at=replace(at, status="over")) == "overtaken"
    moved = found(kind, SILENT, SILENT, SILENT, SILENT, at=replace(at, version=5))
    assert moved == ("overtaken" if kind == "takeback" else None)
    left = replace(at, status="over", left_at=at.created_at)
    assert found(kind, YES, YES, YES, YES, at=left) is None, "the bot is not there to do it"


def test_the_others_who_play_are_asked() -> None:
    at = table()
    assert [row.user_id for row in asked_of(at, BOB.id)] == [p.id for p in (ANNA, CARL, DORA, EVE)]
    away = asked_of(at, ANNA.id, "away", {"seat": 2})
    assert [row.name for row in away] == ["Bob", "Dora", "Eve"]
    swap = asked_of(at, ANNA.id, "swap", {"seat": 2})
    assert [row.name for row in swap] == ["Bob", "Carl", "Dora", "Eve"]
    bots = replace(at, chairs=(at.chairs[0], Chair(1, "Robot", bot="first")))
    assert asked_of(bots, ANNA.id) == []
