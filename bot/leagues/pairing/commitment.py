"""The commitment to a seed: posted before the seed is revealed, and verifiable by anyone.

The recipe is the input of the pairing as JSON, from which anyone can compute the pairing again. Of
the waking hours, it gives only how many each pair of people has in common. There is no recipe if a
person may avoid another, because it would reveal who avoids whom. Teams are public.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from hashlib import sha256
from itertools import combinations
from typing import Any

from bot.leagues.pairing.request import Earlier, Request


def commitment(seed: int, salt: str) -> str:
    """Return the digest to post when sign-up closes; the salt is revealed with the seed.

    The generator uses 64 bits of the seed: draw all of them at random, or the seed can be guessed.
    """
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


def verify(posted: str, seed: int, salt: str) -> bool:
    """Return whether this seed and salt match the commitment."""
    return hmac.compare_digest(posted.encode(), commitment(seed, salt).encode())


def recipe(request: Request) -> dict[str, Any] | None:
    """Return the input of a pairing without its seed, or None if it must not be public.

    IDs are strings because many JSON parsers round numbers of that length.
    """
    people = sorted(request.people, key=abs)
    if any(pair <= set(people) for pair in request.avoid):
        return None
    before = [sorted(table) for table in request.before if table <= set(people)]
    return (
        {
            "people": list(map(str, people)),
            "size": request.size,
            "sizes": sorted(request.sizes),
            "games": request.games,
            "at_once": [request.at_once.get(person, request.games) for person in people],
            "before": [list(map(str, table)) for table in sorted(before)],
            "hours": [request.both_awake(*pair) for pair in combinations(people, 2)],
        }
        | _round_recipe(request.earlier)
        | _team_recipe(request)
    )


def _team_recipe(request: Request) -> dict[str, Any]:
    """Return the teams, nothing if there are none."""
    teams = sorted(sorted(team & {*request.people}) for team in request.teams)
    return {"teams": [list(map(str, team)) for team in teams]} if teams else {}


def _round_recipe(earlier: Earlier | None) -> dict[str, Any]:
    """Return what a Swiss round follows from, nothing for a division."""
    if earlier is None:
        return {}
    counted = {"scores": earlier.scores, "byes": earlier.byes}
    numbers = {key: {str(p): n for p, n in found.items()} for key, found in counted.items()}
    return {"earlier": {"tables": [list(map(str, table)) for table in earlier.tables], **numbers}}


def request_of(told: Mapping[str, Any], seed: int) -> Request:
    """Return the pairing request that a recipe and a seed describe."""
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
        earlier=_earlier_of(told.get("earlier")),
        teams=frozenset(frozenset(map(int, team)) for team in told.get("teams", ())),
    )


def _earlier_of(told: Mapping[str, Any] | None) -> Earlier | None:
    """Return the earlier rounds of a recipe, None if it is that of a division."""
    if told is None:
        return None
    numbers = {key: {int(p): n for p, n in told[key].items()} for key in ("scores", "byes")}
    return Earlier(tuple(tuple(map(int, table)) for table in told["tables"]), **numbers)
