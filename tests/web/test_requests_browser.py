"""Requests that a page makes for a move: each costs a phone time, and the bot work."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest
from playwright.async_api import Request

from bot.web.rate_limit import RateLimit
from tests.catalogue import CATALOGUE
from tests.web.fingers import Fingers
from tests.web.pages import Pages
from tests.web.windows import DESKTOP, Windows, drawn

MOVES = 3
CALM = 2.0
"""Seconds without a request after which nothing more comes of a move."""
MOST = 8
"""Requests for a move, its pictures included: six or seven, and one more if two events are sent."""


async def calm(asked: Counter[str]) -> None:
    """Wait until nothing more is asked."""
    while True:
        before = asked.total()
        await asyncio.sleep(CALM)
        if asked.total() == before:
            return


async def turn(pages: Pages, user_id: int) -> int:
    """Let the others move until a person is asked; return the stamp of their decision."""
    while True:
        now = await pages.at_rest()
        seats = [one.seat for one in now.decisions]
        own = [s for s in seats if now.table.chairs[s].user_id == user_id]
        if own:
            return now.asked[own[0]]
        await pages.move(now)


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_move_takes_few_requests(
    windows: Windows, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages, asked = windows.pages, Counter[str]()
    real = RateLimit.admit

    def counting(self: RateLimit, counted: str) -> None:
        asked[counted] += 1
        real(self, counted)

    monkeypatch.setattr(RateLimit, "admit", counting)
    await pages.opened(CATALOGUE[game].rules.info.seats[0], game=game)
    position = await pages.at_rest()
    user_id = position.table.chairs[position.decisions[0].seat].user_id or 0
    person = [one.id for one in pages.harness.people].index(user_id)
    cookies, path = await pages.pair(person), await pages.link(person)
    pages.unpair()
    found = []
    async with windows.open(path, DESKTOP, cookies=cookies) as page:
        await drawn(page)
        fingers, looked = Fingers(page, "mouse"), Counter[str]()

        def noted(request: Request) -> None:
            """Count requests of a tap for areas of other pictures, made before the move is sent."""
            looked["sent"] += request.method == "POST"
            looked["areas"] += "/areas/" in request.url and not looked["sent"]

        page.on("request", noted)
        for _ in range(MOVES):
            await fingers.asked(await turn(pages, user_id))
            await calm(asked)
            asked.clear()
            looked.clear()
            before = len(fingers.sent)
            await fingers.decide()
            await calm(asked)
            if len(fingers.sent) == before + 1:
                found.append(asked.total() - looked["areas"])
    assert found and max(found) <= MOST
