"""Transactions that wait for the one writer and share its commits, the same on either engine."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar, cast

from bot.store.core import event_log
from bot.store.core.connection import Connection
from bot.store.core.errors import StoreError

T = TypeVar("T")
C = TypeVar("C")
L = TypeVar("L", contravariant=True)


class Job(Generic[T]):
    """A transaction that waits for the writer, then its outcome."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self.work = work
        self.done = False
        self.value: T | None = None
        self.error: Exception | None = None

    def outcome(self) -> T:
        """Return or raise the outcome of the transaction."""
        if self.error is not None:
            raise self.error
        return cast(T, self.value)


class Link(Protocol):
    """A connection with a thread of its own."""

    async def run(self, work: Callable[[Any], T]) -> T:
        """Run the function on the connection, in the order of the calls, and return its result.

        It runs even if the caller is cancelled meanwhile.
        """

    async def close(self) -> None:
        """Finish the work that was begun, and release the connection."""


class Engine(Protocol[L]):
    """Engine-specific operations behind the store's functions."""

    @property
    def faults(self) -> type[Exception]:
        """Base class of all errors of the driver."""

    @property
    def losses(self) -> int:
        """The number of times the writer lost its server, with the transaction under way."""

    def explain(self, error: Exception, where: str) -> StoreError:
        """Return the StoreError for an error of the driver."""

    def begin(self, connection: L, /) -> None:
        """Begin a transaction that writes."""

    def begin_reading(self, connection: L, /) -> None:
        """Begin a transaction that only reads, all at the same moment."""

    def commit(self, connection: L, /) -> None:
        """Make it durable, or raise."""

    def roll_back(self, connection: L, /) -> None:
        """Undo whatever remains of the transaction, in any state. Never raises `faults`."""

    def has_to_run_again(self, error: Exception) -> bool:
        """Return whether the transaction failed only because of others at the same time."""

    def time(self, connection: L, /) -> float:
        """Return the database's own time, in seconds since 1970."""

    def wipe(self, connection: L, /) -> None:
        """Overwrite deleted data, outside any transaction; the next call completes the rest."""

    def shrink(self, connection: L, /) -> None:
        """Wipe, and return the space of deleted data to the disk."""

    def checkpoint(self, connection: L, last: bool, /) -> None:
        """Write the log's contents into the database; all of it if this is the `last` time."""


MOST_RUNS = 8
"""Attempts at a transaction that concurrent ones make fail."""
_FIRST_PAUSE = 0.004
"""Seconds between two of its runs, at most, and twice as long each time: a second in all."""


def commit_all(engine: Engine[Any], connection: Connection, jobs: Sequence[Job[Any]]) -> None:
    """Run transactions that share a commit; if that fails, each gets its own."""
    try:
        _run(engine, connection, jobs)
    except Exception as error:
        for job in jobs:
            job.error = error
        # SQLite drops the whole transaction when the disk is full, PostgreSQL whenever a
        # statement fails: each gets its own chance.
        for job in jobs if len(jobs) > 1 else ():
            job.error = None
            commit_all(engine, connection, [job])
    for job in jobs:
        job.done = True


def _run(engine: Engine[Any], connection: Connection, jobs: Sequence[Job[Any]]) -> None:
    """Run transactions until they are committed. Raises the error of the last try."""
    for tried in range(1, MOST_RUNS + 1):
        try:
            _transact(engine, connection, jobs)
            return
        except engine.faults as error:
            if tried == MOST_RUNS or not engine.has_to_run_again(error):
                raise
        # Retried at once, it would conflict with the same transactions, which have not ended yet.
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
