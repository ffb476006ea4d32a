"""The parts of a table that the heuristic bot reads, from a view or a dealt copy."""
# ruff: noqa: D102  # What each of these is, `bot.games.amerigo.view` says.

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.games.amerigo.ground import Ground
from bot.games.amerigo.table import Table
from bot.games.amerigo.view import IslandView, TurnView


class Seen(Table, Protocol):
    """All open information, and how far the game is."""

    @property
    def round(self) -> int: ...

    @property
    def phase(self) -> str: ...

    @property
    def turn(self) -> TurnView | None: ...

    @property
    def ground(self) -> Ground: ...

    @property
    def islands(self) -> Sequence[IslandView]: ...

    @property
    def pirates_unseen(self) -> tuple[int, ...]: ...
