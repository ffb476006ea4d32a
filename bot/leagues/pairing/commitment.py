"""Commitment to a seed: posted before the seed is known, verifiable by anyone afterwards.

The recipe is the pairing as JSON, with all that anyone needs to compute it again. Waking hours
appear only as those that two people have in common. If a person need not meet another there is no
recipe: no one is to learn who.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from hashlib import sha256
from itertools import combinations
from typing import Any

from bot.leagues.pairing.request import Request


def commitment(seed: int, salt: str) -> str:
    """Return the digest to post when sign-up closes; the salt is revealed with the seed.

    The generator reads 64 bits of a seed: draw all of them, or anyone can guess it.
    """
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


def verify(posted: str, seed: int, salt: str) -> bool:
    """Return whether this seed and salt match the commitment."""
    return hmac.compare_digest(posted.encode(), commitment(seed, salt).encode())


def recipe(request: Request) -> dict[str, Any] | None:
    """Return the input of a pairing without its seed; None = it is not public.

    Ids are strings: many readers of JSON round numbers of that length.
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
