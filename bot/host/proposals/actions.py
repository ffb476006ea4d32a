"""The actions of proposals: one check and one action for each kind.

An action that changes the table's state stores in its own transaction that the proposal is decided;
the others can be repeated safely, and are marked as decided afterwards.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from bot.engine.api import Option
from bot.host.absence import table_clocks
from bot.host.absence.service import MOST_PAUSE_DAYS, PAUSE_DAYS, Absence
from bot.host.core.api import HostError, LeagueDecides, NotAway, Position, Table, UnknownVersion
from bot.host.core.moves import endings, finishers
from bot.host.core.moves.apply import seat_of
from bot.host.core.moves.takebacks import all_standing
from bot.host.core.paces import HOUR, PACES, check_pace
from bot.host.core.registry import TableRegistry, Work
from bot.host.core.tables import Tables
from bot.host.leagues.core import season_of_fixture
from bot.host.lobby.service import Lobby
from bot.store import Connection
from bot.store.core.event_log import log_after_commit
from bot.store.leagues import records
from bot.store.posting import outbox
from bot.store.tables import drafts, games
from bot.store.turns import absence, orders
from bot.store.turns.absence import TenureRow
from bot.store.turns.proposals import ProposalRow

Data: TypeAlias = Mapping[str, Any]

AWAY_AFTER = 72 * HOUR
"""Waking time in seconds for which the others wait before they may declare a player away."""


class NothingToPropose(HostError):
    """The proposal would change nothing, or does not apply to the table."""

    code = "nothing-to-propose"


class NotAwayYet(HostError):
    """Too early to declare a player absent (`hours` of waking time are required)."""

    code = "not-away-yet"


class BadPause(HostError):
    """A pause of less than a day, or of more days than the table may pause (`most`)."""

    code = "bad-pause"


class Power(NamedTuple):
    """The functions of a kind of proposal.

    `check` refuses a proposal that does not apply; `act` carries it out and stores `also`.
    """

    check: Callable[[Table, int, Data], Awaitable[None]]
    act: Callable[[ProposalRow, Data, Work], Awaitable[None]]


class Powers:
    """The actions that proposals can carry out on tables, moves and seats."""

    def __init__(
        self, registry: TableRegistry, tables: Tables, lobby: Lobby, absence: Absence
    ) -> None:
        self._registry = registry
        self._tables = tables
        self._lobby = lobby
        self._absence = absence

    def by_kind(self) -> dict[str, Power]:
        """Return the functions of all kinds of proposals, by kind."""
        return {
            "takeback": Power(self._check_takeback, self._take_back),
            "pause": Power(self._check_pause, self._pause),
            "resume": Power(self._check_resume, self._resume),
            "away": Power(self._check_away, self._entrust),
            "pace": Power(_check_pace, self._set_pace),
            "abandon": Power(_fine, self._abandon),
            "end": Power(_fine, self._end),
            "swap": Power(self._check_swap, self._swap),
            "option": Power(self._check_option, self._set_option),
        }

    async def _check_takeback(self, table: Table, user_id: int, data: Data) -> None:
        version = data["version"]
        rows = await self._registry.database.read(lambda db: all_standing(db, table.id))
        if version not in {row.version - 1 for row in rows}:
            raise UnknownVersion(version=version, newest=table.version)

    async def _take_back(self, row: ProposalRow, data: Data, also: Work) -> None:
        await self._tables.restore(row.game_id, row.user_id, data["version"], row.version, also)

    async def _check_pause(self, table: Table, user_id: int, data: Data) -> None:
        """Check a pause: a league limits its days, and allows none at the end of a season."""
        days, most = data.get("days", PAUSE_DAYS), MOST_PAUSE_DAYS
        if table.paused_at is not None or PACES.get(table.pace) is None:
            raise NothingToPropose
        if table.fixture_id is not None:
            fixture_id = table.fixture_id
            season = await self._registry.database.read(
                lambda db: season_of_fixture(db, fixture_id)
            )
            most = season.settings.pause_days if table.haste == 1 else 0
        if most == 0:
            raise LeagueDecides(what="pause")
        if not 1 <= days <= most:
            raise BadPause(most=most)

    async def _pause(self, row: ProposalRow, data: Data, also: Work) -> None:
        await self._absence.pause(row.game_id, data.get("days", PAUSE_DAYS))
        await self._registry.database.write(also)

    async def _check_resume(self, table: Table, user_id: int, data: Data) -> None:
        """Check that a pause may end; organisers decide about a pause for a dispute."""
        if table.paused_at is None:
            raise NothingToPropose
        until = (await self._registry.stored(table.id)).game.pause_ends_at
        if await self._registry.database.read(
            lambda db: records.is_disputed(db, table.fixture_id, until)
        ):
            raise LeagueDecides(what="dispute")

    async def _resume(self, row: ProposalRow, data: Data, also: Work) -> None:
        await self._absence.resume(row.game_id)
        await self._registry.database.write(also)

    async def _check_away(self, table: Table, user_id: int, data: Data) -> None:
        """Check that a player may be declared absent: only without clocks, and after a time."""
        waiting = await self._absence.waking_time(table.id, data["seat"])
        if PACES.get(table.pace) is not None or waiting is None:
            raise NothingToPropose
        if waiting < AWAY_AFTER:
            raise NotAwayYet(hours=round(AWAY_AFTER / HOUR))

    async def _entrust(self, row: ProposalRow, data: Data, also: Work) -> None:
        """Seat a house bot, unless the person has moved since the proposal."""
        seat, since = data["seat"], self._registry.now() - row.made_at
        waiting = await self._absence.waking_time(row.game_id, seat)
        if waiting is None or waiting < min(AWAY_AFTER, since):
            raise NotAway(table=row.game_id, who="player")
        await self._absence.entrust(row.game_id, seat)
        await self._registry.database.write(also)

    async def _set_pace(self, row: ProposalRow, data: Data, also: Work) -> None:
        await self._absence.change_pace(row.game_id, data["pace"])
        await self._registry.database.write(also)

    async def _abandon(self, row: ProposalRow, data: Data, also: Work) -> None:
        def work(connection: Connection, position: Position, now: float) -> None:
            endings.abandon(connection, row.game_id, now)
            also(connection)

        await self._tables.agree(row.game_id, work)

    async def _end(self, row: ProposalRow, data: Data, also: Work) -> None:
        """End a game with its current scores."""

        def work(connection: Connection, position: Position, now: float) -> None:
            table, scores = position.table, position.rules.scores(position._state)
            games.update(connection, table.id, table.version, status="over", ended_at=now)
            finishers.store(connection, table, scores)
            ended = {"table": table.id, "guild": table.guild_id, "version": table.version}
            log_after_commit(connection, "table_ended", **ended, how="agreed")
            drafts.delete_of_table(connection, table.id)
            outbox.insert(connection, table.id, table.version, "end", None, False, now)
            also(connection)

        await self._tables.agree(row.game_id, work)

    async def _check_swap(self, table: Table, user_id: int, data: Data) -> None:
        chair, seat = table.chair_of(user_id), data["seat"]
        if chair is None or chair.seat == seat or not 0 <= seat < len(table.chairs):
            raise NothingToPropose

    async def _swap(self, row: ProposalRow, data: Data, also: Work) -> None:
        def work(connection: Connection, position: Position, now: float) -> None:
            own = seat_of(position.table, row.user_id)
            _exchange(connection, position.table, (own, data["seat"]), now)
            also(connection)

        await self._tables.agree(row.game_id, work)

    async def _check_option(self, table: Table, user_id: int, data: Data) -> None:
        options = self._registry.rules(table.game).info.options
        found = next((option for option in options if option.key == data["option"]), None)
        if found is None or not _is_new(table, found, data["choice"]):
            raise NothingToPropose

    async def _set_option(self, row: ProposalRow, data: Data, also: Work) -> None:
        owner = (await self._tables.get(row.game_id)).owner_id
        await self._lobby.set_option(row.game_id, owner, data["option"], data["choice"])
        await self._registry.database.write(also)


async def _check_pace(table: Table, user_id: int, data: Data) -> None:
    check_pace(data["pace"], table.at_timeout)
    if table.pace == data["pace"]:
        raise NothingToPropose


def _exchange(connection: Connection, table: Table, seats: tuple[int, int], now: float) -> None:
    """Exchange two seats: reset their clocks, end their orders and drafts, and ask again."""
    games.swap_seats(connection, table.id, *seats)
    orders.end_of_seats(connection, table.id, seats, "left", table.version)
    drafts.delete_of_seats(connection, table.id, seats)
    stored = games.reload(connection, table.id)
    for number in seats:
        who = stored.seats[number]
        player = (who.name, who.user_id, who.bot or who.caretaker)
        tenure = TenureRow(number, table.version, now, *player, "substitute")
        absence.add_tenure(connection, table.id, tenure)
        table_clocks.renew(connection, stored, number)
    outbox.insert(connection, table.id, table.version, "turn", None, False, now)


async def _fine(table: Table, user_id: int, data: Data) -> None:
    """Accept every proposal."""


def _is_new(table: Table, option: Option, choice: str) -> bool:
    return choice in option.choices and choice != table.options.get(option.key, option.default)
