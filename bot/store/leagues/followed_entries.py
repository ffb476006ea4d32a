"""Entries for seasons that other bots run: the rows of `followed_entry`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import upsert


class FollowedEntryRow(NamedTuple):
    """A row of `followed_entry` without its season; `told` is JSON."""

    entry: int
    user_id: int
    told: str


_KEEP = upsert("followed_entry", ("followed_id", "entry"), FollowedEntryRow._fields[1:])


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
