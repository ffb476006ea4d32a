"""Moves of a player: `give qs`, `play 10h`."""

from dataclasses import dataclass

from bot.catalogue.api import Verb


@dataclass(frozen=True, slots=True)
class Give(Verb):
    """Choose a card for the player to the left: `give qs`."""

    card: str


@dataclass(frozen=True, slots=True)
class Play(Verb):
    """Play a card to the trick: `play 10h`."""

    card: str


Move = Give | Play
