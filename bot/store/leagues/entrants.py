"""Entrants of a season, their places in the previous one, and the people they may avoid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import upsert


class EntrantRow(NamedTuple):
    """A row of `entrant` without the season; `guild_id` is None for the league's home server."""

    user_id: int
    name: str
    status: str
    alternate: int
    at_once: int
    newcomer: int
    signed_at: float
    division: int | None = None
    division_reason: str | None = None
    wants_since: float | None = None
    team: str = ""
    guild_id: int | None = None


class HistoryRow(NamedTuple):
    """A row of `league_history` without league and season; `points` is a fraction as text."""

    user_id: int
    name: str
    division: int
    place: int
    points: str
    rating: float | None = None


_ENTRANT = ", ".join(EntrantRow._fields)
_KEEP = upsert("entrant", ("season_id", "user_id"), EntrantRow._fields[1:])
_HISTORY = ", ".join(HistoryRow._fields)


def keep(connection: Connection, season_id: int, row: EntrantRow) -> None:
    """Store a person's entry, replacing an earlier one."""
    connection.execute(_KEEP, (season_id, *row))


def load(connection: Connection, season_id: int, user_id: int) -> EntrantRow | None:
    """Return a person's entry, or None if they never signed up."""
    row = connection.execute(
        f"SELECT {_ENTRANT} FROM entrant WHERE season_id = ? AND user_id = ?", (season_id, user_id)
    ).fetchone()
    return None if row is None else EntrantRow._make(row)


def of_season(connection: Connection, season_id: int) -> list[EntrantRow]:
    """Return everyone who signed up, including those who withdrew, in order of sign-up."""
    rows = connection.execute(
        f"SELECT {_ENTRANT} FROM entrant WHERE season_id = ? ORDER BY signed_at, user_id",
        (season_id,),
    )
    return [EntrantRow._make(row) for row in rows]


def pass_home(connection: Connection, league_id: int, before: int, after: int) -> None:
    """Store where everybody in a league signed up, after its home has changed from one server."""
    connection.execute(
        "UPDATE entrant SET guild_id = CASE WHEN guild_id = ? THEN NULL"
        " ELSE coalesce(guild_id, ?) END"
        " WHERE season_id IN (SELECT id FROM season WHERE league_id = ?)",
        (after, before, league_id),
    )


def teams_of(connection: Connection, season_id: int) -> dict[int, str]:
    """Return each person's team in a season, without those who have none."""
    rows = connection.execute(
        "SELECT user_id, team FROM entrant WHERE season_id = ? AND team <> '' ORDER BY user_id",
        (season_id,),
    )
    return dict(rows.fetchall())


def forget_divisions(connection: Connection, season_id: int) -> None:
    """Delete the division of each entrant of a season unless an organiser set it."""
    connection.execute(
        "UPDATE entrant SET division = NULL, division_reason = NULL"
        " WHERE season_id = ? AND division_reason <> 'by_hand'",
        (season_id,),
    )


def set_history(
    connection: Connection, league_id: int, season: int, rows: Iterable[HistoryRow]
) -> None:
    """Store everyone's final place in a season, replacing the stored ones."""
    connection.execute(
        "DELETE FROM league_history WHERE league_id = ? AND season = ?", (league_id, season)
    )
    connection.executemany(
        f"INSERT INTO league_history (league_id, season, {_HISTORY})"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(league_id, season, *row) for row in rows],
    )


def history(connection: Connection, league_id: int, before: int) -> dict[int, HistoryRow]:
    """Return each person's final place in the most recent earlier season that has a history."""
    rows = connection.execute(
        f"SELECT {_HISTORY} FROM league_history WHERE league_id = ? AND season ="
        " (SELECT max(season) FROM league_history WHERE league_id = ? AND season < ?)"
        " ORDER BY user_id",
        (league_id, league_id, before),
    )
    return {row[0]: HistoryRow._make(row) for row in rows}


def avoided(connection: Connection, league_id: int, user_id: int) -> list[int]:
    """Return the people that a person may avoid."""
    rows = connection.execute(
        "SELECT other_id FROM league_avoided WHERE league_id = ? AND user_id = ? ORDER BY other_id",
        (league_id, user_id),
    )
    return [row[0] for row in rows]


def set_avoided(
    connection: Connection, league_id: int, user_id: int, others: Iterable[int]
) -> None:
    """Store the people that a person may avoid, replacing the earlier ones."""
    connection.execute(
        "DELETE FROM league_avoided WHERE league_id = ? AND user_id = ?", (league_id, user_id)
    )
    connection.executemany(
        "INSERT INTO league_avoided (league_id, user_id, other_id) VALUES (?, ?, ?)",
        [(league_id, user_id, other) for other in others],
    )


def all_avoided(connection: Connection, league_id: int) -> frozenset[frozenset[int]]:
    """Return all pairs of people of whom one may avoid the other."""
    rows = connection.execute(
        "SELECT user_id, other_id FROM league_avoided WHERE league_id = ?", (league_id,)
    )
    return frozenset(frozenset(row) for row in rows)


_OPEN = (
    "user_id = ? AND name <> ? AND season_id IN (SELECT season.id FROM season"
    " JOIN league ON league.id = league_id WHERE guild_id = ? AND stage <> 'over')"
)


def is_named_otherwise(connection: Connection, guild_id: int, user_id: int, name: str) -> bool:
    """Return whether a person is stored under another name in an unfinished season."""
    found = connection.execute(
        f"SELECT 1 FROM entrant WHERE {_OPEN} LIMIT 1", (user_id, name, guild_id)
    )
    return found.fetchone() is not None


def rename(connection: Connection, guild_id: int, user_id: int, name: str) -> None:
    """Store a person's current name in the unfinished seasons of a server."""
    connection.execute(
        f"UPDATE entrant SET name = ? WHERE {_OPEN}", (name, user_id, name, guild_id)
    )
