"""The real bot on a simulated Discord: real games, real pictures, a real SQLite file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.cogs.parlour import Parlour


@pytest_asyncio.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with Parlour.open(tmp_path / "games.sqlite3") as opened:
        yield opened


@pytest_asyncio.fixture
async def german(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with Parlour.open(tmp_path / "games.sqlite3", locale="de") as opened:
        yield opened
