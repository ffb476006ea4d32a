"""Leagues, seasons and page links, stored in `league`, `season` and `league_link`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE, REACHED
from bot.store.core.sql import OURS, assignments, insert


class Totals(NamedTuple):
    """Counts of events in a season; `ended_at` is the time when its last table finished.

    `hindered` is how often an obstacle stopped the season.
    """

    unplayed: int
    ended_at: float | None
    timeouts: int
    substitutes: int
    bot_seats: int
    hindered: int
    failed_posts: int


def totals(connection: Connection, season_id: int) -> Totals:
    """Return the counts of events in a season."""
    row = connection.execute(
        "SELECT count(*) FILTER (WHERE stage <> 'over'), max(finished_at),"
        " (SELECT count(*) FROM lapse WHERE game_id IN"
        " (SELECT game_id FROM fixture WHERE season_id = ?)),"
        " (SELECT count(*) FROM vacancy JOIN fixture ON fixture.id = fixture_id"
        " WHERE season_id = ? AND taken_by IS NOT NULL),"
        " (SELECT count(*) FROM fixture_seat JOIN fixture ON fixture.id = fixture_id"
        " WHERE season_id = ? AND bot_from IS NOT NULL),"
        " (SELECT count(*) FROM league_log WHERE season_id = ?"
        " AND kind IN ('obstacle', 'abandoned')),"
        " (SELECT count(*) FROM league_post WHERE season_id = ? AND status = 'failed')"
        " FROM fixture WHERE season_id = ?",
        (season_id,) * 6,
    ).fetchone()
    return Totals._make(row)


class LeagueRow(NamedTuple):
    """A row of `league`, with its fields in the order of the columns."""

    id: int
    guild_id: int
    name: str
    channel_id: int
    role_id: int | None
    language: str
    founder_id: int
    created_at: float
    closed_at: float | None = None


class SeasonRow(NamedTuple):
    """A row of `season`, in the order of the columns; `seed` is stored as a decimal string."""

    id: int
    league_id: int
    number: int
    stage: str
    settings: str
    seed: str
    card_id: int | None
    signup_ends_at: float
    starts_at: float
    ends_at: float
    due_at: float
    obstacle: str | None = None


_LEAGUE = ", ".join(f"league.{column}" for column in LeagueRow._fields)
_SEASON = ", ".join(f"season.{column}" for column in SeasonRow._fields)
_LEAGUE_CHANGES = frozenset(LeagueRow._fields) - {"id", "created_at"}
_SEASON_CHANGES = frozenset(SeasonRow._fields) - {"id", "league_id", "number"}
_OPEN = "stage NOT IN ('over', 'cancelled')"
_AT = (
    "(league.guild_id = ? OR EXISTS (SELECT 1 FROM league_server WHERE league_id = league.id"
    " AND league_server.guild_id = ? AND left_at IS NULL))"
)
"""Condition of a league on a server, its home or another; both parameters are the server."""
_OTHERS = (
    "EXISTS (SELECT 1 FROM league_server WHERE league_id = league.id AND left_at IS NULL"
    f" AND guild_id NOT IN (SELECT guild_id FROM left_server) AND {OURS})"
)
"""Condition of a league that a server of this process has joined, where the bot is."""
_COACHED = '%"coached": true%'
"""Pattern of the settings (JSON) of a season whose mistakes the coach counts."""


def insert_league(connection: Connection, row: LeagueRow) -> int:
    """Store a league and return its ID; the ID in the row is ignored."""
    return _insert(connection, "league", row)


def insert_season(connection: Connection, row: SeasonRow) -> int:
    """Store a season and return its ID; the ID in the row is ignored."""
    return _insert(connection, "season", row)


def _insert(connection: Connection, table: str, row: LeagueRow | SeasonRow) -> int:
    (number,) = connection.execute(
        f"{insert(table, row._fields[1:])} RETURNING id", row[1:]
    ).fetchone()
    return int(number)


def change_league(connection: Connection, league_id: int, **values: str | float | None) -> None:
    """Change columns of a league."""
    changes = assignments(values, _LEAGUE_CHANGES)
    connection.execute(f"UPDATE league SET {changes} WHERE id = ?", (*values.values(), league_id))


def change_season(connection: Connection, season_id: int, **values: str | float | None) -> None:
    """Change columns of a season."""
    changes = assignments(values, _SEASON_CHANGES)
    connection.execute(f"UPDATE season SET {changes} WHERE id = ?", (*values.values(), season_id))


def league(connection: Connection, league_id: int) -> LeagueRow | None:
    """Return a league, or None if it does not exist."""
    row = connection.execute(f"SELECT {_LEAGUE} FROM league WHERE id = ?", (league_id,)).fetchone()
    return None if row is None else LeagueRow._make(row)


def leagues_of(connection: Connection, guild_id: int) -> list[LeagueRow]:
    """Return the leagues of a server, newest first, with closed leagues last."""
    rows = connection.execute(
        f"SELECT {_LEAGUE} FROM league WHERE guild_id = ? ORDER BY closed_at IS NOT NULL, id DESC",
        (guild_id,),
    )
    return [LeagueRow._make(row) for row in rows]


def named(connection: Connection, name: str) -> list[LeagueRow]:
    """Return the leagues with this name or number, on any server."""
    rows = connection.execute(
        f"SELECT {_LEAGUE} FROM league WHERE name = ? OR CAST(id AS TEXT) = ? ORDER BY id",
        (name, name),
    )
    return [LeagueRow._make(row) for row in rows]


def leagues_at(connection: Connection, guild_id: int) -> list[LeagueRow]:
    """Return a server's own leagues and those that it joined, newest first, closed ones last."""
    rows = connection.execute(
        f"SELECT {_LEAGUE} FROM league WHERE {_AT} ORDER BY closed_at IS NOT NULL, id DESC",
        (guild_id, guild_id),
    )
    return [LeagueRow._make(row) for row in rows]


