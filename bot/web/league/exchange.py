"""The files that only partner bots get, at addresses with a secret token of their own."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from aiohttp import web

from bot.host.leagues.seasonlog.service import NoSeasonLog
from bot.web.rate_limit import NotFound
from bot.web.responses import CHECKED, send
from bot.web.site import Site

_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}", re.ASCII)
_Read = Callable[[str], Awaitable[bytes | None]]


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of a season's log, of entries for it, and of the answers to them."""
    partners = site.context.host.leagues.partners
    entries = site.context.host.leagues.following.entries
    return (
        web.get("/x/{token}/season.jsonl", partial(_show, partners.season_log)),
        web.get("/x/{token}/answers.jsonl", partial(_show, partners.answers)),
        web.get("/x/{token}/entries.jsonl", partial(_show, entries.published)),
    )


async def _show(read: _Read, request: web.Request) -> web.StreamResponse:
    """Send a file. Raises NotFound, also if the token is unknown."""
    token = request.match_info["token"]
    try:
        content = await read(token) if _TOKEN.fullmatch(token) else None
    except NoSeasonLog:
        content = None
    if content is None:
        raise NotFound
    return await send(request, content, "application/jsonl", None, CHECKED)
