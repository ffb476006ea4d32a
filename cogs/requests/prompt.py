"""Prompt answers from discord.py: a bucket's last call returns without waiting for its reset.

A bucket is one of Discord's rate limits, with a number of calls until its next reset.
"""

from __future__ import annotations

import asyncio
from types import TracebackType

from discord import RateLimited
from discord.http import HTTPClient, Ratelimit

_UNKNOWN = 30.0
"""Seconds until a bucket that no answer has described is checked, as in discord.py."""
_leaving: set[asyncio.Task[None]] = set()


class PromptRatelimit(Ratelimit):
    """A bucket of discord.py whose last call returns before the bucket is reset.

    discord.py holds back that call until `X-RateLimit-Reset-After` has passed, up to five seconds
    for messages, although Discord has answered, and a table's next post would have to wait for it.
    Moreover, when its waits are limited, discord.py treats a bucket with a much later reset as if
    it were available, and refuses calls for which there is room.
    """

    __slots__ = ()

    async def acquire(self) -> None:
        """Take a place for a call, or wait for one. Raises RateLimited."""
        self._last_request = self._loop.time()
        if self.is_expired():
            self._empty()
        while self.remaining <= 0:
            if self._is_long(wait := self._left()):
                raise RateLimited(wait)
            await self._woken(wait if self.expires else _UNKNOWN)
        self.remaining -= 1
        self.outgoing += 1

    async def __aexit__(
        self, kind: type[BaseException], value: BaseException, traceback: TracebackType
    ) -> None:
        """Update the bucket in a separate task, which wakes calls that wait for it."""
        self.outgoing -= 1
        task = asyncio.create_task(self._go_on())
        _leaving.add(task)
        task.add_done_callback(_leaving.discard)

    async def _go_on(self) -> None:
        """Admit as many calls as there is room for; if there is none, wait for the reset."""
        if self._sleeping.locked():
            return
        room = self.remaining - self.outgoing
        if room > 0:
            self._wake(room)
        else:
            await self._refresh()

    async def _refresh(self) -> None:
        """Wait for the bucket's reset, unless that takes too long; then wake waiting calls."""
        async with self._sleeping:
            if not self._is_long(wait := self._left()):
                await asyncio.sleep(wait)
                self._empty()
        self._wake(self.remaining or len(self._pending_requests))

    async def _woken(self, seconds: float) -> None:
        """Wait for room, checking the bucket after `seconds` at the latest."""
        waiting = self._loop.create_future()
        self._pending_requests.append(waiting)
        try:
            done, _ = await asyncio.wait([waiting], timeout=seconds)
            if not done:
                await self._refresh()
        except asyncio.CancelledError:
            if self.remaining > 0 and waiting.done():
                self._wake_next()
            raise
        finally:
            waiting.cancel()

    def _left(self) -> float:
        """Return the seconds until the bucket is reset."""
        return 0.0 if self.expires is None else max(0.0, self.expires - self._loop.time())

    def _is_long(self, seconds: float) -> bool:
        longest = self._max_ratelimit_timeout
        return longest is not None and seconds > longest

    def _empty(self) -> None:
        self.reset()  # type: ignore[no-untyped-call]


def answer_promptly(http: HTTPClient) -> None:
    """Make a client return each answer immediately, even if its bucket has no calls left."""
    buckets = http._buckets

    def ratelimit_of(key: str) -> Ratelimit:
        found = buckets.get(key)
        if found is None:
            found = buckets[key] = PromptRatelimit(http.max_ratelimit_timeout)
            http._try_clear_expired_ratelimits()
        return found

    http.get_ratelimit = ratelimit_of  # type: ignore[method-assign]
