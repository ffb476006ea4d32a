"""Seasons of other bots that servers follow: `followed` and `followed_post`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE
from bot.store.core.sql import OURS, assignments, insert
from bot.store.leagues import signed_lines
from bot.store.leagues.signed_lines import LineRow

ASKED, FOLLOWED, ENDED, STOPPED = "asked", "followed", "ended", "stopped"
"""The stages of a followed season, as the migration explains them."""
SHOWN = (FOLLOWED, ENDED)
"""The stages in which a server has a card of the season."""


class FollowedRow(NamedTuple):
    """A row of `followed`; `summary` and `fault` are JSON."""

    id: int
    guild_id: int
    channel_id: int
    language: str
    url: str
    stage: str
    added_by: int
    added_at: float
    due_at: float | None
    key: str
    mark: str
    etag: str
    lines: int
    read_at: float
    summary: str
    fault: str | None = None
    fault_at: float | None = None
    silent_at: float | None = None
    gone_at: float | None = None
    card_id: int | None = None
    digest: bytes | None = None
    answers: str = ""


class FollowedPostRow(NamedTuple):
    """A row of `followed_post`; `data` is JSON, `user_id` None = it goes to the channel."""

    id: int
    followed_id: int
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


_COLUMNS = ", ".join(FollowedRow._fields)
_FIXED = {"id", "guild_id", "added_by", "added_at", "mark", "digest"}
_CHANGEABLE = frozenset(FollowedRow._fields) - _FIXED
_INSERT = insert("followed", FollowedRow._fields[1:])
_POST = ", ".join(f"followed_post.{column}" for column in FollowedPostRow._fields)
_HERE = HERE.replace("game.", "")


def _row(values: tuple[Any, ...]) -> FollowedRow:
    row = FollowedRow._make(values)
    return row if row.digest is None else row._replace(digest=bytes(row.digest))


def add(connection: Connection, row: FollowedRow) -> int:
    """Store a followed season, whose id in the row is ignored; return its id."""
    (number,) = connection.execute(f"{_INSERT} RETURNING id", row[1:]).fetchone()
    return int(number)


def load(connection: Connection, followed_id: int) -> FollowedRow | None:
    """Return a followed season, or None if there is none with this id."""
    row = connection.execute(
        f"SELECT {_COLUMNS} FROM followed WHERE id = ?", (followed_id,)
    ).fetchone()
    return None if row is None else _row(row)


def of_server(connection: Connection, guild_id: int) -> list[FollowedRow]:
    """Return the seasons of a server in all stages, oldest first."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM followed WHERE guild_id = ? ORDER BY id", (guild_id,)
    )
    return [_row(row) for row in rows]


def by_digest(connection: Connection, digest: bytes) -> FollowedRow | None:
    """Return the followed season whose entries have an address with a digest, or None."""
    found = connection.execute(f"SELECT {_COLUMNS} FROM followed WHERE digest = ?", (digest,))
    row = found.fetchone()
    return None if row is None else _row(row)


def set_digest(connection: Connection, followed_id: int, digest: bytes) -> None:
    """Store the digest of the token in the address where the other bot reads entries."""
    connection.execute("UPDATE followed SET digest = ? WHERE id = ?", (digest, followed_id))


def change(connection: Connection, followed_id: int, **values: Any) -> None:  # noqa: ANN401
    """Change columns of a followed season. Raises ValueError for one that never changes."""
    connection.execute(
        f"UPDATE followed SET {assignments(values, _CHANGEABLE)} WHERE id = ?",
        (*values.values(), followed_id),
    )


def remove(connection: Connection, followed_id: int) -> None:
    """Delete a followed season with its lines and posts."""
    for table in ("followed_post", "followed_line", "followed_entry", "entry_line"):
        connection.execute(f"DELETE FROM {table} WHERE followed_id = ?", (followed_id,))
    connection.execute("DELETE FROM followed WHERE id = ?", (followed_id,))


