"""What people and tables did, as leagues need to know: read from games, results and lapses."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple


def finished(connection: sqlite3.Connection, guild_id: int, user_id: int) -> int:
    """Return how many tables of a server somebody has played to the end."""
    (count,) = connection.execute(
        "SELECT count(*) FROM result JOIN game ON game.id = game_id"
        " WHERE guild_id = ? AND result.user_id = ? AND status = 'over'",
        (guild_id, user_id),
    ).fetchone()
    return int(count)


def timeouts(connection: sqlite3.Connection, guild_id: int, user_id: int, since: float) -> int:
    """Return how often somebody's time ran out on a server since then."""
    (count,) = connection.execute(
        "SELECT count(*) FROM lapse JOIN game ON game.id = game_id"
        " WHERE guild_id = ? AND lapse.user_id = ? AND at >= ?",
        (guild_id, user_id, since),
    ).fetchone()
    return int(count)


def durations(
    connection: sqlite3.Connection, game: str, seats: int, limit: int = 100
) -> list[float]:
    """Return how many seconds the newest tables of a game and size took that are over."""
    rows = connection.execute(
        "SELECT ended_at - (SELECT min(at) FROM tenure WHERE game_id = game.id) FROM game"
        " WHERE key = ? AND status = 'over' AND ended_at IS NOT NULL"
        " AND (SELECT count(*) FROM seat WHERE game_id = game.id) = ?"
        " ORDER BY ended_at DESC LIMIT ?",
        (game, seats, limit),
    )
    return [float(row[0]) for row in rows if row[0] is not None]


def playing(connection: sqlite3.Connection, season_id: int) -> dict[int, int]:
    """Return by person at how many tables of a season they have a seat right now."""
    rows = connection.execute(
        "SELECT user_id, count(*) FROM fixture JOIN seat USING (game_id)"
        " WHERE season_id = ? AND stage = 'playing' AND user_id IS NOT NULL GROUP BY user_id",
        (season_id,),
    )
    return dict(rows.fetchall())


def being_asked(connection: sqlite3.Connection, season_id: int, now: float) -> set[int]:
    """Return who is being asked for a seat of a season."""
    rows = connection.execute(
        "SELECT user_id FROM vacancy_asked JOIN vacancy ON vacancy.id = vacancy_id"
        " JOIN fixture ON fixture.id = fixture_id"
        " WHERE season_id = ? AND closed_at IS NULL AND answer IS NULL AND due_at > ?",
        (season_id, now),
    )
    return {row[0] for row in rows}


def open_tables(connection: sqlite3.Connection, season_id: int) -> int:
    """Return how many tables of a season are played right now."""
    (count,) = connection.execute(
        "SELECT count(*) FROM fixture WHERE season_id = ? AND stage = 'playing'", (season_id,)
    ).fetchone()
    return int(count)


class PlayedRow(NamedTuple):
    """When a table of a season was played, and how many moves it took, those taken back too."""

    fixture_id: int
    started_at: float
    ended_at: float
    moves: int


def played(connection: sqlite3.Connection, season_id: int) -> list[PlayedRow]:
    """Return the tables of a season that are over, in the order of the schedule."""
    rows = connection.execute(
        "SELECT fixture.id, coalesce(min(at), fixture.finished_at), fixture.finished_at,"
        " game.version FROM fixture JOIN game ON game.id = fixture.game_id"
        " LEFT JOIN tenure ON tenure.game_id = game.id"
        " WHERE season_id = ? AND stage = 'over' GROUP BY fixture.id ORDER BY number",
        (season_id,),
    )
    return [PlayedRow._make(row) for row in rows]
