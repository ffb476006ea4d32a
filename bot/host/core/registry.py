"""Registry of the tables in use, with a lock for each and an LRU cache of current positions."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from copy import copy
from datetime import UTC, datetime
from functools import partial
from typing import Any, NamedTuple, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.engine.api import Rules
from bot.host.core.api import (
    Chair,
    DamagedState,
    MissingGame,
    Position,
    Release,
    Table,
    UnknownGame,
    UnknownTable,
    UnknownVersion,
    WrongStatus,
)
from bot.host.core.cluster.api import CHANGED, Alone, Cluster, changed
from bot.host.core.cluster.connectivity import ALL
from bot.host.core.counters import Counters
from bot.host.core.paces import known_pace
from bot.host.core.states import rebuilt, state_at, stored_at
from bot.house_bots.edition import edition
from bot.house_bots.levels import THINKING
from bot.locales import Words
from bot.locales.markdown import told_apart
from bot.store import Connection, Database
from bot.store.core.errors import CorruptDatabase
from bot.store.leagues import seasons
from bot.store.tables import games, moves
from bot.store.tables.games import Played, SeatRow, Stored, played_with

_LOG = logging.getLogger(__name__)

AnyRules: TypeAlias = Rules[Any, Any, Any]
State: TypeAlias = Any
Move: TypeAlias = Any

Clock: TypeAlias = Callable[[], datetime]
"""Function that returns the time, with its zone."""

Work: TypeAlias = Callable[[Connection], None]
Value: TypeAlias = str | float | None

T = TypeVar("T")

_CAPACITY = 256


_LARGEST_ID = 2**63 - 1


async def _not_noted(table_id: int, error: Exception) -> None:
    """Note no errors: until the host is put together, nothing fails."""


def is_id(number: int) -> bool:
    """Return whether a number can be the id of a stored row."""
    return 0 < number <= _LARGEST_ID


class OlderGame(MissingGame):
    """The `game` is installed in an older version (`version`) than the table's (`played`)."""

    code = "older-game"


class FailingGame(MissingGame):
    """The package of the `game` failed at this table, as the incident `number` says."""

    code = "failing-game"


class Failure(NamedTuple):
    """The `incident` of a table whose game's package failed, at which of its versions."""

    incident: str
    version: int


class Live(NamedTuple):
    """A table's current position, and its game's seed; the state is never changed in place."""

    position: Position
    seed: int


