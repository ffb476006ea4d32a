"""The easy bot of Magister Navis."""

from __future__ import annotations

from dataclasses import replace

from bot.players.easy import EasyBot
from bot.players.magister_navis.heuristic import HEURISTIC, heuristic
from bot.players.magister_navis.weights import Weights, named

HORIZON = 0.5
"""Share of the rounds that are left which a beginner plans for."""

NOISE = 0.9
"""Standard deviation of a beginner's mistakes, in glory."""


def beginner(weights: Weights) -> Weights:
    """Return what a beginner believes: nothing pays for long, and nobody else gains."""
    return replace(
        weights,
        level=HORIZON * weights.level,
        growth=HORIZON * weights.growth,
        payment=HORIZON * weights.payment,
        used_paid=HORIZON * weights.used_paid,
        used=HORIZON * weights.used,
        rival=0.0,
        rival_other=0.0,
        governor_lost=0.0,
        abolition=0.0,
    )


EASY = EasyBot(HEURISTIC, heuristic(beginner(named())), NOISE)
