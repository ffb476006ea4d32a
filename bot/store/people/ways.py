"""Ways to be called besides Discord: the rows of `way`, and of `way_call` for what each sends."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE
from bot.store.core.sql import OURS, assignments, insert, marks, upsert
from bot.store.turns.calls import CallRow


class WayRow(NamedTuple):
    """A row of `way`; its times are POSIX seconds.

    `since` is None if the way is off, and `confirmed_at` until its person has confirmed the
    address. `fault` is the code of the newest failure since the last success. `digest` is the hour
    from which on it makes one call a day for all questions, None = one call a question.
    """

    id: int
    user_id: int
    kind: str
    target: str
    secret: str
    name: str
    made_at: float
    confirmed_at: float | None
    since: float | None
    waits: int = 0
    due_at: float = 0.0
    sent_at: float | None = None
    opened_at: float | None = None
    failures: int = 0
    failing_since: float | None = None
    fault: str | None = None
    off_why: str | None = None
    told: int = 1
    tries: int = 0
    tried_at: float | None = None
    digest: int | None = None
    picture: int = 0


class WayCallRow(NamedTuple):
    """A row of `way_call`: what a way has sent for a call, or will, not before `due_at`."""

    game_id: int
    topic: str
    number: int
    user_id: int
    way_id: int
    mark: str
    due_at: float
    tried_at: float | None = None
    sent_at: float | None = None


_WAY = ", ".join(WayRow._fields)
_CHANGEABLE = frozenset(WayRow._fields) - {"id", "user_id", "kind", "made_at"}
_ADD = f"{insert('way', WayRow._fields[1:])} RETURNING id"
_KEY = ("game_id", "topic", "number", "user_id")
_CALL = ", ".join(f"call.{column}" for column in CallRow._fields)
_SENDS = ", ".join(f"way_call.{column}" for column in WayCallRow._fields)
_PUT = upsert("way_call", WayCallRow._fields[:5], WayCallRow._fields[5:])
_SAME = " AND ".join(f"way_call.{column} = call.{column}" for column in _KEY)
_OPEN = (
    "FROM way JOIN call ON call.user_id = way.user_id"
    f" LEFT JOIN way_call ON way_call.way_id = way.id AND {_SAME}"
    # No call is needed (0) of a person who is looking, or was called before the backup.
    " WHERE call.since <= ? AND coalesce(called_by, 1) <> 0"
    f" AND call.game_id IN (SELECT id FROM game WHERE {HERE} AND {OURS})"
)
"""Calls of people who have ways; its value is the time now."""
_DUE = (
    f"{_OPEN} AND way.since <= call.since AND way.confirmed_at IS NOT NULL AND way.due_at <= ?"
    " AND (way_call.mark IS NULL OR (way_call.sent_at IS NULL AND way_call.due_at <= ?))"
)
"""Calls that ways of people may make now; its values are three times the time now."""


def of_user(connection: Connection, user_id: int) -> list[WayRow]:
    """Return a person's ways, oldest first."""
    rows = connection.execute(f"SELECT {_WAY} FROM way WHERE user_id = ? ORDER BY id", (user_id,))
    return [WayRow._make(row) for row in rows]


def load(connection: Connection, way_id: int) -> WayRow | None:
    """Return a way, or None if it was removed."""
    row = connection.execute(f"SELECT {_WAY} FROM way WHERE id = ?", (way_id,)).fetchone()
    return None if row is None else WayRow._make(row)


def add(connection: Connection, way: WayRow) -> int:
    """Store a new way, whose id is not used; return its id."""
    (number,) = connection.execute(_ADD, way[1:]).fetchone()
    return int(number)


def change(connection: Connection, way_id: int, **columns: str | float | None) -> None:
    """Change columns of a way. Raises ValueError for a column that may not be changed."""
    connection.execute(
        f"UPDATE way SET {assignments(columns, _CHANGEABLE)} WHERE id = ?",
        (*columns.values(), way_id),
    )


def remove(connection: Connection, way_id: int) -> None:
    """Delete a way, and what it would have sent."""
    connection.execute("DELETE FROM way WHERE id = ?", (way_id,))


