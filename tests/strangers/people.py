"""Strangers: when they sleep, how fast they answer, and how they fall away."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from bot.host.absence.time_controls import DAY, HOUR, MINUTE
from bot.host.people.hours import Hours, Schedule, Span, merged, reached, used

EVER = 300 * DAY
"""Beyond every game."""
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
OTHERS_MISS = 2.0
"""How much more the others have to miss: who never comes is not dealt cards."""
AT_ONCE = 40.0
"""Seconds until somebody who is looking at the table decides again."""


class Vacation(NamedTuple):
    """Days off that are said beforehand."""

    starts: float
    days: int
    bot: bool

    @property
    def span(self) -> Span:
        return Span(self.starts, self.starts + self.days * DAY)


@dataclass(frozen=True)
class Stranger:
    """A person and their habits; moments are seconds since 1970.

    `answers` is the median of the waking seconds until an answer; `gone` is when they are not
    there without a word.
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
    def schedule(self) -> Schedule:
        """Return when they really have time for the game."""
        off = [*self.gone]
        if self.vacation is not None:
            off.append(self.vacation.span)
        if self.leaves_at is not None:
            off.append(Span(self.leaves_at, self.leaves_at + EVER))
        return Schedule(self.hours, merged(off))

    def answers_at(self, asked_at: float, rng: Random) -> float:
        """Return when they answer what they are asked at some moment."""
        return reached(self.schedule, asked_at, rng.lognormvariate(math.log(self.answers), 0.8))

    def sleeps(self, at: float) -> bool:
        return used(Schedule(self.hours), at, at + 1) < 0.5

    def on_vacation(self, at: float) -> bool:
        return self.vacation is not None and _within(at, (self.vacation.span,))

    def absent(self, at: float) -> bool:
        """Return whether they are away without a word, as every clock must find out."""
        return _within(at, self.gone)

    def willing(self, at: float) -> bool:
        """Return whether they would still go on with the game some time."""
        return all(span.end - at < EVER / 2 for span in self.schedule.off if span.start <= at)


def _within(at: float, spans: tuple[Span, ...]) -> bool:
    return any(span.start <= at < span.end for span in spans)


def draw(rng: Random, number: int, pace: str, missed: float, starts: float) -> Stranger:
    """Draw somebody of whom that share of all deadlines would be missed, more or less.

    Owners come, and whoever vanishes late has missed little: the others make up for them.
    """
    missed = OTHERS_MISS * missed
    live = pace == "live"
    wakes = rng.choice((6, 7, 8, 9, 10)) * 60
    hours = Hours(rng.choice(ZONES[:1] if live else ZONES), wakes, (wakes + 16 * 60) % 1440)
    chance = rng.random()
    never_comes = number > 1 and chance < missed / 2
    vanishes = missed / 2 <= chance < missed
    gone = tuple(_spells(rng, missed / 4, starts))
    if never_comes or vanishes:
        begins = starts if never_comes else starts + rng.uniform(1, 20) * DAY
        gone = (*gone, Span(begins, begins + EVER))
    return Stranger(
        id=number,
        name=f"Stranger {number}",
        hours=hours,
        answers=rng.uniform(0.3, 3) * MINUTE if live else rng.choice((0.1, 0.5, 1, 2, 4)) * HOUR,
        tells_hours=rng.random() < 0.7,
        votes=rng.random() < 0.6,
        returns=rng.random() < 0.8,
        takes_up=rng.random() < 0.5,
        vacation=_vacation(rng, starts) if rng.random() < 0.25 else None,
        leaves_at=starts + rng.uniform(2, 30) * DAY if rng.random() < 0.08 else None,
        gone=merged(gone),
    )


def _spells(rng: Random, share: float, starts: float) -> Iterator[Span]:
    """Yield spells of a few days that are about such a share of all days."""
    at = starts
    while share and at < starts + 100 * DAY:
        length = rng.uniform(1, 5) * DAY
        at += rng.expovariate(share / (3 * DAY))
        yield Span(at, at + length)
        at += length


def _vacation(rng: Random, starts: float) -> Vacation:
    return Vacation(starts + rng.uniform(1, 25) * DAY, rng.randint(3, 14), rng.random() < 0.5)
