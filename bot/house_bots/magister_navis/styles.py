"""Styles of play in Magister Navis by which the coach judges moves."""

from __future__ import annotations

from collections.abc import Mapping

from bot.house_bots.magister_navis.heuristic import HABITS

STYLES: Mapping[str, Mapping[str, float]] = {
    "usual": {},
    # Grows at home: levels, discs, payments and buildings before cities.
    "builders": {
        "level": 1.4,
        "growth": 1.4,
        "payment": 1.3,
        "used": 1.4,
        "card_place": 1.3,
        "first_step": 0.6,
        "governor": 0.6,
        "link_open": 0.6,
    },
    # Goes out to regions and cities, and attacks.
    "conquerors": {
        "first_step": 1.6,
        "governor": 1.7,
        "governor_lost": 1.5,
        "use_ship": 1.3,
        "use_occupy": 1.4,
        "use_attack": 1.5,
        "rival": 1.6,
        "link_open": 1.6,
        "link_foreign": 1.6,
        "level": 0.8,
        "growth": 0.8,
    },
    # Takes what it gains itself at once, whatever the others lose or each round will bring.
    "loners": {
        "rival": 0.0,
        "rival_other": 0.0,
        "governor": 0.0,
        "governor_lost": 0.0,
        "abolition": 0.0,
        "level": 0.35,
        "growth": 0.35,
        "payment": 0.35,
        "used": 0.35,
        "used_paid": 0.35,
        "first_step": 0.35,
        "disc": 0.6,
        "token": 0.4,
        "spared": 0.0,
    },
    # Has the habits of a beginner.
    "beginners": HABITS,
}
"""Factors on the tuned weights, by style."""
