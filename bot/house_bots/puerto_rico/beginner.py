"""The easy bot of Puerto Rico."""

from __future__ import annotations

from bot.house_bots.easy import EasyBot
from bot.house_bots.puerto_rico.heuristic import HEURISTIC, heuristic
from bot.house_bots.puerto_rico.weights import named
from bot.house_bots.weights import dimmed

HORIZON = 0.62
"""Share of the remaining rounds that a beginner plans for."""
LATER = (
    "craftsman_rate",
    "trader_rate",
    "captain_rate",
    "builder_rate",
    "settler_rate",
    "mayor_rate",
)
"""The weights of those rounds."""
UNSEEN = ("envy_2", "envy_3", "envy_4", "envy_5", "follow", "load_after")
"""The weights of aspects that a beginner does not think of."""
NOISE = 0.1
"""Standard deviation of a beginner's mistakes, in VP."""

EASY = EasyBot(HEURISTIC, heuristic(dimmed(named(), HORIZON, LATER, UNSEEN)), NOISE)
