"""One bot a database: a lock beside the file, which is free as soon as its holder dies.

Two bots would post everything twice and let clocks run twice as fast. Who only reads needs no
lock: SQLite sees to that.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from bot.store.copying import OWNER_ONLY
from bot.store.database import check_folder
from bot.store.errors import DatabaseInUse, StoreError


@contextmanager
def hold(path: Path) -> Iterator[None]:
    """Keep every other bot off this database. Raises DatabaseInUse, MissingFolder, StoreError."""
    check_folder(path)
    # Another name of the same file leads to the same lock.
    real = path.resolve()
    lock = FileLock(real.with_name(f"{real.name}.lock"), timeout=0, mode=OWNER_ONLY)
    try:
        lock.acquire()
    except Timeout as error:
        raise DatabaseInUse(
            f"Another bot is running on {path}: stop that one first, or give this one a"
            " database of its own."
        ) from error
    except OSError as error:
        raise StoreError(f"The database {path} cannot be used: {error}.") from error
    try:
        yield
    finally:
        lock.release()
