"""When somebody is called: the policy as a table of cases."""

from __future__ import annotations

import pytest

from bot.host.absence.hours import Hours, Schedule, Span
from bot.host.absence.policy import Callee, Moved, Occasion, call_at, is_live, is_looking
from tests.host.absence.test_hours import at

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
