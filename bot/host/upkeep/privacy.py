"""A person's stored data, which they can view, export, and have erased completely."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.host.absence import table_clocks, timeouts
from bot.host.core.api import HostError
from bot.host.core.registry import TableRegistry
from bot.host.lobby.service import Lobby
from bot.house_bots.api import house_bot
from bot.locales import languages
from bot.store import Connection
from bot.store.core.copying import explain_os
from bot.store.core.errors import StoreError
from bot.store.leagues import seasons
from bot.store.tables import games
from bot.store.tables.games import SeatRow, Stored
from bot.store.turns import absence
from bot.store.upkeep import erasing, exporting
from bot.store.upkeep.census import Topic
from bot.store.upkeep.replacing import StandIn, StandIns

__all__ = ["Erased", "Privacy", "Topic", "stand_ins"]

_LOG = logging.getLogger(__name__)

WIPE_AGAIN = 60.0
"""Minimum seconds between two times that the whole file is rewritten."""

UNDER_WAY = 120.0
"""Seconds within which a post in progress is sent, or will be tried again."""

Kinds = Mapping[str, Sequence[str]]
"""Kinds of house bots by game."""


def stand_ins() -> StandIns:
    """Return the words for an erased person, in all languages of the bot."""
    return {code: StandIn(one.seat, one.nobody) for code, one in languages().items()}


@dataclass(frozen=True, slots=True)
class Erased:
    """Result of an erasure: the number of the person's tables, and whether freed bytes are wiped.

    The cards of `lobbies` and `seasons` still show the person.
    """

    tables: int
    wiped: bool
    lobbies: tuple[int, ...]
    seasons: tuple[int, ...]


class Privacy:
    """Service for exporting and erasing people's data."""

    def __init__(
        self,
        registry: TableRegistry,
        kinds: Kinds,
        lobby: Lobby,
        wake_followers: Callable[[int], None],
        wake_readers: Callable[[], None],
    ) -> None:
        self._registry = registry
        self._kinds = kinds
        self._lobby = lobby
        self._wake_followers = wake_followers
        self._wake_readers = wake_readers
        """Function that makes the pages of leagues read their seasons anew."""
        self._tried_at = float("-inf")
        self._just_erased: dict[int, float] = {}

    async def stored(self, user_id: int) -> dict[Topic, int]:
        """Return how many stored entries concern a person, by topic."""
        return await self._registry.database.read(lambda db: exporting.count(db, user_id))

    async def export(self, user_id: int) -> bytes:
        """Return all data stored about a person, as a JSON file without other people's names."""
        return await self._registry.database.read(lambda db: exporting.as_file(db, user_id))

    async def erase(self, user_id: int, *names: str) -> Erased:
        """Erase a person: house bots take over running seats, and names become like "Player 3".

        `names` are their current names. The erasure is complete when this returns; `wiped` says
        whether the freed bytes were overwritten. Raises StoreError, in which case nothing was
        changed.
        """
        database = self._registry.database
        entered = await database.read(lambda db: seasons.entered(db, user_id))
        left = await database.read(lambda db: _lobbies(db, user_id))
        for table_id in left:
            # Ignore a lobby that has been left or started meanwhile, or belongs to another
            # process: the person leaves it below, with everything else.
            with suppress(HostError):
                await self._lobby.leave(table_id, user_id)
        found = await self._forget(user_id, names)
        self._just_erased[user_id] = self._registry.now()
        for table_id in found.tables:
            self._wake_followers(table_id)
        self._wake_readers()
        wiped = await self._is_wiped()
        return Erased(len(found.tables), wiped, tuple(left), tuple(entered))

    async def resume(self) -> None:
        """Complete erasures that a restored backup, or a crash of the bot, left incomplete."""
        database = self._registry.database
        for table_id in await database.read(absence.ownerless_tables):
            async with self._registry.lock(table_id):
                await database.write(partial(self._hand_over, table_id, self._registry.now()))
                self._registry.forget(table_id)
            self._wake_followers(table_id)
        await self._look_after_posts()
        if self._registry.cluster.shard_range.has_rest:
            # The bytes belong to no server, so only one process wipes them.
            await self._is_wiped()

    async def _look_after_posts(self) -> None:
        """Erase data that posts in progress have stored since the erasure."""
        now, database = self._registry.now(), self._registry.database
        for user_id, at in [*self._just_erased.items()]:
            if await database.read(partial(erasing.is_late, user_id=user_id)):
                await self._forget(user_id, ())
            if now - at > UNDER_WAY:
                del self._just_erased[user_id]

    async def _forget(self, user_id: int, names: Collection[str]) -> erasing.Erased:
        """Erase in one transaction, while no moves are made at the person's tables here.

        A move at a table of another process compares the players in its own transaction: it either
        comes before this one or fails.
        """
        database, now = self._registry.database, self._registry.now()

        def work(connection: Connection) -> erasing.Erased:
            found = erasing.erase(connection, user_id, now, names, stand_ins())
            for table_id in found.tables:
                self._hand_over(table_id, now, connection)
            seasons.make_due_of_person(connection, found.stand_in, now)
            return found

        async with AsyncExitStack() as locks:
            for table_id in await database.read(lambda db: absence.running_tables(db, user_id)):
                if not await self._registry.cluster.owns(table_id):
                    continue
                await locks.enter_async_context(self._registry.lock(table_id))
            found = await database.write(work)
            for table_id in found.tables:
                self._registry.forget(table_id)
        return found

    def _hand_over(self, table_id: int, now: float, connection: Connection) -> None:
        """Seat a house bot for an erased person, as for any player who has left for good."""
        stored = games.reload(connection, table_id)
        for seat in stored.seats:
            if stored.game.status == "running" and _is_nobodys(connection, stored, seat):
                kind = house_bot(self._kinds.get(stored.game.key, ()))
                timeouts.leave(connection, stored, seat, kind, now)

    async def wipe(self) -> None:
        """Rewrite the file without the bytes of deleted data. Raises StoreError."""
        await self._rewrite(self._registry.database.wipe())

    async def shrink(self) -> None:
        """Rewrite the file like `wipe`, and also return the freed space to the disk.

        Raises StoreError.
        """
        await self._rewrite(self._registry.database.shrink())

    async def _rewrite(self, work: Awaitable[None]) -> None:
        try:
            await work
        except OSError as error:
            raise explain_os(error, Path(str(self._registry.database.address))) from error

    async def _is_wiped(self) -> bool:
        """Overwrite freed bytes, and return whether none are left; retry later if it fails.

        Since no other connection can write meanwhile, this is done at most once a minute.
        """
        database, now = self._registry.database, self._registry.now()
        if await database.read(erasing.is_wiped):
            return True
        if abs(now - self._tried_at) >= WIPE_AGAIN:
            self._tried_at = now
            try:
                await self.wipe()
            except StoreError as error:
                _LOG.warning("what was erased is still among the file's free pages: %s", error)
        return await database.read(erasing.is_wiped)


def _lobbies(connection: Connection, user_id: int) -> list[int]:
    return [
        stored.game.id
        for stored in games.unfinished(connection)
        if stored.game.status == "lobby" and any(s.user_id == user_id for s in stored.seats)
    ]


def _is_nobodys(connection: Connection, stored: Stored, seat: SeatRow) -> bool:
    if seat.user_id is None or seat.user_id > 0:
        return False
    if table_clocks.is_present(seat):
        return True
    # No player returns from this vacation: others may take the seat.
    return absence.caretaker_reason(connection, stored.game.id, seat.seat or 0) == "vacation"
