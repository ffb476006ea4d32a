"""Objects that all routes share, and the lookup of what a request's sender may see."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from aiohttp import web
from cachetools import LRUCache, TTLCache

from bot.host.analysis.history import Timeline
from bot.host.core.api import Finisher, HostError, PackageFailed, Position, Preferences, Table, View
from bot.host.leagues.api import Season
from bot.host.leagues.pages import Spectator
from bot.host.links.service import Viewer
from bot.locales import Words, languages
from bot.locales.languages import CODE
from bot.presenting.pictures import USUAL, look_of
from bot.presenting.services import Services
from bot.presenting.table import place_link, words_at
from bot.web.background import BackgroundWork
from bot.web.picture_cache import PictureCache
from bot.web.rate_limit import PROGRAM_BURST, PROGRAM_RATE, NotFound, RateLimit
from bot.web.stream import Audiences
from bot.web.version_cache import VersionCache
from render.api import Look, Renderer
from render.art.theme import palettes

MOVES = 8192
"""Number of moves whose sentences are cached."""
PARTS = 256
"""Number of positions whose parts are cached, each counted once per viewer."""
PLAYERS, SEEN = 4096, 600.0
"""Number of browsers remembered, and seconds until each is forgotten after its last request."""
LIGHT, DARK = "day", USUAL.palette
"""Palettes for readers who have chosen none; their device's preference decides between the two."""


_PAGES = ("/t/{token}", "/l/{token}/table/{table:[0-9]{1,9}}")
"""Addresses of a table's page: by a person's link, and below that of a league."""


def below_tables(
    path: str,
    handler: Callable[[web.Request], Awaitable[web.StreamResponse]],
    allow_head: bool = True,
) -> list[web.RouteDef]:
    """Return the routes of what is at a path below every page of a table."""
    return [web.get(page + path, handler, allow_head=allow_head) for page in _PAGES]


class TakenBack(NotFound):
    """The requested version has been taken back, which the page may not have learnt yet."""


@dataclass(slots=True)
class Site:
    """Objects that all routes share; one instance per bot."""

    context: Services
    rate_limit: RateLimit = field(default_factory=RateLimit)
    program_limit: RateLimit = field(
        default_factory=lambda: RateLimit(rate=PROGRAM_RATE, burst=PROGRAM_BURST)
    )
    """Limit on the requests of each program."""
    background: BackgroundWork = field(init=False)
    audiences: Audiences = field(init=False)
    version_cache: VersionCache = field(init=False)
    told: LRUCache[Hashable, Any] = field(default_factory=lambda: LRUCache(MOVES))
    """Cache of moves as sentences."""
    facts: LRUCache[Hashable, Any] = field(default_factory=lambda: LRUCache(PARTS))
    """Cache of facts about positions, such as their parts."""
    picture_cache: PictureCache = field(init=False)
    players: TTLCache[str, int] = field(default_factory=lambda: TTLCache(PLAYERS, SEEN))
    """User ids of people who recently used a paired browser, by the browser's secret."""

    def __post_init__(self) -> None:
        self.background = BackgroundWork(self.context.host)
        self.audiences = Audiences(self.rate_limit)
        self.version_cache = VersionCache(self.context.host)
        self.picture_cache = PictureCache(self.context, self.background)

    async def viewer(self, request: web.Request) -> Viewer:
        """Return the viewer of a request's link, with the table. Raises NotFound."""
        link = request.match_info
        if "table" not in link:
            return await self._viewer(link["token"])
        pages = self.context.host.leagues.pages
        spectator = await pages.spectator(link["token"], int(link["table"]))
        if spectator is None:
            raise NotFound
        return spectator

    def on_discord(self, table: Table, message_id: int | None) -> str:
        """Return the address of a table's message on Discord; "" at the local table."""
        if self.context.chat_url is not None:
            return ""
        return place_link(table.guild_id, table.place_id, message_id)

    async def note(self, request: web.Request, error: Exception) -> None:
        """Have it noted if a page of a table failed because its game's package did."""
        if isinstance(error, PackageFailed) and "token" in request.match_info:
            with suppress(NotFound, HostError):
                table_id = (await self.viewer(request)).table.id
                await self.context.host.core.incidents.note(table_id, error)

    async def seen(self, request: web.Request, back: bool = False) -> Seen:
        """Return the position to show: that of the stamp in the address, or the newest without one.

        With `back`, the changes made by the newest move up to it are outlined. Raises NotFound,
        HostError.
        """
        return await self._seen(request, request.match_info.get("stamp"), back)

    async def newest(self, request: web.Request) -> Seen:
        """Return the newest position, ignoring any stamp in the address. Raises NotFound."""
        return await self._seen(request)

    async def _seen(
        self, request: web.Request, stamp: str | None = None, back: bool = False
    ) -> Seen:
        language = asked_language(request)
        palette = one_of(request, "palette", palettes())
        viewer, link = await self.viewer(request), request.match_info
        wishes, last = chosen(viewer, language, palette), link.get("table", link["token"])
        return await self.looked(viewer, wishes, last, stamp, back)

    async def opened(self, token: str, language: str | None) -> Seen:
        """Return the position that a person's link shows. Raises NotFound, HostError."""
        viewer = await self._viewer(token)
        return await self.looked(viewer, chosen(viewer, language, None), token)

    async def _viewer(self, token: str) -> Viewer:
        viewer = await self.context.host.links.opened(token)
        if viewer is None:
            raise NotFound
        return viewer

    async def looked(
        self,
        viewer: Viewer,
        chosen: Preferences,
        token: str = "",
        stamp: str | None = None,
        back: bool = False,
    ) -> Seen:
        """Return a viewer's position, as `seen` does. Raises NotFound, HostError."""
        now = await self.context.host.tables.position(viewer.table.id)
        if viewer.names:
            now = now.at_table(_named(now.table, viewer.names))
        if isinstance(viewer, Spectator):
            # Nothing newer is known from here on: not its moves, and not that they were made.
            now = await self.version_cache.delayed(now, viewer.season.settings.delay)
        timeline = await self.version_cache.timeline(now)
        position, before = now, None
        if stamp is not None:
            position = await self.past(now, timeline, stamp)
        if back and (then := timeline.before(position.version)) is not None:
            before = await self.version_cache.position(now, then)
        renderer = self.context.renderer(now.table.game)
        return Seen(viewer, position, chosen, renderer, timeline, token, now, before, back)

    async def again(self, seen: Seen) -> Seen | None:
        """Return the newest position for the same viewer, or None if their seat has changed.

        It reuses the link and preferences that were read for this request. Raises HostError.
        """
        now = await self.looked(seen.viewer, seen.chosen, seen.token)
        chair = now.table.chair_of(seen.viewer.user_id)
        return now if seen.viewer.seat == (None if chair is None else chair.seat) else None

    async def finishers(self, seen: Seen) -> list[Finisher]:
        """Return the players who finished a game, by seat, with the names that the viewer sees."""
        found = await self.context.host.analysis.history.finishers(seen.table.id)
        names = seen.viewer.names
        return [replace(one, name=names.get(one.user_id or 0, one.name)) for one in found]

    async def past(self, now: Position, timeline: Timeline, stamp: str) -> Position:
        """Return the position at a past stamp. Raises NotFound, TakenBack."""
        number = int(stamp)
        if not now.table.stamp(0) <= number <= now.table.stamp(now.version):
            raise NotFound
        version = Table.version_of(number)
        if not timeline.stands(version):
            raise TakenBack
        return await self.version_cache.position(now, version)


