"""The page of a person in a real Chromium: followed, paired from Discord, installed, offline."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Route, expect

from bot.host.core.api import Person, Table
from bot.locales import Words
from tests.web.pages import Pages
from tests.web.test_mine import asked_person, lobby, paired
from tests.web.test_offline import kept, ready
from tests.web.windows import DESKTOP, FOCUS, PATIENCE, PHONE, Windows, still, violations

pytestmark = pytest.mark.asyncio(loop_scope="module")

NARROW, TABLET = (350, 700), (768, 1024)
WIDE = """() => [...document.querySelectorAll("body *")].filter(
    (one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest(".unseen, dialog")
).map((one) => one.outerHTML.slice(0, 80))"""
"""What is wider than the window."""


async def known(pages: Pages, person: int = 0) -> dict[str, str]:
    """Pair a browser with a person; return its cookies."""
    name, _, value = (await paired(pages, person)).partition("=")
    return {name: value}


async def asked_table(pages: Pages) -> tuple[Table, int]:
    table = await pages.opened(2)
    return table, await asked_person(pages, table)


async def test_a_turn_comes_and_goes_while_one_looks(windows: Windows) -> None:
    pages = windows.pages
    table, who = await asked_table(pages)
    async with windows.open("/tables", PHONE) as page:
        await expect(page.locator("#unpaired")).to_be_visible()
        assert await violations(page) == []
    async with windows.open("/tables", PHONE, cookies=await known(pages, who)) as page:
        card = page.locator(f"#waiting #table-{table.id}")
        await expect(card).to_be_visible()
        async with asyncio.timeout(PATIENCE):
            while await asked_person(pages, table) == who:
                await pages.move(await pages.harness.host.tables.position(table.id))
        await expect(card).to_have_count(0)
        await expect(page.locator(f"#running #table-{table.id}")).to_be_visible()
        await expect(page.locator("#live")).to_have_text(Words("en")("web-mine-news"))


@pytest.mark.parametrize("size", [NARROW, PHONE, TABLET, DESKTOP])
async def test_everything_fits_and_can_be_read_by_all(
    windows: Windows, size: tuple[int, int]
) -> None:
    """In the dark and in the light, with a long name, and a lobby."""
    pages, emil = windows.pages, windows.pages.harness.people[0]
    await pages.opened(2, name="W" * 200)
    await pages.opened(2)
    await lobby(pages, 1)
    await pages.harness.host.lobby.presence.see((await pages.harness.table()).guild_id, emil.id)
    async with windows.open("/tables?language=de", size, cookies=await known(pages)) as page:
        for palette in ("day", "", "high-contrast"):
            if palette:
                link = page.locator(f'a[href*="palette={palette}"]')
                if await link.count():
                    await link.first.click()
            await expect(page.locator("li.table").first).to_be_visible()
            assert await violations(page) == []
            assert await page.evaluate(WIDE) == []


async def test_a_card_is_opened_by_keys_and_by_a_tap_anywhere(windows: Windows) -> None:
    pages = windows.pages
    _, who = await asked_table(pages)
    async with windows.open(
        "/tables", PHONE, has_touch=True, cookies=await known(pages, who)
    ) as page:
        link = page.locator("#waiting h3 a").first
        await link.focus()
        await page.keyboard.press("Shift+Tab")
        await page.keyboard.press("Tab")
        at = await page.evaluate(FOCUS)
        assert at["href"] == await link.get_attribute("href") and at["shown"]
        picture = page.locator("#waiting li.table img").first
        await page.touchscreen.tap(*await still(page, picture))
        await expect(page.locator("body.table")).to_be_visible()
        assert "/t/" in page.url


async def test_on_the_way_from_discord_a_browser_shows_no_cookie(windows: Windows) -> None:
    """`SameSite=Strict`: the page asks once more, by itself."""
    pages = windows.pages
    table, who = await asked_table(pages)
    async with windows.open("/tables", PHONE, cookies=await known(pages, who)) as page:
        await expect(page.locator(f"#table-{table.id}")).to_be_visible()
        asked: list[str] = []

        async def cross(route: Route) -> None:
            asked.append(route.request.url)
            if len(asked) > 1:
                await route.continue_()
            else:
                answer = await pages.get("/tables")
                await route.fulfill(status=200, headers=dict(answer.headers), body=answer.body)

        address = page.url
        # The first event of a stream makes a page ask once more.
        await page.goto("about:blank")
        await page.route("**/tables", cross)
        await page.route("**/tables/events*", lambda _: None)
        await page.goto(address, wait_until="domcontentloaded")
        await expect(page.locator(f"#table-{table.id}")).to_be_visible()
        await expect(page.locator("#unpair")).to_be_visible()
        assert len(asked) == 2


async def test_without_a_script_the_page_is_whole(windows: Windows) -> None:
    pages = windows.pages
    table, who = await asked_table(pages)
    async with windows.open(
        "/tables", PHONE, java_script_enabled=False, cookies=await known(pages, who)
    ) as page:
        card = page.locator(f"#table-{table.id}")
        await expect(card.locator("time").first).to_contain_text("UTC")
        await expect(page.locator("#unpair")).to_be_hidden()


async def test_a_lobby_is_joined_and_left_by_a_tap(windows: Windows) -> None:
    """Its buttons fit; without a script they are not there."""
    pages = windows.pages
    table, ben = await lobby(pages), pages.harness.people[1]
    await pages.harness.host.lobby.presence.see(table.guild_id, ben.id)
    cookies = await known(pages, 1)
    async with windows.open("/tables", NARROW, cookies=cookies, has_touch=True) as page:
        card = page.locator(f"#lobbies #table-{table.id}")
        await card.get_by_role("button", name=Words("en")("button-join")).tap()
        await expect(page.locator("#line")).to_have_text(Words("en")("done-join"))
        leave = card.get_by_role("button", name=Words("en")("button-leave"))
        await expect(leave).to_be_visible()
        assert await violations(page) == [] and await page.evaluate(WIDE) == []
        box = await leave.bounding_box()
        assert box is not None and box["height"] >= 44
        await leave.focus()
        await page.keyboard.press("Enter")
        await expect(page.locator("#line")).to_have_text(Words("en")("done-leave"))
        assert len((await pages.harness.host.tables.get(table.id)).chairs) == 1
    async with windows.open("/tables", PHONE, java_script_enabled=False, cookies=cookies) as page:
        await expect(page.locator(f"#lobbies #table-{table.id}")).to_be_visible()
        await expect(page.locator(f"#lobbies #table-{table.id} button")).not_to_be_visible()


async def test_what_came_of_a_press_stays_when_a_table_changes(windows: Windows) -> None:
    """The stream of changes, which says that the line holds, takes nothing else back."""
    pages = windows.pages
    table, who = await asked_table(pages)
    one = pages.harness.people[who]
    waits = await lobby(pages, 1 - who)
    await pages.harness.host.lobby.presence.see(waits.guild_id, one.id)
    async with windows.open("/tables", PHONE, cookies=await known(pages, who)) as page:
        await expect(page.locator(f"#waiting #table-{table.id}")).to_be_visible()
        join = page.locator(f"#table-{waits.id}").get_by_role("button", name="Join")
        await join.click()
        await expect(page.locator("#line")).to_have_text(Words("en")("done-join"))
        while await asked_person(pages, table) == who:
            await pages.move(await pages.harness.host.tables.position(table.id))
        await expect(page.locator(f"#running #table-{table.id}")).to_be_visible()
        await expect(page.locator("#line")).to_have_text(Words("en")("done-join"))


async def test_the_list_seen_last_is_there_without_a_network(windows: Windows) -> None:
    pages = windows.pages
    table, who = await asked_table(pages)
    waits = await lobby(pages, who)
    async with windows.open(
        "/tables", PHONE, outage=True, worker=True, cookies=await known(pages, who)
    ) as page:
        await ready(page, "/tables")
        await page.context.set_offline(True)
        await page.reload(wait_until="domcontentloaded")
        await expect(page.locator("#line")).to_contain_text("No network.")
        await expect(page.locator(f"#table-{table.id}")).to_be_visible()
        button = page.locator(f"#table-{waits.id} button").first
        await expect(button).not_to_be_visible()
        await page.context.set_offline(False)
        await expect(page.locator("#line")).to_be_empty()
        await expect(button).to_be_visible()


async def test_pictures_of_many_tables_do_not_push_the_list_out(windows: Windows) -> None:
    pages, many = windows.pages, 8
    for _ in range(many):
        await pages.opened(2)
    async with windows.open("/tables", PHONE, worker=True, cookies=await known(pages)) as page:
        await ready(page, "/tables")
        # The stream's first event shows the list anew, with pictures that wait to be in sight.
        eager = "for (const one of document.images) one.loading = 'eager'"
        await page.evaluate(f"void setInterval(() => {{ {eager} }}, 50)")
        found = await kept(page, lambda all_: sum("/picture/" in one for one in all_) >= many)
        await asyncio.sleep(0.2)
        assert "/tables" in await kept(page, lambda all_: len(all_) >= len(found))


async def test_nothing_is_kept_of_a_browser_that_is_not_paired_any_more(windows: Windows) -> None:
    pages = windows.pages
    _, who = await asked_table(pages)
    async with windows.open(
        "/tables", PHONE, outage=True, worker=True, cookies=await known(pages, who)
    ) as page:
        await ready(page, "/tables")
        await pages.harness.host.pairings.revoke(pages.harness.people[who].id)
        await page.reload(wait_until="domcontentloaded")
        await expect(page.locator("#unpaired")).to_be_visible()
        async with asyncio.timeout(PATIENCE):
            while await page.evaluate(
                "async () => (await (await caches.open('seen')).keys()).length"
            ):
                await asyncio.sleep(0.05)


async def test_a_browser_ends_its_own_pairing(windows: Windows) -> None:
    """The button works without a reload before it, and leaves nothing on the device."""
    pages = windows.pages
    _, who = await asked_table(pages)
    async with windows.open("/tables", PHONE, worker=True, cookies=await known(pages, who)) as page:
        await ready(page, "/tables")
        host, person = pages.harness.host, pages.harness.people[who].id
        before = len(await host.pairings.of_user(person))
        await page.locator("#unpair").click()
        await expect(page.locator("#unpaired")).to_be_visible()
        assert len(await host.pairings.of_user(person)) == before - 1
        await expect(page.locator("#unpair")).to_be_hidden()


async def test_a_person_may_have_joined_meanwhile(windows: Windows) -> None:
    """A lobby of theirs moves up once it has begun: the page is told at the next heartbeat."""
    pages, (anna, ben) = windows.pages, windows.pages.harness.people[:2]
    table = await lobby(pages)
    async with windows.open("/tables", PHONE, cookies=await known(pages)) as page:
        await expect(page.locator(f"#lobbies #table-{table.id}")).to_be_visible()
        await pages.harness.host.lobby.join(table.id, Person(ben.id, ben.name))
        await pages.harness.host.lobby.start(table.id, anna.id)
        await expect(page.locator(f"#lobbies #table-{table.id}")).to_have_count(0)
        await expect(page.locator(f"#table-{table.id}")).to_be_visible()
