"""Organisers' corrections, applied whenever results are read; stored results are not changed.

The store contains the current players; `drawn` finds the people paired in the draw. All changes
since then are known: people who took over a seat, and organisers' corrections. Undoing them one by
one, newest first, leads back to the draw.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.leagues.records import FixtureResult, PointsCorrection
from bot.leagues.rulings import Holder, Ruling, annulled, corrected_points, corrected_result
from bot.store import Connection
from bot.store.leagues import fixtures, records, vacancies
from bot.store.leagues.fixtures import StoredFixture
from bot.store.leagues.records import CorrectionRow
from bot.store.tables import games


class Change(NamedTuple):
    """A change of the person who has a seat of a fixture.

    `order` sorts changes with the same time. `late` means that the new person entered the season
    late, and is not a substitute.
    """

    at: float
    order: tuple[int, ...]
    before: int
    after: int
    late: bool = False


ENTERED = "entered"
"""Kind of the log line with the vacancies that a person took over who entered late."""


def changes_of(connection: Connection, season_id: int) -> Mapping[int, list[Change]]:
    """Return the changes of seats by fixture, newest first.

    A swap of two people's seats is not a change, since both were paired at the table.
    """
    found: defaultdict[int, list[Change]] = defaultdict(list)
    told = [json.loads(one) for one in records.told(connection, season_id, ENTERED)]
    late = {number for one in told for number in one["vacancies"]}
    for row in vacancies.taken(connection, season_id):
        order, after = (1, row.id), row.taken_by or 0
        change = Change(row.closed_at or 0.0, order, row.absent_id, after, row.id in late)
        found[row.fixture_id].append(change)
    for correction in records.corrections(connection, season_id):
        if correction.fixture_id is not None:
            found[correction.fixture_id] += _of_correction(correction)
    return {fixture: sorted(changes, reverse=True) for fixture, changes in found.items()}


def _of_correction(row: CorrectionRow) -> Iterator[Change]:
    """Yield the change of player that a correction made, and the one that undid it, if any."""
    data = json.loads(row.data)
    if "from" not in data or (row.needs_second and row.seconded_by is None):
        return
    before, after = data["from"][0], data["to"][0]
    yield Change(row.made_at, (0, row.id, 0), before, after)
    if row.undone_by is not None:
        yield Change(row.undone_at or row.made_at, (0, row.id, 1), after, before)


def drawn(people: Iterable[int], changes: Iterable[Change]) -> tuple[int, ...]:
    """Return the people paired at a fixture, by seat; `people` are its current ones.

    People who got a seat only after the draw are not included.
    """
    seats = list(people)
    for change in changes:
        seats = [change.before if one == change.after else one for one in seats]
    return tuple(seats)


def holders(paired: Iterable[int], changes: Sequence[Change]) -> tuple[list[Holder], ...]:
    """Return, by seat, everyone who has had it, starting with the person paired."""
    lines = tuple([Holder(person)] for person in paired)
    for change in reversed(changes):
        for line in lines:
            if line[-1].person == change.before:
                line.append(Holder(change.after, change.late))
                break
    return lines


def people_now(connection: Connection, found: StoredFixture) -> list[int | None]:
    """Return the person who currently has each seat, in the order of the seats."""
    if found.fixture.game_id is None:
        return [seat.user_id for seat in found.seats]
    return [seat.user_id for seat in games.reload(connection, found.fixture.game_id).seats]


def people_of(connection: Connection, fixture_id: int) -> set[int]:
    """Return all people of a fixture: paired, seated now, or seated at its end."""
    found = fixtures.load(connection, fixture_id)
    if found is None:
        return set()
    known = recorded(found, changes_of(connection, found.fixture.season_id))
    return known | {one for one in people_now(connection, found) if one is not None}


def recorded(found: StoredFixture, changes: Mapping[int, Sequence[Change]]) -> set[int]:
    """Return the stored people of a fixture: paired, scheduled, finished, or entered late."""
    known = [one for seat in found.seats for one in (seat.user_id, seat.finisher)]
    own = changes.get(found.fixture.id, ())
    paired = drawn((seat.user_id for seat in found.seats), own)
    entered = [one.person for line in holders(paired, own) for one in line if one.late]
    return {one for one in (*known, *paired, *entered) if one is not None}


class Overlay(NamedTuple):
    """The corrections of a season that are in effect, oldest first."""

    rows: tuple[CorrectionRow, ...]

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """Return the corrections without who made them, when and why."""
        return tuple(map(ruling_of, self.rows))

    def result(self, result: FixtureResult) -> FixtureResult:
        """Return a fixture's result after the organisers' corrections."""
        own = (row for row in self.rows if row.fixture_id == result.fixture)
        return corrected_result(result, map(ruling_of, own))

    def points(self) -> tuple[PointsCorrection, ...]:
        """Return the league points that organisers have set."""
        return corrected_points(self.rulings)

    @property
    def annulled(self) -> frozenset[int]:
        """Return the fixtures that organisers have annulled."""
        return annulled(self.rulings)


def ruling_of(row: CorrectionRow) -> Ruling:
    """Return what a correction changes."""
    return Ruling(row.kind, row.fixture_id, json.loads(row.data))


def fixtures_of(row: CorrectionRow) -> tuple[int, ...]:
    """Return the fixtures that a correction affects: its own, or all that it annuls."""
    return ruling_of(row).fixtures


def overlay_of(connection: Connection, season_id: int) -> Overlay:
    """Return the corrections of a season that are in effect."""
    return Overlay(tuple(row for row in records.corrections(connection, season_id) if row.counts))


def ranks_of(scores: Sequence[int]) -> list[int]:
    """Return places by game points, in the order of the seats; equal points share a place."""
    return [1 + sum(other > score for other in scores) for score in scores]
