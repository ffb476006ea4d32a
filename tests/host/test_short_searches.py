"""Strong house bots that have no time to think as they should say so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import pytest

from bot.host import Host
from bot.house_bots.search import MoveAnswer, MoveJob
from bot.house_bots.searcher import Job
from bot.locales import Words
from bot.presenting.table import players
from bot.runtime.database_url import Address
from bot.workers.thinking.pool import ThinkingPool
from tests.host.conftest import ANNA, Recorder, TestClock
from tests.host.test_strong_bots import opened, table_with_strong, until
from tests.host.thinking_toy import searchers
from tests.languages import LANGUAGES

A = TypeVar("A")
BRIEF, AMPLE = 0.0, 60.0
"""Seconds for no playout at all, and for all of them."""
PLAYOUTS = 100
LESS = {"en": "(strong) (thinks less here)", "de": "(stark) (denkt hier weniger voraus)"}


class Budgeted:
    """A pool whose searches get as many seconds as the test says, one after the other."""

    offered, seconds = True, AMPLE

    def __init__(self, pool: ThinkingPool) -> None:
        self._budgets = asyncio.Queue[float]()
        self._asked = self._given = 0
        self._pool = pool

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        assert isinstance(job, MoveJob)
        self._asked += 1
        try:
            seconds = await self._budgets.get()
        except asyncio.CancelledError:
            self._asked -= 1
            raise
        found: Any = await self._pool.think(job._replace(seconds=seconds), table, urgent)
        return found

    async def search(self, *budgets: float) -> None:
        """End as many searches, and wait until the next one is requested."""
        await until(lambda: self._asked > self._given)
        for seconds in budgets:
            self._given += 1
            self._budgets.put_nowait(seconds)
            await until(lambda: self._asked > self._given)


@pytest.fixture(scope="module")
def pool() -> Iterator[ThinkingPool]:
    pool = ThinkingPool(1, searchers, AMPLE)
    yield pool
    pool.close()


@pytest.mark.parametrize(
    ("playouts", "cut", "is_short"),
    [(100, False, False), (0, False, None), (50, True, False), (49, True, True), (0, True, True)],
)
def test_a_search_is_short_that_was_cut_below_half(
    playouts: int, cut: bool, is_short: bool | None
) -> None:
    """A search with one move worth a try says nothing of how busy the machine is."""
    assert MoveAnswer("pass", playouts, cut).is_short(100) is is_short


@asynccontextmanager
async def hosting(
    path: Address, clock: TestClock, pool: ThinkingPool, recorder: Recorder
) -> AsyncIterator[tuple[Host, Budgeted]]:
    budgeted = Budgeted(pool)
    host = await opened(path, clock, budgeted, PLAYOUTS, "fill", "eat")
    host.posting.outbox.publisher = recorder
    try:
        yield host, budgeted
    finally:
        await host.close()


async def thinks_less(host: Host, table_id: int) -> bool:
    """Return whether the bots' names say so, which they do in all languages or in none."""
    table = await host.tables.get(table_id)
    said = {LESS[one] in " ".join(players(table, Words(one))) for one in LANGUAGES}
    assert len(said) == 1 and said == {any(chair.thinks_less for chair in table.chairs)}
    return said.pop()


def topics(recorder: Recorder) -> list[str]:
    return [post.notice.topic for post in recorder.posts if post.notice is not None]


async def posted(recorder: Recorder, tables: int) -> None:
    """Wait until so many tables were told, and there was time for one too many."""
    await until(lambda: len(topics(recorder)) >= tables)
    await asyncio.sleep(0.1)
    assert topics(recorder) == ["strong-less"] * tables


async def test_two_short_searches_in_a_row_are_told_once(
    path: Address, clock: TestClock, pool: ThinkingPool, recorder: Recorder
) -> None:
    async with hosting(path, clock, pool, recorder) as (host, thinkers):
        table_id = await table_with_strong(host, 3)
        await thinkers.search(BRIEF, AMPLE, BRIEF)
        assert not await thinks_less(host, table_id), "two, but not in a row"
        assert (await host.upkeep.figures.read()).thinking_less == 0
        await thinkers.search(BRIEF)
        assert await thinks_less(host, table_id)
        assert (await host.upkeep.figures.read()).thinking_less == 1
        await posted(recorder, 1)
        await thinkers.search(AMPLE)
        assert not await thinks_less(host, table_id), "it is taken back without a word"
        assert (await host.upkeep.figures.read()).thinking_less == 0
    async with hosting(path, clock, pool, recorder) as (host, thinkers):
        await host.resume()
        await thinkers.search(BRIEF, BRIEF)
        assert await thinks_less(host, table_id)
        await posted(recorder, 1)
    async with hosting(path, clock, pool, recorder) as (host, thinkers):
        assert await thinks_less(host, table_id), "it is stored"
        await host.resume()
        await thinkers.search(AMPLE)
        assert not await thinks_less(host, table_id)


async def test_each_table_is_told_for_itself(
    path: Address, clock: TestClock, pool: ThinkingPool, recorder: Recorder
) -> None:
    async with hosting(path, clock, pool, recorder) as (host, thinkers):
        first = await table_with_strong(host, 3)
        await thinkers.search(BRIEF, BRIEF)
        assert await thinks_less(host, first)
        await host.tables.abandon(first, ANNA.id)
        assert not await thinks_less(host, first), "nobody thinks there any more"
        assert (await host.upkeep.figures.read()).thinking_less == 0
        second = await table_with_strong(host, 3)
        assert not await thinks_less(host, second)
        await thinkers.search(BRIEF, BRIEF)
        assert await thinks_less(host, second)
        await posted(recorder, 2)
