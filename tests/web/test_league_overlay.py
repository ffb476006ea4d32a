"""A league's overlay for streams: no controls, never cropped, and it follows by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Page, expect

from bot.host.leagues.api import Season
from bot.locales.markdown import visible
from bot.store import Connection
from bot.web.league import overlay
from tests.cogs.harness import texts
from tests.cogs.test_league import founded, manager, pass_days, posted, sign
from tests.cogs.test_league_almanac import ended
from tests.render.test_html import Reader
from tests.web.pages import Pages
from tests.web.test_hidden import anew
from tests.web.test_league import change, link_of, played
from tests.web.test_play_names import NAMES
from tests.web.windows import PHONE, Windows, violations

STREAMS = (1280, 720), (1920, 1080)
CROPPED = """[...document.querySelectorAll("#head, [data-reel]")].filter(
    (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
).map((one) => `${one.id}: ${one.scrollWidth} x ${one.scrollHeight}`)"""
"""Parts that have more in them than is seen, also those that wait for their turn."""
TORN = """[...document.querySelectorAll("td.n")].filter(
    (one) => one.scrollWidth > one.clientWidth + 1
).map((one) => one.textContent)"""
"""Numbers that have no room."""
CONTROLS = ("a", "button", "input", "select", "summary", "dialog", "footer", "form")

pytestmark = pytest.mark.asyncio(loop_scope="module")


def at(path: str, **asked: str) -> str:
    """Return the path of the overlay below that of a league's page."""
    more = "".join(f"&{key}={value}" for key, value in asked.items())
    return path.replace("?", "/overlay?") + more


async def crowded(pages: Pages) -> tuple[Season, str]:
    """Return a season of two divisions at tables of five, and the path of its page."""
    harness, olga = pages.harness, manager(pages.harness)
    season = await founded(harness, olga, size=5, games=4, name="Hanse des Nordens")
    rules = {"division_size": "11", "at_once": "4", "newcomer_at_once": "4"}
    for what, value in rules.items():
        assert "✅" in texts(await change(pages, olga, what=what, value=value))
    guild, env = harness.env.guild, harness.env
    people = [*harness.people, *(guild.add_member(env.create_user(f"p{n}")) for n in range(17))]
    for person in people[:22]:
        await sign(harness, person)
    await pass_days(harness, 9.1)
    await pass_days(harness, 1.0, 0.5)
    assert await ended(harness, season, 6) == 6
    told = await change(pages, olga, public=True, reason="for all to see")
    return season, link_of(pages, told)


@dataclass(frozen=True)
class Stream:
    """A league that is streamed."""

    windows: Windows
    season: Season
    path: str

    @property
    def pages(self) -> Pages:
        return self.windows.pages

    async def call(self, name: str) -> None:
        """Give everybody a name with a number, and the league the name."""
        work = partial(_call, self.season.league.id, name)
        await self.pages.harness.host._database.write(work)
        await self.pages.harness.host.leagues.look()
        self.pages.harness.host.leagues.pages.onlookers.wake_all()


def _call(league_id: int, name: str, connection: Connection) -> None:
    connection.execute("UPDATE league SET name = ? WHERE id = ?", (name, league_id))
    connection.execute("UPDATE entrant SET name = ?", (name,))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stream(windows: Windows) -> AsyncIterator[Stream]:
    """One season for all tests here."""
    season, path = await crowded(windows.pages)
    yield Stream(windows, season, path)


@pytest.mark.parametrize(
    ("size", "language", "name"),
    [
        (STREAMS[0], "en", "زيد الأنصاري"),
        (STREAMS[0], "de", "W" * 32),
        (STREAMS[1], "de", "زيد الأنصاري من الشمال البعيد"),
        (STREAMS[1], "en", "Maximiliane von Hohenlohe-Weiker"),
    ],
)
async def test_nothing_is_cropped_whatever_people_are_called(
    stream: Stream, size: tuple[int, int], language: str, name: str
) -> None:
    await stream.call(name)
    async with stream.windows.open(at(stream.path, language=language), size) as page:
        await expect(page.locator("#head")).to_contain_text(name)
        assert (
            await page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
            == [size[0]] * 2
        )
        assert await page.evaluate("document.documentElement.scrollHeight") == size[1]
        assert await page.evaluate(CROPPED) == []
        assert await page.evaluate(TORN) == []
        assert await violations(page) == []


async def test_on_a_phone_it_is_a_page_to_scroll(stream: Stream) -> None:
    for palette in ("", "day"):
        async with stream.windows.open(at(stream.path, palette=palette), PHONE) as page:
            assert await page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
            assert await page.evaluate(CROPPED) == []
            assert await violations(page) == []


async def test_it_follows_moves_and_results_by_itself(stream: Stream) -> None:
    harness = stream.pages.harness
    async with stream.windows.open(at(stream.path), STREAMS[0]) as page:
        tables = page.locator("#tables-1 > ul > li")
        number = int(str(await tables.first.locator(".of").text_content())[1:].split()[0])
        asked = tables.first.locator(".moves bdi")
        before, moved = await asked.all_text_contents(), await asked.all_text_contents()
        names = (await harness.host.leagues.results.of(stream.season.id)).names
        while moved == before:
            position = await harness.host.tables.position(number)
            await stream.pages.move(position)
            now = await harness.host.tables.position(number)
            chairs = {one.seat: one.user_id or 0 for one in now.table.chairs}
            moved = [visible(names[chairs[one.seat]]) for one in now.decisions]
        await expect(asked).to_have_text(moved)
        results = page.locator("[data-reel=results]")
        told = str(await results.first.text_content())
        assert await ended(harness, stream.season, 1) == 1
        await harness.host.leagues.look()
        await expect(results.first).not_to_have_text(told)


async def test_pages_come_by_turns_and_a_refresh_keeps_the_turn(stream: Stream) -> None:
    async with stream.windows.open(at(stream.path), STREAMS[0]) as page:
        await page.clock.install()
        await page.reload()
        assert await _shown(page) == ["standings-1", "tables-1", "results-1"]
        for number in (2, 3):
            await page.clock.run_for(12_000)
            assert (await _shown(page))[:2] == [f"standings-{number}", f"tables-{number}"]
        await page.evaluate("document.body.dataset.mark = ''; refresh()")
        await expect(page.locator("body")).not_to_have_attribute("data-mark", "")
        assert (await _shown(page))[0] == "standings-3"
        faded = "getComputedStyle(document.querySelector('[data-reel]')).transitionDuration"
        assert "0.6s" in await page.evaluate(faded)
        await page.emulate_media(reduced_motion="reduce")
        assert await page.evaluate(faded) == "0s"


async def _shown(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(
        "[...document.querySelectorAll('[data-reel].on')].map((one) => one.id)"
    )
    return found


async def test_without_a_script_the_first_pages_are_there(stream: Stream) -> None:
    path = at(stream.path, background="transparent")
    async with stream.windows.open(path, STREAMS[0], java_script_enabled=False) as page:
        await expect(page.locator("#standings-1")).to_be_visible()
        await expect(page.locator("#standings-2")).not_to_be_visible()
        await expect(page.locator("#tables-1")).to_be_visible()
        await expect(page.locator("#results-1")).to_be_visible()
        # Between its parts is what is streamed.
        picture = Image.open(BytesIO(await page.screenshot(omit_background=True)))
        assert picture.getpixel((2, 2)) == (0, 0, 0, 0)
        pixel: Any = picture.getpixel((40, 300))
        assert pixel[3] == 255


@pytest.mark.asyncio(loop_scope="function")
async def test_it_has_no_controls_and_refuses_what_it_does_not_know(pages: Pages) -> None:
    await played(pages, manager(pages.harness))
    path = link_of(pages, posted(pages.harness, "for all to see"))
    for asked in ({}, {"division": "1"}, {"background": "transparent"}):
        answer = await pages.get(at(path, **asked))
        assert answer.status == 200
        tags = Reader(answer.text).tags
        assert not {tag for tag, _ in tags} & {*CONTROLS}
        assert all("src" in attributes for tag, attributes in tags if tag == "script")
        assert not [tag for tag, attributes in tags if "style" in (tag, *attributes)]
    assert "unsafe" not in answer.headers["Content-Security-Policy"]
    again = await pages.get(at(path, **asked), **{"If-None-Match": answer.headers["ETag"]})
    assert (again.status, again.body) == (304, b"")
    refused = await pages.get("/l/nobody/overlay")
    for wrong in (
        {"division": "9"},
        {"division": "x"},
        {"background": "red"},
        {"division": "%D9%A1"},
    ):
        told = await pages.get(at(path, **wrong))
        assert (told.status, told.body) == (404, refused.body)
    assert (await pages.get(at(path.replace("=1", "=7")))).status == 404


@pytest.mark.asyncio(loop_scope="function")
async def test_a_draft_stays_secret_and_names_are_text(pages: Pages) -> None:
    olga = manager(pages.harness)
    season = await founded(pages.harness, olga)
    path = link_of(pages, await change(pages, olga, public=True))
    for person in pages.harness.people[:4]:
        await sign(pages.harness, person)
    await pass_days(pages.harness, 9.1)
    secret = (await pages.get(at(path))).text
    assert not [one for one in pages.harness.people if one.user.name in secret]
    # Whoever has set it up before the draw sees its division as soon as there is one.
    assert (await pages.get(at(path, division="1"))).status == 200
    await pass_days(pages.harness, 1.0, 0.5)
    assert await ended(pages.harness, season, 1) == 1
    for name in NAMES:
        await pages.harness.host._database.write(partial(_call, season.league.id, name))
        async for fresh in anew(pages):
            answer = await fresh.get(at(path))
        reader = Reader(answer.text)
        assert visible(name) in reader.text
        assert not {"b", "i"} & {tag for tag, _ in reader.tags}
        assert "\u202e" not in answer.text and "\u2066" not in answer.text


async def test_pages_have_room_for_all_that_is_on_them() -> None:
    few, many = (overlay._Table("#1", "", (overlay._Seat("x"),) * size) for size in (3, 5))
    assert [len(one) for one in overlay._pages([few] * 7)] == [3, 3, 1]
    assert [len(one) for one in overlay._pages([many] * 3)] == [2, 1]
    assert [len(one) for one in overlay._pages([few, many, few])] == [2, 1]
    assert [*overlay._pages([])] == []
