"""Styles of play in Amerigo by which the coach judges moves."""

from __future__ import annotations

from collections.abc import Mapping

from bot.house_bots.amerigo.heuristic import HABITS

STYLES: Mapping[str, Mapping[str, float]] = {
    "usual": {},
    # Covers islands: posts, plans and tiles, even where they may not be completed.
    "builders": {
        "land": 1.3,
        "built_round": 1.4,
        "closer": 1.4,
        "likely_8": 1.2,
        "likely_12": 1.4,
        "use_red": 1.3,
        "use_green": 1.3,
        "use_yellow": 0.7,
        "on_the_way": 0.7,
    },
    # Collects gold, goods and progress tokens.
    "traders": {
        "gold": 1.3,
        "gold_plenty": 1.5,
        "future_resources": 1.5,
        "future_goods": 1.5,
        "use_yellow": 1.5,
        "use_brown": 1.3,
        "token_ahead": 1.2,
        "land": 0.8,
        "closer": 0.7,
    },
    # Takes what it gains itself at once, and thinks neither of the next rounds nor of the pirates.
    "loners": {
        "other_ship": 0.5,
        "nearness": 0.35,
        "rest": 0.7,
        "built_round": 0.5,
        "future_resources": 0.35,
        "future_goods": 0.35,
        "pirates_fading": 0.6,
        "load_round": 0.5,
        "earlier": 0.0,
        "on_the_way": 0.6,
        "token_ahead": 0.6,
    },
    # Has the habits of a beginner.
    "beginners": HABITS,
}
"""Factors on the tuned weights, by style."""
