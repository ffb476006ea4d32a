"""Facts about people and tables for leagues, queried from games, results and lapses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import marks

DAY = 24 * 3600


class WaitRow(NamedTuple):
    """A person who kept a fixture's table waiting; `number` is the ID of the lapse or tenure."""

    fixture_id: int
    user_id: int
    kind: str
    number: int
    at: float


def finished(connection: Connection, guild_ids: Sequence[int], user_id: int) -> int:
    """Return how many tables a person has finished on some servers."""
    if not guild_ids:
        return 0
    (count,) = connection.execute(
        "SELECT count(*) FROM result JOIN game ON game.id = game_id"
        f" WHERE guild_id IN ({marks(guild_ids)}) AND result.user_id = ? AND status = 'over'",
        (*guild_ids, user_id),
    ).fetchone()
    return int(count)


def timeouts(connection: Connection, guild_ids: Sequence[int], user_id: int, since: float) -> int:
    """Return how often a person has run out of time on some servers since a point in time."""
    if not guild_ids:
        return 0
    (count,) = connection.execute(
        "SELECT count(*) FROM lapse JOIN game ON game.id = game_id"
        f" WHERE guild_id IN ({marks(guild_ids)}) AND lapse.user_id = ? AND at >= ?",
        (*guild_ids, user_id, since),
    ).fetchone()
    return int(count)


def durations(
    connection: Connection, game: str, seats: int, pace: str, limit: int = 100
) -> list[float]:
    """Return the durations in seconds of the newest finished tables of a game, size and pace.

    Tables that had house bots from the start are left out because house bots do not wait.
    """
    rows = connection.execute(
        "SELECT ended_at - (SELECT min(at) FROM tenure WHERE game_id = game.id) FROM game"
        " WHERE key = ? AND pace = ? AND status = 'over' AND ended_at IS NOT NULL"
        " AND (SELECT count(*) FROM seat WHERE game_id = game.id) = ?"
        " AND NOT EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND user_id IS NULL)"
        " ORDER BY ended_at DESC, id DESC LIMIT ?",
        (game, pace, seats, limit),
    )
    return [float(row[0]) for row in rows if row[0] is not None]


def playing(connection: Connection, season_id: int) -> dict[int, int]:
    """Return the number of a season's tables where each person has a seat now, by person.

    Seats that a person gave up are not counted.
    """
    rows = connection.execute(
        "SELECT user_id, count(*) FROM fixture JOIN seat USING (game_id)"
        " WHERE season_id = ? AND stage = 'playing' AND user_id IS NOT NULL"
        " AND (SELECT reason FROM tenure WHERE tenure.game_id = seat.game_id"
        " AND tenure.seat = seat.seat ORDER BY tenure.id DESC LIMIT 1) <> 'left' GROUP BY user_id"
        " ORDER BY user_id",
        (season_id,),
    )
    return dict(rows.fetchall())


def being_asked(connection: Connection, season_id: int, now: float) -> set[int]:
    """Return the people who are currently being asked to take a seat in a season."""
    rows = connection.execute(
        "SELECT user_id FROM vacancy_asked JOIN vacancy ON vacancy.id = vacancy_id"
        " JOIN fixture ON fixture.id = fixture_id"
        " WHERE season_id = ? AND closed_at IS NULL AND answer IS NULL AND due_at > ?",
        (season_id, now),
    )
    return {row[0] for row in rows}


def open_tables(connection: Connection, season_id: int) -> int:
    """Return how many tables of a season are currently being played."""
    (count,) = connection.execute(
        "SELECT count(*) FROM fixture WHERE season_id = ? AND stage = 'playing'", (season_id,)
    ).fetchone()
    return int(count)


def new_timeouts(connection: Connection, season_id: int) -> list[WaitRow]:
    """Return time-outs at a season's tables that are not yet stored as events of conduct.

    The kind is no_start if the person had not made a move at the table before.
    """
    rows = connection.execute(
        "SELECT fixture.id, lapse.user_id, CASE WHEN EXISTS (SELECT 1 FROM move"
        " WHERE move.game_id = lapse.game_id AND move.user_id = lapse.user_id"
        " AND move.at <= lapse.at) THEN 'timeout' ELSE 'no_start' END, lapse.id, lapse.at"
        " FROM fixture JOIN lapse USING (game_id) WHERE season_id = ? AND NOT EXISTS"
        " (SELECT 1 FROM conduct WHERE conduct.season_id = fixture.season_id"
        " AND conduct.user_id = lapse.user_id AND conduct.fixture_id = fixture.id"
        " AND conduct.number = lapse.id AND kind IN ('timeout', 'no_start'))"
        " ORDER BY lapse.at, lapse.id",
        (season_id,),
    )
    return [WaitRow._make(row) for row in rows]


