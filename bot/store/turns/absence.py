"""Absent players and their replacements: time-outs, votes, caretakers and tenures."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE
from bot.store.core.sql import OURS


class LapseRow(NamedTuple):
    """A row of `lapse`: a clock that ran out; `outcome` None = the vote is still open."""

    id: int
    game_id: int
    seat: int
    user_id: int
    at: float
    outcome: str | None


class TenureRow(NamedTuple):
    """A row of `tenure` without its table: a seat's player from a version on."""

    seat: int
    version: int
    at: float
    name: str
    user_id: int | None
    bot: str | None
    reason: str


_LAPSE = ", ".join(LapseRow._fields)
_TENURE = ", ".join(TenureRow._fields)


def set_caretaker(connection: Connection, game_id: int, seat: int, kind: str | None) -> None:
    """Store the kind of house bot that plays for a seat's person, None = none."""
    connection.execute(
        "UPDATE seat SET caretaker = ? WHERE game_id = ? AND seat = ?", (kind, game_id, seat)
    )


def reseat(connection: Connection, game_id: int, seat: int, user_id: int, name: str) -> None:
    """Give a seat to another person, who plays it from now on."""
    connection.execute(
        "UPDATE seat SET user_id = ?, name = ?, caretaker = NULL WHERE game_id = ? AND seat = ?",
        (user_id, name, game_id, seat),
    )


def open_lapse(connection: Connection, game_id: int, seat: int, user_id: int, at: float) -> int:
    """Store that a clock ran out; return the lapse's id."""
    (number,) = connection.execute(
        "INSERT INTO lapse (game_id, seat, user_id, at) VALUES (?, ?, ?, ?) RETURNING id",
        (game_id, seat, user_id, at),
    ).fetchone()
    return int(number)


def close_lapse(connection: Connection, lapse_id: int, outcome: str) -> None:
    """Store the outcome of a lapse."""
    connection.execute("UPDATE lapse SET outcome = ? WHERE id = ?", (outcome, lapse_id))


def lapse(connection: Connection, lapse_id: int) -> LapseRow | None:
    """Return a lapse, or None if it does not exist."""
    row = connection.execute(f"SELECT {_LAPSE} FROM lapse WHERE id = ?", (lapse_id,)).fetchone()
    return None if row is None else LapseRow._make(row)


def open_lapses(connection: Connection, game_id: int) -> list[LapseRow]:
    """Return the lapses of a table without an outcome, oldest first."""
    rows = connection.execute(
        f"SELECT {_LAPSE} FROM lapse WHERE game_id = ? AND outcome IS NULL ORDER BY id", (game_id,)
    )
    return [LapseRow._make(row) for row in rows]


def lapses(connection: Connection, game_id: int) -> list[LapseRow]:
    """Return all lapses of a table, oldest first."""
    rows = connection.execute(
        f"SELECT {_LAPSE} FROM lapse WHERE game_id = ? ORDER BY id", (game_id,)
    )
    return [LapseRow._make(row) for row in rows]


def lapses_to_vote(connection: Connection, user_id: int) -> list[LapseRow]:
    """Return the lapses whose vote is open and waits for a person, oldest first."""
    columns = ", ".join(f"lapse.{column}" for column in LapseRow._fields)
    rows = connection.execute(
        f"SELECT {columns} FROM lapse JOIN call ON call.game_id = lapse.game_id"
        " AND topic = 'vote' AND number = lapse.id JOIN game ON game.id = lapse.game_id"
        f" WHERE call.user_id = ? AND lapse.outcome IS NULL AND {HERE} ORDER BY lapse.id",
        (user_id,),
    )
    return [LapseRow._make(row) for row in rows]


def vote(connection: Connection, lapse_id: int, user_id: int, choice: str) -> None:
    """Store a person's vote in place of an earlier one."""
    connection.execute(
        "INSERT INTO lapse_vote (lapse_id, user_id, choice) VALUES (?, ?, ?)"
        " ON CONFLICT (lapse_id, user_id) DO UPDATE SET choice = excluded.choice",
        (lapse_id, user_id, choice),
    )


def votes(connection: Connection, lapse_id: int) -> dict[int, str]:
    """Return the votes on a lapse by user id."""
    rows = connection.execute(
        "SELECT user_id, choice FROM lapse_vote WHERE lapse_id = ? ORDER BY user_id", (lapse_id,)
    )
    return dict(rows.fetchall())


def add_tenure(connection: Connection, game_id: int, row: TenureRow) -> None:
    """Store a seat's new player."""
    connection.execute(
        f"INSERT INTO tenure (game_id, {_TENURE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (game_id, *row),
    )


def plays_since(connection: Connection, game_id: int, user_id: int, at: float) -> bool:
    """Return whether a person got a seat at a table by a given time, and the game still runs."""
    found = connection.execute(
        "SELECT 1 FROM tenure JOIN game ON game.id = game_id"
        " WHERE game_id = ? AND user_id = ? AND at <= ? AND status = 'running' LIMIT 1",
        (game_id, user_id, at),
    )
    return found.fetchone() is not None


def tenures(connection: Connection, game_id: int) -> list[TenureRow]:
    """Return the tenures of a table's seats, in order."""
    rows = connection.execute(
        f"SELECT {_TENURE} FROM tenure WHERE game_id = ? ORDER BY id", (game_id,)
    )
    return [TenureRow._make(row) for row in rows]


def caretaker_reason(connection: Connection, game_id: int, seat: int) -> str | None:
    """Return why a house bot plays for a seat's person, or None if none does."""
    row = connection.execute(
        "SELECT reason FROM tenure JOIN seat USING (game_id, seat)"
        " WHERE game_id = ? AND seat = ? AND caretaker IS NOT NULL ORDER BY tenure.id DESC LIMIT 1",
        (game_id, seat),
    ).fetchone()
    return None if row is None else str(row[0])


def newest_change(connection: Connection, game_id: int) -> float:
    """Return when a person last moved at a table, or a seat last changed its player."""
    (at,) = connection.execute(
        "SELECT max(at) FROM (SELECT at FROM tenure WHERE game_id = ? UNION ALL"
        " SELECT at FROM move WHERE game_id = ? AND actor IN ('user', 'undo')) AS change",
        (game_id, game_id),
    ).fetchone()
    return float(at or 0.0)


def running_tables(connection: Connection, user_id: int) -> list[int]:
    """Return the running tables at which a person has a seat."""
    rows = connection.execute(
        "SELECT game_id FROM seat JOIN game ON game.id = game_id"
        " WHERE user_id = ? AND status = 'running' ORDER BY game_id",
        (user_id,),
    )
    return [row[0] for row in rows]


def ownerless_tables(connection: Connection) -> list[int]:
    """Return the running tables with an erased person's seat that no house bot plays."""
    # In a subquery, SQLite uses the index by status, and reads only tables with such a seat.
    rows = connection.execute(
        f"SELECT id FROM game WHERE {OURS} AND id IN"
        " (SELECT game_id FROM seat JOIN game ON game.id = game_id"
        " WHERE user_id < 0 AND caretaker IS NULL AND status = 'running') ORDER BY id"
    )
    return [row[0] for row in rows]
