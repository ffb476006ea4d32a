"""The standings of a whole season, from its people, its tables and their awards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Protocol

from bot.leagues.points import award
from bot.leagues.records import Award, Fixture, Row
from bot.leagues.rounds import WINNERS, from_groups, from_tables
from bot.leagues.settings import LADDER, SWISS, Settings
from bot.leagues.standings import (
    ORDER,
    SWISS_ORDER,
    Floor,
    counted_in,
    floors,
    seat_worth,
    standings,
)

OUT = ("left", "red")
"""Statuses of those who are out of a season."""
PLAYERS = ("in", *OUT)
"""Statuses of those who have, or had, a place in the season."""


class Member(Protocol):
    """A person of a season: one who has a place, or only signed up."""

    @property
    def person(self) -> int:
        """Return the person."""

    @property
    def status(self) -> str:
        """Return the status of their entry."""

    @property
    def division(self) -> int | None:
        """Return their division, None before there are any."""


def standings_of(
    settings: Settings,
    signed: Iterable[Member],
    schedule: Iterable[Fixture],
    awards: Iterable[Award],
    seed: int,
    late: Collection[int] = (),
    coming: int = 0,
) -> dict[int, tuple[Row, ...]]:
    """Return the standings by division; a substitute from another division is listed as a guest.

    People who entered `late` are not guests. `coming` is the number of rounds of a Swiss event that
    are not drawn yet.
    """
    played = {fixture.id: fixture for fixture in schedule}
    signed = tuple(signed)
    people = _people(signed, played.values())
    home = {one: number for number, found in people.items() for one in found}
    counted: defaultdict[int | None, list[Award]] = defaultdict(list)
    for one in awards:
        counted[counted_in(one, played[one.fixture], home)].append(one)
    return {
        number: standings(
            found,
            counted[number],
            seed,
            floors_of(settings, signed, found, played.values(), counted[number], late, coming),
            *order_of(settings, played.values(), counted[number]),
        )
        for number, found in people.items()
    }


def awards_of(settings: Settings, fixture: Fixture) -> tuple[Award, ...]:
    """Return the league points awarded at a fixture; empty before it is over."""
    if fixture.result is None:
        return ()
    return award(fixture.result, settings.points_for(len(fixture.people)))


def order_of(
    settings: Settings, schedule: Iterable[Fixture], awards: Iterable[Award]
) -> tuple[Sequence[str], Mapping[tuple[int, int], Fraction]]:
    """Return a season's tie-break criteria, and each seat's worth by fixture and person."""
    if settings.form != SWISS:
        return ORDER, {}
    return SWISS_ORDER, seat_worth((one for one in schedule if one.division), awards)


def floors_of(
    settings: Settings,
    signed: Iterable[Member],
    people: Iterable[int],
    schedule: Iterable[Fixture],
    awards: Iterable[Award],
    late: Collection[int],
    coming: int,
) -> Mapping[int, Floor]:
    """Return each person's record against the minimum number of games, by person.

    In a ladder that is the season's number of games, since tables are not planned per person.
    People who go on to tables of winners have played their group to its end: if they leave there
    or are excluded, they keep their place.
    """
    schedule = tuple(schedule)
    on = {person for one in schedule if one.division == WINNERS for person in one.drawn}
    gone = (entry for entry in signed if entry.status in OUT and entry.person not in on)
    out = {entry.person: entry.status for entry in gone}
    wanted = settings.games if settings.form == LADDER else None
    expected = dict.fromkeys(late, settings.games)
    return floors(people, schedule, awards, out, wanted, expected, coming)


def _people(signed: Sequence[Member], schedule: Collection[Fixture]) -> dict[int, list[int]]:
    """Return the players of each division.

    A person whose entry was erased still counts if the schedule shows that they play there.
    """
    known, found = {entry.person for entry in signed}, {}
    for number in sorted({entry.division for entry in signed if entry.division is not None}):
        people = [e.person for e in signed if e.division == number and e.status in PLAYERS]
        paired = {one for f in schedule if f.division == number for one in f.members}
        found[number] = people + sorted(paired - known)
    return found


def rounds_to_come(settings: Settings, over: bool, drawn: Mapping[int, int]) -> int:
    """Return how many rounds of a Swiss event are still to be drawn.

    `drawn` has the division of each wave of tables that was drawn.
    """
    if settings.form != SWISS or over or WINNERS in drawn.values():
        return 0
    return max(0, settings.games - len(drawn))


def winner_of(
    settings: Settings,
    divisions: Mapping[int, Sequence[Row]],
    rounds: Sequence[Sequence[int]],
    schedule: Iterable[Fixture],
    awards: Iterable[Award],
    out: Collection[int],
) -> int | None:
    """Return the winner of a finished cup, the best-placed player of its final, or None.

    `rounds` are the fixtures of its rounds of winners. Only a person paired in the final can win,
    not a substitute or a person who is `out` of the cup. In a Swiss event without a final, the
    first of the standings wins.
    """
    if settings.form == SWISS and not rounds:
        return next((row.person for row in divisions.get(1, ()) if row.counts), None)
    if not rounds or len(rounds[-1]) > 1:
        return None
    final = next(one for one in schedule if one.id == rounds[-1][-1])
    may = {*final.drawn}.difference(out)
    placed = [
        (one.place, one.person)
        for one in awards
        if one.fixture == final.id and one.place and one.person in may
    ]
    return min(placed)[1] if placed else None


def going_on(
    settings: Settings,
    divisions: Mapping[int, Sequence[Row]],
    last: Collection[int],
    schedule: Iterable[Fixture],
    awards: Iterable[Award],
    sizes: Iterable[int],
) -> list[int]:
    """Return who plays the next round of winners, strongest first, also those who have left.

    These are the best of the groups, or after a round of winners, the fixtures of which are the
    `last`, its winners.
    """
    if not last:
        return from_groups(divisions, settings.up)
    drawn = {one.id: one.drawn for one in schedule}
    of_round = [one for one in awards if one.fixture in last and one.person in drawn[one.fixture]]
    return from_tables(of_round, settings.size, sizes)