@dataclass(frozen=True)
class Seen:
    """A position as a viewer sees it, in their language and colours."""

    viewer: Viewer
    position: Position
    chosen: Preferences
    renderer: Renderer[Any, Any]
    timeline: Timeline
    token: str
    """Last segment of the page's address, below which the addresses of the table's parts lie."""
    now: Position
    before: Position | None
    """Position to compare with: the changes since then are outlined. None = no outlines."""
    back: bool
    """True if the changes made by the move that led to the position are outlined."""

    @property
    def table(self) -> Table:
        """Return the table."""
        return self.position.table

    @property
    def season(self) -> Season | None:
        """Return the public season whose link shows the table, None = a person's own link does."""
        return self.viewer.season if isinstance(self.viewer, Spectator) else None

    @property
    def has_result(self) -> bool:
        """Return whether the final scores are shown."""
        at_the_end = self.position.version == self.now.version
        return self.table.status == "over" and at_the_end and not self.back

    @cached_property
    def stamp(self) -> int:
        """Return the stamp, which numbers the version in addresses and changes with a restore."""
        return self.table.stamp(self.position.version)

    @cached_property
    def view(self) -> View:
        """Return the view of the viewer's seat, the only source of what a page shows."""
        return self.position.view(self.viewer.seat)

    @cached_property
    def since(self) -> View | None:
        """Return the earlier view of the viewer's seat, None = nothing is outlined."""
        return None if self.before is None else self.before.view(self.viewer.seat)

    def round_of(self, position: Position) -> int:
        """Return the number of the round being played in a position of the table."""
        return self.renderer.round(position.view(self.viewer.seat))

    @cached_property
    def words(self) -> Words:
        """Return the messages in the viewer's language, with the players' names."""
        return words_at(self.table, Words(self.chosen.language))

    @cached_property
    def look(self) -> Look:
        """Return the look of the pictures."""
        return look_of(self.table, self.words, self.chosen)

    def sources(
        self, part: str, mark: str, kind: str | None = None, version: int | None = None
    ) -> tuple[str, str]:
        """Return the addresses of a part's picture, relative to the page, for dark and light mode.

        With `mark` they name everything that the picture depends on, so that it may be cached
        forever. `kind` is the route, which determines the outlines. `version` None = that of the
        position shown.
        """
        stamp = self.stamp if version is None else self.table.stamp(version)
        start = f"{self.token}/{kind or ('then' if self.back else 'picture')}/{part}/{stamp}"
        start += f"?language={self.words.language}&as={mark}&palette="
        chosen = self.chosen.palette
        return start + (chosen or DARK), start + (chosen or LIGHT)


def chosen(viewer: Viewer, language: str | None, palette: str | None) -> Preferences:
    """Return a page's preferences: from its address, else the person's."""
    kept = viewer.preferences
    return Preferences(
        language=language or kept.language or viewer.table.language,
        palette=palette or kept.palette,
    )


def _named(table: Table, names: Mapping[int, str]) -> Table:
    """Return a table whose people have these names."""
    chairs = (replace(one, name=names.get(one.user_id or 0, one.name)) for one in table.chairs)
    return replace(table, chairs=tuple(chairs))


def asked_language(request: web.Request) -> str | None:
    """Return the language in an address, None = none or one that is gone. Raises NotFound."""
    value = request.query.get("language") or None
    if value is None or value in languages():
        return value
    if not CODE.fullmatch(value):
        raise NotFound
    return None


def one_of(request: web.Request, name: str, allowed: tuple[str, ...]) -> str | None:
    """Return a query parameter, None = absent. Raises NotFound if its value is not allowed."""
    value = request.query.get(name) or None
    if value is not None and value not in allowed:
        raise NotFound
    return value
