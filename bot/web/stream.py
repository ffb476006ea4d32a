"""Event streams to open pages; pages with the same content share an audience and its work."""

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
from bot.web.rate_limit import COUNTED, RateLimit
from bot.web.responses import ONCE, packed

HEARTBEAT = 20.0
"""Seconds between two heartbeats."""
TRUST = 60.0
"""Seconds after which a link is checked again, in case it has expired.

Only expiry needs this: a revocation is notified immediately, and every other request also checks
the link.
"""
CALM = 0.75
"""Minimum seconds between two updates to an audience: house bots make several moves in a row."""
BETWEEN = 0.12
"""Minimum seconds between two pages' requests for changes: answering them delays players."""
TOGETHER = 5
"""Number of pages that get an update in one piece of background work."""
RETRY = 2000
"""Milliseconds after which a page that lost its connection reconnects."""


_log = logging.getLogger(__name__)

_HEADERS = {
    "Content-Type": "text/event-stream",
    "Cache-Control": ONCE,
    # Some proxies (nginx) would buffer the events.
    "X-Accel-Buffering": "no",
}
_BEAT, _GONE = b"event: beat\ndata: {}\n\n", b"event: gone\ndata: {}\n\n"


def moved(mark: str) -> Callable[[Line], bytes]:
    """Return the function for the event after a change: `mark` is the digest of what is new."""

    def text(line: Line) -> bytes:
        told = packed({"mark": mark, "after": line.asks_in()})
        return b"event: moved\nid: %b\ndata: %b\n\n" % (mark.encode(), told)

    return text


class Update(NamedTuple):
    """One update for an audience; lines that already got an update with this `mark` are skipped.

    When `rights` change, every line's link is checked again.
    """

    mark: str
    rights: Hashable
    text: Callable[[Line], bytes]
    """Function that returns the event for a line."""


class Turns:
    """Time slots in which pages may request changes: eight a second, however many moves are made.

    So a page that is notified alone requests them immediately, and 500 pages notified at once do so
    within 60 seconds.
    """

    def __init__(self) -> None:
        self._free = 0.0

    def next(self, now: float, pages: int) -> float:
        """Reserve the next free slot; return its time on the event loop's clock (seconds).

        `pages` is the number of open pages: slots of pages that have since closed delay no other
        page.
        """
        turn = max(now, min(self._free, now + BETWEEN * pages))
        self._free = turn + BETWEEN
        return turn


class Line:
    """The event stream to one page, for as long as its link `lasts`."""

    def __init__(
        self,
        request: web.Request,
        response: web.StreamResponse,
        turn: Callable[[float], float],
        lasts: Callable[[], Awaitable[bool]],
    ) -> None:
        self._request = request
        self._response = response
        self._next = turn
        self._lasts = lasts
        self._turn = 0.0
        self._looked = asyncio.get_running_loop().time()
        self.mark = ""
        """Mark of the last update that the page got, "" = none yet."""
        self.ended = asyncio.Event()

    def asks_in(self) -> int:
        """Return after how many milliseconds the page may request the changes.

        A page that is notified again before its slot keeps the slot.
        """
        now = asyncio.get_running_loop().time()
        if self._turn <= now:
            self._turn = self._next(now)
        return round((self._turn - now) * 1000)

    async def say(self, text: bytes) -> None:
        """Send a text; if the page is closed or has not read the previous text, end the stream."""
        transport = self._request.transport
        if transport is None or transport.is_closing():
            self.ended.set()
        elif transport.get_write_buffer_size():
            transport.abort()
            self.ended.set()
        else:
            await self._response.write(text)

    async def checked(self, anew: bool) -> bool:
        """Return whether the link is valid; check it every `TRUST` seconds, and always if `anew`.

        End the stream if it is not.
        """
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
    """Pages that get the same updates, from one task that waits for changes.

    `looking` registers a callback that wakes the task when there may be a change; `update` returns
    the newest state. If the callback does not report all changes (`hears` False), such as those by
    another process, the task also calls `update` at every heartbeat. After changes in quick
    succession it sends only the newest state.
    """

    def __init__(
        self,
        looking: Callable[[Wake], AbstractContextManager[None]],
        update: Callable[[], Awaitable[Update]],
        background: BackgroundWork,
        hears: bool = True,
    ) -> None:
        self._looking, self._update, self._background, self._hears = (
            looking,
            update,
            background,
            hears,
        )
        self._lines: dict[Line, None] = {}
        self._woken = asyncio.Event()
        self._rights: Hashable = None
        self._task: asyncio.Task[None] | None = None

    async def join(self, line: Line) -> None:
        """Send updates to a line until it ends, beginning immediately with the current state."""
        self._lines[line] = None
        self._woken.set()
        if self._task is None:
            self._task = asyncio.create_task(self._tell())
        try:
            await line.ended.wait()
        finally:
            del self._lines[line]

    def leave(self) -> bool:
        """Return whether no page is left; if so, stop the task that sends updates."""
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
            # The streams are already open: too late for an error status. The pages will reconnect.
            if not isinstance(error, (HostError, StoreError)):
                _log.exception("pages could not be told")
            self._task = None
            self.close()

    async def _tell_once(self) -> None:
        """Send the newest update to every line that lacks it, or else a heartbeat."""
        woken = self._woken.is_set()
        update = await self._newest() if woken or not self._hears else None
        anew = update is not None and update.rights != self._rights
        for number, line in enumerate(tuple(self._lines)):
            # Pause between groups of lines, so that answers to players in Discord are not delayed.
            if not number % TOGETHER:
                await self._background.piece()
            if not line.ended.is_set() and await line.checked(anew):
                await self._tell_one(line, update, woken)
        if update is not None:
            self._rights = update.rights

    async def _tell_one(self, line: Line, update: Update | None, woken: bool) -> None:
        if update is not None and update.mark != line.mark:
            text, line.mark = update.text(line), update.mark
            await line.say(text)
        elif not woken:
            await line.say(_BEAT)

    async def _newest(self) -> Update:
        await self._background.piece()
        self._woken.clear()
        return await self._update()


class Audiences:
    """All audiences, by the key of the updates that they get."""

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
        """Send updates to a page until it closes, its link becomes invalid, or the bot stops.

        The page joins the audience with this key. Raises TooMany.
        """
        with self._rate_limit.streaming(request[COUNTED]):
            response = web.StreamResponse(headers=_HEADERS)
            await response.prepare(request)
            line = Line(request, response, self._turn, lasts)
            await line.say(f"retry: {RETRY}\n\n".encode())
            if not self._closed:
                await self._joined(key, audience, line)
        return response

    def close(self) -> None:
        """End the lines of all audiences."""
        self._closed = True
        for one in self._known.values():
            one.close()

    def _turn(self, now: float) -> float:
        return self._turns.next(now, self._rate_limit.open)

    async def _joined(self, key: Hashable, audience: Callable[[], Audience], line: Line) -> None:
        known = self._known.setdefault(key, audience())
        try:
            await known.join(line)
        finally:
            if known.leave() and self._known.get(key) is known:
                del self._known[key]
