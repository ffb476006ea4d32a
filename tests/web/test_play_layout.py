"""A turn on a phone: the question and its board fit one screen, and the board stays where it is."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.web.test_play_keyboard import asked, kind
from tests.web.windows import Windows

pytestmark = pytest.mark.asyncio(loop_scope="module")

BETWEEN = """(() => {
    const edge = (id, side) => document.getElementById(id).getBoundingClientRect()[side];
    return edge("field", "top") - edge("turn-text", "bottom");
})()"""
"""Pixels between the question and its board."""


async def test_what_is_placed_does_not_move_the_board(windows: Windows) -> None:
    async with asked(windows, kind("place")) as page:
        before = await page.evaluate(BETWEEN)
        await page.locator("#turn-list button").first.click()
        await expect(page.locator("#turn-draft li")).to_have_count(1)
        assert await page.evaluate(BETWEEN) == before


async def test_the_whole_picture_is_offered_where_a_part_is_shown(windows: Windows) -> None:
    """Rows that a finger hits need no enlargement; those of seven roles are lower."""
    for game, wanted, is_part in (("amerigo", "turn", False), ("puerto_rico", "role", True)):
        async with asked(windows, kind(wanted), game) as page:
            whole = page.get_by_role("button", name="Whole picture")
            await expect(page.locator("#field rect").first).to_be_visible()
            await expect(whole).to_be_visible(visible=is_part)
            width = await page.locator("#field .sheet").evaluate("one => one.style.width")
            assert (width != "100%") is is_part
            if is_part:
                await whole.click()
                await expect(whole).to_have_attribute("aria-pressed", "true")
