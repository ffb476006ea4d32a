"""Reasons why the bot cannot post in a table's channel: the rows of `hindrance`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import OURS, upsert


class HindranceRow(NamedTuple):
    """A row of `hindrance`: what keeps the bot from posting at a table, and since when."""

    game_id: int
    place_id: int
    what: str
    at: float


GONE = "gone"
"""Obstacle of a table whose channel was deleted.

It pauses the table until it is over. Anything else is a missing permission, or why Discord refuses
posts.
"""
OVER = ""
"""Value of `what` once an obstacle is over; the row is kept to record when its owner was notified.

If the obstacle returns, its owner gets a new message. Within minutes, Discord would take it for a
duplicate of the last one if both had the same nonce.
"""
_COLUMNS = ", ".join(HindranceRow._fields)
_PUT = upsert("hindrance", HindranceRow._fields[:1], HindranceRow._fields[1:])


def load(connection: Connection) -> list[HindranceRow]:
    """Return the obstacles of all tables of this process."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM hindrance JOIN game ON game.id = game_id WHERE {OURS}"
        " AND what <> ? ORDER BY game_id",
        (OVER,),
    )
    return [HindranceRow._make(row) for row in rows.fetchall()]


def find(connection: Connection, game_id: int) -> HindranceRow | None:
    """Return the obstacle of a table, or None."""
    row = connection.execute(
        f"SELECT {_COLUMNS} FROM hindrance WHERE game_id = ? AND what <> ?", (game_id, OVER)
    ).fetchone()
    return None if row is None else HindranceRow._make(row)


def last_at(connection: Connection, game_id: int) -> float:
    """Return when a table's last obstacle was found, even if it is over; 0 = it had none."""
    row = connection.execute("SELECT at FROM hindrance WHERE game_id = ?", (game_id,)).fetchone()
    return 0.0 if row is None else float(row[0])


def put(connection: Connection, row: HindranceRow) -> None:
    """Store the obstacle of a table, in place of an earlier one."""
    connection.execute(_PUT, row)


def end(connection: Connection, row: HindranceRow) -> None:
    """Store that an obstacle is over, unless the table has got another one since."""
    connection.execute(
        "UPDATE hindrance SET what = ? WHERE game_id = ? AND place_id = ? AND what = ?",
        (OVER, *row[:3]),
    )


def leave(connection: Connection, game_id: int) -> None:
    """Store that a table has left the place of its obstacle."""
    connection.execute("UPDATE hindrance SET what = ? WHERE game_id = ?", (OVER, game_id))
