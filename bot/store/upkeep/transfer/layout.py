"""Interface of either side of a copy, and the tables of a schema, the same on both engines.

Each table comes after those that its rows refer to. The tables are read from SQLite, since it runs
the migrations as they are written and needs no server; a test compares PostgreSQL's tables with
them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import cache
from graphlib import TopologicalSorter
from typing import NamedTuple, Protocol, TypeAlias

from bot.store.core.connection import Connection
from bot.store.core.sql import migrations

Row: TypeAlias = tuple[object, ...]


class Side(Protocol):
    """A store in one transaction, read from or written to."""

    takes_nul: bool
    """True if a text may contain a NUL character."""

    @property
    def connection(self) -> Connection:
        """Return the connection for the store's own functions."""

    def rows(self, table: Table, /) -> Iterator[Row]:
        """Yield the rows of a table, ordered by its key, without loading all of them first."""

    def fill(self, table: Table, rows: Iterable[Row], /) -> None:
        """Insert rows into a table that is empty."""

    def count(self, table: Table, /) -> int:
        """Return how many rows a table has."""

    def with_nul(self, table: Table, /) -> Sequence[str]:
        """Return the columns of a table that contain a text with the character NUL."""

    def numbers(self, tables: Iterable[Table], /) -> Mapping[str, int]:
        """Return the last id given in each table with counted ids, except tables that gave none.

        It may be larger than any row's id, as ids are never given twice.
        """

    def go_on_from(self, numbers: Mapping[str, int], /) -> None:
        """Continue the ids of numbered tables after these numbers."""


class Column(NamedTuple):
    """A column and its type: INTEGER, REAL, TEXT or BLOB.

    `key` is its place in the primary key, counted from 1; 0 = it is not part of the key.
    """

    name: str
    type: str
    key: int


class Table(NamedTuple):
    """A table; `numbered` = its ids are counted up, and none is ever given twice."""

    name: str
    columns: tuple[Column, ...]
    numbered: bool

    @property
    def names(self) -> str:
        """Return the names of the columns, quoted, as an SQL list."""
        return ", ".join(f'"{column.name}"' for column in self.columns)

    @property
    def key(self) -> str:
        """Return the columns of the primary key as an SQL list; empty if there is none."""
        key = sorted((column.key, column.name) for column in self.columns if column.key)
        return ", ".join(f'"{name}"' for _, name in key)

    @property
    def query(self) -> str:
        """Return the statement that reads all rows, ordered by key."""
        order = f" ORDER BY {self.key}" if self.key else ""
        return f"SELECT {self.names} FROM {self.name}{order}"


@cache
def layout(schema: int) -> tuple[Table, ...]:
    """Return the tables of a schema; each comes after those that its rows refer to."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.executescript("\n".join(migrations()[:schema]))
        texts = connection.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'table'"
            " AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"
        )
        tables = {name: _table(connection, name, sql) for name, sql in texts.fetchall()}
        arrows = {name: sorted(_referred(connection, name)) for name in tables}
    return tuple(tables[name] for name in TopologicalSorter(arrows).static_order())


def _table(connection: sqlite3.Connection, name: str, sql: str) -> Table:
    rows = connection.execute("SELECT name, type, pk FROM pragma_table_info(?)", (name,))
    columns = tuple(Column(column, kind.upper(), key) for column, kind, key in rows)
    return Table(name, columns, "AUTOINCREMENT" in sql.upper())


def _referred(connection: sqlite3.Connection, name: str) -> Iterator[str]:
    rows = connection.execute('SELECT DISTINCT "table" FROM pragma_foreign_key_list(?)', (name,))
    yield from (row[0] for row in rows if row[0] != name)
