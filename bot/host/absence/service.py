"""Service for absent players; each of its public methods runs in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import TypeVar

from bot.host.absence import (
    idle_tables,
    queries,
    seats,
    table_clocks,
    timeouts,
    vacation_bots,
    vacations,
)
from bot.host.absence.availability import Availability
from bot.host.absence.downtime import beat
from bot.host.absence.queries import Deadline
from bot.host.core import limits
from bot.host.core.api import (
    Away,
    HostError,
    LeagueDecides,
    NotAllowed,
    NotAway,
    Notice,
    Person,
    SeatTime,
    Table,
    Tenure,
    WrongStatus,
)
from bot.host.core.background.timers import Timers
from bot.host.core.moves import endings
from bot.host.core.moves.announcing import announce, store_act
from bot.host.core.moves.endings import check_present
from bot.host.core.paces import DAY, check_pace
from bot.host.core.registry import TableRegistry, table_of
from bot.house_bots.api import house_bot
from bot.store import Connection
from bot.store.leagues import records
from bot.store.tables import games
from bot.store.tables.games import Stored
from bot.store.turns import absence

T = TypeVar("T")

WakeFollowers = Callable[[int], None]
Kinds = Mapping[str, Sequence[str]]
"""Kinds of house bots by game."""

PAUSE_DAYS = 7
"""Number of days that a pause lasts, unless the players choose another one."""
MOST_PAUSE_DAYS = 28


class NoPlace(HostError):
    """The table's channel was deleted (`table`), so that its clocks stand still."""

    code = "no-place"


