"""Secret keys that the bot draws for itself, each the only row of a table of its own."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from bot.store.core.connection import Connection

KeyTable: TypeAlias = Literal["link_key", "log_key", "push_key"]
LINKS: Final = "link_key"
"""Table of the key that signs links."""
LOGS: Final = "log_key"
"""Table of the private key that signs the logs of seasons."""
PUSH: Final = "push_key"
"""Table of the private key that signs requests to push services."""


def load(connection: Connection, table: KeyTable) -> bytes | None:
    """Return the key in a table, or None if none is stored yet."""
    row = connection.execute(f"SELECT key FROM {table}").fetchone()
    return None if row is None else bytes(row[0])


def keep(connection: Connection, table: KeyTable, drawn: bytes) -> bytes:
    """Store a key in a table, unless there is one; return the stored key."""
    connection.execute(
        f'INSERT INTO {table} ("only", key) VALUES (1, ?) ON CONFLICT DO NOTHING', (drawn,)
    )
    found = load(connection, table)
    assert found is not None
    return found
