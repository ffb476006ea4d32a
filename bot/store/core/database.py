"""A database, and one hop to its thread per transaction.

A transaction belongs to the connection, not to the task that began it: if two tables share a
connection and await between their statements, each commits half of the other's transaction. So a
transaction is a plain function here that runs as a whole on the single writer's thread.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Generic, Protocol, TypeVar, cast

from bot.runtime.database_url import Address
from bot.runtime.log_events import timed
from bot.store.core import event_log
from bot.store.core.connection import Connection
from bot.store.core.errors import StoreError

T = TypeVar("T")
C = TypeVar("C")
L = TypeVar("L", contravariant=True)


class Job(Generic[T]):
    """A transaction that waits for the writer, and its outcome after it has run."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self.work = work
        self.done = False
        self.value: T | None = None
        self.error: Exception | None = None

    def outcome(self) -> T:
        """Return the transaction's result, or raise its error."""
        if self.error is not None:
            raise self.error
        return cast(T, self.value)


class Link(Protocol):
    """A connection with a thread of its own."""

    async def run(self, work: Callable[[Any], T]) -> T:
        """Run the function on the connection, in the order of the calls, and return its result.

        The function runs even if the caller is cancelled meanwhile.
        """

    async def close(self) -> None:
        """Finish work that has begun, and close the connection."""


class Engine(Protocol[L]):
    """Operations of the store that depend on the database engine."""

    @property
    def faults(self) -> type[Exception]:
        """Base class of all errors of the database driver."""

    @property
    def losses(self) -> int:
        """How often the writer lost its server, and with it the transaction in progress."""

    def explain(self, error: Exception, where: str) -> StoreError:
        """Return the StoreError for a driver's error."""

    def begin(self, connection: L, /) -> None:
        """Begin a write transaction."""

    def begin_reading(self, connection: L, /) -> None:
        """Begin a read-only transaction, whose reads all see the same snapshot."""

    def commit(self, connection: L, /) -> None:
        """Commit the transaction durably, or raise one of `faults`."""

    def roll_back(self, connection: L, /) -> None:
        """Undo whatever remains of the transaction, in any state. Never raises `faults`."""

    def has_to_run_again(self, error: Exception) -> bool:
        """Return whether the transaction failed only because of concurrent transactions."""

    def time(self, connection: L, /) -> float:
        """Return the database's own time, in POSIX seconds."""

    def wipe(self, connection: L, /) -> None:
        """Overwrite deleted data, outside any transaction; the next call completes the rest."""

    def shrink(self, connection: L, /) -> None:
        """Overwrite deleted data, and return its space to the disk."""

    def checkpoint(self, connection: L, last: bool, /) -> None:
        """Move the WAL's contents into the database; all of them if this is the `last` time."""


MOST_RUNS = 8
"""Maximum number of attempts at a transaction that fails because of concurrent ones."""
_FIRST_PAUSE = 0.004
"""Unit of the random pause (seconds) before a transaction is run again.

The pause after attempt `n` is at most this times `2**n`, so all pauses together take at most a
second.
"""


def commit_all(engine: Engine[Any], connection: Connection, jobs: Sequence[Job[Any]]) -> None:
    """Run transactions that share a commit; if that fails, run and commit each on its own."""
    try:
        _run(engine, connection, jobs)
    except Exception as error:
        for job in jobs:
            job.error = error
        # SQLite rolls back the whole transaction when the disk is full, PostgreSQL whenever a
        # statement fails: so each job is tried on its own.
        for job in jobs if len(jobs) > 1 else ():
            job.error = None
            commit_all(engine, connection, [job])
    for job in jobs:
        job.done = True


def _run(engine: Engine[Any], connection: Connection, jobs: Sequence[Job[Any]]) -> None:
    """Run transactions, repeatedly if necessary, until committed. Raises the last try's error."""
    for tried in range(1, MOST_RUNS + 1):
        try:
            _transact(engine, connection, jobs)
            return
        except engine.faults as error:
            if tried == MOST_RUNS or not engine.has_to_run_again(error):
                raise
        # An immediate retry would conflict with the same transactions, which have not ended yet.
        time.sleep(random.uniform(0.0, _FIRST_PAUSE * 2.0**tried))  # noqa: S311  only a pause


def _transact(engine: Engine[Any], connection: Connection, jobs: Sequence[Job[Any]]) -> None:
    try:
        engine.begin(connection)
        if len(jobs) == 1:
            jobs[0].value = jobs[0].work(connection)
        else:
            for job in jobs:
                _attempt(connection, job)
        engine.commit(connection)
    except BaseException:
        event_log.drop(connection)
        engine.roll_back(connection)
        raise
    event_log.write(connection)


