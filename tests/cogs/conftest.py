"""The real bot on a simulated Discord: real games, real pictures, a real database."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence

import pytest
import pytest_asyncio

from bot.runtime.database_url import Address
from tests.cogs.harness import Harness

SEED = 1


class Lots:
    """Lots that always fall the same way, so that every run plays the same games."""

    def randbits(self, bits: int) -> int:
        return random.Random(SEED).getrandbits(bits)

    def choice(self, names: Sequence[str]) -> str:
        return names[0]


@pytest.fixture(autouse=True)
def lots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.host.lobby.lots.secrets", Lots())


@pytest_asyncio.fixture
async def harness(store: Address) -> AsyncIterator[Harness]:
    async with Harness.open(store) as opened:
        yield opened


@pytest_asyncio.fixture
async def german(store: Address) -> AsyncIterator[Harness]:
    async with Harness.open(store, locale="de") as opened:
        yield opened
