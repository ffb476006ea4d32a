"""The page of a table in a real Chromium: on a phone and a desk, by eyes, fingers, keys, ears."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Page, Route, expect

from bot.locales import Words
from tests.web.pages import Pages
from tests.web.windows import (
    DESKTOP,
    FOCUS,
    PATIENCE,
    PHONE,
    Windows,
    caught_up,
    drawn,
    lost_once,
    sources,
    violations,
)

LIGHT = "rgb(245, 243, 238)"
"""The ground of a page in the light."""

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_restart_is_said_and_caught_up(windows: Windows) -> None:
    pages = windows.pages
    await pages.opened(2)
    path = await pages.link()
    async with windows.open(path, outage=True) as page:
        await expect(page.locator("#line")).to_be_empty()
        async with pages.restarting():
            await expect(page.locator("#line")).to_have_text(Words("en")("web-lost"))
            await _play(pages, 2)
        await expect(page.locator("#line")).to_be_empty()
        await _is_newest(pages, path, page)


async def test_a_whole_game_is_followed(windows: Windows) -> None:
    pages = windows.pages
    await pages.opened(2, bots=1)
    mine, theirs = await pages.link(0), await pages.link(1)
    async with windows.open(mine, PHONE) as phone:
        await drawn(phone)
        before = await sources(phone)
        async with windows.open(f"{theirs}?language=de") as desk:
            await _play(pages, 3)
            await _is_newest(pages, theirs, desk, "de")
        await _is_newest(pages, mine, phone)
        await expect(phone.locator("#live")).not_to_be_empty()
        async with asyncio.timeout(PATIENCE):
            while await sources(phone) == before:
                await asyncio.sleep(0.02)
        await drawn(phone)
        await pages.played(lambda now: now.table.status == "over")
        await expect(phone.locator("#state")).to_have_text(Words("en")("web-over"))
        await expect(phone.locator('[data-part="result"] h2')).to_be_visible()
        assert await phone.locator('[data-part="result"] .twin li').count() >= 3
        await drawn(phone)
        assert await violations(phone) == []
        await _look_back(phone)
        await _see_the_film(phone)


async def test_nothing_is_visible_that_is_marked_hidden(windows: Windows) -> None:
    """Without a script nothing works that needs one, and nobody has other tables."""
    pages = windows.pages
    await pages.opened(2, bots=1)
    path = await pages.link(0)
    await pages.played(lambda now: now.table.status == "over")
    async with windows.open(path, PHONE, java_script_enabled=False) as page:
        for hidden in ("#ways", "#film-bar", "#older"):
            await expect(page.locator(hidden)).to_be_hidden()


async def _look_back(page: Page) -> None:
    """Go to the beginning and to the first move by keys, and back to now."""
    newest = await sources(page)
    slider, asked = page.locator("#slider"), await page.locator("#log p").first.inner_text()
    await slider.focus()
    await page.keyboard.press("Home")
    await expect(page.locator("#state")).to_have_text(Words("en")("web-start"))
    await page.keyboard.press("ArrowRight")
    # A move that is told at that moment leads nobody back to where they come from.
    await page.evaluate("courseMoved(course.moves)")
    await expect(page.locator("#change-list li").first).to_be_visible()
    moves = int(await slider.get_attribute("max") or 0) - 1
    said = Words("en")("web-move", number=1, moves=moves)
    assert (await slider.get_attribute("aria-valuetext") or "").startswith(f"{said}: ")
    await drawn(page)
    back = await sources(page)
    assert [key for key in back if back[key] == newest[key]] == ["result"]
    await expect(page.locator('[data-part="result"]')).not_to_be_visible()
    assert await violations(page) == []
    await page.keyboard.press("End")
    await expect(page.locator("#state")).to_have_text(Words("en")("web-over"))
    await expect(page.locator("#changes")).not_to_be_visible()
    await expect(page.locator("#log p").first).to_have_text(asked)
    await drawn(page)
    assert [one for one in (await sources(page)).values() if "/then/" in one] == []


async def _see_the_film(page: Page) -> None:
    """Step through the film of a game that is over; it does not run by itself."""
    screen, title = page.locator("#screen img"), page.locator("#film-title")
    await expect(screen).not_to_be_visible()
    await page.locator("#film-on").click()
    await expect(screen).to_be_visible()
    first = await title.inner_text()
    await page.locator("#film-on").click()
    await expect(title).not_to_have_text(first)
    assert await screen.evaluate(
        "async (image) => { await image.decode(); return image.naturalWidth; }"
    )
    assert await violations(page) == []


async def test_a_picture_is_zoomed_by_keys_and_by_two_fingers(windows: Windows) -> None:
    await windows.pages.opened(2)
    async with windows.open(await windows.pages.link(), PHONE, has_touch=True) as page:
        await drawn(page)
        await page.locator(".zoom").nth(1).focus()
        await page.keyboard.press("Enter")
        whole, left = await _view(page)
        for _ in range(3):
            await page.keyboard.press("+")
        near, left = await _view(page)
        assert near == pytest.approx(whole * 1.5**3)
        await page.keyboard.press("ArrowRight")
        assert (await _view(page))[1] < left
        await page.keyboard.press("0")
        assert (await _view(page))[0] == whole
        await _pinch(page, 40, 120)
        assert (await _view(page))[0] == pytest.approx(whole * 3, rel=0.1)
        await page.keyboard.press("Escape")
        await expect(page.locator("#zoom")).not_to_be_visible()
        assert (await page.evaluate(FOCUS))["tag"] == "BUTTON"


async def test_the_keyboard_alone_reaches_everything_and_shows_where_it_is(
    windows: Windows,
) -> None:
    await windows.pages.opened(2)
    async with windows.open(await windows.pages.link()) as page:
        shown = list(await sources(page))
        seen = []
        for _ in range(60):
            await page.keyboard.press("Tab")
            at = await page.evaluate(FOCUS)
            if at["tag"] == "BODY":
                break
            seen.append(at)
        assert seen[0]["name"] == "skip"
        assert [at for at in seen if not (at["ringed"] and at["shown"])] == []
        assert [at["name"] for at in seen if at["tag"] == "BUTTON"] == [*shown, "earlier"]
        assert len([at for at in seen if "language" in (at["href"] or "")]) >= 2
        await page.keyboard.press("Tab")
        await page.keyboard.press("Enter")
        assert (await page.evaluate(FOCUS))["name"] == "parts"
        await page.locator("nav a[hreflang=de]").focus()
        await page.keyboard.press("Enter")
        await expect(page.locator("html")).to_have_attribute("lang", "de")


async def test_it_is_shown_in_both_languages_dark_and_light(windows: Windows) -> None:
    await windows.pages.opened(2)
    path = await windows.pages.link()
    grounds, pictures = [], []
    for language, scheme in (("en", "dark"), ("de", "light")):
        address = f"{path}?language={language}"
        async with windows.open(address, color_scheme=scheme) as page:
            await expect(page.locator(".skip")).to_have_text(Words(language)("web-skip"))
            grounds.append(await page.evaluate("getComputedStyle(document.body).backgroundColor"))
            await drawn(page)
            pictures.append((await sources(page))["table"])
            await page.locator("nav a[href*='palette=day']").click()
            await expect(page.locator("html")).to_have_css("color-scheme", "light")
            await expect(page.locator("body")).to_have_css("background-color", LIGHT)
            await expect(page.locator("html")).to_have_attribute("lang", language)
    assert grounds[0] != grounds[1] == LIGHT
    assert "language=en" in pictures[0] and "palette=day" not in pictures[0]
    assert "language=de" in pictures[1] and "palette=day" in pictures[1]


async def test_a_move_costs_a_page_one_question_and_the_pictures_that_changed(
    windows: Windows,
) -> None:
    pages = windows.pages
    await pages.opened(2)
    path = await pages.link()
    async with windows.open(path) as page:
        await drawn(page)
        asked: list[str] = []

        def ask(url: str) -> None:
            # The browser asks for the icon when it has nothing else to do.
            if path in url:
                asked.append(url.partition(path)[2])

        page.on("request", lambda request: ask(request.url))
        for _ in range(3):
            asked.clear()
            before = await pages.now(path)
            await _play(pages, 1)
            await _is_newest(pages, path, page)
            await drawn(page)
            marks = zip(before["parts"], (await pages.now(path))["parts"], strict=True)
            changed = [new["key"] for old, new in marks if old["mark"] != new["mark"]]
            shown = [one.split("/")[2] for one in asked if one.startswith("/picture/")]
            assert sorted(shown) == sorted(changed) != []
            assert [one for one in asked if not one.startswith("/picture/")] == ["/now?"]


async def test_who_did_what_is_shown_before_the_page_asks_for_the_rest(windows: Windows) -> None:
    pages = windows.pages
    await pages.opened(2)
    await _play(pages, 1)
    path = await pages.link()
    async with windows.open(path, outage=True) as page:
        await drawn(page)
        async with pages.restarting():
            await expect(page.locator("#line")).to_have_text(Words("en")("web-lost"))
        # Now it follows: a page that comes after a move would have to ask for it.
        await expect(page.locator("#line")).to_be_empty()
        await page.route("**/now*", lambda route: route.abort())
        await _play(pages, 1)
        (newest, *_) = (await pages.now(path))["log"]["entries"]
        told = page.locator("#log li").first.locator("p")
        await expect(told).to_have_text(newest["lines"])
        await expect(page.locator("#live p")).to_have_text(newest["lines"])


async def test_what_could_not_be_fetched_is_fetched_later(windows: Windows) -> None:
    pages = windows.pages
    await pages.opened(2)
    path = await pages.link()
    async with windows.open(path, outage=True) as page:
        await drawn(page)
        async with lost_once(page, "**/now*"), lost_once(page, "**/picture/table/*"):
            await _play(pages, 1)
            await expect(page.locator("#line")).to_have_text(Words("en")("web-lost"))
        await _is_newest(pages, path, page)
        await expect(page.locator("#line")).to_be_empty()
        await drawn(page)


async def test_what_was_asked_for_in_an_outage_is_tried_again(windows: Windows) -> None:
    """Older moves, a move to look at, and the film arrive once the connection is back."""
    pages, lost = windows.pages, Words("en")("web-lost")
    await pages.opened(2)
    await pages.played(lambda now: now.table.status == "over")
    async with windows.open(await pages.link(), outage=True) as page:
        await drawn(page)
        log, state = page.locator("#log > li"), page.locator("#state")
        moves = int(await page.locator("#slider").get_attribute("max") or 0) - 1
        newest, before = (
            Words("en")("web-then", number=number, moves=moves) for number in (moves, moves - 1)
        )
        for what, button, done in (
            ("log/*", "#older", expect(log.nth(await log.count())).to_be_visible()),
            ("stops*", "#earlier", expect(state).to_have_text(newest)),
            ("at/*", "#earlier", expect(state).to_have_text(before)),
            ("film*", "#film-on", expect(page.locator("#film-title")).not_to_be_empty()),
        ):
            async with lost_once(page, f"**/{what}"):
                await page.locator(button).click()
                await expect(page.locator("#line")).to_have_text(lost)
            await done
            await expect(page.locator("#line")).to_be_empty()


async def test_the_way_back_to_now_is_found_through_an_outage(windows: Windows) -> None:
    pages = windows.pages
    await pages.opened(2)
    await _play(pages, 2)
    path = await pages.link()
    async with windows.open(path, outage=True) as page:
        await page.locator("#slider").focus()
        await page.keyboard.press("Home")
        await expect(page.locator("#state")).to_have_text(Words("en")("web-start"))
        async with lost_once(page, "**/now*"):
            await page.locator("#to-now").click()
            await expect(page.locator("#line")).to_have_text(Words("en")("web-lost"))
        await expect(page.locator("#line")).to_be_empty()
        await expect(page.locator("#state")).to_be_empty()
        await _is_newest(pages, path, page)


async def test_an_open_page_says_that_its_link_was_revoked(windows: Windows) -> None:
    pages = windows.pages
    await pages.opened(2)
    path = await pages.link(1)
    async with windows.open(path, outage=True) as page:
        await drawn(page)
        await expect(page.locator("#line")).to_be_empty()
        await pages.harness.host.links.revoke(pages.harness.people[1].id)
        await expect(page.locator("#line")).to_have_text(Words("en")("web-gone"))
        await expect(page.locator('[data-part="table"] img')).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
async def test_who_looks_back_sees_how_much_is_new(windows: Windows, language: str) -> None:
    pages, words = windows.pages, Words(language)
    await pages.opened(2)
    await _play(pages, 3)
    path = await pages.link()
    before = (await pages.now(path))["moves"]
    async with windows.open(f"{path}?language={language}", PHONE) as page:
        button, live = page.locator("#to-now"), page.locator("#live")
        await page.locator("#slider").focus()
        await page.keyboard.press("Home")
        await expect(page.locator("#state")).to_have_text(words("web-start"))
        await expect(button).to_have_text(words("web-to-now"))
        await _play(pages, 1)
        fresh = (await pages.now(path))["moves"] - before
        await expect(button).to_have_text(words("web-to-now-new", moves=fresh))
        await expect(page.locator("#state")).to_have_text(words("web-start"))
        await page.keyboard.press("ArrowRight")
        first = await page.locator("#log p").last.inner_text()
        await expect(page.locator("#move")).to_contain_text(first)
        for _ in range(2):
            await _play(pages, 1)
            fresh = (await pages.now(path))["moves"] - before
            await expect(button).to_have_text(words("web-to-now-new", moves=fresh))
        moves = (await pages.now(path))["moves"]
        shown = page.locator("#state")
        await expect(shown).to_have_text(words("web-then", number=1, moves=moves))
        await expect(page.locator("#move")).to_contain_text(first)
        await expect(live).not_to_be_empty()
        slider = await page.locator("#slider").bounding_box()
        assert slider is not None and slider["width"] > 120
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert await violations(page) == []
        await button.click()
        await expect(button).to_have_text(words("web-to-now"))
        await _is_newest(pages, path, page, language)


async def test_a_move_that_is_told_on_the_way_changes_nobodys_way(windows: Windows) -> None:
    pages, words = windows.pages, Words("en")
    await pages.opened(2)
    await _play(pages, 3)
    path = await pages.link()
    told = asyncio.Event()

    async def hold(route: Route) -> None:
        await told.wait()
        await route.continue_()

    async with windows.open(path) as page:
        await drawn(page)
        await page.route("**/at/*", hold)
        number = (await pages.now(path))["moves"]
        async with page.expect_request("**/at/*"):
            await page.locator("#earlier").click()
        await _play(pages, 1)
        moves = (await pages.now(path))["moves"]
        slider = page.locator("#slider")
        await expect(slider).to_have_attribute("max", str(moves + 1))
        told.set()
        await expect(page.locator("#state")).to_have_text(
            words("web-then", number=number, moves=moves)
        )
        await expect(slider).to_have_value(str(number))
        # The same before the page has asked, and on the way to now.
        await page.locator("#to-now").click()
        await expect(page.locator("#state")).to_be_empty()
        await page.evaluate("goTo(1); courseMoved(course.moves)")
        await expect(page.locator("#state")).to_have_text(words("web-then", number=1, moves=moves))
        await page.evaluate("goTo(course.moves + 1); courseMoved(course.moves + 1)")
        await expect(page.locator("#state")).to_be_empty()
        await _is_newest(pages, path, page)


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "dark"), (DESKTOP, "light")])
async def test_axe_has_nothing_to_say(windows: Windows, size: tuple[int, int], scheme: str) -> None:
    pages = windows.pages
    await pages.opened(2)
    await pages.played(lambda now: now.version > 8)
    address = f"{await pages.link()}?language=de"
    async with windows.open(address, size, color_scheme=scheme) as page:
        await drawn(page)
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert await violations(page) == []
        await page.locator(".zoom").first.click()
        await expect(page.locator("#zoom")).to_be_visible()
        assert await violations(page) == []


async def _play(pages: Pages, moves: int) -> None:
    """Make some moves as the people, and those of the house bots."""
    for _ in range(moves):
        await pages.move(await pages.at_rest())
    await pages.at_rest()


async def _is_newest(pages: Pages, path: str, page: Page, language: str = "en") -> None:
    """Wait until a page shows the newest position: what is asked, was done, and is where."""
    await caught_up(pages, path, page)
    now = (await pages.get(f"{path}/now?language={language}")).data
    await expect(page.locator("#asked li")).to_have_count(len(now["asked"]))
    told = [line for entry in now["log"]["entries"] for line in entry["lines"]]
    for place, line in enumerate(told):
        await expect(page.locator("#log p").nth(place)).to_have_text(line)
    for part in now["parts"]:
        if part["lines"]:
            twin = page.locator(f'[data-part="{part["key"]}"] .twin li')
            await expect(twin).to_have_text(part["lines"])


async def _view(page: Page) -> tuple[float, float]:
    """Return how wide the large picture is, and where it begins, in pixels of the screen."""
    box = await page.locator("#zoom img").bounding_box()
    assert box is not None
    return box["width"], box["x"]


async def _pinch(page: Page, before: float, after: float) -> None:
    """Spread two fingers about the middle of a phone, as far apart as said."""
    session = await page.context.new_cdp_session(page)
    x, y = PHONE[0] / 2, PHONE[1] / 2

    async def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + one / 2, "y": y, "id": number} for number, one in enumerate(apart)]
        await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    await touch("touchStart", -before, before)
    for step in range(1, 5):
        apart = before + (after - before) * step / 4
        await touch("touchMove", -apart, apart)
    await touch("touchEnd")
