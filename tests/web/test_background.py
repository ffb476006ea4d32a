"""Work for pages waits while something is stored for players, but never for long."""

from __future__ import annotations

import asyncio

import pytest

from bot.web import background, picture_cache
from bot.web.background import BackgroundWork
from tests.host.storing import storing
from tests.web.pages import PATIENCE, Pages


async def test_pages_wait_for_what_is_being_stored(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "PATIENCE", 3600.0)
    await pages.opened()
    path, one = await pages.link(), BackgroundWork(pages.harness.host)
    await one.piece()
    async with storing(pages.harness.host):
        waiting = [asyncio.create_task(one.piece()) for _ in range(3)]
        asking = asyncio.create_task(pages.get(path))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not any(task.done() for task in (*waiting, asking))
    await asyncio.gather(*waiting)
    assert (await asking).status == 200
    assert not pages.harness.host.is_storing


async def test_a_player_waits_for_nothing_that_others_store(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither for the question, nor for the table and its picture, nor for pages that wait."""
    monkeypatch.setattr(background, "PATIENCE", 3600.0)
    await pages.opened()
    path, onlooker = await pages.link(), await pages.link(1)
    await pages.pair()
    assert (await pages.get(f"{path}/play")).status == 200, "from then on the browser is known"
    async with storing(pages.harness.host):
        async with asyncio.timeout(PATIENCE):
            paired = pages.cookie
            pages.unpair()
            waiting = asyncio.create_task(pages.get(f"{onlooker}/now"))
            pages.cookie = paired
            parts = (await pages.get(f"{path}/now")).data["parts"]
            assert (await pages.get(f"/t/{parts[0]['dark']}")).status == 200
            assert not waiting.done()
    assert (await waiting).status == 200


async def test_a_player_waits_for_no_onlooker_where_the_table_has_moved_on(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_cache, "SHARE", 1e-9)
    monkeypatch.setattr(picture_cache, "AT_ONCE", 0.0)
    await pages.opened()
    path = await pages.link()
    table, board = (await pages.get(f"{path}/now")).data["parts"][:2]
    assert (await pages.get(f"/t/{board['dark']}")).status == 200, "onlookers have their share"
    await pages.move(await pages.at_rest())
    await pages.pair()
    async with asyncio.timeout(PATIENCE):
        assert (await pages.get(f"/t/{table['dark']}")).status == 200


async def test_pages_are_not_starved(pages: Pages, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that have waited in the queue for so long do not wait again, one after the other."""
    monkeypatch.setattr(background, "PATIENCE", 0.01)
    now, host, waits = 100.0, pages.harness.host, list[float]()
    at_rest = host.at_rest

    async def waiting() -> None:
        nonlocal now
        waits.append(now)
        now += background.PATIENCE
        await at_rest()

    async def work() -> None:
        nonlocal now
        await one.piece()
        now += background.PATIENCE

    monkeypatch.setattr(host, "at_rest", waiting)
    one = BackgroundWork(host, lambda: now)
    async with storing(host):
        await asyncio.gather(*(work() for _ in range(20)))
        assert waits == [100.0]
        await work()
        assert len(waits) == 2, "one that was asked for later waits for as long"


async def test_what_could_not_be_stored_keeps_no_page_waiting(pages: Pages) -> None:
    host = pages.harness.host
    with pytest.raises(ZeroDivisionError):
        await host._database.write(lambda _: 1 / 0)
    assert not host.is_storing
