"""People paired at the draw, if others have taken seats before the table began.

The store keeps the current players. The changes are known: alternates who took a seat, and
organisers' corrections. Undone one by one, the newest first, they lead back to the draw.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from bot.store import Connection
from bot.store.leagues import records, vacancies
from bot.store.leagues.records import CorrectionRow


class Change(NamedTuple):
    """A person got a seat of a fixture that another person had.

    `order` separates changes of the same time.
    """

    at: float
    order: tuple[int, ...]
    before: int
    after: int


def changes_of(connection: Connection, season_id: int) -> Mapping[int, list[Change]]:
    """Return by fixture the changes of seats, the newest first.

    Two people who swapped seats were both paired there: that is no change.
    """
    found: defaultdict[int, list[Change]] = defaultdict(list)
    for row in vacancies.taken(connection, season_id):
        change = Change(row.closed_at or 0.0, (1, row.id), row.absent_id, row.taken_by or 0)
        found[row.fixture_id].append(change)
    for correction in records.corrections(connection, season_id):
        if correction.fixture_id is not None:
            found[correction.fixture_id] += _of_correction(correction)
    return {fixture: sorted(changes, reverse=True) for fixture, changes in found.items()}


def _of_correction(row: CorrectionRow) -> Iterator[Change]:
    """Yield the changes of players that a correction made, and those of its undoing."""
    data = json.loads(row.data)
    if "from" not in data or (row.needs_second and row.seconded_by is None):
        return
    before, after = data["from"][0], data["to"][0]
    yield Change(row.made_at, (0, row.id, 0), before, after)
    if row.undone_by is not None:
        yield Change(row.undone_at or row.made_at, (0, row.id, 1), after, before)


def drawn(people: Iterable[int], changes: Iterable[Change]) -> tuple[int, ...]:
    """Return the people paired at a fixture; `people` are its people now, by seat.

    Players who got a seat of a table that had begun are not among these.
    """
    seats = list(people)
    for change in changes:
        seats = [change.before if one == change.after else one for one in seats]
    return tuple(seats)
