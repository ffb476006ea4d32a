"""The processes that share the bot's work: the one interface by which all rooms ask about them.

A bot of one process has all servers, and nothing to ask or tell: `Alone`. If several share the
database, each has the servers of its shards: `bot/host/core/processes`.

Only its owner changes the stored data of a table, a league or a server. Data of a person (settings,
vacations, notes, what has become of a draft, sandboxes, their erasure) is changed by the process
that receives the request, in one transaction over all tables that it concerns. That is safe because
transactions are serializable: if each of two has read what the other writes, one of them is run
again. Data that an owner read before its transaction is compared within it:
`Cluster.check_unchanged`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeAlias

from bot.host.core.api import HostError, Table
from bot.runtime.shard_range import ALL, ShardRange
from bot.store import Connection

Wake: TypeAlias = Callable[[int], None]
"""Wakes the followers of a table in this process."""
Receiver: TypeAlias = Callable[[str], object]
"""Gets an interaction (JSON) or a message of another process; it must not wait for anything."""
Server: TypeAlias = Callable[[str], Awaitable[str]]
"""Does what another process asks for, and returns the answer."""
Booking: TypeAlias = Callable[[int, float], Awaitable[float]]
"""Books a bucket's next session with Discord for some seconds; returns the seconds until then.

Raises StoreError.
"""


CHANGED = "changed"
"""Topic: a table of the sending process has changed (`changed`)."""


def changed(table: Table) -> str:
    """Return the message that a table has changed: its number and its server's."""
    return f"{table.id} {table.guild_id}"


class OtherShard(HostError):
    """The table's server belongs to a shard (`shard`) of another process: ask that process."""

    code = "elsewhere"

    @property
    def shard(self) -> int:
        """Return the shard of the table's server."""
        return int(self.args_["shard"])


class Unanswered(HostError):
    """The owner was asked to do something and may have done it, but its answer did not come."""

    code = "elsewhere-after"


class Cluster(Protocol):
    """The processes of the bot, as one of them asks and notifies them."""

    @property
    def shard_range(self) -> ShardRange:
        """Return the shards of this process."""

    @property
    def booking(self) -> Booking | None:
        """Return the queue for sessions with Discord, None = no other process begins any."""

    def owns_server(self, guild_id: int) -> bool:
        """Return whether a server is ours."""

    async def owns(self, table_id: int) -> bool:
        """Return whether a table is ours. Raises UnknownTable."""

    def check_server(self, guild_id: int) -> None:
        """Check that a server is ours. Raises OtherShard."""

    async def check(self, table_id: int) -> None:
        """Check that a table is ours. Raises OtherShard, UnknownTable."""

    async def check_found(self, find: Callable[[Connection], int | None]) -> None:
        """Check that the server that a function reads is ours; None = there is none.

        Raises OtherShard, and what the function raises.
        """

    def check_unchanged(self, connection: Connection, read: Table) -> None:
        """Check that a table's players are still those it had when it was read.

        Called in the transaction of the holder of its lock, because the lock only excludes this
        process. Raises StalePrompt.
        """

    def guarded(self, table_id: int, lock: asyncio.Lock) -> AbstractAsyncContextManager[None]:
        """Return a table's lock; entering it raises OtherShard and UnknownTable."""

    def begin(self, wake: Wake) -> None:
        """Begin to wake the followers of our tables that other processes change."""

    def wake(self, table_id: int) -> None:
        """Wake the followers of a table that was changed, whichever process has it."""

    def announce(self, table_id: int) -> None:
        """Tell all others soon that a table of ours has changed other than by a move."""

    def tell(self, connection: Connection, topic: str, payload: str) -> None:
        """Send a message to all others once a transaction has been committed."""

    def hear(self, topic: str, receive: Receiver, gap: Callable[[], object]) -> None:
        """Call `receive` with every message of a topic, and `gap` after some may be lost."""

    def receive(self, receive: Receiver) -> None:
        """Begin to take our interactions that other processes received."""

    async def hand_over(self, shard: int, payload: str) -> bool:
        """Hand an interaction to the owner of a shard; return whether the owner may have it.

        False = no process has it, and nothing was changed. Otherwise 2.5 s have passed: if the
        owner died before it answered, there is just enough time left to answer the person.
        """

    def serve(self, server: Server) -> None:
        """Answer other processes' questions with `server` once `receive` has begun to take them."""

    async def ask(self, shard: int, question: str) -> str:
        """Have the owner of a shard do something, and return its answer.

        Raises OtherShard if no process has done it or will; Unanswered, StoreError.
        """

    async def look(self) -> None:
        """Take up what others have changed or handed over, in case their message was lost."""

    async def settled(self) -> None:
        """Wait until all messages are sent, and no change is left to take up."""

    async def drain(self) -> None:
        """Take no more requests of others, and answer those taken."""

    async def leave(self) -> None:
        """Hear and take nothing more; what comes from now on is for the next process."""

    async def close(self) -> None:
        """Send the messages that are left."""


class Alone:
    """The cluster of a single process; only waking its own followers does anything."""

    booking = None

    def __init__(self, shard_range: ShardRange = ALL) -> None:
        self.shard_range = shard_range
        self._here: Wake = lambda table_id: None

    def owns_server(self, guild_id: int) -> bool:
        """Return True."""
        return True

    async def owns(self, table_id: int) -> bool:
        """Return True."""
        return True

    def check_server(self, guild_id: int) -> None:
        """Do nothing: all servers are ours."""

    async def check(self, table_id: int) -> None:
        """Do nothing: all tables are ours."""

    async def check_found(self, find: Callable[[Connection], int | None]) -> None:
        """Do nothing, and read nothing."""

    def check_unchanged(self, connection: Connection, read: Table) -> None:
        """Do nothing: the lock excludes everybody."""

    def guarded(self, table_id: int, lock: asyncio.Lock) -> asyncio.Lock:
        """Return the lock itself."""
        return lock

    def begin(self, wake: Wake) -> None:
        """Wake the followers here from now on."""
        self._here = wake

    def wake(self, table_id: int) -> None:
        """Wake the followers here."""
        self._here(table_id)

    def announce(self, table_id: int) -> None:
        """Do nothing: nobody else shows tables."""

    def tell(self, connection: Connection, topic: str, payload: str) -> None:
        """Do nothing: there is no listener."""

    def hear(self, topic: str, receive: Receiver, gap: Callable[[], object]) -> None:
        """Do nothing: no message ever comes."""

    def receive(self, receive: Receiver) -> None:
        """Do nothing: nobody hands anything over."""

    async def hand_over(self, shard: int, payload: str) -> bool:
        """Return False: there is nobody to take it."""
        return False

    def serve(self, server: Server) -> None:
        """Do nothing: nobody asks."""

    async def ask(self, shard: int, question: str) -> str:
        """Raise OtherShard: there is nobody to ask."""
        raise OtherShard(shard=shard)

    async def look(self) -> None:
        """Do nothing: nobody else changes anything."""

    async def settled(self) -> None:
        """Do nothing: there is nothing to wait for."""

    async def drain(self) -> None:
        """Do nothing: nothing is taken."""

    async def leave(self) -> None:
        """Do nothing: nothing is heard."""

    async def close(self) -> None:
        """Do nothing: nothing is left."""
