"""Queries for /myturns, /catchup and /log: open decisions, past moves, and a table's timeline.

The timeline consists of the versions that a table has passed through and that still count.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from bot.host.core.api import Finisher, HostError, LogEntry, Position, Table, View
from bot.host.core.moves.commit import entry_of
from bot.host.core.moves.finishers import finishers_of
from bot.host.core.registry import TableRegistry, table_of
from bot.host.core.tables import Tables
from bot.store import Connection
from bot.store.tables import games, history, moves
from bot.store.tables.moves import EventRow


class Timeline(NamedTuple):
    """Versions of a table, without those that were taken back.

    `stops` are version 0, the beginning, and the version after each move. `undos` are the versions
    created by takebacks, at which the position is that of the preceding stop.
    """

    stops: tuple[int, ...]
    undos: frozenset[int] = frozenset()

    @property
    def moves(self) -> int:
        """The number of moves that count."""
        return len(self.stops) - 1

    def stands(self, version: int) -> bool:
        """Return whether a version is part of the timeline, i.e. was not taken back."""
        return version in self.undos or self.stops[self.number(version)] == version

    def number(self, version: int) -> int:
        """Return how many of the moves that count had been made by a version."""
        return bisect_right(self.stops, version) - 1

    def before(self, version: int) -> int | None:
        """Return the version before the newest move that counts at a version; None at the start."""
        number = self.number(version)
        return self.stops[number - 1] if number else None

    def then(self, version: int, restores: int | None) -> Timeline:
        """Return the timeline with one more version, as `timeline_of` would return it."""
        if restores is None:
            return Timeline((*self.stops, version), self.undos)
        stops = self.stops[: bisect_right(self.stops, restores)]
        return Timeline(
            stops, frozenset((*(one for one in self.undos if one <= restores), version))
        )


def timeline_of(passed: Iterable[tuple[int, int | None]]) -> Timeline:
    """Return the timeline of versions, each given with the version that it restored, if any."""
    stops, undos = [0], list[int]()
    for version, restores in passed:
        if restores is None:
            stops.append(version)
            continue
        for past in (stops, undos):
            while past and past[-1] > restores:
                past.pop()
        undos.append(version)
    return Timeline(tuple(stops), frozenset(undos))


RoundOf = Callable[[View], int]
"""Function that returns the round of a view; only a game's renderer knows it."""


NEWEST = 20
"""Number of the newest moves that a spectator is shown who looks for the first time."""


class NoSuchRound(HostError):
    """The round has not begun; `newest` is the current one."""

    code = "no-such-round"


@dataclass(frozen=True, slots=True)
class Turn:
    """A table at which a person has an open decision."""

    table_id: int
    game: str
    guild_id: int
    place_id: int
    post_id: int | None
    seat: int
    since: datetime


class Recap(NamedTuple):
    """The moves and events between two positions, without those taken back."""

    since: Position
    now: Position
    entries: tuple[LogEntry, ...]


class MadeMove(NamedTuple):
    """A move of a game, with the positions before and after it."""

    before: Position
    after: Position
    entry: LogEntry


