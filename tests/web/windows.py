"""A real Chromium with windows on the pages of a bot, and what goes wrong in them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.async_api import Browser, ConsoleMessage, Locator, Page, Route, expect

from tests.web.pages import PATIENCE, Pages

PHONE, DESKTOP = (390, 844), (1280, 900)
_RULES = """async only =>
    (await axe.run({resultTypes: ["violations"], ...only})).violations.flatMap(rule =>
        rule.nodes.map(node => `${rule.id}: ${node.html} ${node.failureSummary}`))"""
_CONTRAST = {"runOnly": ["color-contrast"]}
_DRAWN = """[...document.querySelectorAll("#parts img")]
    .every(image => image.complete && image.naturalWidth > 500)"""
_LOADED = """(one => !one || one.complete && one.naturalWidth > 500)
    (document.querySelector("#field img"))"""
_SEEN = """one => {
    one.scrollIntoViewIfNeeded();
    const {x, y, width, height} = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""
"""Scroll until something is seen; return its middle, also if the page replaces it meanwhile."""
_REFUSED = "status of 409"
"""What a browser says of a move that came too late."""
FOCUS = """() => {
    const at = document.activeElement, box = at.getBoundingClientRect();
    const style = getComputedStyle(at);
    return {
        name: at.dataset.zoom || at.closest("[data-part]")?.dataset.part || at.id || at.className,
        tag: at.tagName,
        href: at.getAttribute("href"),
        ringed: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
        shown: box.bottom > 0 && box.top < innerHeight && box.width > 0,
    };
}"""
"""The element with the keyboard's focus, and whether the focus is seen."""

expect.set_options(timeout=PATIENCE * 1000)


@dataclass
class Windows:
    """Windows of one browser; each is a person of their own, at an address of their own."""

    pages: Pages
    browser: Browser
    _addresses: Any = field(default_factory=lambda: count(1))

    @asynccontextmanager
    async def open(
        self,
        path: str,
        size: tuple[int, int] = DESKTOP,
        outage: bool = False,
        worker: bool = False,
        cookies: Mapping[str, str] | None = None,
        refusals: bool = False,
        refused: str = "",
        **options: Any,
    ) -> AsyncIterator[Page]:
        """Open a page; nothing else goes wrong in it, and it asks nobody but us.

        `refused` is what the browser may say of an answer that a test makes.
        """
        context = await self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            # Requests that a service worker answers are hidden from `page.route`.
            service_workers="allow" if worker else "block",
            extra_http_headers={"X-Forwarded-For": f"192.0.2.{next(self._addresses)}"},
            **options,
        )
        home = f"http://127.0.0.1:{self.pages.port}"
        for name, value in (cookies or {}).items():
            await context.add_cookies([{"name": name, "value": value, "url": home}])
        page = await context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        wrong: list[str] = []

        def said(message: ConsoleMessage) -> None:
            expected = (outage and "ERR_" in message.text) or (
                refusals and _REFUSED in message.text
            )
            expected = expected or bool(refused and refused in message.text)
            if message.type == "error" and not expected:
                wrong.append(message.text)

        page.on("console", said)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda asked: asked.url.startswith(home) or wrong.append(asked.url))
        await page.goto(f"{home}{path}", wait_until="domcontentloaded")
        try:
            yield page
        finally:
            await context.close()
        assert not wrong, wrong

    @asynccontextmanager
    async def of(
        self, person: int, size: tuple[int, int], has_touch: bool = False
    ) -> AsyncIterator[Page]:
        """Open the page of a person who plays on it, once all its pictures are there."""
        cookies, path = await self.pages.pair(person), await self.pages.link(person)
        self.pages.unpair()
        async with self.open(path, size, cookies=cookies, has_touch=has_touch) as page:
            await drawn(page)
            yield page


async def violations(page: Page) -> list[str]:
    """Return what axe-core has to say against a page as it is now."""
    return await _asked_of_axe(page, {})


async def faint(page: Page) -> list[str]:
    """Return what axe-core has to say against a page's colors: no more changes at night."""
    return await _asked_of_axe(page, _CONTRAST)


async def _asked_of_axe(page: Page, only: Mapping[str, list[str]]) -> list[str]:
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE_SCRIPT)
    found: list[str] = await page.evaluate(_RULES, only)
    return found


async def drawn(page: Page) -> None:
    """Wait until every picture that is in sight has arrived whole."""
    async with asyncio.timeout(PATIENCE):
        while not await page.evaluate(_DRAWN):
            await asyncio.sleep(0.02)


async def caught_up(pages: Pages, path: str, page: Page) -> None:
    """Wait until a page has shown all of the newest position.

    The stream brings what was done; its pictures and all else are asked for, and come later.
    """
    stamp = (await pages.now(path))["stamp"]
    async with asyncio.timeout(PATIENCE):
        while await page.evaluate("page.stamp") != stamp:
            await asyncio.sleep(0.02)


async def middle(one: Locator) -> tuple[float, float]:
    """Return where the middle of something is now, in pixels of the window."""
    box = await one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def still(page: Page, spot: Locator) -> tuple[float, float]:
    """Bring a spot of a page into sight; return its middle once the page stays as it is.

    A page moves while what it shows arrives: a press on what was measured before misses.
    """
    before, now = None, await spot.evaluate(_SEEN)
    async with asyncio.timeout(PATIENCE):
        while before != now or not await page.evaluate(_LOADED):
            await asyncio.sleep(0.1)
            before, now = now, await spot.evaluate(_SEEN)
    return now[0], now[1]


async def unfolded(page: Page) -> None:
    """Open the list of the moves as whoever wants it does, where it is folded away.

    Whoever taps while outlines arrive, and the list moves, may miss it, and taps again.
    """
    await expect(page.locator("#turn-list :is(button, summary)").first).to_be_attached()
    summary = page.locator("#turn-all:not([open]) > summary")
    async with asyncio.timeout(PATIENCE):
        while await summary.is_visible():
            await summary.click()


@asynccontextmanager
async def lost_once(page: Page, pattern: str) -> AsyncIterator[None]:
    """Abort the first request of a pattern, and hold those after it to the end of the block.

    So what the page says of the loss stays until it was seen: a page asks again after about a
    second, and a busy machine looks later.

    Not by `times=1`: Playwright then stops intercepting while other requests of the page are held.
    One of several at the same moment stayed open for ever, 7 times of 26.
    """
    lost: list[str] = []
    seen = asyncio.Event()

    async def lose(route: Route) -> None:
        lost.append(route.request.url)
        if len(lost) == 1:
            await route.abort()
        else:
            await seen.wait()
            await route.continue_()

    await page.route(pattern, lose)
    try:
        yield
    finally:
        seen.set()


async def sources(page: Page) -> dict[str, str]:
    """Return which picture stands in each part."""
    found: dict[str, str] = await page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('#parts > [data-part]')]"
        ".map(part => [part.dataset.part, part.querySelector('img').currentSrc]))"
    )
    return found
