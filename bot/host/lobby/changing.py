"""Changes of a lobby and its house bots, each under the table's lock and in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.api import GameError
from bot.engine.options import valid
from bot.host.core.api import HostError, Notice, Person, Table, TableFull, WrongStatus
from bot.host.core.moves.announcing import announce
from bot.host.core.moves.endings import check_present
from bot.host.core.registry import Live, TableRegistry, Work, position_of, table_of
from bot.host.lobby import ready_check, rows
from bot.host.lobby.ready_check import deal, store_start
from bot.host.lobby.rows import KEPT, chair_for_bot, check_seated
from bot.host.people.guests import check_welcome
from bot.house_bots.api import house_bot
from bot.store import Connection
from bot.store.tables import games
from bot.store.tables.games import SeatRow, Stored

Kinds = Mapping[str, Sequence[str]]
"""Kinds of house bots that can take a chair, by game."""


class NoHouseBot(HostError):
    """The table has no house bot."""

    code = "no-house-bot"


class Changing:
    """Base class of services that change a lobby; callers of its methods must hold the lock."""

    def __init__(
        self, registry: TableRegistry, kinds: Kinds, wake_followers: Callable[[int], None]
    ) -> None:
        self._registry = registry
        self._kinds = kinds
        self._wake_followers = wake_followers

    def _departure(
        self, stored: Stored, rest: Sequence[SeatRow]
    ) -> Callable[[Connection], ready_check.After]:
        """Return a function that stores the seats after a departure, and fills free ones."""
        table_id, seating, now = stored.game.id, self._seating(stored), self._registry.now()

        def went(connection: Connection) -> ready_check.After:
            games.replace_seats(connection, table_id, rest)
            return ready_check.depart(connection, table_id, seating, now)

        return went

    async def _carry_on(
        self, stored: Stored, change: Callable[[Connection], ready_check.After], **values: str | int
    ) -> Table:
        """Store a changed lobby, postpone its expiry, and start the game if all are ready.

        The caller must hold the lock.
        """
        table_id, kept_until = stored.game.id, self._registry.now() + KEPT

        def work(connection: Connection) -> ready_check.After:
            self._registry.cluster.check_unchanged(connection, table_of(stored))
            games.update(connection, table_id, 0, expires_at=kept_until, **values)
            return change(connection)

        return await self._deal_if(await self._registry.database.write(work))

    async def _deal_if(self, after: ready_check.After) -> Table:
        """Draw the seats by lot and start the game, if the ready check is complete."""
        stored = after.stored
        if not after.complete:
            return table_of(stored)
        rules = self._registry.rules_at(stored)
        begun = await self._registry.database.write(lambda db: deal(db, stored, rows.bits))
        table, seed = table_of(begun), begun.game.seed
        options = valid(rules.info.settings, table.options)
        lapsed = [f"{key} = {one}" for key, one in table.options.items() if key not in options]
        table = replace(table, options=options)
        try:
            deal_out = partial(rules.setup, len(begun.seats), options, seed)
            state = await self._registry.computed(table.game, deal_out)
        except GameError:
            # The options do not fit together: the owner sees the error at the next start.
            await self._registry.database.write(lambda db: ready_check.stop(db, stored.game.id))
            raise
        position = position_of(table, rules, state, 0)
        now = self._registry.now()

        def start(connection: Connection) -> None:
            self._registry.cluster.check_unchanged(connection, table_of(stored))
            store_start(connection, begun, position, now)
            self._registry.store_begun(connection, position.table)
            if lapsed:
                games.update(connection, table.id, 0, options=games.options_text(options))
                notice = Notice("options-lapsed", {"what": ", ".join(lapsed)})
                announce(connection, begun, notice, now)

        await self._registry.database.write(start)
        self._registry.keep(Live(position, seed))
        self._wake_followers(table.id)
        return table

    def _most(self, stored: Stored) -> int:
        return self._registry.rules_at(stored).info.seats[-1]

    def _seating(self, stored: Stored) -> ready_check.Seating:
        kind = house_bot(self._kinds.get(stored.game.key, ()))
        seats = self._registry.rules_at(stored).info.seats

        def bot(rows: Sequence[SeatRow]) -> SeatRow:
            return chair_for_bot(rows, kind)

        return ready_check.Seating(seats[0], seats[-1], bot)

    async def _open(self, table_id: int) -> Stored:
        stored = await self._registry.stored(table_id)
        if stored.game.status != "lobby":
            raise WrongStatus(status=stored.game.status)
        check_present(table_of(stored))
        return stored

    async def _check_welcome(self, stored: Stored, person: Person, but: int | None = None) -> None:
        sitting = [row.user_id for row in stored.seats if row.user_id not in (None, but)]
        others = [user_id for user_id in sitting if user_id is not None]
        game = stored.game
        await self._registry.database.read(lambda db: check_welcome(db, game, person.id, others))

    def _with(self, stored: Stored, row: SeatRow) -> list[SeatRow]:
        limit = self._most(stored)
        if len(stored.seats) >= limit:
            raise TableFull(seats=limit)
        last = max(seat.chair for seat in stored.seats)
        return [*stored.seats, row._replace(chair=last + 1)]

    async def _reseat(
        self,
        stored: Stored,
        seats: Sequence[SeatRow] | None,
        check: Work = lambda connection: None,
        **values: str | int,
    ) -> Table:
        """Store a changed lobby and postpone its expiry, unless `check` raises an error."""
        table_id, expires_at = stored.game.id, self._registry.now() + KEPT

        def also(connection: Connection) -> None:
            self._registry.cluster.check_unchanged(connection, table_of(stored))
            check(connection)
            if seats is not None:
                games.replace_seats(connection, table_id, seats)

        return await self._registry.change_locked(table_id, also, expires_at=expires_at, **values)


class UnknownLevel(HostError):
    """The game has no house bot of this `level`, only of `levels` (joined by hyphens)."""

    code = "unknown-level"


class HouseBotGone(HostError):
    """The table no longer has a house bot of this `name`."""

    code = "house-bot-gone"


class HouseBotChairs(Changing):
    """Service for the chairs of house bots, which any person at the table may change."""

    def levels(self, game: str) -> Sequence[str]:
        """Return the kinds of house bots that a game offers, weakest first."""
        return self._kinds.get(game, ())

    async def add_bot(self, table_id: int, by: int, kind: str | None = None) -> Table:
        """Seat a house bot, by default of the kind that replaces absent people.

        Raises UnknownTable, WrongStatus, NotSeated, TableFull, UnknownLevel.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_seated(stored, by)
            kind = kind or house_bot(self.levels(stored.game.key))
            self._check_level(stored.game.key, kind)
            row = chair_for_bot(stored.seats, kind)
            return await self._reseat(stored, self._with(stored, row))

    async def fill(self, table_id: int, by: int, seats: int, kind: str | None = None) -> Table:
        """Seat house bots until `seats` seats are taken, by default of the kind for absent people.

        This is a single step: of two simultaneous calls, only one seats them. Raises UnknownTable,
        WrongStatus, NotSeated, TableFull, UnknownLevel.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_seated(stored, by)
            kind, filled = kind or house_bot(self.levels(stored.game.key)), stored
            self._check_level(stored.game.key, kind)
            while len(filled.seats) < seats:
                rows = self._with(filled, chair_for_bot(filled.seats, kind))
                filled = filled._replace(seats=tuple(rows))
            return await self._reseat(stored, filled.seats)

    async def set_level(self, table_id: int, by: int, name: str, level: str) -> Table:
        """Set the level of a house bot, given by its name.

        Raises UnknownTable, WrongStatus, NotSeated, HouseBotGone, UnknownLevel.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_seated(stored, by)
            if not any(row.bot is not None and row.name == name for row in stored.seats):
                raise HouseBotGone(name=name)
            self._check_level(stored.game.key, level)
            rows = [
                row._replace(bot=level) if row.bot is not None and row.name == name else row
                for row in stored.seats
            ]
            return await self._reseat(stored, rows)

    async def remove_bot(self, table_id: int, by: int) -> Table:
        """Remove the house bot that was seated last.

        Raises UnknownTable, WrongStatus, NotSeated, NoHouseBot.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_seated(stored, by)
            bots = [row for row in stored.seats if row.bot is not None]
            if not bots:
                raise NoHouseBot(table=table_id)
            rest = [row for row in stored.seats if row is not bots[-1]]
            return await self._carry_on(stored, self._departure(stored, rest))

    def _offered(self, game: str, row: SeatRow) -> SeatRow:
        """Return an earlier table's chair; replace its house bot if it is no longer offered."""
        levels = self.levels(game)
        return row if row.bot is None or row.bot in levels else row._replace(bot=house_bot(levels))

    def _check_level(self, game: str, level: str) -> None:
        levels = self.levels(game)
        if level not in levels:
            raise UnknownLevel(level=level, levels="-".join(levels))
