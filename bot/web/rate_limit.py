"""Protection of the pages: rate limits, headers, and uniform answers to refused requests.

A visitor without access learns nothing: a forged link, a revoked link and a table that does not
exist all get the same answer. The log records how many requests were refused, never what they asked
for.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address
from time import monotonic

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.host.core.api import HostError
from bot.host.core.counters import REASONS
from bot.locales import Words
from bot.runtime.log_events import logger
from bot.runtime.settings import Proxies
from bot.store import StoreError
from bot.web.background import BackgroundWork
from bot.web.browser_language import browser_language

RATE = 20.0
"""Requests per second allowed to one address or person on average; a move takes seven."""
BURST = 120.0
"""Requests allowed to one address or person in a burst."""
PROGRAM_RATE, PROGRAM_BURST = 4.0, 30.0
"""The same for one program, by its token: requests per second on average, and in a burst."""
STREAMS = 60
"""Maximum number of open pages per address, such as a household or office behind one router."""
ALL_STREAMS = 2000
"""Maximum number of open pages in total."""
MOST_ADDRESSES = 10_000
"""Number of addresses remembered; beyond it, those that made no recent requests are forgotten."""
EVENLY = 0.05
"""Unit of time (seconds): a "not found" answer comes a whole multiple of it after its request.

