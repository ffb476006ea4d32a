"""Timers, the rows of `timer`, and the next due time for simulations, which move the clock."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import PLAYABLE, REACHED
from bot.store.core.sql import OURS

_TIMES = (
    "SELECT min(due_at) FROM timer",
    "SELECT min(due_at) FROM proposal WHERE outcome IS NULL",
    "SELECT min(due_at) FROM league_post WHERE status = 'due'",
    "SELECT min(due_at) FROM season WHERE stage NOT IN ('over', 'cancelled')",
)


def next_due(connection: Connection) -> float | None:
    """Return the earliest time at which the host has work to do, or None."""
    found = [connection.execute(query).fetchone()[0] for query in _TIMES]
    return min((at for at in found if at is not None), default=None)


class TimerRow(NamedTuple):
    """A row of `timer`: `topic` names its owner, `number` distinguishes a table's timers."""

    topic: str
    game_id: int
    number: int
    due_at: float


def put(
    connection: Connection, topic: str, game_id: int, number: int, due_at: float | None
) -> None:
    """Set a timer, in place of an earlier one; `due_at` None = remove it."""
    if due_at is None:
        connection.execute(
            "DELETE FROM timer WHERE topic = ? AND game_id = ? AND number = ?",
            (topic, game_id, number),
        )
        return
    connection.execute(
        "INSERT INTO timer (topic, game_id, number, due_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (topic, game_id, number) DO UPDATE SET due_at = excluded.due_at",
        (topic, game_id, number, due_at),
    )


def is_set(connection: Connection, topic: str, game_id: int, number: int) -> bool:
    """Return whether a timer is set."""
    row = connection.execute(
        "SELECT 1 FROM timer WHERE topic = ? AND game_id = ? AND number = ?",
        (topic, game_id, number),
    ).fetchone()
    return row is not None


def timers_due(connection: Connection, now: float, limit: int) -> list[TimerRow]:
    """Return the timers that are due, longest overdue first.

    None is due on a server that the bot has left or cannot reach.
    """
    rows = connection.execute(
        "SELECT topic, game_id, number, due_at FROM timer JOIN game ON game.id = game_id"
        f" WHERE due_at <= ? AND {PLAYABLE} AND {REACHED} AND {OURS}"
        " ORDER BY due_at, topic, game_id, number LIMIT ?",
        (now, limit),
    )
    return [TimerRow._make(row) for row in rows]


def drop(connection: Connection, topic: str, game_id: int) -> None:
    """Delete all timers of a topic at a table."""
    connection.execute("DELETE FROM timer WHERE topic = ? AND game_id = ?", (topic, game_id))


def make_due(connection: Connection, now: float) -> None:
    """Make every timer due, whatever time it was set to."""
    connection.execute(
        "UPDATE timer SET due_at = ? WHERE due_at > ?"
        f" AND game_id IN (SELECT id FROM game WHERE {OURS})",
        (now, now),
    )
