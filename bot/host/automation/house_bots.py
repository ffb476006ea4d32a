"""House bots: after every commit they play their seats, by the same calls as people."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.api import Decision, GameError
from bot.engine.rng import Rng
from bot.host.api import NotSeated, Position, StalePrompt, Table, WrongStatus
from bot.host.core.registry import Live, Move, TableRegistry
from bot.host.core.tables import Tables
from bot.host.core.worker import KeyedWorker
from bot.log_events import timed
from bot.players.api import Bot
from bot.store import Connection, absence, games

_LOG = logging.getLogger(__name__)

_AT_ONCE = 4
"""Tables whose bots think at the same time: people wait behind no more than these."""

Bots = Mapping[str, Mapping[str, Bot[Any, Any]]]
"""By game and kind."""


class HouseBots:
    """Plays every seat that has a house bot, without delays."""

    def __init__(self, registry: TableRegistry, tables: Tables, bots: Bots) -> None:
        self._registry = registry
        self._tables = tables
        self._bots = bots
        self._slots = asyncio.Semaphore(_AT_ONCE)
        self._worker = KeyedWorker(self._play)

    def has_work(self, _: Connection, after: Position) -> bool:
        """Return whether a bot has a decision."""
        return _next(after) is not None

    def run_soon(self, table_id: int) -> None:
        """Let the bots of this table move if it is their turn."""
        self._worker.run_soon(table_id)

    async def resume(self) -> None:
        """Start the moves of all bots that are to move, for example after a restart."""
        for table_id in await self._registry.database.read(games.awaiting_bots):
            self.run_soon(table_id)

    async def settled(self) -> None:
        """Wait until no bot is about to move."""
        await self._worker.settled()

    async def drain(self) -> None:
        """Let no bot begin another move, and wait for those that do."""
        await self._worker.drain()

    async def close(self) -> None:
        """Let no bot begin another move."""
        await self._worker.close()

    async def _play(self, table_id: int) -> None:
        moving = True
        while moving and not self._worker.closed:
            async with self._slots:
                moving = await self._move(table_id)
            # People's clicks get their turn between two moves.
            await asyncio.sleep(0)

    async def _move(self, table_id: int) -> bool:
        """Make one move of one bot; return whether there may be another."""
        try:
            async with self._registry.lock(table_id):
                live = await self._registry.live(table_id)
        except WrongStatus:
            # A lobby was given up: its table was never played.
            return False
        position = live.position
        decision = _next(position)
        if decision is None or await self._waits(position.table):
            return False
        seat, asked = decision.seat, position.asked[decision.seat]
        text = "; ".join(map(position.rules.notate, self._choose(live, decision)))
        try:
            await self._tables.play_bot(table_id, seat, text, asked)
        except (StalePrompt, WrongStatus, NotSeated):
            _LOG.debug("table %s: its bot thought about a position that is gone", table_id)
        except GameError as error:
            # A bot with a mistake must not stop the game: any legal move will do.
            _LOG.error("table %s: its bot wanted what is not legal (%s)", table_id, error.code)
            legal = position.rules.notate(_any(decision, _rng(live, decision)))
            await self._tables.play_bot(table_id, seat, legal, asked)
        return True

    async def _waits(self, table: Table) -> bool:
        """Return whether nobody plays at a league's table, but somebody comes back from vacation.

        At the end of a season it waits for nobody.
        """
        if table.haste != 1 or any(chair.mover is None for chair in table.chairs):
            return False

        def read(connection: Connection) -> bool:
            seats = range(len(table.chairs))
            reasons = (absence.caretaker_reason(connection, table.id, seat) for seat in seats)
            return "vacation" in reasons

        return await self._registry.database.read(read)

    def _choose(self, live: Live, decision: Decision[Any]) -> Sequence[Any]:
        position, rng = live.position, _rng(live, decision)
        rules = position.rules
        try:
            bot = self._bots[position.table.game][position.table.chairs[decision.seat].mover or ""]
            with timed("house bot", table=position.table.id, version=position.version):
                return bot.choose(rules, rules.clone(position._state), decision, rng)
        except Exception:
            # A game must never stop because of a bot; whatever is legal will do.
            _LOG.exception("table %s: its bot failed", position.table.id)
            return [_any(decision, rng)]


def _next(position: Position) -> Decision[Any] | None:
    """Return the decision of a house bot; a table without people is on hold, but for a league."""
    table, chairs = position.table, position.table.chairs
    alone = all(chair.mover for chair in chairs) and not table.of_league
    if table.status != "running" or alone:
        return None
    return next((d for d in position.decisions if chairs[d.seat].mover is not None), None)


def _rng(live: Live, decision: Decision[Any]) -> Rng:
    stream = f"bot {live.position.version} {decision.seat}"
    return Rng(Rng(live.seed).below(1 << 63, stream))


def _any(decision: Decision[Move], rng: Rng) -> Move:
    return decision.moves[rng.below(len(decision.moves), "any")]
