"""Route of the page of languages: how much of the texts each of them has."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from aiohttp import web

from bot.locales import Words, languages
from bot.locales.shares import Share, parts, state
from bot.web.browser_language import browser_language
from bot.web.layout import page
from bot.web.responses import PUBLIC_CHECKED, send
from bot.web.site import Site, asked_language, one_of
from render.art.theme import palettes


class _Told(NamedTuple):
    """A language on the page."""

    code: str
    name: str
    state: str
    parts: Mapping[str, Share]


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the route of the page of languages."""

    async def show(request: web.Request) -> web.StreamResponse:
        words = Words(asked_language(request) or browser_language(request))
        # The first time, every language is read.
        found = await asyncio.to_thread(_told, [*site.context.games], words)
        palette = one_of(request, "palette", palettes())
        query = {key: request.query[key] for key in ("language", "palette") if key in request.query}
        html = page("bot/web/languages.html", words, palette, query, {}, found=found)
        headers = {"Vary": "Accept-Encoding, Accept-Language"}
        return await send(
            request, html.encode(), "text/html", None, PUBLIC_CHECKED, headers=headers
        )

    return (web.get("/languages", show),)


def _told(games: Iterable[str], words: Words) -> list[_Told]:
    return [
        _Told(code, one.name, state(code, games, words), parts(code, games, words))
        for code, one in languages().items()
    ]
