"""A line to each open page: that something has changed, never what."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager
from functools import partial

from aiohttp import web

from bot.host.api import HostError
from bot.host.links.onlookers import Wake
from bot.store import StoreError
from bot.web.guard import address_of
from bot.web.sending import ONCE, PATIENCE
from bot.web.site import Site

HEARTBEAT = 20.0
"""Seconds between two signs of life; at each of them the link is looked at again."""
CALM = 0.25
"""Seconds between two moments in which one page asks for what has changed."""
RETRY = 2000
"""Milliseconds after which a page that lost the line tries again."""


_HEADERS = {
    "Content-Type": "text/event-stream",
    "Cache-Control": ONCE,
    # Proxies of one kind would hold the lines back.
    "X-Accel-Buffering": "no",
}


class Line:
    """The line to one page: it holds the newest news only, however slow its reader."""

    def __init__(self, response: web.StreamResponse, site: Site) -> None:
        self._response = response
        self._site = site
        self._turn = 0.0
        self._news = asyncio.Event()

    def wake(self) -> None:
        """Have the page told that something has changed."""
        self._news.set()

    def asks_in(self) -> int:
        """Return after how many milliseconds the page may ask for what has changed.

        Whoever is told again before that keeps its turn; the next one comes a while later, so
        that house bots' moves, made at one go, are looked at together.
        """
        now = asyncio.get_running_loop().time()
        if self._turn <= now:
            self._turn = max(self._site.turns.next(now, self._site.guard.open), self._turn + CALM)
        return round((self._turn - now) * 1000)

    async def news(self) -> bool:
        """Wait for news, at most until the next sign of life; return whether there are any."""
        try:
            async with asyncio.timeout(HEARTBEAT):
                await self._news.wait()
        except TimeoutError:
            return False
        self._news.clear()
        return True

    async def say(self, text: str) -> None:
        """Send a text. Raises ConnectionError where the reader is gone, or too slow."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._response.write(f"{text}\n\n".encode())
        except TimeoutError as error:
            raise ConnectionResetError("the reader is too slow") from error


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the route of what follows a table."""

    async def follow(request: web.Request) -> web.StreamResponse:
        viewer = await site.viewer(request)
        table_id = viewer.table.id

        async def lasts() -> bool:
            return await site.context.host.links.opened(request.match_info["token"]) is not None

        looking = partial(site.context.host.links.onlookers.looking, table_id)
        return await following(site, request, looking, partial(_moved, site, table_id), lasts)

    return (web.get("/t/{token}/events", follow, allow_head=False),)


async def following(
    site: Site,
    request: web.Request,
    looking: Callable[[Wake], AbstractContextManager[None]],
    news: Callable[[Line], Awaitable[str]],
    lasts: Callable[[], Awaitable[bool]],
) -> web.StreamResponse:
    """Tell a page of all changes until it goes, its link no more `lasts`, or the bot ends.

    Whoever is `looking` is woken when there may be `news`, which is the event to send. Raises
    TooMany.
    """
    with site.guard.streaming(address_of(request)):
        response = web.StreamResponse(headers=_HEADERS)
        await response.prepare(request)
        line = Line(response, site)
        try:
            with looking(line.wake), site.lines.open(line):
                await line.say(f"retry: {RETRY}")
                await line.say(await news(line))
                while True:
                    woken = await line.news()
                    if site.lines.closed:
                        break
                    if woken:
                        await line.say(await news(line))
                    elif not await lasts():
                        await line.say("event: gone\ndata: {}")
                        break
                    else:
                        await line.say("event: beat\ndata: {}")
        except (ConnectionError, HostError, StoreError):
            # The line is open already: all that can be said is nothing. The page asks why.
            pass
    return response


async def _moved(site: Site, table_id: int, line: Line) -> str:
    """Return the event that tells the newest version; the id says the same on the way back.

    `after` are the milliseconds after which the page may ask for it.
    """
    position = await site.context.host.tables.position(table_id)
    stamp = position.table.stamp(position.version)
    told = {"stamp": stamp, "status": position.table.status, "after": line.asks_in()}
    data = json.dumps(told, separators=(",", ":"))
    return f"event: moved\nid: {stamp}\ndata: {data}"
