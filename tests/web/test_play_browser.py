"""A person plays by the page alone, on a phone, at a desk, and by keyboard."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.async_api import expect

from tests.catalogue import CATALOGUE
from tests.web.fingers import Fingers, played
from tests.web.windows import DESKTOP, PHONE, Windows, drawn, violations

WAYS = {"touch": PHONE, "mouse": DESKTOP, "keyboard": PHONE}
DECISIONS = 12
"""Decisions made at each table; `python -m tests.tools.page_game` plays to the end."""
MEDIAN, MOST = 2, 5
SLOWER = {"amerigo"}
"""A ship or a tile is chosen before its place: one press more."""


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
    all_ = sorted(sum(pressed.values(), Counter()).elements())
    assert len(all_) == DECISIONS
    assert all_[len(all_) // 2] <= MEDIAN + (how == "keyboard" or game in SLOWER)
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
        await expect(page.locator("#turn-list button").first).to_be_visible()
        assert path not in page.url