class TableRegistry:
    """State shared by the host's services: store, games, time, locks, and tables in use."""

    def __init__(
        self,
        database: Database,
        games: Mapping[str, AnyRules],
        clock: Clock,
        randbits: Callable[[int], int] = secrets.randbits,
    ) -> None:
        self.database = database
        self.clock = clock
        self.latest = 0.0
        """The latest time that `now` returned, or that of the last beat, which may set it back."""
        self.randbits = randbits
        self.counters = Counters()
        self.connectivity = ALL
        self.cluster: Cluster = Alone()
        self._games = games
        self.releases: Mapping[str, Release | None] = dict.fromkeys(games)
        """Packages of the games by key, None for those of the bot's own."""
        self.apart: frozenset[str] = frozenset()
        """Keys of the games whose rules run in other processes."""
        self.failing: dict[int, Failure] = {}
        """Tables by id whose game's package failed since the start of this process."""
        self.note: Callable[[int, Exception], Awaitable[None]] = _not_noted
        # Weak: a lock lives as long as a task holds it or waits for it, however many tables.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._kept: LRUCache[int, Live] = LRUCache(_CAPACITY)
        self._losses = database.losses
        self._damaged: set[tuple[int, int]] = set()

    def now(self) -> float:
        """Return the current time as a timestamp, as the store keeps it."""
        now = self.clock().timestamp()
        self.latest = max(self.latest, now)
        return now

    async def write_at(self, table_id: int, work: Callable[[Connection], T]) -> T:
        """Change a table's stored data without its lock. Raises OtherShard, UnknownTable."""
        await self.cluster.check(table_id)
        return await self.database.write(work)

    async def write_on(self, guild_id: int, work: Callable[[Connection], T]) -> T:
        """Change a server's stored data. Raises OtherShard."""
        self.cluster.check_server(guild_id)
        return await self.database.write(work)

    async def write_in(self, season_id: int, work: Callable[[Connection], T]) -> T:
        """Change the stored data of a season or its league. Raises OtherShard."""
        if is_id(season_id):
            await self.cluster.check_found(lambda db: seasons.server_of(db, season_id))
        return await self.database.write(work)

    def tell_changed(self, connection: Connection, table: Table) -> None:
        """Notify other processes, once a transaction commits, that a table has changed."""
        self.cluster.tell(connection, CHANGED, changed(table))

    def lock(self, table_id: int) -> AbstractAsyncContextManager[None]:
        """Return the lock that a caller must hold to change this table.

        Entering it raises OtherShard and UnknownTable if there are several processes.
        """
        return self.cluster.guarded(table_id, self._locks.setdefault(table_id, asyncio.Lock()))

    @property
    def games(self) -> Mapping[str, AnyRules]:
        """Return the rules of all games, by their keys."""
        return self._games

    def rules(self, game: str) -> AnyRules:
        """Return the rules of a game. Raises UnknownGame."""
        if game not in self._games:
            raise UnknownGame(game=game)
        return self._games[game]

    def missing(self, played: Played) -> MissingGame | None:
        """Return why a table cannot be played here, None if its game is there and new enough."""
        return missing(played, self.releases)

    def waits_for(self, stored: Stored) -> MissingGame | None:
        """Return why a table waits for its game, None if it can be played here."""
        if (failure := self._failure_of(stored)) is not None:
            return FailingGame(game=stored.game.key, number=failure.incident)
        return self.missing(played_with(stored.game))

    def fail(self, stored: Stored, incident: str) -> str:
        """Refuse a table whose game's package failed from now on; return its first incident."""
        found = self._failure_of(stored) or Failure(incident, stored.game.version)
        self.failing[stored.game.id] = found
        return found.incident

    def _failure_of(self, stored: Stored) -> Failure | None:
        """Return how a table's game failed here, None if its own process has played on since."""
        found = self.failing.get(stored.game.id)
        if found is None or self.cluster.owns_server(stored.game.guild_id):
            return found
        return found if found.version == stored.game.version else None

    def rules_at(self, stored: Stored) -> AnyRules:
        """Return the rules of a table's game. Raises MissingGame."""
        if (missing := self.waits_for(stored)) is not None:
            raise missing
        return self._games[stored.game.key]

    async def noted(self, table_id: int, error: Exception) -> None:
        """Have an error of work for a table noted, if nobody is told of it."""
        await self.note(table_id, error)

    async def computed(self, game: str, work: Callable[[], T]) -> T:
        """Call a function that asks a game's rules, in a thread if they may take seconds."""
        return await asyncio.to_thread(work) if game in self.apart else work()

    def played_now(self, game: str) -> Played:
        """Return what a game is played with here; of the bot's own, the edition of house bots."""
        release = self.releases.get(game) or Release("", edition(game))
        return Played(game, *release)

    def store_begun(self, connection: Connection, table: Table) -> None:
        """Store with what a table begins."""
        games.store_played(connection, table.id, *self.played_now(table.game)[1:])

    def store_played(self, connection: Connection, table: Table) -> None:
        """Store with which version of its game's package a table was just played."""
        release = self.releases.get(table.game)
        if release is not None:
            games.store_played(connection, table.id, *release)

    async def stored(self, table_id: int) -> Stored:
        """Read a table. Raises UnknownTable."""
        found = None
        if is_id(table_id):
            found = await self.database.read(lambda connection: games.load(connection, table_id))
        if found is None:
            raise UnknownTable(table=table_id)
        return found

    async def live(self, table_id: int) -> Live:
        """Return the current state of a started table; the caller must hold its lock.

        Raises UnknownTable, UnknownGame, WrongStatus.
        """
        kept = self.known(table_id)
        if kept is None:
            kept = await self._load(table_id)
            self.keep(kept)
        return kept

    async def present(self, table_id: int) -> Live:
        """Return the current state of a started table, whichever process owns it.

        A table of another process is read in one snapshot and not cached, because this process is
        not notified of its next move. Raises UnknownTable, UnknownGame, WrongStatus.
        """
        kept = self.known(table_id)
        if kept is not None:
            return kept
        if not await self.cluster.owns(table_id):
            return await self._read(table_id)
        async with self.lock(table_id):
            return await self.live(table_id)

    def known(self, table_id: int) -> Live | None:
        """Return the last stored state of a started table if it is cached, else None.

        A change that is being stored right now is not included, and not posted yet either.
        """
        if self._losses != self.database.losses:
            # Changes in progress then may have been stored after all, or by another process.
            self._losses = self.database.losses
            self._kept.clear()
        return self._kept.get(table_id)

    def keep(self, live: Live) -> None:
        """Cache a position that was just stored or read; the caller must hold the lock.

        A table of another process is not cached, because this process is not notified of its next
        move.
        """
        if not self.cluster.owns_server(live.position.table.guild_id):
            return
        self._kept[live.position.table.id] = live

    async def change(
        self, table_id: int, also: Work = lambda connection: None, **values: Value
    ) -> Table:
        """Change values of a table's row, not its position, and do `also` in the transaction.

        Raises UnknownTable.
        """
        async with self.lock(table_id):
            return await self.change_locked(table_id, also, **values)

    async def change_with(
        self, table_id: int, also: Callable[[Connection], T], **values: Value
    ) -> T:
        """Change a table like `change`, and return the result of `also`. Raises UnknownTable."""
        async with self.lock(table_id):
            return (await self._changed(table_id, also, values))[1]

    async def change_locked(
        self,
        table_id: int,
        also: Work = lambda connection: None,
        **values: Value,
    ) -> Table:
        """Change a table like `change`, for a caller that already holds its lock."""
        return (await self._changed(table_id, also, values))[0]

    async def _changed(
        self, table_id: int, also: Callable[[Connection], T], values: Mapping[str, Value]
    ) -> tuple[Table, T]:
        def work(connection: Connection) -> tuple[Stored, T]:
            version = games.version_of(connection, table_id) if is_id(table_id) else None
            if version is None:
                raise UnknownTable(table=table_id)
            found = also(connection)
            if values:
                games.update(connection, table_id, version, **values)
            return games.reload(connection, table_id), found

        try:
            stored, found = await self.database.write(work)
        except BaseException:
            # It may have been stored after all.
            self.forget(table_id)
            raise
        table = table_of(stored)
        kept = self._kept.get(table_id)
        if kept is not None:
            self.keep(kept._replace(position=kept.position.at_table(table)))
        return table, found

    def tables_kept(self) -> dict[int, Table]:
        """Return the cached tables by id, as they are in the cache."""
        # A copy, since looking through the cache must not count as using its tables.
        return {table_id: live.position.table for table_id, live in copy(self._kept).items()}

    async def outdated(self, table_id: int) -> None:
        """Drop a table of this process from the cache after it was changed without its lock.

        Waits for the lock, since a move in progress caches the old table. Raises UnknownTable.
        """
        if await self.cluster.owns(table_id):
            async with self.lock(table_id):
                self.forget(table_id)

    def forget(self, table_id: int) -> None:
        """Drop a table from the cache, so that it is read again."""
        self._kept.pop(table_id, None)

    async def position_at(self, now: Position, version: int) -> Position:
        """Return a table's position at a version. Raises UnknownVersion."""
        if version == now.version:
            return now
        if not 0 <= version <= now.version:
            raise UnknownVersion(version=version, newest=now.version)
        state = await self._state(now.table.id, version, now.rules)
        return position_of(now.table, now.rules, state, version)

    async def phases(self, now: Position) -> AsyncIterator[Position]:
        """Yield a table's positions at its start and after each phase, without moves taken back."""
        ends = await self.database.read(lambda db: moves.closing(db, now.table.id, now.version))
        for version in (0, *(version for version, _ in ends)):
            yield await self.position_at(now, version)

    async def _load(self, table_id: int) -> Live:
        stored = await self.stored(table_id)
        rules = self._rules_of(stored)
        state = await self._state(table_id, stored.game.version, rules)
        # The game may have failed in the meantime.
        self.rules_at(stored)
        return _live(stored, rules, state)

    async def _read(self, table_id: int) -> Live:
        def work(connection: Connection) -> Live:
            stored = games.reload(connection, table_id)
            rules = self._rules_of(stored)
            return _live(stored, rules, state_at(connection, rules, table_id, stored.game.version))

        try:
            return await self.database.snapshot(work)
        except CorruptDatabase as error:
            # The owner's log has the reason.
            raise DamagedState from error

    def _rules_of(self, stored: Stored) -> AnyRules:
        """Return the rules of a started table. Raises MissingGame, WrongStatus."""
        if stored.game.status == "lobby" or not stored.seats or stored.seats[0].seat is None:
            raise WrongStatus(status=stored.game.status)
        return self.rules_at(stored)

    async def _state(self, table_id: int, version: int, rules: AnyRules) -> State:
        """Return a stored state; log damage once per version. Raises DamagedState."""
        game = rules.info.key
        try:
            if game not in self.apart:
                return await self.database.read(lambda db: state_at(db, rules, table_id, version))
            # The thread of the database must not wait for another process.
            stored = await self.database.read(lambda db: stored_at(db, table_id, version))
            return await self.computed(game, partial(rebuilt, rules, stored))
        except (CorruptDatabase, DamagedState) as error:
            if (table_id, version) not in self._damaged:
                self._damaged.add((table_id, version))
                _LOG.error(
                    "table %s: its state at version %s is damaged: %r",
                    table_id,
                    version,
                    error.__cause__ or error,
                )
            raise DamagedState from error


