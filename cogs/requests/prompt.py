"""Prompt answers from discord.py: the last call of a bucket returns without waiting for others."""

from __future__ import annotations

import asyncio
from types import TracebackType

from discord import RateLimited
from discord.http import HTTPClient, Ratelimit

_UNKNOWN = 30.0
"""Seconds until a bucket that no answer has described is checked, as in discord.py."""
_leaving: set[asyncio.Task[None]] = set()


class PromptRatelimit(Ratelimit):
    """A bucket of discord.py whose last call returns before the bucket is full again.

    discord.py keeps that call until `X-RateLimit-Reset-After` has passed, up to five seconds for
    messages, although Discord has answered: a table's next post would wait as long. And if it must
    not wait longer than some time, it mistakes a bucket that is full for much longer for an empty
    one, and refuses calls for which there is room.
    """

    __slots__ = ()

    async def acquire(self) -> None:
        """Take a call's place, or wait for one. Raises RateLimited."""
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
        """Refill the bucket in a separate task, which wakes the calls that wait for it."""
        self.outgoing -= 1
        task = asyncio.create_task(self._go_on())
        _leaving.add(task)
        task.add_done_callback(_leaving.discard)

    async def _go_on(self) -> None:
        """Admit as many calls as there is room for; if there is none, wait for room."""
        if self._sleeping.locked():
            return
        room = self.remaining - self.outgoing
        if room > 0:
            self._wake(room)
        else:
            await self._refresh()

    async def _refresh(self) -> None:
        """Wait until the bucket is empty again; if that takes too long, wake the waiting calls."""
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
        """Return the seconds until the bucket is empty again."""
        return 0.0 if self.expires is None else max(0.0, self.expires - self._loop.time())

    def _is_long(self, seconds: float) -> bool:
        longest = self._max_ratelimit_timeout
        return longest is not None and seconds > longest

    def _empty(self) -> None:
        self.reset()  # type: ignore[no-untyped-call]


def answer_promptly(http: HTTPClient) -> None:
    """Make a client return each answer at once, however full its bucket is."""
    buckets = http._buckets

    def ratelimit_of(key: str) -> Ratelimit:
        found = buckets.get(key)
        if found is None:
            found = buckets[key] = PromptRatelimit(http.max_ratelimit_timeout)
            http._try_clear_expired_ratelimits()
        return found

    http.get_ratelimit = ratelimit_of  # type: ignore[method-assign]
