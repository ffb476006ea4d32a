"""Opening a database on a PostgreSQL server, and its operations around the store's functions.

One session writes and another only reads, each on its own thread; the next caller reopens a lost
session. A database can also be opened for a single transaction, to read while the bot runs, or to
fill it.

Wiping deleted bytes rewrites the tables with data on people. Afterwards none of their files
contains deleted data. The server's log, archives and dumps still contain it until they are deleted.

A plain VACUUM only allows the space to be reused: the bytes stay in the page. VACUUM FULL locks
each table that it rewrites, and every writer waits for all of them. The large tables, states and
events, identify only seats and are left out: with 2,000 tables of the bot on a machine with two
processors, that takes 1.9 s instead of 5.3, and readers wait at most 0.7 (moves) instead of 2.1.
Erasing waits a minute for other requests, so that they share one rewrite
(`bot.host.upkeep.privacy`).
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from copy import copy
from functools import partial
from typing import Any, TypeVar

import psycopg

from bot.runtime.database_url import DatabaseUrl
from bot.runtime.shard_range import ALL, ShardRange
from bot.store.core.database import Database
from bot.store.core.errors import StoreError
from bot.store.postgres.errors import AGAIN, explain, explained
from bot.store.postgres.locking import Owner, ServerLock, end, server_time
from bot.store.postgres.schema import migrate
from bot.store.postgres.session import Session
from bot.store.postgres.sharing import limited

T = TypeVar("T")

_LOG = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds after a failed attempt to connect during which callers get the same error again."""


