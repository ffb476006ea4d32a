"""Whatever a game counts has a name in both languages, and room on its chart."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from bot.engine.rng import Rng
from bot.host.ratings.statistics import GameStatistics
from bot.locales import LANGUAGES, Words
from bot.ratings.statistics import Seat, SeatEffect, Taken
from cogs.ui.screens.statistics import of_game
from render.pictures.chart import ChartScene, draw
from tests.catalogue import CATALOGUE
from tests.render.legible import complaints


@cache
def taken(key: str) -> tuple[Taken, ...]:
    """Return what is taken in two games of house bots, each thing by the first and the third."""
    game, rules = CATALOGUE[key], CATALOGUE[key].rules
    bot, found = game.bots["random"], Counter[tuple[str, str]]()
    for seed in (1, 2):
        state, rng = rules.setup(4, {}, seed), Rng(seed)
        while pending := rules.pending(state):
            decision = pending[0]
            for move in bot.choose(rules, state, decision, rng)[:1]:
                for event in rules.apply(state, decision.seat, move):
                    if event.kind in game.counted:
                        thing = event.data[game.counted[event.kind]]
                        assert "seat" in event.data
                        found[event.kind, str(thing)] += 1
    assert {kind for kind, _ in found} == game.counted.keys()
    return tuple(Taken(*what, rank, times) for what, times in found.items() for rank in (1, 3))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_what_a_game_counts_can_be_read(key: str, language: str) -> None:
    words, seats = Words(language), (Seat(1, key, {}, 0.0, 4, 0, 31, 50, 1, 1),)
    effects = tuple(
        SeatEffect(size, seat, 30, 41.5, 0.2) for size in (4, 5) for seat in range(size)
    )
    found = GameStatistics(seats, 1, effects, (), taken(key), 1, 7200.0, {31: "Anna"})
    told = of_game(CATALOGUE[key], found, None, words)
    assert len(told.charts) == 2
    for sections in told.charts:
        scene = ChartScene("night", language, told.title, sections)
        assert complaints(draw(scene)) == set()
        assert not any(
            "_" in line.label or not line.label for one in sections for line in one.lines
        )
    assert all(words(f"{key}-counted-{kind}") in told.text for kind in CATALOGUE[key].counted)
