"""Simulated people: when they sleep, how quickly they answer, and how they drop out."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from bot.host.core.paces import DAY, HOUR
from bot.host.people.hours import Hours, Schedule, Span, merged, reached, used

EVER = 300 * DAY
"""Number of seconds that is longer than any game."""
ZONES = (
    "Europe/Berlin",
    "America/New_York",
    "Asia/Tokyo",
    "America/Los_Angeles",
    "Asia/Kolkata",
    "Australia/Sydney",
    "America/Sao_Paulo",
    "Europe/London",
)
AT_ONCE = 40.0
"""Seconds until a person who is looking at the table makes another decision."""
SLOW = 10 * HOUR
"""Waking time in seconds from which a person counts as slow to answer."""
FIRST_ID = 10**17
"""Lowest id of a person, chosen so that ids are as long as those on Discord."""


class Vacation(NamedTuple):
    """A vacation announced beforehand; `bot` says whether a house bot plays meanwhile."""

    starts: float
    days: int
    bot: bool

    @property
    def span(self) -> Span:
        """The period of the vacation."""
        return Span(self.starts, self.starts + self.days * DAY)


@dataclass(frozen=True)
class Simulated:
    """A person and their habits; times are in seconds since 1970.

    `answers` is the median waking time in seconds until the person answers; `gone` are the periods
    in which they are away without notice.
    """

    id: int
    name: str
    hours: Hours
    answers: float = HOUR
    tells_hours: bool = True
    votes: bool = True
    returns: bool = True
    takes_up: bool = True
    vacation: Vacation | None = None
    leaves_at: float | None = None
    gone: tuple[Span, ...] = ()

    @property
    def problem(self) -> str:
        """The kind of behaviour that makes other people wait, or "" if there is none."""
        if self.leaves_at is not None:
            return "leaves"
        if self.gone:
            return "vanishes"
        if self.answers >= SLOW:
            return "slow"
        return "on vacation" if self.vacation else ""

    @property
    def schedule(self) -> Schedule:
        """The times at which the person really has time for the game."""
        off = [*self.gone]
        if self.vacation is not None:
            off.append(self.vacation.span)
        if self.leaves_at is not None:
            off.append(Span(self.leaves_at, self.leaves_at + EVER))
        return Schedule(self.hours, merged(off))

    def answers_at(self, asked_at: float, rng: Random) -> float:
        """Return a random time at which the person answers a question asked at `asked_at`."""
        return reached(self.schedule, asked_at, rng.lognormvariate(math.log(self.answers), 0.8))

    def sleeps(self, at: float) -> bool:
        """Return whether the person is asleep at a time."""
        return used(Schedule(self.hours), at, at + 1) < 0.5

    def on_vacation(self, at: float) -> bool:
        """Return whether the person is on an announced vacation at a time."""
        return self.vacation is not None and _within(at, (self.vacation.span,))

    def absent(self, at: float) -> bool:
        """Return whether the person is away without notice at a time."""
        return _within(at, self.gone)

    def willing(self, at: float) -> bool:
        """Return whether the person has not left for good by a time."""
        return all(span.end - at < EVER / 2 for span in self.schedule.off if span.start <= at)


def _within(at: float, spans: tuple[Span, ...]) -> bool:
    return any(span.start <= at < span.end for span in spans)


def draw(rng: Random, number: int, absence: float, season: Span) -> Simulated:
    """Draw a person; `absence` is the probability that they cause problems in a season."""
    wakes = rng.choice((6, 7, 8, 9, 10)) * 60
    person = Simulated(
        id=FIRST_ID + number,
        name=f"Player {number}",
        hours=Hours(rng.choice(ZONES), wakes, (wakes + 16 * 60) % 1440),
        answers=rng.choice((0.1, 0.5, 1, 2, 4)) * HOUR,
        vacation=_vacation(rng, season) if rng.random() < absence else None,
    )
    return _spoil(rng, person, season) if rng.random() < absence else person


def _spoil(rng: Random, person: Simulated, season: Span) -> Simulated:
    """Draw how a person causes problems: they vanish, are slow, or leave during the season."""
    at = rng.uniform(season.start, season.end)
    kind = rng.choice(("vanishes", "slow", "leaves"))
    if kind == "vanishes":
        return replace(person, gone=(Span(at, at + EVER),))
    if kind == "leaves":
        return replace(person, leaves_at=at)
    return replace(person, answers=rng.uniform(1, 2) * SLOW)


def _vacation(rng: Random, season: Span) -> Vacation:
    starts = rng.uniform(season.start, season.end)
    return Vacation(starts, rng.randint(3, 14), rng.random() < 0.5)
