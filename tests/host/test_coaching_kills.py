"""The bot is killed while a hint or a review is searched and stored: nothing is lost or doubled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from pathlib import Path

import pytest

from bot.host import Host
from bot.host.analysis.coaching.api import Progress, Restarting
from bot.store.tables.coaching import load_hint, reviews_of
from bot.workers.thinking.pool import ThinkingPool
from tests.cogs.wire import Wire
from tests.host.conftest import ANNA, TestClock, started
from tests.host.test_coaching import ended, opened, pool, seat_of

__all__ = ["pool"]
KILLS = ("kill", "die")
"""Instead of a call to the database, and after it."""


class Lives:
    """A bot that is killed at calls to its database, and then started anew on its file."""

    def __init__(self, begin: Callable[[], Awaitable[Host]], wire: Wire) -> None:
        self._begin, self._wire = begin, wire
        self.host: Host

    async def begin(self) -> Host:
        self.host = await self._begin()
        return self.host

    async def killed(self, work: Callable[[], Awaitable[object]], mode: str, number: int) -> bool:
        """Return whether the work made so many calls, at the last of which the bot was killed."""
        struck = await self._wire.strike(work, mode, number)
        await self.host.close()
        await self.begin()
        return struck


@pytest.fixture
async def lives(
    path: Path, clock: TestClock, pool: ThinkingPool, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Lives]:
    monkeypatch.setattr("bot.host.lobby.rows.secrets.randbits", lambda bits: 7)
    lives = Lives(lambda: opened(path, clock, pool), Wire(monkeypatch))
    await lives.begin()
    yield lives
    await lives.host.close()


@pytest.mark.parametrize("mode", KILLS)
async def test_a_hint_counts_once_whenever_the_bot_is_killed(lives: Lives, mode: str) -> None:
    """The hint that was counted is the answer when the person asks again."""
    stored: list[int] = []
    for number in count(1):
        host, table = lives.host, await started(lives.host, bots=1)
        struck = await lives.killed(
            lambda host=host, table=table: host.analysis.coaching.hint(table.id, ANNA.id),
            mode,
            number,
        )
        seat = seat_of(await lives.host.tables.get(table.id), ANNA)
        counted = await lives.host.analysis.coaching.hints(table.id)
        kept = await lives.host._database.read(
            lambda db, table=table, seat=seat: load_hint(db, table.id, seat, table.version)
        )
        assert counted == ({seat: 1} if kept else {})
        hint = await lives.host.analysis.coaching.hint(table.id, ANNA.id)
        assert (hint.number, await lives.host.analysis.coaching.hints(table.id)) == (1, {seat: 1})
        stored.append(bool(kept))
        if not struck:
            break
    assert stored == sorted(stored)
    assert len(stored) > 4
    assert stored[-2], "the bot was killed between the two"


@pytest.mark.parametrize("mode", KILLS)
async def test_a_review_is_whole_or_begun_anew_whenever_the_bot_is_killed(
    lives: Lives, mode: str
) -> None:
    table = await ended(lives.host, bots=1)
    heard: list[Progress] = []

    async def told(progress: Progress) -> None:
        heard.append(progress)

    whole = await lives.host.analysis.coaching.review(table.id, ANNA.id, told=told)
    key = (table.id, whole.player.seat, ANNA.id)
    await lives.host._database.write(lambda db: db.execute("DELETE FROM review"))
    made = len(heard)
    for number in count(1):
        host = lives.host
        struck = await lives.killed(
            lambda host=host: host.analysis.coaching.review(table.id, ANNA.id), mode, number
        )
        rows = await lives.host._database.read(lambda db: reviews_of(db, table.id))
        assert [row[:3] for row in rows] in ([], [key])
        heard.clear()
        assert await lives.host.analysis.coaching.review(table.id, ANNA.id, told=told) == whole
        assert len(heard) == (0 if rows else made), "either it is all there, or all made anew"
        await lives.host._database.write(lambda db: db.execute("DELETE FROM review"))
        if not struck:
            break
    assert number > 4


async def test_a_review_outlives_the_process_that_thinks(lives: Lives, pool: ThinkingPool) -> None:
    """The process is killed between two decisions and within one; the review stays the same."""
    table = await ended(lives.host, bots=1)
    whole = await lives.host.analysis.coaching.review(table.id, ANNA.id)
    await lives.host._database.write(lambda db: db.execute("DELETE FROM review"))

    async def told(progress: Progress) -> None:
        if progress.done == 1:
            for worker in pool._known:
                worker.kill()

    assert await lives.host.analysis.coaching.review(table.id, ANNA.id, told=told) == whole


async def test_who_waits_for_another_review_is_told_when_the_bot_ends(lives: Lives) -> None:
    one, two = await ended(lives.host, bots=1), await ended(lives.host, bots=1)
    queued = asyncio.Event()

    async def told(progress: Progress) -> None:
        queued.set()

    async def slow(progress: Progress) -> None:
        await queued.wait()

    coaching = lives.host.analysis.coaching
    first = asyncio.create_task(coaching.review(one.id, ANNA.id, told=slow))
    await asyncio.sleep(0)
    second = asyncio.create_task(coaching.review(two.id, ANNA.id, told=told))
    await queued.wait()
    await coaching.drain()
    await asyncio.wait((first, second))
    assert [type(task.exception()) for task in (first, second)] == [Restarting, Restarting]
