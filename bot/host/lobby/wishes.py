"""Filters of open tables, and wishes: people are told when a table that fits can be joined.

Wishes are compared with the open tables at each tick. Who sleeps is not told of a table before they
are awake, and then only if they can still join it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, astuple, dataclass, fields
from datetime import UTC, datetime
from typing import Any

from bot.engine.api import GameInfo
from bot.host.core.api import HostError, StalePrompt, Table
from bot.host.core.paces import PACES
from bot.host.core.registry import TableRegistry, table_of
from bot.host.lobby.calls import WISHED, call
from bot.host.lobby.openings import Openings
from bot.host.people.calling import callable_at
from bot.locales import languages
from bot.store import Connection
from bot.store.people import wishes as rows
from bot.store.people.wishes import ChanceRow, WishRow
from bot.store.tables import games
from bot.store.tables.games import Stored

DAYS = 30
"""Number of days after which a wish ends by itself."""
MOST = 10
"""Maximum number of a person's wishes."""
EXPANSIONS = ("with", "without")
_PAGE = "expansions"
"""Page of the options that add an expansion to a game."""


class TooManyWishes(HostError):
    """The person already has the maximum number of wishes (`most`)."""

    code = "too-many-wishes"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A filter of open tables; empty texts and 0 players = any. `expansions`: with | without."""

    game: str = ""
    players: int = 0
    pace: str = ""
    language: str = ""
    expansions: str = ""

    @property
    def code(self) -> str:
        """The filter as text for a custom_id, "0" = any table."""
        return "0" if self == ANY else ",".join(map(str, astuple(self)))

    def fits(self, table: Table, info: GameInfo) -> bool:
        """Return whether a table that can be joined is wanted."""
        return all(check(self, table, info) for check in _CHECKS)


ANY = Wanted()


def wanted_of(code: str, games: Mapping[str, object]) -> Wanted:
    """Return the filter in a custom_id; a choice that is no longer known counts as any.

    Raises StalePrompt for what was never a filter.
    """
    if code == ANY.code:
        return ANY
    parts = code.split(",")
    if len(parts) != len(fields(Wanted)):
        raise StalePrompt
    game, players, pace, language, expansions = parts
    return Wanted(
        game if game in games else "",
        int(players) if players in _NUMBERS else 0,
        pace if pace in PACES else "",
        language if language in languages() else "",
        expansions if expansions in EXPANSIONS else "",
    )


_NUMBERS = frozenset(map(str, range(1, 10)))


def _players(wanted: Wanted, table: Table, info: GameInfo) -> bool:
    if not wanted.players:
        return True
    if table.status != "lobby":
        return len(table.chairs) == wanted.players
    return wanted.players in info.seats and len(table.chairs) < wanted.players


def _expansions(wanted: Wanted, table: Table, info: GameInfo) -> bool:
    added = any(
        table.options.get(option.key, option.default) != option.default
        for option in info.options
        if option.page == _PAGE and option.needs is None
    )
    return wanted.expansions in ("", "with" if added else "without")


_CHECKS: tuple[Callable[[Wanted, Table, GameInfo], bool], ...] = (
    lambda wanted, table, info: wanted.game in ("", table.game),
    lambda wanted, table, info: wanted.pace in ("", table.pace),
    lambda wanted, table, info: wanted.language in ("", table.language),
    _players,
    _expansions,
)


@dataclass(frozen=True, slots=True)
class Wish:
    """A person's wish, and when it ends by itself."""

    id: int
    guild_id: int
    wanted: Wanted
    ends_at: datetime


class Wishes:
    """Service for people's wishes, which has them told of tables."""

    def __init__(self, registry: TableRegistry, openings: Openings) -> None:
        self._registry = registry
        self._database = registry.database
        self._openings = openings

    async def of(self, user_id: int) -> list[Wish]:
        """Return a person's wishes, the oldest first."""
        found = await self._database.read(lambda db: rows.of_person(db, user_id))
        now = self._registry.now()
        return [_wish(row) for row in found if row.ends_at > now]

    async def add(self, user_id: int, guild_id: int, wanted: Wanted, known: set[int]) -> Wish:
        """Store a wish for 30 days; the same one again lasts from now on.

        The person sees the tables `known` already, and is not told of them. Raises TooManyWishes.
        """
        ends_at = self._registry.now() + DAYS * 86400.0

        def work(connection: Connection) -> Wish:
            there = rows.of_person(connection, user_id)
            row = _row_of(user_id, guild_id, wanted, ends_at)
            for same in (one for one in there if one[2:-1] == row[2:-1]):
                rows.drop(connection, user_id, same.id)
                there.remove(same)
            if len(there) >= MOST:
                raise TooManyWishes(most=MOST)
            for table_id in known:
                rows.tell(connection, user_id, table_id)
            return _wish(row._replace(id=rows.add(connection, row)))

        return await self._database.write(work)

    async def drop(self, user_id: int, wish_id: int) -> None:
        """Delete a person's wish; nothing happens if it has ended already."""
        await self._database.write(lambda db: rows.drop(db, user_id, wish_id))

    async def look(self) -> None:
        """Schedule the calls of people whom a table interests, and delete what has ended."""
        now = self._registry.now()

        def read(connection: Connection) -> bool:
            over = rows.any_over(connection, now)
            return over or any(self._due(connection, rows.chances(connection, now), now))

        def work(connection: Connection) -> None:
            for stored, user_id in self._due(connection, rows.chances(connection, now), now):
                rows.tell(connection, user_id, stored.game.id)
                call(connection, stored, user_id, WISHED, now)
            rows.tidy(connection, now)

        if await self._database.read(read):
            await self._database.write(work)

    def _due(
        self, connection: Connection, chances: list[ChanceRow], now: float
    ) -> Iterator[tuple[Stored, int]]:
        """Yield the tables that interest people who are awake and can join them, with the people.

        A person with several wishes is named once a table.
        """
        done = set[tuple[int, int]]()
        people = {wish.user_id for wish, _ in chances}
        awake = {one for one in people if callable_at(connection, one, now) == now}
        tables = {number: games.reload(connection, number) for _, number in chances}
        for wish, game_id in chances:
            key = (game_id, wish.user_id)
            if wish.user_id not in awake or key in done:
                continue
            if self._meets(connection, tables[game_id], wish):
                done.add(key)
                yield tables[game_id], wish.user_id

    def _meets(self, connection: Connection, stored: Stored, wish: WishRow) -> bool:
        if stored.game.key not in self._registry.games:
            return False
        info = self._registry.rules(stored.game.key).info
        if not _wish(wish).wanted.fits(table_of(stored), info):
            return False
        return self._openings.at(connection, stored, wish.user_id) is not None


def _wish(row: WishRow) -> Wish:
    wanted = Wanted(row.key, row.players, row.pace, row.language, row.expansions)
    return Wish(row.id, row.guild_id, wanted, datetime.fromtimestamp(row.ends_at, UTC))


def _row_of(user_id: int, guild_id: int, wanted: Wanted, ends_at: float) -> WishRow:
    values: dict[str, Any] = asdict(wanted)
    key = values.pop("game")
    return WishRow(0, user_id, guild_id, key, **values, ends_at=ends_at)
