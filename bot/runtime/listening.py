"""Servers of the bot that listen on a port of this computer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import NamedTuple, TypeAlias

from bot.runtime.settings import Settings

Making: TypeAlias = Callable[[], asyncio.Protocol]
"""Function that returns a protocol for a connection; it is called for each one."""


class CannotListen(Exception):
    """The port is taken, or the address does not belong to this computer."""


class Place(NamedTuple):
    """Address and port to listen on; port 0 is any free one.

    `what` names the service at the beginning of a sentence. The settings of address and port begin
    with `prefix`; `off` is the setting that must be empty to turn the service off.
    """

    host: str
    port: int
    what: str
    prefix: str
    off: str


def metrics_at(host: str, port: int) -> Place:
    """Return the place of the bot's metrics."""
    return Place(host, port, "Metrics", "BOT_METRICS", "BOT_METRICS_PORT")


def pages_at(host: str, port: int) -> Place:
    """Return the place of the web pages."""
    return Place(host, port, "Pages", "BOT_WEB", "BOT_WEB_URL")


def is_loopback(host: str) -> bool:
    """Return whether a host is this computer only, so that nobody can intercept its traffic."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def wanted(settings: Settings) -> Iterator[Place]:
    """Yield every place where a bot with these settings listens."""
    if settings.metrics_port is not None:
        yield metrics_at(settings.metrics_host, settings.metrics_port)
    if settings.web_url is not None:
        yield pages_at(settings.web_host, settings.web_port)


@asynccontextmanager
async def listening(make: Making, place: Place) -> AsyncIterator[int]:
    """Accept connections for the duration; yield the port. Raises CannotListen.

    Connections still open at the end must be closed by the caller.
    """
    host, port, what, prefix, off = place
    try:
        server = await asyncio.get_running_loop().create_server(make, host, port)
    except OSError as error:
        raise CannotListen(
            f"{what} cannot be served on {host}, port {port} ({error.strerror or error}): choose"
            f" another {prefix}_PORT or {prefix}_HOST, or leave {off} empty."
        ) from error
    try:
        yield int(server.sockets[0].getsockname()[1])
    finally:
        server.close()
