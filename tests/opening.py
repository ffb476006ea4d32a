"""Hosts on databases without threads: all tasks go on after each call.

A test then does not depend on which thread the machine runs first, and the way to a thread and back
took a quarter of the time of `tests.host`, and a sixth of those with a bot. `tests.store`,
`tests.operations` and hosts that other processes share have the threads.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from bot.host.automation.thinking import NO_THINKERS, Thinkers
from bot.host.core.game import HostedGame
from bot.host.core.registry import TableRegistry
from bot.host.host import Host, utc_now
from bot.runtime.database_url import Address
from bot.runtime.shard_range import ALL, ShardRange
from bot.store.core.database import Database
from bot.store.opening.sqlite import SQLITE, _Here, _prepare
from tests.empty_database import is_unused, put_database

T = TypeVar("T")


class _OnLoop(_Here):
    """A connection to a file without a thread of its own."""

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run the function on the connection, let other tasks run, and return its result."""
        try:
            return await super().run(work)
        finally:
            await asyncio.sleep(0)


async def without_threads(
    address: Address,
    games: Mapping[str, HostedGame],
    clock: Callable[[], datetime] = utc_now,
    thinkers: Thinkers = NO_THINKERS,
    shard_range: ShardRange = ALL,
) -> Host:
    """Open a host as the bot does; on a file, its database has no threads."""
    if not isinstance(address, Path):
        return await Host.open(address, games, clock, thinkers, shard_range=shard_range)
    if not is_unused(put_database(address)):
        _prepare(address)
    writer, reader = _OnLoop(address), _OnLoop(address)
    await reader.run(lambda connection: connection.execute("PRAGMA query_only = ON"))
    database = Database(address, writer, reader, SQLITE)
    rules = {key: game.rules for key, game in games.items()}
    return Host(TableRegistry(database, rules, clock), games, thinkers)
