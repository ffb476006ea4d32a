"""A server on this machine that receives requests of the bot."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from aiohttp import web

from bot.runtime.outgoing.hosts import HostRule, parse_hosts


class Asked(NamedTuple):
    """A request."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes


@dataclass
class Receiver:
    """A server that gives the same answer to all requests."""

    status: int = 200
    body: bytes = b""
    headers: Mapping[str, str] | None = None
    port: int = 0
    asked: list[Asked] = field(default_factory=list)

    @property
    def rules(self) -> tuple[HostRule, ...]:
        """Return the operator's list that allows requests to this server."""
        return parse_hosts(f"http://127.0.0.1:{self.port},http://localhost:{self.port}")

    def url(self, path: str = "/", host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.port}{path}"

    async def take(self, request: web.Request) -> web.StreamResponse:
        body = await request.read()
        self.asked.append(Asked(request.method, request.path_qs, request.headers, body))
        known = request.headers.get("If-None-Match")
        if known is not None and known == (self.headers or {}).get("ETag"):
            return web.Response(status=304)
        return web.Response(status=self.status, body=self.body, headers=self.headers)


R = TypeVar("R", bound=Receiver)


@asynccontextmanager
async def receiving(
    status: int = 200, body: bytes = b"", headers: Mapping[str, str] | None = None
) -> AsyncIterator[Receiver]:
    """Run a server that answers like this for the duration."""
    async with serving(Receiver(status, body, headers)) as receiver:
        yield receiver


@asynccontextmanager
async def serving(receiver: R) -> AsyncIterator[R]:
    """Run a server for the duration."""
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", receiver.take)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        receiver.port = runner.addresses[0][1]
        yield receiver
    finally:
        await runner.cleanup()
