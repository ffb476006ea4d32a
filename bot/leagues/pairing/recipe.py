"""A pairing as anybody may compute it again: all that went into it, in JSON.

Waking hours are told only as those that two people have in common. Where somebody need not meet
somebody else there is no recipe: nobody is to learn who.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from bot.leagues.pairing.request import Request


def recipe(request: Request) -> dict[str, Any] | None:
    """Return what goes into a pairing, but for the seed; None = it is not told.

    Ids are words: numbers of that length are rounded by many readers of JSON.
    """
    people = sorted(request.people, key=abs)
    if any(pair <= set(people) for pair in request.avoid):
        return None
    before = [sorted(table) for table in request.before if table <= set(people)]
    return {
        "people": list(map(str, people)),
        "size": request.size,
        "sizes": sorted(request.sizes),
        "games": request.games,
        "at_once": [request.at_once.get(person, request.games) for person in people],
        "before": [list(map(str, table)) for table in sorted(before)],
        "hours": [request.both_awake(*pair) for pair in combinations(people, 2)],
    }


def request_of(told: Mapping[str, Any], seed: int) -> Request:
    """Return the request of a recipe."""
    people = tuple(map(int, told["people"]))
    pairs = map(frozenset, combinations(people, 2))
    return Request(
        people=people,
        size=told["size"],
        sizes=frozenset(told["sizes"]),
        games=told["games"],
        seed=seed,
        before=frozenset(frozenset(map(int, table)) for table in told["before"]),
        at_once=dict(zip(people, told["at_once"], strict=True)),
        hours=dict(zip(pairs, told["hours"], strict=True)),
    )
