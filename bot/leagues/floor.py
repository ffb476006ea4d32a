"""The floor beneath averages: people who left, or played too few tables, stand below all others.

Points are compared per game, so that one won table would be worth more than twelve good ones. In
every form and division a person must finish at least half of their tables themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.leagues.records import Award, Fixture


class Floor(NamedTuple):
    """A person's position to the floor.

    `below` is why they are below it: left | red (excluded) | few, None = they are not. `spare` are
    the open tables that they may lose without falling below it.
    """

    below: str | None
    spare: int


def least(tables: int) -> int:
    """Return how many of so many tables a person must finish: half, one at least."""
    return max(1, -(-tables // 2))


def floors(
    people: Iterable[int],
    fixtures: Iterable[Fixture],
    awards: Iterable[Award],
    out: Mapping[int, str],
    wanted: int | None = None,
) -> dict[int, Floor]:
    """Return by person the position to the floor; `awards` are those that count for them.

    Tables are those that they were paired for; if tables are not planned, as in a ladder, `wanted`
    is how many are expected. `out` has the reasons of those who are out of the season.
    """
    counted = [one for one in fixtures if one.division]
    tables = Counter(person for one in counted for person in one.drawn)
    still = Counter(
        person for one in counted if one.result is None for person in {*one.drawn} & {*one.people}
    )
    finished = Counter(one.person for one in awards if _is_finished(one))
    found = {}
    for person in people:
        coming = 0 if wanted else still[person]
        spare = finished[person] + coming - least(wanted or tables[person])
        found[person] = Floor(out.get(person, "few" if counted and spare < 0 else None), spare)
    return found


def _is_finished(award: Award) -> bool:
    """Return whether a person finished a table, or an organiser decided its points."""
    return award.place is not None or award.reason == "corrected"
