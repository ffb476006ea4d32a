"""Thinning of old finished tables: stored states are deleted that the moves can rebuild."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, NamedTuple

from bot.engine.api import GameError
from bot.host.core.api import PackageFailed, UnknownGame
from bot.host.core.registry import AnyRules, State, TableRegistry
from bot.host.core.states import after
from bot.store import Connection
from bot.store.tables import games, moves
from bot.store.tables.moves import MoveRow
from bot.store.upkeep import thinning

_LOG = logging.getLogger(__name__)

DAY = 24 * 3600.0
_LOOK_AGAIN = 3600.0


class _Stored(NamedTuple):
    """The stored moves and states of a table."""

    key: str
    newest: int
    moves: list[MoveRow]
    states: dict[int, tuple[int, Any]]


class Thinning:
    """Service that thins tables which ended more than `days` days ago; None disables it."""

    def __init__(self, registry: TableRegistry) -> None:
        self.days: int | None = None
        self._registry = registry
        self._after = 0
        self._idle_until = float("-inf")

    async def look(self) -> bool:
        """Thin the next table that is old enough, if any; return whether there was one."""
        now = self._registry.now()
        if self.days is None or now < self._idle_until:
            return False
        before, start = now - self.days * DAY, self._after
        database = self._registry.database
        table_id = await database.read(lambda db: thinning.next_table(db, before, start))
        if table_id is None:
            # The rest cannot be thinned now, but other rules may later rebuild their states.
            self._after, self._idle_until = 0, now + _LOOK_AGAIN
            return False
        self._after = table_id
        await self._thin(table_id)
        return True

    async def all(self) -> int:
        """Thin all tables that are old enough, and return how many there were."""
        count = 0
        while await self.look():
            count += 1
        return count

    async def _thin(self, table_id: int) -> None:
        stored = await self._registry.database.read(lambda db: _read(db, table_id))
        try:
            rules = self._registry.rules(stored.key)
        except UnknownGame:
            return
        try:
            spare = await asyncio.to_thread(_spare, rules, stored)
        except PackageFailed as error:
            await self._registry.note(table_id, error)
            return
        await self._registry.database.write(lambda db: thinning.delete_states(db, table_id, spare))
        _LOG.info("table %s: %s of %s states thinned", table_id, len(spare), len(stored.states))


def _read(connection: Connection, table_id: int) -> _Stored:
    game = games.reload(connection, table_id).game
    found = ((v, moves.load_state(connection, table_id, v)) for v in range(game.version + 1))
    return _Stored(
        game.key,
        game.version,
        moves.newest(connection, table_id, game.version),
        {version: state for version, state in found if state is not None},
    )


def _spare(rules: AnyRules, stored: _Stored) -> list[int]:
    """Return the versions whose state the current rules rebuild, byte for byte."""
    return [
        row.version
        for row in stored.moves
        if row.version in stored.states
        and not thinning.is_kept(row.version, stored.newest)
        and _leads_there(rules, stored, row)
    ]


def _leads_there(rules: AnyRules, stored: _Stored, row: MoveRow) -> bool:
    before = row.version - 1 if row.restores is None else row.restores
    if before not in stored.states:
        # The earlier state is already thinned, so this one cannot be checked.
        return False
    state = _loaded(rules, stored, before)
    try:
        found = state if row.restores is not None else after(rules, state, row)
    except GameError:
        return False
    return _text(rules, found) == _text(rules, _loaded(rules, stored, row.version))


def _loaded(rules: AnyRules, stored: _Stored, version: int) -> State:
    schema, data = stored.states[version]
    return rules.load(data, schema)


def _text(rules: AnyRules, state: State) -> str:
    return json.dumps(rules.dump(state), sort_keys=True)
