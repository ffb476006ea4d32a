"""What lies between the bot and the world, call by call: Discord and the database, with faults."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import aiohttp
import pytest
from simcord.http import router

from bot.store import Database

MODES = ("kill", "refuse", "lose")


class Wire:
    """Counts the calls, and lets one of them fail.

    In mode kill the process dies instead of making the call: nothing gets through any more.
    Else that call alone fails, refused without an effect or done with its answer lost.
    As long as it `remembers`, a nonce that was sent before brings back its message.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._dispatch = router.dispatch
        self._sent: dict[tuple[str, str], int] = {}
        self._mode = ""
        self._left = 0
        self.struck = ""
        self.remembers = False
        patch.setattr(router, "dispatch", self._request)
        for name in ("read", "write"):
            patch.setattr(Database, name, self._hop(name, getattr(Database, name)))

    async def strike(self, work: Callable[[], Awaitable[object]], mode: str, number: int) -> bool:
        """Do the work while its n-th call fails; tell whether there was such a call."""
        self._mode, self._left, self.struck = mode, number, ""
        with suppress(asyncio.CancelledError, ConnectionError):
            await work()
        self._mode = ""
        return bool(self.struck)

    def _fails(self, call: str) -> bool:
        """Tell whether this call is the one, or comes too late."""
        if not self._mode:
            return False
        self._left -= 1
        if self._left == 0:
            self.struck = call
        return self._left == 0 or (self._left < 0 and self._mode == "kill")

    def _fault(self, lost: type[Exception]) -> BaseException:
        return asyncio.CancelledError() if self._mode == "kill" else lost(self.struck)

    def _request(self, backend: Any, method: str, path: str, **kwargs: Any) -> Any:
        fails = self._fails(f"{method} {path}")
        if fails and self._mode != "lose":
            raise self._fault(aiohttp.ClientConnectionError)
        answer = self._answered(backend, method, path, **kwargs)
        if fails:
            raise self._fault(aiohttp.ClientConnectionError)
        return answer

    def _answered(self, backend: Any, method: str, path: str, **kwargs: Any) -> Any:
        nonce = (kwargs.get("json") or {}).get("nonce") if method == "POST" else None
        before = self._sent.get((path, nonce)) if nonce and self.remembers else None
        if before is not None:
            return self._dispatch(backend, "GET", f"{path}/{before}")
        answer = self._dispatch(backend, method, path, **kwargs)
        if nonce:
            self._sent[path, nonce] = int(answer["id"])
        return answer

    def _hop(self, name: str, hop: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def passed(database: Database, work: Callable[..., Any]) -> Any:
            fails = self._fails(name)
            if fails and self._mode != "lose":
                raise self._fault(ConnectionError)
            answer = await hop(database, work)
            if fails:
                raise self._fault(ConnectionError)
            return answer

        return passed
