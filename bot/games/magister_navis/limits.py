"""The number of cards that may be kept: one rule for boards and bots."""

from __future__ import annotations

from bot.games.magister_navis.data import CARD_LIMIT, CARD_SPACES, TOP

_LIMITS = [[min(CARD_SPACES, limit + bonus) for limit in CARD_LIMIT] for bonus in (0, 1)]
"""At every value of politics, without and with a slavery card."""


def card_limit(politics: int, slavery: bool) -> int:
    """Return the cards to be kept besides the governor space: one slavery card is extra (7.10)."""
    return _LIMITS[slavery][min(politics, TOP)]
