"""Opening a database on a PostgreSQL server: one session that writes, one that only reads."""

from __future__ import annotations

from functools import partial

from bot.runtime.database_url import DatabaseUrl
from bot.store.core.database import Database
from bot.store.postgres.engine import PostgreSQL
from bot.store.postgres.errors import explained
from bot.store.postgres.link import Link
from bot.store.postgres.locking import Owner, ServerLock
from bot.store.postgres.schema import migrate
from bot.store.postgres.session import Session


async def open_database(url: DatabaseUrl, lock: ServerLock | None = None) -> Database:
    """Open a database and bring it to the newest schema; with a lock, only its holder writes.

    Raises StoreError.
    """
    writer = Link("writer", partial(Session, url) if lock is None else Owner(url, lock))
    reader = Link("reader", partial(_reader, url))
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
