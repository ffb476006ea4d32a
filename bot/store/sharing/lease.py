"""Processes running on a database: one row per shard, or one row for a bot of one process.

The rows inform people, and show whether a holder is silent. Only the locks decide which process may
write. The rows of `identify` are the times at which shards may begin a session with Discord.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bot.runtime.shard_range import ALL, ShardRange
from bot.store.core.connection import Connection
from bot.store.core.copying import open_readonly
from bot.store.core.sql import upsert


class Process(NamedTuple):
    """A process as operators can find it; `holder` distinguishes it from all others."""

    holder: str
    pid: int
    host: str
    version: str


class LeaseRow(NamedTuple):
    """A row of `lease`; its times are from the holder's clock, which may be wrong."""

    holder: str
    pid: int
    host: str
    version: str
    since: float
    beats: int
    beat_at: float
    ended_at: float | None


SILENCE = 60.0
"""Seconds without a sign of life, which is due every five, after which a holder counts as hung."""

_LEASE = ", ".join(LeaseRow._fields)
_TAKE = upsert("lease", ("shard", "shards"), LeaseRow._fields)
_OF = "shards = ? AND shard BETWEEN ? AND ?"


def take(
    connection: Connection, process: Process, now: float, shard_range: ShardRange = ALL
) -> None:
    """Store this process as the holder of these shards, in place of any earlier one."""
    for shard in shard_range.shard_ids:
        connection.execute(_TAKE, (shard, shard_range.shards, *process, now, 0, now, None))


def vacate(connection: Connection, now: float, shard_range: ShardRange) -> None:
    """Store that these shards no longer have a holder; another process is about to take them."""
    connection.execute(
        f"UPDATE lease SET beat_at = ?, ended_at = ? WHERE {_OF}", (now, now, *shard_range.own)
    )


def beat(connection: Connection, holder: str, now: float, shard_range: ShardRange = ALL) -> bool:
    """Store a sign of life; return whether this process still holds all of these shards."""
    here = connection.execute(
        "UPDATE lease SET beats = beats + 1, beat_at = ?, ended_at = NULL WHERE holder = ?"
        " RETURNING shard",
        (now, holder),
    )
    return {shard for (shard,) in here.fetchall()} == {*shard_range.shard_ids}


def end(connection: Connection, holder: str, now: float) -> None:
    """Store that this process gives up its shards, except those that another has taken over."""
    connection.execute("UPDATE lease SET ended_at = ? WHERE holder = ?", (now, holder))


def load(connection: Connection) -> LeaseRow | None:
    """Return the current or last holder; if there are several, the one last heard of."""
    row = connection.execute(
        f"SELECT {_LEASE} FROM lease ORDER BY ended_at IS NOT NULL, beat_at DESC, shard LIMIT 1"
    ).fetchone()
    return None if row is None else LeaseRow._make(row)


def every(connection: Connection) -> dict[tuple[int, int], LeaseRow]:
    """Return the current or last holder of each shard, by shard and number of shards."""
    rows = connection.execute(f"SELECT shard, shards, {_LEASE} FROM lease ORDER BY shards, shard")
    return {(shard, shards): LeaseRow._make(row) for shard, shards, *row in rows.fetchall()}


def of(connection: Connection, shard_range: ShardRange) -> dict[int, LeaseRow]:
    """Return the current or last holder of these shards, by shard."""
    rows = connection.execute(
        f"SELECT shard, {_LEASE} FROM lease WHERE {_OF} ORDER BY shard", shard_range.own
    )
    return {shard: LeaseRow._make(row) for shard, *row in rows.fetchall()}


def read(path: Path) -> LeaseRow | None:
    """Return the current or last holder of a file; None if it is unknown."""
    try:
        with closing(open_readonly(path)) as connection:
            return load(connection)
    except sqlite3.Error:
        return None


_BOOK = upsert("identify", ("bucket",), ("free_at",))


def book(connection: Connection, bucket: int, now: float, pause: float) -> float:
    """Reserve the next free time to begin; the one after that is `pause` seconds later."""
    row = connection.execute("SELECT free_at FROM identify WHERE bucket = ?", (bucket,)).fetchone()
    # A time further ahead is from before the clock was set back: nobody must wait until then.
    free_at = row[0] if row is not None and row[0] < now + _LONGEST else now
    begins_at = max(now, free_at)
    connection.execute(_BOOK, (bucket, begins_at + pause))
    return float(begins_at)


_LONGEST = 3600.0
"""Maximum seconds that shards can have to queue; no bot has enough shards to take longer."""
