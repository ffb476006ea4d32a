"""Messages between the processes sharing a database; nothing important depends on them.

A message is short, mostly a number: the database has the details. It may be lost with the server's
session, so code that relies on one also polls now and then, and at once after a gap.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from bot.store.core.connection import Connection

Handler: TypeAlias = Callable[[str], object]
"""Gets the payload of a message, in the event loop; it must not wait for anything."""


class Listening(Protocol):
    """Sends messages to all processes of the bot, including this one, and delivers theirs."""

    on_gap: list[Callable[[], object]]
    """Called in the event loop once messages arrive again after some may have been lost."""

    def tell(self, connection: Connection, topic: str, payload: str) -> None:
        """Send a message with a transaction: when it is committed, and not if it is not."""

    async def notify(self, topic: str, payload: str) -> None:
        """Send a message at once. Raises StoreError."""

    def subscribe(self, topic: str, handler: Handler) -> None:
        """Call the handler with every further message of that topic."""

    async def is_owned(self, shard: int) -> bool:
        """Return whether some live process has a shard. Raises StoreError."""

    async def close(self) -> None:
        """Stop listening."""
