"""House bots, which play their seats after every commit, through the same methods as people.

Strong ones think first, in a separate process: `searches` keeps each search, and drops it as soon
as its decision has changed. To predict the next person to move, bots play on from a copy in which
hidden information is resampled.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from bot.engine import batches
from bot.engine.api import Decision, GameError, Seat
from bot.engine.rng import Rng
from bot.host.automation.searches import Asked, Searches, ShortSearches, seed_of
from bot.host.automation.thinking import Thinkers
from bot.host.core.api import Notice, NotSeated, Position, StalePrompt, Table, WrongStatus
from bot.host.core.background.incidents import Incidents
from bot.host.core.background.worker import KeyedWorker
from bot.host.core.game import PackageFailed, Resample
from bot.host.core.moves.announcing import announce
from bot.host.core.registry import Live, Move, TableRegistry
from bot.host.core.tables import Tables
from bot.house_bots.api import Bot, house_bot
from bot.house_bots.levels import THINKING
from bot.house_bots.search import SearchBot
from bot.runtime.log_events import timed
from bot.store import Connection
from bot.store.tables import games
from bot.store.turns import absence

FURTHEST = 60
"""Maximum number of decisions that are simulated to find who is next."""


class NextUp:
    """Predictor of the next person to move, using only public information."""

    def __init__(self, bots: Bots, resample: Mapping[str, Resample]) -> None:
        self._bots = bots
        self._resample = resample

    async def next_up(self, position: Position) -> int | None:
        """Return the seat of the person probably asked next, or None if it cannot be predicted."""
        resample = self._resample.get(position.table.game)
        if resample is None or not position.decisions:
            return None
        # Resample for a spectator: the result must not depend on hidden information.
        return await asyncio.to_thread(self._play_on, position, resample)

    def _play_on(self, position: Position, resample: Resample) -> int | None:
        table, rules, rng = position.table, position.rules, Rng(position.version)
        state = resample(position._state, None, Rng(position.version))
        kinds = self._bots[table.game]
        bot = kinds[house_bot(kinds)]
        people = {chair.seat for chair in table.chairs if chair.mover is None}
        later = people - {decision.seat for decision in position.decisions}
        for _ in range(FURTHEST):
            decisions = rules.pending(state)
            found = next((d.seat for d in decisions if d.seat in later), None)
            if found is not None or not decisions:
                return found
            batch = bot.choose(rules, rules.clone(state), decisions[0], rng)
            batches.play(rules, state, decisions[0].seat, batch)
        return None


_LOG = logging.getLogger(__name__)

_AT_ONCE = 4
"""Number of tables whose bots move at the same time: people wait behind no more than these."""

Bots = Mapping[str, Mapping[str, Bot[Any, Any]]]
"""House bots by game and kind."""


class SearchServices(NamedTuple):
    """Dependencies of strong bots: thinking processes, incident recorder, and follower waker."""

    thinkers: Thinkers
    incidents: Incidents
    wake_followers: Callable[[int], None]


class HouseBots:
    """The follower that plays for all house bots, with no delay except their thinking."""

    def __init__(
        self, registry: TableRegistry, tables: Tables, bots: Bots, search_services: SearchServices
    ) -> None:
        self._registry = registry
        self._tables = tables
        self._bots = bots
        self._search_services = search_services
        self._slots = asyncio.Semaphore(_AT_ONCE)
        self._worker = KeyedWorker(self._play, registry.noted)
        short = ShortSearches(registry, search_services.wake_followers)
        self._searches = Searches(
            search_services.thinkers, search_services.incidents, short, self._worker.run_soon
        )
        self._told: set[int] = set()

    def has_work(self, _: Connection, after: Position) -> bool:
        """Return whether a bot has a decision, or a search that may be outdated."""
        return bool(_of_bots(after)) or after.table.id in self._searches

    def run_soon(self, table_id: int) -> None:
        """Start the moves of a table's bots, if it is their turn."""
        self._worker.run_soon(table_id)

    async def resume(self) -> None:
        """Start the moves of all bots whose turn it is, for example after a restart."""
        for table_id in await self._registry.database.read(games.awaiting_bots):
            if not self._searches.pending(table_id):
                self.run_soon(table_id)

    async def settled(self) -> None:
        """Wait until no bot is about to move."""
        await self._worker.settled()
        while await self._searches.settled():
            await self._worker.settled()

    async def drain(self) -> None:
        """Start no more moves, drop all searches, and wait for moves in progress."""
        self._searches.close()
        await self._worker.drain()

    async def close(self) -> None:
        """Start no more moves, and give moves in progress a few seconds to end."""
        self._searches.close()
        await self._worker.close()

    async def _play(self, table_id: int) -> None:
        if table_id in self._searches:
            # An outdated search is dropped at once, without waiting for the moves of other tables.
            await self._live(table_id)
        moving = True
        while moving and not self._worker.closed:
            async with self._slots:
                moving = await self._move(table_id)
            # People's clicks get their turn between two moves.
            await asyncio.sleep(0)

    async def _live(self, table_id: int) -> Live | None:
        """Return a table's current state, or None if it never started; drop an outdated search."""
        try:
            async with self._registry.lock(table_id):
                live = await self._registry.live(table_id)
        except WrongStatus:
            # The lobby was abandoned.
            return None
        position = live.position
        self._searches.keep_only(table_id, [_asked(position, one) for one in _of_bots(position)])
        return live

    async def _move(self, table_id: int) -> bool:
        """Make one bot's move, or start its search; return whether another move may follow."""
        live = await self._live(table_id)
        if live is None or not (decisions := _of_bots(live.position)):
            return False
        if await self._waits(live.position.table):
            return False
        ready = next((one for one in decisions if self._is_ready(live.position, one)), None)
        if ready is None:
            self._think(live, decisions[0])
            return False
        await self._tell_what_is_missed(live.position.table, ready.seat)
        choose = partial(self._text, live, ready)
        text = await self._registry.computed(live.position.table.game, choose)
        await self._make(live, ready, text)
        return True

    async def _make(self, live: Live, decision: Decision[Any], text: str) -> None:
        table_id, seat = live.position.table.id, decision.seat
        stamp = live.position.asked[seat]
        try:
            await self._tables.play_bot(table_id, seat, text, stamp)
        except (StalePrompt, WrongStatus, NotSeated):
            _LOG.debug("table %s: its bot thought about a position that is gone", table_id)
        except GameError as error:
            # A bot with a bug must not stop the game: any legal move will do.
            _LOG.error("table %s: its bot wanted what is not legal (%s)", table_id, error.code)
            legal = live.position.rules.notate(_any(decision, Rng(seed_of(live, decision))))
            await self._tables.play_bot(table_id, seat, legal, stamp)

    async def _waits(self, table: Table) -> bool:
        """Return whether a league's table waits for a player's return from vacation.

        It does if no person is playing there and at least one is on vacation, but not at the end of
        a season.
        """
        if table.haste != 1 or any(chair.mover is None for chair in table.chairs):
            return False

        def read(connection: Connection) -> bool:
            seats = range(len(table.chairs))
            reasons = (absence.caretaker_reason(connection, table.id, seat) for seat in seats)
            return "vacation" in reasons

        return await self._registry.database.read(read)

    # Strong bots -----------------------------------------------------------------------

    def _strong(self, position: Position, seat: Seat) -> SearchBot[Any, Any, Any] | None:
        """Return the bot of a seat if it is a strong one and can think here, else None."""
        kinds = self._bots[position.table.game]
        bot = kinds.get(position.table.chairs[seat].mover or "")
        return (
            bot if isinstance(bot, SearchBot) and self._search_services.thinkers.offered else None
        )

    def _is_ready(self, position: Position, decision: Decision[Any]) -> bool:
        """Return whether a bot can move now, because it need not search or has searched."""
        bot = self._strong(position, decision.seat)
        if bot is None or decision.kind not in bot.searcher.judged:
            return True
        return self._searches.ended(position.table.id, _asked(position, decision))

    def _think(self, live: Live, decision: Decision[Any]) -> None:
        """Start a strong bot's search about a decision, unless one is running for this table."""
        bot = self._strong(live.position, decision.seat)
        assert bot is not None
        about, seed = _asked(live.position, decision), seed_of(live, decision)
        self._searches.begin(live.position, about, bot, seed)

    async def _tell_what_is_missed(self, table: Table, seat: Seat) -> None:
        """Announce once at a table that its strong bots cannot think, and play as `sensible`."""
        kind, table_id = table.chairs[seat].mover, table.id
        able = self._search_services.thinkers.offered and kind in self._bots[table.game]
        if kind not in THINKING or able or table_id in self._told:
            return

        def tell(connection: Connection) -> bool:
            new = games.miss_strong(connection, table_id)
            if new:
                stored = games.reload(connection, table_id)
                announce(connection, stored, Notice("strong-missed"), self._registry.now())
            return new

        if await self._registry.database.write(tell):
            self._search_services.wake_followers(table_id)
        self._told.add(table_id)

    # Their moves -----------------------------------------------------------------------

    def _text(self, live: Live, decision: Decision[Any]) -> str:
        """Return a bot's move, in notation."""
        position = live.position
        table_id, about = position.table.id, _asked(position, decision)
        if self._searches.ended(table_id, about):
            answer = self._searches.answer(table_id)
            if answer is not None:
                return answer
        return "; ".join(map(position.rules.notate, self._choose(live, decision)))

    def _choose(self, live: Live, decision: Decision[Any]) -> Sequence[Any]:
        position, rng = live.position, Rng(seed_of(live, decision))
        rules = position.rules
        try:
            bot = self._at_once(position, decision.seat)
            with timed("house bot", table=position.table.id, version=position.version):
                return bot.choose(rules, rules.clone(position._state), decision, rng)
        except PackageFailed:
            raise
        except Exception:
            # A game must never stop because of a bot; whatever is legal will do.
            _LOG.exception("table %s: its bot failed", position.table.id)
            return [_any(decision, rng)]

    def _at_once(self, position: Position, seat: Seat) -> Bot[Any, Any]:
        """Return the bot that plays a seat without thinking: its own, or else the default one."""
        kinds = self._bots[position.table.game]
        bot = kinds.get(position.table.chairs[seat].mover or "")
        return kinds[house_bot(kinds)] if bot is None or isinstance(bot, SearchBot) else bot


def _of_bots(position: Position) -> Sequence[Decision[Any]]:
    """Return the open decisions of house bots.

    There are none at a table without people, which is on hold, except in a league.
    """
    table, chairs = position.table, position.table.chairs
    alone = all(chair.mover for chair in chairs) and not table.of_league
    if table.status != "running" or alone:
        return ()
    return [one for one in position.decisions if chairs[one.seat].mover is not None]


def _asked(position: Position, decision: Decision[Any]) -> Asked:
    seat = decision.seat
    return Asked(seat, position.asked[seat], position.table.chairs[seat].mover or "")


def _any(decision: Decision[Move], rng: Rng) -> Move:
    return decision.moves[rng.below(len(decision.moves), "any")]
