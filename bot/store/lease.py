"""Who runs on a database: one row, for people to read. Who may write is up to the lock alone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bot.store.connection import Connection
from bot.store.copying import open_readonly
from bot.store.sql import upsert


class Process(NamedTuple):
    """A process as an operator finds it again; `holder` tells it from all others."""

    holder: str
    pid: int
    host: str
    version: str


class LeaseRow(NamedTuple):
    """The row of `lease`; its times are those of the holder's clock, which may be wrong."""

    holder: str
    pid: int
    host: str
    version: str
    since: float
    beats: int
    beat_at: float
    ended_at: float | None


_LEASE = ", ".join(LeaseRow._fields)
_TAKE = upsert("lease", ("shard", "shards"), LeaseRow._fields)


def take(connection: Connection, process: Process, now: float) -> None:
    """Store who runs on the database from now on, whoever did before."""
    connection.execute(_TAKE, (0, 1, *process, now, 0, now, None))


def beat(connection: Connection, holder: str, now: float) -> bool:
    """Store a sign of life; return whether this process is still the one that runs here."""
    here = connection.execute(
        "UPDATE lease SET beats = beats + 1, beat_at = ? WHERE holder = ? RETURNING shard",
        (now, holder),
    )
    return here.fetchone() is not None


def end(connection: Connection, holder: str, now: float) -> None:
    """Store that this process lets go, unless another one has taken over."""
    connection.execute("UPDATE lease SET ended_at = ? WHERE holder = ?", (now, holder))


def load(connection: Connection) -> LeaseRow | None:
    """Return who runs on the database, or did last."""
    row = connection.execute(f"SELECT {_LEASE} FROM lease").fetchone()
    return None if row is None else LeaseRow._make(row)


def read(path: Path) -> LeaseRow | None:
    """Return who runs on a file, or did last; None where that cannot be known."""
    try:
        with closing(open_readonly(path)) as connection:
            return load(connection)
    except sqlite3.Error:
        return None
