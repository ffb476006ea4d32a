"""The easy bot of Magister Navis."""

from __future__ import annotations

from bot.house_bots.easy import EasyBot
from bot.house_bots.magister_navis.heuristic import HEURISTIC, heuristic
from bot.house_bots.magister_navis.weights import named
from bot.house_bots.weights import dimmed

HORIZON = 0.5
"""Share of the remaining rounds that a beginner plans for."""
LATER = ("level", "growth", "payment", "used_paid", "used")
"""The weights of those rounds."""
UNSEEN = ("rival", "rival_other", "governor_lost", "abolition")
"""The weights of aspects that a beginner does not think of."""
NOISE = 0.9
"""Standard deviation of a beginner's mistakes, in glory."""

EASY = EasyBot(HEURISTIC, heuristic(dimmed(named(), HORIZON, LATER, UNSEEN)), NOISE)
