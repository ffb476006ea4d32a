"""Opening a database on a PostgreSQL server: one session that writes, one that only reads.

For one transaction alone a database is opened to read while the bot runs, or to fill.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial

import psycopg

from bot.runtime.database_url import DatabaseUrl
from bot.runtime.shard_range import ALL, ShardRange
from bot.store.core.database import Database
from bot.store.postgres.engine import PostgreSQL
from bot.store.postgres.errors import explain, explained
from bot.store.postgres.link import Link
from bot.store.postgres.locking import Owner, ServerLock
from bot.store.postgres.schema import migrate
from bot.store.postgres.session import Session
from bot.store.postgres.sharing import limited


async def open_database(
    url: DatabaseUrl, lock: ServerLock | None = None, shard_range: ShardRange = ALL
) -> Database:
    """Open a database and bring it to the newest schema; with a lock, only its holder writes.

    The database shows a process with a part of the shards its own rows. Raises StoreError.
    """
    openers: list[Callable[[], Session]] = [
        partial(Session, url) if lock is None else Owner(url, lock),
        partial(_reader, url),
    ]
    if not shard_range.is_all:
        openers = [limited(one, shard_range) for one in openers]
    writer, reader = map(Link, ("writer", "reader"), openers)
    try:
        with explained(url):
            await writer.run(partial(migrate, url=url))
            await reader.run(lambda session: None)
    except BaseException:
        await writer.close()
        await reader.close()
        raise
    return Database(url, writer, reader, PostgreSQL(url, writer))


def _reader(url: DatabaseUrl) -> Session:
    session = Session(url)
    session.raw.execute("SET default_transaction_read_only = on")
    return session


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
