"""A person plays by the page alone, on a phone, at a desk, and by keyboard."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Page, Route, expect

from bot.games.magister_navis.moves import Occupy
from bot.host.core.api import Position
from bot.locales import Words
from tests.catalogue import CATALOGUE
from tests.web.fingers import Fingers, played
from tests.web.pages import PATIENCE
from tests.web.windows import (
    DESKTOP,
    PHONE,
    Windows,
    drawn,
    lost_once,
    still,
    unfolded,
    violations,
)

WAYS = {"touch": PHONE, "mouse": DESKTOP, "keyboard": PHONE}
DECISIONS = 8
"""Decisions made at each table; `python -m tests.tools.page_game` plays to the end."""
MEDIAN, MOST = 2, 8
"""Presses of random decisions; the tool measures whole games."""
_HEAR_LINE = """() => {
    window.heard = [];
    const line = document.getElementById("line");
    new MutationObserver(() => line.textContent && heard.push(line.textContent))
        .observe(line, { childList: true });
}"""
"""Notes all that the line of a page says from now on."""


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize("game", CATALOGUE)
async def test_decisions_are_made_by_the_page_alone(windows: Windows, game: str, how: str) -> None:
    pages = windows.pages
    await pages.opened(2, bots=1, game=game)
    position = await pages.at_rest()
    user_id = position.table.chairs[position.decisions[0].seat].user_id or 0
    person = [one.id for one in pages.harness.people].index(user_id)
    cookies = await pages.pair(person)
    path = await pages.link(person)
    pages.unpair()
    async with windows.open(path, WAYS[how], has_touch=how == "touch", cookies=cookies) as page:
        await drawn(page)
        assert not await violations(page)
        pressed = await played(pages, Fingers(page, how), user_id, DECISIONS)
        assert not await violations(page)
    all_ = sorted(one.presses for decided in pressed.values() for one in decided)
    assert len(all_) == DECISIONS
    assert all_[len(all_) // 2] <= MEDIAN + 1
    assert all_[-1] <= MOST


@pytest.mark.asyncio(loop_scope="module")
async def test_after_a_move_the_next_table_that_waits_is_offered(windows: Windows) -> None:
    pages, asked = windows.pages, Counter[int]()
    while not asked or max(asked.values()) < 2:
        await pages.opened(2)
        position = await pages.at_rest()
        user_id = position.table.chairs[position.decisions[0].seat].user_id or 0
        asked[user_id] += 1
    person = [one.id for one in pages.harness.people].index(user_id)
    path = await pages.link(person)
    cookies = await pages.pair(person)
    pages.unpair()
    async with windows.open(path, PHONE, has_touch=True, cookies=cookies) as page:
        await drawn(page)
        fingers, link = Fingers(page), page.locator("#to-next")
        await expect(page.locator("#ways")).to_be_visible()
        await expect(link).to_be_hidden()
        while True:
            now = (await pages.at_rest()).decisions[0]
            if position.table.chairs[now.seat].user_id != user_id:
                break
            await fingers.asked((await pages.at_rest()).asked[now.seat])
            await fingers.decide()
        await expect(link).to_be_visible()
        assert not await violations(page)
        await link.tap()
        await page.wait_for_load_state()
        await expect(page.locator("#turn-list :is(button, summary)").first).to_be_visible()
        assert path not in page.url


@asynccontextmanager
async def asked(windows: Windows, refused: str = "") -> AsyncIterator[tuple[Page, Position]]:
    """Open the page of a person who is asked something, with a move picked there."""
    await windows.pages.opened(2)
    async with looked_at(windows, refused) as found:
        yield found


@asynccontextmanager
async def looked_at(windows: Windows, refused: str = "") -> AsyncIterator[tuple[Page, Position]]:
    """Open the page of the person whom the newest table asks, with a move picked there."""
    pages = windows.pages
    position = await pages.at_rest()
    user_id = position.table.chairs[position.decisions[0].seat].user_id or 0
    person = [one.id for one in pages.harness.people].index(user_id)
    cookies = await pages.pair(person)
    path = await pages.link(person)
    pages.unpair()
    async with windows.open(path, PHONE, outage=True, refused=refused, cookies=cookies) as page:
        await drawn(page)
        await unfolded(page)
        await page.locator("#turn-list button").first.click()
        yield page, position


@pytest.mark.asyncio(loop_scope="module")
async def test_a_move_whose_answer_was_lost_is_said_to_count(windows: Windows) -> None:
    """The network stays away a while: nothing is said to be lost before the server has answered."""
    lost: list[str] = []
    seen = asyncio.Event()

    async def lose(route: Route) -> None:
        method = route.request.method
        if method == "POST":
            assert (await route.fetch()).status == 200
        if method not in lost:
            lost.append(method)
            await route.abort()
        else:
            # The page asks again after about a second: on a busy machine before anybody looks.
            await seen.wait()
            await route.continue_()

    async with asked(windows) as (page, position):
        await page.route("**/play?*", lose)
        await page.route("**/play", lose)
        await page.locator("#turn-bar .go").click()
        said = page.locator("#turn-said")
        await expect(said).to_contain_text("The connection is lost.")
        seen.set()
        await expect(said).to_have_text("That arrived: only the answer was lost.")
        assert lost == ["POST", "GET"]
        assert (await windows.pages.at_rest()).version == position.version + 1


@pytest.mark.asyncio(loop_scope="module")
async def test_a_move_that_was_lost_on_its_way_can_be_sent_again(windows: Windows) -> None:
    async with asked(windows) as (page, position):
        said = page.locator("#turn-said")
        async with lost_once(page, "**/play*"):
            await page.locator("#turn-bar .go").click()
            await expect(said).to_contain_text("The connection is lost.")
        await expect(said).to_have_text("That did not arrive. You can send it again.")
        assert (await windows.pages.at_rest()).version == position.version
        await page.locator("#turn-bar .go").click()
        await expect(said).to_contain_text("Done: ")
        assert (await windows.pages.at_rest()).version == position.version + 1


@pytest.mark.asyncio(loop_scope="module")
async def test_what_was_picked_stays_when_too_much_was_sent(windows: Windows) -> None:
    """The answer says when to go on, and the same press does it."""
    statuses = [429]

    async def limit(route: Route) -> None:
        if route.request.method == "POST" and statuses:
            await route.fulfill(status=statuses.pop(), body="")
        else:
            await route.continue_()

    async with asked(windows, refused="status of 429") as (page, position):
        await page.route("**/play*", limit)
        picked = await page.locator("#turn-pick").inner_text()
        await page.locator("#turn-bar .go").click()
        said = page.locator("#turn-said")
        await expect(said).to_have_text(
            "That was too fast. Try again in a moment; nothing was sent."
        )
        await expect(page.locator("#turn-pick")).to_have_text(picked, use_inner_text=True)
        await page.locator("#turn-bar .go").click()
        await expect(said).to_contain_text("Done: ")
        assert (await windows.pages.at_rest()).version == position.version + 1


@pytest.mark.asyncio(loop_scope="module")
async def test_who_was_too_fast_does_not_read_that_the_connection_is_lost(windows: Windows) -> None:
    """One sentence says it; what could not be fetched meanwhile comes by itself."""
    left, fetched = {"POST", "GET"}, asyncio.Event()

    async def limit(route: Route) -> None:
        method = route.request.method
        if method in left:
            left.remove(method)
            await route.fulfill(status=429, body="")
            return
        await route.continue_()
        if method == "GET":
            fetched.set()

    async with asked(windows, refused="status of 429") as (page, _):
        await page.evaluate(_HEAR_LINE)
        await page.route("**/play", limit)
        await page.route("**/now*", limit)
        said = page.locator("#turn-said")
        await page.locator("#turn-bar .go").click()
        await expect(said).to_contain_text("That was too fast.")
        await page.locator("#turn-bar .go").click()
        await expect(said).to_contain_text("Done: ")
        async with asyncio.timeout(PATIENCE):
            await fetched.wait()
        await expect(page.locator("#log li")).to_have_count(1)
        assert await page.evaluate("heard") == []


@pytest.mark.asyncio(loop_scope="module")
async def test_a_move_that_may_count_is_said_and_then_shown(windows: Windows) -> None:
    """The process that has the table took it and did not answer: the page looks what is so now."""
    perhaps = Words("en")("web-play-perhaps")

    async def lose(route: Route) -> None:
        if route.request.method != "POST":
            await route.continue_()
            return
        answer = await route.fetch()
        told = {**(await answer.json()), "said": perhaps}
        await route.fulfill(status=202, json=told)

    async with asked(windows) as (page, position):
        await page.route("**/play*", lose)
        await page.locator("#turn-bar .go").click()
        await expect(page.locator("#turn-said")).to_have_text(perhaps)
        await expect(page.locator("#log li")).to_have_count(1)
        assert (await windows.pages.at_rest()).version == position.version + 1


@pytest.mark.asyncio(loop_scope="module")
async def test_what_was_asked_for_before_a_move_does_not_hide_what_can_be_tapped_after_it(
    windows: Windows,
) -> None:
    """The stream told of the own move first: what the page asked for then comes last."""
    asked_for, answered = asyncio.Event(), asyncio.Event()

    async def answer_late(route: Route) -> None:
        answer = await route.fetch()
        if route.request.method == "POST":
            await asked_for.wait()
        await route.fulfill(response=answer)

    async def hold(route: Route) -> None:
        asked_for.set()
        await answered.wait()
        await route.continue_()

    await windows.pages.opened(3, game="magister_navis")
    index = _asked_again(await windows.pages.played(lambda one: _asked_again(one) is not None))
    async with looked_at(windows) as (page, _):
        await page.route("**/now*", hold)
        await page.route("**/play*", answer_late)
        asked = await page.evaluate("play.asked()")
        await page.evaluate(
            "([stamp, index]) => sending.send({done: 'move', stamp, index})", [asked, index]
        )
        assert await page.evaluate("play.asked()") not in (asked, None)
        # The question's own picture came with the answer: only the table's is an old one.
        await page.locator('#turn-views button[data-view^="table"]').click()
        shown = await page.evaluate("views.shownView().dark")
        answered.set()
        await expect(page.locator("#field img")).not_to_have_attribute("src", shown)
        shown = await page.evaluate("views.shownView().dark")
        await expect(page.locator("#field img")).to_have_attribute("src", shown)


def _asked_again(position: Position) -> int | None:
    """Return the index of a move after which the same seat may occupy a city in its next turn.

    Cities are outlined at the table, where passing and paying are not.
    """
    (decision, *_), rules = position.decisions, position.rules
    for index, move in enumerate(decision.moves if decision.kind == "turn" else ()):
        state = rules.clone(position._state)
        rules.apply(state, decision.seat, move)
        match rules.pending(state):
            case [after] if (after.kind, after.seat) == ("turn", decision.seat):
                if any(isinstance(one, Occupy) for one in after.moves):
                    return index
    return None


@pytest.mark.asyncio(loop_scope="module")
async def test_who_looks_back_comes_back_to_the_question_and_the_picture_of_now(
    windows: Windows,
) -> None:
    """Meanwhile it is one line above the boards of then; a move of meanwhile is on its picture."""
    pages = windows.pages
    await pages.opened(3, game="magister_navis")
    index = _asked_again(await pages.played(lambda one: _asked_again(one) is not None))
    async with looked_at(windows) as (page, position):
        shown, below = page.locator("#field img"), page.locator("[data-part=table] img")
        before = await below.get_attribute("src") or ""
        await page.locator("#turn-views [data-view=table]").click()
        await expect(shown).to_have_attribute("src", before)
        await page.locator("#slider").focus()
        await page.keyboard.press("Home")
        await expect(below).to_have_attribute("src", re.compile("/then/"))
        await page.evaluate("play.render()")
        await expect(shown).to_have_attribute("src", before)
        asked, line = page.locator("#turn-text"), page.locator("#turn-now")
        for hidden in (asked, shown, page.locator("#turn-list"), page.locator("#turn-bar")):
            await expect(hidden).to_be_hidden()
        await expect(line).to_contain_text(await asked.text_content() or "")
        decision = position.decisions[0]
        move = position.rules.notate(decision.moves[index or 0])
        user_id = position.table.chairs[decision.seat].user_id or 0
        await pages.harness.host.tables.play(position.table.id, user_id, move)
        await expect(page.locator("#to-now")).to_have_class("fresh")
        now = (await page.evaluate("fetched('now')"))["parts"]
        mark = next(part["mark"] for part in now if part["key"] == "table")
        newest = re.compile(f"/picture/table/.*as={mark}")
        await expect(below).to_have_attribute("src", re.compile("/then/"))
        await expect(line).to_contain_text(await asked.text_content() or "")
        await line.get_by_role("button", name="Back to now").click()
        await expect(asked).to_be_focused()
        await expect(asked).to_be_in_viewport()
        await expect(line).to_be_hidden()
        await page.locator("#turn-views [data-view=table]").click()
        await expect(below).to_have_attribute("src", newest)
        await expect(shown).to_have_attribute("src", newest)
        await expect(page.locator("#field svg > rect").first).to_be_visible()


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
async def test_the_slider_stays_under_the_finger_and_what_was_picked_is_kept(
    windows: Windows, size: tuple[int, int]
) -> None:
    """The question goes and comes back above it."""
    pages = windows.pages
    await pages.opened(3, game="magister_navis")
    await pages.played(lambda one: _asked_again(one) is not None)
    async with looked_at(windows) as (page, _):
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        # What lies on the picture comes later, and makes it larger.
        await still(page, page.locator("#field svg > rect").first)
        picked = await page.locator("#turn-pick").inner_text()
        width = await page.locator("#field .sheet").evaluate("one => one.style.width")
        slider, asked = page.locator("#slider"), page.locator("#turn-text")
        await slider.focus()
        before = (await slider.bounding_box() or {})["y"]
        await page.keyboard.press("Home")
        await expect(asked).to_be_hidden()
        assert abs((await slider.bounding_box() or {})["y"] - before) < 2
        assert not await violations(page)
        await page.locator("#to-now").click()
        await expect(asked).to_be_visible()
        assert abs((await slider.bounding_box() or {})["y"] - before) < 2
        await expect(page.locator("#turn-pick")).to_have_text(picked, use_inner_text=True)
        assert await page.locator("#field .sheet").evaluate("one => one.style.width") == width
