"""Messages between the processes that share a database; none of them is essential.

A message is short, usually a number: the details are in the database. It may be lost with the
server's session, so code that relies on messages also polls now and then, and immediately after a
gap.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from bot.store.core.connection import Connection

Handler: TypeAlias = Callable[[str], object]
"""Function that receives the payload of a message, in the event loop; it must not block."""


class Listening(Protocol):
    """Channel that sends messages to all of the bot's processes and delivers theirs.

    A process also gets its own messages.
    """

    on_gap: list[Callable[[], object]]
    """Functions called in the event loop when messages arrive again after a possible loss."""

    def tell(self, connection: Connection, topic: str, payload: str) -> None:
        """Send a message when the transaction commits; none is sent if it does not."""

    async def notify(self, topic: str, payload: str) -> None:
        """Send a message immediately. Raises StoreError."""

    def subscribe(self, topic: str, handler: Handler) -> None:
        """Call the handler for every future message on a topic."""

    async def is_owned(self, shard: int) -> bool:
        """Return whether a live process owns a shard. Raises StoreError."""

    async def close(self) -> None:
        """Stop listening."""
