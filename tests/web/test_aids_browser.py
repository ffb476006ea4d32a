"""Aids to a turn in a real browser, at the width of a phone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from re import compile as pattern

import pytest
from playwright.async_api import Page, expect

from tests.cogs.test_coach import ProcessNumbers, hurried
from tests.web.windows import PHONE, Windows, drawn, unfolded, violations

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(scope="module")
def thinking_processes() -> ProcessNumbers:
    return ProcessNumbers()


@asynccontextmanager
async def played_by(windows: Windows, person: int, refusals: bool = False) -> AsyncIterator[Page]:
    """Open the page of a person's table in a browser that may move for them."""
    link, cookies = await windows.pages.link(person), await windows.pages.pair(person)
    async with windows.open(
        link, PHONE, refusals=refusals, cookies=cookies, has_touch=True
    ) as page:
        yield page


async def test_a_vote_a_note_and_orders_need_no_other_page(windows: Windows) -> None:
    pages = windows.pages
    table = await pages.opened(2, name='<b>O\u2019Neil</b> & "co"')
    proposer, voter = (pages.harness.people[number].id for number in (0, 1))
    await pages.harness.host.proposals.propose(table.id, proposer, "abandon")
    async with played_by(windows, 1) as page:
        votes = page.locator("#aid-votes")
        await expect(votes).to_contain_text("proposes: end the game without a result")
        await expect(votes).to_contain_text('<b>O\u2019Neil</b> & "co"')
        await page.locator("#aid-note summary").tap()
        await page.locator("#aid-note textarea").fill("<i>corn</i>\nfirst")
        await page.locator("#aid-note button").tap()
        await expect(page.locator("#aids-said")).to_have_text("Your note is saved.")
        note = await pages.harness.host.people.notes.note(table.id, voter)
        assert note == "<i>corn</i>\nfirst"
        await page.locator("#aid-orders summary").tap()
        await page.locator("#aid-since summary").tap()
        await drawn(page)
        assert await violations(page) == []
        wide = await page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0]
        await votes.get_by_role("button", name="Decline").tap()
        await expect(page.locator("#aids-said")).to_contain_text("proposal was declined")
        await expect(votes.locator("li")).to_have_count(0)
        await page.locator("#aid-orders form button").tap()
        await expect(page.locator("#aid-orders li")).to_have_count(1)
        await page.get_by_role("button", name="End no. 1").tap()
        await expect(page.locator("#aid-orders li.past")).to_have_count(1)


async def test_what_was_written_in_a_note_is_never_lost(windows: Windows) -> None:
    pages = windows.pages
    table = await pages.opened(2)
    notes, user_id = pages.harness.host.people.notes, pages.harness.people[0].id
    await notes.set_note(table.id, user_id, "old")
    async with played_by(windows, 0, refusals=True) as page:
        await page.locator("#aids > summary").tap()
        await page.locator("#aid-note summary").tap()
        area = page.locator("#aid-note textarea")
        await expect(area).to_have_value("old")
        await area.fill("mine")
        await notes.set_note(table.id, user_id, "by command")
        await page.locator("#aid-note button").tap()
        await expect(page.locator("#aids-said")).to_contain_text("changed elsewhere")
        await expect(area).to_have_value("mine")
        await expect(page.locator("#aid-note .note")).to_have_text("by command")
        await page.locator("#aid-note button").tap()
        await expect(page.locator("#aids-said")).to_have_text("Your note is saved.")
    assert await notes.note(table.id, user_id) == "mine"


async def test_a_hint_comes_while_the_page_stays_usable(
    windows: Windows, thinking_processes: ProcessNumbers
) -> None:
    pages = windows.pages
    hurried(pages.harness)
    await pages.opened(1, bots=1)
    await pages.at_rest()
    async with played_by(windows, 0) as page:
        await unfolded(page)
        await expect(page.locator("#turn-list button").first).to_be_visible()
        thinking_processes.gate.clear()
        await page.get_by_role("button", name="Hint").tap()
        await expect(page.locator("#turn-hint")).to_contain_text("playing the next rounds")
        await page.locator("#turn-list button").first.tap()
        await expect(page.locator("#turn-bar .go, #turn-list button").first).to_be_enabled()
        thinking_processes.gate.set()
        await expect(page.locator("#turn-hint")).to_contain_text("I would choose")
        await expect(page.locator("#turn-hint")).to_contain_text("first hint")
        assert await violations(page) == []


async def test_what_changed_is_outlined_where_one_decides(windows: Windows) -> None:
    pages = windows.pages
    await pages.opened(1, bots=1)
    position = await pages.at_rest()
    while position.version < 6 or not position.decisions:
        await pages.move(position)
        position = await pages.at_rest()
    async with played_by(windows, 0) as page:
        await page.locator("#aids > summary").tap()
        await page.locator("#aid-since summary").tap()
        toggle = page.get_by_role("button", name="Show what changed")
        await toggle.tap()
        await expect(toggle).to_have_attribute("aria-pressed", "true")
        image = page.locator("#field img")
        await expect(image).to_have_attribute("src", pattern("/since/"))
        await page.locator("#turn-views button").nth(2).tap()
        await expect(image).to_have_attribute("src", pattern("/since/.*/seat-"))
        await toggle.tap()
        await expect(image).to_have_attribute("src", pattern("/picture/seat-"))


async def test_an_order_with_preferences_is_put_together_step_by_step(windows: Windows) -> None:
    pages = windows.pages
    table = await pages.opened(2)
    position = await pages.at_rest()
    waiting = next(
        number
        for number, person in enumerate(pages.harness.people[:2])
        if person.id != position.table.chairs[position.decisions[0].seat].user_id
    )
    async with played_by(windows, waiting) as page:
        told = (await pages.get(f"{await pages.link(waiting)}/aids")).data["orders"]
        at, kind = next((at, one) for at, one in enumerate(told["kinds"]) if one["most"] > 1)
        await page.locator("#aids > summary").tap()
        await page.locator("#aid-orders summary").tap()
        form = page.locator("#aid-orders form")
        await form.locator("select").first.select_option(str(at))
        if kind["least"]:
            await expect(form.locator("button")).to_be_disabled()
        wanted = [one["key"] for one in kind["values"][:2]]
        await form.get_by_label("What first?").select_option(wanted[0])
        await form.get_by_label("And if that is not possible?").first.select_option(wanted[1])
        await form.get_by_label("How long").select_option("always")
        assert await violations(page) == []
        await form.locator("button").tap()
        await expect(page.locator("#aids-said")).to_have_text("The order is active.")
    (order,) = await pages.harness.host.automation.orders.armed(
        table.id, pages.harness.people[waiting].id
    )
    assert (order.wish, order.scope) == (kind["wish"], "always")
    assert list(order.prefers) == wanted
