"""A bot of one process: it has all tables, and nobody to ask or to tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.host.core.api import Table
from bot.host.core.cluster.api import OtherShard, Receiver, Server, Wake
from bot.runtime.shard_range import ALL, ShardRange
from bot.store import Connection


class Alone:
    """The cluster of a single process; only the wake of its own followers does anything."""

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
