"""The easy bot of Puerto Rico."""

from __future__ import annotations

from dataclasses import replace

from bot.players.easy import EasyBot
from bot.players.puerto_rico.heuristic import HEURISTIC, heuristic
from bot.players.puerto_rico.weights import Weights, named

HORIZON = 0.5
"""Share of the rounds that are left which a beginner plans for."""

NOISE = 0.1
"""Standard deviation of a beginner's mistakes, in VP."""


def beginner(weights: Weights) -> Weights:
    """Return what a beginner believes: nothing pays for long, and nobody else gains."""
    return replace(
        weights,
        envy=0.0,
        envy_2=0.0,
        follow=0.0,
        load_after=0.0,
        craftsman_rate=HORIZON * weights.craftsman_rate,
        trader_rate=HORIZON * weights.trader_rate,
        captain_rate=HORIZON * weights.captain_rate,
        builder_rate=HORIZON * weights.builder_rate,
        settler_rate=HORIZON * weights.settler_rate,
        mayor_rate=HORIZON * weights.mayor_rate,
    )


EASY = EasyBot(HEURISTIC, heuristic(beginner(named())), NOISE)
