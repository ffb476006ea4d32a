"""Answers of Discord as soon as they are here: the last call of a bucket waits for nobody."""

from __future__ import annotations

import asyncio
from types import TracebackType

from discord.http import HTTPClient, Ratelimit

_leaving: set[asyncio.Task[None]] = set()


class PromptRatelimit(Ratelimit):
    """A bucket of discord.py whose last call is answered before the bucket is full again.

    discord.py keeps that call until `X-RateLimit-Reset-After` has passed, up to five seconds for
    messages, although Discord has answered: a table's next post would wait as long.
    """

    __slots__ = ()

    async def __aexit__(
        self, kind: type[BaseException], value: BaseException, traceback: TracebackType
    ) -> None:
        """Refill the bucket in a task of its own, which wakes the calls that wait for it."""
        task = asyncio.create_task(super().__aexit__(kind, value, traceback))
        _leaving.add(task)
        task.add_done_callback(_leaving.discard)


def answer_promptly(http: HTTPClient) -> None:
    """Let no call of a client wait for its bucket once it is answered."""
    buckets = http._buckets

    def ratelimit_of(key: str) -> Ratelimit:
        found = buckets.get(key)
        if found is None:
            found = buckets[key] = PromptRatelimit(http.max_ratelimit_timeout)
            http._try_clear_expired_ratelimits()
        return found

    http.get_ratelimit = ratelimit_of  # type: ignore[method-assign]