def season(connection: Connection, season_id: int) -> SeasonRow | None:
    """Return a season, or None if it does not exist."""
    row = connection.execute(f"SELECT {_SEASON} FROM season WHERE id = ?", (season_id,)).fetchone()
    return None if row is None else SeasonRow._make(row)


def server_of(connection: Connection, season_id: int) -> int | None:
    """Return the server of a season, or None if the season does not exist."""
    row = connection.execute(
        "SELECT guild_id FROM season JOIN league ON league.id = league_id WHERE season.id = ?",
        (season_id,),
    ).fetchone()
    return None if row is None else int(row[0])


def seasons_of(connection: Connection, league_id: int) -> list[SeasonRow]:
    """Return the seasons of a league, newest first."""
    rows = connection.execute(
        f"SELECT {_SEASON} FROM season WHERE league_id = ? ORDER BY number DESC", (league_id,)
    )
    return [SeasonRow._make(row) for row in rows]


def seasons_due(connection: Connection, now: float) -> list[int]:
    """Return the seasons that are due on servers that the bot can reach.

    A season whose home server removed the bot is due if another server can become its home.
    """
    condition = f"({HERE} OR {_OTHERS}) AND {REACHED}".replace("game.", "league.")
    rows = connection.execute(
        "SELECT season.id FROM season JOIN league ON league.id = league_id"
        f" WHERE due_at <= ? AND {_OPEN} AND {condition} AND {OURS} ORDER BY due_at, season.id",
        (now,),
    )
    return [row[0] for row in rows]


def seasons_to_coach(connection: Connection, now: float) -> list[int]:
    """Return the seasons over and due whose mistakes the coach may count, the longest due first."""
    condition = f"{HERE} AND {REACHED}".replace("game.", "league.")
    rows = connection.execute(
        "SELECT season.id FROM season JOIN league ON league.id = league_id"
        f" WHERE due_at <= ? AND stage = 'over' AND settings LIKE ? AND {condition} AND {OURS}"
        " ORDER BY due_at, season.id",
        (now, _COACHED),
    )
    return [row[0] for row in rows]


def with_card(connection: Connection, since: float) -> list[int]:
    """Return the seasons that have a card and are unfinished or scheduled to end after `since`."""
    condition = HERE.replace("game.", "league.")
    rows = connection.execute(
        "SELECT season.id FROM season JOIN league ON league.id = league_id"
        f" WHERE card_id IS NOT NULL AND ({_OPEN} OR ends_at > ?) AND {condition} AND {OURS}"
        " ORDER BY season.id",
        (since,),
    )
    return [row[0] for row in rows]


