"""Live updates for a table's open pages: the new moves; the pages request everything else."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace

from aiohttp import web

from bot.host.core.api import Preferences
from bot.host.core.moves.commit import Commit
from bot.host.leagues.pages import Spectator
from bot.host.links.onlookers import Wake
from bot.host.links.service import Viewer
from bot.web import log
from bot.web.rate_limit import NotFound
from bot.web.responses import packed
from bot.web.site import Seen, Site, asked_language, below_tables, chosen
from bot.web.stream import Audience, Line, Update

LARGEST = 2048
"""Maximum bytes of an event; if the moves do not fit, the page requests them itself."""
MOST = 6
"""Maximum number of new moves sent with an update.

The move before them is sent as well, so that the page can tell where to add them.
"""
_AROUND = 160
"""Bytes reserved for the rest of an event, besides its moves."""


class Teller:
    """Sender of updates to a table's followers in one language; all may see every move it sends.

    `reopen` returns the viewer as the link shows the table now, or None if it no longer does.
    """

    def __init__(
        self,
        site: Site,
        viewer: Viewer,
        language: str,
        reopen: Callable[[], Awaitable[Viewer | None]],
    ) -> None:
        self._site = site
        self._viewer = viewer
        self._reopen = reopen
        self._chosen = Preferences(language=language)
        self._changes = 0
        self._newest: int | None = None
        """Stamp of the last update, None = none was sent yet."""
        self._fresh: deque[Commit] = deque(maxlen=MOST)
        """Commits since the last update; moves that no longer fit here are read from the store."""

    def audience(self) -> Audience:
        """Return the audience that gets this teller's updates."""
        ours = self._site.context.host.cluster.owns_server(self._viewer.table.guild_id)
        return Audience(self._looking, self._update, self._site.background, hears=ours)

    @contextmanager
    def _looking(self, wake: Wake) -> Iterator[None]:
        """Count the table's changes, including those without a move, such as a stopped clock."""

        def count() -> None:
            self._changes += 1
            wake()

        def see(commit: Commit) -> None:
            self._site.version_cache.carry(commit)
            self._fresh.append(commit)

        host, viewer = self._site.context.host, self._viewer
        with ExitStack() as looking:
            looking.enter_context(host.links.onlookers.looking(viewer.table.id, count, see))
            if isinstance(viewer, Spectator):
                seasons = host.leagues.pages.onlookers
                looking.enter_context(seasons.looking(viewer.season.id, wake))
            yield

    async def _update(self) -> Update:
        changes = self._changes
        viewer = await self._reopen()
        if viewer is None:
            # Every line's link is checked first, and ends.
            return Update(f"{changes}", object(), lambda line: b"")
        # All followers get the moves as a spectator sees them.
        seen = await self._site.looked(replace(viewer, seat=None), self._chosen)
        table, stamp = seen.table, seen.stamp
        told = {"stamp": stamp, "status": table.status, "entries": await self._moves(seen)}
        start = b"event: moved\nid: %d\ndata: %b" % (stamp, packed(told)[:-1])
        # Guests of a private table may lose access at any time.
        guests = object() if table.private else None
        rights = (self._site.context.host.links.revoked, table.chairs, guests)

        def text(line: Line) -> bytes:
            return b'%b,"after":%d}\n\n' % (start, line.asks_in())

        return Update(f"{changes}.{stamp}.{table.status}", rights, text)

    async def _moves(self, seen: Seen) -> Sequence[log.LoggedMove]:
        """Return the moves since the last update, newest first, and then the one before them."""
        since, self._newest = self._newest, seen.stamp
        if since is None or since == seen.stamp:
            return []
        await log.witnessed(self._site, seen, self._until(seen.now.version))
        entries = (await log.newest(self._site, seen, MOST + 1))["entries"]
        fresh = sum(one["stamp"] > since for one in entries)
        entries = entries[: fresh + 1]
        return entries if len(packed(entries)) <= LARGEST - _AROUND else []

    def _until(self, version: int) -> Iterator[Commit]:
        """Yield the commits up to a version; later commits are sent with the next update."""
        while self._fresh and self._fresh[0].after.version <= version:
            yield self._fresh.popleft()


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the route of a table's updates."""

    async def follow(request: web.Request) -> web.StreamResponse:
        viewer = await site.viewer(request)
        language = asked_language(request)
        language = chosen(viewer, language, None).language or viewer.table.language
        is_public = isinstance(viewer, Spectator)

        async def reopened() -> Viewer | None:
            try:
                return await site.viewer(request)
            except NotFound:
                return None

        async def the_same() -> Viewer | None:
            return viewer

        async def lasts() -> bool:
            now = await reopened()
            return now is not None and now.seat == viewer.seat

        teller = Teller(site, viewer, language, reopened if is_public else the_same)
        link = request.match_info["token"] if is_public else ""
        key = (viewer.table.id, language, link)
        return await site.audiences.follow(request, key, teller.audience, lasts)

    return below_tables("/events", follow, allow_head=False)
