"""Requests handed over to the process that owns their table, and the answers to them.

Reading a row deletes it, so that only one process gets it. The payload of an interaction contains a
token with which anyone could answer, so a row is kept no longer than Discord waits for an answer.
The answer to another kind of request is stored under the request's number.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.runtime.shard_range import ShardRange
from bot.store.core import sql
from bot.store.core.connection import Connection

ANSWERED = -1
"""Value of `shard` in a row that is an answer."""


class HandoverRow(NamedTuple):
    """A row of `handover`: an interaction as JSON from Discord, another request, or an answer."""

    id: int
    shard: int
    at: float
    payload: str


_ROW = ", ".join(HandoverRow._fields)
_INSERT = f"{sql.insert('handover', HandoverRow._fields[1:])} RETURNING id"
_ANSWER = sql.insert("handover", HandoverRow._fields)


def put(connection: Connection, shard: int, at: float, payload: str) -> int:
    """Store a request for the owner of a shard; return its number."""
    return int(connection.execute(_INSERT, (shard, at, payload)).fetchone()[0])


def take(connection: Connection, shard_range: ShardRange) -> list[HandoverRow]:
    """Remove and return the requests for the owner of these shards, oldest first."""
    taken = connection.execute(
        f"DELETE FROM handover WHERE shard BETWEEN ? AND ? RETURNING {_ROW}",
        (shard_range.first, shard_range.last),
    )
    return sorted(map(HandoverRow._make, taken.fetchall()))


def take_back(connection: Connection, number: int) -> HandoverRow | None:
    """Remove and return a request that no process took, or its answer; None = neither exists."""
    gone = connection.execute(f"DELETE FROM handover WHERE id = ? RETURNING {_ROW}", (number,))
    row = gone.fetchone()
    return None if row is None else HandoverRow._make(row)


def answer(connection: Connection, number: int, at: float, payload: str) -> None:
    """Store the answer to a request that was taken."""
    connection.execute(_ANSWER, (number, ANSWERED, at, payload))


def forget(connection: Connection, before: float) -> None:
    """Delete rows stored before a given time, whose processes have ended meanwhile."""
    connection.execute("DELETE FROM handover WHERE at < ?", (before,))


def is_empty(connection: Connection) -> bool:
    """Return whether no row is stored."""
    return connection.execute("SELECT 1 FROM handover LIMIT 1").fetchone() is None
