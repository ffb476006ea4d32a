"""Field of a table: the people whom its result compares with each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

HOUSE_BOT = 0
"""Stands for all house bots among the people who made decisions."""
NOBODY = -1
"""Stands for a person who is no longer known: their place counts, but they get no rating."""
MOST_BOTS = 1
"""Seats that house bots may have finished: a result against more says little about people."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A seat of a finished table; `rank` is from 1, house bots included, equal ranks are a tie.

    `finisher` is a person, HOUSE_BOT (its own or for a player) or NOBODY. `decisions` are the
    numbers of decisions that stand, by the person who made them.
    """

    seat: int
    rank: int
    finisher: int
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
    """People rated for a table, by rank; they are compared with each other.

    Those `apart` are compared with these, but these not with them: by the rank of their seat, or as
    last of all if they left (None). `reason` says why no person is rated: bots (too many of them) |
    few (no other person to be compared with).
    """

    ranks: Mapping[int, int] = field(default_factory=dict)
    apart: Mapping[int, int | None] = field(default_factory=dict)
    reason: str | None = None


def field_of(result: TableResult) -> Field:
    """Return the people who are rated for a table.

    Each seat counts for the person who made the most of its decisions; if a house bot finished it
    for them, the others are compared without it. A person who left is rated as last against all.
    """
    if sum(seat.finisher == HOUSE_BOT for seat in result.seats) > MOST_BOTS:
        return Field(reason="bots")
    ranks: dict[int, int] = {}
    apart: dict[int, int | None] = dict.fromkeys(result.left)
    for seat in result.seats:
        person = _mover(seat)
        if person in (HOUSE_BOT, NOBODY, *result.left):
            continue
        if seat.finisher == HOUSE_BOT:
            apart[person] = seat.rank
        else:
            ranks[person] = min(seat.rank, ranks.get(person, seat.rank))
    alone = {person: rank for person, rank in apart.items() if person not in ranks}
    if not ranks or len(ranks) + len(alone) < 2:
        return Field(reason="few")
    ordered = sorted(ranks.items(), key=lambda one: (one[1], one[0]))
    return Field(dict(ordered), dict(sorted(alone.items())))


def _mover(seat: SeatResult) -> int:
    """Return the person who made most decisions of a seat; of equals the one who finished it."""
    made = {seat.finisher: 0, **seat.decisions}
    return max(made, key=lambda person: (made[person], person == seat.finisher, person))
