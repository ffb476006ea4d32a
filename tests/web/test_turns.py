"""When open pages ask for what has changed."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest
from aiohttp import web

from bot.web import shelf
from bot.web.site import BETWEEN, Site, Turns
from bot.web.stream import CALM, Line
from tests.web.pages import Pages, bot_of


def test_a_page_asks_soon_and_many_ask_one_after_the_other() -> None:
    turns = Turns()
    found = [turns.next(100.0, 500) for _ in range(500)]
    assert found[0] == 100.0
    assert found == sorted({*found}) and found[-1] == pytest.approx(100.0 + 499 * BETWEEN)
    assert turns.next(200.0, 1) == 200.0


def test_pages_that_have_gone_keep_nobody_waiting() -> None:
    turns = Turns()
    for _ in range(500):
        turns.next(100.0, 500)
    assert turns.next(100.0, 2) == pytest.approx(100.0 + 2 * BETWEEN)


async def test_moves_made_at_one_go_are_looked_at_together(pages: Pages) -> None:
    line = Line(web.StreamResponse(), Site(bot_of(pages.harness).context))
    assert line.asks_in() == 0
    await asyncio.sleep(0.002)
    again = line.asks_in()
    assert 0.8 * CALM * 1000 < again <= CALM * 1000
    assert line.asks_in() <= again


async def test_pages_are_drawn_for_a_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "AT_ONCE", 0.0)
    thrift, waited = shelf.Thrift(), []
    for _ in range(3):
        asked = monotonic()
        async with thrift.turn():
            waited.append(monotonic() - asked)
            await asyncio.sleep(0.01)
    # Each waits five times as long as the one before has taken, the first one for nothing.
    assert waited[0] < 0.02 < min(waited[1:])
