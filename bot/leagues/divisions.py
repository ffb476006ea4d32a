"""Divisions of a season: by last place, with promotion and relegation, as equal as possible.

(Interim, by the lead: helper lg-pair writes the whole of item A.4 here, keeping these names.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.rng import Rng
from bot.leagues.records import Entrant
from bot.leagues.settings import Settings


@dataclass(frozen=True, slots=True)
class Placed:
    """Somebody in a division (from 1), and why: stayed | promoted | relegated | new | moved_up."""

    person: int
    division: int
    reason: str


@dataclass(frozen=True, slots=True)
class Draft:
    """The divisions from the first one on, each in the order of its people's claims."""

    divisions: tuple[tuple[Placed, ...], ...]


def draft(entrants: Sequence[Entrant], settings: Settings, seed: int) -> Draft:
    """Return the divisions of these people."""
    lots = sorted(entrant.person for entrant in entrants)
    Rng(seed).shuffle(lots, "divisions")
    order = sorted(
        entrants,
        key=lambda e: (e.last_division or 99, e.last_place or 99, lots.index(e.person)),
    )
    count = max(1, round(len(order) / settings.division_size))
    size, more = divmod(len(order), count)
    divisions, start = [], 0
    for number in range(1, count + 1):
        end = start + size + (number <= more)
        people = order[start:end]
        divisions.append(tuple(Placed(e.person, number, "new") for e in people))
        start = end
    return Draft(tuple(divisions))
