"""The single transaction that stores one accepted move (or takeback)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.engine.api import Event
from bot.host.core.api import LogEntry, Position
from bot.host.core.moves import finishers
from bot.host.core.moves.apply import asked_since, changes, phase_closed
from bot.host.core.moves.hooks import Hooks
from bot.host.core.registry import State, position_of
from bot.store import Connection
from bot.store.core.event_log import log_after_commit
from bot.store.posting import outbox
from bot.store.tables import drafts, games, moves
from bot.store.tables.moves import EventRow, MoveRow


@dataclass(frozen=True, slots=True)
class Commit:
    """A move with the positions before and after it; `kind` and `quiet` say how to post it."""

    before: Position
    after: Position
    move: MoveRow
    events: tuple[Event, ...]
    kind: str
    quiet: bool

    @property
    def entry(self) -> LogEntry:
        """The move as a line of the log, just as it will be read from the store."""
        return entry_of(self.move, event_rows(self.after.version, self.events))

    def write(self, connection: Connection, hooks: Hooks) -> None:
        """Store the whole commit. Raises Conflict if the table's version has changed."""
        table, version, at = self.after.table, self.after.version, self.move.at
        games.update(
            connection,
            table.id,
            self.before.version,
            version=version,
            status=table.status,
            ended_at=None if self.after.decisions else at,
        )
        moves.insert(connection, self.move, event_rows(version, self.events))
        write_state(connection, self.after)
        asked = changes(self.before.asked, self.after.asked)
        games.set_asked(connection, table.id, asked, at)
        hooks.moved(connection, table, asked, self.move.seat, at)
        closes = phase_closed(self.events, self.after.rules.info.turns)
        outbox.insert(connection, table.id, version, self.kind, closes, self.quiet, at)
        finishers.store(connection, table, self.after.scores)
        if not self.after.decisions:
            drafts.delete_of_table(connection, table.id)
            ended = {"table": table.id, "guild": table.guild_id, "version": version}
            log_after_commit(connection, "table_ended", **ended, how="over")


def advance(before: Position, mover: int, state: State, at: float) -> Position:
    """Return the position one version later; if no decisions are left, the game ends at `at`."""
    rules, version = before.rules, before.version + 1
    decisions = rules.pending(state)
    status = "running" if decisions else "over"
    ended_at = None if decisions else datetime.fromtimestamp(at, UTC)
    table = replace(before.table, version=version, status=status, ended_at=ended_at)
    return position_of(table, rules, state, version, asked_since(before, mover, decisions))


def write_state(connection: Connection, position: Position) -> None:
    """Store the state of a position."""
    rules = position.rules
    data = rules.dump(position._state)
    moves.insert_state(connection, position.table.id, position.version, rules.schema, data)


def event_rows(version: int, events: Sequence[Event]) -> list[EventRow]:
    """Return the rows that store these events."""
    return [
        EventRow(version, e.kind, json.dumps(dict(e.data)), e.closes, int(e.reveals))
        for e in events
    ]


def entry_of(row: MoveRow, events: Iterable[EventRow]) -> LogEntry:
    """Convert a stored move to a line of the log."""
    return LogEntry(
        version=row.version,
        seat=row.seat,
        by="order" if row.by_order else row.actor,
        text=row.text,
        at=datetime.fromtimestamp(row.at, UTC),
        events=tuple(map(event_of, events)),
    )


def event_of(row: EventRow) -> Event:
    """Convert a stored row to an event."""
    return Event(row.kind, json.loads(row.data), row.closes, bool(row.reveals))
