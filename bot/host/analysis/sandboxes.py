"""Sandboxes: private copies of positions, with hidden information resampled.

    position of the table -> what the person cannot see is dealt again -> stored
    click -> the stored copy with its moves played again -> one more move, house bots answer

A sandbox stores its initial copy and the moves made since; the table is only read.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

from bot.engine import batches
from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.host.analysis.trial import Trial, answered, loaded, moved, repeated, stored, without_last
from bot.host.automation.house_bots import Bots
from bot.host.core.api import HostError, Position, StalePrompt
from bot.host.core.game import Resample
from bot.host.core.limits import SANDBOXES
from bot.host.core.registry import Move, TableRegistry, position_of
from bot.host.core.states import unpacked
from bot.host.core.tables import Tables
from bot.house_bots.api import house_bot
from bot.store import Connection
from bot.store.tables import sandboxes
from bot.store.tables.sandboxes import SandboxRow

KEPT = 3 * 24 * 3600.0
"""Seconds after its last move until a sandbox is thrown away."""


class TooManySandboxes(HostError):
    """The person already has the maximum number of sandboxes (`most`, `sandboxes`)."""

    code = "too-many-sandboxes"


class NoSandbox(HostError):
    """The person does not have this sandbox, or it has expired."""

    code = "no-sandbox"


class NoSandboxHere(HostError):
    """The game cannot resample its hidden information, or has no decision left."""

    code = "no-sandbox-here"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sandbox(Trial):
    """A private copy of a table at `version`, seen from `seat` (None = as a spectator)."""

    id: int
    version: int
    seat: int | None
    expires_at: float


class Sandboxes:
    """Service for all people's sandboxes; every method is about one person's."""

    def __init__(
        self, registry: TableRegistry, tables: Tables, bots: Bots, resample: Mapping[str, Resample]
    ) -> None:
        self._registry = registry
        self._tables = tables
        self._bots = bots
        self._resample = resample
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open(
        self,
        table_id: int,
        user_id: int,
        version: int | None = None,
        alone: bool = False,
        seat: int | None = None,
    ) -> Sandbox:
        """Copy a position as a person sees it; with `alone`, they decide for every seat.

        In a finished game they may choose any `seat`, and see what its player saw. Raises
        UnknownTable, UnknownVersion, WrongStatus, NoSandboxHere, TooManySandboxes.
        """
        position = await self._tables.position(table_id, version)
        if seat is None or position.table.status != "over":
            chair = position.table.chair_of(user_id)
            seat = None if chair is None else chair.seat
        async with self._lock(user_id):
            row, now = self._copy(position, user_id, seat, alone), self._registry.now()
            number = await self._registry.database.write(lambda db: _insert(db, row, now))
            return await self._answered(await self._load(row._replace(id=number)))

    async def of(self, user_id: int) -> list[Sandbox]:
        """Return a person's sandboxes, oldest first."""
        return [await self._load(row) for row in await self._rows(user_id)]

    async def get(self, user_id: int, sandbox_id: int) -> Sandbox:
        """Return one of a person's sandboxes. Raises NoSandbox."""
        return await self._load(await self._row(user_id, sandbox_id))

    async def play(
        self, user_id: int, sandbox_id: int, text: str, count: int | None = None
    ) -> Sandbox:
        """Make a move, or a batch, given as text; the house bots answer.

        `count` is the number of moves that the person saw, or None for the current one. Raises
        NoSandbox, StalePrompt, BadNotation, IllegalMove, AmbiguousMove.
        """
        async with self._lock(user_id):
            sandbox, decision = await self._asked(user_id, sandbox_id, count)
            return await self._answered(moved(sandbox, decision.seat, text, batches.typed))

    async def play_index(self, user_id: int, sandbox_id: int, count: int, index: int) -> Sandbox:
        """Make the move that a button identifies by its index. Raises the errors of `play`."""
        async with self._lock(user_id):
            sandbox, decision = await self._asked(user_id, sandbox_id, count)
            if not 0 <= index < len(decision.moves):
                raise StalePrompt(version=count, newest=len(sandbox.moves))
            return await self._answered(moved(sandbox, decision.seat, [decision.moves[index]]))

    async def play_bot(self, user_id: int, sandbox_id: int, count: int) -> Sandbox:
        """Have a house bot decide for the person once. Raises NoSandbox, StalePrompt."""
        async with self._lock(user_id):
            sandbox, decision = await self._asked(user_id, sandbox_id, count)
            batch = self._choose(sandbox, decision)
            return await self._answered(moved(sandbox, decision.seat, batch))

    async def back(self, user_id: int, sandbox_id: int, count: int, all_: bool = False) -> Sandbox:
        """Undo the person's last move and the answers to it, or all moves.

        Raises NoSandbox, StalePrompt.
        """
        async with self._lock(user_id):
            row = await self._row(user_id, sandbox_id)
            moves = (await self._load(row)).moves
            if len(moves) != count:
                raise StalePrompt(version=count, newest=len(moves))
            kept = () if all_ else without_last(moves, row.plays)
            return await self._answered(await self._load(row._replace(moves=stored(kept))))

    async def close(self, user_id: int, sandbox_id: int) -> None:
        """Delete a sandbox. Raises NoSandbox."""
        await self._row(user_id, sandbox_id)
        await self._registry.database.write(lambda db: sandboxes.delete(db, sandbox_id))

    def _lock(self, user_id: int) -> asyncio.Lock:
        return self._locks.setdefault(user_id, asyncio.Lock())

    def _copy(self, position: Position, user_id: int, seat: int | None, alone: bool) -> SandboxRow:
        table, rules = position.table, position.rules
        resample = self._resample.get(table.game)
        if resample is None or not position.decisions:
            raise NoSandboxHere(game=table.game)
        state = resample(position._state, seat, Rng(secrets.randbits(63)))
        plays = position.decisions[0].seat if seat is None else seat
        return SandboxRow(
            id=0,
            user_id=user_id,
            game_id=table.id,
            version=position.version,
            seat=seat,
            plays=None if alone else plays,
            schema=rules.schema,
            state=sandboxes.pack(rules.dump(state)),
            moves="[]",
            expires_at=self._registry.now() + KEPT,
        )

    async def _rows(self, user_id: int) -> list[SandboxRow]:
        now = self._registry.now()
        return await self._registry.database.read(lambda db: sandboxes.of_user(db, user_id, now))

    async def _row(self, user_id: int, sandbox_id: int) -> SandboxRow:
        row = next((row for row in await self._rows(user_id) if row.id == sandbox_id), None)
        if row is None:
            raise NoSandbox
        return row

    async def _load(self, row: SandboxRow) -> Sandbox:
        """Return a sandbox with its moves played again, as far as they are still legal."""
        table = replace(await self._tables.get(row.game_id), status="running", left_at=None)
        rules = self._registry.rules(table.game)
        state = unpacked(rules, row.state, row.schema)
        start = position_of(table, rules, state, 0)
        sandbox = Sandbox(
            id=row.id,
            version=row.version,
            seat=row.seat,
            plays=row.plays,
            start=start,
            position=start,
            expires_at=row.expires_at,
        )
        return replace(repeated(sandbox, loaded(row.moves)), events=())

    async def _asked(
        self, user_id: int, sandbox_id: int, count: int | None
    ) -> tuple[Sandbox, Decision[Any]]:
        sandbox = await self.get(user_id, sandbox_id)
        newest = len(sandbox.moves)
        if sandbox.decision is None or count not in (None, newest):
            raise StalePrompt(version=newest, newest=newest)
        return sandbox, sandbox.decision

    async def _answered(self, sandbox: Sandbox) -> Sandbox:
        """Make the house bots' moves until the person must decide, and store all moves."""
        sandbox = await answered(sandbox, self._answer)
        sandbox = replace(sandbox, expires_at=self._registry.now() + KEPT)
        text = stored(sandbox.moves)
        await self._registry.database.write(
            lambda db: sandboxes.play(db, sandbox.id, text, sandbox.expires_at)
        )
        return sandbox

    def _answer(self, sandbox: Sandbox, decision: Decision[Any]) -> Sandbox:
        return moved(sandbox, decision.seat, self._choose(sandbox, decision))

    def _choose(self, sandbox: Sandbox, decision: Decision[Any]) -> Sequence[Move]:
        position = sandbox.position
        kinds = self._bots[position.table.game]
        bot = kinds[house_bot(kinds)]
        rng = Rng(sandbox.id << 20 | len(sandbox.moves))
        return bot.choose(position.rules, position.rules.clone(position._state), decision, rng)


def _insert(connection: Connection, row: SandboxRow, now: float) -> int:
    own = sandboxes.of_user(connection, row.user_id, now)
    if len(own) >= SANDBOXES:
        numbers = ", ".join(f"#{other.id}" for other in own)
        raise TooManySandboxes(most=SANDBOXES, sandboxes=numbers)
    return sandboxes.insert(connection, row, now)
