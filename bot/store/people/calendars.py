"""Private calendars of people: the rows of `calendar`."""

from __future__ import annotations

from bot.store.core.connection import Connection
from bot.store.core.sql import upsert

_PUT = upsert("calendar", ("user_id",), ("digest", "made_at"))


def put(connection: Connection, user_id: int, digest: bytes, made_at: float) -> None:
    """Store the digest of a calendar's secret, in place of the person's earlier one."""
    connection.execute(_PUT, (user_id, digest, made_at))


def person(connection: Connection, digest: bytes) -> int | None:
    """Return the person to whom a calendar belongs, or None."""
    row = connection.execute("SELECT user_id FROM calendar WHERE digest = ?", (digest,)).fetchone()
    return None if row is None else int(row[0])


def made_at(connection: Connection, user_id: int) -> float | None:
    """Return when the address of a person's calendar was made, None = they have none."""
    row = connection.execute(
        "SELECT made_at FROM calendar WHERE user_id = ?", (user_id,)
    ).fetchone()
    return None if row is None else float(row[0])


def remove(connection: Connection, user_id: int) -> bool:
    """Delete a person's calendar; return whether there was one."""
    row = connection.execute(
        "DELETE FROM calendar WHERE user_id = ? RETURNING user_id", (user_id,)
    ).fetchone()
    return row is not None
