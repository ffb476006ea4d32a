"""Time that counts, held against counting minute by minute."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.host.people.hours import Hours, Schedule, Span, merged, reached, used

HOUR = 3600.0
BERLIN = Hours("Europe/Berlin", 8 * 60, 22 * 60)
NIGHT = Hours("Europe/Berlin", 18 * 60, 4 * 60)


def at(text: str, zone: str = "UTC") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def by_minutes(schedule: Schedule, start: float, end: float) -> float:
    """Count every minute whose wall clock says that the person is awake."""
    zone, total, moment = ZoneInfo(schedule.hours.zone), 0.0, start
    while moment < end:
        local = datetime.fromtimestamp(moment, UTC).astimezone(zone)
        minute = local.hour * 60 + local.minute
        wakes, sleeps = schedule.hours.wakes, schedule.hours.sleeps
        awake = (minute - wakes) % 1440 < ((sleeps - wakes) % 1440 or 1440)
        off = any(span.start <= moment < span.end for span in schedule.off)
        total += 60.0 if awake and not off else 0.0
        moment += 60.0
    return total


def test_all_day_means_that_every_second_counts() -> None:
    schedule = Schedule()
    assert used(schedule, 100.0, 250.5) == 150.5
    assert reached(schedule, 100.0, 1e6) == 100.0 + 1e6


def test_only_the_waking_hours_count() -> None:
    schedule = Schedule(BERLIN)
    start = at("2026-11-20 21:00", "Europe/Berlin")
    assert used(schedule, start, at("2026-11-21 08:00", "Europe/Berlin")) == HOUR
    assert reached(schedule, start, 2 * HOUR) == at("2026-11-21 09:00", "Europe/Berlin")


def test_a_night_worker_is_awake_past_midnight() -> None:
    schedule = Schedule(NIGHT)
    start = at("2026-11-21 03:00", "Europe/Berlin")
    assert used(schedule, start, at("2026-11-21 19:00", "Europe/Berlin")) == 2 * HOUR
    assert reached(schedule, start, 2 * HOUR) == at("2026-11-21 19:00", "Europe/Berlin")


@pytest.mark.parametrize(
    ("day", "hours"), [("2026-03-29", 23), ("2026-10-25", 25), ("2026-03-28", 24)]
)
def test_a_day_of_the_change_is_as_long_as_it_is(day: str, hours: int) -> None:
    midnight = at(f"{day} 00:00", "Europe/Berlin")
    following = (datetime.fromisoformat(day) + timedelta(days=1)).isoformat()
    next_midnight = at(following, "Europe/Berlin")
    assert used(Schedule(), midnight, next_midnight) == hours * HOUR
    # By day the clock is not changed: whoever sleeps loses and wins nothing.
    assert used(Schedule(BERLIN), midnight, next_midnight) == 14 * HOUR


@pytest.mark.parametrize(
    ("evening", "waking"),
    [("2026-03-28 20:00", 9), ("2026-10-24 20:00", 11), ("2026-10-23 20:00", 10)],
)
def test_who_is_awake_through_the_change_has_an_hour_less_or_more(
    evening: str, waking: int
) -> None:
    start = at(evening, "Europe/Berlin")
    schedule = Schedule(Hours("Europe/Berlin", 18 * 60, 6 * 60))
    assert used(schedule, start, start + 20 * HOUR) == waking * HOUR


def test_a_deadline_across_the_change_falls_on_the_same_hour_of_the_wall_clock() -> None:
    # Fourteen waking hours a day: a clock of 28 hours runs out at the same hour two days later.
    for evening, end in (
        ("2026-03-28 12:00", "2026-03-30 12:00"),
        ("2026-10-24 12:00", "2026-10-26 12:00"),
    ):
        start = at(evening, "Europe/Berlin")
        assert reached(Schedule(BERLIN), start, 28 * HOUR) == at(end, "Europe/Berlin")


def test_waking_at_an_hour_that_a_day_does_not_have() -> None:
    schedule = Schedule(Hours("Europe/Berlin", 2 * 60 + 30, 20 * 60))
    day = at("2026-03-29 00:00", "Europe/Berlin")
    # 02:30 does not exist; it is half an hour after 02:00, when the clock shows 03:30.
    assert reached(schedule, day, 0.0) == at("2026-03-29 03:30", "Europe/Berlin")
    assert used(schedule, day, day + 23 * HOUR) == 16.5 * HOUR


def test_vacations_and_downtime_do_not_count() -> None:
    off = merged([Span(50.0, 100.0), Span(20.0, 40.0), Span(90.0, 120.0)])
    assert off == (Span(20.0, 40.0), Span(50.0, 120.0))
    schedule = Schedule(Hours(), off)
    assert used(schedule, 0.0, 200.0) == 200.0 - 20.0 - 70.0
    assert reached(schedule, 0.0, 30.0) == 50.0
    assert reached(schedule, 0.0, 31.0) == 121.0
    assert reached(schedule, 60.0, 0.0) == 120.0


def test_a_moment_before_the_start_uses_nothing() -> None:
    assert used(Schedule(BERLIN), at("2026-11-21 12:00"), at("2026-11-20 12:00")) == 0.0


ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata")
MOMENTS = st.integers(at("2026-03-01 00:00") // 60, at("2026-11-30 00:00") // 60)


@settings(max_examples=60, deadline=None)
@given(
    zone=st.sampled_from(ZONES),
    wakes=st.integers(0, 47),
    length=st.integers(16, 48),
    start=MOMENTS,
    minutes=st.integers(0, 4 * 1440),
    gaps=st.lists(st.tuples(st.integers(-1440, 4 * 1440), st.integers(1, 2000)), max_size=3),
)
def test_it_is_the_same_as_counting_minutes(
    zone: str, wakes: int, length: int, start: int, minutes: int, gaps: list[tuple[int, int]]
) -> None:
    hours = Hours(zone, wakes * 30, (wakes + length) * 30 % 1440)
    begin, end = start * 60.0, (start + minutes) * 60.0
    off = merged(Span(begin + g * 60, begin + (g + n) * 60) for g, n in gaps)
    schedule = Schedule(hours, off)
    counted = by_minutes(schedule, begin, end)
    # A waking hour that falls into the change of the clock may be an hour earlier or later.
    slack = HOUR if _changes(zone, begin, end) else 0.0
    assert abs(used(schedule, begin, end) - counted) <= slack
    moment = reached(schedule, begin, counted / 2)
    assert used(schedule, begin, moment) == pytest.approx(counted / 2)


def _changes(zone: str, start: float, end: float) -> bool:
    offsets = {
        datetime.fromtimestamp(moment, UTC).astimezone(ZoneInfo(zone)).utcoffset()
        for moment in (start - 86400, end + 86400)
    }
    return len(offsets) > 1
