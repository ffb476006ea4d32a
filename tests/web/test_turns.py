"""When open pages ask for what has changed."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest

from bot.web import shelf, stream
from bot.web.stream import BETWEEN, Turns
from tests.web.pages import Pages, next_told


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


async def test_moves_made_at_one_go_are_told_together(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who listens hears at once, then of all that came meanwhile together; nobody hears twice."""
    monkeypatch.setattr(stream, "CALM", 0.0)
    await pages.opened()
    path = await pages.link()
    url = f"http://127.0.0.1:{pages.port}{path}/events?patches=1"
    async with pages.session.get(url) as one, pages.session.get(url) as other:
        first = [await next_told(one), await next_told(other)]
        assert first[0]["mark"] == first[1]["mark"] and "patch" not in first[0]
        for _ in range(3):
            await pages.move(await pages.at_rest())
        newest = (await pages.now(path))["mark"]
        for heard in (one, other):
            since = first[0]["mark"]
            while (told := await next_told(heard))["mark"] != newest:
                assert told["from"] == since
                since = told["mark"]
            assert told["from"] == since


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
