"""Posts that are still to be sent: the rows of `outbox`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import OF_SHARD, PLAYABLE
from bot.store.core.sql import OURS


class PostRow(NamedTuple):
    """A row of `outbox`: a version or a notice to be posted."""

    id: int
    version: int
    kind: str
    closes: str | None
    quiet: int
    batch: int | None
    tries: int
    due_at: float
    data: str | None
    tried_at: float | None


_POST = ", ".join(PostRow._fields)


def insert(
    connection: Connection,
    game_id: int,
    version: int,
    kind: str,
    closes: str | None,
    quiet: bool,
    now: float,
) -> None:
    """Store that a version must be posted, immediately or, if `quiet`, with the next post."""
    connection.execute(
        "INSERT INTO outbox (game_id, version, kind, closes, quiet, status, tries, due_at)"
        " VALUES (?, ?, ?, ?, ?, 'due', 0, ?)",
        (game_id, version, kind, closes, int(quiet), now),
    )


def insert_notice(connection: Connection, game_id: int, version: int, data: str, now: float) -> int:
    """Store a notice (JSON) to be posted; return the row's id."""
    (number,) = connection.execute(
        "INSERT INTO outbox (game_id, version, kind, quiet, status, tries, due_at, data)"
        " VALUES (?, ?, 'notice', 0, 'due', 0, ?, ?) RETURNING id",
        (game_id, version, now, data),
    ).fetchone()
    return int(number)


def posts_due(connection: Connection, game_id: int) -> list[PostRow]:
    """Return a table's rows that are not posted yet, in order, however late their next try."""
    rows = connection.execute(
        f"SELECT {_POST} FROM outbox WHERE game_id = ? AND status = 'due' ORDER BY id", (game_id,)
    )
    return [PostRow._make(row) for row in rows]


def is_left(connection: Connection, game_id: int, now: float) -> bool:
    """Return whether a table has work left: unposted rows, or edits that are due."""
    found = connection.execute(
        "SELECT EXISTS (SELECT 1 FROM outbox WHERE game_id = ? AND status = 'due')"
        " OR EXISTS (SELECT 1 FROM pending_edit WHERE game_id = ? AND due_at <= ?)",
        (game_id, game_id, now),
    )
    return bool(found.fetchone()[0])


def numbers(connection: Connection, game_id: int) -> list[int]:
    """Return the ids of all rows of a table, any of which may have ended a post."""
    rows = connection.execute("SELECT id FROM outbox WHERE game_id = ? ORDER BY id", (game_id,))
    return [row[0] for row in rows]


def stuck(connection: Connection, game_id: int) -> bool:
    """Return whether the last try to post failed, so that it waits for a retry or was given up."""
    row = connection.execute(
        "SELECT status FROM outbox WHERE game_id = ? AND (status <> 'due' OR tries > 0)"
        " ORDER BY id DESC LIMIT 1",
        (game_id,),
    ).fetchone()
    return row is not None and row[0] != "done"


def boards_before(connection: Connection, game_id: int, row_id: int) -> int | None:
    """Return the version of the last boards posted before this row, or None."""
    row = connection.execute(
        "SELECT told.version FROM outbox JOIN outbox AS told"
        " ON told.id = coalesce(outbox.batch, outbox.id)"
        " WHERE outbox.game_id = ? AND outbox.id < ? AND outbox.status = 'done'"
        " AND (outbox.kind = 'start' OR outbox.closes IS NOT NULL)"
        " ORDER BY outbox.id DESC LIMIT 1",
        (game_id, row_id),
    ).fetchone()
    return None if row is None else int(row[0])


def announced_before(connection: Connection, game_id: int, row_id: int) -> int:
    """Return the last version announced before this row, or -1."""
    (version,) = connection.execute(
        "SELECT max(version) FROM outbox WHERE game_id = ? AND id < ? AND status <> 'due'"
        " AND kind <> 'notice'",
        (game_id, row_id),
    ).fetchone()
    return -1 if version is None else int(version)


def tables(connection: Connection) -> list[int]:
    """Return the tables with rows to post, or messages to edit."""
    rows = connection.execute(
        f"SELECT id FROM game WHERE {PLAYABLE} AND {OURS} AND id IN (SELECT game_id FROM outbox"
        " WHERE status = 'due' UNION SELECT game_id FROM pending_edit) ORDER BY id"
    )
    return [row[0] for row in rows]


def put_off(connection: Connection, game_id: int) -> bool:
    """Return whether a table has a post or edit that waits for a retry."""
    row = connection.execute(
        "SELECT 1 FROM outbox WHERE game_id = ? AND status = 'due' AND tries > 0"
        " UNION ALL SELECT 1 FROM pending_edit WHERE game_id = ? LIMIT 1",
        (game_id, game_id),
    ).fetchone()
    return row is not None


def put_off_in(connection: Connection, guild_id: int) -> list[int]:
    """Return the tables of a server with a post or edit that waits for a retry."""
    rows = connection.execute(
        "SELECT DISTINCT game_id FROM outbox JOIN game ON game.id = game_id"
        " WHERE guild_id = ? AND outbox.status = 'due' AND tries > 0"
        " UNION SELECT game_id FROM pending_edit JOIN game ON game.id = game_id"
        " WHERE guild_id = ? ORDER BY game_id",
        (guild_id, guild_id),
    )
    return [row[0] for row in rows]


def servers_put_off(connection: Connection, shard: int, shards: int) -> list[int]:
    """Return the servers of a shard with tables whose posts or edits wait for a retry."""
    rows = connection.execute(
        f"SELECT DISTINCT guild_id FROM game WHERE {OF_SHARD} AND id IN"
        " (SELECT game_id FROM outbox WHERE status = 'due' AND tries > 0"
        " UNION SELECT game_id FROM pending_edit) ORDER BY guild_id",
        (shards, shard),
    )
    return [row[0] for row in rows]


def hasten(connection: Connection, game_id: int, now: float) -> None:
    """Make a table's unposted rows and pending edits due now."""
    connection.execute(
        "UPDATE outbox SET due_at = ? WHERE game_id = ? AND status = 'due' AND due_at > ?",
        (now, game_id, now),
    )
    connection.execute("UPDATE pending_edit SET due_at = ? WHERE game_id = ?", (now, game_id))


def begin(connection: Connection, rows: Sequence[PostRow], now: float) -> None:
    """Mark rows as one post, and store when it was first tried, unless that is known."""
    connection.executemany(
        "UPDATE outbox SET batch = ?, tried_at = coalesce(tried_at, ?) WHERE id = ?",
        [(rows[-1].id, now, row.id) for row in rows],
    )


def of_post(connection: Connection, batch: int) -> list[PostRow]:
    """Return the rows of one post, in order."""
    rows = connection.execute(f"SELECT {_POST} FROM outbox WHERE batch = ? ORDER BY id", (batch,))
    return [PostRow._make(row) for row in rows]


def settle(connection: Connection, rows: Sequence[PostRow], status: str) -> None:
    """Mark rows as done or failed."""
    connection.executemany(
        "UPDATE outbox SET status = ? WHERE id = ?", [(status, row.id) for row in rows]
    )


def postpone(connection: Connection, rows: Sequence[PostRow], due_at: float) -> None:
    """Count another try of the rows, and set the time of the next one."""
    connection.executemany(
        "UPDATE outbox SET tries = tries + 1, due_at = ? WHERE id = ?",
        [(due_at, row.id) for row in rows],
    )
