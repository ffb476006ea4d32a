"""Databases on a server, opened for one transaction: to read while the bot runs, or to fill."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

import psycopg

from bot.runtime.database_url import DatabaseUrl
from bot.store.postgres.errors import explain
from bot.store.postgres.session import Session


@contextmanager
def looking_at_server(url: DatabaseUrl) -> Iterator[Session]:
    """Open a database read-only, all of it as it is at this moment. Raises StoreError."""
    with _transaction(url, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY") as session:
        yield session


@contextmanager
def filling_on_server(url: DatabaseUrl) -> Iterator[Session]:
    """Open a database for one transaction without a pipeline. Raises StoreError."""
    with _transaction(url, "BEGIN") as session:
        yield session


@contextmanager
def _transaction(url: DatabaseUrl, begin: str) -> Iterator[Session]:
    """Commit at the end; a session that ends earlier, for any reason, is rolled back."""
    try:
        with closing(Session(url)) as session:
            session.execute(begin)
            yield session
            session.execute("COMMIT")
    except psycopg.Error as error:
        raise explain(error, url) from error
