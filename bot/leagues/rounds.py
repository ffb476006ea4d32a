"""Rounds after the first schedule, in cups and ladders.

A cup's groups are the divisions of a season and are paired like divisions. The first `up` people of
each group advance. After that, the winners of a round's tables advance to the next round, with the
best runners-up if its tables have seats left, until one table decides the cup. On a ladder, people
who want a table get one with others of similar rating; there is no final round.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from bot.engine.rng import Rng
from bot.leagues.records import Award, Row

WINNERS = 0
"""Division number of winners' tables, which belong to no group."""


def from_groups(standings: Mapping[int, Sequence[Row]], up: int) -> list[int]:
    """Return the people who advance from the groups: first places, second places, and so on.

    People with the same place are sorted by points per game. A person below the floor or without a
    game does not advance; the next person of the group moves up.
    """
    groups = [[row for row in rows if row.counts] for rows in standings.values()]
    found: list[int] = []
    for place in range(up):
        rows = [found[place] for found in groups if len(found) > place]
        found += [row.person for row in sorted(rows, key=lambda row: -row.per_game)]
    return found


def from_tables(awards: Iterable[Award], size: int, sizes: Iterable[int]) -> list[int]:
    """Return the people who advance from a round of winners' tables, best first.

    The result is empty after a round of one table, which decides the cup. A person who scored
    nothing does not advance; the next person at the table counts as its winner.
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
    """Return a sort key that puts the better award first: place, then share of the best score."""
    return award.place or 0, -award.share


def fitting(people: Sequence[int], size: int, sizes: Iterable[int]) -> Sequence[int]:
    """Return the first of these people, as many as tables of allowed sizes can seat."""
    allowed = frozenset(sizes)
    count = next((n for n in range(len(people), 0, -1) if _tables(n, size, allowed)), 0)
    return people[:count]


def _tables(people: int, size: int, sizes: frozenset[int]) -> int:
    """Return how many tables a number of people needs, or 0 if they do not fit.

    Prefer as few tables as possible with at most `size` seats; if the game does not allow the sizes
    that result, use one table fewer, with more seats.
    """
    for count in (-(-people // size), people // size):
        if count and {people // count, -(-people // count)} <= sizes:
            return count
    return 0


def rounds_of_winners(people: int, size: int, sizes: Iterable[int]) -> int:
    """Return how many rounds that many people need until one table decides."""
    allowed, rounds = frozenset(sizes), 0
    while (tables := _tables(people, size, allowed)) > 0:
        rounds += 1
        if tables == 1:
            break
        people = max(min(allowed), -(-tables // size) * size)
    return rounds


def tables_of(
    people: Sequence[int],
    size: int,
    sizes: Iterable[int],
    seed: int,
    together: frozenset[frozenset[int]] = frozenset(),
) -> tuple[tuple[int, ...], ...]:
    """Return the tables of a round in seat order; `people` are `fitting`, strongest first.

    There are as few tables as possible, and their sizes differ by at most one. The strongest people
    are spread over the tables, people who sat `together` before are separated if possible, and
    seats are drawn by lot.
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
    """Assign the people of a pot to tables, one each, preferring those who have met least."""
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
    """A person who is waiting for a table, with their rating and the start of the wait."""

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

    The person who has waited longest is served first, with the people nearest in rating; those who
    sat with them at a `recent` table come after all others. No person is seated with one they
    avoid.
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
    """Return a table for the first person, or None if there are too few people they may meet."""

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
