"""A PostgreSQL server that goes: what was sent may be true or not, and nobody loses time by it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.host.core.api import StalePrompt
from bot.runtime.database_url import DatabaseUrl
from bot.store import StoreError
from tests.host.absence.tables import HOUR, clocked, notices, waited_for
from tests.host.conftest import BOB, Recorder, TestClock, open_host, settle
from tests.postgresql import Server, serving
from tests.store.between import cable


async def until(work: Callable[[], Awaitable[Any]]) -> None:
    """Try until the server is taken up again: for a second after a failed try nobody tries."""
    async with asyncio.timeout(60):
        while True:
            try:
                await work()
                return
            except StoreError:
                await asyncio.sleep(0.05)


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_move_whose_answer_is_lost_is_true_or_not_and_never_twice(
    server: Server, database: DatabaseUrl, clock: TestClock, recorder: Recorder, cut: str
) -> None:
    async with cable(server, database) as (laid, url):
        host = await open_host(url, clock, recorder)
        table = await clocked(host, BOB)
        mover, version = (await waited_for(host, table)).id, table.version
        move = (await host.tables.position(table.id)).decisions[0].moves[0]
        before, told = await host.tables.log(table.id), len(recorder.posts)
        laid.cut = cut
        with pytest.raises(StoreError, match="cannot be reached"):
            await host.tables.play(table.id, mover, move, version)
        assert laid.cuts == 1, "the cable was cut in the middle of that move"
        await until(lambda: host.tables.position(table.id))
        assert (await host.tables.position(table.id)).version == version + (cut == "after")
        # Whoever was told to try again does so.
        if cut == "after":
            with pytest.raises(StalePrompt):
                await host.tables.play(table.id, mover, move, version)
        else:
            await host.tables.play(table.id, mover, move, version)
        await host.resume()
        await settle(host)
        moves = (await host.tables.log(table.id))[len(before) :]
        assert [(move.version, move.text) for move in moves] == [(version + 1, moves[0].text)]
        assert [post.position.version for post in recorder.posts[told:]] == [version + 1]
        await host.close()


async def test_an_hour_without_the_server_is_nobodys_time(
    server: Server, clock: TestClock, recorder: Recorder
) -> None:
    with serving(server.bin) as own:
        host = await open_host(own.database(), clock, recorder)
        table = await clocked(host, BOB)
        late = await waited_for(host, table)
        await host.tick()
        told = notices(recorder)
        own.stop()
        for _ in range(60):
            clock.pass_seconds(60)
            with pytest.raises(StoreError, match="cannot be reached"):
                await host.tick()
        own.restart()
        await until(host.tick)
        await until(host.resume)
        (time,) = [t for t in await host.absence.times(table.id) if t.user_id == late.id]
        assert time.left == 36 * HOUR
        assert notices(recorder) == told, "nobody is told of what nobody missed"
        decision = (await host.tables.position(table.id)).user_decision(late.id)
        assert decision is not None
        await host.tables.play(table.id, late.id, decision.moves[0])
        await settle(host)
        assert recorder.posts[-1].position.version > table.version
        await host.close()
