"""Plain data classes of a season: people, fixtures, results and awards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person who plays a season.

    `person` is a Discord user ID. `last_division` and `last_place` (both from 1) are from the
    previous season, or None for a newcomer; `rating` sorts newcomers.
    """

    person: int
    division: int | None = None
    last_division: int | None = None
    last_place: int | None = None
    rating: float | None = None
    out: bool = False
    """True if the person left the season or was excluded; they keep their points."""
    below: bool = False
    """True if the person ended the previous season below the floor and so cannot rise."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat of a finished fixture.

    `person` was paired there at the draw; `finisher` had the seat at the end, or is None if no
    person did. Decisions that were taken back are not counted.
    """

    seat: int
    person: int
    finisher: int | None
    rank: int
    """Place from 1 by the rules of the game, among people and house bots; equal ranks are a tie."""
    score: int
    """Points scored in the game."""
    decisions: int
    """Number of all decisions made for the seat."""
    own: int
    """Number of decisions that the finisher made."""
    by_bot: int
    """Number of decisions that a house bot made for the finisher after they took the seat."""
    left: bool = False
    """True if the finisher gave up the seat and never came back."""
    bot_from: int | None = None
    """The table's version after which a house bot finished the seat; None if a person finished
    it."""
    late: tuple[int, ...] = ()
    """People who entered the season late and took over the seat after `person`, in order."""

    @property
    def owner(self) -> int:
        """Return the person for whom the seat counts: the last late entrant, else `person`."""
        return self.late[-1] if self.late else self.person


@dataclass(frozen=True, slots=True)
class FixtureResult:
    """The result of a finished fixture, as played or as corrected by an organiser."""

    fixture: int
    seats: tuple[SeatResult, ...]
    finished_at: float = 0.0


@dataclass(frozen=True, slots=True)
class Award:
    """League points that a person gets for a fixture; `place` is None if they scored nothing.

    `reason`: place | left (gave up the seat or lost it to a substitute) | bot (a house bot made
    more than a third of the decisions) | few (a substitute made less than a third) | corrected.
    """

    fixture: int
    person: int
    points: Fraction
    place: int | None
    reason: str = "place"
    share: Fraction = Fraction(0)
    """The person's score as a share of the winner's, for the tie-break; 0 if they scored
    nothing."""
    game: bool = True
    """True if the fixture counts as the person's game; False if a substitute scored nothing."""


@dataclass(frozen=True, slots=True)
class PointsCorrection:
    """League points that an organiser set for a person at a fixture."""

    fixture: int
    person: int
    points: Fraction


class Late(NamedTuple):
    """A person who entered a season after the draw and took over a seat of a fixture.

    If the table had `begun`, they may have made too few decisions for it to count.
    """

    person: int
    begun: bool


@dataclass(frozen=True, slots=True)
class Fixture:
    """A table of the schedule with its people by seat; `result` is None until it is over.

    `paired` has the people of the draw, since alternates may have taken seats; empty means that
    they are the same as `people`.
    """

    id: int
    division: int
    people: tuple[int, ...]
    result: FixtureResult | None = None
    paired: tuple[int, ...] = ()
    late: tuple[Late, ...] = ()
    """Late entrants for whom the table counts although they were not paired there."""
    holders: tuple[int, ...] = ()
    """People who have the seats now, by seat; empty if they are the same as `people`, which leaves
    out those who took a seat during play."""

    @property
    def drawn(self) -> tuple[int, ...]:
        """Return the people paired at the draw, by seat."""
        return self.paired or self.people

    @property
    def seated(self) -> tuple[int, ...]:
        """Return the people who have the seats now."""
        return self.holders or self.people

    @property
    def members(self) -> frozenset[int]:
        """Return the people for whom the table counts: paired at the draw, or late entrants."""
        return frozenset(self.drawn).union(one.person for one in self.late)

    @property
    def playing(self) -> frozenset[int]:
        """Return the members who have a seat, the only ones who can score in an open fixture."""
        return self.members.intersection(self.seated)

    @property
    def substitutes(self) -> frozenset[int]:
        """Return the people who finished a seat but for whom the table does not count."""
        seats = self.result.seats if self.result else ()
        return frozenset(s.finisher for s in seats if s.finisher is not None) - self.members


@dataclass(frozen=True, slots=True)
class TeamRow:
    """A line of the team standings; `place` starts at 1 and is unique, as ties are broken by lot.

    `parted_by` is the criterion that put this team below the previous one: points | wins | best |
    lot; it is None for the first.
    """

    place: int
    team: str
    members: tuple[int, ...]
    points: Fraction
    """Points of all games."""
    games: int
    """Seats of its members at tables that are over."""
    wins: int
    best: Fraction
    """Points per game of its best member who counts (`Row.counts`)."""
    parted_by: str | None = None

    @property
    def per_game(self) -> Fraction:
        """Return the points per game, or 0 before the first."""
        return self.points / self.games if self.games else Fraction(0)

    @property
    def win_rate(self) -> Fraction:
        """Return the wins per game, or 0 before the first."""
        return Fraction(self.wins, self.games) if self.games else Fraction(0)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the standings; `place` starts at 1 and is unique, as ties are broken by lot.

    `parted_by` is the criterion that put this person below the previous one: points | wins |
    seconds | common | share | opponents | seats | lot | their reason for being below the floor |
    guest; it is None for the first. A `guest` scored in the division as a substitute but does not
    belong to it: guests are listed last and take no one's place.
    """

    place: int
    person: int
    points: Fraction
    games: int
    wins: int
    seconds: int
    share: Fraction
    parted_by: str | None = None
    places: Mapping[int, int] = field(default_factory=dict)
    """Number of times that the person took each place."""
    common: Fraction = Fraction(0)
    """The person's points minus those of others with equal points, wins and second places, at the
    tables where they met."""
    guest: bool = False
    below: str | None = None
    """Reason why the person is below the floor: left | red (excluded) | few; None if they are not
    (`bot.leagues.standings`)."""
    spare: int | None = None
    """Open tables that they may lose without falling below the floor, None = as many as they
    like."""
    opponents: Fraction = Fraction(0)
    """The mean points per game of their opponents, each as often as they met; in Swiss events."""
    seats: Fraction = Fraction(0)
    """The mean points per game that all people scored on the seats they had; in Swiss events."""

    @property
    def per_game(self) -> Fraction:
        """Return the points per finished game, or 0 before the first."""
        return self.points / self.games if self.games else Fraction(0)

    @property
    def counts(self) -> bool:
        """Return whether the person may win or rise: not a guest, with games, above the floor."""
        return bool(self.games) and not self.guest and self.below is None
