"""Public facts about the seed from which a game is dealt."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DealSalt:
    """A player's salt of a deal; `seat` is set from the start on, `user_id` before it.

    `text` is None if the player was erased.
    """

    name: str
    text: str | None
    user_id: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """Public facts about a game's seed; `secret` is set once the game is over for good."""

    hash: str
    salts: tuple[DealSalt, ...] = ()
    secret: str | None = None
