"""Delivery of stored items to Discord, each once, with retries after a failure or a crash.

    due -> begun -> sent -> settled
                 -> failed -> put off, or given up

An item is a row of a table for its kind, stored in the transaction that makes it necessary. Another
transaction marks it as begun before it is sent. Every later try therefore knows since when its
message may exist, and the sender looks for that message first. If the process is killed between two
steps, the row remains due.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.host.core import counters
from bot.host.core.api import PublishFailed
from bot.host.core.registry import TableRegistry
from bot.runtime.log_events import logger
from bot.store import Connection

_LOG = logger(__name__)

LONGEST_DELAY = 900.0
"""Maximum seconds between two tries, unless Discord demands more."""
SOON = 30.0
"""Maximum seconds between two tries if nothing tells the bot that the cause of the failure is gone.

With the interval of the sweep, which tries again, it is less than a minute.
"""
_MOST_BREAKDOWNS = 10
"""Maximum number of tries if the publisher itself raises an unexpected error."""


def delay_after(
    error: Exception, tries: int, first: float, **facts: str | int | None
) -> float | None:
    """Return the delay in seconds after `tries` failures, or None to give up.

    The delay doubles with each try up to a limit, starting with at least `first`. Retries never end
    after a failure that is temporary or can be fixed. The facts identify the failed post in the
    log.
    """
    trace: Exception | None = None
    if isinstance(error, PublishFailed):
        wanted, longest, reason = error.retry_after, error.longest, error.reason
        facts |= {"permission": error.permission}
        facts["channel"] = error.place_id or facts.get("channel")
    else:
        trace = error
        wanted = first if tries < _MOST_BREAKDOWNS else None
        longest, reason = LONGEST_DELAY, repr(error)
    facts |= {"tries": tries, "reason": reason}
    if wanted is None:
        _LOG.error("post_given_up", exc_info=trace, **facts)
        return None
    growing = max(wanted, first) * 2.0 ** min(tries - 1, 10)
    delay = max(wanted, min(growing, longest))
    _LOG.warning("post_postponed", exc_info=trace, seconds=round(delay), **facts)
    return delay


_AT_ONCE = 50
FIRST_DELAY = 30.0

Row = TypeVar("Row")
Sent = TypeVar("Sent")


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """An attempt to deliver an item, after `tries` attempts; `facts` identify it in the log.

    `put_off` stores when to try again, or None for never; an `endless` item is never given up.
    """

    tries: int
    facts: Mapping[str, str | int | None]
    put_off: Callable[[Connection, float | None], object]
    counted: str | None = None
    """Owner in the counts of posts, None = it is not counted."""
    first_delay: float = FIRST_DELAY
    endless: bool = False

    async def failed(self, registry: TableRegistry, error: Exception) -> None:
        """Store when to try the item again, or that it is given up."""
        if isinstance(table_id := self.facts.get("table"), int):
            await registry.note(table_id, error)
        delay = delay_after(error, self.tries + 1, self.first_delay, **self.facts)
        if delay is None and self.endless:
            delay = LONGEST_DELAY
        due_at = None if delay is None else registry.now() + delay
        await registry.database.write(lambda db: self.put_off(db, due_at))
        self.count(registry, counters.outcome_of(delay))

    def count(self, registry: TableRegistry, outcome: str) -> None:
        """Count the outcome of the attempt."""
        if self.counted is not None:
            registry.counters.posts[self.counted, outcome] += 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery(Trial, Generic[Sent]):
    """A complete attempt: `send` may raise PublishFailed, and `settle` stores the outcome."""

    send: Callable[[], Awaitable[Sent]]
    settle: Callable[[Connection, Sent], object]

    async def run(self, registry: TableRegistry) -> bool:
        """Send the item and store the outcome; return whether it was sent."""
        try:
            sent = await self.send()
        except Exception as error:
            await self.failed(registry, error)
            return False
        await registry.database.write(lambda db: self.settle(db, sent))
        self.count(registry, counters.SENT)
        return True


class Sweep(ABC, Generic[Row]):
    """Delivery of the items that are due, oldest first; a failure does not stop the rest.

    `due` returns items of this process's servers, up to a given number. Nothing is sent until
    `publisher` is set.
    """

    publisher: object | None = None
    due: Callable[[Connection, float, int], Sequence[Row]]

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._looking = asyncio.Lock()

    @abstractmethod
    def begin(self, connection: Connection, row: Row, now: float) -> Delivery[Any] | None:
        """Store that an attempt begins now, and return the attempt, or None if it has to wait."""

    async def look(self) -> int:
        """Try to deliver the items that are due; return how many were sent."""
        if self.publisher is None:
            return 0
        # Only one sweep at a time, because a tick and a command must not both send an item.
        async with self._looking:
            now = self._registry.now()
            rows = await self._registry.database.read(lambda db: self.due(db, now, _AT_ONCE))
            return sum([await self._try(row) for row in rows])

    async def _try(self, row: Row) -> bool:
        now = self._registry.now()
        item = await self._registry.database.write(lambda db: self.begin(db, row, now))
        return item is not None and await item.run(self._registry)
