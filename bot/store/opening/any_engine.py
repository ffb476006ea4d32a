"""Opening of databases on any engine, also for reading while the bot may be running."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

from bot.runtime.database_url import Address
from bot.runtime.shard_range import ALL, ShardRange
from bot.store.core.connection import Connection
from bot.store.core.copying import open_readonly
from bot.store.core.database import Database
from bot.store.core.errors import check_driver, explain
from bot.store.core.sql import migrations
from bot.store.opening import sqlite
from bot.store.opening.lock import Lock
from bot.store.sharing.listening import Listening


async def open_database(
    address: Address, lock: Lock | None = None, shard_range: ShardRange = ALL
) -> Database:
    """Open or create a database and bring it to the newest schema.

    A server's lock is passed in by its holder, as it belongs to the session that becomes the
    writer's. A process with some of the shards sees only its servers' rows; a file has one process.
    Raises StoreError, in one of its kinds, before anything was changed.
    """
    if isinstance(address, Path):
        return await sqlite.open_file(address)
    check_driver(address)
    from bot.store.postgres import locking, opening

    held = lock if isinstance(lock, locking.ServerLock) else None
    return await opening.open_database(address, held, shard_range)


async def listening_on(database: Database) -> Listening:
    """Open the channel between the processes that share a database. Raises StoreError."""
    assert not isinstance(database.address, Path), "a file has one process"
    from bot.store.postgres.listening import ServerListening

    return await ServerListening.open(database, database.address)


def looking(address: Address) -> AbstractContextManager[Connection]:
    """Open an existing store read-only, as a snapshot.

    Writers do not wait for it. Raises StoreError.
    """
    if isinstance(address, Path):
        return _looking_at_file(address)
    check_driver(address)
    from bot.store.postgres.opening import looking_at_server

    return looking_at_server(address)


def schema_of(address: Address) -> int:
    """Return the schema number of an existing store, 0 if nothing is stored in it.

    Raises EmptyDatabase, ForeignDatabase, NewerDatabase, StoreError.
    """
    if isinstance(address, Path):
        try:
            return sqlite.schema_of(address)
        except sqlite3.Error as error:
            raise explain(error, str(address)) from error
    check_driver(address)
    from bot.store.postgres.opening import looking_at_server
    from bot.store.postgres.schema import schema_of as schema_of_session

    with looking_at_server(address) as session:
        return schema_of_session(session, address)


def is_outdated(address: Address) -> bool:
    """Return whether opening the store would upgrade its schema. Raises StoreError."""
    if isinstance(address, Path):
        return sqlite.is_outdated(address)
    return schema_of(address) < len(migrations())


@contextmanager
def _looking_at_file(path: Path) -> Iterator[Connection]:
    try:
        with closing(open_readonly(path)) as connection:
            connection.execute("BEGIN")
            yield connection
    except sqlite3.Error as error:
        raise explain(error, str(path)) from error
