"""Times at which open pages ask for what has changed."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.presenting.draw_pool import DrawPool
from bot.web import picture_cache, stream
from bot.web.background import BackgroundWork
from bot.web.picture_cache import PictureCache, Price
from bot.web.rate_limit import Later, RateLimit
from bot.web.stream import BETWEEN, Audiences, Line, Turns
from render.api import Picture
from render.jobs import Faces, here
from tests.web.pages import PATIENCE, Pages, bot_of, next_told


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


async def test_a_page_told_alone_asks_at_once_however_busy_the_machine_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    audiences = Audiences(cast(RateLimit, SimpleNamespace(open=1)))
    loop, nobody = asyncio.get_running_loop(), cast(Any, None)
    with monkeypatch.context() as patch:
        patch.setattr(loop, "time", count(100.0, 0.004).__next__)
        assert Line(nobody, nobody, audiences._turn, nobody).asks_in() == 0


async def test_moves_made_at_one_go_are_told_together(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A listener hears at once, then of all that came meanwhile together, and never twice."""
    monkeypatch.setattr(stream, "CALM", 0.0)
    await pages.opened()
    path = await pages.link()
    url = f"http://127.0.0.1:{pages.port}{path}/events"
    async with pages.session.get(url) as one, pages.session.get(url) as other:
        first = [await next_told(one), await next_told(other)]
        assert first[0]["stamp"] == first[1]["stamp"] and not first[0]["entries"]
        for _ in range(3):
            await pages.move(await pages.at_rest())
        newest = (await pages.now(path))["stamp"]
        for heard in (one, other):
            stamps, known = [], first[0]["stamp"]
            while known != newest:
                told = await next_told(heard)
                assert told["stamp"] > known
                stamps += [
                    one["stamp"] for one in reversed(told["entries"]) if one["stamp"] > known
                ]
                known = told["stamp"]
            assert len(stamps) == len({*stamps}) == 3 and stamps == sorted(stamps)


def test_pages_are_drawn_for_a_share_of_the_time() -> None:
    time = 0.0
    price = Price(lambda: time)
    assert price.pay(picture_cache.AT_ONCE) == 0.0
    assert price.pay(0.01) == pytest.approx(0.01 / picture_cache.SHARE)
    time = 0.01 / picture_cache.SHARE
    assert price.pay(0.0) == pytest.approx(0.0)
    time += 1000.0
    assert price.pay(picture_cache.AT_ONCE) == 0.0


@dataclass(frozen=True)
class Blank:
    """A picture of nothing, or none at all."""

    title: str
    order: list[str]

    def draw(self, faces: Faces) -> Picture | None:
        self.order.append(self.title)
        return Picture(f"{self.title}.png", (1, 1), self.title.encode()) if self.title else None


async def test_one_queue_serves_people_in_turn_and_draws_each_picture_once(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, order = bot_of(pages.harness).context, list[str]()
    monkeypatch.setattr(context, "drawer", here({}))
    one = PictureCache(context, BackgroundWork(pages.harness.host))
    wanted = [("a", 1), ("b", 1), ("c", 1), ("a", 2), ("d", 2), ("e", 3)]
    found = await asyncio.gather(
        *(one.shown(title, Blank(title, order), user_id) for title, user_id in wanted)
    )
    assert [shown.data.decode() for shown in found] == [title for title, _ in wanted]
    assert order == ["a", "d", "e", "b", "c"]
    assert (await one.shown("c", Blank("", order))).data == b"c"
    # What fails is told to those who wait for it, and tried again for the next.
    for _ in range(2):
        with pytest.raises(Later):
            await one.shown("none", Blank("", order))
    assert order[-2:] == ["", ""]


async def test_a_picture_that_a_player_needs_overtakes_those_of_onlookers(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that an onlooker has asked for, and while the share of the time is used up."""
    context, order = bot_of(pages.harness).context, list[str]()
    monkeypatch.setattr(context, "drawer", here({}))
    monkeypatch.setattr(picture_cache, "SHARE", 1e-9)
    monkeypatch.setattr(picture_cache, "AT_ONCE", 0.0)
    one = PictureCache(context, BackgroundWork(pages.harness.host))
    waiting = [
        asyncio.create_task(one.shown(title, Blank(title, order), user_id))
        for title, user_id in (("a", 1), ("b", 1), ("c", 2), ("d", 1), ("e", 3))
    ]
    await waiting[0]
    async with asyncio.timeout(PATIENCE):
        await one.shown("d", Blank("d", order), 4, first=True)
        await one.shown("f", Blank("f", order), 4, first=True)
    assert order == ["a", "d", "f"]
    for task in waiting:
        task.cancel()
    if one._drawing is not None:
        one._drawing.cancel()


async def test_what_a_player_needs_waits_for_no_post(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor for an onlooker's picture, whose turn comes after that of the posts."""
    context, order = bot_of(pages.harness).context, list[str]()
    monkeypatch.setattr(context, "drawer", here({}))
    monkeypatch.setattr(context, "post_pool", DrawPool(1, 0))
    monkeypatch.setattr(context, "page_pool", DrawPool(1, 0, inside=context.post_pool))
    one = PictureCache(context, BackgroundWork(pages.harness.host))
    async with context.post_pool.place(), asyncio.timeout(PATIENCE):
        looked = asyncio.create_task(one.shown("a", Blank("a", order), 1))
        while not context.page_pool.waiting:
            await asyncio.sleep(0)
        await one.shown("b", Blank("b", order), 2, first=True)
        assert order == ["b"]
        # Whose turn it is was not decided before there was a place.
        await one.shown("a", Blank("a", order), 2, first=True)
    await looked
    assert order == ["b", "a"]


async def test_nobody_has_pictures_wait_without_end(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, order = bot_of(pages.harness).context, list[str]()
    monkeypatch.setattr(context, "drawer", here({}))
    monkeypatch.setattr(picture_cache, "EACH", 2)
    monkeypatch.setattr(picture_cache, "WAITING", 3)
    one = PictureCache(context, BackgroundWork(pages.harness.host))
    wanted = [("a", 1), ("b", 1), ("c", 1), ("d", 2), ("e", 3)]
    found = await asyncio.gather(
        *(one.shown(title, Blank(title, order), user_id) for title, user_id in wanted),
        return_exceptions=True,
    )
    kinds = ["Shown", "Shown", "TooMany", "Shown", "Later"]
    assert [type(shown).__name__ for shown in found] == kinds
