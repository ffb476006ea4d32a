"""Common parts of the alternative texts of pictures, for people who hear them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.locales import Words


class Seated(Protocol):
    """Facts about a player in a scene."""

    @property
    def name(self) -> str:
        """Return the player's name."""

    @property
    def acting(self) -> bool:
        """Return whether this player must decide."""


class Playing(Protocol):
    """A scene of the parts that all players share."""

    @property
    def title(self) -> str:
        """Return the name of the table, "" for the game's own."""

    @property
    def round(self) -> int:
        """Return the number of the round."""

    @property
    def phase(self) -> str:
        """Return the phase."""

    @property
    def seats(self) -> Sequence[Seated]:
        """Return the facts about the players, by seat."""


def headline(game: str, key: str, scene: Playing, name: int, words: Words, **more: str) -> str:
    """Return the state of the game and whose turn it is, by the message `key`.

    Names are cut to `name` letters; `more` are further arguments.
    """
    acting = ", ".join(line.name[:name] for line in scene.seats if line.acting)
    return words(
        f"{game}-{key}",
        title=scene.title[:60] or words(f"{game}-title"),
        round=scene.round,
        phase=words.of(game, f"board-phase-{scene.phase}"),
        acting=words(f"{game}-alt-acting", names=acting) if acting else "",
        **more,
    )
