"""Reliability: how many of a person's last ten decisions were made in time.

No additional data is stored for this. Private tables, tables without other people and times of
vacation do not count, nor do a house bot's moves after another person resumed an abandoned game. A
person who gives up a seat openly has missed one decision, not all that follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import NamedTuple

from bot.host.core.api import Table
from bot.host.core.registry import TableRegistry
from bot.store import Connection
from bot.store.people import commitments
from bot.store.people.commitments import MoveRow, SpanRow

WINDOW = 10
"""Number of newest decisions that count."""
ENOUGH = 5
"""Minimum number of decisions for a mark to be shown: being new is no stain."""


class Kind(Enum):
    """Kinds of events in a person's record at a table."""

    MOVED = "moved"
    """The person, or a standing order of theirs, made the move."""
    LAPSED = "lapsed"
    """The person's time ran out."""
    PLAYED = "played"
    """A house bot moved for the person."""
    LEFT = "left"
    """The person gave up their seat."""
    OTHER = "other"
    """Another person at the table moved: the person's next move is a new decision."""


class Happening(NamedTuple):
    """An event in a person's record at one table."""

    at: float
    kind: Kind


class Decided(NamedTuple):
    """A person's decision, and whether they made it themselves and in time."""

    at: float
    in_time: bool


class Mark(NamedTuple):
    """A person's mark: how many of their last decisions were made in time."""

    answered: int
    decisions: int

    @property
    def shown(self) -> bool:
        """Whether there are enough decisions to show the mark."""
        return self.decisions >= ENOUGH


class Commitments:
    """Service for people's marks, which each server counts separately."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def of(self, guild_id: int, user_id: int) -> Mark:
        """Return a person's mark on a server."""
        return await self._registry.database.read(lambda db: mark_of(db, guild_id, user_id))

    async def at(self, table: Table) -> Mapping[int, Mark]:
        """Return the marks shown next to the names in a lobby, by person."""
        if table.private or table.status != "lobby":
            return {}
        people = [chair.user_id for chair in table.chairs if chair.user_id is not None]
        marks = await self._registry.database.read(
            lambda db: {user_id: mark_of(db, table.guild_id, user_id) for user_id in people}
        )
        return {user_id: mark for user_id, mark in marks.items() if mark.shown}


def mark_of(connection: Connection, guild_id: int, user_id: int) -> Mark:
    """Return a person's mark on a server."""
    tables = commitments.tables_of(connection, guild_id, user_id)
    found = (decisions(_happenings(connection, table_id, user_id)) for table_id in tables)
    return mark(decided for table in found for decided in table)


def mark(decided: Iterable[Decided]) -> Mark:
    """Return the mark that results from decisions at any tables."""
    last = sorted(decided)[-WINDOW:]
    return Mark(sum(one.in_time for one in last), len(last))


def decisions(happenings: Iterable[Happening]) -> Iterator[Decided]:
    """Yield the decisions of a person at one table.

    Consecutive moves, without another person's between them, answer a single decision; a move after
    the time ran out is too late.
    """
    before = Kind.OTHER
    missed = False
    for at, kind in happenings:
        if kind in (Kind.LAPSED, Kind.LEFT):
            yield Decided(at, in_time=False)
            missed = kind is Kind.LAPSED
        elif kind is not Kind.OTHER:
            if not missed and before is not kind:
                yield Decided(at, in_time=kind is Kind.MOVED)
            missed = False
        before = kind


def _happenings(connection: Connection, table_id: int, user_id: int) -> list[Happening]:
    """Return the events of a person's record at a table, in order."""
    spans = commitments.spans(connection, table_id)
    # Time-outs come before moves with the same time.
    lapses = commitments.lapses(connection, table_id, user_id)
    found = [Happening(at, Kind.LAPSED) for at in lapses]
    left = (span for span in spans if span.user_id == user_id and span.reason == "left")
    found += [Happening(span.at, Kind.LEFT) for span in left]
    found += [
        Happening(move.at, kind)
        for move in commitments.moves(connection, table_id)
        if (kind := _kind(move, spans, user_id)) is not None
    ]
    return sorted(found, key=lambda happening: happening.at)


def _kind(move: MoveRow, spans: Iterable[SpanRow], user_id: int) -> Kind | None:
    """Return the kind of a move in a person's record, or None if it does not count."""
    if move.user_id == user_id:
        return Kind.MOVED
    before = [span for span in spans if span.seat == move.seat and span.version < move.version]
    if not before or before[-1].user_id != user_id or move.user_id is not None:
        return Kind.OTHER
    return Kind.PLAYED if before[-1].reason == "caretaker" else None
