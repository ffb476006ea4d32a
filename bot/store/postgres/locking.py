"""A lock that allows one bot per database; it is released when the writer's session ends.

It is one of PostgreSQL's advisory locks, so it depends on no clock. Each schema counts as a
separate database: the first key of its locks is derived from its name. A bot of one process, and a
command that needs the database for itself, hold `RUNNING` exclusively; several processes share it
(`sharing`). Bots also hold `BEATING` to show that they give signs of life; the session of a bot
that is silent for long is ended.
"""

from __future__ import annotations

import time
import zlib
from contextlib import suppress
from typing import Protocol

import psycopg

from bot.runtime.database_url import DatabaseUrl
from bot.runtime.log_events import logger
from bot.store.core.errors import DatabaseInUse, NewerDatabase
from bot.store.core.sql import APPLICATION_ID
from bot.store.postgres.errors import explained
from bot.store.postgres.session import Session
from bot.store.sharing import lease
from bot.store.sharing.lease import LeaseRow

RUNNING = 0
"""Key of the lock held by the bot that runs here: by its only process, or shared by several."""
MIGRATING = -1
"""Key of the lock held while a process changes the schema."""
BEATING = -3
"""Key of the lock shared by all bots, whose sessions send a query every few seconds.

A session that holds it but is idle for longer therefore hangs; a command's session may be idle.
"""

_BLINK = 0.05
"""Seconds between two attempts of a caller that can wait."""
ENDING = 3.0
"""Seconds within which the server ends a session when asked to terminate it."""

_LOG = logger(__name__)


def lock_class(session: Session) -> int:
    """Return the first key of the locks in this session's schema."""
    row = session.execute("SELECT current_schema()").fetchone()
    return zlib.crc32(f"{APPLICATION_ID} {row and row[0]}".encode()) >> 1


def try_lock(
    session: Session, patience: float = 0.0, key: int = RUNNING, *, shared: bool = False
) -> bool:
    """Try to take a lock until the session ends; return whether it is held now."""
    keys, taking = (lock_class(session), key), _TAKING[shared]
    until = time.monotonic() + patience
    while True:
        row = session.execute(taking, keys).fetchone()
        if (row and row[0]) or time.monotonic() >= until:
            return bool(row and row[0])
        time.sleep(_BLINK)


_TAKING = {
    shared: f"SELECT pg_try_advisory_lock{name}(CAST(? AS INTEGER), CAST(? AS INTEGER))"
    for shared, name in ((False, ""), (True, "_shared"))
}


def unlock(session: Session, key: int) -> None:
    """Release a lock that is held exclusively."""
    session.execute(
        "SELECT pg_advisory_unlock(CAST(? AS INTEGER), CAST(? AS INTEGER))",
        (lock_class(session), key),
    ).fetchone()


def is_locked(session: Session, key: int) -> bool:
    """Return whether any session holds a lock now. Raises psycopg.Error."""
    found = session.execute(f"SELECT 1{_HOLDERS}", (lock_class(session), key))
    return found.fetchone() is not None


def end_holders(session: Session, key: int) -> bool:
    """End the sessions that hold a lock; return whether any was ended. Raises psycopg.Error.

    A session that the server is working for, for example on a long VACUUM, is left alone.
    """
    return bool(session.execute(_END, (lock_class(session), key)).fetchall())


def end_idle(session: Session, key: int) -> bool:
    """End the sessions that hold a lock but were idle for `lease.SILENCE`.

    Return whether any was ended. Raises psycopg.Error.
    """
    keys = (lock_class(session), key, lease.SILENCE)
    return bool(session.execute(_END + _IDLE, keys).fetchall())


_HOLDERS = (
    " FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    " AND classid = CAST(? AS OID) AND objid = CAST(CAST(? AS INTEGER) AS OID)"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_END = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    f" WHERE pid IN (SELECT pid{_HOLDERS})"
    " AND (state IS DISTINCT FROM 'active' OR wait_event_type = 'Client')"
)
_IDLE = " AND state_change < clock_timestamp() - make_interval(secs => ?)"


def server_time(session: Session) -> float:
    """Return the database server's time, in seconds since the Unix epoch."""
    row = session.execute(
        "SELECT CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"
    ).fetchone()
    return float(row[0]) if row else 0.0


class Claim(Protocol):
    """Locks that a bot needs before it may write to a database."""

    @property
    def obstacle(self) -> str | None:
        """The reason why the last try failed; None = the process named in the lease holds it."""

    def take(self, session: Session, patience: float) -> bool:
        """Try to take all locks or none for a session; return whether they are held now.

        It tries for at most `patience` seconds. Raises StoreError, psycopg.Error.
        """


