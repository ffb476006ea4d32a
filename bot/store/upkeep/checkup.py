"""Checks of the stored data: tables' channels, overdue posts and timers, damage to the file.

Each function only reads, and needs a connection whose schema is the newest.
"""

from __future__ import annotations

import json
import sqlite3
import time
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE, PLAYABLE, REACHED
from bot.store.core.sql import OURS
from bot.store.tables.games import LESS, Played

_STEPS = 20_000
"""Number of SQLite instructions between two checks of the time."""
_SINCE = "CASE WHEN tried_at < due_at THEN tried_at ELSE due_at END"
_OPEN = "game.status IN ('lobby', 'running')"


class PlaceRow(NamedTuple):
    """A channel or thread used for a table, for future tables, or only for posts (`lines`)."""

    guild_id: int
    channel_id: int
    thread_id: int | None = None
    game_id: int | None = None
    lines: bool = False


class LatePosts(NamedTuple):
    """Posts that were not sent: how many, since when, and the place of one of them."""

    number: int
    since: float
    guild_id: int
    place_id: int
    game_id: int | None


class Late(NamedTuple):
    """Overdue timers: how many, and since when."""

    number: int
    since: float


def places(connection: Connection, guild_id: int | None = None) -> list[PlaceRow]:
    """Return the places of open tables and leagues, and the channels chosen by admins.

    They are those of one server, or of all servers if None.
    """
    tables = connection.execute(
        "SELECT guild_id, channel_id, thread_id, id FROM game"
        f" WHERE {_OPEN} AND {HERE} AND guild_id = coalesce(?, guild_id) ORDER BY id",
        (guild_id,),
    )
    found = [PlaceRow(*row) for row in tables]
    leagues = connection.execute(
        "SELECT guild_id, channel_id FROM league"
        " WHERE closed_at IS NULL AND guild_id = coalesce(?, guild_id) UNION"
        " SELECT guild_id, channel_id FROM league_server"
        " WHERE left_at IS NULL AND guild_id = coalesce(?, guild_id) ORDER BY 1, 2",
        (guild_id, guild_id),
    )
    found += [PlaceRow(server_id, channel_id) for server_id, channel_id in leagues]
    seasons = connection.execute(
        "SELECT DISTINCT guild_id, channel_id FROM followed"
        " WHERE stage IN ('followed', 'ended') AND guild_id = coalesce(?, guild_id) ORDER BY 1, 2",
        (guild_id,),
    )
    found += [PlaceRow(server_id, channel_id, lines=True) for server_id, channel_id in seasons]
    chosen = connection.execute(
        "SELECT guild_id, channels, audit_channel FROM server"
        " WHERE guild_id = coalesce(?, guild_id) ORDER BY guild_id",
        (guild_id,),
    )
    for server_id, channels, audit in chosen:
        found += [PlaceRow(server_id, channel) for channel in json.loads(channels)]
        found += [] if audit is None else [PlaceRow(server_id, audit, lines=True)]
    return found


def open_tables(connection: Connection) -> dict[str, int]:
    """Return how many tables are in the lobby, and how many are running."""
    rows = connection.execute(
        f"SELECT status, count(*) FROM game WHERE {_OPEN} AND {OURS} GROUP BY status"
    )
    return dict(rows.fetchall())


def thinking_less(connection: Connection) -> int:
    """Return at how many running tables strong house bots think for less than half their time."""
    (number,) = connection.execute(
        "SELECT count(*) FROM game WHERE status = 'running'"
        f" AND (strong_missed & {LESS}) <> 0 AND {HERE} AND {OURS}"
    ).fetchone()
    return int(number)


def busiest_servers(connection: Connection) -> list[int]:
    """Return the servers with open tables, sorted by their number, highest first."""
    rows = connection.execute(
        f"SELECT guild_id FROM game WHERE {_OPEN} AND {HERE} GROUP BY guild_id"
        " ORDER BY count(*) DESC, guild_id"
    )
    return [row[0] for row in rows]


class ChosenRow(NamedTuple):
    """A stored choice that was valid when it was made: kind, name, and its first owner."""

    kind: str
    value: str
    game: str
    about: int
    """Id of the person, server, table or league with the choice."""


def chosen(connection: Connection) -> list[ChosenRow]:
    """Return every stored choice that is looked up by name, each value once; options are JSON."""
    live = "FROM game WHERE status IN ('lobby', 'running')"
    seats = "FROM seat JOIN game ON game.id = game_id WHERE status IN ('lobby', 'running')"
    parts = [
        "SELECT 'language' AS kind, language AS value, '' AS key, user_id AS about FROM person",
        "SELECT 'palette', palette, '', user_id FROM person",
        "SELECT 'zone', zone, '', user_id FROM person_hours",
        "SELECT 'language', language, '', guild_id FROM server",
        "SELECT 'pace', pace, '', guild_id FROM server",
        f"SELECT 'pace', pace, '', id {live}",
        f"SELECT 'options', options, key, id {live}",
        f"SELECT 'level', bot, key, game.id {seats}",
        f"SELECT 'level', caretaker, key, game.id {seats}",
        "SELECT 'season', settings, '', league_id FROM season"
        " WHERE stage NOT IN ('over', 'cancelled')",
    ]
    rows = connection.execute(
        f"SELECT kind, value, key, min(about) FROM ({' UNION ALL '.join(parts)})"
        " AS stored WHERE value IS NOT NULL"
        " GROUP BY kind, value, key ORDER BY 1, 2, 3"
    )
    return [ChosenRow._make(row) for row in rows]


