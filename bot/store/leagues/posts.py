"""Posts of a league that are sent later, stored in `league_post`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE
from bot.store.core.sql import OURS


class LeaguePostRow(NamedTuple):
    """A row of `league_post`; `data` is JSON."""

    id: int
    league_id: int
    season_id: int | None
    kind: str
    mark: str
    user_id: int | None
    data: str
    status: str
    tries: int
    tried_at: float | None
    due_at: float
    place_id: int | None = None
    message_id: int | None = None


COLUMNS = ", ".join(f"league_post.{column}" for column in LeaguePostRow._fields)

EVENT = "event"
"""The kind of a post that a league's webhook gets instead of its channel."""
_IN_ORDER = "league_post.user_id IS NULL AND league_post.kind NOT IN ('obstacle', 'moved', 'event')"
"""Condition of a post that waits for earlier ones of its league."""


def insert(
    connection: Connection,
    league_id: int,
    season_id: int | None,
    kind: str,
    mark: str,
    data: str,
    due_at: float,
    user_id: int | None = None,
) -> None:
    """Store a post unless one with the same mark exists."""
    connection.execute(
        "INSERT INTO league_post"
        " (league_id, season_id, kind, mark, user_id, data, status, due_at)"
        " VALUES (?, ?, ?, ?, ?, ?, 'due', ?) ON CONFLICT DO NOTHING",
        (league_id, season_id, kind, mark, user_id, data, due_at),
    )


def posts_due(connection: Connection, now: float, limit: int) -> list[LeaguePostRow]:
    """Return the posts that are due, oldest first, for servers where the bot is a member.

    Posts to a league's channel keep their order, so an unsent post holds up the later ones, except
    those that go elsewhere: posts about obstacles, and edits of cards in a former channel.
    """
    condition = HERE.replace("game.", "league.")
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM league_post JOIN league ON league.id = league_id"
        f" WHERE status = 'due' AND kind <> '{EVENT}' AND due_at <= ? AND {condition} AND {OURS}"
        f" AND NOT ({_IN_ORDER} AND EXISTS (SELECT 1 FROM league_post AS earlier"
        " WHERE earlier.league_id = league_post.league_id AND earlier.status = 'due'"
        f" AND {_IN_ORDER.replace('league_post.', 'earlier.')} AND earlier.id < league_post.id))"
        " ORDER BY league_post.id LIMIT ?",
        (now, limit),
    )
    return [LeaguePostRow._make(row) for row in rows]


def begin(connection: Connection, post_id: int, now: float) -> None:
    """Count an attempt to send a post, and store the time of the first one."""
    connection.execute(
        "UPDATE league_post SET tried_at = coalesce(tried_at, ?), tries = tries + 1 WHERE id = ?",
        (now, post_id),
    )


def settle(
    connection: Connection, post_id: int, place_id: int | None, message_id: int | None
) -> None:
    """Store that a post was sent, with its channel and message."""
    connection.execute(
        "UPDATE league_post SET status = 'done', place_id = ?, message_id = ? WHERE id = ?",
        (place_id, message_id, post_id),
    )


def put_off(connection: Connection, post_id: int, due_at: float | None) -> None:
    """Store when to try a post again; None marks it as failed."""
    if due_at is None:
        connection.execute("UPDATE league_post SET status = 'failed' WHERE id = ?", (post_id,))
    else:
        connection.execute("UPDATE league_post SET due_at = ? WHERE id = ?", (due_at, post_id))


def hasten(connection: Connection, guild_id: int, now: float) -> None:
    """Make the posts to a server's league channels due now, since an obstacle may be gone."""
    connection.execute(
        "UPDATE league_post SET due_at = ? WHERE status = 'due' AND user_id IS NULL"
        " AND due_at > ? AND league_id IN (SELECT id FROM league WHERE guild_id = ?)",
        (now, now, guild_id),
    )


def newest_to(connection: Connection, user_id: int) -> float | None:
    """Return when the newest message to a person is or was due, or None if there is none."""
    (at,) = connection.execute(
        "SELECT max(due_at) FROM league_post WHERE user_id = ? AND status <> 'failed'", (user_id,)
    ).fetchone()
    return None if at is None else float(at)


def newest_sent_to(connection: Connection, user_id: int) -> float | None:
    """Return when the newest message to a person was sent, or None if there is none."""
    # `tried_at` is the time of the first attempt; the last one was not before `due_at`.
    (at,) = connection.execute(
        "SELECT max(CASE WHEN tried_at > due_at THEN tried_at ELSE due_at END) FROM league_post"
        " WHERE user_id = ? AND status = 'done' AND tried_at IS NOT NULL",
        (user_id,),
    ).fetchone()
    return None if at is None else float(at)


def failed(connection: Connection, season_id: int) -> list[LeaguePostRow]:
    """Return the posts of a season that could not be sent, oldest first."""
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM league_post WHERE season_id = ? AND status = 'failed' ORDER BY id",
        (season_id,),
    )
    return [LeaguePostRow._make(row) for row in rows]