class Absence:
    """Service for clocks, time-outs, caretakers, substitutes and returns."""

    def __init__(
        self,
        registry: TableRegistry,
        kinds: Kinds,
        clockwork: Timers,
        wake_followers: WakeFollowers,
    ) -> None:
        self._registry = registry
        self._kinds = kinds
        self._wake_followers = wake_followers
        self.availability = Availability(registry, wake_followers)
        clockwork.rings |= {
            table_clocks.CLOCK: self._clock_due,
            table_clocks.BALLOT: self._ballot_due,
            table_clocks.PAUSE: self._pause_due,
            idle_tables.STANDSTILL: self._standstill_due,
            vacations.VACATION: self._vacation_due,
            vacation_bots.VACATION_END: self._vacation_over,
        }

    async def beat(self) -> None:
        """Record that the bot is running; this must be called before the timers."""
        now, connectivity, latest = (
            self._registry.now(),
            self._registry.connectivity,
            self._registry.latest,
        )
        await self._registry.database.write(lambda db: beat(db, now, connectivity, latest))
        self._registry.latest = now

    async def set_pace(
        self, table_id: int, by: int, pace: str | None = None, at_timeout: str | None = None
    ) -> Table:
        """Set the pace or time-out rule of a table in the lobby; None leaves it unchanged.

        Raises UnknownTable, WrongStatus, NotAllowed (who="owner"), BadOption, ServerLeft.
        """
        table = table_of(await self._registry.stored(table_id))
        if table.status != "lobby":
            raise WrongStatus(status=table.status)
        check_present(table)
        if by != table.owner_id:
            raise NotAllowed(who="owner")
        chosen = (pace or table.pace, at_timeout or table.at_timeout)
        check_pace(*chosen)
        return await self._registry.change(table_id, pace=chosen[0], at_timeout=chosen[1])

    async def change_pace(self, table_id: int, pace: str, admin: Person | None = None) -> Table:
        """Change the pace of a running table, after all players agreed or an admin decided.

        Raises UnknownTable, WrongStatus, BadOption.
        """
        check_pace(pace)

        def work(connection: Connection, stored: Stored, now: float) -> None:
            _running(stored)
            _announce_rescue(connection, stored, admin, now, "pace", pace=pace)
            table_clocks.repace(connection, stored, pace, now)
            announce(connection, stored, Notice("absence-pace", {"pace": pace}), now)

        return await self._table_after(table_id, work)

    async def pause(self, table_id: int, days: int = PAUSE_DAYS) -> Table:
        """Stop a running table's clocks for some days, as the players agreed; open votes close.

        Raises UnknownTable, WrongStatus.
        """

        def work(connection: Connection, stored: Stored, now: float) -> None:
            _running(stored)
            if stored.game.paused_at is None:
                until = now + days * DAY
                table_clocks.pause(connection, stored, until, now)
                announce(
                    connection, stored, Notice("absence-paused", {"until_at": round(until)}), now
                )

        return await self._table_after(table_id, work)

    async def resume(self, table_id: int, admin: Person | None = None) -> Table:
        """Restart the clocks of a paused table.

        Raises UnknownTable, WrongStatus, LeagueDecides (what="dispute"), MissingGame, NoPlace.
        """

        def work(connection: Connection, stored: Stored, now: float) -> None:
            _running(stored)
            game = stored.game
            if records.is_disputed(connection, game.fixture_id, game.pause_ends_at):
                raise LeagueDecides(what="dispute")
            for why in self._held_by(connection, stored):
                raise why
            if game.paused_at is not None:
                _announce_rescue(connection, stored, admin, now, "resume")
                table_clocks.resume(connection, stored, now)

        return await self._table_after(table_id, work)

    async def held_by(self, table_id: int) -> list[HostError]:
        """Return why a table cannot go on: its game is missing, its channel was deleted, or both.

        Raises UnknownTable.
        """
        stored = await self._registry.stored(table_id)
        return await self._registry.database.read(lambda db: [*self._held_by(db, stored)])

    def _held_by(self, connection: Connection, stored: Stored) -> Iterator[HostError]:
        if (missing := self._registry.waits_for(stored)) is not None:
            yield missing
        if table_clocks.lost_channel(connection, stored.game):
            yield NoPlace(table=stored.game.id)

    async def take_up(self, table_id: int, user_id: int) -> Table:
        """Resume an abandoned game for one of its players; house bots play for the others.

        Raises UnknownTable, WrongStatus, NotSeated, TooLate.
        """
        return await self._table_after(
            table_id,
            lambda db, stored, now: seats.take_up(db, stored, user_id, self._kind(stored), now),
        )

    async def end(self, table_id: int, admin: Person) -> Table:
        """End a running table without a result by an admin's decision.

        Raises UnknownTable, WrongStatus.
        """

        def work(connection: Connection, stored: Stored, now: float) -> None:
            _running(stored)
            _announce_rescue(connection, stored, admin, now, "end")
            endings.abandon(connection, table_id, now)
            table_clocks.align(connection, table_id, now)

        return await self._table_after(table_id, work)

    async def entrust(self, table_id: int, seat: int, admin: Person | None = None) -> Table:
        """Have a house bot play for an absent player, as the other players or an admin decided.

        Raises UnknownTable, WrongStatus, and NotAway if no person is playing the seat.
        """

        def work(connection: Connection, stored: Stored, now: float) -> None:
            _running(stored)
            if not (0 <= seat < len(stored.seats) and table_clocks.is_present(stored.seats[seat])):
                raise NotAway(table=table_id, who="bot")
            _announce_rescue(connection, stored, admin, now, "house-bot", seat=seat + 1)
            timeouts.entrust(connection, stored, stored.seats[seat], self._kind(stored), now)

        return await self._table_after(table_id, work)

    async def waking_time(self, table_id: int, seat: int) -> float | None:
        """Return the waking seconds for which a seat's player has had a decision.

        Return None if there is no decision, or no person is playing the seat. Raises UnknownTable.
        """
        await self._registry.stored(table_id)
        now = self._registry.now()
        return await self._registry.database.read(
            lambda db: queries.asked_for(db, table_id, seat, now)
        )

    async def vote(self, table_id: int, lapse_id: int, user_id: int, choice: str) -> str | None:
        """Vote about a player who has run out of time (one of `timeouts.CHOICES`).

        Return the outcome, or None if the vote is still open.

        Raises UnknownTable, NothingToVote, NotAllowed (who="voter").
        """
        return await self._change(
            table_id,
            lambda db, stored, now: timeouts.vote(
                db, lapse_id, user_id, choice, self._kind(stored), now
            ),
        )

    async def back(self, table_id: int, person: Person) -> bool:
        """Give an absent person their seat back, and return whether they have it now.

        If another person has taken the seat, that player is asked to return it.

        Raises UnknownTable, WrongStatus, NotSeated, NotAway, TooOften.
        """

        def work(connection: Connection, stored: Stored, now: float) -> bool:
            _running(stored)
            if all(seat.user_id != person.id for seat in stored.seats):
                return seats.want_back(connection, stored, person, now)
            seats.come_back(connection, stored, seats.seat_of(stored, person.id), now)
            return True

        return await self._change(table_id, work)

    async def leave(self, table_id: int, user_id: int) -> None:
        """Give up a seat of a running table; a house bot plays it until a person takes it.

        If only one other person remains, they may end the table.

        Raises UnknownTable, WrongStatus, NotSeated, TooOften.
        """

        def work(connection: Connection, stored: Stored, now: float) -> None:
            seat = seats.seat_of(stored, user_id)
            limits.spend(connection, limits.QUITS, now, table_id, user_id)
            timeouts.leave(connection, stored, seat, self._kind(stored), now)

        await self._change(table_id, work)

    async def take(self, table_id: int, seat: int, person: Person) -> Table:
        """Give an absent player's seat to another person, with a full clock.

        Raises UnknownTable, WrongStatus, AlreadySeated, NotAway, NotWelcome.
        """
        return await self._table_after(
            table_id, lambda db, stored, now: seats.substitute(db, stored, seat, person, now)
        )

    async def give_back(self, table_id: int, user_id: int, original: int) -> Table:
        """Hand the seat of a person back to `original`, who had it earlier.

        Raises UnknownTable, WrongStatus, NotSeated, AlreadySeated, NotAway, LeagueDecides.
        """
        return await self._table_after(
            table_id, lambda db, stored, now: seats.give_back(db, stored, user_id, original, now)
        )

    async def times(self, table_id: int) -> tuple[SeatTime, ...]:
        """Return every person's clock at a table, by seat. Raises UnknownTable."""
        await self._registry.stored(table_id)
        now = self._registry.now()
        return await self._registry.database.read(lambda db: queries.times(db, table_id, now))

    async def until(self, user_id: int) -> Mapping[int, datetime]:
        """Return when a person's clock runs out, by table, for the tables where it is running."""
        found = await self._registry.database.read(lambda db: queries.deadlines_of(db, user_id))
        return {one.table_id: one.until for one in found}

    async def deadlines(self, user_id: int) -> list[Deadline]:
        """Return when a person's clock runs out, for each table where it is running."""
        return await self._registry.database.read(lambda db: queries.deadlines_of(db, user_id))

    async def ballots(self, user_id: int) -> list[Deadline]:
        """Return when the votes about time-outs end in which a person has yet to vote."""
        return await self._registry.database.read(lambda db: queries.ballots_of(db, user_id))

    async def away(self, table_id: int) -> tuple[Away, ...]:
        """Return the seats of absent players, and the open votes about them."""
        return await self._registry.database.read(lambda db: queries.away(db, table_id))

    async def tenures(self, table_id: int) -> list[Tenure]:
        """Return a table's tenures, which record who played each seat, in order."""
        rows = await self._registry.database.read(lambda db: absence.tenures(db, table_id))
        return [
            Tenure(
                seat=row.seat,
                version=row.version,
                at=datetime.fromtimestamp(row.at, UTC),
                name=row.name,
                user_id=row.user_id,
                bot=row.bot,
                reason=row.reason,
            )
            for row in rows
        ]

    async def _clock_due(self, table_id: int, seat: int) -> None:
        await self._change(
            table_id,
            lambda db, stored, now: timeouts.clock_due(db, table_id, seat, self._kind(stored), now),
        )

    async def _ballot_due(self, table_id: int, lapse_id: int) -> None:
        await self._change(
            table_id,
            lambda db, stored, now: timeouts.ballot_due(
                db, table_id, lapse_id, self._kind(stored), now
            ),
        )

    async def _vacation_due(self, table_id: int, user_id: int) -> None:
        await self._change(
            table_id,
            lambda db, stored, now: vacation_bots.vacation_due(
                db, stored, user_id, self._kind(stored), now
            ),
        )

    async def _vacation_over(self, table_id: int, user_id: int) -> None:
        await self._change(
            table_id, lambda db, stored, now: vacation_bots.hand_back(db, stored, user_id, now)
        )

    async def _pause_due(self, table_id: int, _number: int) -> None:
        await self._change(table_id, table_clocks.pause_due)

    async def _standstill_due(self, table_id: int, _number: int) -> None:
        await self._change(table_id, lambda db, stored, now: idle_tables.look(db, table_id, now))

    def _kind(self, stored: Stored) -> str:
        return house_bot(self._kinds.get(stored.game.key, ()))

    async def _change(self, table_id: int, work: Callable[[Connection, Stored, float], T]) -> T:
        """Change a table in one transaction, then wake its followers. Raises ServerLeft."""
        async with self._registry.lock(table_id):
            check_present(table_of(await self._registry.stored(table_id)))
            now = self._registry.now()
            result = await self._registry.database.write(
                lambda db: work(db, games.reload(db, table_id), now)
            )
            self._registry.forget(table_id)
        self._wake_followers(table_id)
        return result

    async def _table_after(
        self, table_id: int, work: Callable[[Connection, Stored, float], None]
    ) -> Table:
        await self._change(table_id, work)
        return table_of(await self._registry.stored(table_id))


def _announce_rescue(
    connection: Connection,
    stored: Stored,
    admin: Person | None,
    now: float,
    act: str,
    **data: str | int,
) -> None:
    """If an admin makes a change, announce it and record it for the audit log."""
    if admin is None:
        return
    game = stored.game
    topic = "absence-rescue" if game.fixture_id is None else "league-rescue"
    announce(connection, stored, Notice(topic, {"name": admin.name}), now)
    kind = f"{act}-private" if act == "end" and game.private else act
    store_act(connection, game.guild_id, admin.id, kind, now, table=game.id, game=game.key, **data)


def _running(stored: Stored) -> None:
    if stored.game.status != "running":
        raise WrongStatus(status=stored.game.status)