class Alone:
    """Claim on the whole database for a command."""

    obstacle = None

    def take(self, session: Session, patience: float) -> bool:
        """Try to take the lock; return whether the session holds it now. Raises psycopg.Error."""
        return try_lock(session, patience)


class Whole:
    """Claim on the whole database for a bot; the session of another bot that hangs is ended."""

    obstacle = None

    def take(self, session: Session, patience: float) -> bool:
        """Try to take the locks; return whether they are held now. Raises psycopg.Error."""
        return try_running(session, patience)


def try_running(session: Session, patience: float = 0.0, *, shared: bool = False) -> bool:
    """Try to take the locks of a bot that gives signs of life; return whether they are held now.

    The session of a holder that has been silent for long is ended. Raises psycopg.Error.
    """
    if not (
        try_lock(session, patience, shared=shared)
        or (_end_silent(session) and try_lock(session, ENDING, shared=shared))
    ):
        return False
    return try_lock(session, key=BEATING, shared=True)


def _end_silent(session: Session) -> bool:
    """End the sessions of bots that hang; return whether any was ended."""
    ended = end_idle(session, BEATING)
    if ended:
        row = _last_holder(session)
        _LOG.warning("owner_ended", pid=row and row.pid, host=row and row.host)
    return ended


def _last_holder(session: Session) -> LeaseRow | None:
    """Return the current or last holder of the database; None if it is unknown."""
    try:
        return lease.load(session)
    except psycopg.Error:
        return None


def end(session: Session) -> None:
    """Release a session's locks and end it, so that others can take them at once."""
    # The server itself releases them only some time after the session has ended.
    with suppress(psycopg.Error):
        session.execute("SELECT pg_advisory_unlock_all()")
    session.close()


class ServerLock:
    """Lock of a database on a server; the session that holds it becomes the writer's."""

    def __init__(self, url: DatabaseUrl, claim: Claim) -> None:
        self._url = url
        self.claim = claim
        self.session: Session | None = None

    @property
    def obstacle(self) -> str | None:
        """Return why the last try failed; None = the process named in the lease holds the lock."""
        return self.claim.obstacle

    def acquire(self, patience: float) -> bool:
        """Try to take the locks; return whether they are held now. Raises StoreError."""
        try:
            with explained(self._url):
                if self.session is None:
                    self.session = Session(self._url)
                return self.claim.take(self.session, patience)
        except BaseException:
            self.release()
            raise

    def release(self) -> None:
        """Release the locks, so that others can take them at once, unless the server is away."""
        session, self.session = self.session, None
        if session is not None:
            end(session)

    def holder(self) -> LeaseRow | None:
        """Return the current or last holder of the database; None if it is unknown."""
        return None if self.session is None else _last_holder(self.session)


class Owner:
    """Opener of the writer's sessions: only a session that holds the locks may write.

    The first session is the one that took the locks. Later ones take all of them again, and fail if
    another session holds one by then. Our own previous session, whose end the server may not have
    noticed yet, is ended first.
    """

    def __init__(self, url: DatabaseUrl, lock: ServerLock) -> None:
        assert lock.session is not None
        self._url = url
        self._claim = lock.claim
        self._first: Session | None = lock.session
        self._process = (0, "")

    def __call__(self) -> Session:
        """Return a session with the locks. Raises DatabaseInUse, StoreError, psycopg.Error."""
        session, self._first = self._first or self._again(), None
        self._process = _process(session)
        return session

    def _again(self) -> Session:
        session = Session(self._url)
        try:
            end_process(session, *self._process)
            self._take(session)
        except BaseException:
            session.close()
            raise
        return session

    def _take(self, session: Session) -> None:
        taken_over = DatabaseInUse(
            f"Another bot has taken over {self._url} while its server was out of reach."
        )
        try:
            if not self._claim.take(session, ENDING):
                raise taken_over
        except NewerDatabase as error:
            raise taken_over from error


def end_process(session: Session, pid: int, since: str) -> None:
    """End a server process, if it is still the one that started at that time."""
    session.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE pid = ? AND CAST(backend_start AS TEXT) = ?",
        (pid, since),
    ).fetchone()


def _process(session: Session) -> tuple[int, str]:
    """Return the id of the session's server process, and when it started."""
    row = session.execute(
        "SELECT pid, CAST(backend_start AS TEXT) FROM pg_stat_activity WHERE pid = pg_backend_pid()"
    ).fetchone()
    return row or (0, "")
