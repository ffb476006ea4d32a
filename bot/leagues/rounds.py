"""Rounds after the first schedule: of cups until one table decides, and of ladders without end.

A cup's groups are the divisions of a season and are paired as those are. Their first `up` go on;
after that, a round's tables send their winners to the next round, and the best seconds if its
tables have seats left. On a ladder people who want a table get one with others near in rating.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from bot.engine.rng import Rng
from bot.leagues.records import Award, Row

WINNERS = 0
"""The division of the tables of winners: they belong to no group."""


def from_groups(standings: Mapping[int, Sequence[Row]], up: int) -> list[int]:
    """Return the people who go on from the groups: firsts by points per game, then seconds, ...

    People below the floor, or without any game, do not go on: their place is the next one's.
    """
    groups = [[row for row in rows if row.counts] for rows in standings.values()]
    found: list[int] = []
    for place in range(up):
        rows = [found[place] for found in groups if len(found) > place]
        found += [row.person for row in sorted(rows, key=lambda row: -row.per_game)]
    return found


def from_tables(awards: Iterable[Award], size: int, sizes: Iterable[int]) -> list[int]:
    """Return the people who go on from a round of winners, the best first; one table decides all.

    A person who scored nothing does not go on; the winner's seat is then the next one's.
    """
    tables: dict[int, list[Award]] = {}
    for award in awards:
        if award.place is not None:
            tables.setdefault(award.fixture, []).append(award)
    if len(tables) <= 1:
        return []
    ranked = [sorted(found, key=_strength) for found in tables.values()]
    wanted = max(min(sizes), -(-len(ranked) // size) * size)
    rest = sorted((award for found in ranked for award in found[1:]), key=_strength)
    firsts = sorted((found[0] for found in ranked), key=_strength)
    return [award.person for award in [*firsts, *rest][:wanted]]


def _strength(award: Award) -> tuple[int, Fraction]:
    """Return a key that sorts the better of two first: place, then share of the winner's."""
    return award.place or 0, -award.share


def fitting(people: Sequence[int], size: int, sizes: Iterable[int]) -> Sequence[int]:
    """Return as many of these people, the strongest first, as fit into tables."""
    allowed = frozenset(sizes)
    count = next((n for n in range(len(people), 0, -1) if _tables(n, size, allowed)), 0)
    return people[:count]


def _tables(people: int, size: int, sizes: frozenset[int]) -> int:
    """Return the number of tables for a number of people, 0 = they do not fit.

    As few as possible of that size, some a seat smaller; a seat larger if the game has no smaller
    size.
    """
    for count in (-(-people // size), people // size):
        if count and {people // count, -(-people // count)} <= sizes:
            return count
    return 0


def tables_of(
    people: Sequence[int],
    size: int,
    sizes: Iterable[int],
    seed: int,
    together: frozenset[frozenset[int]] = frozenset(),
) -> tuple[tuple[int, ...], ...]:
    """Return the tables of a round in seat order; `people` are `fitting`, the strongest first.

    As few tables as possible, whose sizes differ by at most one; the strongest are spread over
    them, people who sat `together` before are parted if possible, and seats are drawn by lot.
    """
    count = _tables(len(people), size, frozenset(sizes))
    tables: list[list[int]] = [[] for _ in range(count)]
    for start in range(0, len(people), count):
        pot = list(people[start : start + count])
        _spread(pot, tables, together, reverse=(start // count) % 2 == 1)
    rng = Rng(seed)
    for number, table in enumerate(tables):
        rng.shuffle(table, f"seats {number}")
    return tuple(tuple(table) for table in tables)


def _spread(
    pot: list[int], tables: list[list[int]], together: frozenset[frozenset[int]], reverse: bool
) -> None:
    """Give every table one person of the pot, preferring people who have met the table's least."""
    order = sorted(range(len(tables)), reverse=reverse)
    order.sort(key=lambda number: len(tables[number]))
    for number in order[: len(pot)]:
        table = tables[number]
        person = min(pot, key=lambda one: _met(one, table, together))
        pot.remove(person)
        table.append(person)


def _met(person: int, table: Sequence[int], together: frozenset[frozenset[int]]) -> int:
    return sum({person, other} <= one for one in together for other in table)


class Waiting(NamedTuple):
    """A person who wants a table, since when, and their rating."""

    person: int
    rating: float
    since: float


def tables(
    waiting: Iterable[Waiting],
    size: int,
    avoid: frozenset[frozenset[int]],
    recent: frozenset[frozenset[int]],
    seed: int,
) -> tuple[tuple[int, ...], ...]:
    """Return the tables that can begin now, in seat order drawn by lot.

    The person who has waited longest is served first, with those nearest in rating; people who sat
    with them at a `recent` table come after all others. No person sits with one they avoid.
    """
    left = sorted(waiting, key=lambda one: (one.since, one.person))
    found: list[tuple[int, ...]] = []
    rng = Rng(seed)
    while left:
        first, *others = left
        group = _near(first, others, size, avoid, recent)
        if group is None:
            left = others
            continue
        people = [one.person for one in group]
        rng.shuffle(people, f"seats {len(found)}")
        found.append(tuple(people))
        left = [one for one in left if one not in group]
    return tuple(found)


def _near(
    first: Waiting,
    others: Sequence[Waiting],
    size: int,
    avoid: frozenset[frozenset[int]],
    recent: frozenset[frozenset[int]],
) -> list[Waiting] | None:
    """Return a table for the first person, None = there are too few people they may meet."""

    def distance(other: Waiting) -> tuple[int, float, float]:
        met = sum({first.person, other.person} <= table for table in recent)
        return met, abs(other.rating - first.rating), other.since

    group = [first]
    for other in sorted(others, key=distance):
        if len(group) == size:
            break
        if not any(frozenset((one.person, other.person)) in avoid for one in group):
            group.append(other)
    return group if len(group) == size else None
