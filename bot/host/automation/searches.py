"""Searches of strong house bots, one per table, which do not hold the table's lock.

    decision -> dealt copy -> job -> thinking process -> answer, kept here -> the bot plays it

Nothing of this is stored. After a restart the same job is run again, and gets the same answer.
Tables of bots that think less than they should get one notice.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, NamedTuple

from bot.engine.api import Decision, Seat
from bot.engine.rng import Rng
from bot.host.automation.thinking import NoThinkers, Thinkers
from bot.host.core.api import Notice, Position, Table
from bot.host.core.background.incidents import Incidents
from bot.host.core.moves.announcing import announce
from bot.host.core.registry import Live, TableRegistry
from bot.house_bots.search import MoveAnswer, MoveJob, SearchBot
from bot.runtime.log_events import logger
from bot.store import Connection
from bot.store.tables import games


class ShortSearches:
    """Record of searches that were stopped before half of their playouts.

    After two in a row, the table is marked as thinking less until a search is not stopped so early;
    the mark is stored.
    """

    def __init__(self, registry: TableRegistry, wake_followers: Callable[[int], None]) -> None:
        self._registry = registry
        self._wake_followers = wake_followers
        self._last_was: set[int] = set()

    async def record(self, table: Table, short: bool | None) -> None:
        """Record whether a search was short, None = unknown. Raises StoreError, UnknownTable."""
        if short is None:
            return
        if not short:
            self._last_was.discard(table.id)
            if _think_less(table):
                await self._registry.change(table.id, lambda db: games.think_fully(db, table.id))
        elif table.id not in self._last_was:
            self._last_was.add(table.id)
        elif not _think_less(table):
            await self._tell(table.id)

    async def _tell(self, table_id: int) -> None:
        """Mark the table, and post a notice there if it has had none."""

        def tell(connection: Connection) -> bool:
            new = games.think_less(connection, table_id)
            if new:
                stored = games.reload(connection, table_id)
                announce(connection, stored, Notice("strong-less"), self._registry.now())
            return new

        if await self._registry.change_with(table_id, tell):
            self._wake_followers(table_id)


def _think_less(table: Table) -> bool:
    return any(chair.thinks_less for chair in table.chairs)


_EVENTS = logger(__name__)
_NOTHING = MoveAnswer("", 0, cut=False)


class Asked(NamedTuple):
    """A house bot's decision: its seat, its stamp, and the kind of the bot."""

    seat: Seat
    stamp: int
    kind: str


LEAST = 1.0
"""Seconds that an answer may take at any setting: the smallest that can be set."""
RETURN, MOVE = 0.2, 0.3
"""Seconds of the announced time that are left for an answer's way back, so that the best so far is
not lost, and then for making the move."""


class Searches:
    """The searches of all tables; `wake` is called with a table when its search has ended.

    A table never waits longer than the thinkers' seconds, whatever delays an answer: after less
    than that, it plays without one.
    """

    def __init__(
        self,
        thinkers: Thinkers,
        incidents: Incidents,
        short: ShortSearches,
        wake: Callable[[int], None],
    ) -> None:
        self._thinkers = thinkers
        self._incidents = incidents
        self._short = short
        self._wake = wake
        self._searches: dict[int, tuple[Asked, asyncio.Task[str | None]]] = {}
        self._closed = False

    def __contains__(self, table_id: int) -> bool:
        """Return whether a table has a search, running or ended; safe in threads."""
        return table_id in self._searches

    def pending(self, table_id: int) -> bool:
        """Return whether a search is running at a table."""
        return table_id in self._searches and not self._searches[table_id][1].done()

    def ended(self, table_id: int, about: Asked) -> bool:
        """Return whether the search about a decision has ended, with or without success."""
        search = self._searches.get(table_id)
        return search is not None and search[0] == about and search[1].done()

    def answer(self, table_id: int) -> str | None:
        """Return the move found by a search that has ended, or None if it failed."""
        return self._searches[table_id][1].result()

    def begin(
        self, position: Position, about: Asked, bot: SearchBot[Any, Any, Any], seed: int
    ) -> None:
        """Start a search about a decision, unless this table already has a search."""
        table_id = position.table.id
        if not self._closed and table_id not in self._searches:
            thinking = self._think(position, about, bot, seed)
            self._searches[table_id] = about, asyncio.create_task(thinking)

    def keep_only(self, table_id: int, wanted: Sequence[Asked]) -> None:
        """Drop the search of a table, unless it is about one of the wanted decisions."""
        search = self._searches.get(table_id)
        if search is not None and search[0] not in wanted:
            del self._searches[table_id]
            search[1].cancel()

    def close(self) -> None:
        """Drop all searches, and start no others."""
        self._closed = True
        for _, task in self._searches.values():
            task.cancel()
        self._searches.clear()

    async def settled(self) -> bool:
        """Wait until all current searches have ended; return whether any was running."""
        tasks = [task for _, task in self._searches.values() if not task.done()]
        if tasks:
            await asyncio.wait(tasks)
        return bool(tasks)

    async def _think(
        self, position: Position, about: Asked, bot: SearchBot[Any, Any, Any], seed: int
    ) -> str | None:
        table_id, answer = position.table.id, _NOTHING
        try:
            answer = await self._answer(position, about.seat, bot, seed)
            await self._short.record(position.table, answer.is_short(bot.playouts))
        except NoThinkers:
            pass
        except Exception as error:
            # A game must never stop because of a bot: the default house bot plays instead.
            await self._incidents.record(error, "thinking", table_id)
        finally:
            self._wake(table_id)
        return answer.move or None

    async def _answer(
        self, position: Position, seat: Seat, bot: SearchBot[Any, Any, Any], seed: int
    ) -> MoveAnswer:
        """Return the best answer found in time. Raises ThinkingFailed, NoThinkers."""
        seconds, table_id = self._thinkers.seconds, position.table.id
        # The host's state ends here: a thinking process gets the hidden parts dealt again.
        job = job_of(position, seat, bot, seed, seconds - RETURN - MOVE)
        try:
            async with asyncio.timeout(max(LEAST, seconds) - MOVE):
                waiting = job._replace(asked=monotonic())
                answer = await self._thinkers.think(waiting, table_id, urgent=True)
        except TimeoutError:
            answer = MoveAnswer("", 0, cut=True)
        if answer.cut:
            facts = {"seat": seat, "playouts": answer.playouts}
            _EVENTS.info("thinking_cut", table=table_id, version=position.version, **facts)
        return answer


def seed_of(live: Live, decision: Decision[Any]) -> int:
    """Return the seed of a house bot for a decision, which is the same in every call.

    It depends on the version at which the decision appeared, because others may move meanwhile, and
    a restored backup has other stamps.
    """
    position, seat = live.position, decision.seat
    stream = f"bot {Table.version_of(position.asked[seat])} {seat}"
    return Rng(live.seed).below(1 << 63, stream)


def job_of(
    position: Position, seat: Seat, bot: SearchBot[Any, Any, Any], seed: int, seconds: float
) -> MoveJob:
    """Return the job for a thinking process to decide for a seat."""
    dealt = bot.searcher.resample(position._state, seat, Rng(seed))
    text = json.dumps(position.rules.dump(dealt), separators=(",", ":"))
    return MoveJob(position.table.game, text, seat, seed, bot.playouts, seconds)
