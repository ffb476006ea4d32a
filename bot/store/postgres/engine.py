"""PostgreSQL's operations around the store's functions."""

from __future__ import annotations

import psycopg

from bot.runtime.database_url import DatabaseUrl
from bot.store.core.errors import StoreError
from bot.store.postgres.errors import AGAIN, explain
from bot.store.postgres.link import Link
from bot.store.postgres.locking import server_time
from bot.store.postgres.session import Session
from bot.store.postgres.wiping import shrink, wipe


class PostgreSQL:
    """The engine of one database on a server."""

    faults = psycopg.Error

    def __init__(self, url: DatabaseUrl, writer: Link) -> None:
        self._url = url
        self._writer = writer

    @property
    def losses(self) -> int:
        """How often the writer has lost its server."""
        return self._writer.losses

    def explain(self, error: Exception, where: str) -> StoreError:
        """Return the StoreError for an error of psycopg."""
        return explain(error, self._url)

    def begin(self, session: Session) -> None:
        """Begin a transaction; one that makes a serial order of all impossible fails."""
        session.begin()

    def begin_reading(self, session: Session) -> None:
        """Begin a transaction that sees everything committed before its first statement."""
        session.begin("REPEATABLE READ READ ONLY")

    def commit(self, session: Session) -> None:
        """Commit. Raises psycopg.Error, also for any statement before."""
        session.commit()

    def roll_back(self, session: Session) -> None:
        """Undo the rest of a transaction; a lost session has nothing left to undo."""
        session.roll_back()

    def has_to_run_again(self, error: Exception) -> bool:
        """Return whether the transaction failed only because of others at the same time."""
        return isinstance(error, AGAIN)

    def time(self, session: Session) -> float:
        """Return the server's time. Raises psycopg.Error."""
        return server_time(session)

    def wipe(self, session: Session) -> None:
        """Overwrite deleted data. Raises psycopg.Error."""
        wipe(session)

    def shrink(self, session: Session) -> None:
        """Return the space of deleted data to the disk. Raises psycopg.Error."""
        shrink(session)

    def checkpoint(self, session: Session, last: bool) -> None:
        """Do nothing: the server takes care of its own log."""
