"""A line to each open page; pages that are told the same have one audience, which is told once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from contextlib import AbstractContextManager, suppress
from typing import NamedTuple

from aiohttp import web

from bot.host.core.api import HostError
from bot.host.links.onlookers import Wake
from bot.store import StoreError
from bot.web.background import BackgroundWork
from bot.web.rate_limit import RateLimit, address_of
from bot.web.responses import ONCE

HEARTBEAT = 20.0
"""Seconds between two signs of life."""
TRUST = 60.0
"""Seconds after which a link is looked at again where nothing says that it may be gone.

What revokes it says so at once, and whatever is fetched is looked at by itself: what is left is
that a link expires.
"""
CALM = 0.75
"""Seconds between two moments in which an audience is told: house bots move at one go."""
BETWEEN = 0.12
"""Seconds between two pages that ask for all that has changed: what it costs holds players up."""
TOGETHER = 5
"""Pages that are told as one piece of work."""
RETRY = 2000
"""Milliseconds after which a page that lost the line tries again."""


_log = logging.getLogger(__name__)

_HEADERS = {
    "Content-Type": "text/event-stream",
    "Cache-Control": ONCE,
    # Proxies of one kind would hold the lines back.
    "X-Accel-Buffering": "no",
}
_BEAT, _GONE = b"event: beat\ndata: {}\n\n", b"event: gone\ndata: {}\n\n"


class News(NamedTuple):
    """What an audience is told; who was told the same `mark` before is not told again.

    When `rights` are others than before, it is looked at anew whose links still work.
    """

    mark: str
    rights: Hashable
    text: Callable[[Line], bytes]
    """Returns the event for a line."""


class Turns:
    """When pages may ask for what has changed: eight a second, however many moves are made.

    So a page that is told alone asks at once, and 500 that are told in one second take 60.
    """

    def __init__(self) -> None:
        self._free = 0.0

    def next(self, now: float, pages: int) -> float:
        """Return the next turn that is free, in the seconds of the event loop's clock.

        So many pages are open: turns of those that have gone meanwhile keep nobody waiting.
        """
        turn = max(now, min(self._free, now + BETWEEN * pages))
        self._free = turn + BETWEEN
        return turn


class Line:
    """The line to one page, for as long as its link `lasts`."""

    def __init__(
        self,
        request: web.Request,
        response: web.StreamResponse,
        turn: Callable[[], float],
        lasts: Callable[[], Awaitable[bool]],
    ) -> None:
        self._request = request
        self._response = response
        self._next = turn
        self._lasts = lasts
        self._turn = 0.0
        self._looked = asyncio.get_running_loop().time()
        self.mark = ""
        """The mark of what it was told last."""
        self.ended = asyncio.Event()

    def asks_in(self) -> int:
        """Return after how many milliseconds the page may ask for what has changed.

        Whoever is told again before that keeps its turn.
        """
        now = asyncio.get_running_loop().time()
        if self._turn <= now:
            self._turn = self._next()
        return round((self._turn - now) * 1000)

    async def say(self, text: bytes) -> None:
        """Send a text; who has not read what was sent before is gone, or so slow that they are."""
        transport = self._request.transport
        if transport is None or transport.is_closing():
            self.ended.set()
        elif transport.get_write_buffer_size():
            transport.abort()
            self.ended.set()
        else:
            await self._response.write(text)

    async def checked(self, anew: bool) -> bool:
        """Return whether the link lasts, which is looked at now and then, or `anew`."""
        now = asyncio.get_running_loop().time()
        if not anew and now - self._looked < TRUST:
            return True
        self._looked = now
        if await self._lasts():
            return True
        await self.say(_GONE)
        self.ended.set()
        return False


class Audience:
    """Pages that are told the same, by one task that waits for news of them.

    `looking` wakes it where there may be `news`; where it `hears` of none, as of what another
    process does, it asks at every sign of life. Whatever happens meanwhile, it tells what is
    newest.
    """

    def __init__(
        self,
        looking: Callable[[Wake], AbstractContextManager[None]],
        news: Callable[[], Awaitable[News]],
        background: BackgroundWork,
        hears: bool = True,
    ) -> None:
        self._looking, self._news, self._background, self._hears = looking, news, background, hears
        self._lines: dict[Line, None] = {}
        self._woken = asyncio.Event()
        self._rights: Hashable = None
        self._task: asyncio.Task[None] | None = None

    async def join(self, line: Line) -> None:
        """Tell a line, too, until it ends; it is told at once where things stand."""
        self._lines[line] = None
        self._woken.set()
        if self._task is None:
            self._task = asyncio.create_task(self._tell())
        try:
            await line.ended.wait()
        finally:
            del self._lines[line]

    def leave(self) -> bool:
        """Return whether nobody listens any more; then it tells nothing."""
        if self._lines:
            return False
        if self._task is not None:
            self._task.cancel()
        return True

    def close(self) -> None:
        """End all lines."""
        for line in self._lines:
            line.ended.set()

    async def _tell(self) -> None:
        try:
            with self._looking(self._woken.set):
                while True:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(HEARTBEAT):
                            await self._woken.wait()
                    await self._tell_once()
                    await asyncio.sleep(CALM)
        except Exception as error:
            # The lines are open already: all that can be said is nothing. The pages ask why.
            if not isinstance(error, (HostError, StoreError)):
                _log.exception("pages could not be told")
            self._task = None
            self.close()

    async def _tell_once(self) -> None:
        """Tell what there is when there is something, else give a sign of life."""
        woken = self._woken.is_set()
        news = await self._newest() if woken or not self._hears else None
        anew = news is not None and news.rights != self._rights
        for number, line in enumerate(tuple(self._lines)):
            # Some after the others: players in Discord are answered in between.
            if not number % TOGETHER:
                await self._background.piece()
            if not line.ended.is_set() and await line.checked(anew):
                await self._tell_one(line, news, woken)
        if news is not None:
            self._rights = news.rights

    async def _tell_one(self, line: Line, news: News | None, woken: bool) -> None:
        if news is not None and news.mark != line.mark:
            text, line.mark = news.text(line), news.mark
            await line.say(text)
        elif not woken:
            await line.say(_BEAT)

    async def _newest(self) -> News:
        await self._background.piece()
        self._woken.clear()
        return await self._news()


class Audiences:
    """Those who follow something, by what they are told."""

    def __init__(self, rate_limit: RateLimit) -> None:
        self._rate_limit = rate_limit
        self._turns = Turns()
        self._known: dict[Hashable, Audience] = {}
        self._closed = False

    async def follow(
        self,
        request: web.Request,
        key: Hashable,
        audience: Callable[[], Audience],
        lasts: Callable[[], Awaitable[bool]],
    ) -> web.StreamResponse:
        """Tell a page of all changes until it goes, its link no more `lasts`, or the bot ends.

        It joins the audience of that key. Raises TooMany.
        """
        with self._rate_limit.streaming(address_of(request, self._rate_limit.proxies)):
            response = web.StreamResponse(headers=_HEADERS)
            await response.prepare(request)
            line = Line(request, response, self._turn, lasts)
            await line.say(f"retry: {RETRY}\n\n".encode())
            if not self._closed:
                await self._joined(key, audience, line)
        return response

    def close(self) -> None:
        """End all lines."""
        self._closed = True
        for one in self._known.values():
            one.close()

    def _turn(self) -> float:
        return self._turns.next(asyncio.get_running_loop().time(), self._rate_limit.open)

    async def _joined(self, key: Hashable, audience: Callable[[], Audience], line: Line) -> None:
        known = self._known.setdefault(key, audience())
        try:
            await known.join(line)
        finally:
            if known.leave() and self._known.get(key) is known:
                del self._known[key]
