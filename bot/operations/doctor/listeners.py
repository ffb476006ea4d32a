"""Ports that the bot needs: which of them are taken, and by which programs.

Linux lists listening sockets in /proc/net/tcp, and their processes in /proc/PID/fd (proc_net(5),
proc_pid_fd(5)). On other systems they remain unknown.
"""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import NamedTuple, TypeAlias

from bot.runtime.listening import CannotListen, Place, listening, wanted
from bot.runtime.settings import Settings

PROC = Path("/proc")
_LISTENS = "0A"
_Ip: TypeAlias = IPv4Address | IPv6Address


class Holder(NamedTuple):
    """The program listening on a port; its process is None if this account may not see it."""

    account: int
    pid: int | None = None
    name: str = ""


class Refused(NamedTuple):
    """A place where listening fails; `before` is an earlier place of ours with the same port."""

    place: Place
    reason: str
    taken: bool
    before: Place | None = None
    holder: Holder | None = None


class _Listener(NamedTuple):
    """A line of /proc/net/tcp: a listening socket."""

    address: _Ip
    port: int
    account: int
    socket: str


async def refused(settings: Settings) -> list[Refused]:
    """Listen briefly on all the bot's ports at the same time; return those where that fails."""
    found, had = [], list[Place]()
    async with AsyncExitStack() as held:
        for place in wanted(settings):
            try:
                await held.enter_async_context(listening(asyncio.Protocol, place))
                had.append(place)
            except CannotListen as error:
                found.append(await _refused(place, error, had))
    return found


async def _refused(place: Place, error: CannotListen, had: list[Place]) -> Refused:
    cause = error.__cause__
    assert isinstance(cause, OSError)
    taken = cause.errno == errno.EADDRINUSE
    before = next((one for one in had if taken and one.port == place.port), None)
    holder = await asyncio.to_thread(holder_of, place.host, place.port) if taken else None
    return Refused(place, cause.strerror or str(cause), taken, before, holder)


def holder_of(host: str, port: int) -> Holder | None:
    """Return the program listening on a port, or None if it is unknown."""
    own = _addresses(host)
    for one in _listeners():
        if one.port == port and any(_meet(one.address, address) for address in own):
            return _holder(one)
    return None


def _addresses(host: str) -> list[_Ip]:
    with suppress(OSError, ValueError):
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
        return [ip_address(str(where[0]).partition("%")[0]) for *_, where in found]
    return []


def _meet(one: _Ip, other: _Ip) -> bool:
    return one == other or one.is_unspecified or other.is_unspecified


def _listeners() -> Iterator[_Listener]:
    for name in ("tcp", "tcp6"):
        with suppress(OSError, ValueError, IndexError):
            for line in (PROC / "net" / name).read_text().splitlines()[1:]:
                words = line.split()
                if words[3] == _LISTENS:
                    address, _, port = words[1].partition(":")
                    yield _Listener(_ip(address), int(port, 16), int(words[7]), words[9])


def _ip(text: str) -> _Ip:
    """Parse an address given as groups of four bytes in this computer's byte order."""
    data = bytes.fromhex(text)
    words = (data[at : at + 4] for at in range(0, len(data), 4))
    whole = b"".join(int.from_bytes(word, "big").to_bytes(4, sys.byteorder) for word in words)
    address = ip_address(whole)
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def _holder(listener: _Listener) -> Holder:
    link = f"socket:[{listener.socket}]"
    for process in PROC.glob("[0-9]*"):
        # The process may end meanwhile, or belong to another account.
        with suppress(OSError):
            if any(os.readlink(one) == link for one in (process / "fd").iterdir()):
                name = (process / "comm").read_text().strip()
                return Holder(listener.account, int(process.name), name)
    return Holder(listener.account)
