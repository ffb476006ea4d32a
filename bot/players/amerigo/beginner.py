"""The easy bot of Amerigo."""

from __future__ import annotations

from dataclasses import replace

from bot.players.amerigo.heuristic import HEURISTIC, heuristic
from bot.players.amerigo.weights import Weights, named
from bot.players.easy import EasyBot

HORIZON = 0.75
"""Share of what later rounds bring that a beginner sees."""

NOISE = 1.0
"""Standard deviation of a beginner's mistakes, in VP."""


def beginner(weights: Weights) -> Weights:
    """Return what a beginner believes: things are taken as they come."""
    return replace(
        weights,
        likely_4=HORIZON * weights.likely_4,
        likely_8=HORIZON * weights.likely_8,
        likely_12=HORIZON * weights.likely_12,
        likely_more=HORIZON * weights.likely_more,
        land=HORIZON * weights.land,
        on_the_way=HORIZON * weights.on_the_way,
        earlier=HORIZON * weights.earlier,
        token_kept=HORIZON * weights.token_kept,
        pirates_fading=HORIZON * weights.pirates_fading,
        load_round=HORIZON * weights.load_round,
        future_resources=0.0,
        nearness=0.0,
    )


EASY = EasyBot(HEURISTIC, heuristic(beginner(named())), NOISE)
