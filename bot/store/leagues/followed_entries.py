"""Entries for seasons that other bots run: the rows of `followed_entry` and `entry_line`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import insert, upsert
from bot.store.leagues.season_logs import LineRow


class FollowedEntryRow(NamedTuple):
    """A row of `followed_entry` without its season; `told` is JSON."""

    entry: int
    user_id: int
    told: str


_LINE = ", ".join(LineRow._fields)
_INSERT_LINE = insert("entry_line", ("followed_id", *LineRow._fields))
_KEEP = upsert("followed_entry", ("followed_id", "entry"), FollowedEntryRow._fields[1:])


def lines(connection: Connection, followed_id: int) -> list[LineRow]:
    """Return the signed lines of the entries for a season, oldest first."""
    rows = connection.execute(
        f"SELECT {_LINE} FROM entry_line WHERE followed_id = ? ORDER BY number", (followed_id,)
    )
    return [LineRow._make(row) for row in rows]


def add_line(connection: Connection, followed_id: int, row: LineRow) -> None:
    """Store the next line of the entries for a season."""
    connection.execute(_INSERT_LINE, (followed_id, *row))


def entries(connection: Connection, followed_id: int) -> list[FollowedEntryRow]:
    """Return all entries for a season, also those that were withdrawn, oldest first."""
    rows = connection.execute(
        "SELECT entry, user_id, told FROM followed_entry WHERE followed_id = ? ORDER BY entry",
        (followed_id,),
    )
    return [FollowedEntryRow._make(row) for row in rows]


def keep(connection: Connection, followed_id: int, row: FollowedEntryRow) -> None:
    """Store an entry for a season."""
    connection.execute(_KEEP, (followed_id, *row))
