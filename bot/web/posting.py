"""Requests that change something: each is small JSON, and must come from a page of ours.

A page of another site can make a browser send a request with the browser's cookies. It cannot
choose the request's `Origin` or `Sec-Fetch-Site`, and cannot send JSON without a preflight request,
which no route here answers (Fetch Standard, "HTTP-network-or-cache fetch" and "CORS-preflight
fetch"; Fetch Metadata, "The Sec-Fetch-Site HTTP Request Header").

A form that works without a script is sent otherwise (`form_sent`): with the origin `null`, for the
same policy, and with a token that only a page of this browser has.

Pages must not set the `mode` of `fetch`: with any other than "cors", the policy `no-referrer` makes
browsers send `Origin: null` (Fetch Standard, "append a request Origin header").
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from hmac import compare_digest
from typing import Any, Never
from urllib.parse import parse_qsl

from aiohttp import web
from yarl import URL

from bot.runtime.listening import is_loopback
from bot.web.rate_limit import Later, NotFound
from bot.web.site import Site

MOST = 20 << 10
"""Maximum bytes of a body: the largest is a note before and after an edit, each 1,500 characters of
6 bytes."""
WAIT = 5.0
"""Seconds within which the whole body must arrive."""
DEPTH = 4
"""Maximum nesting depth of lists and objects."""
FIELDS = 8
"""Maximum number of a form's fields."""
LARGEST = 2**53 - 1
"""Largest whole number that a script handles exactly (`Number.MAX_SAFE_INTEGER`)."""


async def posted(request: web.Request, site: Site) -> dict[str, Any]:
    """Return the JSON object in a request's body: texts, whole numbers, lists, objects and null.

    Raises NotFound if no page of ours would send it.
    """
    if request.method != "POST" or not _is_ours(request, site.context.web_url):
        raise NotFound
    return await sent_json(request)


async def sent_json(request: web.Request) -> dict[str, Any]:
    """Return the JSON object in the body of a request that bears no cookie, as `posted` does.

    Raises NotFound.
    """
    body = await _body(request)
    try:
        sent = json.loads(
            body.decode(), parse_float=_refuse, parse_constant=_refuse, object_pairs_hook=_object
        )
        if isinstance(sent, dict) and _is_plain(sent, DEPTH):
            return sent
    except (ValueError, RecursionError):
        pass
    raise NotFound


async def form_sent(request: web.Request, site: Site, token: str) -> dict[str, str]:
    """Return the fields of a form on one of our pages, which has this token.

    Raises NotFound if no page of ours would send it.
    """
    origin = _origin(request, site.context.web_url)
    fits = (
        request.headers.getall("Origin", ["null"]) in (["null"], [origin])
        and request.headers.getall("Sec-Fetch-Site", ["same-origin"]) == ["same-origin"]
        and request.content_type == "application/x-www-form-urlencoded"
        and "Content-Encoding" not in request.headers
    )
    if origin is None or not fits:
        raise NotFound
    try:
        told = parse_qsl(
            (await _body(request)).decode(),
            keep_blank_values=True,
            errors="strict",
            max_num_fields=FIELDS,
        )
        sent = {str(key): str(value) for key, value in _object([*told]).items()}
    except ValueError:
        raise NotFound from None
    if not token or not compare_digest(sent.get("token", "").encode(), token.encode()):
        raise NotFound
    return sent


@contextmanager
def begun(site: Site) -> Iterator[None]:
    """Count a request's changes as in progress during the block. Raises Later if shutting down."""
    if site.context.gate.shut:
        raise Later
    with site.context.gate.under_way():
        yield


def _is_ours(request: web.Request, web_url: str | None) -> bool:
    """Return whether the headers are those that a script on one of our pages sends."""
    origin = _origin(request, web_url)
    return (
        origin is not None
        and request.headers.getall("Origin", []) == [origin]
        and request.headers.getall("Sec-Fetch-Site", ["same-origin"]) == ["same-origin"]
        and len(request.headers.getall("Content-Type", [])) == 1
        and request.content_type == "application/json"
        and "Content-Encoding" not in request.headers
    )


def _origin(request: web.Request, web_url: str | None) -> str | None:
    """Return our own origin; if the pages have no public address, only loopback is allowed."""
    try:
        url = URL(web_url or f"http://{request.host}").origin()
    except ValueError:
        return None
    return str(url) if web_url or is_loopback(url.host or "") else None


async def _body(request: web.Request) -> bytes:
    """Return the body. Raises NotFound if it is too large, too slow or incomplete."""
    body = b""
    try:
        async with asyncio.timeout(WAIT):
            while piece := await request.content.read(MOST + 1 - len(body)):
                body += piece
                if len(body) > MOST:
                    raise NotFound
    except (TimeoutError, web.RequestPayloadError):
        raise NotFound from None
    return body


def _object(pairs: Iterable[tuple[str, object]]) -> dict[str, object]:
    """Return a JSON object as a dict. Raises ValueError if a key occurs twice."""
    told = [*pairs]
    found = dict(told)
    if len(found) != len(told):
        raise ValueError("a name comes twice")
    return found


def _refuse(_number: str) -> Never:
    raise ValueError("only whole numbers are sent")


def _is_plain(value: object, depth: int) -> bool:
    """Return whether a JSON value is within the limits for storing it. Raises ValueError."""
    match value:
        case str():
            # A lone surrogate cannot be encoded, and PostgreSQL does not store NUL.
            return b"\0" not in value.encode()
        case int():
            return abs(value) <= LARGEST
        case list():
            return depth > 0 and all(_is_plain(one, depth - 1) for one in value)
        case Mapping():
            parts = (*value.keys(), *value.values())
            return depth > 0 and all(_is_plain(one, depth - 1) for one in parts)
    return value is None
