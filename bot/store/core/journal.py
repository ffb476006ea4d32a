"""Log lines of a transaction, written only after it commits.

A transaction may run twice or be rolled back: a line written inside it could report what never
happened. So the transaction notes its events, and the code that commits it writes them.
"""

from __future__ import annotations

import sqlite3
from typing import NamedTuple, Protocol, TypeAlias

from bot.runtime.log_events import logger
from bot.store.core.connection import Connection

_log = logger("bot.tables")


Fact: TypeAlias = str | int | float | None


class Noted(NamedTuple):
    """An event with its facts."""

    event: str
    facts: dict[str, Fact]


class Noting:
    """A connection that collects its transaction's events; the opener starts with an empty list."""

    noted: list[Noted]


class Table(Protocol):
    """The fields of a table's row that are logged with each of its events."""

    @property
    def id(self) -> int:
        """Return the id of the table."""

    @property
    def guild_id(self) -> int:
        """Return the id of its server."""

    @property
    def version(self) -> int:
        """Return the number of its last change."""


class NotingConnection(sqlite3.Connection, Noting):
    """A connection of SQLite that collects events."""


def note(connection: Connection, event: str, **facts: Fact) -> None:
    """Note an event of `bot.runtime.log_events`; it is logged after this transaction commits."""
    if isinstance(connection, Noting):
        connection.noted.append(Noted(event, facts))


def note_table(connection: Connection, event: str, table: Table, /, **facts: Fact) -> None:
    """Note an event of a table as it stands now."""
    note(connection, event, table=table.id, guild=table.guild_id, version=table.version, **facts)


def count(connection: Connection) -> int:
    """Return how many events are noted so far."""
    return len(connection.noted) if isinstance(connection, Noting) else 0


def forget(connection: Connection, since: int = 0) -> None:
    """Drop the events noted since then: they were rolled back."""
    if isinstance(connection, Noting):
        del connection.noted[since:]


def tell(connection: Connection) -> None:
    """Log the noted events: they are durable now."""
    if isinstance(connection, Noting):
        noted, connection.noted = connection.noted, []
        for event, facts in noted:
            _log.info(event, **facts)
