"""The calls between the bot and the world, one by one: Discord and the database, with faults."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import aiohttp
import pytest
from simcord.http import router

from bot.store import Database

DEADLY = ("kill", "die")
SENDING = "POST /channels/"


class Wire:
    """Counts the calls, and lets one of them fail.

    In mode kill the process dies instead of making the call, in mode die once it is made: nothing
    gets through any more. Else that call alone fails, refused or done with its answer lost.
    As long as it `remembers`, a nonce that was sent before brings back its message.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._dispatch = router.dispatch
        self._sent: dict[tuple[str, str], Any] = {}
        self._mode = ""
        self._only = ""
        self._left = 0
        self.struck = ""
        self.remembers = False
        patch.setattr(router, "dispatch", self._request)
        for name in ("read", "write"):
            patch.setattr(Database, name, self._hop(name, getattr(Database, name)))

    async def strike(
        self, work: Callable[[], Awaitable[object]], mode: str, number: int = 1, only: str = ""
    ) -> bool:
        """Do the work while its n-th call (of a kind) fails; tell whether there was such a call."""
        self._mode, self._left, self._only, self.struck = mode, number, only, ""
        with suppress(asyncio.CancelledError, ConnectionError):
            await work()
        self._mode = ""
        return bool(self.struck)

    def _fails(self, call: str) -> bool:
        """Return whether this call is the one, or comes too late."""
        if not self._mode:
            return False
        if self.struck:
            return self._mode in DEADLY
        self._left -= call.startswith(self._only)
        if self._left == 0:
            self.struck = call
        return bool(self.struck)

    def _fault(self, lost: type[Exception]) -> BaseException:
        return asyncio.CancelledError() if self._mode in DEADLY else lost(self.struck)

    def _too_late(self, before: str) -> bool:
        """Return whether the call that fails is not made at all."""
        return bool(before) or self._mode in ("kill", "refuse")

    def _request(self, backend: Any, method: str, path: str, **kwargs: Any) -> Any:
        before, fails = self.struck, self._fails(f"{method} {path}")
        if fails and self._too_late(before):
            raise self._fault(aiohttp.ClientConnectionError)
        answer = self._answered(backend, method, path, **kwargs)
        if fails:
            raise self._fault(aiohttp.ClientConnectionError)
        return answer

    def _answered(self, backend: Any, method: str, path: str, **kwargs: Any) -> Any:
        nonce = (kwargs.get("json") or {}).get("nonce") if method == "POST" else None
        before = self._sent.get((path, nonce)) if nonce and self.remembers else None
        if before is not None:
            return copy.deepcopy(before)
        answer = self._dispatch(backend, method, path, **kwargs)
        if nonce:
            self._sent[path, nonce] = copy.deepcopy(answer)
        return answer

    def _hop(self, name: str, hop: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def passed(database: Database, work: Callable[..., Any]) -> Any:
            before, fails = self.struck, self._fails(name)
            if fails and self._too_late(before):
                raise self._fault(ConnectionError)
            answer = await hop(database, work)
            if fails:
                raise self._fault(ConnectionError)
            return answer

        return passed
