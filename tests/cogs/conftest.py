"""The real bot on a simulated Discord: real games, real pictures, a real database."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.runtime.database_url import Address
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
