"""Who is compared with whom after a table: the people that its result says something about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

HOUSE_BOT = 0
"""Stands among the people who made decisions for all house bots."""
MOST_BOTS = 1
"""Seats that house bots may have finished: a result against more of them says little of people."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A seat of a finished table; `rank` is from 1, house bots included, equal ranks are a tie.

    `finisher` None = a house bot, its own or for somebody. `decisions` are those that stand, by
    who made them.
    """

    seat: int
    rank: int
    finisher: int | None
    decisions: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class TableResult:
    """A finished table; `left` are the people who gave a seat up and never came back."""

    table: int
    game: str
    seats: tuple[SeatResult, ...]
    left: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Field:
    """Who is rated for a table: people by rank, and those who left.

    `reason` tells why nobody is: bots (too many of them) | few (nobody to be compared with).
    """

    ranks: Mapping[int, int] = field(default_factory=dict)
    left: tuple[int, ...] = ()
    reason: str | None = None


def field_of(result: TableResult) -> Field:
    """Return who is rated for a table.

    Of every seat that a person finished that is who made the most of its decisions. Who left is
    rated as last against all of these, who are themselves compared without that seat.
    """
    if sum(seat.finisher is None for seat in result.seats) > MOST_BOTS:
        return Field(reason="bots")
    ranks: dict[int, int] = {}
    for seat in result.seats:
        person = _mover(seat)
        if person not in (HOUSE_BOT, *result.left):
            ranks[person] = min(seat.rank, ranks.get(person, seat.rank))
    left = tuple(sorted(result.left))
    if not ranks or len(ranks) + len(left) < 2:
        return Field(reason="few")
    return Field(dict(sorted(ranks.items(), key=lambda one: (one[1], one[0]))), left)


def _mover(seat: SeatResult) -> int:
    """Return who made the most decisions of a seat; of equals it is who finished it."""
    if seat.finisher is None:
        return HOUSE_BOT
    made = {seat.finisher: 0, **seat.decisions}
    return max(made, key=lambda person: (made[person], person == seat.finisher, person))
