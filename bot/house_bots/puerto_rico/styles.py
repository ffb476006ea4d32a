"""Styles of play in Puerto Rico by which the coach judges moves."""

from __future__ import annotations

from collections.abc import Mapping

from bot.house_bots.puerto_rico.heuristic import HABITS
from bot.house_bots.puerto_rico.weights import named
from bot.house_bots.weights import factors_to

STYLES: Mapping[str, Mapping[str, float]] = {
    "usual": {},
    # Ships whatever it has, and prefers many cheap goods and what helps to ship them.
    "shippers": {
        "captain_rate": 1.5,
        "own_captain": 1.4,
        "own_craftsman": 1.3,
        "shipped": 0.6,
        "good": 1.4,
        "good_price": 0.6,
        "corn": 1.3,
        "harbor_kind": 1.4,
        "wharf_good": 1.4,
        "coin": 0.8,
        "large": 0.6,
    },
    # Wants doubloons and buildings: sells, takes quarries, and saves for the large buildings.
    "builders": {
        "coin": 1.3,
        "own_builder": 1.4,
        "own_trader": 1.4,
        "builder_rate": 1.5,
        "trader_rate": 1.4,
        "large": 1.8,
        "quarry_1": 1.5,
        "quarry_2": 1.5,
        "captain_rate": 0.6,
        "own_captain": 0.7,
        "sell_least": 0.5,
    },
    # Takes what it gains itself at once, whatever it gives to the others or will bring later: it
    # plays as if only a third of the usual rounds were to come.
    "loners": {
        "rounds_2": 0.35,
        "rounds_3": 0.35,
        "rounds_4": 0.35,
        "rounds_5": 0.35,
        "envy_2": 0.0,
        "envy_3": 0.0,
        "envy_4": 0.0,
        "envy_5": 0.0,
        "follow": 0.0,
        "load_after": 0.0,
    },
    # Has the habits of a beginner.
    "beginners": HABITS,
    # Plays as the first house bots did.
    "first": factors_to(named("2026"), named()),
}
"""Factors on the tuned weights, by style."""
