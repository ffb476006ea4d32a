"""A lock that allows one bot per database, and is released when its holder dies.

It is a file next to the database, or belongs to the session that writes to the server.

Two bots would post everything twice and let clocks run twice as fast. Readers need no lock: the
database engine isolates them. The lock depends neither on a clock nor on the lease, which only
names the holder.
"""

from __future__ import annotations

import asyncio
import os
import platform
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

import filelock

from bot.runtime.database_url import Address
from bot.runtime.shard_range import ALL, ShardRange
from bot.store.core.copying import OWNER_ONLY
from bot.store.core.errors import DatabaseInUse, ServerAway, StoreError, check_driver
from bot.store.opening.sqlite import check_folder, unusable
from bot.store.sharing import lease
from bot.store.sharing.lease import LeaseRow

_BLINK = 0.3
"""Seconds to wait for a lock that another process may hold only to check whether it is free."""
_EVERY = 0.2
"""Seconds between two attempts while waiting for the lock."""


FOR_A_BOT = (
    "Stop that one first (with --wait this one waits for its end), or give this one a database of"
    " its own."
)
FOR_A_PART = (
    "Stop what runs there first (with --wait this one waits for its end), or correct BOT_SHARDS."
)
FOR_A_COMMAND = "Stop the bot first, and start it again afterwards."


class Lock(Protocol):
    """Exclusive hold on a database by at most one process."""

    @property
    def obstacle(self) -> str | None:
        """The reason why the last try failed; None = the process named in the lease holds it."""

    def acquire(self, patience: float) -> bool:
        """Try to take the lock for at most `patience` seconds; return whether it is held now.

        Raises StoreError.
        """

    def release(self) -> None:
        """Release the lock."""

    def holder(self) -> LeaseRow | None:
        """Return the current or last holder of the database; None if it is unknown."""


class FileLock:
    """The lock of a database file; all names of the same file lead to the same lock."""

    obstacle = None

    def __init__(self, path: Path) -> None:
        check_folder(path)
        self._path = path
        real = path.resolve()
        self._lock = filelock.FileLock(real.with_name(f"{real.name}.lock"), mode=OWNER_ONLY)

    def acquire(self, patience: float) -> bool:
        """Try to take the lock; return whether it is held now. Raises StoreError."""
        try:
            self._lock.acquire(timeout=patience)
        except filelock.Timeout:
            return False
        except OSError as error:
            raise StoreError(unusable(self._path, error)) from error
        return True

    def release(self) -> None:
        """Release the lock."""
        self._lock.release()

    def holder(self) -> LeaseRow | None:
        """Return the current or last holder of the file; None if it is unknown."""
        return lease.read(self._path)


def lock_of(address: Address, shard_range: ShardRange | None = None) -> Lock:
    """Return the lock of a database for a command, or for a bot with these shards.

    Only a server can be locked for some of the shards. Raises MissingFolder, StoreError.
    """
    if isinstance(address, Path):
        return FileLock(address)
    check_driver(address)
    from bot.store.postgres.locking import Alone, ServerLock, Whole
    from bot.store.postgres.sharing import Part

    if shard_range is None:
        return ServerLock(address, Alone())
    return ServerLock(address, Whole() if shard_range.is_all else Part(address, shard_range))


@contextmanager
def hold(
    address: Address, advice: str = FOR_A_COMMAND, shard_range: ShardRange | None = None
) -> Iterator[Lock]:
    """Hold the lock of a database, or of some shards, for the block, to keep every other bot off.

    The error for a database in use includes the advice. Raises DatabaseInUse, MissingFolder,
    StoreError.
    """
    lock = lock_of(address, shard_range)
    try:
        if not lock.acquire(_BLINK):
            raise DatabaseInUse(f"{_used(address, lock)} {advice}")
        yield lock
    finally:
        lock.release()


@asynccontextmanager
async def hold_in_turn(
    address: Address, say: Callable[[str], None], shard_range: ShardRange = ALL
) -> AsyncIterator[Lock]:
    """Wait until no other bot holds any of these shards, then hold them for the block.

    `say` gets a sentence that states who holds them, or that the server is away. Raises
    MissingFolder, StoreError.
    """
    lock, patience = lock_of(address, shard_range), _BLINK
    told: set[str | None] = set()
    try:
        while (found := _obstacle(address, lock, patience)) is not None:
            kind, sentence = found
            if kind not in told:
                say(sentence)
            patience, told = 0.0, {kind}
            await asyncio.sleep(_EVERY)
        yield lock
    finally:
        lock.release()


def _obstacle(address: Address, lock: Lock, patience: float) -> tuple[str | None, str] | None:
    """Try to take the lock; return the reason to wait, as a kind and a sentence, else None.

    Raises StoreError.
    """
    try:
        taken = lock.acquire(patience)
    except ServerAway as error:
        return str(error), f"{error} This one waits until it answers."
    if taken:
        return None
    return lock.obstacle, f"{_used(address, lock)} This one waits until that one ends."


def is_held(address: Address) -> bool:
    """Return whether a bot is using this database. Raises MissingFolder, StoreError."""
    lock = lock_of(address)
    try:
        return not lock.acquire(0.0)
    finally:
        lock.release()


def in_use(address: Address) -> str:
    """Return a sentence that names the user of this database. Raises StoreError."""
    lock = lock_of(address)
    try:
        lock.acquire(0.0)
        return _used(address, lock)
    finally:
        lock.release()


def _used(address: Address, lock: Lock) -> str:
    if lock.obstacle is not None:
        return lock.obstacle
    row = lock.holder()
    if row is None or row.ended_at is not None or _is_gone(row):
        # The holder writes its row just after taking the lock, and ends it just before the release.
        return (
            f"{address} is in use: a bot has only just started or is about to end, or another"
            " command is at work on it."
        )
    return (
        f"A bot is running on {address}: process {row.pid} on {row.host}, version"
        f" {row.version}, since {_utc(row.since)}; its last sign of life, by its own clock, was"
        f" at {_utc(row.beat_at)}."
    )


def _is_gone(row: LeaseRow) -> bool:
    """Return whether the process of a lease certainly no longer exists."""
    # On Windows, `os.kill` would interrupt the process instead of probing it.
    if row.host != platform.node() or os.name == "nt":
        return False
    try:
        os.kill(row.pid, 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    # In a container, each bot has the same process id as the one before. This process does not hold
    # the lock itself, so a row with its process id was left by an earlier bot.
    return row.pid == os.getpid()


def _utc(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M:%S} UTC"
