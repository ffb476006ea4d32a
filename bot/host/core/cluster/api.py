"""The interface to the processes that share the bot's work.

A bot with one process has all servers, and no other process to ask or notify: `Alone`. If several
processes share the database, each has the servers of its shards: `bot/host/core/processes`.

Only its owner changes the stored data of a table, a league or a server. Data of a person (settings,
vacations, notes, the outcome of a draft, sandboxes, their erasure) is changed by the process that
receives the request, in one transaction over all tables concerned. That is safe because
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
"""Function that wakes the followers of a table in this process."""
Receiver: TypeAlias = Callable[[str], object]
"""Function that gets another process's message or interaction (JSON); it must not wait."""
Server: TypeAlias = Callable[[str], Awaitable[str]]
"""Function that does what another process asks for, and returns the answer."""
Booking: TypeAlias = Callable[[int, float], Awaitable[float]]
"""Function that books a bucket's next session with Discord for some seconds.

It returns the seconds until then.

Raises StoreError.
"""


CHANGED = "changed"
"""Topic: a table of the sending process has changed (`changed`)."""


def changed(table: Table) -> str:
    """Return the message that a table has changed: the ids of the table and its server."""
    return f"{table.id} {table.guild_id}"


class OtherShard(HostError):
    """The table's server belongs to a shard (`shard`) of another process, which must be asked."""

    code = "elsewhere"

    @property
    def shard(self) -> int:
        """The shard of the table's server."""
        return int(self.args_["shard"])


class Unanswered(HostError):
    """The owner may have carried out a request, but its answer did not arrive."""

    code = "elsewhere-after"


class Cluster(Protocol):
    """The processes of the bot, as seen from one of them."""

    @property
    def shard_range(self) -> ShardRange:
        """The shards of this process."""

    @property
    def booking(self) -> Booking | None:
        """The queue for sessions with Discord, or None if no other process starts any."""

    def owns_server(self, guild_id: int) -> bool:
        """Return whether this process owns a server."""

    async def owns(self, table_id: int) -> bool:
        """Return whether this process owns a table. Raises UnknownTable."""

    def check_server(self, guild_id: int) -> None:
        """Check that this process owns a server. Raises OtherShard."""

    async def check(self, table_id: int) -> None:
        """Check that this process owns a table. Raises OtherShard, UnknownTable."""

    async def check_found(self, find: Callable[[Connection], int | None]) -> None:
        """Check that this process owns the server that `find` reads, if it finds one.

        Raises OtherShard, and the errors of `find`.
        """

    def check_unchanged(self, connection: Connection, read: Table) -> None:
        """Check that a table's players are still those it had when it was read.

        This must be called in the transaction of the caller that holds the table's lock, because
        the lock only excludes this process. Raises StalePrompt.
        """

    def guarded(self, table_id: int, lock: asyncio.Lock) -> AbstractAsyncContextManager[None]:
        """Return a table's lock; entering it raises OtherShard and UnknownTable."""

    def begin(self, wake: Wake) -> None:
        """Start waking the followers of this process's tables when other processes change them."""

    def wake(self, table_id: int) -> None:
        """Wake the followers of a changed table, in whichever process owns it."""

    def announce(self, table_id: int) -> None:
        """Notify other processes soon of a change of this process's table, other than by a move."""

    def tell(self, connection: Connection, topic: str, payload: str) -> None:
        """Send a message to all other processes once a transaction has been committed."""

    def hear(self, topic: str, receive: Receiver, gap: Callable[[], object]) -> None:
        """Call `receive` with each message of a topic, and `gap` if messages may have been lost."""

    def receive(self, receive: Receiver) -> None:
        """Start accepting interactions that other processes received for this one."""

    async def hand_over(self, shard: int, payload: str) -> bool:
        """Hand an interaction to the owner of a shard; return whether the owner may have it.

        False means that no process has it, and that nothing was changed. Otherwise 2.5 s have
        passed: if the owner died before it answered, there is just enough time left to answer the
        person.
        """

    def serve(self, server: Server) -> None:
        """Answer other processes' requests with `server`, after `receive` has been called."""

    async def ask(self, shard: int, question: str) -> str:
        """Have the owner of a shard carry out a request, and return its answer.

        Raises OtherShard if no process has carried it out or will; Unanswered, StoreError.
        """

    async def look(self) -> None:
        """Process changes and interactions of other processes whose message was lost."""

    async def settled(self) -> None:
        """Wait until all messages are sent, and all received changes are processed."""

    async def drain(self) -> None:
        """Accept no more requests from other processes, and answer those accepted."""

    async def leave(self) -> None:
        """Stop receiving messages and requests; from now on they are for the next process."""

    async def close(self) -> None:
        """Send the remaining messages."""


class Alone:
    """The cluster of a single process, in which only `wake` does anything."""

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
        """Do nothing, because this process owns all servers."""

    async def check(self, table_id: int) -> None:
        """Do nothing, because this process owns all tables."""

    async def check_found(self, find: Callable[[Connection], int | None]) -> None:
        """Do nothing, and read nothing."""

    def check_unchanged(self, connection: Connection, read: Table) -> None:
        """Do nothing, because the lock excludes everyone else."""

    def guarded(self, table_id: int, lock: asyncio.Lock) -> asyncio.Lock:
        """Return the lock itself."""
        return lock

    def begin(self, wake: Wake) -> None:
        """Start waking this process's followers."""
        self._here = wake

    def wake(self, table_id: int) -> None:
        """Wake the followers of a table."""
        self._here(table_id)

    def announce(self, table_id: int) -> None:
        """Do nothing, because no other process shows tables."""

    def tell(self, connection: Connection, topic: str, payload: str) -> None:
        """Do nothing, because there is no receiver."""

    def hear(self, topic: str, receive: Receiver, gap: Callable[[], object]) -> None:
        """Do nothing, because no message will come."""

    def receive(self, receive: Receiver) -> None:
        """Do nothing, because no process hands anything over."""

    async def hand_over(self, shard: int, payload: str) -> bool:
        """Return False, because no process can accept it."""
        return False

    def serve(self, server: Server) -> None:
        """Do nothing, because no process asks."""

    async def ask(self, shard: int, question: str) -> str:
        """Raise OtherShard, because there is no process to ask."""
        raise OtherShard(shard=shard)

    async def look(self) -> None:
        """Do nothing, because no other process changes anything."""

    async def settled(self) -> None:
        """Do nothing, because there is nothing to wait for."""

    async def drain(self) -> None:
        """Do nothing, because no requests are accepted."""

    async def leave(self) -> None:
        """Do nothing, because no messages are received."""

    async def close(self) -> None:
        """Do nothing, because no messages remain."""
