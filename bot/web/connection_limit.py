"""Limit on the server's open connections, both in total and per address.

A silent connection is closed after a while; until then it takes up a file descriptor. A process has
only a limited number of them, and the bot needs some for Discord and its database.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from typing import cast

from aiohttp import web

from bot.web.responses import HEADERS

MOST = 2000
"""Maximum number of open connections in total."""
MOST_EACH = 100
"""Maximum number of open connections per address; the limit does not apply to private addresses."""
SPARED = 256
"""Number of file descriptors reserved for the rest of the bot."""
_REFUSAL = {**HEADERS, "Connection": "close", "Retry-After": "60", "Content-Length": "0"}
TOO_MANY = "\r\n".join(
    ("HTTP/1.1 429 Too Many Requests", *map(": ".join, _REFUSAL.items()), "\r\n")
).encode("ascii")
MALFORMED = "This is no request that can be answered.\n"


def most_connections() -> int:
    """Raise this process's limit of open files; return how many connections it can hold."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST + 4 * SPARED
        soft = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if now != resource.RLIM_INFINITY and now < soft:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return MOST if files == resource.RLIM_INFINITY else max(1, min(MOST, files - SPARED))
    return MOST // 4


def is_near(address: str) -> bool:
    """Return whether an address belongs to this computer or to a private network."""
    with suppress(ValueError):
        return ip_address(address).is_private
    return False


class Talk(web.RequestHandler):
    """Handler of a connection that answers a malformed request with our usual headers.

    aiohttp's own answer would name aiohttp, and would echo the malformed input.
    """

    __slots__ = ()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Answer a request that could not be parsed, or that failed before it was handled."""
        super().handle_error(request, status, exc, message)
        answer = web.Response(status=status, text=MALFORMED, headers={**HEADERS, "Server": ""})
        answer.force_close()
        return answer


class ConnectionLimit:
    """Factory that makes a protocol for each connection, for `loop.create_server`."""

    def __init__(self, talk: Callable[[], Talk], most: int) -> None:
        self._talk = talk
        self._most = most
        self._inside: Counter[str] = Counter()

    @property
    def inside(self) -> int:
        """Return how many connections are open."""
        return self._inside.total()

    def __call__(self) -> asyncio.Protocol:
        """Return a protocol for a connection that is about to be made."""
        return Visitor(self)

    def let_in(self, address: str) -> asyncio.Protocol | None:
        """Return a handler for a new connection, or None if the limit has been reached."""
        each = self._most if is_near(address) else MOST_EACH
        if self.inside >= self._most or self._inside[address] >= each:
            return None
        self._inside[address] += 1
        return self._talk()

    def left(self, address: str) -> None:
        """Note that an admitted connection has closed."""
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


class Visitor(asyncio.Protocol):
    """Protocol of a connection: passes its events to the server's handler, or refuses it."""

    def __init__(self, connection_limit: ConnectionLimit) -> None:
        self._door = connection_limit
        self._inner: asyncio.Protocol | None = None
        self._address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Admit the connection, or answer with status 429 and close it."""
        peer = transport.get_extra_info("peername")
        self._address = str(peer[0]) if peer else ""
        self._inner = self._door.let_in(self._address)
        if self._inner is None:
            cast(asyncio.Transport, transport).write(TOO_MANY)
            transport.close()
            return
        self._inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Pass received data on to the handler."""
        if self._inner is not None:
            self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        """Tell the handler that the client will send nothing more."""
        return None if self._inner is None else self._inner.eof_received()

    def pause_writing(self) -> None:
        """Tell the handler to stop writing, because the write buffer is full."""
        if self._inner is not None:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Tell the handler that it may write again."""
        if self._inner is not None:
            self._inner.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        """Tell the handler that the connection is closed, and stop counting it."""
        if self._inner is not None:
            self._inner.connection_lost(error)
            self._door.left(self._address)
