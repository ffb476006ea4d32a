"""The pages of a league in a real Chromium: followed, read by eyes, keys and ears."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from bot.host.leagues.api import Season
from bot.locales import Words
from bot.web.league.page import ALMANAC, PARTS, SCHEDULE, STANDINGS
from tests.cogs.test_league import manager
from tests.cogs.test_league_almanac import ended
from tests.web.pages import Pages
from tests.web.test_league import link_of, played, posted
from tests.web.windows import DESKTOP, FOCUS, PHONE, Windows, lost_once, violations

WAYS = {STANDINGS: "", SCHEDULE: f"/{SCHEDULE}", ALMANAC: f"/{ALMANAC}"}
"""The paths of its pages, below the league's."""

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
        """End one more of its tables."""
        assert await ended(self.pages.harness, self.season, 1) == 1
        await self.pages.harness.host.leagues.look()


async def _drawn(page: Page) -> None:
    """Scroll down to every picture, and wait until it has arrived whole."""
    for image in await page.locator("main img").all():
        await image.scroll_into_view_if_needed()
        assert await image.evaluate(
            "async (one) => { await one.decode(); return one.naturalWidth }"
        )


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
        async with lost_once(page, "**/schedule*"):
            await league.result()
            await expect(page.locator("#line")).to_have_text(Words("en")("web-lost"))
        await expect(results).to_have_count(before + 1)
        await expect(page.locator("#line")).to_be_empty()


@pytest.mark.parametrize(
    ("size", "scheme", "language"),
    [
        (PHONE, "dark", "en"),
        (PHONE, "light", "de"),
        (DESKTOP, "dark", "de"),
        (DESKTOP, "light", "en"),
    ],
)
async def test_axe_has_nothing_to_say(
    league: League, size: tuple[int, int], scheme: str, language: str
) -> None:
    """Each two of size, colors and language come together once."""
    for part in PARTS:
        path = league.at(WAYS[part], language=language)
        async with league.windows.open(path, size, color_scheme=scheme) as page:
            here = page.locator("header [aria-current=page]")
            await expect(here).to_have_text(Words(language)(f"web-league-{part}"))
            await _drawn(page)
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), part
            assert await violations(page) == [], part


async def test_the_keyboard_alone_reaches_everything_and_shows_where_it_is(
    league: League,
) -> None:
    for size in (PHONE, DESKTOP):
        async with league.windows.open(league.at(""), size) as page:
            seen = []
            for _ in range(60):
                await page.keyboard.press("Tab")
                at = await page.evaluate(FOCUS)
                if at["tag"] == "BODY":
                    break
                seen.append(at)
            assert seen[0]["name"] == "skip"
            assert [at for at in seen if not (at["ringed"] and at["shown"])] == []
            reached = [at["href"] for at in seen if at["href"]]
            ways = (
                "[...document.querySelectorAll('a')].filter(one => one.checkVisibility())"
                ".map(one => one.getAttribute('href'))"
            )
            assert reached == await page.evaluate(ways)
            # Wide tables are scrolled by keys too.
            wide = (
                "[...document.querySelectorAll('*')].filter(one => one.scrollWidth >"
                " one.clientWidth + 1 && getComputedStyle(one).overflowX === 'auto').length"
            )
            assert len([at for at in seen if at["name"] == "wide"]) >= await page.evaluate(wide)
            await page.keyboard.press("Tab")
            await page.keyboard.press("Enter")
            assert (await page.evaluate(FOCUS))["name"] == "content"


async def test_keys_alone_go_from_page_to_page_and_back_from_a_picture(league: League) -> None:
    async with league.windows.open(league.at("")) as page:
        await page.locator(".zoom").first.focus()
        await page.keyboard.press("Enter")
        large = page.locator("#zoom img")
        await expect(large).to_be_visible()
        await page.keyboard.press("+")
        await expect(page.locator("#zoom .sheet")).to_have_attribute("style", re.compile("1.5"))
        assert await violations(page) == []
        await page.keyboard.press("Escape")
        await expect(large).not_to_be_visible()
        assert (await page.evaluate(FOCUS))["name"] == "zoom"
        await page.locator("header .choices a").nth(1).focus()
        await page.keyboard.press("Enter")
        here = page.locator("header [aria-current=page]")
        await expect(here).to_have_text(Words("en")("web-league-schedule"))
        await page.locator("nav a[hreflang=de]").focus()
        await page.keyboard.press("Enter")
        await expect(page.locator("html")).to_have_attribute("lang", "de")
        await expect(here).to_have_text(Words("de")("web-league-schedule"))
