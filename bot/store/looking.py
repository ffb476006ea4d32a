"""A store opened for reading alone, by whoever looks at it beside the bot."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

from bot.database_url import Address
from bot.store.connection import Connection
from bot.store.copying import open_readonly
from bot.store.errors import explain


def looking(address: Address) -> AbstractContextManager[Connection]:
    """Open a store that exists; everything that is read is of the same moment.

    Nobody who writes waits for it. Raises StoreError.
    """
    if isinstance(address, Path):
        return _looking_at_file(address)
    from bot.store.postgres.looking import looking_at_server

    return looking_at_server(address)


@contextmanager
def _looking_at_file(path: Path) -> Iterator[Connection]:
    try:
        with closing(open_readonly(path)) as connection:
            connection.execute("BEGIN")
            yield connection
    except sqlite3.Error as error:
        raise explain(error, str(path)) from error
