"""Seats at the tables: each person has every seat equally often.

People and tables are the two sides of a bipartite graph whose edges are coloured by seats; one of
its equitable colourings always exists (de Werra 1971). It is found two seats at a time: every table
that has both is an arrow from the person in the first to the person in the second, and a path along
the arrows from a person with too many first seats to one with too few is reversed.
"""

from __future__ import annotations

from collections import defaultdict, deque
from itertools import combinations

from bot.engine.rng import Rng
from bot.leagues.pairing.quality import seat_bound, usual_seats

TRIES = 30
"""Random orders to try if tables differ in size."""


def seat(tables: list[list[int]], people: int, rng: Rng) -> list[list[int]]:
    """Return the tables in seat order, with each person's seats as equal in number as can be.

    At tables of one size the first try is as good as any; otherwise the best of some is taken.
    """
    sizes, best = [len(table) for table in tables], _seated(tables, people, rng)
    bound = seat_bound(sizes, [sum(row) for row in count_seats(tables, people)])
    for _ in range(TRIES):
        if _difference(best, people) <= bound:
            break
        best = min(best, _seated(tables, people, rng), key=lambda one: _difference(one, people))
    return best


def _difference(tables: list[list[int]], people: int) -> int:
    """Return the most by which a person's counts of two usual seats differ."""
    usual = usual_seats([len(table) for table in tables])
    counts = [row[:usual] for row in count_seats(tables, people)]
    return max(max(row) - min(row) for row in counts)


def _seated(tables: list[list[int]], people: int, rng: Rng) -> list[list[int]]:
    """Return the tables in an order in which no two seats of any person can be brought closer."""
    tables = [table.copy() for table in tables]
    for table in tables:
        rng.shuffle(table, "seats")
    counts = count_seats(tables, people)
    pairs = list(combinations(range(len(counts[0])), 2))
    while any(_balance(tables, counts, *pair) for pair in pairs):
        pass
    return tables


def count_seats(tables: list[list[int]], people: int) -> list[list[int]]:
    """Return how often each person has each seat of the largest table."""
    counts = [[0] * max(map(len, tables)) for _ in range(people)]
    for table in tables:
        for place, person in enumerate(table):
            counts[person][place] += 1
    return counts


def _balance(tables: list[list[int]], counts: list[list[int]], first: int, second: int) -> bool:
    """Balance two seats for all people, return whether anything was changed."""
    changed = False
    while way := _improving_way(tables, counts, first, second):
        changed = True
        for table in way:
            people = tables[table]
            one, other = people[first], people[second]
            people[first], people[second] = other, one
            for person, step in ((one, -1), (other, 1)):
                counts[person][first] += step
                counts[person][second] -= step
    return changed


def _improving_way(
    tables: list[list[int]], counts: list[list[int]], first: int, second: int
) -> list[int]:
    """Return tables on a path from a person with the first seat too often to one too rarely."""
    arrows: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for number, table in enumerate(tables):
        if len(table) > second:
            arrows[table[first]].append((table[second], number))
    more = [row[first] - row[second] for row in counts]
    for start in sorted(range(len(more)), key=lambda person: -more[person]):
        if more[start] > 1 and (way := _way(arrows, start, more)):
            return way
    # People with the second seat too often are reached from one with at most one first too many.
    for start in range(len(more)):
        if more[start] <= 1 and (way := _way(arrows, start, more)):
            return way
    return []


def _way(arrows: dict[int, list[tuple[int, int]]], start: int, more: list[int]) -> list[int]:
    """Return the shortest path to a person whose surplus is smaller by three or more."""
    come: dict[int, tuple[int, int]] = {}
    queue = deque([start])
    while queue:
        person = queue.popleft()
        if more[start] - more[person] > 2:
            return _walked(come, start, person)
        for other, table in arrows[person]:
            if other not in come and other != start:
                come[other] = person, table
                queue.append(other)
    return []


def _walked(come: dict[int, tuple[int, int]], start: int, end: int) -> list[int]:
    way = []
    while end != start:
        end, table = come[end]
        way.append(table)
    return way