def _attempt(connection: Connection, job: Job[Any]) -> None:
    job.error = None
    connection.execute("SAVEPOINT job")
    pending = event_log.count(connection)
    try:
        job.value = job.work(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise
        connection.execute("ROLLBACK TO job")
        event_log.drop(connection, pending)
        job.error = error
    connection.execute("RELEASE job")


class Database:
    """The store's two connections: one for all writes, one for all reads."""

    def __init__(self, address: Address, writer: Link, reader: Link, engine: Engine[Any]) -> None:
        self.address = address
        self._writer = writer
        self._reader = reader
        self._engine = engine
        self._turn = asyncio.Lock()
        self._waiting: list[Job[Any]] = []
        self._storing = 0
        self._at_rest = asyncio.Event()
        self._apart_since: float | None = None

    @property
    def losses(self) -> int:
        """How often the writer lost its server.

        Data cached before the last loss may be outdated.
        """
        return self._engine.losses

    async def close(self) -> None:
        """Finish pending transactions, leave all data in the database file itself, and close it."""
        await self._reader.close()
        # Anything not written back now is read from the WAL at the next start. A connection that is
        # already closed raises ValueError.
        with suppress(self._engine.faults, StoreError, ValueError):
            await self._writer.run(lambda db: self._engine.checkpoint(db, True))
        await self._writer.close()

    async def checkpoint(self) -> None:
        """Move the WAL's contents into the file itself, except pages that readers still need.

        No other connection does so: before 3.51.3 SQLite may lose commits when two connections do
        it at the same time. Raises StoreError.
        """
        with self._explained():
            await self._writer.run(lambda db: self._engine.checkpoint(db, False))

    async def read(self, work: Callable[[Any], T]) -> T:
        """Run a function that reads from the `Connection` passed to it; return its result.

        Raises StoreError.
        """
        with self._explained():
            return await self._reader.run(_timed("read", work))

    async def snapshot(self, work: Callable[[Any], T]) -> T:
        """Return the result of a function whose reads see one snapshot. Raises StoreError."""

        def at_once(connection: Connection) -> T:
            self._engine.begin_reading(connection)
            try:
                return work(connection)
            finally:
                self._engine.roll_back(connection)

        return await self.read(at_once)

    async def write(self, work: Callable[[Any], T]) -> T:
        """Run the function with a `Connection` as one durable transaction, all or nothing.

        Transactions that queue up meanwhile share the next commit, each in its own savepoint, so
        that the disk is flushed once for all of them. The function may run several times and must
        change nothing but the database. If cancelled, it may still be committed. Raises StoreError;
        if the server was lost meanwhile, the transaction may have been committed nevertheless.
        """
        job = Job(work)
        self._waiting.append(job)
        with self._explained(), self._counted():
            async with self._turn:
                # A cancelled caller may have left our job to the thread: this call runs after it.
                if not job.done:
                    jobs, self._waiting = self._waiting, []
                    await self._writer.run(_timed("write", self._commit(jobs)))
            return job.outcome()

    @property
    def is_storing(self) -> bool:
        """Whether a caller is waiting for a write transaction to finish."""
        return self._storing > 0

    async def at_rest(self) -> None:
        """Wait until no write transaction is pending."""
        while self._storing:
            await self._at_rest.wait()

    async def apart(self, work: Callable[[Any], T]) -> T:
        """Run the function outside any transaction, as VACUUM requires, while writers wait.

        Raises StoreError.
        """

        def noted(connection: Any) -> T:  # noqa: ANN401 (of either engine)
            self._apart_since = time.monotonic()
            try:
                return work(connection)
            finally:
                self._apart_since = None

        with self._explained():
            async with self._turn:
                return await self._writer.run(noted)

    @property
    def apart_for(self) -> float:
        """Return for how many seconds a function has run in `apart`, 0 = none is running."""
        since = self._apart_since
        return 0.0 if since is None else time.monotonic() - since

    async def time(self) -> float:
        """Return the database's own time, on which all processes sharing it agree.

        Raises StoreError.
        """
        with self._explained():
            return await self._reader.run(self._engine.time)

    async def wipe(self) -> None:
        """Overwrite deleted data, as far as the engine can; writers wait meanwhile.

        Raises StoreError, OSError: no data is lost then, but it must be called again.
        """
        await self.apart(self._engine.wipe)

    async def shrink(self) -> None:
        """Overwrite deleted data and return its space to the disk. Raises StoreError, OSError."""
        await self.apart(self._engine.shrink)

    def _commit(self, jobs: list[Job[Any]]) -> Callable[[Any], None]:
        return lambda connection: commit_all(self._engine, connection, jobs)

    @contextmanager
    def _counted(self) -> Iterator[None]:
        """Count a caller that waits for a write transaction, for the duration of the block."""
        self._storing += 1
        self._at_rest.clear()
        try:
            yield
        finally:
            self._storing -= 1
            if not self._storing:
                self._at_rest.set()

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Turn the driver's errors into StoreErrors with a readable sentence."""
        try:
            yield
        except self._engine.faults as error:
            raise self._engine.explain(error, str(self.address)) from error


def _timed(step: str, work: Callable[[C], T]) -> Callable[[C], T]:
    """Return the function with logging of slow runs; waiting for the thread does not count."""

    def run(connection: C) -> T:
        with timed(step):
            return work(connection)

    return run
