"""Ways to be called on the page *My tables*: their states, and forms that work without a script."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from urllib.parse import urlencode

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.host.people.ways import Way
from bot.locales import Words
from bot.presenting.ways.addresses import addresses
from bot.presenting.ways.sender import WaySender
from bot.presenting.ways.states import line_of
from bot.runtime.outgoing.client import OutgoingClient
from tests.receiver import Receiver, receiving
from tests.web.pages import Answer, Pages, bot_of
from tests.web.test_mine import mine, paired, section
from tests.web.test_mine_browser import NARROW, WIDE, known
from tests.web.windows import DESKTOP, PHONE, Windows, violations

WORDS = Words("en")


@pytest_asyncio.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving(204) as found:
        yield found


def offer(pages: Pages, receiver: Receiver) -> None:
    """Have people called at addresses of this server."""
    context = bot_of(pages.harness).context
    kinds = addresses(OutgoingClient(receiver.rules))
    context.host.people.way_calls.publisher = WaySender(context, kinds)


async def way_of(pages: Pages, receiver: Receiver, person: int = 0, path: str = "/turns") -> Way:
    """Give a person a way to the server."""
    offer(pages, receiver)
    ways, user_id = pages.harness.host.people.ways, pages.harness.people[person].id
    return await ways.add(user_id, "ntfy", receiver.url(path))


def shown(page: str) -> str:
    """Return the text of the section, without tags."""
    return " ".join(re.sub(r"<[^>]+>", " ", section(page, "ways")).split())


def token_of(page: str) -> str:
    (found,) = {*re.findall(r'name="token" value="([0-9a-f]+)"', page)}
    return str(found)


async def send(
    pages: Pages, cookie: str, fields: dict[str, object], query: str = "", **headers: str | None
) -> Answer:
    """Send a form as a browser does without a script."""
    form: dict[str, str | None] = {
        "Cookie": cookie,
        "Origin": "null",
        "Content-Type": "application/x-www-form-urlencoded",
    }
    usual = form | {name.replace("_", "-"): value for name, value in headers.items()}
    return await pages.post(f"/tables{query}", urlencode(fields).encode(), **usual)


async def test_without_ways_of_the_operators_there_is_no_section(pages: Pages) -> None:
    assert section(await mine(pages, await paired(pages)), "ways") == ""


async def test_each_way_is_shown_with_the_state_that_discord_shows(
    pages: Pages, receiver: Receiver
) -> None:
    way = await way_of(pages, receiver)
    ways, calls = pages.harness.host.people.ways, pages.harness.host.people.way_calls
    cookie, kinds = await paired(pages), ["ntfy"]
    text = shown(await mine(pages, cookie))
    assert "you are notified: on Discord at once · ntfy at once." in text
    assert "It is on, and nothing has been sent yet." in text
    way = await calls.test(way.user_id, way.id)
    await ways.opened(way.user_id, way.id)
    way = await ways.get(way.user_id, way.id)
    page = await mine(pages, cookie)
    told = re.sub(r"<t:[0-9]+:f>", "…", line_of(way, kinds, WORDS)).splitlines()[-1]
    here = re.sub(r"<time [^>]+> ?[^<]+</time>", "…", section(page, "ways"))
    assert told.removeprefix("    ").removeprefix("-# ") in here
    assert way.sent_at is not None
    assert page.count("<time datetime=") >= 2


async def test_a_form_changes_a_way_and_the_answer_says_so(
    pages: Pages, receiver: Receiver
) -> None:
    way, cookie = await way_of(pages, receiver), await paired(pages)
    ways = pages.harness.host.people.ways
    token = token_of(await mine(pages, cookie))
    fields: dict[str, object] = {"token": token, "way": way.id, "wait": 3}
    answer = await send(pages, cookie, {**fields, "done": "wait"})
    assert answer.status == 200 and "ntfy after 3 waking hours" in shown(answer.text)
    assert WORDS("web-ways-changed") in shown(answer.text)
    assert (await ways.get(way.user_id, way.id)).waits == 3
    answer = await send(pages, cookie, {**fields, "done": "off"})
    assert "It is off." in shown(answer.text) and "ntfy after" not in shown(answer.text)
    answer = await send(pages, cookie, {**fields, "done": "on"}, "?language=de")
    assert "Er ist eingeschaltet" in shown(answer.text)
    answer = await send(pages, cookie, {**fields, "done": "test"})
    assert "The test was delivered." in shown(answer.text) and len(receiver.asked) == 1
    receiver.status = 404
    answer = await send(pages, cookie, {**fields, "done": "test"})
    assert "not delivered: the other side answered with status 404" in shown(answer.text)
    answer = await send(pages, cookie, {**fields, "done": "remove"})
    assert "I removed it" in shown(answer.text) and await ways.of(way.user_id) == []
    answer = await send(pages, cookie, {**fields, "done": "off"})
    assert "This way to be notified was removed." in shown(answer.text)


async def test_a_form_that_no_page_of_ours_sends_changes_nothing(
    pages: Pages, receiver: Receiver
) -> None:
    way, cookie = await way_of(pages, receiver), await paired(pages)
    other = await paired(pages, 1)
    await way_of(pages, receiver, 1)
    token, theirs = [token_of(await mine(pages, one)) for one in (cookie, other)]
    fields: dict[str, object] = {"token": token, "way": way.id, "done": "remove"}
    ours = f"http://127.0.0.1:{pages.port}"
    for changed, headers in (
        ({"token": theirs}, {}),
        ({"token": ""}, {}),
        ({}, {"Sec_Fetch_Site": "cross-site"}),
        ({}, {"Sec_Fetch_Site": "same-site"}),
        ({}, {"Origin": "https://evil.example"}),
        ({}, {"Content_Type": "text/plain"}),
        ({}, {"Cookie": None}),
        ({"wide": "x" * 30_000}, {}),
        ({str(number): "" for number in range(20)}, {}),
    ):
        answer = await send(pages, cookie, {**fields, **changed}, **headers)
        assert answer.status == 404, (changed, headers)
    answer = await send(pages, other, {**fields, "token": theirs})
    assert answer.status == 200 and "was removed" in shown(answer.text)
    ways = pages.harness.host.people.ways
    assert await ways.of(way.user_id) == [way]
    for done, number in (("telegraph", way.id), ("wait", way.id), ("off", "x")):
        answer = await send(pages, cookie, {"token": token, "way": number, "done": done})
        assert answer.status == 200, done
    assert await ways.of(way.user_id) == [way]
    answer = await send(pages, cookie, fields, Origin=ours)
    assert answer.status == 200 and await ways.of(way.user_id) == []


async def test_only_this_page_may_send_forms(pages: Pages, receiver: Receiver) -> None:
    """And nobody's but of whoever has ways."""
    await way_of(pages, receiver)
    cookies = [await paired(pages), await paired(pages, 1)]
    for path, cookie, allowed in (
        ("/tables", cookies[0], "'self'"),
        ("/tables", cookies[1], "'none'"),
        ("/tables", "", "'none'"),
        ("/sw.js", cookies[0], "'none'"),
    ):
        policy = (await pages.get(path, Cookie=cookie)).headers["Content-Security-Policy"]
        assert f"form-action {allowed};" in policy, (path, cookie)


