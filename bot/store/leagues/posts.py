"""Posts of a league that are still to be sent: the rows `league_post`."""

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


_COLUMNS = ", ".join(f"league_post.{column}" for column in LeaguePostRow._fields)


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
    """Store a post once: a mark that is known already is left as it is."""
    connection.execute(
        "INSERT INTO league_post"
        " (league_id, season_id, kind, mark, user_id, data, status, due_at)"
        " VALUES (?, ?, ?, ?, ?, ?, 'due', ?) ON CONFLICT DO NOTHING",
        (league_id, season_id, kind, mark, user_id, data, due_at),
    )


def posts_due(connection: Connection, now: float, limit: int) -> list[LeaguePostRow]:
    """Return the posts that are due, the oldest first, if the bot is on the server."""
    condition = HERE.replace("game.", "league.")
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM league_post JOIN league ON league.id = league_id"
        f" WHERE status = 'due' AND due_at <= ? AND {condition} AND {OURS}"
        " ORDER BY league_post.id LIMIT ?",
        (now, limit),
    )
    return [LeaguePostRow._make(row) for row in rows]


def begin(connection: Connection, post_id: int, now: float) -> None:
    """Store when a post was first tried: it may have got out since then."""
    connection.execute(
        "UPDATE league_post SET tried_at = coalesce(tried_at, ?), tries = tries + 1 WHERE id = ?",
        (now, post_id),
    )


def settle(
    connection: Connection, post_id: int, place_id: int | None, message_id: int | None
) -> None:
    """Store that a post got out, and where."""
    connection.execute(
        "UPDATE league_post SET status = 'done', place_id = ?, message_id = ? WHERE id = ?",
        (place_id, message_id, post_id),
    )


def put_off(connection: Connection, post_id: int, due_at: float | None) -> None:
    """Store when to try a post again, None = it never gets out."""
    if due_at is None:
        connection.execute("UPDATE league_post SET status = 'failed' WHERE id = ?", (post_id,))
    else:
        connection.execute("UPDATE league_post SET due_at = ? WHERE id = ?", (due_at, post_id))


def newest_to(connection: Connection, user_id: int) -> float | None:
    """Return when the newest message to a person is or was due, None = there was none."""
    (at,) = connection.execute(
        "SELECT max(due_at) FROM league_post WHERE user_id = ? AND status <> 'failed'", (user_id,)
    ).fetchone()
    return None if at is None else float(at)


def newest_sent_to(connection: Connection, user_id: int) -> float | None:
    """Return when the newest message to a person got out, None = there was none."""
    # The first try may be long ago: the last one was not before the post was due.
    (at,) = connection.execute(
        "SELECT max(CASE WHEN tried_at > due_at THEN tried_at ELSE due_at END) FROM league_post"
        " WHERE user_id = ? AND status = 'done' AND tried_at IS NOT NULL",
        (user_id,),
    ).fetchone()
    return None if at is None else float(at)


def failed(connection: Connection, season_id: int) -> list[LeaguePostRow]:
    """Return the posts of a season that never got out, the oldest first."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM league_post WHERE season_id = ? AND status = 'failed' ORDER BY id",
        (season_id,),
    )
    return [LeaguePostRow._make(row) for row in rows]
