"""Interactions on their way to the process that has their table.

A process that takes a row is the only one to have it: reading deletes it. The payload holds a token
with which anyone could answer, so a row stays no longer than Discord waits for an answer.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.runtime.shard_range import ShardRange
from bot.store.core import sql
from bot.store.core.connection import Connection


class HandoverRow(NamedTuple):
    """A row of `handover`; `payload` is Discord's own, as JSON."""

    id: int
    shard: int
    at: float
    payload: str


_ROW = ", ".join(HandoverRow._fields)
_INSERT = f"{sql.insert('handover', HandoverRow._fields[1:])} RETURNING id"


def put(connection: Connection, shard: int, at: float, payload: str) -> int:
    """Store an interaction for the owner of a shard, and return its number."""
    return int(connection.execute(_INSERT, (shard, at, payload)).fetchone()[0])


def take(connection: Connection, shard_range: ShardRange) -> list[HandoverRow]:
    """Take the interactions waiting for the owner of these shards, oldest first."""
    taken = connection.execute(
        f"DELETE FROM handover WHERE shard BETWEEN ? AND ? RETURNING {_ROW}",
        (shard_range.first, shard_range.last),
    )
    return sorted(map(HandoverRow._make, taken.fetchall()))


def take_back(connection: Connection, number: int) -> bool:
    """Take back a row that no process took; return whether it was still there."""
    gone = connection.execute("DELETE FROM handover WHERE id = ? RETURNING id", (number,))
    return gone.fetchone() is not None


def forget(connection: Connection, before: float) -> None:
    """Delete rows stored before then: the process that wrote them has ended meanwhile."""
    connection.execute("DELETE FROM handover WHERE at < ?", (before,))


def is_empty(connection: Connection) -> bool:
    """Return whether no row is waiting."""
    return connection.execute("SELECT 1 FROM handover LIMIT 1").fetchone() is None
