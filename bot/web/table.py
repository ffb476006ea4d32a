"""The page of a table, and the same data for its script."""

from __future__ import annotations

from collections.abc import Sequence

from aiohttp import web

from bot.web import page
from bot.web.assets import by_address
from bot.web.position import shown
from bot.web.rate_limit import NotFound
from bot.web.responses import CHECKED, PUBLIC, packed, send
from bot.web.site import Seen, Site


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of the page, of its data, and of its files."""

    async def show(request: web.Request) -> web.StreamResponse:
        seen = await site.seen(request)
        text = page.table(await shown(site, seen), seen, request.query)
        return await send(request, text.encode(), "text/html", None, CHECKED)

    async def data(request: web.Request) -> web.StreamResponse:
        return await told(request, await site.seen(request))

    async def then(request: web.Request) -> web.StreamResponse:
        return await told(request, await site.seen(request, back=True))

    async def told(request: web.Request, seen: Seen) -> web.StreamResponse:
        whole = await shown(site, seen)
        await site.background.piece()
        body = packed(whole)
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