def _live(stored: Stored, rules: AnyRules, state: State) -> Live:
    asked = {row.seat: row.asked for row in stored.seats if row.seat is not None}
    table = table_of(stored)
    return Live(position_of(table, rules, state, table.version, asked), stored.game.seed)


def is_there(table: Table, stored: Stored) -> bool:
    """Return whether a stored table is still in the same channel as it was before."""
    return (table.guild_id, table.channel_id) == (stored.game.guild_id, stored.game.channel_id)


def missing(played: Played, releases: Mapping[str, Release | None]) -> MissingGame | None:
    """Return why a table cannot be played with these games, None if its game is new enough."""
    if played.key not in releases:
        return MissingGame(game=played.key)
    here = releases[played.key]
    if here is not None and here.package == played.package and here.is_before(played.version):
        return OlderGame(game=played.key, version=here.version, played=played.version)
    return None


def table_of(stored: Stored) -> Table:
    """Convert a stored table to a `Table`."""
    game = stored.game
    return Table(
        id=game.id,
        game=game.key,
        status=game.status,
        options=json.loads(game.options),
        guild_id=game.guild_id,
        channel_id=game.channel_id,
        where=game.lives,
        thread_id=game.thread_id,
        card_id=game.card_id,
        post_id=game.post_id,
        owner_id=game.owner_id,
        language=game.language,
        version=game.version,
        chairs=_chairs(stored),
        created_at=datetime.fromtimestamp(game.created_at, UTC),
        pace=known_pace(game.pace),
        at_timeout=game.at_timeout,
        paused_at=_moment(game.paused_at),
        pause_ends_at=_moment(game.pause_ends_at),
        ended_at=_moment(game.ended_at),
        left_at=_moment(game.left_at),
        private=bool(game.private),
        invited=bool(game.invited),
        seating=game.seating,
        absentees=game.absentees,
        ready_hours=game.ready_hours,
        fixture_id=game.fixture_id,
        haste=game.haste,
        rated=bool(game.rated),
        epoch=game.epoch,
        programs=bool(game.programs),
        hints=None if game.hints is None else bool(game.hints),
    )


