"""A PostgreSQL database as one side of a copy, read and written by COPY in binary format."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from bot.runtime.database_url import DatabaseUrl
from bot.store.postgres.opening import filling_on_server, looking_at_server
from bot.store.postgres.session import Session
from bot.store.upkeep.transfer.layout import Row, Table

_TYPES = {"INTEGER": "int8", "REAL": "float8", "TEXT": "text", "BLOB": "bytea"}
"""PostgreSQL's types, by the types in the migrations."""


class PostgresSide:
    """A database in one transaction."""

    takes_nul = False

    def __init__(self, connection: Session) -> None:
        self.connection = connection

    def rows(self, table: Table) -> Iterator[Row]:
        """Yield the rows of a table, ordered by its key."""
        out = f"COPY ({table.query}) TO STDOUT (FORMAT BINARY)"
        with self.connection.raw.cursor() as cursor, cursor.copy(out) as copy:
            copy.set_types(_types(table))
            yield from copy.rows()

    def fill(self, table: Table, rows: Iterable[Row]) -> None:
        """Insert rows into a table that is empty."""
        into = f"COPY {table.name} ({table.names}) FROM STDIN (FORMAT BINARY)"
        with self.connection.raw.cursor() as cursor, cursor.copy(into) as copy:
            copy.set_types(_types(table))
            for row in rows:
                copy.write_row(row)

    def count(self, table: Table) -> int:
        """Return how many rows a table has."""
        return self._number(f"SELECT count(*) FROM {table.name}")

    def with_nul(self, _table: Table) -> Sequence[str]:
        """Return nothing: PostgreSQL's texts cannot contain NUL."""
        return ()

    def numbers(self, tables: Iterable[Table]) -> Mapping[str, int]:
        """Return the last id given in each table with counted ids."""
        found = {table.name: self._last(table.name) for table in tables if table.numbered}
        return {name: last for name, last in found.items() if last > 0}

    def go_on_from(self, numbers: Mapping[str, int]) -> None:
        """Continue the ids of numbered tables after these numbers.

        Unlike setval() alone, this can be rolled back: the sequence restarts at the last number,
        which is then drawn once and not used.
        """
        for name, last in numbers.items():
            self.connection.execute(f"ALTER TABLE {name} ALTER COLUMN id RESTART WITH {last}")
            self._number(f"SELECT nextval(pg_get_serial_sequence('{name}', 'id'))")

    def _last(self, name: str) -> int:
        (sequence,) = self._row(f"SELECT pg_get_serial_sequence('{name}', 'id')")
        return self._number(
            f"SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM {sequence}"
        )

    def _number(self, query: str) -> int:
        (number,) = self._row(query)
        assert isinstance(number, int)
        return number

    def _row(self, query: str) -> Row:
        row: Row | None = self.connection.execute(query).fetchone()
        assert row is not None
        return row


def _types(table: Table) -> list[str]:
    return [_TYPES[column.type] for column in table.columns]


@contextmanager
def reading(url: DatabaseUrl) -> Iterator[PostgresSide]:
    """Open a snapshot of a database. Raises StoreError."""
    with looking_at_server(url) as session:
        yield PostgresSide(session)


@contextmanager
def writing(url: DatabaseUrl) -> Iterator[PostgresSide]:
    """Open a database for one transaction, durable at the end. Raises StoreError."""
    with filling_on_server(url) as session:
        yield PostgresSide(session)


def settle(url: DatabaseUrl) -> None:
    """Update the planner's statistics, so that it need not guess when a bot starts now.

    Raises StoreError.
    """
    with filling_on_server(url) as session:
        session.execute("ANALYZE")
