"""The routes of a league's pages: the pages, their pictures, and the stream of updates."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from functools import partial

from aiohttp import web

from bot.host.leagues.api import League, Season
from bot.locales import LANGUAGES, Words
from bot.presenting.pictures import USUAL
from bot.web.league.page import ALMANAC, SCHEDULE, STANDINGS, Wish, page
from bot.web.league.pictures import every, in_palette, mark_of
from bot.web.league.reading import Library, season_of
from bot.web.rate_limit import NotFound
from bot.web.responses import CHECKED, FOR_EVER, send
from bot.web.site import Site, one_of
from bot.web.stream import Audience, Line, Update
from render.art.theme import palettes

_ASKED = ("language", "palette", "season")
"""Query parameters that the address of a page may have."""


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of leagues."""
    library = Library(site.context)

    async def league(request: web.Request) -> League:
        found = await site.context.host.leagues.pages.opened(request.match_info["token"])
        if found is None:
            raise NotFound
        return found

    async def seasons(request: web.Request) -> tuple[list[Season], Season]:
        found = await library.seasons(await league(request))
        return found, season_of(found, request.query.get("season"))

    async def show(part: str, request: web.Request) -> web.StreamResponse:
        known, season = await seasons(request)
        reading = await library.of(season.id)
        wish = _wish(request, part, season)
        key = (part, wish.token, wish.language, wish.palette or "", *map(str, wish.query.items()))
        key += tuple(str(one.number) for one in known)
        if key not in reading.bodies:
            reading.bodies[key] = await asyncio.to_thread(page, reading, known, wish)
        return await send(request, reading.bodies[key], "text/html", None, CHECKED)

    async def picture(request: web.Request) -> web.StreamResponse:
        _, season = await seasons(request)
        reading = await library.of(season.id)
        if reading.results is None or reading.told is None:
            raise NotFound
        words = Words(one_of(request, "language", LANGUAGES) or season.league.language)
        if words.language not in reading.sheets:
            found = await asyncio.to_thread(every, reading.results, reading.told, words)
            reading.sheets[words.language] = found
        sheet = reading.sheets[words.language].get(request.match_info["part"])
        if sheet is None:
            raise NotFound
        wanted = in_palette(sheet, one_of(request, "palette", palettes()) or USUAL.palette)

        mark = mark_of(wanted)
        drawn = await site.picture_cache.shown(("league", mark), wanted)
        keep = FOR_EVER if request.query.get("as") == mark else CHECKED
        return await send(request, drawn.data, drawn.kind, drawn.mark, keep)

    async def follow(request: web.Request) -> web.StreamResponse:
        _, season = await seasons(request)

        async def update() -> Update:
            mark = (await library.of(season.id)).mark

            def text(line: Line) -> bytes:
                told = json.dumps({"mark": mark, "after": line.asks_in()})
                return f"event: moved\nid: {mark}\ndata: {told}\n\n".encode()

            return Update(mark, None, text)

        async def lasts() -> bool:
            pages = site.context.host.leagues.pages
            return await pages.opened(request.match_info["token"]) is not None

        looking = partial(site.context.host.leagues.pages.onlookers.looking, season.id)
        key = ("season", season.id)
        audience = partial(Audience, looking, update, site.background)
        return await site.audiences.follow(request, key, audience, lasts)

    below = "/l/{token}"
    return (
        web.get(below, partial(show, STANDINGS)),
        web.get(f"{below}/{SCHEDULE}", partial(show, SCHEDULE)),
        web.get(f"{below}/{ALMANAC}", partial(show, ALMANAC)),
        web.get(below + "/picture/{part:[a-z]{1,20}(?:-[0-9]{1,5})?}", picture),
        web.get(f"{below}/events", follow, allow_head=False),
    )


def _wish(request: web.Request, part: str, season: Season) -> Wish:
    """Return the page that an address asks for. Raises NotFound."""
    return Wish(
        part=part,
        token=request.match_info["token"],
        language=one_of(request, "language", LANGUAGES) or season.league.language,
        palette=one_of(request, "palette", palettes()),
        query={key: request.query[key] for key in _ASKED if request.query.get(key)},
    )
