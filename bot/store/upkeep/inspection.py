"""Read-only inspection of a store, even while the bot runs on it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.runtime.database_url import Address
from bot.store.core.connection import Connection
from bot.store.core.copying import open_readonly, problems
from bot.store.core.errors import EmptyDatabase, MissingDatabase, StoreError, explain, missing
from bot.store.opening.any_engine import looking, schema_of


@dataclass(frozen=True, slots=True)
class Inspection:
    """Summary of a store; `newest` is the time of its newest move.

    `problems` are quoted from SQLite; PostgreSQL has its own programs to check its files.
    """

    schema: int
    tables: int
    moves: int
    newest: float | None
    problems: tuple[str, ...]


def inspect(address: Address, integrity: bool = True) -> Inspection:
    """Return a summary of one of our stores, and the problems in its file.

    Raises MissingDatabase, EmptyDatabase, ForeignDatabase, NewerDatabase, CorruptDatabase, or
    StoreError if it cannot be read.
    """
    try:
        if isinstance(address, Path):
            _check_file(address)
        schema = schema_of(address)
        if not schema:
            raise EmptyDatabase(f"{address} is a database in which nothing is stored.")
        with looking(address) as connection:
            found = _contents(connection)
        wrong = _problems(address) if integrity and isinstance(address, Path) else ()
    except OSError as error:
        raise StoreError(f"{address} cannot be read: {error.strerror}.") from error
    return Inspection(schema, *found, wrong)


def check_exists(address: Address) -> None:
    """Check that a store exists, since opening a missing one would create it.

    Raises MissingDatabase and, for one on a server, StoreError.
    """
    if isinstance(address, Path):
        if not address.exists():
            raise missing(address)
    elif not schema_of(address):
        raise MissingDatabase(f"Nothing is stored in {address}.")


def size_of(address: Address) -> int:
    """Return how many bytes a store takes on disk. Raises StoreError, OSError."""
    if isinstance(address, Path):
        return address.stat().st_size
    with looking(address) as connection:
        (size,) = connection.execute("SELECT pg_database_size(current_database())").fetchone()
    return int(size)


def _check_file(path: Path) -> None:
    if path.is_dir():
        raise StoreError(f"{path} is a folder and no database.")
    if not path.exists():
        raise missing(path)


def _contents(connection: Connection) -> tuple[int, int, float | None]:
    """Return how many tables and moves there are, and the time of the newest move."""
    (tables,) = connection.execute("SELECT count(*) FROM game").fetchone()
    moves, newest = connection.execute("SELECT count(*), max(at) FROM move").fetchone()
    return tables, moves, newest


def _problems(path: Path) -> tuple[str, ...]:
    try:
        with closing(open_readonly(path)) as connection:
            return problems(connection)
    except sqlite3.Error as error:
        raise explain(error, str(path)) from error
