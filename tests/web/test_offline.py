"""Pages without a network, in a real Chromium: what was seen last, with its date."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.web.pages import Pages
from tests.web.windows import PATIENCE, PHONE, Windows, caught_up, drawn, sources

pytestmark = pytest.mark.asyncio(loop_scope="module")

KEPT = """async () => {
    const seen = await caches.open("seen");
    return (await seen.keys()).map(({ url }) => new URL(url).pathname);
}"""
ACTIVE = """async () => (await navigator.serviceWorker.ready).active.state"""


async def kept(page: Page, wanted: Any) -> list[str]:
    """Wait until what a browser keeps is as wanted."""
    async with asyncio.timeout(PATIENCE):
        while not wanted(found := await page.evaluate(KEPT)):
            await asyncio.sleep(0.05)
    return list(found)


async def ready(page: Page, path: str) -> None:
    """Wait until the worker has come, and keeps the page."""
    async with asyncio.timeout(PATIENCE):
        while await page.evaluate(ACTIVE) != "activated":
            await asyncio.sleep(0.02)
    await kept(page, lambda found: path in found)


async def played(pages: Pages, moves: int = 1) -> None:
    for _ in range(moves):
        await pages.move(await pages.at_rest())


async def test_the_position_seen_last_is_shown_with_its_date(windows: Windows) -> None:
    """Also one that came after the page was opened, with its pictures."""
    pages = windows.pages
    await pages.opened(2)
    path = await pages.link()
    async with windows.open(path, PHONE, outage=True, worker=True) as page:
        await ready(page, path)
        await drawn(page)
        before = await page.locator("#log li").count()
        await played(pages)
        await expect(page.locator("#log li")).not_to_have_count(before)
        await kept(page, lambda found: f"{path}/now" in found)
        # The worker keeps an answer before the page has shown it.
        await caught_up(pages, path, page)
        await drawn(page)
        seen = await sources(page), await page.locator("#log").inner_text()
        await page.context.set_offline(True)
        await expect(page.locator("#line")).to_contain_text("No network.")
        await page.reload(wait_until="domcontentloaded")
        await expect(page.locator("#line")).to_contain_text("No network. This is how it was on ")
        await expect(page.locator("#line")).to_contain_text("Nothing can be sent.")
        await drawn(page)
        assert (await sources(page), await page.locator("#log").inner_text()) == seen
        await page.context.set_offline(False)
        await expect(page.locator("#line")).to_be_empty()
        assert await page.evaluate("document.body.dataset.kept") is None


async def test_a_page_goes_on_where_the_network_was_lost(windows: Windows) -> None:
    pages = windows.pages
    await pages.opened(2)
    path = await pages.link()
    async with windows.open(path, outage=True, worker=True) as page:
        await ready(page, path)
        await page.context.set_offline(True)
        await expect(page.locator("#line")).to_contain_text("No network.")
        await played(pages, 2)
        await page.context.set_offline(False)
        await expect(page.locator("#line")).to_be_empty()
        newest = (await pages.now(path))["log"]["entries"][0]["lines"][0]
        await expect(page.locator("#log li").first).to_contain_text(newest)


async def test_what_is_no_longer_theirs_is_forgotten(windows: Windows) -> None:
    pages = windows.pages
    await pages.opened(2)
    path = await pages.link()
    async with windows.open(path, outage=True, worker=True) as page:
        await ready(page, path)
        table = await pages.harness.table()
        await pages.harness.host.links.revoke(pages.harness.people[0].id, table.id)
        await expect(page.locator("#line")).to_contain_text("does not work any more")
        # One after the other, in any order.
        await kept(page, lambda found: not any(path in one for one in found))


async def test_only_the_tables_seen_last_are_kept(windows: Windows) -> None:
    pages = windows.pages
    paths = []
    for _ in range(7):
        await pages.opened(2)
        paths.append(await pages.link())
    async with windows.open(paths[0], outage=True, worker=True) as page:
        await ready(page, paths[0])
        home = page.url.removesuffix(paths[0])
        for path in paths[1:]:
            await page.goto(f"{home}{path}", wait_until="domcontentloaded")
            await kept(page, lambda found, path=path: path in found)  # type: ignore[misc]
        found = await kept(page, lambda found: paths[0] not in found)
        assert {one for one in found if one.count("/") == 2} == set(paths[1:])


async def test_a_page_of_another_version_loads_itself_anew(windows: Windows) -> None:
    pages = windows.pages
    await pages.opened(2)
    path = await pages.link()
    async with windows.open(path) as page:
        await drawn(page)
        await page.evaluate("document.body.dataset.version = 'old'; window.old = true")
        async with page.expect_navigation():
            await played(pages)
        assert await page.evaluate("window.old") is None


async def test_a_page_loads_itself_anew_only_once(windows: Windows) -> None:
    """Two processes of different versions would send it back and forth."""
    pages = windows.pages
    await pages.opened(2)
    path = await pages.link()
    async with windows.open(path) as page:
        await drawn(page)
        await page.evaluate("renew(document.body.dataset.version)")
        await page.evaluate("sessionStorage.setItem('version', 'other'); window.old = true")
        await page.evaluate("renew('other')")
        await played(pages)
        await caught_up(pages, path, page)
        await asyncio.sleep(0.5)
        assert await page.evaluate("window.old") is True
