"""The page that pairs a browser, in a real Chromium: pressed, read, attacked by another site."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import expect

from bot.host.core.api import Person
from bot.host.links.pairings import Paired
from tests.web.windows import DESKTOP, PHONE, Windows, violations

pytestmark = pytest.mark.asyncio(loop_scope="module")

NARROW, TABLET = (350, 700), (768, 1024)
HOSTILE = "<b>Änna</b> \u202e&amp;\"' " + "y" * 180


async def code(windows: Windows, name: str = "") -> str:
    """Return the path of a code for Anna at the newest table."""
    harness = windows.pages.harness
    anna, table = harness.people[0], await harness.table()
    code = await harness.host.pairings.code(Person(anna.id, name or anna.name), table.id)
    return f"/pair/{code}"


async def browsers(windows: Windows) -> list[Paired]:
    harness = windows.pages.harness
    return await harness.host.pairings.of_user(harness.people[0].id)


@asynccontextmanager
async def elsewhere(html: str) -> AsyncIterator[str]:
    """Serve a page of another site; return its address."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        body = html.encode()
        head = "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nConnection: close\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield f"http://localhost:{server.sockets[0].getsockname()[1]}/"


async def test_a_tap_pairs_the_browser_and_opens_the_table(windows: Windows) -> None:
    await windows.pages.opened()
    path = await code(windows)
    async with windows.open(f"{path}?language=de", PHONE, has_touch=True) as page:
        assert await browsers(windows) == []
        await page.locator("#pair").tap()
        await page.wait_for_url("**/t/**")
        await expect(page.locator("html")).to_have_attribute("lang", "de")
        (held,) = await page.context.cookies()
        assert (held.get("name"), held.get("httpOnly"), held.get("sameSite")) == (
            *("play", True, "Strict"),
        )
        assert await page.evaluate("document.cookie") == ""
        (found,) = await browsers(windows)
        assert found.device.startswith("Chrome auf ")
        paired = await windows.pages.harness.host.pairings.person(held.get("value", ""))
        assert paired is not None and paired.mark == found.mark
        # The script of a page ends it again.
        status = await page.evaluate(
            "(async () => (await fetch('../unpair', {method: 'POST', body: '{}',"
            " headers: {'Content-Type': 'application/json'}})).status)()"
        )
        assert status == 200 and await page.context.cookies() == []
        assert await browsers(windows) == []


async def test_keys_alone_pair_it_too_and_a_used_code_is_told(windows: Windows) -> None:
    await windows.pages.opened()
    path = await code(windows)
    async with windows.open(path) as page:
        # What the browser itself says about the refusal is no mistake of ours.
        late = await page.context.new_page()
        await late.goto(page.url)
        await page.keyboard.press("Tab")
        await page.keyboard.press("Tab")
        await expect(page.locator("#pair")).to_be_focused()
        await page.keyboard.press("Enter")
        await page.wait_for_url("**/t/**")
        await late.locator("#pair").click()
        await expect(late.locator("#line")).to_contain_text("does not work any more")
        await expect(late.locator("#pair")).to_be_disabled()


async def test_without_the_server_the_button_stays(windows: Windows) -> None:
    await windows.pages.opened()
    async with windows.open(await code(windows), outage=True) as page:
        await page.context.set_offline(True)
        await page.locator("#pair").click()
        await expect(page.locator("#line")).to_contain_text("did not work")
        await expect(page.locator("#pair")).to_be_enabled()
        await page.context.set_offline(False)
        await page.locator("#pair").click()
        await page.wait_for_url("**/t/**")


@pytest.mark.parametrize("size", [NARROW, PHONE, TABLET, DESKTOP], ids=str)
async def test_the_page_fits_and_is_read_by_everybody(
    windows: Windows, size: tuple[int, int]
) -> None:
    await windows.pages.opened()
    path = await code(windows, HOSTILE)
    for look in ("", "?palette=day", "?language=de"):
        async with windows.open(path + look, size) as page:
            button = page.locator("#pair")
            await expect(button).to_contain_text("<b>Änna</b> &amp;\"'")
            assert await violations(page) == []
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            box = await button.bounding_box()
            assert box is not None and box["height"] >= 44 and box["y"] + box["height"] < size[1]


async def test_without_scripts_it_says_what_to_do(windows: Windows) -> None:
    await windows.pages.opened()
    async with windows.open(await code(windows), java_script_enabled=False) as page:
        await expect(page.locator("noscript p")).to_contain_text("needs JavaScript")
        await expect(page.locator("#pair")).to_be_hidden()


async def test_another_site_makes_the_browser_do_nothing(windows: Windows) -> None:
    """By a form, by a request without a look at its answer, by one with JSON, or in a frame."""
    harness = windows.pages.harness
    await windows.pages.opened()
    path = await code(windows)
    async with windows.open(path) as page:
        await page.locator("#pair").click()
        await page.wait_for_url("**/t/**")
        home = f"http://127.0.0.1:{windows.pages.port}"
        path, before = await code(windows), await browsers(windows)
        attack = f"""<form method=post enctype=text/plain action="{home}{path}" target=f>
            <input name='{{"device":"x","a":"' value='"}}'></form>
            <iframe name=f></iframe><iframe src="{home}{path}"></iframe><script>
            const json = {{"Content-Type": "application/json"}}, body = '{{"device":"x"}}';
            const send = (to, more) => fetch("{home}" + to, {{method: "POST", body,
                credentials: "include", ...more}}).catch(() => 0);
            document.forms[0].submit();
            Promise.all(["{path}", "/unpair"].flatMap((to) => [
                send(to, {{mode: "no-cors"}}), send(to, {{headers: json}}),
            ])).then(() => document.title = "done");</script>"""
        async with elsewhere(attack) as address:
            other = await page.context.new_page()
            await other.goto(address)
            await expect(other).to_have_title("done")
            await expect(other.frame_locator("iframe >> nth=1").locator("#pair")).to_have_count(0)
        assert await browsers(windows) == before, "it neither paired nor ended anything"
        assert await harness.host.pairings.offered(path.removeprefix("/pair/")) is not None
