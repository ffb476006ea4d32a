"""Lines of signed files, in a table for each kind of file: logs, and what partner bots exchange."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from bot.store.core.connection import Connection
from bot.store.core.sql import insert

LineTable: TypeAlias = Literal["season_line", "followed_line", "entry_line", "answer_line"]


class LineRow(NamedTuple):
    """A line without the id of whose it is; `data` and `opened` are JSON."""

    number: int
    at: str
    kind: str
    data: str
    before: str
    signature: str
    opened: str


_OWNERS: Mapping[LineTable, str] = {
    "season_line": "season_id",
    "followed_line": "followed_id",
    "entry_line": "followed_id",
    "answer_line": "partner_id",
}
"""The column that says whose a line is, by table."""
_LINE = ", ".join(LineRow._fields)


def lines(connection: Connection, table: LineTable, owner_id: int) -> list[LineRow]:
    """Return the lines of a file, oldest first."""
    rows = connection.execute(
        f"SELECT {_LINE} FROM {table} WHERE {_OWNERS[table]} = ? ORDER BY number", (owner_id,)
    )
    return [LineRow._make(row) for row in rows]


def add(connection: Connection, table: LineTable, owner_id: int, rows: Iterable[LineRow]) -> None:
    """Store the next lines of a file."""
    statement = insert(table, (_OWNERS[table], *LineRow._fields))
    connection.executemany(statement, [(owner_id, *row) for row in rows])