async def test_tests_are_limited_here_as_well(pages: Pages, receiver: Receiver) -> None:
    way, cookie = await way_of(pages, receiver), await paired(pages)
    token = token_of(await mine(pages, cookie))
    fields: dict[str, object] = {"token": token, "way": way.id, "done": "test"}
    for _ in range(11):
        answer = await send(pages, cookie, fields)
    assert "a lot of messages in the last minute" in shown(answer.text)
    assert len(receiver.asked) == 10


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("size", [NARROW, PHONE, DESKTOP])
async def test_the_section_fits_and_can_be_read_by_all(
    windows: Windows, size: tuple[int, int]
) -> None:
    pages = windows.pages
    async with receiving(500) as receiver:
        offer(pages, receiver)
        people, anna = pages.harness.host.people, pages.harness.people[0].id
        await people.ways.add(anna, "ntfy", receiver.url("/a-topic-that-is-long-" + "x" * 60))
        way = await people.ways.add(anna, "webhook", receiver.url("/in"), name="Ünïcode <b>")
        await people.ways.wait(anna, way.id, 6)
        for language in ("en", "de"):
            address, cookies = f"/tables?language={language}", await known(pages)
            async with windows.open(address, size, cookies=cookies) as page:
                for palette in ("day", "high-contrast"):
                    link = page.locator(f'a[href*="palette={palette}"]')
                    if await link.count():
                        await link.first.click()
                    await expect(page.locator("#ways li").nth(1)).to_be_visible()
                    assert await violations(page) == []
                    assert await page.evaluate(WIDE) == []


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("scripts", [True, False])
async def test_a_way_is_changed_in_a_browser_with_and_without_scripts(
    windows: Windows, scripts: bool
) -> None:
    pages = windows.pages
    async with receiving(204) as receiver:
        offer(pages, receiver)
        # The windows of a module share their people.
        who = 1 + scripts
        ways, ben = pages.harness.host.people.ways, pages.harness.people[who].id
        way = await ways.add(ben, "ntfy", receiver.url("/turns"))
        async with windows.open(
            "/tables", PHONE, java_script_enabled=scripts, cookies=await known(pages, who)
        ) as page:
            one = page.locator(f"#way-{way.id}")
            await one.locator("select").select_option("3")
            await one.get_by_role("button", name=WORDS("web-ways-save")).click()
            await expect(page.locator("#ways [role=status]")).to_have_text(
                WORDS("web-ways-changed")
            )
            await expect(page.locator("#ways")).to_contain_text("ntfy after 3 waking hours")
            await one.get_by_role("button", name=WORDS("button-way-test")).click()
            await expect(one.locator("time")).to_be_visible()
            await one.get_by_role("button", name=WORDS("button-way-remove")).click()
            await expect(one).to_have_count(0)
        assert await ways.of(ben) == []
