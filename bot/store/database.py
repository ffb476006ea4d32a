"""One database: opening it safely, and one hop to its thread per transaction.

A transaction belongs to the connection, not to the task that began it: two tables that share a
connection and await between their statements commit each other's half. So a transaction is a
plain function here that runs as a whole on the one writer's thread.

What is said of files is SQLite's; `bot.store.postgres` does the same on a server.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from importlib import resources
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

import aiosqlite

from bot.database_url import Address
from bot.log_events import logger, timed
from bot.store import journal
from bot.store.copying import OWNER_ONLY, keep_aside, open_readonly
from bot.store.driver import check_driver
from bot.store.errors import (
    EmptyDatabase,
    ForeignDatabase,
    MissingFolder,
    NewerDatabase,
    StoreError,
    explain,
)
from bot.store.transactions import Engine, Job, Link, commit_all

T = TypeVar("T")
C = TypeVar("C")

Connection: TypeAlias = sqlite3.Connection
"""What a transaction gets and hands on to this package's functions; nobody else looks inside."""

APPLICATION_ID = 0x42474842
"""Marks our files ("BGHB") in the header of SQLite."""

_BUSY_SECONDS = 5.0
_LOG = logger(__name__)


class _Link(aiosqlite.Connection):
    """An aiosqlite connection that runs a whole function on its thread.

    aiosqlite offers one hop a statement only; five statements cost five times the latency.
    `_execute` is what all its own methods are made of.
    """

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return what the function makes of the connection, in the order of the calls."""
        return cast(T, await self._execute(work, self._conn))  # type: ignore[no-untyped-call]


class _Here:
    """A connection that runs functions on the thread of whoever asks."""

    def __init__(self, path: Path) -> None:
        self._connection = _open(path)
        self._connection.execute("PRAGMA synchronous = OFF")

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return what the function makes of the connection."""
        return work(self._connection)

    async def close(self) -> None:
        """Release the file."""
        self._connection.close()


