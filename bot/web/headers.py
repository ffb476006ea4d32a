"""The headers of every answer, refusals too."""

from __future__ import annotations

from aiohttp import web

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self';"
        " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex, nofollow",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


async def secured(_request: web.Request, response: web.StreamResponse) -> None:
    """Add the headers that every answer has."""
    response.headers.update(HEADERS)
    response.headers.pop("Server", None)
