"""The ways by which moves are grouped into steps say what the labels say, without making any."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any

import pytest

from bot.engine.rng import Rng
from bot.locales import Words
from bot.presenting.moves.prompt import path
from tests.catalogue import GAMES, RENDERERS
from tests.languages import LANGUAGES
from tests.render.test_things import Asked
from tests.render.test_things import asked as decisions

EVERY = 23
"""A prime number, so that all seats and phases are looked at."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_ways_part_where_the_steps_of_the_labels_part(game: str, language: str) -> None:
    renderer, words = RENDERERS[game], Words(language)
    for view, moves in _stepped(game):
        ways = [renderer.way(move, view) for move in moves]
        paths = [path(renderer.label(move, view, words)) for move in moves]
        told = [(way, steps) for way, steps in zip(ways, paths, strict=True) if way is not None]
        assert all(len(way) == len(steps) for way, steps in told)
        for depth in range(1, 1 + max((len(way) for way, _ in told), default=0)):
            pairs = {(way[:depth], steps[:depth]) for way, steps in told}
            assert len(pairs) == len({way for way, _ in pairs}) == len({step for _, step in pairs})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_moves_have_the_same_name(game: str, language: str) -> None:
    """Whoever hears the choices of a page tells them apart: all steps, and the effect."""
    renderer, words = RENDERERS[game], Words(language)
    for asked in _some(game):
        labels = [renderer.label(move, asked.view, words) for move in asked.decision.moves]
        names = {(*path(label), label.effect) for label in labels}
        assert len(names) == len(labels), asked.decision


@cache
def _some(game: str) -> Sequence[Asked]:
    """Return decisions of random games, of which nobody reads the state."""
    return tuple(islice(decisions(game), 0, 2000, EVERY))


@cache
def _stepped(game: str) -> Sequence[tuple[Any, Sequence[Any]]]:
    """Return views and moves of decisions of a random game that are taken in steps."""
    return tuple(_walked(game))


def _walked(game: str) -> Iterator[tuple[Any, Sequence[Any]]]:
    rules, rng = GAMES[game], Rng(5)
    state, number = rules.setup(max(rules.info.seats), {}, 5), 0
    while pending := rules.pending(state):
        decision = pending[0]
        number += 1
        if decision.kind in rules.info.stepped and number % EVERY == 0:
            yield rules.view(state, decision.seat), decision.moves
        rules.apply(state, decision.seat, decision.moves[rng.below(len(decision.moves), "moves")])
