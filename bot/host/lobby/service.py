"""Service for lobbies: opening a table, taking seats, choosing options, starting."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Literal

from bot.engine.api import VARIANT, BadOption, GameError
from bot.engine.options import check_choice, valid
from bot.host.core import limits
from bot.host.core.api import (
    AlreadySeated,
    HostError,
    Person,
    PublishFailed,
    Table,
    TooFewPlayers,
    WrongStatus,
)
from bot.host.core.background.timers import Timers
from bot.host.core.paces import check_pace
from bot.host.core.registry import (
    AnyRules,
    TableRegistry,
    is_there,
    table_of,
    tables_of,
)
from bot.host.lobby import closing, ready_check, rows
from bot.host.lobby.calls import Invitations, LobbyCall, calls_due
from bot.host.lobby.changing import HouseBotChairs, Kinds
from bot.host.lobby.closing import Closing
from bot.host.lobby.openings import Openings, OwnTables
from bot.host.lobby.presence import Presence, see
from bot.host.lobby.queue import Queue
from bot.host.lobby.rows import (
    chair_at,
    chair_for,
    chair_for_bot,
    check_owner,
    check_seated,
    check_table_limits,
    is_rematch,
    like,
    seat_of,
)
from bot.host.lobby.wishes import Wishes
from bot.host.servers.presets import Preset
from bot.host.servers.settings import check_room
from bot.host.servers.variants import played_with
from bot.house_bots.api import house_bot
from bot.store import Connection
from bot.store.core.event_log import log_table_after_commit
from bot.store.people import wishes
from bot.store.tables import expiry, games
from bot.store.tables.games import GameRow, SeatRow, Stored
from bot.store.turns import ready as calls
from bot.store.turns.ready import WaitingRow

_LOG = logging.getLogger(__name__)


class VariantUnrated(HostError):
    """A table with a variant cannot count for ratings."""

    code = "variant-unrated"


class Lobby(HouseBotChairs):
    """Service for tables that have not started; most methods return the table after the change."""

    def __init__(
        self,
        registry: TableRegistry,
        kinds: Kinds,
        clockwork: Timers,
        wake_followers: Callable[[int], None],
    ) -> None:
        super().__init__(registry, kinds, wake_followers)
        self.openings = Openings(registry)
        self.own_tables = OwnTables(registry, self.openings)
        self.invitations = Invitations(registry)
        self.wishes = Wishes(registry, self.openings)
        self.presence = Presence(registry)
        self.closing = Closing(registry)
        self.queue = Queue(registry, self._seating, self._ready_due)
        clockwork.rings[ready_check.READY] = self._ready_due

    async def new(
        self,
        owner: Person,
        game: str,
        *,
        guild_id: int,
        channel_id: int,
        where: Literal["thread", "here"],
        language: str,
        options: Mapping[str, str] | None = None,
        private: bool = False,
        invited: bool = False,
        pace: str = "none",
        rated: bool = False,
        manages: bool = False,
    ) -> Table:
        """Open a table with its owner on the first chair; `where` is "thread" or "here".

        `manages` means that the owner may manage the server, and so have more lobbies than others.
        Raises UnknownGame, BadOption, EnoughTables, TooManyLobbies, TooManyTables, TooOften.
        """
        chosen = dict(options or {})
        for key, value in chosen.items():
            check_choice(self._registry.rules(game).info.settings, key, value)
        start = Preset(
            id=0,
            name="",
            game=game,
            options=chosen,
            where="private" if private else where,
            invited=invited,
            pace=pace,
            rated=rated,
        )
        at = {"guild_id": guild_id, "channel_id": channel_id}
        return await self.new_from(
            owner, start, **at, where=where, language=language, manages=manages
        )

    async def new_from(
        self,
        owner: Person,
        preset: Preset,
        *,
        guild_id: int,
        channel_id: int,
        where: Literal["thread", "here"],
        language: str,
        manages: bool = False,
    ) -> Table:
        """Open a table with a server's preset; choices that are no longer offered lapse.

        Raises UnknownGame, BadOption, VariantUnrated, EnoughTables, TooManyLobbies, TooManyTables,
        TooOften.
        """
        check_pace(preset.pace, preset.at_timeout)
        if preset.rated and preset.options.get(VARIANT.key):
            raise VariantUnrated
        info, levels = self._registry.rules(preset.game).info, self.levels(preset.game)
        row = GameRow(
            id=0,
            key=info.key,
            status="lobby",
            options=games.options_text(valid(info.settings, preset.options)),
            seed=0,
            guild_id=guild_id,
            channel_id=channel_id,
            lives=where,
            thread_id=None,
            card_id=None,
            post_id=None,
            owner_id=owner.id,
            language=language,
            version=0,
            created_at=self._registry.now(),
            pace=preset.pace,
            at_timeout=preset.at_timeout,
            private=int(preset.where == "private"),
            invited=int(preset.invited),
            absentees=preset.absentees,
            ready_hours=preset.ready_hours,
            rated=int(preset.rated),
            hints=None if preset.hints is None else int(preset.hints),
            programs=int(preset.programs),
        )
        seats = [chair_for(0, owner)]
        for kind in preset.bots[: info.seats[-1] - 1] if levels else ():
            bot = chair_for_bot(seats, kind if kind in levels else house_bot(levels))
            seats.append(bot._replace(chair=len(seats)))
        return await self._insert(row, tuple(seats), manages)

    async def rematch(self, table_id: int, person: Person, manages: bool = False) -> Table:
        """Open a table with the settings and house bots of a finished one, in the same place.

        If another of its players has already done so, the person takes a seat there; the owner of
        the returned table shows which of the two happened. Raises UnknownTable, WrongStatus,
        NotSeated, AlreadySeated, TableFull, EnoughTables, TooManyLobbies, TooManyTables, TooOften.
        """
        async with self._registry.lock(table_id):
            old = await self._registry.stored(table_id)
            if old.game.status != "over":
                raise WrongStatus(status=old.game.status)
            check_seated(old, person.id)
            place_id = table_of(old).place_id
            here = await self._registry.database.read(lambda db: games.at_place(db, place_id))
            again = next((other for other in here if is_rematch(old, other)), None)
            if again is None:
                row, seats = like(old, person, place_id, self._registry.now())
                seats = tuple(self._offered(row.key, seat) for seat in seats)
                return await self._insert(row, seats, manages)
        return await self.join(again.game.id, person)

    async def join(self, table_id: int, person: Person) -> Table:
        """Take a chair for a person.

        Raises UnknownTable, WrongStatus, AlreadySeated, TableFull, NotWelcome, TooManyTables.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            if seat_of(stored, person.id) is not None:
                raise AlreadySeated(table=table_id)
            await self._check_welcome(stored, person)
            rows, now = self._with(stored, chair_for(0, person)), self._registry.now()
            seating = self._seating(stored)

            def came(connection: Connection) -> ready_check.After:
                check_table_limits(connection, stored, person.id)
                see(connection, stored.game.guild_id, person.id, now)
                calls.wait_no_more(connection, table_id, person.id)
                wishes.sit_down(connection, person.id, stored.game.guild_id, stored.game.key)
                games.replace_seats(connection, table_id, rows)
                if len(rows) == seating.least:
                    ready_check.announce_enough(connection, stored, now)
                return ready_check.arrive(connection, table_id, seating, None, now)

            return await self._carry_on(stored, came)

    async def leave(self, table_id: int, user_id: int) -> Table:
        """Free a chair; if it was the owner's, another person becomes the owner.

        If no person is left, the table is abandoned. Raises UnknownTable, WrongStatus, NotSeated.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_seated(stored, user_id)
            rest = [row for row in stored.seats if row.user_id != user_id]
            people = [row.user_id for row in rest if row.user_id is not None]
            if not people:
                ended = closing.abandoned(stored.game)
                return await self._reseat(stored, rest, ended, status="abandoned")
            owner = stored.game.owner_id if stored.game.owner_id in people else people[0]
            if self._registry.waits_for(stored) is not None:
                return await self._reseat(stored, rest, owner_id=owner)
            return await self._carry_on(stored, self._departure(stored, rest), owner_id=owner)

    async def replace(self, table_id: int, by: int, chair: int, person: Person) -> Table:
        """Give a chair (from 0, in the order of the card) to another person.

        Raises UnknownTable, WrongStatus, NotAllowed (who="owner") unless it is the person's own
        chair, NotSeated if there is no such chair, AlreadySeated, NotWelcome, TooManyTables.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            old = chair_at(stored, chair)
            if old.user_id != by:
                check_owner(stored, by)
            if seat_of(stored, person.id) is not None:
                raise AlreadySeated(table=table_id)
            await self._check_welcome(stored, person, but=old.user_id)
            rows = list(stored.seats)
            rows[chair] = chair_for(old.chair, person)
            owner = stored.game.owner_id if old.user_id != stored.game.owner_id else person.id
            seating, now = self._seating(stored), self._registry.now()

            def came(connection: Connection) -> ready_check.After:
                limits.check_seats(
                    connection, stored.game.guild_id, person.id, table_id, person.name
                )
                calls.wait_no_more(connection, table_id, person.id)
                wishes.sit_down(connection, person.id, stored.game.guild_id, stored.game.key)
                games.replace_seats(connection, table_id, rows)
                return ready_check.arrive(connection, table_id, seating, person.id, now)

            return await self._carry_on(stored, came, owner_id=owner)

    async def swap(self, table_id: int, by: int, first: int, second: int) -> Table:
        """Exchange two chairs (from 0), and fix the seats in the order of the chairs.

        Raises UnknownTable, WrongStatus, NotAllowed (who="owner"), NotSeated if there is no such
        chair.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_owner(stored, by)
            rows = list(stored.seats)
            one, other = chair_at(stored, first), chair_at(stored, second)
            rows[first] = other._replace(chair=one.chair)
            rows[second] = one._replace(chair=other.chair)
            return await self._reseat(stored, rows, seating="fixed")

    async def draw_lots(self, table_id: int, by: int) -> Table:
        """Have the seats drawn by lot again.

        Raises UnknownTable, WrongStatus, NotAllowed (who="owner").
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_owner(stored, by)
            return await self._reseat(stored, None, seating="lot")

    async def expire(self) -> list[Table]:
        """Abandon expired lobbies; return those whose owners can be notified now."""
        now, database = self._registry.now(), self._registry.database
        if await database.read(lambda db: expiry.any_expiring(db, now)):
            await database.write(lambda db: closing.expire(db, now))
        return tables_of(await database.read(lambda db: closing.unannounced(db, now)))

    async def begin_expiry(self, table_id: int) -> datetime | None:
        """Store that an expiry is announced now; return when this was first tried, or None."""
        now = self._registry.now()

        def work(connection: Connection) -> float:
            tried_at = expiry.tried_at(connection, table_id)
            if tried_at is None:
                raise WrongStatus(status="lobby")
            expiry.begin_announcing(connection, table_id, now)
            return tried_at

        tried_at = await self._registry.database.write(work)
        return datetime.fromtimestamp(tried_at, UTC) if tried_at else None

    async def mark_expiry_announced(self, table_id: int, **card: int) -> None:
        """Store that the owner was notified of the expiry, and the new `card_id` if given."""
        await self._registry.change(
            table_id, lambda db: expiry.mark_expiry_announced(db, table_id), **card
        )

    async def renew(self, table_id: int, by: int, manages: bool = False) -> Table:
        """Keep a lobby open for longer, or reopen an expired one.

        Raises UnknownTable, WrongStatus, NotSeated, EnoughTables, TooManyLobbies, TooManyTables,
        TooOften.
        """
        async with self._registry.lock(table_id):
            stored = await self._registry.stored(table_id)
            never_started = stored.game.status == "abandoned" and not stored.game.seed
            if not never_started and stored.game.status != "lobby":
                raise WrongStatus(status=stored.game.status)
            check_seated(stored, by)
            game, now = stored.game, self._registry.now()

            def check(connection: Connection) -> None:
                if game.status == "lobby":
                    limits.spend(connection, limits.RENEWALS, now, table_id)
                else:
                    _check_opening(connection, game, by, manages, now)
                    log_table_after_commit(connection, "table_reopened", game)

            return await self._reseat(stored, None, check, status="lobby")

    async def set_option(self, table_id: int, by: int, key: str, value: str) -> Table:
        """Set an option of the game.

        Raises UnknownTable, WrongStatus, NotAllowed (who="owner"), BadOption.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_owner(stored, by)
            check_choice(self._registry.rules_at(stored).info.options, key, value)
            options = {**table_of(stored).options, key: value}
            return await self._reseat(stored, None, options=games.options_text(options))

    async def set_variant(self, table_id: int, by: int, choices: Mapping[str, str]) -> Table:
        """Have the table play a variant, given as choices, or {} for the rules.

        A table with a variant is not rated: its result cannot be compared with others. Raises
        UnknownTable, WrongStatus, NotAllowed (who="owner"), BadOption.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_owner(stored, by)
            info = self._registry.rules_at(stored).info
            for key, value in choices.items():
                check_choice(info.settings, key, value)
            options = played_with(info, table_of(stored).options, choices)
            rated = 0 if choices else stored.game.rated
            text = games.options_text(options)
            return await self._reseat(stored, None, options=text, rated=rated)

    async def set_rated(self, table_id: int, by: int, rated: bool) -> Table:
        """Set whether the result will count for the players' ratings.

        Raises UnknownTable, WrongStatus, NotAllowed (who="owner"), VariantUnrated.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_owner(stored, by)
            if rated and table_of(stored).options.get(VARIANT.key):
                raise VariantUnrated
            return await self._reseat(stored, None, rated=int(rated))

    async def set_hints(self, table_id: int, by: int, hints: bool) -> Table:
        """Set whether players may ask for hints; at a rated table they never may.

        Raises UnknownTable, WrongStatus, NotAllowed (who="owner").
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_owner(stored, by)
            return await self._reseat(stored, None, hints=int(hints))

    async def set_programs(self, table_id: int, by: int, programs: bool) -> Table:
        """Set whether people may let programs play; at a rated table they never may.

        Raises UnknownTable, WrongStatus, NotAllowed (who="owner").
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_owner(stored, by)
            return await self._reseat(stored, None, programs=int(programs))

    async def start(self, table_id: int, by: int) -> Table:
        """Start the game when all players are ready; those not seen for an hour are asked first.

        If the owner has not been seen for a day of their waking hours, any seated person may start
        it, and becomes the owner. Raises UnknownTable, WrongStatus, NotAllowed (who="owner"),
        TooFewPlayers, BadOption.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            _check_seats(self._registry.rules_at(stored), len(stored.seats))
            seating, now = self._seating(stored), self._registry.now()

            def ask(connection: Connection) -> ready_check.After:
                ready_check.check_starter(connection, table_id, by, now)
                see(connection, stored.game.guild_id, by, now)
                return ready_check.ask(connection, table_id, seating, now)

            return await self._carry_on(stored, ask)

    async def here(self, table_id: int, user_id: int) -> Table:
        """Confirm that a player is ready; the game starts when all are.

        Raises UnknownTable, WrongStatus, NotSeated, BadOption.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_seated(stored, user_id)
            seating, now = self._seating(stored), self._registry.now()

            def answer(connection: Connection) -> ready_check.After:
                see(connection, stored.game.guild_id, user_id, now)
                return ready_check.look(connection, table_id, seating, now)

            return await self._carry_on(stored, answer)

    async def want(self, table_id: int, person: Person) -> Table:
        """Join the waiting list for a seat that becomes free.

        Raises UnknownTable, WrongStatus, AlreadySeated, NotFull, NotWelcome, TooManyTables.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            if seat_of(stored, person.id) is not None:
                raise AlreadySeated(table=table_id)
            if len(stored.seats) < self._most(stored):
                raise ready_check.NotFull(table=table_id)
            await self._check_welcome(stored, person)
            row, now = WaitingRow(person.id, person.name), self._registry.now()

            def wait(connection: Connection) -> None:
                limits.check_seats(connection, stored.game.guild_id, person.id, table_id)
                calls.wait(connection, table_id, row, now)

            await self._registry.database.write(wait)
            return table_of(stored)

    async def toggle_absentees(self, table_id: int, by: int) -> Table:
        """Switch between house bots for players who do not confirm, and waiting for others.

        Raises UnknownTable, WrongStatus, NotAllowed (who="owner").
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_owner(stored, by)
            one, other = ready_check.ABSENTEES
            chosen = other if stored.game.absentees == one else one
            return await self._reseat(stored, None, absentees=chosen)

    async def set_check(self, table_id: int, by: int, hours: int) -> Table:
        """Set the waking hours in which players must confirm that they are ready, 0 = no check.

        The new time also applies to people who have already been asked, from when they were asked;
        0 ends the check. Raises UnknownTable, WrongStatus, NotAllowed (who="owner"), BadOption.
        """
        if hours not in ready_check.READY_HOURS:
            legal = [str(choice) for choice in ready_check.READY_HOURS]
            raise BadOption("bad-choice", legal=legal, option="check", choice=str(hours))
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_owner(stored, by)
            seating, now = self._seating(stored), self._registry.now()

            def change(connection: Connection) -> ready_check.After:
                games.update(connection, table_id, 0, ready_hours=hours)
                if hours == ready_check.NO_CHECK:
                    ready_check.stop(connection, table_id)
                return ready_check.look(connection, table_id, seating, now)

            return await self._carry_on(stored, change)

    async def due_calls(self) -> list[LobbyCall]:
        """Return the notifications that are due now, and mark them as tried."""
        now, database = self._registry.now(), self._registry.database
        if not await database.read(lambda db: calls.due_calls(db, now)):
            return []
        return await database.write(lambda db: calls_due(db, now))

    async def called(self, call: LobbyCall) -> None:
        """Store that a notification was sent."""
        await self._registry.database.write(
            lambda db: calls.drop_call(db, call.table.id, call.user_id, call.kind)
        )

    async def set_card(self, table_id: int, message_id: int | None) -> Table:
        """Store which message is the lobby's card. Raises UnknownTable."""
        return await self._registry.change(table_id, card_id=message_id)

    async def set_thread(
        self, table_id: int, thread_id: int | None, of: Table | None = None
    ) -> Table:
        """Store the table's thread; if it was opened for `of`, the table must still be there.

        Raises UnknownTable, PublishFailed if it has moved.
        """

        def check(connection: Connection) -> None:
            if of is not None and not is_there(of, games.reload(connection, table_id)):
                raise PublishFailed("it moved while its thread was opened", place_id=of.channel_id)

        return await self._registry.change(table_id, check, thread_id=thread_id)

    async def _ready_due(self, table_id: int, _number: int) -> None:
        """Check whether all players are ready, or the time of the others is over."""
        async with self._registry.lock(table_id):
            stored = await self._registry.stored(table_id)
            if stored.game.status != "lobby":
                await self._registry.database.write(lambda db: ready_check.stop(db, table_id))
                return
            seating, now = self._seating(stored), self._registry.now()
            after = await self._registry.database.write(
                lambda db: ready_check.look(db, table_id, seating, now)
            )
            try:
                await self._deal_if(after)
            except GameError as error:
                _LOG.info("table %s does not begin by itself: %s", table_id, error.code)
                await self._registry.database.write(
                    lambda db: ready_check.announce_enough(db, after.stored, now)
                )

    async def _insert(self, row: GameRow, seats: tuple[SeatRow, ...], manages: bool) -> Table:
        now = self._registry.now()

        def work(connection: Connection) -> Stored:
            _check_opening(connection, row, row.owner_id, manages, now)
            see(connection, row.guild_id, row.owner_id, now)
            wishes.sit_down(connection, row.owner_id, row.guild_id, row.key)
            return rows.insert(connection, row, seats, now)

        return table_of(await self._registry.write_on(row.guild_id, work))


def _check_opening(
    connection: Connection, game: GameRow, by: int, manages: bool, now: float
) -> None:
    """Check that a person may open, or reopen, a lobby.

    Raises EnoughTables, TooManyLobbies, TooManyTables, TooOften.
    """
    check_room(connection, game.guild_id)
    limits.check_lobbies(connection, game.guild_id, by, manages)
    if not manages:
        limits.check_seats(connection, game.guild_id, by, game.id)
        limits.spend(connection, limits.TABLES, now, by)


def _check_seats(rules: AnyRules, count: int) -> None:
    least = rules.info.seats[0]
    if count < least:
        raise TooFewPlayers(seats=least)
