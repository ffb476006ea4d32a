"""The easy bot of Amerigo."""

from __future__ import annotations

from bot.house_bots.amerigo.heuristic import HEURISTIC, heuristic
from bot.house_bots.amerigo.weights import named
from bot.house_bots.easy import EasyBot
from bot.house_bots.weights import dimmed

HORIZON = 0.75
"""Share of later rounds' gains that a beginner sees."""
LATER = (
    "likely_4",
    "likely_8",
    "likely_12",
    "likely_more",
    "land",
    "on_the_way",
    "earlier",
    "token_kept",
    "pirates_fading",
    "load_round",
)
"""The weights of later rounds' gains."""
UNSEEN = ("future_resources", "nearness")
"""The weights of aspects that a beginner does not think of."""
NOISE = 1.0
"""Standard deviation of a beginner's mistakes, in VP."""

EASY = EasyBot(HEURISTIC, heuristic(dimmed(named(), HORIZON, LATER, UNSEEN)), NOISE)
