"""Digests of erased accounts, which do not reveal the person, and wiping of leftover bytes.

The digests are rows of the database, and also lines of a file next to it, in case a backup replaces
it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from bot.store.core.connection import Connection
from bot.store.core.copying import OWNER_ONLY

SALT, DIGEST = 16, 32
"""Bytes of a salt, and of a digest."""


def entries(connection: Connection) -> set[str]:
    """Return the digests stored in the database."""
    return {row[0] for row in connection.execute("SELECT entry FROM erased")}


def is_wiped(connection: Connection) -> bool:
    """Return whether the file is known to hold no more bytes of erased data."""
    return not connection.execute("SELECT 1 FROM erased WHERE wiped = 0 LIMIT 1").fetchone()


def wipe(connection: sqlite3.Connection) -> None:
    """Overwrite deleted data in the file and its WAL; must be called outside a transaction.

    Raises sqlite3.Error: no data is lost then, but it must be called again.
    """
    add_to_file(connection)
    connection.execute("VACUUM")
    busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    # While a reader needs old pages, they stay in the WAL; the next wipe removes them.
    if not busy:
        connection.execute("UPDATE erased SET wiped = 1 WHERE wiped = 0")


def digests_path(path: Path) -> Path:
    """Return the path of the file of digests, which survives a restore from a backup."""
    return path.with_name(f"{path.name}.erased")


def digests_in_file(path: Path) -> set[str]:
    """Return the digests in the file next to a database; the database may be missing."""
    return set(_lines(digests_path(path)))


def add_to_file(connection: sqlite3.Connection) -> None:
    """Add digests that are missing from it to the file next to the database."""
    path = digests_path(path_of(connection))
    missing = sorted(entries(connection) - set(_lines(path)))
    if not missing:
        return
    number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, OWNER_ONLY)
    with os.fdopen(number, "w", encoding="ascii") as file:
        # The newline is first, so that a line cut off by a crash does not merge with the next one.
        file.write("\n" + "\n".join(missing) + "\n")
        file.flush()
        os.fsync(file.fileno())


def path_of(connection: sqlite3.Connection) -> Path:
    """Return the path of the file that a connection has open."""
    return Path(connection.execute("PRAGMA database_list").fetchone()[2])


def _lines(path: Path) -> Iterable[str]:
    with suppress(FileNotFoundError):
        return [line for line in path.read_text(encoding="ascii").split() if _is_entry(line)]
    return []


def _is_entry(line: str) -> bool:
    return len(line) == 2 * (SALT + DIGEST) and not line.strip("0123456789abcdef")
