"""Where the keyboard's focus is while somebody plays by the page: never lost, never thrown back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count

import pytest
from playwright.async_api import Page, expect

from bot.games.amerigo.moves import Sail
from bot.host.core.api import Position
from tests.catalogue import GAMES
from tests.web.windows import PATIENCE, PHONE, Windows, drawn, unfolded

pytestmark = pytest.mark.asyncio(loop_scope="module")

FOCUSED = "document.activeElement.innerText"
PLACE = "document.activeElement.closest('[id]:not(#turn-all)')?.id"


@asynccontextmanager
async def asked(
    windows: Windows,
    wanted: Callable[[Position], bool],
    game: str = "puerto_rico",
    refused: str = "",
    **options: str,
) -> AsyncIterator[Page]:
    """Open the page of whoever is asked first once the position is as wanted."""
    pages = windows.pages
    # A game of random moves may end before.
    for number in count(1):
        await pages.opened(min(GAMES[game].info.seats), game=game, options=options)
        pages.harness.rng.seed(number)
        position = await pages.played(lambda now: not now.decisions or wanted(now))
        if position.decisions:
            break
    user_id = position.table.chairs[position.decisions[0].seat].user_id
    person = [one.id for one in pages.harness.people].index(user_id or 0)
    cookies, path = await pages.pair(person), await pages.link(person)
    pages.unpair()
    async with windows.open(path, PHONE, refused=refused, cookies=cookies) as page:
        await drawn(page)
        await unfolded(page)
        await expect(page.locator("#turn-list button").first).to_be_visible()
        yield page


def kind(wanted: str) -> Callable[[Position], bool]:
    return lambda position: position.decisions[0].kind == wanted


async def focus_comes_to(page: Page, place: str) -> None:
    """Wait until the focus is on something with an id, or on a button in it."""
    async with asyncio.timeout(PATIENCE):
        while await page.evaluate(PLACE) != place:
            await asyncio.sleep(0.02)


async def test_the_focus_stays_on_a_choice_when_the_page_is_drawn_anew(windows: Windows) -> None:
    async with asked(windows, kind("role")) as page:
        button = page.locator("#turn-list button").nth(2)
        await button.focus()
        name = await page.evaluate(FOCUSED)
        assert name == await button.inner_text()
        await page.evaluate("dispatchEvent(new Event('resize'))")
        assert await page.evaluate(FOCUSED) == name


async def test_whoever_sends_by_keyboard_comes_to_the_next_question(windows: Windows) -> None:
    async with asked(windows, kind("role")) as page:
        await page.locator("#turn-list button").nth(1).focus()
        await page.keyboard.press("Enter")
        assert await page.evaluate(FOCUSED) == "Send"
        await page.keyboard.press("Enter")
        await expect(page.locator("#turn-said")).to_contain_text("Done: ")
        at = await page.evaluate("document.activeElement.id")
        assert at == ("turn-text" if await page.locator("#turn-text").is_visible() else "turn-said")


async def test_whoever_places_by_keyboard_goes_on_in_the_list(windows: Windows) -> None:
    def several(position: Position) -> bool:
        decision = position.decisions[0]
        return decision.kind == "place" and len(decision.moves) > 1

    async with asked(windows, several) as page:
        await page.locator("#turn-list button").last.focus()
        await page.keyboard.press("Enter")
        await expect(page.locator("#turn-draft li")).to_have_count(1)
        left = await page.locator("#turn-list button").count()
        await focus_comes_to(page, "turn-list" if left else "turn-bar")


async def test_whoever_opens_a_step_by_keyboard_comes_to_its_first_choice(windows: Windows) -> None:
    async with asked(windows, kind("turn"), "amerigo") as page:
        groups = page.locator("#turn-list button").filter(has_text="…")
        await groups.last.focus()
        await page.keyboard.press("Enter")
        first = await page.locator("#turn-list button").first.inner_text()
        assert await page.evaluate(FOCUSED) == first


def one_ship(position: Position) -> bool:
    """Return whether a single ship may sail, to several places."""
    moves = position.decisions[0].moves
    ships = {move.ship if isinstance(move, Sail) else 0 for move in moves}
    return len(ships) == 1 and 0 not in ships and len(moves) > 1


async def test_a_step_without_a_choice_is_not_asked(windows: Windows) -> None:
    async with asked(windows, one_ship, "amerigo") as page:
        heading = page.locator("#turn-list .step")
        await expect(heading.first).to_contain_text("Ship")
        # Where several moves lead to a cell, its button leads to them.
        move = page.locator("#turn-list button").filter(has_not_text="…").first
        assert "Ship" not in await move.inner_text()
        await move.click()
        await expect(page.locator("#turn-bar")).to_contain_text("Ship")