class Link:
    """A session with its own thread, which implements `bot.store.core.database.Link`."""

    def __init__(self, name: str, opener: Callable[[], Session]) -> None:
        self._name = name
        self._opener = opener
        self._session: Session | None = None
        self._refused: tuple[float, Exception] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"postgresql-{name}")
        self._closed = False
        self.losses = 0
        """Number of lost sessions."""

    async def run(self, work: Callable[[Session], T]) -> T:
        """Run the function on the session, in the order of the calls, and return its result.

        The function runs even if the caller is cancelled meanwhile. Raises psycopg.Error.
        """
        if self._closed:
            raise ValueError("no active connection")
        return await self._on_thread(lambda: self._work(work))

    async def close(self) -> None:
        """Finish work that has begun, and end the session."""
        if not self._closed:
            self._closed = True
            await self._on_thread(self._end)
            self._thread.shutdown(wait=False)

    async def _on_thread(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def answer() -> None:
            try:
                outcome = work()
            except BaseException as error:
                loop.call_soon_threadsafe(_fail, future, error)
            else:
                loop.call_soon_threadsafe(_succeed, future, outcome)

        self._thread.submit(answer)
        return await future

    def _work(self, work: Callable[[Session], T]) -> T:
        session = self._open()
        try:
            return work(session)
        finally:
            self._look(session)

    def _look(self, session: Session) -> None:
        """Drop the session if it is lost."""
        if self._session is session and session.is_lost:
            self._session = None
            self.losses += 1
            session.close()
            _LOG.warning("the server of the database has ended the %s's session", self._name)

    def _open(self) -> Session:
        """Return the session, reopened if it was lost. Raises psycopg.Error, StoreError."""
        if self._session is not None:
            self._look(self._session)
        if self._session is None:
            self._session = self._opened()
        return self._session

    def _opened(self) -> Session:
        if self._refused is not None and time.monotonic() < self._refused[0]:
            raise copy(self._refused[1])
        try:
            session = self._opener()
        except Exception as error:
            self._refused = (time.monotonic() + PAUSE, error)
            raise
        if self.losses:
            _LOG.warning("the %s has a session on the server of the database again", self._name)
        self._refused = None
        return session

    def _end(self) -> None:
        if self._session is not None:
            end(self._session)
            self._session = None


def _succeed(future: asyncio.Future[Any], outcome: object) -> None:
    if not future.done():
        future.set_result(outcome)


def _fail(future: asyncio.Future[Any], error: BaseException) -> None:
    if not future.done():
        future.set_exception(error)


SEATS_ALONE = ("event", "snapshot")
"""Tables without data on people, which are larger than all other tables together."""

_TABLES = (
    "SELECT quote_ident(tablename), tablename FROM pg_tables WHERE schemaname = current_schema()"
    " ORDER BY tablename"
)


def wipe(session: Session) -> None:
    """Rewrite the tables with data on people, outside any transaction.

    Raises psycopg.Error; then it must be called again.
    """
    names = session.execute(_TABLES).fetchall()
    kept = _rewrite(session, [quoted for quoted, name in names if name not in SEATS_ALONE])
    # The planner's statistics contain frequent values of columns. A user who does not own the
    # database only gets a warning.
    kept += _vacuum(session, "VACUUM (FULL, VERBOSE) pg_catalog.pg_statistic")
    # Rows stay while a transaction may see them, as on SQLite: the next wipe removes them.
    if not kept:
        session.execute("UPDATE erased SET wiped = 1 WHERE wiped = 0")


def shrink(session: Session) -> None:
    """Rewrite all tables, outside any transaction, to return free space to the disk.

    Raises psycopg.Error.
    """
    wipe(session)
    _rewrite(session, SEATS_ALONE)


def _rewrite(session: Session, tables: Sequence[str]) -> int:
    """Rewrite these tables; return how many deleted rows they still contain."""
    return _vacuum(session, f"VACUUM (FULL, ANALYZE, VERBOSE) {', '.join(tables)}")


def _vacuum(session: Session, statement: str) -> int:
    """Run a verbose VACUUM; return how many deleted rows it had to keep.

    A deleted row stays while a transaction that began earlier may see it, including that of a
    backup or an autovacuum (PostgreSQL manual, "Routine Vacuuming"). In any language, the first
    number in a notice's details is the number of these rows.
    """
    kept = 0

    def hear(notice: psycopg.errors.Diagnostic) -> None:
        nonlocal kept
        found = re.search("[0-9]+", notice.message_detail or "")
        kept += int(found[0]) if found else 0

    session.raw.add_notice_handler(hear)
    try:
        session.execute(statement)
    finally:
        session.raw.remove_notice_handler(hear)
    return kept


class PostgreSQL:
    """Implementation of the engine-specific operations for one database on a server."""

    faults = psycopg.Error

    def __init__(self, url: DatabaseUrl, writer: Link) -> None:
        self._url = url
        self._writer = writer

    @property
    def losses(self) -> int:
        """Return how often the writer has lost its server."""
        return self._writer.losses

    def explain(self, error: Exception, where: str) -> StoreError:
        """Return the StoreError for an error of psycopg."""
        return explain(error, self._url)

    def begin(self, session: Session) -> None:
        """Begin a serializable transaction; it fails if no serial order with the others exists."""
        session.begin()

    def begin_reading(self, session: Session) -> None:
        """Begin a transaction that sees everything committed before its first statement."""
        session.begin("REPEATABLE READ READ ONLY")

    def commit(self, session: Session) -> None:
        """Commit. Raises psycopg.Error, also for an error of any earlier statement."""
        session.commit()

    def roll_back(self, session: Session) -> None:
        """Undo the rest of a transaction; in a lost session, there is nothing left to undo."""
        session.roll_back()

    def has_to_run_again(self, error: Exception) -> bool:
        """Return whether the transaction failed only because of concurrent transactions."""
        return isinstance(error, AGAIN)

    def time(self, session: Session) -> float:
        """Return the server's time. Raises psycopg.Error."""
        return server_time(session)

    def wipe(self, session: Session) -> None:
        """Overwrite deleted data. Raises psycopg.Error."""
        wipe(session)

    def shrink(self, session: Session) -> None:
        """Overwrite deleted data and return its space to the disk. Raises psycopg.Error."""
        shrink(session)

    def checkpoint(self, session: Session, last: bool) -> None:
        """Do nothing, since the server manages its own log."""


async def open_database(
    url: DatabaseUrl, lock: ServerLock | None = None, shard_range: ShardRange = ALL
) -> Database:
    """Open a database and upgrade it to the newest schema; with a lock, only its holder writes.

    A process with some of the shards sees only its own servers' rows. Raises StoreError.
    """
    openers: list[Callable[[], Session]] = [
        partial(Session, url) if lock is None else Owner(url, lock),
        partial(_reader, url),
    ]
    if not shard_range.is_all:
        openers = [limited(one, shard_range) for one in openers]
    writer, reader = map(Link, ("writer", "reader"), openers)
    try:
        with explained(url):
            await writer.run(partial(migrate, url=url))
            await reader.run(lambda session: None)
    except BaseException:
        await writer.close()
        await reader.close()
        raise
    return Database(url, writer, reader, PostgreSQL(url, writer))


def _reader(url: DatabaseUrl) -> Session:
    session = Session(url)
    session.raw.execute("SET default_transaction_read_only = on")
    return session


@contextmanager
def looking_at_server(url: DatabaseUrl) -> Iterator[Session]:
    """Open a snapshot of a database read-only. Raises StoreError."""
    with _transaction(url, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY") as session:
        yield session


@contextmanager
def filling_on_server(url: DatabaseUrl) -> Iterator[Session]:
    """Open a database for one transaction, without pipelining. Raises StoreError."""
    with _transaction(url, "BEGIN") as session:
        yield session


@contextmanager
def _transaction(url: DatabaseUrl, begin: str) -> Iterator[Session]:
    """Open a session with one transaction, committed at the end of the block.

    If the session ends earlier, the transaction is rolled back. Raises StoreError.
    """
    try:
        with closing(Session(url)) as session:
            session.execute(begin)
            yield session
            session.execute("COMMIT")
    except psycopg.Error as error:
        raise explain(error, url) from error