def _moment(at: float | None) -> datetime | None:
    return None if at is None else datetime.fromtimestamp(at, UTC)


def tables_of(found: Iterable[Stored]) -> list[Table]:
    """Convert stored tables to `Table` values."""
    return [table_of(stored) for stored in found]


def position_of(
    table: Table,
    rules: AnyRules,
    state: State,
    version: int,
    asked: Mapping[int, int | None] | None = None,
) -> Position:
    """Return a table with its state; `asked` has stamps by seat, by default this version's.

    If the bot is not on the table's server, there are no decisions.
    """
    # A game that its players agreed to end may end in the middle of a decision.
    ended = table.status == "abandoned" or (table.status == "over" and version == table.version)
    waits = table.left_at is not None
    decisions = () if ended or waits else tuple(rules.pending(state))
    since = asked or {}
    return Position(
        table=table,
        rules=rules,
        version=version,
        decisions=decisions,
        asked={d.seat: _or(since.get(d.seat), table.stamp(version)) for d in decisions},
        scores=tuple(rules.scores(state)) if table.status == "over" else (),
        _state=state,
    )


def _or(number: int | None, default: int) -> int:
    return default if number is None else number


def _chairs(stored: Stored) -> tuple[Chair, ...]:
    names = names_of(stored)
    less = stored.game.status == "running" and bool(stored.game.strong_missed & games.LESS)
    return tuple(
        Chair(
            seat=row.seat,
            name=name,
            user_id=row.user_id,
            bot=row.bot,
            caretaker=row.caretaker,
            awaited=row.awaited is not None,
            thinks_less=less and row.bot in THINKING,
            program=bool(row.program),
        )
        for row, name in zip(stored.seats, names, strict=True)
    )


def names_of(stored: Stored) -> tuple[str, ...]:
    """Return the names of a table's players as they are shown there, in the order of its seats."""
    nobody = Words(stored.game.language)("seat-of-nobody")
    return told_apart([row.name for row in stored.seats], nobody)


def name_at(stored: Stored, seat: SeatRow) -> str:
    """Return the name at a table of a player who sits there or is about to sit down."""
    seats = tuple(seat if row.chair == seat.chair else row for row in stored.seats)
    found = zip(seats, names_of(stored._replace(seats=seats)), strict=True)
    return next((name for row, name in found if row is seat), seat.name)
