"""HTTP responses: 304 if unchanged, else in pieces, so that slow readers use no memory.

All of them, including refusals, have the same security headers.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from hashlib import blake2b

from aiohttp import web

from bot.presenting.services import Services
from render.api import Picture

POLICY = "Content-Security-Policy"
NO_FRAMES = "frame-ancestors 'none'"
HEADERS = {
    POLICY: (
        "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self';"
        " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
        f" form-action 'none'; {NO_FRAMES}"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex, nofollow",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


FORMS = web.RequestKey("forms", bool)
"""Key under which a request stores that its page has forms, which are sent to us alone."""


def securing(context: Services) -> Callable[[web.Request, web.StreamResponse], Awaitable[None]]:
    """Return a function that adds the headers common to all responses."""

    async def secured(request: web.Request, response: web.StreamResponse) -> None:
        response.headers.update(HEADERS)
        if context.chat_url is not None:
            response.headers[POLICY] = beside(context.chat_url)
        if request.get(FORMS):
            policy = response.headers[POLICY]
            response.headers[POLICY] = policy.replace("form-action 'none'", "form-action 'self'")
        response.headers.pop("Server", None)

    return secured


def beside(origin: str) -> str:
    """Return the security policy that allows pages to be framed by this origin only.

    Only the chat of the local table, on this computer, uses such frames (CSP3, "frame-ancestors").
    """
    return HEADERS[POLICY].replace(NO_FRAMES, f"frame-ancestors {origin}")


ONCE = "no-store"
"""Cache-Control of responses that must not be cached."""
CHECKED = "private, no-cache"
"""Cache-Control of responses that may be cached, but must be revalidated each time."""
FOR_EVER = "private, max-age=31536000, immutable"
"""Cache-Control of responses that never change at their address."""
PUBLIC = "public, max-age=31536000, immutable"
"""Cache-Control of responses that never change at their address and contain no personal data."""
PUBLIC_CHECKED = "no-cache"
"""Cache-Control of files that may change at their address and contain no personal data."""

PIECE = 32 << 10
"""Number of bytes passed to a connection at a time."""
PATIENCE = 20.0
"""Maximum seconds that a reader may take to receive a piece."""


def mark_of(body: bytes) -> str:
    """Return a digest that identifies a body."""
    return blake2b(body, digest_size=9).hexdigest()


def packed(told: object) -> bytes:
    """Return plain values as compact JSON."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def answered(status: int, value: object, headers: Mapping[str, str] | None = None) -> web.Response:
    """Return the JSON response to a request that may have changed something."""
    return web.Response(
        status=status,
        body=packed(value),
        content_type="application/json",
        headers={"Cache-Control": ONCE, **(headers or {})},
    )


def kind_of(picture: Picture) -> str:
    """Return the media type of a picture."""
    return f"image/{picture.name.rpartition('.')[2]}"


async def send(
    request: web.Request,
    body: bytes,
    kind: str,
    mark: str | None,
    keep: str,
    coding: str | None = None,
    headers: Mapping[str, str] | None = None,
) -> web.StreamResponse:
    """Send a body, or 304 if the client has it; `mark` None = a digest of the body.

    Raises ConnectionError if the reader is too slow.
    """
    mark = f'"{mark or mark_of(body)}"'
    headers = {"Vary": "Accept-Encoding", **(headers or {}), "ETag": mark, "Cache-Control": keep}
    if mark in request.headers.get("If-None-Match", ""):
        return web.Response(status=304, headers=headers)
    headers["Content-Type"] = kind if kind.startswith("image/") else f"{kind}; charset=utf-8"
    if coding is not None:
        headers["Content-Encoding"] = coding
    response = web.StreamResponse(headers=headers)
    response.content_length = len(body)
    await response.prepare(request)
    if request.method != "HEAD":
        await _written(response, body)
    return response


async def _written(response: web.StreamResponse, body: bytes) -> None:
    whole = memoryview(body)
    try:
        for at in range(0, len(body), PIECE):
            async with asyncio.timeout(PATIENCE):
                await response.write(whole[at : at + PIECE])
    except TimeoutError as error:
        raise ConnectionResetError("the reader is too slow") from error
