"""Careless players make random moves, as many as one says."""

from __future__ import annotations

import pytest

from bot.engine.rng import Rng
from bot.house_bots.careless import SLIPS, careless
from bot.house_bots.playouts import TimeUp, never
from tests.catalogue import CATALOGUE

GAME = CATALOGUE["magister_navis"]


def points(slips: int, games: int = 4) -> list[int]:
    """Return what each seat has at the end of games of players who slip that often."""
    assert GAME.searcher is not None
    searcher, found = careless(GAME.searcher, slips), []
    for seed in range(games):
        state = GAME.rules.setup(3, {}, seed)
        assert searcher.play_on is not None
        searcher.play_on(state, [searcher.weights(state)] * 3, Rng(seed), 99, never)
        assert not GAME.rules.pending(state)
        found += [score.points for score in GAME.rules.scores(state)]
    return found


def test_the_more_players_slip_the_less_they_get() -> None:
    often, always = SLIPS
    never_, some, all_ = (sum(points(slips)) for slips in (0, often, always))
    assert never_ > some > all_
    assert points(often) == points(often)


def test_the_time_may_be_up() -> None:
    assert GAME.searcher is not None
    searcher = careless(GAME.searcher, 100)
    state = GAME.rules.setup(3, {}, 1)
    assert searcher.play_on is not None
    with pytest.raises(TimeUp):
        searcher.play_on(state, [searcher.weights(state)] * 3, Rng(1), 99, lambda: True)
