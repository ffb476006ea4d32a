"""Opening a database on a PostgreSQL server: one session that writes, one that only reads."""

from __future__ import annotations

from functools import partial

import psycopg

from bot.database_url import DatabaseUrl
from bot.store.database import Database
from bot.store.postgres.engine import PostgreSQL
from bot.store.postgres.errors import explain
from bot.store.postgres.link import Link
from bot.store.postgres.schema import migrate
from bot.store.postgres.session import Session


async def open_database(url: DatabaseUrl) -> Database:
    """Open a database and bring it to the newest schema. Raises StoreError."""
    writer, reader = Link("writer", partial(Session, url)), Link("reader", partial(_reader, url))
    try:
        await writer.run(partial(migrate, url=url))
        await reader.run(lambda session: None)
    except BaseException as error:
        await writer.close()
        await reader.close()
        if isinstance(error, psycopg.Error):
            raise explain(error, url) from error
        raise
    return Database(url, writer, reader, PostgreSQL(url, writer))


def _reader(url: DatabaseUrl) -> Session:
    session = Session(url)
    session.raw.execute("SET default_transaction_read_only = on")
    return session
