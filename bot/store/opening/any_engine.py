"""The one way to open a database, wherever it is."""

from __future__ import annotations

from pathlib import Path

from bot.runtime.database_url import Address
from bot.runtime.shard_range import ALL, ShardRange
from bot.store.core.database import Database
from bot.store.core.driver import check_driver
from bot.store.opening import sqlite
from bot.store.opening.lock import Lock
from bot.store.sharing.listening import Listening


async def open_database(
    address: Address, lock: Lock | None = None, shard_range: ShardRange = ALL
) -> Database:
    """Open or create a database and bring it to the newest schema.

    The holder of its lock hands that over: on a server it belongs to the writer's session. A
    process with a part of the shards finds the rows of its servers; a file has one process. Raises
    StoreError, one of its kinds, before anything was changed.
    """
    if isinstance(address, Path):
        return await sqlite.open_file(address)
    check_driver(address)
    from bot.store.postgres import locking, opening

    held = lock if isinstance(lock, locking.ServerLock) else None
    return await opening.open_database(address, held, shard_range)


async def listening_on(database: Database) -> Listening:
    """Return the channel between the processes that share a database. Raises StoreError."""
    assert not isinstance(database.address, Path), "a file has one process"
    from bot.store.postgres.listening import ServerListening

    return await ServerListening.open(database, database.address)
