"""SQLite's database file: opening it safely, and SQLite's operations around a transaction."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar, cast

import aiosqlite

from bot.runtime.log_events import logger
from bot.store.core import event_log
from bot.store.core.copying import OWNER_ONLY, keep_aside, open_readonly
from bot.store.core.database import Database
from bot.store.core.errors import (
    EmptyDatabase,
    ForeignDatabase,
    MissingFolder,
    NewerDatabase,
    StoreError,
    explain,
)
from bot.store.core.sql import APPLICATION_ID, migrations
from bot.store.opening.erased import wipe

T = TypeVar("T")

_BUSY_SECONDS = 5.0
_LOG = logger(__name__)


class _Link(aiosqlite.Connection):
    """An aiosqlite connection that runs a whole function on its thread.

    aiosqlite itself offers only one hop per statement, so that five statements cost five times the
    latency. All its methods are built on `_execute`.
    """

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run the function on the connection, in the order of the calls, and return its result."""
        return cast(T, await self._execute(work, self._conn))  # type: ignore[no-untyped-call]


class _Here:
    """A connection that runs functions on the caller's thread."""

    def __init__(self, path: Path) -> None:
        self._connection = _open(path)
        self._connection.execute("PRAGMA synchronous = OFF")

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run the function on the connection, and return its result."""
        return work(self._connection)

    async def close(self) -> None:
        """Close the file."""
        self._connection.close()


class _SQLite:
    """SQLite's implementation of the engine-specific operations."""

    faults = sqlite3.Error
    losses = 0

    def explain(self, error: Exception, where: str) -> StoreError:
        return explain(cast(sqlite3.Error, error), where)

    def begin(self, connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN IMMEDIATE")

    def begin_reading(self, connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN")

    def commit(self, connection: sqlite3.Connection) -> None:
        connection.execute("COMMIT")

    def roll_back(self, connection: sqlite3.Connection) -> None:
        if connection.in_transaction:
            connection.execute("ROLLBACK")

    def has_to_run_again(self, error: Exception) -> bool:
        return False

    def time(self, connection: sqlite3.Connection) -> float:
        return time.time()

    def wipe(self, connection: sqlite3.Connection) -> None:
        wipe(connection)

    def shrink(self, connection: sqlite3.Connection) -> None:
        wipe(connection)

    def checkpoint(self, connection: sqlite3.Connection, last: bool) -> None:
        mode = "TRUNCATE" if last else "PASSIVE"
        connection.execute(f"PRAGMA wal_checkpoint({mode})").close()


SQLITE = _SQLite()


async def open_file(path: Path) -> Database:
    """Open or create a file and bring it to the newest schema. Raises StoreError."""
    check_folder(path)
    # Not on aiosqlite's thread, which may outlive the event loop if a connection fails to open.
    try:
        await asyncio.to_thread(_prepare, path)
    except sqlite3.Error as error:
        raise explain(error, str(path)) from error
    except OSError as error:
        raise StoreError(unusable(path, error)) from error
    writer = await _Link(lambda: _open(path), iter_chunk_size=64)
    reader = await _Link(lambda: _open(path), iter_chunk_size=64)
    await reader.execute("PRAGMA query_only = ON")
    await reader.execute("PRAGMA wal_autocheckpoint = 0")
    return Database(path, cast(_Link, writer), cast(_Link, reader), SQLITE)


def open_fleeting(path: Path) -> Database:
    """Open or create a file that need not survive a crash, for simulations.

    As the simulation is its only user, it waits neither for the disk nor for another thread. Raises
    StoreError.
    """
    check_folder(path)
    _prepare(path)
    return Database(path, _Here(path), _Here(path), SQLITE)


def check_folder(path: Path) -> None:
    """Check that the file's folder exists, and that the path is not a folder. Raises StoreError."""
    try:
        is_folder, has_folder = path.is_dir(), path.parent.is_dir()
    except OSError as error:
        # For example, because a name is too long.
        raise StoreError(unusable(path, error)) from error
    if not has_folder:
        raise MissingFolder(
            f"The folder {path.parent} for the database does not exist: make it first."
        )
    if is_folder:
        raise StoreError(f"{path} is a folder: the database is a file, so name one in it.")


def unusable(path: Path, error: OSError) -> str:
    """Return the sentence for a database that is unusable because of an operating system error."""
    return (
        f"The database {path} cannot be used: {error.strerror or error}. This user must be allowed"
        f" to write to the folder {path.absolute().parent}, and to the files of the database there."
    )


def is_outdated(path: Path) -> bool:
    """Return whether opening the file would upgrade its schema. Raises StoreError."""
    try:
        return schema_of(path) < len(migrations())
    except sqlite3.Error as error:
        raise explain(error, str(path)) from error


def _prepare(path: Path) -> None:
    """Create a missing file, or bring an old one up to date. Raises StoreError, sqlite3.Error."""
    if path.exists():
        _upgrade(path, schema_of(path))
    else:
        _create(path)


def _upgrade(path: Path, schema: int) -> None:
    """Upgrade an existing file after copying it, since older versions can no longer read it."""
    newest = len(migrations())
    if 0 < schema < newest:
        aside = keep_aside(path.resolve(), schema)
        _LOG.warning(
            "migration", database=str(path), **{"from": schema}, to=newest, copy=str(aside)
        )
    bring_up_to_date(path)


def _create(path: Path) -> None:
    """Create a database under a temporary name, so that a crash leaves no incomplete one."""
    draft = path.with_name(f"{path.name}.new")
    draft.unlink(missing_ok=True)
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    bring_up_to_date(draft)
    draft.rename(path)


def bring_up_to_date(path: Path) -> None:
    """Upgrade one of our files to the newest schema atomically. Raises sqlite3.Error."""
    connection = _open(path)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        _migrate(connection)
    finally:
        connection.close()


def _open(path: Path) -> sqlite3.Connection:
    # Used only by its aiosqlite thread; only closing may come from another thread.
    connection = sqlite3.connect(
        path,
        timeout=_BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
        factory=event_log.EventConnection,
    )
    connection.pending_events = []
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def schema_of(path: Path) -> int:
    """Return the schema number of an existing file, 0 if nothing is stored in it.

    Raises EmptyDatabase, ForeignDatabase, NewerDatabase, sqlite3.Error.
    """
    if path.is_file() and not path.stat().st_size:
        raise EmptyDatabase(
            f"{path} is an empty file and no database; it was left as it is. Restore a backup"
            " (`bot restore FILE`), or delete it to begin with a new one."
        )
    connection = open_readonly(path)
    try:
        owner, version, tables = (
            connection.execute(query).fetchone()[0]
            for query in (
                "PRAGMA application_id",
                "PRAGMA user_version",
                "SELECT count(*) FROM sqlite_master",
            )
        )
    finally:
        connection.close()
    if owner != APPLICATION_ID and (owner, version, tables) != (0, 0, 0):
        raise ForeignDatabase(f"{path} is a database of another program; it was left as it is.")
    newest = len(migrations())
    if version > newest:
        raise NewerDatabase(
            f"{path} was written by a newer version of this bot (schema {version}, this one "
            f"knows {newest}); it was left as it is. Install that version or a later one."
        )
    return int(version)


def migrate_file(path: Path) -> None:
    """Upgrade a file that only the caller uses to the newest schema. Raises sqlite3.Error."""
    with closing(_open(path)) as connection:
        _migrate(connection)


def _migrate(connection: sqlite3.Connection) -> None:
    (present,) = connection.execute("PRAGMA user_version").fetchone()
    scripts = migrations()
    if present < len(scripts):
        missing = "\n".join(scripts[present:])
        # One transaction: after a crash, the previous version of the bot can still read the file. A
        # script that fails is rolled back when the connection is closed.
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{missing}\nPRAGMA user_version = {len(scripts)};\nCOMMIT;"
        )
