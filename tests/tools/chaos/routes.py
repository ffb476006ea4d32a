"""Routes of Discord's API, what a request brings, and faults that come between."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from math import ceil
from os import SEEK_END
from typing import TYPE_CHECKING, Any, NamedTuple

from aiohttp import web

if TYPE_CHECKING:
    from tests.tools.chaos.server import Server

Answer = Any
Handler = Callable[["Server", web.Request], Awaitable[Answer]]
ROUTES: list[tuple[str, str, Handler]] = []


class Upload(NamedTuple):
    """A file that comes with a request."""

    name: str
    size: int
    kind: str


Body = tuple[dict[str, Any], list[Upload]]


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Register a handler; what it returns is the answer's JSON, None = 204."""

    def decorate(handler: Handler) -> Handler:
        ROUTES.append((method, path, handler))
        return handler

    return decorate


@dataclass
class Call:
    """One request of the bot."""

    method: str
    path: str
    template: str
    channel_id: int | None
    at: float = field(default_factory=time.time)

    @property
    def name(self) -> str:
        return f"{self.method} {self.template}"


class Fault:
    """A failure of requests: before the work is done, or after it."""

    async def before(self, call: Call) -> None:
        """Refuse, delay or drop a request. Raises Refused, Dropped."""

    async def after(self, call: Call) -> None:
        """Keep the answer of what is done. Raises Refused, Dropped."""


class Dropped(Exception):
    """The connection breaks without an answer."""


class TooMany(Exception):
    """A rate limit is hit; seconds until it is not."""

    def __init__(self, seconds: float, scope: str = "user", code: int = 0) -> None:
        super().__init__(seconds)
        self.seconds, self.scope, self.code = seconds, scope, code

    def response(self, headers: Mapping[str, str]) -> web.Response:
        """Return the answer to the call."""
        body = {
            "message": "You are being rate limited.",
            "retry_after": self.seconds,
            "global": self.scope == "global",
            "code": self.code,
        }
        more = {
            "Via": "1.1 google",
            "X-RateLimit-Scope": self.scope,
            "Retry-After": str(ceil(self.seconds)),
        }
        return json_response(body, status=429, headers={**headers, **more})


def json_response(
    data: Any, status: int = 200, headers: Mapping[str, str] | None = None
) -> web.Response:
    """Answer in JSON without a charset: discord.py takes exactly `application/json`."""
    body = json.dumps(data).encode()
    return web.Response(body=body, status=status, headers=headers, content_type="application/json")


async def body_of(request: web.Request) -> Body:
    """Return a request's JSON and its files; it can be asked again."""
    if not request.content_type.startswith("multipart/"):
        return (json.loads(await request.read() or b"{}"), [])
    form = await request.post()
    files = [
        Upload(value.filename, value.file.seek(0, SEEK_END), value.content_type)
        for value in form.values()
        if isinstance(value, web.FileField)
    ]
    return json.loads(str(form["payload_json"])), files
