"""The real bot on a simulated Discord: real games, real pictures, a real SQLite file."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import pytest_asyncio

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
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness.open(tmp_path / "games.sqlite3") as opened:
        yield opened


@pytest_asyncio.fixture
async def german(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness.open(tmp_path / "games.sqlite3", locale="de") as opened:
        yield opened
