"""What the processes that share a database tell each other; nothing that counts depends on it.

A message is short, a number mostly: what it is about is in the database. It may be lost with the
server's session, so whoever relies on one also looks now and then, and at once after a gap.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from bot.store.core.connection import Connection

Handler: TypeAlias = Callable[[str], object]
"""Gets the payload of a message, in the event loop; it must not wait for anything."""

WAKE = "wake"
"""Topic: somebody has changed a table (its number) that they do not own."""
REVOKED = "revoked"
"""Topic: somebody's link to the page of a table (its number) works no more."""
HANDOVER = "handover"
"""Topic: an interaction waits for the owner of a shard (its number)."""


class Listening(Protocol):
    """Sends messages to all processes of the bot, this one too, and hands theirs on."""

    on_gap: list[Callable[[], object]]
    """Called in the event loop once messages are heard again after some may have been lost."""

    def tell(self, connection: Connection, topic: str, payload: str) -> None:
        """Send a message with a transaction: when it is committed, and not if it is not."""

    async def notify(self, topic: str, payload: str) -> None:
        """Send a message at once. Raises StoreError."""

    def subscribe(self, topic: str, handler: Handler) -> None:
        """Let the handler have every message of that topic from now on."""

    async def close(self) -> None:
        """Hear nothing more."""


class Silence:
    """That of a bot of one process: nobody else is there."""

    def __init__(self) -> None:
        self.on_gap: list[Callable[[], object]] = []

    def tell(self, connection: Connection, topic: str, payload: str) -> None:
        """Nobody hears it."""

    async def notify(self, topic: str, payload: str) -> None:
        """Nobody hears it."""

    def subscribe(self, topic: str, handler: Handler) -> None:
        """Nobody says anything."""

    async def close(self) -> None:
        """There is nothing to close."""
