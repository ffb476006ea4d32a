"""Ladders: people who want a table get one with others near in rating, again and again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.engine.rng import Rng


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
