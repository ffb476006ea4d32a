"""Room in channels: the time until Discord accepts a table's next post, or another edit."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from bot.host.core.api import Table

_EDITABLE = frozenset({"turn", "phase"})
"""Kinds of posts that the newest post can be edited into."""


class Delays(NamedTuple):
    """Seconds until a post can be sent, or the newest post edited into it; 0 = now."""

    send: float = 0.0
    edit: float = 0.0

    def wait(self, kind: str) -> float:
        """Return the seconds until a post of that kind can go out."""
        return min(self) if kind in _EDITABLE else self.send


class Room(Protocol):
    """Source of the times at which channels have room; a later answer may differ."""

    def delays(self, table: Table) -> Delays:
        """Return the delays of the next post of a table."""

    def edit_in(self, place_id: int, message_id: int) -> float:
        """Return the seconds until an older post can be edited without delaying a newer one."""


class Unlimited:
    """Unlimited room, for a bot whose calls are not counted."""

    def delays(self, _table: Table) -> Delays:
        """Return no delay."""
        return Delays()

    def edit_in(self, _place_id: int, _message_id: int) -> float:
        """Return 0."""
        return 0.0
