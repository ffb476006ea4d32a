"""One bot a database: a lock of the writer's session, which is free as soon as that ends.

It is one of PostgreSQL's advisory locks, so no clock has a say. A schema of the database is a
database of its own: the lock's class is made of its name.
"""

from __future__ import annotations

import zlib

from bot.store.postgres.session import Session
from bot.store.scripts import APPLICATION_ID

RUNNING = 0
"""Held by the bot that runs here; a bot of several processes has a lock for each shard."""
MIGRATING = -1
"""Held by whoever changes the schema."""


def lock_class(session: Session) -> int:
    """Return the first key of the locks in this session's schema."""
    row = session.execute("SELECT current_schema()").fetchone()
    return zlib.crc32(f"{APPLICATION_ID} {row and row[0]}".encode()) >> 1


def try_lock(session: Session, key: int = RUNNING) -> bool:
    """Take a lock for as long as the session lasts; return whether it is ours now."""
    row = session.execute(
        "SELECT pg_try_advisory_lock(CAST(? AS INTEGER), CAST(? AS INTEGER))",
        (lock_class(session), key),
    ).fetchone()
    return bool(row and row[0])
