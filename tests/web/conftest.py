"""The real bot on a simulated Discord, and its pages on a real port of this computer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import async_playwright

from bot.host.automation.thinking import NO_THINKERS, Thinkers
from bot.web import picture_cache, rate_limit, stream
from tests.browser.test_local_table import QUIET
from tests.lots import lots
from tests.web.pages import Pages
from tests.web.windows import Windows

__all__ = ["lots"]


@pytest_asyncio.fixture
async def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pages]:
    """The pages of a bot, whose visitors wait less: a fifth of the time of these tests was that."""
    monkeypatch.setattr(rate_limit, "EVENLY", 0.002)
    monkeypatch.setattr(stream, "CALM", 0.02)
    async with Pages.open(tmp_path / "games.sqlite3") as opened:
        yield opened


@pytest.fixture(scope="module")
def thinking_processes() -> Thinkers:
    """Return what thinks for the bot of a module's windows: nothing."""
    return NO_THINKERS


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def windows(
    chromium: str, tmp_path_factory: pytest.TempPathFactory, thinking_processes: Thinkers
) -> AsyncIterator[Windows]:
    """One browser for all tests of a module, on the pages of one bot."""
    path = tmp_path_factory.mktemp("pages") / "games.sqlite3"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stream, "RETRY", 100)
        # Here games of weeks are played in seconds.
        patch.setattr(picture_cache, "AT_ONCE", 60.0)
        async with Pages.open(path, thinking_processes) as pages, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium, args=QUIET)
            yield Windows(pages, browser)
            await browser.close()
