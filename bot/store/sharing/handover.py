"""Requests on their way to the process that has their table, and answers on their way back.

A process that takes a row is the only one to have it: reading deletes it. The payload of an
interaction holds a token with which anyone could answer, so a row stays no longer than Discord
waits for an answer. Answers to other requests are stored under the request's number.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.runtime.shard_range import ShardRange
from bot.store.core import sql
from bot.store.core.connection import Connection

ANSWERED = -1
"""In place of a shard: the row is an answer."""


class HandoverRow(NamedTuple):
    """A row of `handover`: an interaction as Discord sent it (JSON), another request, an answer."""

    id: int
    shard: int
    at: float
    payload: str


_ROW = ", ".join(HandoverRow._fields)
_INSERT = f"{sql.insert('handover', HandoverRow._fields[1:])} RETURNING id"
_ANSWER = sql.insert("handover", HandoverRow._fields)


def put(connection: Connection, shard: int, at: float, payload: str) -> int:
    """Store a request for the owner of a shard, and return its number."""
    return int(connection.execute(_INSERT, (shard, at, payload)).fetchone()[0])


def take(connection: Connection, shard_range: ShardRange) -> list[HandoverRow]:
    """Take the requests waiting for the owner of these shards, oldest first."""
    taken = connection.execute(
        f"DELETE FROM handover WHERE shard BETWEEN ? AND ? RETURNING {_ROW}",
        (shard_range.first, shard_range.last),
    )
    return sorted(map(HandoverRow._make, taken.fetchall()))


def take_back(connection: Connection, number: int) -> HandoverRow | None:
    """Take back a request that no process took, or take its answer; None = neither is there."""
    gone = connection.execute(f"DELETE FROM handover WHERE id = ? RETURNING {_ROW}", (number,))
    row = gone.fetchone()
    return None if row is None else HandoverRow._make(row)


def answer(connection: Connection, number: int, at: float, payload: str) -> None:
    """Store the answer to a request that was taken."""
    connection.execute(_ANSWER, (number, ANSWERED, at, payload))


def forget(connection: Connection, before: float) -> None:
    """Delete rows stored before then: the process that wrote them has ended meanwhile."""
    connection.execute("DELETE FROM handover WHERE at < ?", (before,))


def is_empty(connection: Connection) -> bool:
    """Return whether no row is waiting."""
    return connection.execute("SELECT 1 FROM handover LIMIT 1").fetchone() is None