So a visitor who measures times learns nothing: a forged link needs no database query, a revoked one
a short query, an expired one a longer one.
"""
TOLD_EVERY = 60.0
"""Minimum seconds between two log lines about refusals."""

BROKEN, _NOT_FOUND, _TOO_MANY, _UNSURE, _LATER = 400, 404, 429, 500, 503
_SAID = {
    _NOT_FOUND: "web-refused-not-found",
    _TOO_MANY: "web-refused-too-many",
    _UNSURE: "web-refused-unsure",
    _LATER: "web-refused-later",
}
"""Messages that visitors read, by status."""
_CALLED = dict(zip((_NOT_FOUND, _TOO_MANY, BROKEN, _LATER), REASONS, strict=True))
_CALLED[_UNSURE] = _CALLED[_LATER]
"""Names of the refusals in the log, by status."""
_RETRY = {_TOO_MANY: "60", _LATER: "5"}

_log = logging.getLogger(__name__)
_events = logger(__name__)


class NotFound(Exception):
    """The request may not see anything here; the reason is not disclosed."""


class TooMany(Exception):
    """An address or person makes too many requests, or has too many pages open."""


class Later(Exception):
    """The request cannot be answered at the moment; its sender should retry later."""


COUNTED = web.RequestKey("counted", str)
"""Key under which a request stores what it is counted by: an address, or a known player."""


class RateLimit:
    """Limit on requests and open pages, which are counted by address or person."""

    def __init__(
        self,
        now: Callable[[], float] = monotonic,
        proxies: Proxies = (),
        rate: float | None = None,
        burst: float | None = None,
    ) -> None:
        self._now = now
        self._rates = rate, burst
        self.proxies = proxies
        """Proxies trusted to name their client's address; no other address is trusted."""
        self._used: dict[str, tuple[float, float]] = {}
        self._open: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        """Number of refusals since the start, by their name in the log."""
        self._told: Counter[str] = Counter()
        self._told_at = float("-inf")

    @property
    def open(self) -> int:
        """Return how many pages are open."""
        return self._open.total()

    @property
    def _rate(self) -> float:
        return RATE if self._rates[0] is None else self._rates[0]

    @property
    def _burst(self) -> float:
        return BURST if self._rates[1] is None else self._rates[1]

    def admit(self, address: str) -> None:
        """Count a request. Raises TooMany."""
        now = self._now()
        used, at = self._used.get(address, (0.0, now))
        used = max(0.0, used - (now - at) * self._rate)
        if used + 1 > self._burst:
            raise TooMany
        if len(self._used) >= MOST_ADDRESSES and address not in self._used:
            self._forget(now)
        self._used[address] = (used + 1, now)

    @contextmanager
    def streaming(self, address: str) -> Iterator[None]:
        """Count an open page for the duration of the block. Raises TooMany."""
        if self._open[address] >= STREAMS or self.open >= ALL_STREAMS:
            raise TooMany
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def begin(self) -> float:
        """Return the time at which a request begins."""
        return self._now()

    def rest(self, begun: float) -> float:
        """Return the seconds to wait before a "not found" answer to a request begun at that time.

        The waits are such that the time of the answer does not disclose the reason.
        """
        return EVENLY - (self._now() - begun) % EVENLY

    def refuse(self, status: int, language: str) -> web.Response:
        """Return the answer that all refusals with this status get, in a language."""
        self.count(status)
        headers = {"Cache-Control": "no-store", "Content-Language": language}
        if status in _RETRY:
            headers["Retry-After"] = _RETRY[status]
        return web.Response(
            status=status, text=Words(language)(_SAID[status]) + "\n", headers=headers
        )

    def count(self, status: int) -> None:
        """Count a refusal; at most once a minute, log the numbers of refusals."""
        self.refused[_CALLED[status]] += 1
        now = self._now()
        if now - self._told_at >= TOLD_EVERY:
            self._told_at = now
            since = self.refused - self._told
            _events.info("web_refused", **{name: since[name] for name in REASONS})
            self._told = self.refused.copy()

    def _forget(self, now: float) -> None:
        """Forget the addresses whose count is down to zero; if none is, forget the oldest half."""
        quiet = [one for one, (used, at) in self._used.items() if (now - at) * self._rate >= used]
        for one in quiet or list(self._used)[: MOST_ADDRESSES // 2]:
            del self._used[one]


def address_of(request: web.Request, proxies: Proxies) -> str:
    """Return the client's address: as named by trusted proxies, or that of the connection.

    Each proxy appends its client's address on the right; anything further left may be forged. All
    addresses of one IPv6 network (/64) count as one.
    """
    asking = request.remote or ""
    told = ",".join(request.headers.getall("X-Forwarded-For", ())).split(",")
    try:
        address = _plain(asking)
        while told and any(address in network for network in proxies):
            address = _plain(told.pop().strip())
    except ValueError:
        return asking
    return address.exploded[:19] if isinstance(address, IPv6Address) else str(address)


def _plain(told: str) -> IPv4Address | IPv6Address:
    """Parse an address; an IPv4 address mapped to IPv6 becomes IPv4. Raises ValueError."""
    address = ip_address(told)
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def rate_limited(
    rate_limit: RateLimit,
    background: BackgroundWork,
    player: Callable[[web.Request], str | None],
    note: Callable[[web.Request, Exception], Awaitable[None]],
) -> Middleware:
    """Return the middleware that admits requests and answers all refusals uniformly.

    `note` is called with errors that are none of the visitor's, after they are logged.

    A known player's requests are counted by person, since others may share the address. All other
    requests are counted by address, and are handled after everything that players wait for.
    """

    def refuse(request: web.Request, status: int) -> web.Response:
        return rate_limit.refuse(status, browser_language(request))

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        begun = rate_limit.begin()
        try:
            playing = player(request)
            counted = playing or address_of(request, rate_limit.proxies)
            request[COUNTED] = counted
            rate_limit.admit(counted)
            await background.piece(first=playing is not None)
            return await handler(request)
        except (NotFound, HostError, web.HTTPException):
            await asyncio.sleep(rate_limit.rest(begun))
            return refuse(request, _NOT_FOUND)
        except TooMany:
            return refuse(request, _TOO_MANY)
        except Later:
            return refuse(request, _LATER)
        except StoreError:
            return refuse(request, _broken_off(request))
        except (asyncio.CancelledError, ConnectionError):
            raise
        except Exception as error:
            _log.exception("a page could not be shown")
            await note(request, error)
            return refuse(request, _broken_off(request))

    return guarded


def _broken_off(request: web.Request) -> int:
    """Return the status for a request that failed midway, which may have changed something."""
    return _UNSURE if request.method == "POST" else _LATER
