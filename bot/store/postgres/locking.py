"""One bot a database: a lock of the writer's session, which is free as soon as that ends.

It is one of PostgreSQL's advisory locks, so no clock has a say. A schema of the database is a
database of its own: the lock's class is made of its name.
"""

from __future__ import annotations

import time
import zlib

import psycopg

from bot.database_url import DatabaseUrl
from bot.store import lease
from bot.store.errors import DatabaseInUse
from bot.store.lease import LeaseRow
from bot.store.postgres.errors import explained
from bot.store.postgres.session import Session
from bot.store.scripts import APPLICATION_ID

RUNNING = 0
"""Held by the bot that runs here; a bot of several processes has a lock for each shard."""
MIGRATING = -1
"""Held by whoever changes the schema."""

_BLINK = 0.05
"""Seconds between two tries of somebody who is patient."""
_ENDING = 3.0
"""Seconds within which the server ends a session that it is told to end."""


def lock_class(session: Session) -> int:
    """Return the first key of the locks in this session's schema."""
    row = session.execute("SELECT current_schema()").fetchone()
    return zlib.crc32(f"{APPLICATION_ID} {row and row[0]}".encode()) >> 1


def try_lock(session: Session, patience: float = 0.0, key: int = RUNNING) -> bool:
    """Take a lock for as long as the session lasts; return whether it is ours now."""
    keys = (lock_class(session), key)
    until = time.monotonic() + patience
    while True:
        row = session.execute(
            "SELECT pg_try_advisory_lock(CAST(? AS INTEGER), CAST(? AS INTEGER))", keys
        ).fetchone()
        if (row and row[0]) or time.monotonic() >= until:
            return bool(row and row[0])
        time.sleep(_BLINK)


class ServerLock:
    """The lock of a database on a server; the session that has it becomes the writer's."""

    def __init__(self, url: DatabaseUrl) -> None:
        self._url = url
        self.session: Session | None = None

    def acquire(self, patience: float) -> bool:
        """Return whether it is ours now. Raises StoreError."""
        with explained(self._url):
            if self.session is None:
                self.session = Session(self._url)
            return try_lock(self.session, patience)

    def release(self) -> None:
        """Let others have it."""
        if self.session is not None:
            self.session.close()

    def holder(self) -> LeaseRow | None:
        """Return who runs on the database, or did last; None where that cannot be known."""
        try:
            return None if self.session is None else lease.load(self.session)
        except psycopg.Error:
            return None


class Owner:
    """Opens the writer's sessions, each with the lock: who writes is the one who has it.

    The first one is that which took the lock. Later ones ask again, and write only if nobody
    else has it by then; if it is our own former session, of whose end the server has not heard
    yet, that is ended.
    """

    def __init__(self, url: DatabaseUrl, first: Session) -> None:
        self._url = url
        self._first: Session | None = first
        self._process = _process(first)

    def __call__(self) -> Session:
        """Return a session that has the lock. Raises DatabaseInUse, StoreError, psycopg.Error."""
        first, self._first = self._first, None
        return first or self._again()

    def _again(self) -> Session:
        session = Session(self._url)
        try:
            if not try_lock(session):
                self._end_former(session)
            self._process = _process(session)
        except BaseException:
            session.close()
            raise
        return session

    def _end_former(self, session: Session) -> None:
        session.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid = ? AND CAST(backend_start AS TEXT) = ?",
            self._process,
        )
        if not try_lock(session, _ENDING):
            raise DatabaseInUse(
                f"Another bot has taken over {self._url} while its server was out of reach."
            )


def _process(session: Session) -> tuple[int, str]:
    """Return the server's process of a session, and since when it is."""
    row = session.execute(
        "SELECT pid, CAST(backend_start AS TEXT) FROM pg_stat_activity WHERE pid = pg_backend_pid()"
    ).fetchone()
    return row or (0, "")
