"""The pages of a league in a real Chromium: followed, read by eyes, keys and ears."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.host.leagues.api import Season
from bot.locales import Words
from tests.cogs.test_league import manager
from tests.cogs.test_league_almanac import ended
from tests.web.pages import Pages
from tests.web.test_league import link_of, played, posted
from tests.web.windows import Windows

pytestmark = pytest.mark.asyncio(loop_scope="module")


@dataclass(frozen=True)
class League:
    """A public league, where its standings are, and who looks at them."""

    windows: Windows
    season: Season
    path: str

    @property
    def pages(self) -> Pages:
        """Return the pages of its bot."""
        return self.windows.pages

    def at(self, part: str, **asked: str) -> str:
        """Return the path of one of its pages."""
        more = "".join(f"&{key}={value}" for key, value in asked.items())
        return self.path.replace("?", f"{part}?") + more

    async def result(self) -> None:
        """Let one more of its tables be over."""
        assert await ended(self.pages.harness, self.season, 1) == 1
        await self.pages.harness.host.leagues.look()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def league(windows: Windows) -> AsyncIterator[League]:
    """One league for all tests here; tables that are over stay so."""
    pages = windows.pages
    season = await played(pages, manager(pages.harness))
    yield League(windows, season, link_of(pages, posted(pages.harness, "for all to see")))


async def test_what_could_not_be_fetched_is_fetched_later(league: League) -> None:
    async with league.windows.open(league.at("/schedule"), outage=True) as page:
        results = page.get_by_text("50 points")
        before = await results.count()
        await page.route("**/schedule*", lambda route: route.abort(), times=1)
        await league.result()
        await expect(page.locator("#line")).to_have_text(Words("en")("web-league-lost"))
        await expect(results).to_have_count(before + 1)
        await expect(page.locator("#line")).to_be_empty()
