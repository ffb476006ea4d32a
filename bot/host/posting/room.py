"""Room in channels: when Discord takes a table's next post, or another edit there."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from bot.host.core.api import Table

_EDITABLE = frozenset({"turn", "phase"})
"""Kinds of posts that the newest post can be edited into."""


class Ways(NamedTuple):
    """In how many seconds a post can be sent, and the newest one edited into it; 0 = now."""

    send: float = 0.0
    edit: float = 0.0

    def wait(self, kind: str) -> float:
        """Return in how many seconds a post of that kind can go out."""
        return min(self) if kind in _EDITABLE else self.send


class Room(Protocol):
    """Tells when a channel has room; the next look may know better."""

    def ways(self, table: Table) -> Ways:
        """Return when the next post of a table can go out."""

    def edit_in(self, place_id: int, message_id: int) -> float:
        """Return in how many seconds an older post can be edited without holding up a newer one."""


class Unlimited:
    """Room without end: where nobody counts calls."""

    def ways(self, _table: Table) -> Ways:
        """Return that it can be sent now."""
        return Ways()

    def edit_in(self, _place_id: int, _message_id: int) -> float:
        """Return 0."""
        return 0.0
