"""The HTTP client for addresses that people on Discord chose.

A request goes to an allowed host only, and to the very address that was checked. Redirects are not
followed, proxies and cookies are not used, and answers are read up to a limit.
"""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import partial
from typing import Final, NamedTuple

from aiohttp import (
    AddrInfoType,
    ClientError,
    ClientResponse,
    ClientSession,
    ClientTimeout,
    DummyCookieJar,
    TCPConnector,
)
from aiohttp.abc import AbstractResolver
from yarl import URL

from bot.runtime.outgoing.hosts import AddressRefused, AllowedHosts, HostRule, check_address

PATIENCE: Final = 10.0
"""Seconds within which a request must be answered, including the look-up of the host."""
_LONGEST_WAIT = 86400.0
"""Maximum number of seconds that an answer may demand until the next try."""
_HEADERS = {"User-Agent": "boardgames-bot", "Accept-Encoding": "identity"}
LONGEST: Final = 2000
"""Maximum number of characters of an address; those of push services have several hundred."""
_LONGEST_MARK = 500
"""Maximum number of characters of an answer's mark."""


def check_url(text: str, allowed: AllowedHosts) -> tuple[URL, HostRule]:
    """Return an address that may be requested, and the entry that allows it.

    The addresses that its name resolves to are checked when the request is made. Raises
    AddressRefused.
    """
    if not allowed:
        raise AddressRefused("off")
    url = _parsed(text)
    asked = (url.scheme, url.port)
    rules = [one for one in allowed if (one.scheme, one.port) == asked]
    rule = next((one for one in rules if one.names(url.raw_host or "")), None)
    if rule is None:
        raise AddressRefused("scheme" if url.scheme != "https" else "host")
    host = url.raw_host or ""
    # A last part that begins with a digit is no name: 2130706433 and 0x7f.1 are 127.0.0.1, too.
    if ":" in host or host.rpartition(".")[2][:1].isdigit():
        check_address(host, rule)
    return url, rule


def _parsed(text: str) -> URL:
    """Return an address without parts that have no place in it. Raises AddressRefused."""
    try:
        url = URL(text)
        fine = url.scheme in ("https", "http") and url.raw_host and url.port
    except ValueError:
        raise AddressRefused("form") from None
    if not fine or url.raw_user or url.raw_password or url.raw_fragment or len(text) > LONGEST:
        raise AddressRefused("form")
    if not text.isprintable() or " " in text or str(url.raw_host).endswith("."):
        raise AddressRefused("form")
    return url


class RequestFailed(Exception):
    """A request without a usable answer; the reason never contains the address.

    The address may hold a secret of whoever receives the request.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Answer(NamedTuple):
    """An answer to a request; `retry_after` are the seconds that it demands until the next try.

    `etag` is the mark by which the server recognises the same body later, "" = there is none.
    """

    status: int
    body: bytes = b""
    retry_after: float = 0.0
    etag: str = ""

    @property
    def is_success(self) -> bool:
        """Return whether the status means success (any 2xx)."""
        return 200 <= self.status < 300


class OutgoingClient:
    """HTTP client for the hosts that the operator allows; `resolver` None = the system's.

    It never asks the bot itself, which listens on `own_ports` of this machine.
    """

    def __init__(
        self,
        allowed: AllowedHosts,
        resolver: AbstractResolver | None = None,
        own_ports: Collection[int] = (),
    ) -> None:
        self.allowed = allowed
        self._resolver = resolver
        self._own_ports = own_ports

    async def post(
        self, url: str, body: bytes, headers: Mapping[str, str], patience: float = PATIENCE
    ) -> Answer:
        """Send a body and return the answer, whose own body is not read.

        It must come within `patience` seconds. Raises AddressRefused, RequestFailed.
        """
        async with self._asked("POST", url, headers, body, patience) as answer:
            return _answer(answer)

    async def get(self, url: str, most: int, headers: Mapping[str, str] | None = None) -> Answer:
        """Return the answer with its body of at most `most` bytes; a longer one is a failure.

        Raises AddressRefused, RequestFailed.
        """
        async with self._asked("GET", url, headers or {}, None, PATIENCE) as answer:
            return _answer(answer)._replace(body=await _read(answer, most))

    @asynccontextmanager
    async def _asked(
        self,
        method: str,
        url: str,
        headers: Mapping[str, str],
        body: bytes | None,
        patience: float,
    ) -> AsyncIterator[ClientResponse]:
        """Make a request and yield its answer. Raises AddressRefused, RequestFailed."""
        target, rule = check_url(url, self.allowed)
        if rule.plain and rule.port in self._own_ports:
            raise AddressRefused("private")
        try:
            async with (
                self._session(rule, patience) as session,
                session.request(
                    method, target, headers=headers, data=body, allow_redirects=False
                ) as answer,
            ):
                yield answer
        except (ClientError, OSError, ValueError) as error:
            raise RequestFailed(type(error).__name__) from None

    def _session(self, rule: HostRule, patience: float) -> ClientSession:
        connector = TCPConnector(
            resolver=self._resolver,
            use_dns_cache=False,
            force_close=True,
            # One address after the other: an address that is refused ends the request.
            happy_eyeballs_delay=None,
            socket_factory=partial(_checked_socket, rule),
        )
        return ClientSession(
            connector=connector,
            headers=_HEADERS,
            timeout=ClientTimeout(total=patience),
            cookie_jar=DummyCookieJar(),
            auto_decompress=False,
        )


def _checked_socket(rule: HostRule, address: AddrInfoType) -> socket.socket:
    """Return a socket for an address that may be connected to. Raises AddressRefused.

    aiohttp connects this socket to the same address, so a name that resolves to another one at its
    next look-up (DNS rebinding) gains nothing.
    """
    family, kind, protocol, _, target = address
    check_address(str(target[0]), rule)
    return socket.socket(family=family, type=kind, proto=protocol)


def _answer(answer: ClientResponse) -> Answer:
    wanted = _seconds(answer.headers.get("Retry-After", ""))
    etag = answer.headers.get("ETag", "")
    return Answer(
        answer.status,
        retry_after=min(wanted, _LONGEST_WAIT),
        etag=etag if len(etag) <= _LONGEST_MARK and etag.isprintable() else "",
    )


def _seconds(told: str) -> float:
    """Return how long Retry-After says to wait: seconds, or a date (RFC 9110, 10.2.3)."""
    if told.isascii() and told.isdigit():
        return float(told)
    try:
        at = parsedate_to_datetime(told)
    except ValueError:
        return 0.0
    now = datetime.now(UTC) if at.tzinfo is not None else datetime.now(UTC).replace(tzinfo=None)
    return max((at - now).total_seconds(), 0.0)


async def _read(answer: ClientResponse, most: int) -> bytes:
    """Return the body of an answer. Raises RequestFailed if it is longer than `most` bytes."""
    found = bytearray()
    async for part in answer.content.iter_any():
        found += part
        if len(found) > most:
            raise RequestFailed("TooLong")
    return bytes(found)
