"""The two sides of a copy: tables of a schema as both engines have them, and an engine's own part.

The tables are in the order in which rows can be stored. They are read from SQLite, since it runs
the migrations as they are written and needs no server: a test compares the other engine's tables
with these.
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
    """True if a text may contain the character NUL."""

    @property
    def connection(self) -> Connection:
        """Return the connection for the store's own functions."""

    def rows(self, table: Table, /) -> Iterator[Row]:
        """Yield the rows of a table by its key; they are read as they are asked for."""

    def fill(self, table: Table, rows: Iterable[Row], /) -> None:
        """Store the rows of a table that is empty."""

    def count(self, table: Table, /) -> int:
        """Return how many rows a table has."""

    def with_nul(self, table: Table, /) -> Sequence[str]:
        """Return the columns of a table in which a text has the character NUL."""

    def numbers(self, tables: Iterable[Table], /) -> Mapping[str, int]:
        """Return the last number given by each counted table, without tables that gave none.

        It may be larger than that of any row: a number is never given twice.
        """

    def go_on_from(self, numbers: Mapping[str, int], /) -> None:
        """Continue the ids of numbered tables after these numbers."""


class Column(NamedTuple):
    """A column and its type, one of INTEGER, REAL, TEXT and BLOB; `key` is its place in the
    primary key from 1, 0 = it is not in there.
    """

    name: str
    type: str
    key: int


class Table(NamedTuple):
    """A table; `numbered` says that its ids are counted and none is given twice."""

    name: str
    columns: tuple[Column, ...]
    numbered: bool

    @property
    def names(self) -> str:
        """Return the names of the columns as a statement lists them."""
        return ", ".join(f'"{column.name}"' for column in self.columns)

    @property
    def key(self) -> str:
        """Return the columns by which its rows are sorted; empty if they have no key."""
        key = sorted((column.key, column.name) for column in self.columns if column.key)
        return ", ".join(f'"{name}"' for _, name in key)

    @property
    def query(self) -> str:
        """Return the statement that reads all rows: by their key, which is how they are stored."""
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
