"""Fast playouts of Amerigo make the moves and draws that the rules make."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from math import inf

import pytest

from bot.catalogue.games import GAMES
from bot.engine.rng import Rng
from bot.house_bots.amerigo.playout.play_on import play_on
from bot.house_bots.amerigo.searcher import SEARCHER
from bot.house_bots.playouts import Deal, TimeUp, never, play_by_rules
from tests.tools.playouts import Start, Table, starts, tables, tried

RULES = SEARCHER.rules
TABLES = tables(GAMES["amerigo"])
GAME = 45
"""Number of positions that are about those of a random and a sensible game."""


def differences(dealt: Deal, last: float) -> list[str]:
    """Return what differs in a state after a deal has been played on by both."""
    found = []
    for play in (lambda *args: play_by_rules(SEARCHER, *args), play_on):
        state, rng = RULES.clone(dealt.state), Rng(dealt.seed)
        play(state, dealt.weights, rng, last, never)
        found.append({**RULES.dump(state), "moves": RULES.pending(state), "drawn": rng.drawn})
    return [key for key in found[0] if found[0][key] != found[1][key]]


def positions(table: Table, count: int) -> Iterator[Start]:
    return islice(starts(SEARCHER, [table], seed=7), count)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.seats} {table.name}")
def test_a_round_is_played_as_by_the_rules(table: Table) -> None:
    for number, start in enumerate(islice(positions(table, GAME), 0, None, 2)):
        assert differences(start.deal, start.deal.state.round) == [], start.name
        if number % 8 == 0:
            assert not tried(SEARCHER, start.deal).differences, start.name


@pytest.mark.parametrize(
    ("number", "weights"),
    [
        (0, {"nearness_fading": 1.2, "nearness_leg": 0.0}),
        (1, {"nearness": 0.0, "cash": 0.0, "skipped": 0.0, "gold": 0.0, "gold_last": 0.0}),
        (2, {"nearness_late": 9.0, "likely_time": 0.0, "covered_round": 0.0, "land_time": 0.0}),
        (0, {"nearness_fading": 0.01, "cash": 0.0, "rest": 0.0, "other_ship": 2.0, "closer": 0.0}),
    ],
)
def test_any_weights_give_the_moves_that_the_rules_give(
    number: int, weights: Mapping[str, float]
) -> None:
    for start in islice(positions(TABLES[number], GAME), 0, None, 15):
        odd = tuple(replace(one, **weights) for one in start.deal.weights)
        assert differences(start.deal._replace(weights=odd), inf) == [], start.name


def test_a_playout_ends_when_the_time_is_up() -> None:
    dealt = next(positions(TABLES[0], 1)).deal
    with pytest.raises(TimeUp):
        play_on(RULES.clone(dealt.state), dealt.weights, Rng(1), inf, lambda: True)


def test_a_round_that_is_over_is_not_played() -> None:
    dealt = next(positions(TABLES[0], 1)).deal
    assert differences(dealt, dealt.state.round - 1) == []
