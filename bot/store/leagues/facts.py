"""Facts about people and tables for leagues, read from games, results and lapses."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection

DAY = 24 * 3600


class WaitRow(NamedTuple):
    """A person who let a fixture's table wait; `number` is that of the lapse or tenure."""

    fixture_id: int
    user_id: int
    kind: str
    number: int
    at: float


def finished(connection: Connection, guild_id: int, user_id: int) -> int:
    """Return how many tables of a server a person has played to the end."""
    (count,) = connection.execute(
        "SELECT count(*) FROM result JOIN game ON game.id = game_id"
        " WHERE guild_id = ? AND result.user_id = ? AND status = 'over'",
        (guild_id, user_id),
    ).fetchone()
    return int(count)


def timeouts(connection: Connection, guild_id: int, user_id: int, since: float) -> int:
    """Return how often a person's time ran out on a server since then."""
    (count,) = connection.execute(
        "SELECT count(*) FROM lapse JOIN game ON game.id = game_id"
        " WHERE guild_id = ? AND lapse.user_id = ? AND at >= ?",
        (guild_id, user_id, since),
    ).fetchone()
    return int(count)


def durations(
    connection: Connection, game: str, seats: int, pace: str, limit: int = 100
) -> list[float]:
    """Return how many seconds the newest finished tables of a game, size and pace took.

    Tables at which house bots sat from the start are left out: house bots do not wait.
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
    """Return at how many of a season's tables each person has a seat right now, by person.

    A person who gave up a seat no longer counts there.
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
    """Return the people being asked for a seat of a season."""
    rows = connection.execute(
        "SELECT user_id FROM vacancy_asked JOIN vacancy ON vacancy.id = vacancy_id"
        " JOIN fixture ON fixture.id = fixture_id"
        " WHERE season_id = ? AND closed_at IS NULL AND answer IS NULL AND due_at > ?",
        (season_id, now),
    )
    return {row[0] for row in rows}


def open_tables(connection: Connection, season_id: int) -> int:
    """Return how many tables of a season are played right now."""
    (count,) = connection.execute(
        "SELECT count(*) FROM fixture WHERE season_id = ? AND stage = 'playing'", (season_id,)
    ).fetchone()
    return int(count)


def new_timeouts(connection: Connection, season_id: int) -> list[WaitRow]:
    """Return times that ran out at a season's tables and are not yet events of conduct.

    The kind is no_start if the person had not moved there before.
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
    """Return seats of a season's tables that were given up and are not yet events of conduct.

    People removed from the season by a card or an organiser did not leave on their own.
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


def people(connection: Connection, guild_id: int) -> list[tuple[int, str]]:
    """Return all people whose name the tables and leagues of a server know."""
    rows = connection.execute(
        "SELECT user_id, seat.name FROM seat JOIN game ON game.id = game_id"
        " WHERE guild_id = ? AND user_id IS NOT NULL UNION"
        " SELECT user_id, entrant.name FROM entrant JOIN season ON season.id = season_id"
        " JOIN league ON league.id = league_id WHERE guild_id = ? UNION"
        " SELECT user_id, league_history.name FROM league_history"
        " JOIN league ON league.id = league_id WHERE guild_id = ? ORDER BY 1, 2",
        (guild_id, guild_id, guild_id),
    )
    return rows.fetchall()


def tables_of_league(connection: Connection, league_id: int) -> dict[int, int]:
    """Return the tables of a league that were opened, by fixture."""
    rows = connection.execute(
        "SELECT fixture.id, game_id FROM fixture JOIN season ON season.id = season_id"
        " WHERE league_id = ? AND game_id IS NOT NULL ORDER BY fixture.id",
        (league_id,),
    )
    return dict(rows.fetchall())


class PlayedRow(NamedTuple):
    """Times of a table of a season, and the number of its moves, including those taken back."""

    fixture_id: int
    started_at: float
    ended_at: float
    moves: int


def played(connection: Connection, season_id: int) -> list[PlayedRow]:
    """Return the tables of a season that are over, in the order of the schedule."""
    rows = connection.execute(
        "SELECT fixture.id, coalesce(min(at), fixture.finished_at), fixture.finished_at,"
        " game.version FROM fixture JOIN game ON game.id = fixture.game_id"
        " LEFT JOIN tenure ON tenure.game_id = game.id"
        " WHERE season_id = ? AND stage = 'over' GROUP BY fixture.id, game.id ORDER BY number",
        (season_id,),
    )
    return [PlayedRow._make(row) for row in rows]
