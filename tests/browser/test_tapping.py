"""Rules are read by tapping on a board, in a real browser: by finger, by mouse, by keys alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from bot.locales import Words
from render.guides.rulebook import Now
from tests.browser.test_local_table import DESKTOP, PATIENCE, PHONE, QUIET
from tests.catalogue import GUIDES
from tests.web.pages import Pages
from tests.web.windows import middle

FOCUSED = "document.activeElement.getAttribute('aria-label')"


@asynccontextmanager
async def zoomed(browser: Browser, address: str, size: tuple[int, int]) -> AsyncIterator[Page]:
    """Open the page of a table and there the picture of what all share, large."""
    page = await browser.new_page(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    page.set_default_timeout(PATIENCE * 1000)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    await page.goto(address)
    await page.locator("[data-part=table] img").click()
    await expect(areas(page)).not_to_have_count(0)
    await expect(page.locator("#zoom .area[data-rule='']")).to_have_count(0)
    yield page
    assert not errors
    await page.close()


def areas(page: Page) -> Locator:
    return page.locator("#zoom .area")


async def is_told(page: Page, name: str) -> None:
    """See that a rule is shown, and close it."""
    rule = page.locator("#rule")
    await expect(rule.get_by_role("heading")).to_have_text(name)
    await rule.get_by_role("button").click()
    await expect(rule).not_to_be_visible()


async def test_rules_are_read_on_a_phone_and_by_keys_alone(tmp_path: Path, chromium: str) -> None:
    async with Pages.open(tmp_path / "games.sqlite3") as pages, async_playwright() as playwright:
        await pages.harness.started(2)
        address = f"http://127.0.0.1:{pages.port}{await pages.link()}"
        browser = await playwright.chromium.launch(executable_path=chromium, args=QUIET)
        async with zoomed(browser, f"{address}?language=de", PHONE) as page:
            await _tap(page)
        async with zoomed(browser, f"{address}?language=en", DESKTOP) as page:
            await _type(page)
        await browser.close()


async def _tap(page: Page) -> None:
    office = page.get_by_role("button", name="Kontor")
    spot = await middle(office)
    await page.touchscreen.tap(*spot)
    rule = GUIDES["puerto_rico"].rulebook.by_key["office"]
    fine = [
        line.removeprefix("- ") for line in rule.fine(Words("de"), Now(options={})).splitlines()
    ]
    told = page.locator("#rule .text li")
    await expect(told.first).to_have_text(fine[0])
    # Why nothing can be done with it now follows the small print.
    assert (await told.all_text_contents())[: len(fine)] == fine
    await is_told(page, "Kontor")
    # To drag is not to tap.
    await page.mouse.move(*spot)
    await page.mouse.down()
    await page.mouse.move(spot[0] - 40, spot[1], steps=4)
    await page.mouse.up()
    # Buttons stay over what they are about, however large it is.
    await page.get_by_role("button", name="Größer").click()
    await expect(page.locator("#rule")).not_to_be_visible()
    await page.mouse.click(*await middle(office))
    await is_told(page, "Kontor")


async def _type(page: Page) -> None:
    names = [await one.get_attribute("aria-label") for one in await areas(page).all()]
    await page.keyboard.press("Tab")
    assert await page.evaluate(FOCUSED) == names[0]
    await page.keyboard.press("ArrowRight")
    assert await page.evaluate(FOCUSED) == names[1]
    for key in ("+", "+", "+", "End"):
        await page.keyboard.press(key)
    assert await page.evaluate(FOCUSED) == names[-1]
    x, y = await middle(areas(page).last)
    assert 0 < x < DESKTOP[0] and 0 < y < DESKTOP[1]
    await page.keyboard.press("Enter")
    await expect(page.locator("#rule").get_by_role("heading")).to_have_text(str(names[-1]))
    await page.keyboard.press("Escape")
    await expect(page.locator("#rule")).not_to_be_visible()
    assert await page.evaluate(FOCUSED) == names[-1]
    await page.keyboard.press("Escape")
    await expect(page.locator("#zoom")).not_to_be_visible()
