"""The page of a table, and the same data for its script."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aiohttp import web

from bot.web.assets import by_address
from bot.web.layout import HOLES, messages, page
from bot.web.position import Shown, shown
from bot.web.rate_limit import NotFound
from bot.web.responses import CHECKED, PUBLIC, packed, send
from bot.web.site import Seen, Site
from render.text.wording import round_name

SPOKEN = (
    *("gone", "left", "rules", "rules-hint", "rule-failed", "go", "move", "then", "start"),
    *("to-now", "to-now-new", "now", "taken-back", "play", "pause", "frame-of"),
)
"""The messages `web-…` that the script shows."""


def whole(shown: Shown, seen: Seen, query: Mapping[str, str]) -> str:
    """Return the page of a table."""
    words = seen.words
    spoken = messages(words, SPOKEN)
    spoken["round"] = round_name(seen.table.game, HOLES["round"], words)
    return page("bot/web/table.html", words, seen.chosen.palette, query, spoken, shown=shown)


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of the page, of its data, and of its files."""

    async def show(request: web.Request) -> web.StreamResponse:
        seen = await site.seen(request)
        text = whole(await shown(site, seen), seen, request.query)
        return await send(request, text.encode(), "text/html", None, CHECKED)

    async def data(request: web.Request) -> web.StreamResponse:
        return await told(request, await site.seen(request))

    async def then(request: web.Request) -> web.StreamResponse:
        return await told(request, await site.seen(request, back=True))

    async def told(request: web.Request, seen: Seen) -> web.StreamResponse:
        found = await shown(site, seen)
        await site.background.piece()
        body = packed(found)
        return await send(request, body, "application/json", None, CHECKED)

    async def static(request: web.Request) -> web.StreamResponse:
        asset = by_address().get(request.match_info["name"])
        if asset is None:
            raise NotFound
        if "gzip" not in request.headers.get("Accept-Encoding", ""):
            return await send(request, asset.data, asset.kind, None, PUBLIC)
        return await send(request, asset.packed, asset.kind, None, PUBLIC, "gzip")

    return (
        web.get("/t/{token}", show),
        web.get("/t/{token}/now", data),
        web.get("/t/{token}/at/{stamp:[0-9]{1,12}}", then),
        web.get("/static/{name}", static),
    )