def make_due(connection: Connection, season_id: int, now: float) -> None:
    """Make a season due at `now` at the latest.

    If the season is being checked, this makes it due again afterwards.
    """
    # The value always changes, so `put_off` does not overwrite it.
    connection.execute(
        "UPDATE season SET due_at = CASE WHEN due_at < ? THEN due_at ELSE ? END - 0.001"
        " WHERE id = ?",
        (now, now, season_id),
    )


def make_due_of_server(connection: Connection, guild_id: int, now: float) -> None:
    """Make the unfinished seasons of all leagues on a server due."""
    rows = connection.execute(
        "SELECT season.id FROM season JOIN league ON league.id = league_id"
        f" WHERE {_AT} AND {_OPEN} ORDER BY season.id",
        (guild_id, guild_id),
    )
    for (season_id,) in rows.fetchall():
        make_due(connection, season_id, now)


def make_due_of_league(connection: Connection, league_id: int, now: float) -> None:
    """Make the unfinished seasons of a league due."""
    rows = connection.execute(
        f"SELECT id FROM season WHERE league_id = ? AND {_OPEN} ORDER BY id", (league_id,)
    )
    for (season_id,) in rows.fetchall():
        make_due(connection, season_id, now)


def make_due_of_person(connection: Connection, user_id: int, now: float) -> None:
    """Make all unfinished seasons that a person signed up for due."""
    for season_id in entered(connection, user_id):
        make_due(connection, season_id, now)


def entered(connection: Connection, user_id: int) -> list[int]:
    """Return the unfinished seasons that a person signed up for."""
    rows = connection.execute(
        "SELECT season_id FROM entrant JOIN season ON season.id = season_id"
        " WHERE user_id = ? AND stage NOT IN ('over', 'cancelled') ORDER BY season_id",
        (user_id,),
    )
    return [season_id for (season_id,) in rows]


def make_due_of_table(connection: Connection, fixture_id: int | None, now: float) -> None:
    """Make the season of a fixture due; None, for a table outside leagues, is ignored."""
    if fixture_id is not None:
        (season_id,) = connection.execute(
            "SELECT season_id FROM fixture WHERE id = ?", (fixture_id,)
        ).fetchone()
        make_due(connection, season_id, now)


def put_off(connection: Connection, season_id: int, before: float, due_at: float) -> None:
    """Store when a season is due next, unless its due time is no longer `before`."""
    connection.execute(
        "UPDATE season SET due_at = ? WHERE id = ? AND due_at = ?", (due_at, season_id, before)
    )


def of_fixture(connection: Connection, fixture_id: int) -> SeasonRow | None:
    """Return the season that a fixture belongs to."""
    row = connection.execute(
        f"SELECT {_SEASON} FROM season JOIN fixture ON fixture.season_id = season.id"
        " WHERE fixture.id = ?",
        (fixture_id,),
    ).fetchone()
    return None if row is None else SeasonRow._make(row)


def page_number(connection: Connection, league_id: int) -> bytes | None:
    """Return the number in the link to a league's pages, or None if they are not public."""
    row = connection.execute(
        "SELECT number FROM league_link WHERE league_id = ?", (league_id,)
    ).fetchone()
    return None if row is None else bytes(row[0])


def find_page(connection: Connection, number: bytes) -> int | None:
    """Return the league to which a page link belongs, or None.

    It is None if there is no such link or the bot has left the server.
    """
    row = connection.execute(
        "SELECT league.id FROM league_link JOIN league ON league.id = league_id"
        f" WHERE number = ? AND {HERE.replace('game.', 'league.')}",
        (number,),
    ).fetchone()
    return None if row is None else int(row[0])


def publish_page(connection: Connection, league_id: int, number: bytes, now: float) -> None:
    """Store the link to a league's pages unless it already has one."""
    connection.execute(
        "INSERT INTO league_link (league_id, number, made_at) VALUES (?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        (league_id, number, now),
    )


def withdraw_page(connection: Connection, league_id: int) -> None:
    """Delete the link to a league's pages."""
    connection.execute("DELETE FROM league_link WHERE league_id = ?", (league_id,))
