"""The policy of notifications, whom, how and when, as a table of cases."""

from __future__ import annotations

import pytest

from bot.host.people.audience import (
    Audience,
    Callee,
    Direct,
    Moved,
    Occasion,
    Purpose,
    Recipient,
    audience,
    call_at,
    is_live,
    is_looking,
    named,
    wants_ahead,
    with_next,
)
from bot.host.people.hours import Hours, Schedule, Span
from tests.host.test_hours import at

HOUR, MINUTE = 3600.0, 60.0
NOON = 20_000 * 24 * HOUR + 12 * HOUR
"""Noon in UTC, of an ordinary day."""
ALL_DAY = Callee(Schedule())
DAYTIME = Callee(Schedule(Hours("UTC", 8 * 60, 22 * 60)))
AT_NIGHT = Callee(Schedule(Hours("UTC", 22 * 60, 8 * 60)))
AWAY = Callee(Schedule(Hours("UTC", 8 * 60, 22 * 60), (Span(NOON - HOUR, NOON + 24 * HOUR),)))
SILENT = Callee(Schedule(), "none")


@pytest.mark.parametrize(
    ("occasion", "callee", "now", "expected"),
    [
        (Occasion(NOON), ALL_DAY, NOON, NOON),
        (Occasion(NOON), DAYTIME, NOON, NOON),
        (Occasion(NOON - HOUR), DAYTIME, NOON, NOON),
        (Occasion(NOON), AT_NIGHT, NOON, NOON + 10 * HOUR),
        (Occasion(NOON + 10 * HOUR), DAYTIME, NOON + 10 * HOUR, NOON + 20 * HOUR),
        (Occasion(NOON), AWAY, NOON, NOON + 24 * HOUR),
        (Occasion(NOON), SILENT, NOON, None),
        (Occasion(NOON, live=True), ALL_DAY, NOON, NOON + 10 * MINUTE),
        (Occasion(NOON, live=True), ALL_DAY, NOON + HOUR, NOON + HOUR),
        (Occasion(NOON, live=True), AT_NIGHT, NOON, NOON + 10 * HOUR),
        (Occasion(NOON, looking=True), ALL_DAY, NOON, NOON + 10 * MINUTE),
        (Occasion(NOON, looking=True, alone=True), ALL_DAY, NOON, None),
        (Occasion(NOON, alone=True), ALL_DAY, NOON, NOON),
        # The ten minutes end after bedtime.
        (
            Occasion(NOON + 10 * HOUR - 5 * MINUTE, live=True),
            DAYTIME,
            NOON + 10 * HOUR - 5 * MINUTE,
            NOON + 20 * HOUR,
        ),
    ],
)
def test_when_somebody_is_called(
    occasion: Occasion, callee: Callee, now: float, expected: float | None
) -> None:
    assert call_at(occasion, callee, now) == expected


def test_waking_is_by_the_local_clock_when_that_changes() -> None:
    berlin = Callee(Schedule(Hours("Europe/Berlin", 8 * 60, 22 * 60)))
    asked = at("2026-03-28T23:00", "Europe/Berlin")
    assert call_at(Occasion(asked), berlin, asked) == at("2026-03-29T08:00", "Europe/Berlin")
    assert at("2026-03-29T08:00", "Europe/Berlin") - asked == 8 * HOUR


@pytest.mark.parametrize(
    ("moves", "live"),
    [
        ([], False),
        ([(1, 0)], False),
        ([(1, 0), (1, 1)], False),
        ([(1, 0), (2, 4)], True),
        ([(2, 4), (1, 0)], True),
        ([(1, 0), (2, 6)], False),
        ([(1, 0), (2, 6), (1, 7)], True),
        ([(1, -14), (2, -11)], False),
        ([(1, 0), (2, 11)], False),
        # Live until somebody has not moved for ten minutes.
        ([(1, 0), (2, 4), (1, 13), (1, 22)], True),
        ([(1, 0), (2, 4), (1, 14), (1, 23)], False),
    ],
)
def test_two_people_within_five_minutes_are_live(
    moves: list[tuple[int, float]], live: bool
) -> None:
    made = [Moved(user_id, NOON + minutes * MINUTE) for user_id, minutes in moves]
    newest = max((move.at for move in made), default=NOON)
    assert is_live(made, max(newest, NOON)) == live