class _SQLite:
    """What SQLite does around the store's functions."""

    faults = sqlite3.Error
    losses = 0

    def explain(self, error: Exception, where: str) -> StoreError:
        return explain(cast(sqlite3.Error, error), where)

    def begin(self, connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN IMMEDIATE")

    def commit(self, connection: sqlite3.Connection) -> None:
        connection.execute("COMMIT")

    def roll_back(self, connection: sqlite3.Connection) -> None:
        if connection.in_transaction:
            connection.execute("ROLLBACK")

    def has_to_run_again(self, error: Exception) -> bool:
        return False

    def checkpoint(self, connection: sqlite3.Connection, last: bool) -> None:
        mode = "TRUNCATE" if last else "PASSIVE"
        connection.execute(f"PRAGMA wal_checkpoint({mode})").close()


_SQLITE = _SQLite()


class Database:
    """The store's two connections: all writing goes through one, all reading the other."""

    def __init__(
        self, address: Address, writer: Link, reader: Link, engine: Engine[Any] = _SQLITE
    ) -> None:
        self.address = address
        self._writer = writer
        self._reader = reader
        self._engine = engine
        self._turn = asyncio.Lock()
        self._waiting: list[Job[Any]] = []

    @classmethod
    async def open(cls, address: Address) -> Database:
        """Open or create the database and bring it to the newest schema.

        Raises StoreError, one of its kinds, before anything was changed.
        """
        if isinstance(address, Path):
            return await _open_file(address)
        check_driver(address)
        from bot.store.postgres.opening import open_database

        return await open_database(address)

    @classmethod
    def open_fleeting(cls, path: Path) -> Database:
        """Open or create a file that nobody needs after a crash, for simulations.

        They are alone: nothing waits for the disk, or for another thread. Raises StoreError.
        """
        check_folder(path)
        _prepare(path)
        return cls(path, _Here(path), _Here(path))

    @property
    def losses(self) -> int:
        """How often the writer has lost its server: what was kept since then may be outdated."""
        return self._engine.losses

    async def close(self) -> None:
        """Finish what was begun, leave everything in the one file, and release it."""
        await self._reader.close()
        # What cannot be written back now is read from the log at the next start. A connection
        # that is closed already says so by a ValueError.
        with suppress(self._engine.faults, ValueError):
            await self._writer.run(lambda db: self._engine.checkpoint(db, True))
        await self._writer.close()

    async def checkpoint(self) -> None:
        """Write what the log holds into the file itself, as far as nobody reads older pages.

        Nobody else does so: before 3.51.3 SQLite may lose commits when two connections do at
        the same time. Raises StoreError.
        """
        with self._explained():
            await self._writer.run(lambda db: self._engine.checkpoint(db, False))

    async def read(self, work: Callable[[Any], T]) -> T:
        """Return what the function reads from the `Connection` it gets. Raises StoreError."""
        with self._explained():
            return await self._reader.run(_timed("read", work))

    async def write(self, work: Callable[[Any], T]) -> T:
        """Run the function as one durable transaction, all or nothing; it gets a `Connection`.

        Those who wait meanwhile share the next commit, each in a savepoint of its own: the
        disk's flush is paid once for all. The function may run several times and must change
        nothing but the database. Cancelled, it may still be committed. Raises StoreError;
        where the server was lost meanwhile, too, it may have been committed all the same.
        """
        job = Job(work)
        self._waiting.append(job)
        with self._explained():
            async with self._turn:
                # Somebody cancelled may have left our job to the thread: this hop comes after it.
                if not job.done:
                    jobs, self._waiting = self._waiting, []
                    await self._writer.run(_timed("write", self._commit(jobs)))
            return job.outcome()

    async def apart(self, work: Callable[[Any], T]) -> T:
        """Run the function between two transactions, with none of its own, as VACUUM wants it.

        Whoever writes waits as long. Raises StoreError.
        """
        with self._explained():
            async with self._turn:
                return await self._writer.run(work)

    def _commit(self, jobs: list[Job[Any]]) -> Callable[[Any], None]:
        return lambda connection: commit_all(self._engine, connection, jobs)

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Let errors of the driver be sentences. Raises StoreError."""
        try:
            yield
        except self._engine.faults as error:
            raise self._engine.explain(error, str(self.address)) from error


async def _open_file(path: Path) -> Database:
    """Open or create a file and bring it to the newest schema. Raises StoreError."""
    check_folder(path)
    # Not on aiosqlite's thread: a connection that fails to open may outlive the loop there.
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
    return Database(path, cast(_Link, writer), cast(_Link, reader))


def _timed(step: str, work: Callable[[C], T]) -> Callable[[C], T]:
    """Return the function, which tells the log when it is slow itself: who waits is not."""

    def run(connection: C) -> T:
        with timed(step):
            return work(connection)

    return run


def check_folder(path: Path) -> None:
    """Check that the file's folder exists, and it is none itself. Raises StoreError."""
    try:
        is_folder, has_folder = path.is_dir(), path.parent.is_dir()
    except OSError as error:
        # Such as a name that is too long.
        raise StoreError(unusable(path, error)) from error
    if not has_folder:
        raise MissingFolder(
            f"The folder {path.parent} for the database does not exist: make it first."
        )
    if is_folder:
        raise StoreError(f"{path} is a folder: the database is a file, so name one in it.")


def unusable(path: Path, error: OSError) -> str:
    """Return the sentence for a database beside which the system lets us make no file."""
    return (
        f"The database {path} cannot be used: {error.strerror or error}. This user must be allowed"
        f" to write to the folder {path.absolute().parent}, and to the files of the database there."
    )


def is_outdated(path: Path) -> bool:
    """Return whether opening the file would bring it to a newer schema."""
    try:
        return schema_of(path) < len(migrations())
    except sqlite3.Error as error:
        raise explain(error, str(path)) from error


def _prepare(path: Path) -> None:
    """Refuse a file that is not ours, create one that is missing, bring it up to date."""
    if path.exists():
        _upgrade(path, schema_of(path))
    else:
        _create(path)


def _upgrade(path: Path, schema: int) -> None:
    """Bring an existing file up to date, after a copy of it: older versions cannot read it then."""
    newest = len(migrations())
    if 0 < schema < newest:
        aside = keep_aside(path.resolve(), schema)
        _LOG.warning(
            "migration", database=str(path), **{"from": schema}, to=newest, copy=str(aside)
        )
    bring_up_to_date(path)


def _create(path: Path) -> None:
    """Make a new database under another name first: killed in between, there is none yet."""
    draft = path.with_name(f"{path.name}.new")
    draft.unlink(missing_ok=True)
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    bring_up_to_date(draft)
    draft.rename(path)


def bring_up_to_date(path: Path) -> None:
    """Bring a file of ours to the newest schema, all or nothing. Raises sqlite3.Error."""
    connection = _open(path)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        _migrate(connection)
    finally:
        connection.close()


def _open(path: Path) -> sqlite3.Connection:
    # Used by its aiosqlite thread alone; only closing may come from elsewhere.
    connection = sqlite3.connect(
        path,
        timeout=_BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
        factory=journal.NotingConnection,
    )
    connection.noted = []
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def schema_of(path: Path) -> int:
    """Return the schema of an existing file, 0 for one in which nothing is stored.

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


def migrations() -> list[str]:
    """Return the migrations' SQL, the first one first."""
    folder = resources.files("bot.store") / "migrations"
    files = sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(".sql"))
    return [file.read_text(encoding="utf-8") for _, file in files]


def migrate_file(path: Path) -> None:
    """Bring a file that nobody else knows of to the newest schema. Raises sqlite3.Error."""
    with closing(_open(path)) as connection:
        _migrate(connection)


def _migrate(connection: sqlite3.Connection) -> None:
    (present,) = connection.execute("PRAGMA user_version").fetchone()
    scripts = migrations()
    if present < len(scripts):
        missing = "\n".join(scripts[present:])
        # One transaction: killed in between, the version before still reads the file. A script
        # that fails is rolled back when the connection is closed.
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{missing}\nPRAGMA user_version = {len(scripts)};\nCOMMIT;"
        )
