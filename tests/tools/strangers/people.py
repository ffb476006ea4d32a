"""Strangers: when they sleep, how fast they answer, and how they fall away."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.host.core.paces import DAY, HOUR, MINUTE
from bot.host.people.hours import Hours, Span, merged
from bot.simulation.people import EVER, ZONES, Vacation
from bot.simulation.people import Simulated as Stranger

__all__ = ["Stranger", "draw"]

OTHERS_MISS = 2.0
"""The factor of what the others miss: a person who never comes is not dealt cards."""


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
