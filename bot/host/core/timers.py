"""Timers: find the rows that are due and hand each to its owner.

A timer is a row that is written in the transaction which makes it necessary, so none is lost
in a restart. Its time is a lower bound: its owner looks again, acts or puts it off.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.host.core.registry import TableRegistry
from bot.store.turns import timers
from bot.store.turns.timers import TimerRow

_LOG = logging.getLogger(__name__)

_AT_ONCE = 500
"""Timers of one look; the others come with the next ones, a moment later."""
_AFTER_FAILURE = 60.0
"""Seconds until a timer is tried again whose owner broke down."""

Ring: TypeAlias = Callable[[int, int], Awaitable[None]]
"""Gets table and number of a timer that is due; must set it anew or clear it."""


class Timers:
    """Runs the handler that is registered for a timer's topic in `rings`."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.rings: dict[str, Ring] = {}

    async def look(self) -> int:
        """Run the handlers of the timers due now; return how many there were."""
        now = self._registry.now()
        shard_range = self._registry.shard_range
        due = await self._registry.database.read(
            lambda db: timers.due(db, now, _AT_ONCE, shard_range)
        )
        for row in due:
            try:
                await self.rings[row.topic](row.game_id, row.number)
            except Exception:
                # One table's mistake must not stop the clocks of all others.
                _LOG.exception("table %s: its timer %r failed", row.game_id, row.topic)
                await self._put_off(row, now + _AFTER_FAILURE)
        return len(due)

    async def _put_off(self, row: TimerRow, due_at: float) -> None:
        await self._registry.database.write(
            lambda db: timers.put(db, row.topic, row.game_id, row.number, due_at)
        )
