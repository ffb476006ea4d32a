"""Tables of a public season in a real Chromium: followed, and read by eyes, keys and ears."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.locales import Words
from tests.cogs.test_league import manager
from tests.web.pages import Pages
from tests.web.test_league import change
from tests.web.test_league_tables import Watched, below, watched
from tests.web.test_offline import kept, ready
from tests.web.windows import DESKTOP, FOCUS, PHONE, Windows, drawn, violations

WIDE = (1920, 1080)

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def table(windows: Windows) -> AsyncIterator[Watched]:
    """Return one table for all tests here, each of which plays on."""
    one = await watched(windows.pages)
    for _ in range(10):
        await one.move()
    yield one


async def test_who_comes_from_the_schedule_follows_the_game(
    windows: Windows, table: Watched
) -> None:
    async with windows.open(below(table.league, "/schedule")) as page:
        await page.get_by_role("link", name=f"#{table.table}", exact=True).click()
        await drawn(page)
        await expect(page.locator("h1")).to_contain_text(f"#{table.table}")
        before = await page.locator("#log li .go").first.text_content()
        moved = await table.move()
        newest = (await table.now())["log"]["entries"][0]
        assert newest["stamp"] == moved.table.stamp(moved.version)
        await expect(page.locator("#log li").first).to_contain_text(newest["lines"][0])
        assert await page.locator("#log li .go").first.text_content() != before
        await page.locator("#earlier").click()
        await expect(page.locator("#changes")).to_be_visible()
        await page.locator("#to-now").click()
        await expect(page.locator("#clocks")).not_to_be_visible()
        await page.locator("header a").first.click()
        await expect(page.locator("h1")).to_contain_text(table.season.league.name)


@pytest.mark.parametrize(
    ("size", "scheme", "language"),
    [
        (PHONE, "dark", "en"),
        (PHONE, "light", "de"),
        (DESKTOP, "dark", "de"),
        (DESKTOP, "light", "en"),
        (WIDE, "dark", "de"),
        (WIDE, "light", "en"),
    ],
)
async def test_axe_has_nothing_to_say(
    windows: Windows, table: Watched, size: tuple[int, int], scheme: str, language: str
) -> None:
    path = f"{table.bare}?language={language}"
    async with windows.open(path, size, color_scheme=scheme) as page:
        await drawn(page)
        await expect(page.locator("footer")).to_contain_text(Words(language)("web-league-foot"))
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert await violations(page) == []


async def test_the_keyboard_leads_back_to_the_season(windows: Windows, table: Watched) -> None:
    async with windows.open(table.bare) as page:
        await drawn(page)
        await page.keyboard.press("Tab")
        await page.keyboard.press("Tab")
        at = await page.evaluate(FOCUS)
        assert at["href"].startswith("../schedule?") and at["ringed"] and at["shown"]


async def test_a_finished_game_is_a_film(windows: Windows, table: Watched) -> None:
    await table.to_the_end()
    async with windows.open(table.bare, PHONE) as page:
        await drawn(page)
        await page.locator("#play").click()
        screen = page.locator("#screen img")
        await expect(screen).to_have_attribute("src", f"{(await _film(table))[0]}")
        await page.locator("#film-on").click()
        await expect(page.locator("#film-title")).to_contain_text("/")
        assert await violations(page) == []


async def _film(table: Watched) -> list[str]:
    told = (await table.pages.get(f"{table.bare}/film")).data["frames"]
    return [one["dark"] for one in told]


async def test_a_withdrawn_page_says_so_and_takes_no_other_page_along(
    windows: Windows, table: Watched
) -> None:
    """On the device is kept what was seen of one's own tables, and nothing of a league."""
    pages: Pages = windows.pages
    await pages.opened(2)
    own = await pages.link()
    async with windows.open(own, outage=True, worker=True, refused="status of 404") as page:
        await ready(page, own)
        home = page.url.removesuffix(own)
        await page.goto(f"{home}{table.bare}", wait_until="domcontentloaded")
        await drawn(page)
        await change(pages, manager(pages.harness), public=False, reason="no more")
        await expect(page.locator("#line")).to_have_text(Words("en")("web-league-gone"))
        found = await kept(page, lambda found: own in found)
        assert not [one for one in found if one.startswith("/l/")]
        await page.reload()
        assert own in await kept(page, lambda found: True)
