"""Notifications in a real Chromium: asked for, shown by the service worker, opened, turned off.

The browser's own push service, which is on the internet, is the only part that is not real: a
script stands for `PushManager`. Messages come to the worker as Chromium itself delivers them.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Page, Worker, async_playwright, expect

from bot.host.core.api import Person
from bot.host.people.ways import Way
from bot.locales import Words
from bot.runtime.outgoing.client import OutgoingClient
from bot.runtime.outgoing.hosts import parse_hosts
from bot.web import stream
from bot.web.push.vapid import text_of
from tests.browser.test_local_table import QUIET
from tests.web.pages import PATIENCE, Pages, bot_of
from tests.web.push.service import Browser, with_push
from tests.web.test_mine_browser import NARROW, WIDE, asked_table, known
from tests.web.windows import DESKTOP, PHONE, Windows, drawn, violations

pytestmark = pytest.mark.asyncio(loop_scope="module")

BROWSER = Browser.drawn()
KEYS = {"p256dh": text_of(BROWSER.keys.p256dh), "auth": text_of(BROWSER.keys.auth)}
HOSTS = "updates.push.services.mozilla.com"
ENDPOINT = "https://updates.push.services.mozilla.com/wpush/v2/gAAAA"
SERVICE = """([endpoint, keys]) => {
    const made = (options) => ({
        endpoint, options, toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
            delete globalThis.subscribed;
            localStorage.clear();
            return true;
        },
    });
    const there = () => globalThis.subscribed ?? (localStorage.subscribed && made({}));
    PushManager.prototype.getSubscription = async () => there() ?? null;
    PushManager.prototype.subscribe = async (options) => {
        if (Notification.permission !== "granted") throw new DOMException("", "NotAllowedError");
        localStorage.subscribed = "yes";
        const applicationServerKey = options.applicationServerKey.buffer;
        return globalThis.subscribed = made({ applicationServerKey });
    };
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => (globalThis.wasAsked = true, ask());
}"""
"""What stands for the browser's push service."""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, to: data }))"""
CLICKED = """async () => {
    globalThis.opened = [];
    clients.openWindow = async (address) => void opened.push(address);
    WindowClient.prototype.focus = async function () { opened.push(`focus ${this.url}`); };
    const [notification] = await registration.getNotifications();
    const event = new NotificationEvent("notificationclick", { notification });
    const waits = [];
    event.waitUntil = (promise) => waits.push(promise);
    dispatchEvent(event);
    await Promise.all(waits);
    return opened;
}"""
"""Click on a notification: what would open a window needs a real finger."""
SERVICE_OF_WORKER = """([endpoint, keys]) => {
    const made = { endpoint, toJSON: () => ({ endpoint, keys }) };
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async () => made;
}"""
MOVED = """async (endpoint) => {
    const event = new Event("pushsubscriptionchange"), waits = [];
    event.oldSubscription = { endpoint, options: {} };
    event.waitUntil = (promise) => waits.push(promise);
    dispatchEvent(event);
    await Promise.all(waits);
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def windows(
    chromium: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Windows]:
    """One browser for all tests of the module, on the pages of a bot with web push."""
    path = tmp_path_factory.mktemp("pages") / "games.sqlite3"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stream, "RETRY", 100)
        async with Pages.open(path) as pages, async_playwright() as playwright:
            await with_push(pages, HOSTS)
            browser = await playwright.chromium.launch(executable_path=chromium, args=QUIET)
            yield Windows(pages, browser)
            await browser.close()


@asynccontextmanager
async def opened(
    windows: Windows, who: int, size: tuple[int, int] = PHONE, may: bool = True, **options: Any
) -> AsyncIterator[Page]:
    """Open the page of a person, in a browser with a push service."""
    permissions = ["notifications"] if may else []
    cookies = await known(windows.pages, who)
    async with windows.open(
        "/tables", size, cookies=cookies, worker=True, permissions=permissions, **options
    ) as page:
        await page.context.add_init_script(f"({SERVICE})({json.dumps([ENDPOINT, KEYS])})")
        await page.reload(wait_until="domcontentloaded")
        await expect(page.locator("#push-state")).not_to_be_empty()
        yield page


async def ways(pages: Pages, who: int) -> list[Way]:
    found = await pages.harness.host.people.ways.of(pages.harness.people[who].id)
    return [one for one in found if one.kind == "push"]


AGAIN = 100
"""Looks after which a message is delivered again, which replaces itself."""
ACTIVE = "navigator.serviceWorker.ready.then(one => one.active.state)"


async def push(page: Page, told: dict[str, str]) -> Worker:
    """Deliver a message to the page's service worker, and wait until it is shown."""
    ids: list[str] = []
    session = await page.context.new_cdp_session(page)

    def note(found: dict[str, Any]) -> None:
        ids.extend(one["registrationId"] for one in found["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    await session.send("ServiceWorker.enable")
    async with asyncio.timeout(PATIENCE):
        # Chromium drops a message for a worker that is not active yet.
        while not ids or await page.evaluate(ACTIVE) != "activated":
            await asyncio.sleep(0.02)
        origin = await page.evaluate("location.origin")
        sent = {"origin": origin, "registrationId": ids[-1], "data": json.dumps(told)}
        for tries in count():
            # Now and then Chromium loses a message that its own tools deliver.
            if tries % AGAIN == 0:
                await session.send("ServiceWorker.deliverPushMessage", sent)
            if any(one["body"] == told["body"] for one in await page.evaluate(SHOWN)):
                break
            await asyncio.sleep(0.02)
    return page.context.service_workers[-1]


def message(to: str, body: str = "Choose a role.", tag: str = "turn-7-0") -> dict[str, str]:
    return {"title": "Puerto Rico #7", "body": body, "tag": tag, "lang": "en", "to": to}


async def test_nobody_is_asked_before_they_have_pressed(windows: Windows) -> None:
    pages = windows.pages
    _, who = await asked_table(pages)
    async with opened(windows, who) as page:
        state, on = page.locator("#push-state"), page.locator("#push-on")
        await expect(state).to_have_text(Words("en")("web-push-is-off"))
        assert not await page.evaluate("globalThis.wasAsked") and await ways(pages, who) == []
        await on.click()
        await expect(state).to_have_text(Words("en")("web-push-is-on"))
        assert await page.evaluate("globalThis.wasAsked")
        (way,) = await ways(pages, who)
        assert (way.target, way.name) == (ENDPOINT, "a test")
        await page.reload(wait_until="domcontentloaded")
        await expect(state).to_have_text(Words("en")("web-push-is-on"))
        await expect(on).to_be_hidden()
        assert not await page.evaluate("globalThis.wasAsked")
        await page.locator("#push-off").click()
        await expect(state).to_have_text(Words("en")("web-push-is-off"))
        assert await ways(pages, who) == []
        assert await page.evaluate("localStorage.length") == 0


async def test_the_focus_stays_on_a_button_while_another_section_changes(windows: Windows) -> None:
    async with opened(windows, 0, PHONE) as page:
        await page.locator("#push-on").focus()
        user_id = windows.pages.harness.people[0].id
        ways = windows.pages.harness.host.people.ways
        way = await ways.add(user_id, "ntfy", "https://ntfy.example.org/turns")
        try:
            await page.evaluate("refresh()")
            await expect(page.locator("#ways")).to_be_visible()
            assert await page.evaluate("document.activeElement.id") == "push-on"
        finally:
            await ways.remove(user_id, way.id)


@pytest.mark.parametrize("size", [NARROW, PHONE, DESKTOP])
@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_the_section_fits_and_can_be_read_by_all(
    windows: Windows, size: tuple[int, int], scheme: str
) -> None:
    async with opened(windows, 0, size, color_scheme=scheme) as page:
        for button in ("#push-on", "#push-off"):
            await expect(page.locator(button)).to_be_visible()
            assert await violations(page) == [] and await page.evaluate(WIDE) == []
            box = await page.locator(button).bounding_box()
            assert box is not None and box["height"] >= 44
            await page.locator(button).focus()
            await page.keyboard.press("Enter")
        await expect(page.locator("#push-on")).to_be_visible()


async def test_a_notification_is_shown_while_the_page_is_closed(windows: Windows) -> None:
    """A newer one about the same question takes its place."""
    async with opened(windows, 0) as page:
        told = message("tables")
        await push(page, told)
        assert await page.evaluate(SHOWN) == [told]
        newer = message("tables", "Choose a role, until tonight.")
        await push(page, newer)
        other = message("tables", "A vote.", tag="vote-7-1")
        await push(page, other)
        assert sorted(one["body"] for one in await page.evaluate(SHOWN)) == [
            "A vote.",
            "Choose a role, until tonight.",
        ]


async def test_a_click_opens_the_table_and_tells_so(windows: Windows) -> None:
    pages = windows.pages
    _, who = await asked_table(pages)
    async with opened(windows, who) as page:
        home = page.url.removesuffix("tables")
        await page.locator("#push-on").click()
        await expect(page.locator("#push-off")).to_be_visible()
        worker = await push(page, message("t/somewhere"))
        await worker.evaluate(f"({SERVICE_OF_WORKER})({json.dumps([ENDPOINT, KEYS])})")
        assert await worker.evaluate(CLICKED) == [f"{home}t/somewhere"]
        assert await page.evaluate(SHOWN) == []
        (way,) = await ways(pages, who)
        assert way.opened_at is not None
        # A window that shows it already comes to the front.
        await push(page, message("tables"))
        assert await worker.evaluate(CLICKED) == [f"focus {home}tables"]


async def test_who_looks_at_the_page_has_no_notification_of_it_left(windows: Windows) -> None:
    async with opened(windows, 0) as page:
        await push(page, message("t/somewhere"))
        await push(page, message("tables", "Something else.", tag="test"))
        assert len(await page.evaluate(SHOWN)) == 2
        await page.reload(wait_until="domcontentloaded")
        async with asyncio.timeout(PATIENCE):
            while len(found := await page.evaluate(SHOWN)) > 1:
                await asyncio.sleep(0.02)
        assert [one["to"] for one in found] == ["t/somewhere"]


async def test_a_browser_with_another_address_is_still_told(windows: Windows) -> None:
    pages = windows.pages
    async with opened(windows, 1) as page:
        await page.locator("#push-on").click()
        await expect(page.locator("#push-off")).to_be_visible()
        worker = await push(page, message("tables"))
        await worker.evaluate(f"({SERVICE_OF_WORKER})({json.dumps([ENDPOINT + 'B', KEYS])})")
        (before,) = await ways(pages, 1)
        await worker.evaluate(MOVED, ENDPOINT)
        (after,) = await ways(pages, 1)
        assert (after.id, after.target) == (before.id, f"{ENDPOINT}B")


async def test_a_browser_that_may_not_or_cannot_says_so(windows: Windows) -> None:
    async with opened(windows, 0, may=False) as page:
        # Chromium refuses by itself, without a window to ask in.
        await expect(page.locator("#push-state")).to_have_text(Words("en")("web-push-denied"))
        await page.evaluate("delete globalThis.PushManager; setUpPush()")
        await expect(page.locator("#push-state")).to_have_text(Words("en")("web-push-unable"))
        await page.evaluate("navigator.standalone = false; setUpPush()")
        await expect(page.locator("#push-state")).to_have_text(Words("en")("web-push-home-screen"))
        await expect(page.locator("#push button")).to_have_count(2)
        await expect(page.locator("#push button:visible")).to_have_count(0)


async def test_a_push_service_that_is_not_allowed_is_named(windows: Windows) -> None:
    context = bot_of(windows.pages.harness).context
    allowed = context.outgoing
    context.outgoing = OutgoingClient(parse_hosts("fcm.googleapis.com"))
    async with opened(windows, 0, locale="de") as page:
        await page.goto(f"{page.url}?language=de", wait_until="domcontentloaded")
        await page.locator("#push-on").click()
        host = "updates.push.services.mozilla.com"
        await expect(page.locator("#push-state")).to_have_text(
            Words("de")("web-push-service", host=host)
        )
        assert await page.evaluate("localStorage.length") == 0
    context.outgoing = allowed


async def test_without_a_script_or_the_setting_nothing_is_offered(windows: Windows) -> None:
    context = bot_of(windows.pages.harness).context
    cookies = await known(windows.pages)
    async with windows.open("/tables", PHONE, java_script_enabled=False, cookies=cookies) as page:
        await expect(page.locator("#push")).to_be_visible()
        await expect(page.locator("#push button:visible")).to_have_count(0)
    key, context.push_key = context.push_key, None
    async with windows.open("/tables", PHONE, cookies=cookies) as page:
        await expect(page.locator("#unpair")).to_be_visible()
        await expect(page.locator("#push")).to_have_count(0)
    context.push_key = key


async def test_a_browser_that_is_not_paired_any_more_is_not_told(windows: Windows) -> None:
    async with opened(windows, 0) as page:
        await page.locator("#push-on").click()
        await expect(page.locator("#push-off")).to_be_visible()
        await page.locator("#unpair").click()
        await expect(page.locator("#unpaired")).to_be_visible()
        assert await page.evaluate("localStorage.length") == 0


async def test_from_the_home_screen_one_pairs_by_a_pasted_link(windows: Windows) -> None:
    """On an iPhone Discord opens its links elsewhere."""
    pages, anna = windows.pages, windows.pages.harness.people[0]
    async with windows.open("/tables", PHONE, worker=True) as page:
        form = page.locator("#by-link")
        await expect(form).to_be_hidden()
        await page.evaluate(
            "$('by-link').hidden = false; $('by-link').addEventListener('submit', goByLink)"
        )
        await expect(form).to_be_visible()
        assert await violations(page) == [] and await page.evaluate(WIDE) == []
        await page.locator("#link").fill("https://elsewhere.example.org/")
        await form.get_by_role("button").click()
        await expect(page.locator("#link")).to_have_value("")
        code = await pages.harness.host.pairings.code(Person(anna.id, anna.name))
        await page.locator("#link").fill(f"https://games.example.org/pair/{code}?language=de")
        await form.get_by_role("button").click()
        await page.locator("#pair").click()
        await expect(page.locator("#unpair")).to_be_visible()


async def test_the_page_of_a_table_leads_to_the_button(windows: Windows) -> None:
    pages = windows.pages
    _, who = await asked_table(pages)
    link, cookies = await pages.link(who), await known(pages, who)
    async with windows.open(link, PHONE, cookies=cookies) as page:
        await page.locator("#aids > summary").click()
        to = page.locator("#aids a[href$='tables#push']")
        await expect(to).to_have_text(Words("en")("web-push"))
        await drawn(page)
        assert await violations(page) == []
        await to.click()
        await expect(page.locator("#push")).to_be_in_viewport()
    pages.unpair()