def new_departures(connection: Connection, season_id: int) -> list[WaitRow]:
    """Return abandoned seats of a season that are not yet stored as events of conduct.

    Seats of people who were removed from the season by a card or an organiser are left out.
    """
    rows = connection.execute(
        "SELECT fixture.id, tenure.user_id, 'left', tenure.id, tenure.at"
        " FROM fixture JOIN tenure USING (game_id) WHERE season_id = ? AND reason = 'left'"
        " AND tenure.user_id IS NOT NULL AND NOT EXISTS"
        " (SELECT 1 FROM conduct WHERE conduct.season_id = fixture.season_id"
        " AND conduct.user_id = tenure.user_id AND conduct.fixture_id = fixture.id"
        " AND conduct.number = tenure.id AND kind = 'left') AND NOT EXISTS"
        " (SELECT 1 FROM league_log WHERE league_log.season_id = fixture.season_id"
        " AND kind = 'taken_out' AND about_id = tenure.user_id"
        f" AND league_log.at BETWEEN tenure.at - {DAY} AND tenure.at)"
        " ORDER BY tenure.at, tenure.id",
        (season_id,),
    )
    return [WaitRow._make(row) for row in rows]


def people(connection: Connection, guild_ids: Sequence[int]) -> list[tuple[int, str]]:
    """Return the IDs and names of all people in the tables and leagues of some servers."""
    if not guild_ids:
        return []
    there = f"guild_id IN ({marks(guild_ids)})"
    rows = connection.execute(
        "SELECT user_id, seat.name FROM seat JOIN game ON game.id = game_id"
        f" WHERE {there} AND user_id IS NOT NULL UNION"
        " SELECT user_id, entrant.name FROM entrant JOIN season ON season.id = season_id"
        f" JOIN league ON league.id = league_id WHERE league.{there} UNION"
        " SELECT user_id, league_history.name FROM league_history"
        f" JOIN league ON league.id = league_id WHERE {there} ORDER BY 1, 2",
        (*guild_ids, *guild_ids, *guild_ids),
    )
    return rows.fetchall()


def people_at(connection: Connection, season_id: int) -> set[int]:
    """Return everybody who had a seat or moved at a season's finished tables."""
    rows = connection.execute(
        "SELECT user_id FROM move JOIN fixture USING (game_id)"
        " WHERE season_id = ? AND stage = 'over' AND user_id IS NOT NULL UNION"
        " SELECT user_id FROM fixture_seat JOIN fixture ON fixture.id = fixture_id"
        " WHERE season_id = ? AND stage = 'over' UNION"
        " SELECT finisher FROM fixture_seat JOIN fixture ON fixture.id = fixture_id"
        " WHERE season_id = ? AND stage = 'over' AND finisher IS NOT NULL",
        (season_id,) * 3,
    )
    return {row[0] for row in rows}


def tables_of_league(connection: Connection, league_id: int) -> dict[int, int]:
    """Return the tables of a league's fixtures that have one, by fixture."""
    rows = connection.execute(
        "SELECT fixture.id, game_id FROM fixture JOIN season ON season.id = season_id"
        " WHERE league_id = ? AND game_id IS NOT NULL ORDER BY fixture.id",
        (league_id,),
    )
    return dict(rows.fetchall())


class PlayedRow(NamedTuple):
    """The start and end of a season's table, and its number of moves, with undone moves counted."""

    fixture_id: int
    started_at: float
    ended_at: float
    moves: int


def played(connection: Connection, season_id: int) -> list[PlayedRow]:
    """Return the finished tables of a season, in the order of the schedule."""
    rows = connection.execute(
        "SELECT fixture.id, coalesce(min(at), fixture.finished_at), fixture.finished_at,"
        " game.version FROM fixture JOIN game ON game.id = fixture.game_id"
        " LEFT JOIN tenure ON tenure.game_id = game.id"
        " WHERE season_id = ? AND stage = 'over' GROUP BY fixture.id, game.id ORDER BY number",
        (season_id,),
    )
    return [PlayedRow._make(row) for row in rows]
