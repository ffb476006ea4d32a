"""Playing cards in the French suits: their keys, names and order."""

from __future__ import annotations

from bot.locales import Words
from render.standard.parts import CardFace

SUITS = ("c", "d", "s", "h")
"""Suits by the letters in keys of cards: clubs, diamonds, spades, hearts."""
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")
"""Ranks in keys of cards, the lowest first."""
SUIT_SIGNS = {"c": "♣️", "d": "♦️", "s": "♠️", "h": "♥️"}
"""Emojis of the suits."""
RED = frozenset("dh")


def playing_card(key: str, seat: int | None = None) -> CardFace:
    """Return the playing card with a key: its rank and its suit, such as `10h`."""
    return CardFace(key, seat, key[:-1], key[-1])


def card_name(key: str, words: Words) -> str:
    """Return the name of a playing card: "queen of spades"."""
    return words("common-card", rank=key[:-1], suit=key[-1])


def index(rank: str, words: Words) -> str:
    """Return what stands in the corner of a playing card: "Q"."""
    return words("common-card-index", rank=rank)
