"""Calls of Discord's REST API, quick: without retries, and recording the server's time.

discord.py's own client repeats failed calls for up to half a minute and hides the headers.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from email.utils import parsedate_to_datetime
from typing import Any, TypeAlias, cast

import aiohttp
from discord.http import Route

from bot.runtime.version import version

Payload: TypeAlias = Mapping[str, Any]

AT_ONCE = 5
"""Calls under way at the same time: a bot that runs meanwhile has the same limits."""
HALF_A_SECOND = 0.5
"""The header `Date` has whole seconds, rounded down."""


class Refused(Exception):
    """Discord answered with a status other than 200."""

    def __init__(self, status: int) -> None:
        super().__init__(f"status {status}")
        self.status = status


class Rest:
    """Calls of one bot. `ahead` is how far this computer's clock is ahead of Discord's."""

    def __init__(self, session: aiohttp.ClientSession, token: str) -> None:
        self._session = session
        self._headers = {
            "Authorization": f"Bot {token}",
            "User-Agent": f"DiscordBot (bot doctor, {version()})",
        }
        self._places = asyncio.Semaphore(AT_ONCE)
        self.ahead: float | None = None

    async def one(self, path: str) -> Payload:
        """Return an object. Raises Refused, aiohttp.ClientError, ValueError (no JSON)."""
        return cast(Payload, await self._get(path, {}))

    async def all(self, path: str, params: Mapping[str, str] | None = None) -> Sequence[Payload]:
        """Return a list of objects. Raises Refused, aiohttp.ClientError, ValueError (no JSON)."""
        return cast(Sequence[Payload], await self._get(path, params or {}))

    async def _get(self, path: str, params: Mapping[str, str]) -> object:
        async with self._places:
            asked = time.time()
            url = Route.BASE + path
            async with self._session.get(url, params=params, headers=self._headers) as answer:
                self._compare(answer.headers.get("Date"), (asked + time.time()) / 2)
                if answer.status == 200:
                    return await answer.json(content_type=None)
                raise Refused(answer.status)

    def _compare(self, date: str | None, now: float) -> None:
        if date is not None:
            self.ahead = now - parsedate_to_datetime(date).timestamp() - HALF_A_SECOND
