"""A board alone outlines what has changed on it, as the picture of all boards does."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from render.api import Look
from tests.catalogue import GAMES, RENDERERS

LOOK = Look(names=("Anna", "Bob", "Cleo"))
APART, LAST = 25, 200
"""Decisions between two positions, and how many of a game are made."""


@cache
def views(key: str) -> tuple[Any, ...]:
    """Return positions of a game of random moves."""
    rules, chance, found = GAMES[key], Random(key), []
    state = rules.setup(3, {}, 3)
    for number in range(LAST):
        decisions = rules.pending(state)
        if not decisions:
            break
        if number % APART == 0:
            found.append(rules.view(state, None))
        one = chance.choice(decisions)
        rules.apply(state, one.seat, chance.choice(one.moves))
    return tuple(found)


@pytest.mark.parametrize("key", RENDERERS)
def test_a_board_alone_outlines_what_has_changed(key: str) -> None:
    renderer, marked = RENDERERS[key], 0
    for then, now in pairwise(views(key)):
        for seat in range(3):
            plain = renderer.board(now, LOOK, seat).data
            assert renderer.board(now, LOOK, seat, now).data == plain, "nothing has changed"
            marked += renderer.board(now, LOOK, seat, then).data != plain
    assert marked > len(views(key))
