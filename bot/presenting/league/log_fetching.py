"""The client that gets the signed logs of other bots, by the operator's rules for addresses."""

from __future__ import annotations

from http import HTTPStatus

from bot.host.leagues.following.api import Fetched, Unreachable
from bot.leagues.seasonlog.lines import MOST_BYTES
from bot.presenting.services import Services
from bot.runtime.outgoing.client import Answer, RequestFailed
from bot.runtime.outgoing.hosts import AddressRefused

MOST_FOLLOWED = MOST_BYTES // 4
"""Maximum size of a followed log in bytes: all of it is held in memory while it is checked."""
_GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)


class LogFetcher:
    """Client for logs; errors and log lines never contain an address, which may be a secret."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def fetch(self, url: str, etag: str) -> Fetched | None:
        """Return the log at an address, None if it still has that mark. Raises Unreachable."""
        answer = await self._answer(url, {"If-None-Match": etag} if etag else {})
        if etag and answer.status == HTTPStatus.NOT_MODIFIED:
            return None
        if answer.status in _GONE:
            raise Unreachable("gone", answer.retry_after)
        if not answer.is_success:
            raise Unreachable("failed", answer.retry_after)
        return Fetched(answer.body, answer.etag)

    async def _answer(self, url: str, headers: dict[str, str]) -> Answer:
        try:
            return await self._services.outgoing.get(url, MOST_FOLLOWED, headers)
        except AddressRefused as error:
            raise Unreachable(error.why) from None
        except RequestFailed:
            raise Unreachable("failed") from None
