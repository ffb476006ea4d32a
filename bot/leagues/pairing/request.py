"""Request and result of a pairing, and the error if there is none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Table = tuple[int, ...]

HOURS = 168
"""Hours of a week; a mask of them says when a person is awake (UTC, bit 0 = Monday 0:00)."""
ALWAYS = (1 << HOURS) - 1


class CannotPair(ValueError):
    """These people cannot be paired (`reason`), of whom so many are concerned (`count`).

    people = fewer than one table; sizes = no sizes of the game make tables for all people; avoid =
    some would have to meet people they avoid; at_once = some may play no table at all.
    """

    def __init__(self, reason: str, count: int) -> None:
        super().__init__(f"{reason}: {count}")
        self.reason = reason
        self.count = count

    def __reduce__(self) -> tuple[type[CannotPair], tuple[str, int]]:
        """Return the arguments with which another process pickles the error."""
        return CannotPair, (self.reason, self.count)


@dataclass(frozen=True, slots=True)
class Request:
    """A division to be paired. Only the order of the ids counts, and only for the draw."""

    people: tuple[int, ...]
    size: int
    """Wanted number of people at a table."""
    sizes: frozenset[int]
    """Numbers of people that the game allows."""
    games: int
    """Tables that each person was promised."""
    seed: int
    avoid: frozenset[frozenset[int]] = frozenset()
    """Pairs that must not meet; pairs with people outside the division do not count."""
    awake: Mapping[int, int] = field(default_factory=dict)
    """Hours of the week in which a person is awake; a missing person always is."""
    before: frozenset[frozenset[int]] = frozenset()
    """Tables of the season before."""
    at_once: Mapping[int, int] = field(default_factory=dict)
    """The most tables of a person at a time; a missing person plays all at once."""
    hours: Mapping[frozenset[int], int] = field(default_factory=dict)
    """Hours that two people have in common, if each one's own hours are not public."""

    def both_awake(self, one: int, other: int) -> int:
        """Return the hours of the week in which two people are both awake."""
        common = self.awake.get(one, ALWAYS) & self.awake.get(other, ALWAYS) & ALWAYS
        return self.hours.get(frozenset((one, other)), common.bit_count())


@dataclass(frozen=True, slots=True)
class Share:
    """A person's share: games, counts of each seat and of each opponent (never = 0)."""

    games: int
    seats: tuple[int, ...]
    opponents: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Report:
    """Quality of a pairing, and the best possible values."""

    meetings: Mapping[int, int]
    """Number of pairs by how often they meet; pairs that must not meet are left out."""
    squares: int
    """The sum of the squared meetings of all pairs."""
    squares_bound: int
    """Lower bound for any pairing, e.g. if every pair meets as often as the mean, rounded."""
    seat_difference: int
    """The most by which a person's counts of two seats differ; seats that most tables lack (if one
    table is larger than the others) are left out."""
    seat_bound: int
    overlap: float
    """Hours of the week in which two people of a table are both awake, on average."""
    least_overlap: int
    repeats: int
    """Tables that were a table of the season before."""
    people: Mapping[int, Share]


@dataclass(frozen=True, slots=True)
class Pairing:
    """Tables in the order in which they start, each in the order of its seats.

    In one wave no person plays more tables than they may at once; `waves` counts from 0 and never
    falls.
    """

    tables: tuple[Table, ...]
    waves: tuple[int, ...]
    short: tuple[int, ...]
    """People with one game fewer than promised."""
    report: Report