def played(connection: Connection) -> dict[int, Played]:
    """Return the open tables with what they are played with, in order."""
    rows = connection.execute(
        f"SELECT id, key, package, package_version FROM game WHERE {_OPEN} AND {HERE} ORDER BY id"
    )
    return {number: Played(*found) for number, *found in rows.fetchall()}


def waiting(connection: Connection) -> frozenset[int]:
    """Return the open tables that wait for their game, as the bot has stored."""
    rows = connection.execute(
        f"SELECT game_id FROM game_wait JOIN game ON game.id = game_id WHERE {_OPEN} AND {HERE}"
    )
    return frozenset(row[0] for row in rows)


def late_posts(connection: Connection, due_before: float, tried_before: float) -> LatePosts | None:
    """Return the posts that are overdue, or that have been tried in vain for long; None = none."""
    late = f"status = 'due' AND (due_at < ? OR tried_at < ?) AND {OURS}"
    of_tables = (
        f"SELECT {_SINCE} AS since, guild_id,"
        " coalesce(thread_id, channel_id) AS place_id, game.id AS game_id"
        f" FROM outbox JOIN game ON game.id = game_id WHERE outbox.{late} AND {PLAYABLE}"
    )
    of_leagues = (
        f"SELECT {_SINCE}, guild_id, channel_id, NULL FROM (SELECT status, due_at, tried_at,"
        " coalesce(league_post.guild_id, league.guild_id) AS guild_id,"
        " coalesce(league_server.channel_id, league.channel_id) AS channel_id"
        " FROM league_post JOIN league ON league.id = league_post.league_id"
        " LEFT JOIN league_server ON league_server.league_id = league.id"
        " AND league_server.guild_id = league_post.guild_id"
        " WHERE kind <> 'event') AS sent"
        f" WHERE {late} AND {HERE.replace('game.', '')}"
    )
    of_followed = (
        f"SELECT {_SINCE}, guild_id, channel_id, NULL FROM (SELECT status, followed_post.due_at,"
        " tried_at, guild_id, channel_id FROM followed_post"
        " JOIN followed ON followed.id = followed_id) AS sent"
        f" WHERE {late} AND {HERE.replace('game.', '')}"
    )
    row = connection.execute(
        "SELECT count(*) OVER (), since, guild_id, place_id, game_id"
        f" FROM ({of_tables} UNION ALL {of_leagues} UNION ALL {of_followed}) AS late"
        " ORDER BY since, guild_id, place_id, game_id NULLS FIRST LIMIT 1",
        (due_before, tried_before) * 3,
    ).fetchone()
    return None if row is None else LatePosts._make(row)


def given_up_posts(connection: Connection) -> LatePosts | None:
    """Return the newest posts of running tables that were given up; None = none."""
    row = connection.execute(
        "WITH told AS (SELECT game_id, max(id) AS newest FROM outbox WHERE status = 'done'"
        "  GROUP BY game_id)"
        " SELECT count(*) OVER (), coalesce(tried_at, due_at), guild_id,"
        " coalesce(thread_id, channel_id), game.id"
        " FROM outbox JOIN game ON game.id = outbox.game_id"
        " LEFT JOIN told ON told.game_id = game.id"
        f" WHERE outbox.status = 'failed' AND game.status = 'running' AND {HERE}"
        " AND outbox.id > coalesce(newest, 0) ORDER BY 2, outbox.id LIMIT 1"
    ).fetchone()
    return None if row is None else LatePosts._make(row)


def late_timers(connection: Connection, due_before: float) -> Late | None:
    """Return the timers of tables and seasons that were due before `due_before`; None = none.

    Those of tables that wait for their game are not looked at.
    """
    here = f"{HERE} AND {REACHED} AND {OURS}"
    row = connection.execute(
        "SELECT count(*), min(since) FROM ("
        "SELECT due_at AS since FROM timer JOIN game ON game.id = game_id"
        f" WHERE {PLAYABLE} AND {REACHED} AND {OURS}"
        " UNION ALL SELECT due_at FROM season JOIN league ON league.id = league_id"
        " WHERE stage NOT IN ('over', 'cancelled') AND obstacle IS NULL"
        f" AND closed_at IS NULL AND {here.replace('game.', 'league.')}) AS late"
        " WHERE since < ?",
        (due_before,),
    ).fetchone()
    return Late._make(row) if row[0] else None


def problems(connection: sqlite3.Connection, seconds: float) -> tuple[str, ...] | None:
    """Return SQLite's findings about the file; None = it is too large to check within `seconds`."""
    end = time.monotonic() + seconds
    connection.set_progress_handler(lambda: time.monotonic() > end, _STEPS)
    try:
        rows = connection.execute("PRAGMA quick_check(5)").fetchall()
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", 0) != sqlite3.SQLITE_INTERRUPT:
            raise
        return None
    finally:
        connection.set_progress_handler(None, 0)
    return tuple(row[0] for row in rows if row[0] != "ok")
