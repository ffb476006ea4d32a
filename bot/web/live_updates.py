"""What the pages of a table are told of a move at once: who did what. The rest they ask for."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from aiohttp import web

from bot.host.core.api import Preferences
from bot.host.core.commit import Commit
from bot.host.links.onlookers import Wake
from bot.host.links.service import Viewer
from bot.locales import LANGUAGES
from bot.web import log
from bot.web.responses import packed
from bot.web.site import Seen, Site, one_of
from bot.web.stream import Audience, Line, News

LARGEST = 2048
"""Bytes of an event; of moves that have no room in it a page hears when it asks."""
MOST = 6
"""Moves that are told at once, and one before them, to which a page adds them."""
_AROUND = 160
"""Bytes of an event beside its moves."""


class Teller:
    """Tells those who follow a table in a language; a move is no secret from any of them."""

    def __init__(self, site: Site, viewer: Viewer, language: str) -> None:
        self._site = site
        # Moves are told to everybody as to a spectator.
        self._viewer = Viewer(viewer.table, viewer.user_id, None)
        self._chosen = Preferences(language=language)
        self._changes = 0
        self._newest: int | None = None
        """The stamp that was told last."""
        self._fresh: deque[Commit] = deque(maxlen=MOST)
        """What was stored since then; of moves without room here the store is asked."""

    def audience(self) -> Audience:
        """Return those who are told."""
        ours = self._site.context.host.shard_range.owns(self._viewer.table.guild_id)
        return Audience(self._looking, self._news, self._site.background, hears=ours)

    @contextmanager
    def _looking(self, wake: Wake) -> Iterator[None]:
        """Count the changes: also what is no move, such as a clock that stands, is news."""

        def count() -> None:
            self._changes += 1
            wake()

        def see(commit: Commit) -> None:
            self._site.version_cache.carry(commit)
            self._fresh.append(commit)

        onlookers = self._site.context.host.links.onlookers
        with onlookers.looking(self._viewer.table.id, count, see):
            yield

    async def _news(self) -> News:
        changes = self._changes
        seen = await self._site.looked(self._viewer, self._chosen)
        table, stamp = seen.table, seen.stamp
        told = {"stamp": stamp, "status": table.status, "entries": await self._moves(seen)}
        start = b"event: moved\nid: %d\ndata: %b" % (stamp, packed(told)[:-1])
        # Guests of a private table may be sent away at any time.
        guests = object() if table.private else None
        rights = (self._site.context.host.links.revoked, table.chairs, guests)

        def text(line: Line) -> bytes:
            return b'%b,"after":%d}\n\n' % (start, line.asks_in())

        return News(f"{changes}.{stamp}.{table.status}", rights, text)

    async def _moves(self, seen: Seen) -> Sequence[log.Told]:
        """Return the moves since those that were told last, the newest first, and one before."""
        since, self._newest = self._newest, seen.stamp
        if since is None or since == seen.stamp:
            return []
        await log.witnessed(self._site, seen, self._until(seen.now.version))
        entries = (await log.newest(self._site, seen, MOST + 1))["entries"]
        fresh = sum(one["stamp"] > since for one in entries)
        entries = entries[: fresh + 1]
        return entries if len(packed(entries)) <= LARGEST - _AROUND else []

    def _until(self, version: int) -> Iterator[Commit]:
        """Yield what was stored up to a version; what comes after it is told the next time."""
        while self._fresh and self._fresh[0].after.version <= version:
            yield self._fresh.popleft()


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the route of what follows a table."""

    async def follow(request: web.Request) -> web.StreamResponse:
        viewer = await site.viewer(request)
        chosen = await site.chosen(viewer, one_of(request, "language", LANGUAGES), None)
        language = chosen.language or viewer.table.language

        async def lasts() -> bool:
            now = await site.context.host.links.opened(request.match_info["token"])
            return now is not None and now.seat == viewer.seat

        teller = Teller(site, viewer, language)
        key = (viewer.table.id, language)
        return await site.audiences.follow(request, key, teller.audience, lasts)

    return (web.get("/t/{token}/events", follow, allow_head=False),)
