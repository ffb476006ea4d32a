"""Names of players as pictures and their alt texts have them."""

from __future__ import annotations

from typing import Protocol

from bot.locales import Words
from bot.locales.markdown import visible


class Player(Protocol):
    """Facts about a person or a house bot in a scene."""

    @property
    def name(self) -> str:
        """Return the name."""

    @property
    def bot(self) -> str:
        """Return the kind of a house bot, "" = a person."""


PERSON = "none"
"""Level of a person in texts."""


def named(player: Player, words: Words, most: int | None = None) -> str:
    """Return a player's name, cut to so many letters, of a house bot with its level."""
    return words("house-bot-named", name=visible(player.name[:most]), level=player.bot or PERSON)


def mark_of(player: Player, words: Words) -> str:
    """Return the level of a house bot in a word, "" for a person."""
    return words("house-bot-mark", level=player.bot or PERSON)
