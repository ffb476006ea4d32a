"""Sending of notifications to browsers, by way of their push services (RFC 8030)."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, Final
from weakref import WeakValueDictionary

from yarl import URL

from bot.host.core.api import HostError
from bot.host.people.way_calls import WayFailed
from bot.host.people.ways import Way
from bot.presenting.services import Services
from bot.presenting.ways.contents import Contents
from bot.presenting.ways.sender import Kind
from bot.runtime.outgoing.client import RequestFailed
from bot.runtime.outgoing.hosts import AddressRefused
from bot.web.push.encryption import LONGEST, encrypted
from bot.web.push.routes import Subscription
from bot.web.push.vapid import Vapid, drawn
from bot.web.responses import packed

PATIENCE: Final = 5.0
"""Seconds within which a push service must answer."""
AT_ONCE: Final = 4
"""Maximum number of requests to a push service at the same time."""
USUALLY: Final = timedelta(days=3)
"""How long a push service keeps a message about a question without a deadline."""
BRIEFLY: Final = timedelta(minutes=1)
"""The same after a deadline: that of Windows refuses a message that it must not keep."""
SOON: Final = timedelta(hours=3)
"""A message whose deadline is nearer than this wakes a device that saves its battery."""
_GONE = frozenset({404, 410})
"""Statuses of a subscription that has ended (RFC 8030, 7.3)."""
_MOST_TEXT = 300
"""Maximum number of characters of a text; devices show less of it."""


async def push_kind(services: Services, contact: str) -> Kind:
    """Let browsers ask for notifications, and return the kind of ways that they are."""
    key = await services.host.people.ways.push_key(drawn())
    sender = PushSender(Vapid(key, contact))
    services.push_key = sender.vapid.public
    return Kind(sender.send)


class PushSender:
    """Sender of notifications; one push service that hangs delays no other."""

    def __init__(self, vapid: Vapid) -> None:
        self.vapid = vapid
        self._turns: WeakValueDictionary[str | None, asyncio.Semaphore] = WeakValueDictionary()

    async def send(self, services: Services, way: Way, contents: Contents) -> None:
        """Send a notification to a browser. Raises WayFailed, also if it is not paired any more."""
        browser = Subscription.of(way)
        host = URL(browser.endpoint).host
        async with self._turns.setdefault(host, asyncio.Semaphore(AT_ONCE)):
            await self._send(services, way, browser, contents)

    async def _send(
        self, services: Services, way: Way, browser: Subscription, contents: Contents
    ) -> None:
        paired = await services.host.pairings.of_user(way.user_id)
        if all(one.mark != browser.mark for one in paired):
            raise WayFailed("unpaired", gone=True)
        told = packed(_message(contents, await _page(services, way, contents)))
        assert len(told) <= LONGEST
        now = services.host.now()
        headers = {
            "Authorization": self.vapid.authorization(browser.endpoint, now.timestamp()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            **_handling(contents, now),
        }
        await _post(services, browser.endpoint, encrypted(told, browser.keys), headers)


async def _post(services: Services, endpoint: str, body: bytes, headers: Mapping[str, str]) -> None:
    """Send a message to a push service. Raises WayFailed."""
    try:
        answer = await services.outgoing.post(endpoint, body, headers, patience=PATIENCE)
    except AddressRefused as error:
        raise WayFailed(f"address-{error.why}") from None
    except RequestFailed:
        raise WayFailed("unreachable") from None
    if not answer.is_success:
        gone = answer.status in _GONE
        raise WayFailed(f"status-{answer.status}", answer.retry_after, gone=gone)


def _message(contents: Contents, to: str) -> dict[str, Any]:
    """Return what the service worker shows, and the address of the page that it opens."""
    return {
        "title": contents.title[:_MOST_TEXT],
        "body": contents.text[:_MOST_TEXT],
        "tag": _subject(contents),
        "lang": contents.language,
        "to": to,
    }


def _handling(contents: Contents, now: datetime) -> dict[str, str]:
    """Return the headers that say for how long a message is kept, how urgent it is, and of what."""
    left = USUALLY if contents.until is None else contents.until - now
    return {
        "TTL": f"{max(left, BRIEFLY).total_seconds():.0f}",
        "Urgency": "high" if left < SOON else "normal",
        # A message that has not arrived yet goes when a newer one about the same comes.
        "Topic": _subject(contents),
    }


def _subject(contents: Contents) -> str:
    """Return what a message is about: a newer one about the same takes its place.

    It has at most 32 letters of base64url (RFC 8030, 5.4).
    """
    return contents.topic if contents.table is None else f"{contents.topic}-{contents.table}"


async def _page(services: Services, way: Way, contents: Contents) -> str:
    """Return the address of the page that a message opens, relative to the root of the pages."""
    try:
        if contents.table is not None:
            return f"t/{await services.host.links.token(contents.table, way.user_id)}"
    except HostError:
        pass
    return "tables"
