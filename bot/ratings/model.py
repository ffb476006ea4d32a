"""A person's rating with its uncertainty, and its change after a table.

The model is openskill's Bradley-Terry with full pairing: every person is compared with every other
person at the table, and a tie is half a win for both. The alternatives are worse: openskill's
default, Plackett-Luce, ranks tied people by the order in which they are given. The partial pairing
compares only neighbours in that order and takes the mean, so a table of five would count no more
than a table of two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from math import exp, sqrt
from typing import NamedTuple

from openskill.models import BradleyTerryFull

HOUSE_BOT = 0
"""ID that stands for all house bots among the people who made decisions."""
NOBODY = -1
"""ID that stands for a person who is no longer known; their place counts, but they get no
rating."""
MOST_BOTS = 1
"""Maximum number of seats that house bots may finish; with more, a result says little about
people."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A seat of a finished table; `rank` starts at 1 and includes house bots.

    Equal ranks are a tie. `finisher` is a person, HOUSE_BOT (in its own seat or in a player's
    place) or NOBODY. `decisions` counts decisions that were not taken back, by the person who made
    them.
    """

    seat: int
    rank: int
    finisher: int
    decisions: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class TableResult:
    """A finished table; `left` are the people who gave up a seat and never returned."""

    table: int
    game: str
    seats: tuple[SeatResult, ...]
    left: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Field:
    """The people who are rated for a table, by rank; they are compared with each other.

    People in `apart` are compared with those in `ranks` but not the reverse: by the rank of their
    seat, or as last if they left (None). `reason` is why no person is rated: bots (too many of
    them) | few (no other person to compare with).
    """

    ranks: Mapping[int, int] = field(default_factory=dict)
    apart: Mapping[int, int | None] = field(default_factory=dict)
    reason: str | None = None


def field_of(result: TableResult) -> Field:
    """Return the people who are rated for a table.

    Each seat counts for the person who made the most of its decisions. If a house bot finished the
    seat for that person, the others are not compared with it. A person who left is rated as last.
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
    """Return the person who made most decisions of a seat; in a tie, preferably its finisher."""
    made = {seat.finisher: 0, **seat.decisions}
    return max(made, key=lambda person: (made[person], person == seat.finisher, person))


_MODEL = BradleyTerryFull()
NAME = f"openskill {version('openskill')} BradleyTerryFull"
"""The name and version of the model, stored with every value that it computes."""

POINTS = 40
"""Points shown to people for one unit of the model."""


class Skill(NamedTuple):
    """The estimated strength of a person: a mean and its standard deviation."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def points(self) -> int:
        """Return the mean as shown to people, who start with 1000."""
        return round(self.mu * POINTS)

    @property
    def within(self) -> int:
        """Return half the width of the 95 % interval for the true strength, in points."""
        return round(2 * self.sigma * POINTS)


class Meeting(NamedTuple):
    """The comparison of two people at a table: outcome, expectation and change of rating."""

    other: int
    outcome: float
    """The person's result against the other: 1 = better place, ½ = same place, 0 = worse place."""
    expected: float
    moved: float


@dataclass(frozen=True, slots=True)
class Change:
    """The change of a person's rating after a table; `place` is the rank, or None if they left."""

    person: int
    place: int | None
    before: Skill
    after: Skill
    meetings: tuple[Meeting, ...]
    apart: bool = False
    """True if the ratings of the others were not affected by this person."""


def rate(field: Field, skill: Callable[[int], Skill]) -> tuple[Change, ...]:
    """Return the rating changes after a table; `skill` returns the ratings before it."""
    known = {person: skill(person) for person in (*field.ranks, *field.apart)}
    after = _rated(known, field.ranks)
    changes = [
        _change(person, rank, known, field.ranks, after[person])
        for person, rank in field.ranks.items()
    ]
    last = max(field.ranks.values(), default=0) + 1
    for person, rank in field.apart.items():
        beside = {**field.ranks, person: last if rank is None else rank}
        changes.append(_change(person, rank, known, beside, _rated(known, beside)[person], True))
    return tuple(changes)


def expected(one: Skill, other: Skill) -> float:
    """Return the model's probability that the first person ranks before the other."""
    return 1 / (1 + exp((other.mu - one.mu) / _spread(_aged(one), _aged(other))))


def _rated(known: Mapping[int, Skill], ranks: Mapping[int, int]) -> dict[int, Skill]:
    """Return people's ratings after a table with these ranks."""
    if len(ranks) < 2:
        return {person: known[person] for person in ranks}
    teams = [[_MODEL.rating(mu=known[one].mu, sigma=known[one].sigma)] for one in ranks]
    rated = _MODEL.rate(teams, ranks=[*ranks.values()])
    return {one: Skill(team[0].mu, team[0].sigma) for one, team in zip(ranks, rated, strict=True)}


def _change(
    person: int,
    place: int | None,
    known: Mapping[int, Skill],
    ranks: Mapping[int, int],
    after: Skill,
    apart: bool = False,
) -> Change:
    meetings = tuple(
        _meeting(known[person], known[other], other, ranks[person], rank)
        for other, rank in ranks.items()
        if other != person
    )
    return Change(person, place, known[person], after, meetings, apart)


def _meeting(own: Skill, their: Skill, other: int, rank: int, behind: int) -> Meeting:
    """Return the comparison with one other person, which is one summand of the change."""
    outcome = 0.5 if rank == behind else float(rank < behind)
    chance = expected(own, their)
    sigma = _aged(own)
    return Meeting(
        other, outcome, chance, sigma**2 / _spread(sigma, _aged(their)) * (outcome - chance)
    )


def _aged(skill: Skill) -> float:
    """Return the uncertainty of a rating at the next table, larger because people change."""
    return sqrt(skill.sigma**2 + _MODEL.tau**2)


def _spread(one: float, other: float) -> float:
    return sqrt(one**2 + other**2 + 2 * _MODEL.beta**2)
