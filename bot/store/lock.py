"""One bot a database: a lock beside the file, which is free as soon as its holder dies.

Two bots would post everything twice and let clocks run twice as fast. Who only reads needs no
lock: SQLite sees to that. No clock has a say, and neither has the lease: it tells who it is.
"""

from __future__ import annotations

import asyncio
import os
import platform
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from filelock import FileLock, Timeout

from bot.store import lease
from bot.store.copying import OWNER_ONLY
from bot.store.errors import DatabaseInUse, StoreError
from bot.store.lease import LeaseRow
from bot.store.sqlite import check_folder, unusable

_BLINK = 0.3
"""Seconds for which a lock may be held by somebody who only looks whether it is free."""
_EVERY = 0.2
"""Seconds between two tries of somebody who waits for the lock."""


FOR_A_BOT = (
    "Stop that one first (with --wait this one waits for its end), or give this one a database of"
    " its own."
)
FOR_A_COMMAND = "Stop the bot first, and start it again afterwards."


@contextmanager
def hold(path: Path, advice: str = FOR_A_COMMAND) -> Iterator[None]:
    """Keep every bot off this database; whoever finds one there hears what to do.

    Raises DatabaseInUse, MissingFolder, StoreError.
    """
    lock = _taken(path, _BLINK)
    if lock is None:
        raise DatabaseInUse(f"{in_use(path)} {advice}")
    try:
        yield
    finally:
        lock.release()


@asynccontextmanager
async def hold_in_turn(path: Path, say: Callable[[str], None]) -> AsyncIterator[None]:
    """Wait until no other bot uses this database, `say` for whom, and keep every other one off.

    Raises MissingFolder, StoreError.
    """
    lock = _taken(path, _BLINK)
    if lock is None:
        say(f"{in_use(path)} This one waits until that one ends.")
    while lock is None:
        await asyncio.sleep(_EVERY)
        lock = _taken(path, 0.0)
    try:
        yield
    finally:
        lock.release()


def is_held(path: Path) -> bool:
    """Return whether a bot uses this database. Raises MissingFolder, StoreError."""
    lock = _taken(path, 0.0)
    if lock is not None:
        lock.release()
    return lock is None


def in_use(path: Path) -> str:
    """Return the sentence that says who uses this database."""
    row = lease.read(path)
    if row is None or row.ended_at is not None or _is_gone(row):
        # Whoever has the lock writes the row a moment later, and lets go of it a moment earlier.
        return (
            f"{path} is in use: a bot has only just started or is about to end, or another command"
            " is at work on it."
        )
    return (
        f"A bot is running on {path}: process {row.pid} on {row.host}, version"
        f" {row.version}, since {_utc(row.since)}; its last sign of life, by its own clock, was"
        f" at {_utc(row.beat_at)}."
    )


def _taken(path: Path, patience: float) -> FileLock | None:
    """Return the lock, held, or None where another process holds it."""
    check_folder(path)
    # Another name of the same file leads to the same lock.
    real = path.resolve()
    lock = FileLock(real.with_name(f"{real.name}.lock"), timeout=patience, mode=OWNER_ONLY)
    try:
        lock.acquire()
    except Timeout:
        return None
    except OSError as error:
        raise StoreError(unusable(path, error)) from error
    return lock


def _is_gone(row: LeaseRow) -> bool:
    """Return whether the process of a lease is known to be none any more."""
    # On Windows that call would not ask, but interrupt.
    if row.host != platform.node() or os.name == "nt":
        return False
    try:
        os.kill(row.pid, 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    # In a container every bot has the number of the one before; we hold no lock ourselves.
    return row.pid == os.getpid()


def _utc(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M:%S} UTC"
