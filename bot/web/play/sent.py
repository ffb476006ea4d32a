"""Values of a page's request, and its reader; what our pages would never send raises NotFound."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from aiohttp import web

from bot.web.pairing import may_move, paired
from bot.web.rate_limit import NotFound
from bot.web.site import Seen, Site

Sent: TypeAlias = Mapping[str, Any]
Door: TypeAlias = Callable[[Site, Seen, Sent], Awaitable[str]]
"""Function that carries out a request; returns a message, "" = the page itself shows the result."""


def number(sent: Sent, name: str) -> int:
    """Return a whole number from the request. Raises NotFound."""
    value = sent.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise NotFound
    return value


def text(sent: Sent, name: str) -> str:
    """Return a text from the request. Raises NotFound."""
    value = sent.get(name)
    if not isinstance(value, str):
        raise NotFound
    return value


def texts(sent: Sent, name: str) -> list[str]:
    """Return a list of texts from the request. Raises NotFound."""
    values = sent.get(name)
    if not isinstance(values, list):
        raise NotFound
    return [text({name: value}, name) for value in values]


async def player(request: web.Request, site: Site) -> Seen:
    """Return the newest position for a browser that may move there. Raises NotFound."""
    seen = await site.newest(request)
    if not may_move(await paired(request, site), seen):
        raise NotFound
    return seen
