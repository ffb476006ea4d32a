"""Counted time: a person's waking hours, except vacations and the bot's own downtime.

Arithmetic on spans of UTC seconds is pure; `schedule_of` reads a schedule from the store. Waking
hours are stored as local times and converted to spans day by day, so that days of 23 and 25 hours
are handled correctly. Time zones are found by the names that people type, with UTC for names that
this machine no longer knows.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from bot.store import Connection
from bot.store.turns import clocks

_BLANKS = re.compile(r"[\s_\-]+")
_SLASH = re.compile(r"_*/_*")


def zone_of(name: str) -> tzinfo:
    """Return a stored time zone, or UTC if this machine's tzdata no longer contains it."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return UTC


@cache
def all_zones() -> frozenset[str]:
    """Return the names of all time zones, cached because Python reads hundreds of files for it."""
    return frozenset(available_timezones())


def is_known(name: str) -> bool:
    """Return whether a time zone exists."""
    return name in all_zones()


def zone_named(typed: str) -> str | None:
    """Return the time zone that a person typed, by its name in any spelling or by a city."""
    if is_known(typed):
        return typed
    return _by_name().get(folded(typed)) or _by_city().get(folded(typed))


def folded(text: str) -> str:
    """Return a time zone's name for comparison, ignoring case, accents and kinds of blanks."""
    plain = unicodedata.normalize("NFKD", text.strip()).casefold()
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    return _SLASH.sub("/", _BLANKS.sub("_", plain))


@cache
def _by_name() -> Mapping[str, str]:
    return {folded(zone): zone for zone in sorted(all_zones())}


@cache
def _by_city() -> Mapping[str, str]:
    """Return time zones by their city; zones in Etc are omitted, since they are not cities."""
    zones = sorted(all_zones(), key=lambda zone: (zone.count("/"), zone), reverse=True)
    cities = (zone for zone in zones if "/" in zone and not zone.startswith("Etc/"))
    return {folded(zone.rpartition("/")[2]): zone for zone in cities}


DAY_MINUTES = 24 * 60
LEAST_MINUTES = 8 * 60
"""Minimum waking minutes per day."""


class Span(NamedTuple):
    """A period from `start` to `end`, in seconds since 1970 (UTC)."""

    start: float
    end: float


class Hours(NamedTuple):
    """A person's waking hours, in minutes of the local day; equal values mean all day."""

    zone: str = "UTC"
    wakes: int = 0
    sleeps: int = 0

    @property
    def minutes(self) -> int:
        """The number of minutes for which the person is awake on an ordinary day."""
        return (self.sleeps - self.wakes) % DAY_MINUTES or DAY_MINUTES


class Schedule(NamedTuple):
    """A person's counted time: `hours`, except the spans in `off` (vacations and downtime)."""

    hours: Hours = Hours()
    off: tuple[Span, ...] = ()


def used(schedule: Schedule, start: float, end: float) -> float:
    """Return the number of counted seconds between two times."""
    total = 0.0
    for span in counting(schedule, start):
        if span.start >= end:
            break
        total += min(span.end, end) - span.start
    return total


def reached(schedule: Schedule, start: float, seconds: float) -> float:
    """Return the time at which `seconds` counted seconds have passed since `start`."""
    for span in counting(schedule, start):
        if span.start + seconds <= span.end:
            return span.start + seconds
        seconds -= span.end - span.start
    raise AssertionError("time does not end")


def counting(schedule: Schedule, start: float) -> Iterator[Span]:
    """Yield all counted spans after `start`, without end."""
    for span in _awake(schedule.hours, start):
        yield from _without(span, schedule.off)


def daily(schedule: Schedule, hour: int, start: float) -> float:
    """Return the first time from `start` on at which an hour of the day has begun and counts.

    If the hour itself does not count, such as one at night, it is the next time that does.
    """
    zone = zone_of(schedule.hours.zone)
    day = datetime.fromtimestamp(start, UTC).astimezone(zone).date() - timedelta(days=1)
    while True:
        moment = next(counting(schedule, _at(day, hour * 60, zone))).start
        if moment >= start:
            return moment
        day += timedelta(days=1)


def merged(spans: Iterable[Span]) -> tuple[Span, ...]:
    """Return the spans in order, with overlapping and adjacent ones merged."""
    result: list[Span] = []
    for span in sorted(spans):
        if result and span.start <= result[-1].end:
            result[-1] = Span(result[-1].start, max(result[-1].end, span.end))
        else:
            result.append(span)
    return tuple(result)


def _awake(hours: Hours, start: float) -> Iterator[Span]:
    if hours.wakes == hours.sleeps:
        yield Span(start, float("inf"))
        return
    zone = zone_of(hours.zone)
    # The waking hours of the day before may last past midnight.
    day = datetime.fromtimestamp(start, UTC).astimezone(zone).date() - timedelta(days=1)
    while True:
        end_day = day if hours.sleeps > hours.wakes else day + timedelta(days=1)
        wakes, sleeps = _at(day, hours.wakes, zone), _at(end_day, hours.sleeps, zone)
        if sleeps > max(wakes, start):
            yield Span(max(wakes, start), sleeps)
        day += timedelta(days=1)


def _at(day: date, minute: int, zone: tzinfo) -> float:
    return datetime.combine(day, time(*divmod(minute, 60)), zone).timestamp()


def _without(span: Span, off: tuple[Span, ...]) -> Iterator[Span]:
    start, end = span
    for gap in off:
        if gap.end <= start or gap.start >= end:
            continue
        if gap.start > start:
            yield Span(start, gap.start)
        start = gap.end
    if start < end:
        yield Span(start, end)


ALL_DAY = Hours()


def schedule_of(connection: Connection, user_id: int, since: float, guild_id: int) -> Schedule:
    """Return a person's schedule at the tables of a server, from a time on."""
    return _schedule(connection, user_id, clocks.off(connection, user_id, since, guild_id))


def coming_schedule(connection: Connection, user_id: int, now: float) -> Schedule:
    """Return a person's schedule from now on, without downtime, which cannot be known yet."""
    return _schedule(connection, user_id, clocks.vacation_spans(connection, user_id, now))


def _schedule(
    connection: Connection, user_id: int, spans: Iterable[tuple[float, float]]
) -> Schedule:
    # Both queries are sent before either result is read, to wait only once for the database server.
    row = clocks.hours(connection, user_id)
    hours = Hours(*row) if row else ALL_DAY
    return Schedule(hours, merged(Span(*span) for span in spans))
