"""The real bot on a simulated Discord: real games, real pictures, a real database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio

from bot.runtime.database_url import Address
from cogs.ui.interaction import Request
from tests.cogs.harness import Harness
from tests.lots import lots

__all__ = ["lots"]


@pytest_asyncio.fixture
async def harness(store: Address) -> AsyncIterator[Harness]:
    async with Harness.open(store) as opened:
        yield opened


@pytest_asyncio.fixture
async def german(store: Address) -> AsyncIterator[Harness]:
    async with Harness.open(store, locale="de") as opened:
        yield opened


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the bot defer each answer that it may defer: here no time passes during its work."""

    async def impatiently(
        request: Request,
        work: Awaitable[object],
        defer: Callable[[], Awaitable[None]] | None = None,
    ) -> object:
        if not request.interaction.response.is_done():
            await (defer or request.defer)()
        return await work

    monkeypatch.setattr(Request, "wait_for", impatiently)
