"""Posts of a league that are sent later, stored in `league_post`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple, TypeAlias

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE
from bot.store.core.sql import OURS, marks


class LeaguePostRow(NamedTuple):
    """A row of `league_post`; `data` is JSON, and `guild_id` None for the home server."""

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
    guild_id: int | None = None


COLUMNS = ", ".join(f"league_post.{column}" for column in LeaguePostRow._fields)
_SERVER = "coalesce(league_post.guild_id, (SELECT guild_id FROM league WHERE id = league_id))"
"""The server on which a post is sent."""

Posts: TypeAlias = Literal["league_post", "followed_post"]
"""The tables of posts that are sent once, of leagues and of followed seasons."""
EVENT = "event"
"""The kind of a post that a league's webhook gets instead of its channel."""
_IN_ORDER = "league_post.user_id IS NULL AND league_post.kind NOT IN ('obstacle', 'moved', 'event')"
"""Condition of a post that waits for earlier ones of its league on the same server."""


def insert(
    connection: Connection,
    league_id: int,
    season_id: int | None,
    kind: str,
    mark: str,
    data: str,
    due_at: float,
    user_id: int | None = None,
    guild_id: int | None = None,
) -> None:
    """Store a post unless one with the same mark exists."""
    connection.execute(
        "INSERT INTO league_post"
        " (league_id, season_id, kind, mark, user_id, data, status, due_at, guild_id)"
        " VALUES (?, ?, ?, ?, ?, ?, 'due', ?, ?) ON CONFLICT DO NOTHING",
        (league_id, season_id, kind, mark, user_id, data, due_at, guild_id),
    )


def is_known(connection: Connection, mark: str) -> bool:
    """Return whether a post with this mark exists, sent or not."""
    found = connection.execute("SELECT 1 FROM league_post WHERE mark = ?", (mark,)).fetchone()
    return found is not None


def posts_due(connection: Connection, now: float, limit: int) -> list[LeaguePostRow]:
    """Return the posts that are due, oldest first, for servers where the bot is a member.

    Posts to a league's channel on a server keep their order, so an unsent post holds up the later
    ones there, except those that go elsewhere: posts about obstacles, and edits of cards in a
    former channel.
    """
    condition = HERE.replace("game.", "")
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM league_post WHERE id IN"
        f" (SELECT post_id FROM (SELECT id AS post_id, {_SERVER} AS guild_id FROM league_post"
        f" WHERE status = 'due' AND kind <> '{EVENT}' AND due_at <= ?) AS sent"
        f" WHERE {condition} AND {OURS})"
        f" AND NOT ({_IN_ORDER} AND EXISTS (SELECT 1 FROM league_post AS earlier"
        " WHERE earlier.league_id = league_post.league_id AND earlier.status = 'due'"
        " AND coalesce(earlier.guild_id, 0) = coalesce(league_post.guild_id, 0)"
        f" AND {_IN_ORDER.replace('league_post.', 'earlier.')} AND earlier.id < league_post.id))"
        " ORDER BY league_post.id LIMIT ?",
        (now, limit),
    )
    return [LeaguePostRow._make(row) for row in rows]


def begin(connection: Connection, post_id: int, now: float, table: Posts = "league_post") -> None:
    """Count an attempt to send a post, and store the time of the first one."""
    connection.execute(
        f"UPDATE {table} SET tried_at = coalesce(tried_at, ?), tries = tries + 1 WHERE id = ?",
        (now, post_id),
    )


def settle(
    connection: Connection,
    post_id: int,
    place_id: int | None,
    message_id: int | None,
    table: Posts = "league_post",
    sent_at: float | None = None,
) -> None:
    """Store that a post was sent, with its channel and message, and when the last try began."""
    connection.execute(
        f"UPDATE {table} SET status = 'done', place_id = ?, message_id = ?,"
        " due_at = coalesce(?, due_at) WHERE id = ?",
        (place_id, message_id, sent_at, post_id),
    )


def server_of(connection: Connection, post_id: int) -> int | None:
    """Return the server of a post, None for the home server."""
    (guild_id,) = connection.execute(
        "SELECT guild_id FROM league_post WHERE id = ?", (post_id,)
    ).fetchone()
    return None if guild_id is None else int(guild_id)


def put_off(
    connection: Connection, post_id: int, due_at: float | None, table: Posts = "league_post"
) -> None:
    """Store when to try a post again; None marks it as failed."""
    if due_at is None:
        connection.execute(f"UPDATE {table} SET status = 'failed' WHERE id = ?", (post_id,))
    else:
        connection.execute(f"UPDATE {table} SET due_at = ? WHERE id = ?", (due_at, post_id))


def hasten(connection: Connection, guild_id: int, now: float) -> None:
    """Make the posts to a server's league channels due now, since an obstacle may be gone.

    Events for webhooks keep the time that their receiver asked for.
    """
    connection.execute(
        "UPDATE league_post SET due_at = ? WHERE status = 'due' AND user_id IS NULL"
        f" AND kind <> 'event' AND due_at > ? AND {_SERVER} = ?",
        (now, now, guild_id),
    )


def cards(connection: Connection, season_id: int) -> dict[int, tuple[int, int]]:
    """Return the channel and message of a season's newest card on each server but the home."""
    rows = connection.execute(
        "SELECT guild_id, place_id, message_id FROM league_post WHERE season_id = ?"
        " AND kind = 'card' AND guild_id IS NOT NULL AND message_id IS NOT NULL ORDER BY id",
        (season_id,),
    )
    return {guild_id: (place_id, message_id) for guild_id, place_id, message_id in rows}


def forget(connection: Connection, league_id: int, guild_id: int) -> None:
    """Mark a league's unsent posts on a server as done, since the server has left."""
    connection.execute(
        "UPDATE league_post SET status = 'done'"
        " WHERE league_id = ? AND guild_id = ? AND status = 'due'",
        (league_id, guild_id),
    )


def pass_home(
    connection: Connection, league_id: int, guild_id: int, at_home: Collection[str]
) -> None:
    """Have a server that becomes the home get the unsent posts of the home, but none twice.

    `at_home` are the kinds that only the home gets; the server has the others already.
    """
    kinds = sorted(at_home)
    others = f" AND kind NOT IN ({marks(kinds)})" if kinds else ""
    connection.execute(
        "UPDATE league_post SET status = 'done' WHERE league_id = ? AND guild_id IS NULL"
        f" AND user_id IS NULL AND status = 'due'{others}",
        (league_id, *kinds),
    )
    connection.execute(
        "UPDATE league_post SET guild_id = NULL"
        " WHERE league_id = ? AND guild_id = ? AND status = 'due'",
        (league_id, guild_id),
    )


def newest_to(connection: Connection, user_id: int) -> float | None:
    """Return when the newest message to a person is or was due, or None if there is none."""
    (at,) = connection.execute(
        "SELECT max(due_at) FROM league_post WHERE user_id = ? AND status <> 'failed'", (user_id,)
    ).fetchone()
    return None if at is None else float(at)


def newest_sent_to(connection: Connection, user_id: int) -> float | None:
    """Return when the newest message to a person was sent, or None if there is none."""
    # `tried_at` is the time of the first attempt. Once a message is sent, `due_at` is that of the
    # last one; in rows of earlier versions, the last one was not before `due_at`.
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