def forget_lines(connection: Connection, followed_id: int) -> None:
    """Delete the lines of a followed season, entries for it, and its posts that are not sent yet.

    A card that was tried may be on Discord already, so it is looked for to be edited.
    """
    for table in ("followed_line", "followed_entry", "entry_line"):
        connection.execute(f"DELETE FROM {table} WHERE followed_id = ?", (followed_id,))
    connection.execute(
        "UPDATE followed SET digest = NULL, answers = '' WHERE id = ?", (followed_id,)
    )
    connection.execute(
        "DELETE FROM followed_post WHERE followed_id = ? AND status = 'due'"
        " AND NOT (kind = 'card' AND tries > 0)",
        (followed_id,),
    )


def due(connection: Connection, now: float) -> list[int]:
    """Return the seasons to be looked at now, on servers where the bot is a member."""
    rows = connection.execute(
        f"SELECT id FROM followed WHERE due_at <= ? AND {_HERE} AND {OURS} ORDER BY due_at, id",
        (now,),
    )
    return [row[0] for row in rows]


def keep_lines(connection: Connection, followed_id: int, found: Sequence[LineRow]) -> None:
    """Store lines that go on from those stored, whose open texts become those given."""
    known = dict(
        connection.execute(
            "SELECT number, opened FROM followed_line WHERE followed_id = ?", (followed_id,)
        ).fetchall()
    )
    connection.executemany(
        "UPDATE followed_line SET opened = ? WHERE followed_id = ? AND number = ?",
        [
            (one.opened, followed_id, one.number)
            for one in found
            if known.get(one.number, one.opened) != one.opened
        ],
    )
    fresh = [one for one in found if one.number not in known]
    signed_lines.add(connection, "followed_line", followed_id, fresh)


def queue(
    connection: Connection,
    followed_id: int,
    kind: str,
    mark: str,
    data: str,
    due_at: float,
    user_id: int | None = None,
) -> None:
    """Store a post unless one with the same mark exists."""
    connection.execute(
        "INSERT INTO followed_post (followed_id, kind, mark, user_id, data, status, due_at)"
        " VALUES (?, ?, ?, ?, ?, 'due', ?) ON CONFLICT DO NOTHING",
        (followed_id, kind, mark, user_id, data, due_at),
    )


def has_due(connection: Connection, followed_id: int, kind: str) -> bool:
    """Return whether a post of this kind is due that was not tried yet."""
    found = connection.execute(
        "SELECT 1 FROM followed_post WHERE followed_id = ? AND kind = ? AND status = 'due'"
        " AND tries = 0",
        (followed_id, kind),
    )
    return found.fetchone() is not None


def forget_post(connection: Connection, post_id: int) -> None:
    """Delete a post of which nothing has to be known any more."""
    connection.execute("DELETE FROM followed_post WHERE id = ?", (post_id,))


def posts_due(connection: Connection, now: float, limit: int) -> list[FollowedPostRow]:
    """Return the posts that are due, oldest first, for servers where the bot is a member.

    Posts to a channel keep their order: an unsent one holds up the later ones of its season.
    """
    rows = connection.execute(
        f"SELECT {_POST} FROM followed_post JOIN followed ON followed.id = followed_id"
        f" WHERE status = 'due' AND followed_post.due_at <= ? AND {_HERE} AND {OURS}"
        " AND (user_id IS NOT NULL OR NOT EXISTS (SELECT 1 FROM followed_post AS earlier"
        " WHERE earlier.followed_id = followed_post.followed_id AND earlier.status = 'due'"
        " AND earlier.user_id IS NULL AND earlier.id < followed_post.id))"
        " ORDER BY followed_post.id LIMIT ?",
        (now, limit),
    )
    return [FollowedPostRow._make(row) for row in rows]


def hasten(connection: Connection, guild_id: int, now: float) -> None:
    """Make the posts to a server's channels due now, since an obstacle may be gone."""
    connection.execute(
        "UPDATE followed_post SET due_at = ? WHERE status = 'due' AND user_id IS NULL"
        " AND due_at > ? AND followed_id IN (SELECT id FROM followed WHERE guild_id = ?)",
        (now, now, guild_id),
    )
