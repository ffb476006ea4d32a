"""What is to be paired, what comes out, and why nothing could."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Table = tuple[int, ...]

HOURS = 168
"""Hours of a week; a mask of them says when somebody is awake (UTC, bit 0 = Monday 0:00)."""
ALWAYS = (1 << HOURS) - 1


class CannotPair(ValueError):
    """Nobody could pair these people (`reason`), of whom so many are concerned (`count`).

    people = fewer than one table; sizes = no sizes of the game make tables for everybody;
    avoid = some would have to meet whom they avoid; at_once = some may play no table at all.
    """

    def __init__(self, reason: str, count: int) -> None:
        super().__init__(f"{reason}: {count}")
        self.reason = reason
        self.count = count

    def __reduce__(self) -> tuple[type[CannotPair], tuple[str, int]]:
        """Return how another process, which paired, hands it over."""
        return CannotPair, (self.reason, self.count)


@dataclass(frozen=True, slots=True)
class Request:
    """A division to be paired. Only the order of the ids counts, and it only for the lot."""

    people: tuple[int, ...]
    size: int
    """People at a table, as wanted."""
    sizes: frozenset[int]
    """Numbers of people that the game has."""
    games: int
    """Tables that everybody was promised."""
    seed: int
    avoid: frozenset[frozenset[int]] = frozenset()
    """Pairs that must not meet; those with anybody else count not."""
    awake: Mapping[int, int] = field(default_factory=dict)
    """Hours of the week in which somebody is awake; who is missing always is."""
    before: frozenset[frozenset[int]] = frozenset()
    """Tables of the season before."""
    at_once: Mapping[int, int] = field(default_factory=dict)
    """The most tables somebody plays at a time; who is missing plays all at once."""
    hours: Mapping[frozenset[int], int] = field(default_factory=dict)
    """Hours that two people have in common, where it is not told when each is awake."""

    def both_awake(self, one: int, other: int) -> int:
        """Return the hours of the week in which two people are both awake."""
        common = self.awake.get(one, ALWAYS) & self.awake.get(other, ALWAYS) & ALWAYS
        return self.hours.get(frozenset((one, other)), common.bit_count())


@dataclass(frozen=True, slots=True)
class Share:
    """What one person got: games, how often which seat, how often which opponent (never = 0)."""

    games: int
    seats: tuple[int, ...]
    opponents: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Report:
    """What was reached against what can be reached at best."""

    meetings: Mapping[int, int]
    """How many pairs meet how often; pairs that must not meet are left out."""
    squares: int
    """The sum of the squared meetings of all pairs."""
    squares_bound: int
    """What no pairing is below, e.g. if every pair meets as often as the mean, rounded."""
    seat_difference: int
    """The most by which two seats of one person differ in number; seats that most tables lack
    (where one is larger than the others) are left out."""
    seat_bound: int
    overlap: float
    """Hours of the week in which two people of a table are both awake, on average."""
    least_overlap: int
    repeats: int
    """Tables that were a table of the season before."""
    people: Mapping[int, Share]


@dataclass(frozen=True, slots=True)
class Pairing:
    """The tables in the order in which they start, each in the order of its seats.

    In one wave nobody plays more tables than at once; `waves` counts from 0 and never falls.
    """

    tables: tuple[Table, ...]
    waves: tuple[int, ...]
    short: tuple[int, ...]
    """Who has one game fewer than promised."""
    report: Report
