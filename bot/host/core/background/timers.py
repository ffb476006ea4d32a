"""Timers: finds the stored timers that are due, and calls their handlers.

A timer is a row written in the transaction that makes it necessary, so none is lost in a restart.
Its time is a lower bound: its handler checks again, and acts or postpones it.
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
"""Maximum number of timers handled in one look; the next looks, a moment later, take the rest."""
_AFTER_FAILURE = 60.0
"""Seconds until a timer whose handler failed is tried again."""

Ring: TypeAlias = Callable[[int, int], Awaitable[None]]
"""Handler that gets the table and number of a due timer; it must reset or clear the timer."""


class Timers:
    """Runner of the handlers registered in `rings`, by timer topic."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.rings: dict[str, Ring] = {}

    async def look(self) -> int:
        """Run the handlers of the timers that are due now; return how many there were."""
        now = self._registry.now()
        due = await self._registry.database.read(lambda db: timers.timers_due(db, now, _AT_ONCE))
        for row in due:
            try:
                await self.rings[row.topic](row.game_id, row.number)
            except Exception as error:
                # One table's error must not stop the clocks of all others.
                _LOG.exception("table %s: its timer %r failed", row.game_id, row.topic)
                await self._put_off(row, now + _AFTER_FAILURE)
                await self._registry.note(row.game_id, error)
        return len(due)

    async def _put_off(self, row: TimerRow, due_at: float) -> None:
        await self._registry.database.write(
            lambda db: timers.put(db, row.topic, row.game_id, row.number, due_at)
        )