class History:
    """Service with read-only queries about the past of tables."""

    def __init__(self, registry: TableRegistry, tables: Tables) -> None:
        self._registry = registry
        self._database = registry.database
        self._tables = tables

    async def finishers(self, table_id: int) -> tuple[Finisher, ...]:
        """Return the players who finished a game, by seat.

        Raises UnknownTable, and WrongStatus in the lobby.
        """
        return await finishers_of(self._registry, await self._tables.position(table_id))

    async def turns(self, user_id: int) -> list[Turn]:
        """Return all tables, on any server, that wait for a person, the longest wait first."""
        rows = await self._database.read(lambda db: history.turns(db, user_id))
        return [Turn(*row[:-1], datetime.fromtimestamp(row.asked_at, UTC)) for row in rows]

    async def finished(self, user_id: int, most: int) -> list[Table]:
        """Return the games that a person has played to the end, newest first."""
        rows = await self._database.read(lambda db: games.finished_of(db, user_id, most))
        return [table_of(row) for row in rows]

    async def since_looked(self, table_id: int, user_id: int) -> tuple[Recap, bool]:
        """Return the events since a spectator's last look, or else the newest moves.

        The second value is True if they are the events since the last look. Raises UnknownTable,
        and WrongStatus in the lobby.
        """
        now = await self._tables.position(table_id)
        looked = await self._database.read(lambda db: history.looked(db, table_id, user_id))
        # A repeated request, perhaps for more, gets the newest moves again.
        is_new = looked is not None and looked < now.version
        first = looked if looked is not None and is_new else max(0, now.version - NEWEST)
        since = await self._tables.position(table_id, first)
        entries = await self.entries(table_id, first + 1, now.version)
        return Recap(since, now, entries), is_new

    async def look(self, position: Position, user_id: int) -> None:
        """Store that a spectator has seen a position."""
        table_id, version = position.table.id, position.version
        await self._database.write(lambda db: history.set_looked(db, table_id, user_id, version))

    async def since_own(self, table_id: int, user_id: int) -> Recap:
        """Return the events since a person's newest move, or since the beginning.

        Raises UnknownTable, and WrongStatus in the lobby.
        """
        now = await self._tables.position(table_id)
        own = await self._database.read(lambda db: history.own_newest(db, table_id, user_id))
        since = await self._tables.position(table_id, min(own, now.version))
        return Recap(since, now, await self.entries(table_id, since.version + 1, now.version))

    async def round(self, table_id: int, number: int | None, round_of: RoundOf) -> Recap:
        """Return the events of a round, or of the current one for None.

        Raises UnknownTable, NoSuchRound, and WrongStatus in the lobby.
        """
        now = await self._tables.position(table_id)
        newest = round_of(now.view(None))
        number = newest if number is None else number
        first = await self.begin_of(now, number, round_of)
        last = now.version if number == newest else await self.begin_of(now, number + 1, round_of)
        since = await self._tables.position(table_id, first)
        ended = await self._tables.position(table_id, last)
        return Recap(since, ended, await self.entries(table_id, first + 1, last))

    async def begin_of(self, now: Position, number: int, round_of: RoundOf) -> int:
        """Return the version at which a round began. Raises NoSuchRound."""
        newest = round_of(now.view(None))
        if not 1 <= number <= newest:
            raise NoSuchRound(newest=newest)
        low, high = 0, now.version
        while low < high:
            middle = (low + high) // 2
            position = await self._tables.position(now.table.id, middle)
            if round_of(position.view(None)) < number:
                low = middle + 1
            else:
                high = middle
        return low

    async def entries(self, table_id: int, first: int, last: int) -> tuple[LogEntry, ...]:
        """Return the moves of these versions that still count, and takebacks, oldest first."""
        return await self._database.read(lambda db: _entries(db, table_id, first, last))

    async def timeline(self, now: Position) -> Timeline:
        """Return the versions that led to a position, without those taken back by then."""
        table_id, last = now.table.id, now.version
        return timeline_of(await self._database.read(lambda db: history.passed(db, table_id, last)))

    async def stops(self, table_id: int) -> AsyncIterator[Position]:
        """Yield a table's positions at its start and after each move, read one at a time.

        Moves that were taken back are omitted. Raises UnknownTable, DamagedState, and WrongStatus
        in the lobby.
        """
        now = await self._tables.position(table_id)
        for version in (await self.timeline(now)).stops:
            yield await self._registry.position_at(now, version)

    async def move(self, table_id: int, number: int) -> MadeMove:
        """Return a move of a game by its number among those that count, from 1.

        Raises UnknownTable, DamagedState, and WrongStatus in the lobby.
        """
        now = await self._tables.position(table_id)
        stops = (await self.timeline(now)).stops
        versions = stops[number - 1 : number + 1]
        before, after = [await self._registry.position_at(now, one) for one in versions]
        (entry,) = await self.entries(table_id, after.version, after.version)
        return MadeMove(before, after, entry)

    async def phases(self, now: Position) -> list[tuple[int, str]]:
        """Return the versions that closed a phase and still count, in order, with the phase."""
        return await self._database.read(lambda db: moves.closing(db, now.table.id, now.version))

    async def verbs(self, table_id: int) -> list[str]:
        """Return the first words of all moves played at a table, most frequent first."""
        return await self._database.read(lambda db: history.verbs(db, table_id))


def _entries(connection: Connection, table_id: int, first: int, last: int) -> tuple[LogEntry, ...]:
    gone = moves.undone(connection, table_id, first, last)
    happened: dict[int, list[EventRow]] = {}
    for event in moves.events(connection, table_id, first, last):
        happened.setdefault(event.version, []).append(event)
    rows = moves.between(connection, table_id, first, last)
    return tuple(
        entry_of(row, happened.get(row.version, ())) for row in rows if row.version not in gone
    )