def ways_due(connection: Connection, now: float, kinds: Collection[str]) -> list[int]:
    """Return the ways of these kinds that may have a call to make now, at our tables."""
    if not kinds:
        return []
    rows = connection.execute(
        f"SELECT DISTINCT way.id {_DUE} AND kind IN ({marks([*kinds])}) ORDER BY way.id",
        (now, now, now, *kinds),
    )
    return [row[0] for row in rows]


def unconfirmed(
    connection: Connection, now: float, forgotten: float, kinds: Collection[str]
) -> list[int]:
    """Return the ways of these kinds whose person is to be asked now to confirm the address.

    With them come those that nobody has confirmed since `forgotten`.
    """
    if not kinds:
        return []
    rows = connection.execute(
        "SELECT id FROM way WHERE confirmed_at IS NULL AND told = 1"
        " AND (since IS NOT NULL AND sent_at IS NULL AND due_at <= ?"
        " OR coalesce(sent_at, made_at) <= ?)"
        f" AND kind IN ({marks([*kinds])}) ORDER BY id",
        (now, forgotten, *kinds),
    )
    return [row[0] for row in rows]


def calls_due(
    connection: Connection, way_id: int, now: float
) -> list[tuple[CallRow, WayCallRow | None]]:
    """Return the calls that a way may make now, longest asked first; None = not planned yet."""
    rows = connection.execute(
        f"SELECT {_CALL}, {_SENDS} {_DUE} AND way.id = ?"
        " ORDER BY call.since, call.game_id, call.topic, call.number",
        (now, now, now, way_id),
    )
    return [_paired(row) for row in rows]


def calls_open(
    connection: Connection, way_id: int, now: float
) -> list[tuple[CallRow, WayCallRow | None]]:
    """Return all calls of a way's person at our tables, as `calls_due` does, and in its order."""
    rows = connection.execute(
        f"SELECT {_CALL}, {_SENDS} {_OPEN} AND way.id = ?"
        " ORDER BY call.since, call.game_id, call.topic, call.number",
        (now, way_id),
    )
    return [_paired(row) for row in rows]


def _paired(row: Sequence[Any]) -> tuple[CallRow, WayCallRow | None]:
    count = len(CallRow._fields)
    sends = None if row[count] is None else WayCallRow._make(row[count:])
    return CallRow._make(row[:count]), sends


def put_call(connection: Connection, row: WayCallRow) -> None:
    """Store what a way has sent for a call, or will, in place of an earlier plan."""
    connection.execute(_PUT, row)


def settle_calls(connection: Connection, way_id: int, mark: str, now: float) -> None:
    """Store that a way has made the calls of a mark, except those answered meanwhile."""
    connection.execute(
        "UPDATE way_call SET sent_at = ? WHERE way_id = ? AND mark = ?", (now, way_id, mark)
    )


def plan_again(connection: Connection, user_id: int) -> None:
    """Delete when a person's ways were to make calls, except those that were tried."""
    connection.execute("DELETE FROM way_call WHERE user_id = ? AND tried_at IS NULL", (user_id,))


def drop_unsent(connection: Connection, way_id: int) -> None:
    """Delete the calls that a way was still to make."""
    connection.execute("DELETE FROM way_call WHERE way_id = ? AND sent_at IS NULL", (way_id,))


def untold(connection: Connection, now: float, limit: int) -> list[WayRow]:
    """Return the ways that were switched off and whose person is due to be told."""
    rows = connection.execute(
        f"SELECT {_WAY} FROM way WHERE told = 0 AND due_at <= ? ORDER BY due_at, id LIMIT ?",
        (now, limit),
    )
    return [WayRow._make(row) for row in rows]


def begin_telling(connection: Connection, way_id: int, now: float) -> None:
    """Count a try to tell a person that their way is off; store when the first was."""
    connection.execute(
        "UPDATE way SET tried_at = coalesce(tried_at, ?), tries = tries + 1 WHERE id = ?",
        (now, way_id),
    )


def of_kinds(connection: Connection) -> dict[str, tuple[int, int]]:
    """Return how many ways of each kind are on, and how many of these fail now."""
    rows = connection.execute(
        "SELECT kind, count(*), count(failing_since) FROM way WHERE since IS NOT NULL"
        " GROUP BY kind ORDER BY kind"
    )
    return {kind: (on, failing) for kind, on, failing in rows}
