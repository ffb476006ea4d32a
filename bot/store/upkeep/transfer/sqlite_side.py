"""An SQLite file as one side of a copy."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.core.copying import explain_os, open_readonly
from bot.store.core.errors import explain
from bot.store.upkeep import erasing
from bot.store.upkeep.transfer.layout import Row, Table


class SqliteSide:
    """A file in one transaction."""

    takes_nul = True

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def rows(self, table: Table) -> Iterator[Row]:
        """Yield the rows of a table, ordered by its key."""
        yield from self.connection.execute(table.query)

    def fill(self, table: Table, rows: Iterable[Row]) -> None:
        """Insert rows into a table that is empty."""
        marks = ", ".join("?" * len(table.columns))
        self.connection.executemany(
            f"INSERT INTO {table.name} ({table.names}) VALUES ({marks})", rows
        )

    def count(self, table: Table) -> int:
        """Return how many rows a table has."""
        (found,) = self.connection.execute(f"SELECT count(*) FROM {table.name}").fetchone()
        return int(found)

    def with_nul(self, table: Table) -> Sequence[str]:
        """Return the columns of a table that contain a text with the character NUL."""
        texts = [column.name for column in table.columns if column.type == "TEXT"]
        if not texts:
            return ()
        asked = ", ".join(f'max(instr("{name}", char(0)))' for name in texts)
        found = self.connection.execute(f"SELECT {asked} FROM {table.name}").fetchone()
        return [name for name, place in zip(texts, found, strict=True) if place]

    def numbers(self, _tables: Iterable[Table]) -> Mapping[str, int]:
        """Return the last id given in each table with counted ids."""
        rows = self.connection.execute("SELECT name, seq FROM sqlite_sequence WHERE seq > 0")
        return dict(rows.fetchall())

    def go_on_from(self, numbers: Mapping[str, int]) -> None:
        """Continue the ids of numbered tables after these numbers."""
        self.connection.execute("DELETE FROM sqlite_sequence")
        self.connection.executemany(
            "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", numbers.items()
        )


@contextmanager
def reading(path: Path) -> Iterator[SqliteSide]:
    """Open a snapshot of an existing file. Raises StoreError."""
    try:
        with closing(open_readonly(path)) as connection:
            connection.execute("BEGIN")
            yield SqliteSide(connection)
    except sqlite3.Error as error:
        raise explain(error, str(path)) from error


@contextmanager
def writing(path: Path) -> Iterator[SqliteSide]:
    """Open an existing file for one transaction, which is durable at the end. Raises StoreError."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("BEGIN IMMEDIATE")
            # Closing the connection, or killing the program, rolls everything back.
            yield SqliteSide(connection)
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise explain(error, str(path)) from error


def settle(path: Path) -> None:
    """Complete the files next to a written file: empty its WAL, write digests of erased people.

    Raises StoreError.
    """
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            erasing.add_to_file(connection)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise explain(error, str(path)) from error
    except OSError as error:
        raise explain_os(error, path) from error
