"""Log lines of a transaction, written only after it commits.

A transaction may run twice or be rolled back: a line written inside it could report what never
happened. So the connection collects the events, and the code that commits the transaction logs
them.
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
    """A connection that collects its transaction's events in a list, which is empty at first."""

    pending_events: list[PendingEvent]


class Table(Protocol):
    """The fields of a table's row that are logged with each of its events."""

    @property
    def id(self) -> int:
        """Return the id of the table."""

    @property
    def guild_id(self) -> int:
        """Return the id of the table's server."""

    @property
    def version(self) -> int:
        """Return the number of the table's last change."""


class EventConnection(sqlite3.Connection, HoldsEvents):
    """An SQLite connection that collects events."""


def log_after_commit(connection: Connection, event: str, **facts: Fact) -> None:
    """Log an event of `bot.runtime.log_events` after this transaction commits."""
    if isinstance(connection, HoldsEvents):
        connection.pending_events.append(PendingEvent(event, facts))


def log_table_after_commit(
    connection: Connection, event: str, table: Table, /, **facts: Fact
) -> None:
    """Log an event of a table in its present state after this transaction commits."""
    log_after_commit(
        connection, event, table=table.id, guild=table.guild_id, version=table.version, **facts
    )


def count(connection: Connection) -> int:
    """Return the number of events collected so far."""
    return len(connection.pending_events) if isinstance(connection, HoldsEvents) else 0


def drop(connection: Connection, since: int = 0) -> None:
    """Drop the events collected after the first `since` ones, as they were rolled back."""
    if isinstance(connection, HoldsEvents):
        del connection.pending_events[since:]


def write(connection: Connection) -> None:
    """Log the collected events, which are durable now."""
    if isinstance(connection, HoldsEvents):
        pending, connection.pending_events = connection.pending_events, []
        for event, facts in pending:
            _log.info(event, **facts)
