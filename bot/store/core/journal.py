"""What the log is told of a transaction, once it is committed.

A transaction may run twice, or fail after all: a line that it wrote by itself would tell of what
never happened. So it notes its events, and whoever commits it lets the log tell them.
"""

from __future__ import annotations

import sqlite3
from typing import NamedTuple, TypeAlias

from bot.runtime.log_events import logger
from bot.store.core.connection import Connection
from bot.store.tables.games import GameRow

_log = logger("bot.tables")


Fact: TypeAlias = str | int | float | None


class Noted(NamedTuple):
    """An event with its facts."""

    event: str
    facts: dict[str, Fact]


class Noting:
    """A connection that remembers what its transaction noted; who opens it begins the list."""

    noted: list[Noted]


class NotingConnection(sqlite3.Connection, Noting):
    """The same of SQLite."""


def note(connection: Connection, event: str, **facts: Fact) -> None:
    """Let the log tell of an event of `bot.runtime.log_events` once this transaction is committed."""
    if isinstance(connection, Noting):
        connection.noted.append(Noted(event, facts))


def note_table(connection: Connection, event: str, game: GameRow, /, **facts: Fact) -> None:
    """Note an event of a table as it stands now."""
    note(connection, event, table=game.id, guild=game.guild_id, version=game.version, **facts)


def count(connection: Connection) -> int:
    """Return how much is noted by now."""
    return len(connection.noted) if isinstance(connection, Noting) else 0


def forget(connection: Connection, since: int = 0) -> None:
    """Forget what was noted since then: it did not come to pass."""
    if isinstance(connection, Noting):
        del connection.noted[since:]


def tell(connection: Connection) -> None:
    """Write down what was noted: it is durable now."""
    if isinstance(connection, Noting):
        noted, connection.noted = connection.noted, []
        for event, facts in noted:
            _log.info(event, **facts)
