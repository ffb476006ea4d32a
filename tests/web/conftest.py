"""The real bot on a simulated Discord, and its pages on a real port of this computer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.web.pages import Pages


@pytest_asyncio.fixture
async def pages(tmp_path: Path) -> AsyncIterator[Pages]:
    async with Pages.open(tmp_path / "games.sqlite3") as opened:
        yield opened
