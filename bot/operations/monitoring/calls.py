"""Counters of all calls to Discord, and of the calls left within its rate limits.

Addresses are counted as templates, which reveal neither people nor places.
"""

from __future__ import annotations

import time
from collections import deque
from types import SimpleNamespace

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge

OTHER = "other"
"""Template for all addresses outside the API, such as those of pictures and of the gateway."""

_WORDS = frozenset(
    {
        *("applications", "archived", "bot", "callback", "channels", "commands", "gateway"),
        *("guilds", "interactions", "members", "messages", "oauth2", "permissions", "pins"),
        *("private", "public", "reactions", "roles", "search", "thread-members", "threads"),
        *("typing", "users", "webhooks", "@me", "@original"),
    }
)
"""Words in the API's addresses; anything else in an address is an id or a token."""


def template(path: str) -> str:
    """Return an address with placeholders for its ids and tokens."""
    api, _, *parts = [*path.strip("/").split("/"), ""]
    if api != "api":
        return OTHER
    return "/" + "/".join(_part(part) for part in parts if part)


def is_counted(route: str) -> bool:
    """Return whether Discord counts a call towards the limit of 50 per second."""
    return not route.startswith((OTHER, "/interactions/", "/webhooks/"))


def _part(part: str) -> str:
    if part in _WORDS:
        return part
    return "{id}" if part.isdecimal() else "{token}"


WINDOW = 600.0
MOST_INVALID = 10_000
"""Number of refused calls within `WINDOW` seconds after which Discord blocks this IP address."""
_INVALID = (401, 403, 429)
_REMAINING = "X-RateLimit-Remaining"
_SCOPE = "X-RateLimit-Scope"
_SHARED = "shared"
"""Scope of a limit that others used up: Discord does not count the refusal against this bot."""


class Calls:
    """Trace for aiohttp, which counts each try separately, including retries."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._calls = Counter(
            "boardgames_discord_requests",
            "Calls to Discord; the status of those without an answer is none. Answers to"
            " interactions do not count for the fifty a second that Discord allows.",
            ("counts", "method", "route", "status"),
            registry=registry,
        )
        self._left = Gauge(
            "boardgames_discord_rate_limit_remaining",
            "Calls that a route's limit had left after the last one.",
            ("method", "route"),
            registry=registry,
        )
        self._invalid: deque[float] = deque()
        left = Gauge(
            "boardgames_discord_invalid_requests_left",
            f"Refused calls until Discord locks this address out ({MOST_INVALID} in ten minutes).",
            registry=registry,
        )
        left.set_function(self._invalid_left)

    def trace(self, others: aiohttp.TraceConfig | None = None) -> aiohttp.TraceConfig:
        """Return a trace config that reports each call to us and to `others`."""
        config = others or aiohttp.TraceConfig()
        config.on_request_end.append(self._answered)
        config.on_request_exception.append(self._failed)
        return config

    async def _answered(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        answer, route = params.response, template(params.url.path)
        self._count(params.method, route, str(answer.status))
        remaining = answer.headers.get(_REMAINING, "")
        if remaining.isdecimal():
            self._left.labels(params.method, route).set(int(remaining))
        if answer.status in _INVALID and answer.headers.get(_SCOPE) != _SHARED:
            self._invalid.append(time.monotonic())

    async def _failed(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        params: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self._count(params.method, template(params.url.path), "none")

    def _count(self, method: str, route: str, status: str) -> None:
        counts = "yes" if is_counted(route) else "no"
        self._calls.labels(counts, method, route, status).inc()

    def _invalid_left(self) -> float:
        begin = time.monotonic() - WINDOW
        while self._invalid and self._invalid[0] < begin:
            self._invalid.popleft()
        return MOST_INVALID - len(self._invalid)