def test_who_looks_has_just_moved_and_nobody_after() -> None:
    made = [Moved(1, NOON), Moved(2, NOON + 10)]
    assert is_looking(made, 2, NOON + 20)
    assert not is_looking(made, 1, NOON + 20)
    assert not is_looking(made, 2, NOON + 80)
    assert not is_looking([], 2, NOON)


ANNA, BOB, CARL = 100, 101, 102
NOBODY, MENTION = Audience(), Audience((ANNA,))


def told(key: str, alone: bool = True, asks: bool = True) -> tuple[Direct, ...]:
    return (Direct(ANNA, key, "de", alone, asks),)


@pytest.mark.parametrize(
    ("purpose", "thread", "dm", "both"),
    [
        (
            Purpose.TURN,
            MENTION,
            Audience(direct=told("dm-turn")),
            Audience((ANNA,), told("dm-turn", alone=False)),
        ),
        (
            Purpose.QUESTION,
            MENTION,
            Audience(direct=told("dm-asked")),
            Audience((ANNA,), told("dm-asked", alone=False)),
        ),
        (Purpose.NOTICE, MENTION, Audience(direct=told("dm-asked")), MENTION),
        (Purpose.ANNOUNCED, MENTION, NOBODY, MENTION),
        (
            Purpose.NEXT,
            MENTION,
            Audience(direct=told("dm-next", alone=False, asks=False)),
            Audience(direct=told("dm-next", alone=False, asks=False)),
        ),
        (
            Purpose.PRIVATE,
            NOBODY,
            Audience(direct=told("")),
            Audience(direct=told("")),
        ),
    ],
    ids=lambda value: value.name if isinstance(value, Purpose) else "",
)
def test_how_somebody_is_notified(
    purpose: Purpose, thread: Audience, dm: Audience, both: Audience
) -> None:
    wanted = {None: thread, "thread": thread, "dm": dm, "both": both, "none": NOBODY}
    for pings, expected in wanted.items():
        assert audience(purpose, [ANNA], {ANNA: Recipient(pings, "de")}) == expected, pings


@pytest.mark.parametrize("purpose", Purpose)
def test_only_questions_wait_for_who_sleeps(purpose: Purpose) -> None:
    """The time of a call for a turn is decided before: what is due, is due."""
    sleeping = {ANNA: Recipient("both", "de", awake=False)}
    awake = {ANNA: Recipient("both", "de")}
    waits = audience(purpose, [ANNA], sleeping) == NOBODY != audience(purpose, [ANNA], awake)
    assert waits == (purpose is Purpose.QUESTION)


@pytest.mark.parametrize(
    ("asked", "mover", "meant", "expected"),
    [
        ({0: ANNA, 1: BOB}, None, None, {0: ANNA, 1: BOB}),
        ({0: ANNA, 1: BOB}, 0, None, {1: BOB}),
        ({0: ANNA}, 0, None, {}),
        ({0: ANNA, 1: BOB}, 0, {ANNA, CARL}, {0: ANNA}),
        ({0: ANNA, 1: BOB}, None, (), {}),
    ],
)
def test_who_is_asked_by_name(
    asked: dict[int, int],
    mover: int | None,
    meant: tuple[int, ...] | None,
    expected: dict[int, int],
) -> None:
    assert named(asked, mover, meant) == expected


def test_who_is_next_hears_it_when_awake_and_not_asked() -> None:
    recipients = {
        ANNA: Recipient(heads_up=True),
        BOB: Recipient(heads_up=True, awake=False),
        CARL: Recipient(),
    }
    assert wants_ahead(recipients, {CARL}) == {ANNA}
    assert wants_ahead(recipients, {ANNA}) == frozenset()


def test_who_is_next_joins_the_audience() -> None:
    recipients = {ANNA: Recipient("thread"), BOB: Recipient("both", "de")}
    turn = Audience((CARL,))
    assert with_next(turn, None, recipients) is turn
    assert with_next(turn, ANNA, recipients) == Audience((CARL,), (), ANNA)
    direct = Direct(BOB, "dm-next", "de", alone=False, asks=False)
    assert with_next(turn, BOB, recipients) == Audience((CARL,), (direct,), None)
