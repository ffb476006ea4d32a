"""Log lines of a transaction, written only after it commits.

A transaction may run twice or be rolled back: a line written inside it could report what never
happened. So the connection holds its events back, and the code that commits it writes them.
"""

from __future__ import annotations

import sqlite3
from typing import NamedTuple, Protocol, TypeAlias

from bot.runtime.log_events import logger
from bot.store.core.connection import Connection

_log = logger("bot.tables")


Fact: TypeAlias = str | int | float | None


class PendingEvent(NamedTuple):
    """An event with its facts."""

    event: str
    facts: dict[str, Fact]


class HoldsEvents:
    """A connection that collects its transaction's events; the opener starts with an empty list."""

    pending_events: list[PendingEvent]


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


class EventConnection(sqlite3.Connection, HoldsEvents):
    """A connection of SQLite that collects events."""


def log_after_commit(connection: Connection, event: str, **facts: Fact) -> None:
    """Log an event of `bot.runtime.log_events` after this transaction commits."""
    if isinstance(connection, HoldsEvents):
        connection.pending_events.append(PendingEvent(event, facts))


def log_table_after_commit(
    connection: Connection, event: str, table: Table, /, **facts: Fact
) -> None:
    """Log an event of a table, as it stands now, after this transaction commits."""
    log_after_commit(
        connection, event, table=table.id, guild=table.guild_id, version=table.version, **facts
    )


def count(connection: Connection) -> int:
    """Return the number of events held back so far."""
    return len(connection.pending_events) if isinstance(connection, HoldsEvents) else 0


def drop(connection: Connection, since: int = 0) -> None:
    """Drop the events held back since then: they were rolled back."""
    if isinstance(connection, HoldsEvents):
        del connection.pending_events[since:]


def write(connection: Connection) -> None:
    """Log the events held back: they are durable now."""
    if isinstance(connection, HoldsEvents):
        pending, connection.pending_events = connection.pending_events, []
        for event, facts in pending:
            _log.info(event, **facts)
