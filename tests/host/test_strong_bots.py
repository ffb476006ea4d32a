"""Strong house bots: they think beside the bot, and nobody loses a move by that."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from bot.host import Host
from bot.host.automation.thinking import NO_THINKERS, Thinkers
from bot.host.core.game import HostedGame
from bot.host.servers.settings import Server
from bot.house_bots.search import MoveJob, SearchBot
from bot.house_bots.searcher import Job
from bot.runtime.database_url import Address
from bot.store.upkeep import incidents
from bot.workers.thinking.pool import ThinkingPool
from tests.host.conftest import ANNA, Recorder, TestClock, lobby, settle, user
from tests.host.thinking_toy import deadly_searchers, resample, searcher, searchers
from tests.host.toy import BOOK, First, Toy
from tests.opening import without_threads

A = TypeVar("A")
FEW, LONG, ENDLESS = 8, 3000, 10**9
PATIENCE = 30.0


@pytest.fixture(scope="module")
def pool() -> Iterator[ThinkingPool]:
    pool = ThinkingPool(1, searchers, seconds=60.0)
    yield pool
    pool.close()


async def opened(
    path: Address,
    clock: TestClock,
    thinkers: Thinkers,
    playouts: int,
    *searched: str,
    planned: Sequence[str] = (),
) -> Host:
    strong = SearchBot(searcher(*(searched or ("eat",)), planned=planned), playouts)
    game = HostedGame(
        rules=Toy(),
        bots={"sensible": First(), "strong": strong},
        resample=resample,
        searcher=strong.searcher,
        orders=BOOK,
    )
    host = await without_threads(path, {"toy": game}, clock, thinkers)
    await host.servers.settings.decide(1, Server(newcomers=0))
    return host


async def table_with_strong(host: Host, bots: int = 1) -> int:
    table = await lobby(host)
    for _ in range(bots):
        await host.lobby.add_bot(table.id, ANNA.id, "strong")
    return (await host.lobby.start(table.id, ANNA.id)).id


async def play_on(host: Host, table_id: int) -> None:
    """Take the first move of each decision as Anna until the game is over."""
    await settle(host)
    while decision := (await host.tables.position(table_id)).user_decision(ANNA.id):
        await host.tables.play(table_id, ANNA.id, str(decision.moves[0]))
        await settle(host)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


async def thinking(host: Host, table_id: int) -> None:
    """Wait until the table's bot thinks, at a moment when Anna has moved."""
    await until(lambda: not host.automation.house_bots._worker._tasks)
    while not host.automation.house_bots._searches.pending(table_id):
        decision = (await host.tables.position(table_id)).user_decision(ANNA.id)
        assert decision is not None
        await host.tables.play(table_id, ANNA.id, str(decision.moves[0]))
        await until(lambda: not host.automation.house_bots._worker._tasks)


async def log(host: Host, table_id: int) -> list[tuple[str, str]]:
    return [(entry.by, entry.text) for entry in await host.tables.log(table_id)]


@pytest.mark.parametrize(
    ("searched", "planned"), [(["fill", "eat"], []), (["fill"], ["eat"])], ids=["moves", "batches"]
)
async def test_four_of_them_play_a_game_to_its_end(
    searched: list[str], planned: list[str], path: Path, clock: TestClock, pool: ThinkingPool
) -> None:
    host = await opened(path, clock, pool, FEW, *searched, planned=planned)
    before = pool.counts["done"]
    table_id = await table_with_strong(host, 3)
    await play_on(host, table_id)
    assert (await host.tables.get(table_id)).status == "over"
    by_bots = [text for by, text in await log(host, table_id) if by == "bot"]
    assert pool.counts["done"] - before == len(by_bots) > 6
    await host.close()


async def test_a_move_of_somebody_else_leaves_the_thought(
    path: Path, clock: TestClock, pool: ThinkingPool
) -> None:
    host = await opened(path, clock, pool, LONG, "fill")
    table_id = await table_with_strong(host)
    await until(lambda: host.automation.house_bots._searches.pending(table_id))
    before = pool.counts["dropped"]
    await host.tables.play(table_id, ANNA.id, "fill left")
    await settle(host)
    assert [by for by, _ in await log(host, table_id)] == ["user", "bot", "bot", "bot"]
    assert pool.counts["dropped"] == before
    await host.close()


async def takeback(host: Host, table_id: int) -> None:
    await host.tables.takeback(table_id, ANNA.id)


async def abandoned(host: Host, table_id: int) -> None:
    await host.tables.abandon(table_id, ANNA.id)


async def server_left(host: Host, table_id: int) -> None:
    await host.servers.departures.compare([])


async def drained(host: Host, table_id: int) -> None:
    await host.drain(asyncio.sleep(0))


async def closed(host: Host, table_id: int) -> None:
    await host.automation.house_bots.close()


@pytest.mark.parametrize("end", [takeback, abandoned, server_left, drained, closed])
async def test_what_nobody_waits_for_is_dropped(
    path: Path,
    clock: TestClock,
    pool: ThinkingPool,
    end: Callable[[Host, int], Awaitable[None]],
) -> None:
    host = await opened(path, clock, pool, ENDLESS)
    table_id = await table_with_strong(host)
    await thinking(host, table_id)
    before, version = pool.counts["dropped"], (await host.tables.get(table_id)).version
    await end(host, table_id)
    await until(lambda: pool.counts["dropped"] > before)
    assert not host.automation.house_bots._searches.pending(table_id)
    assert (await host.tables.get(table_id)).version == version + (end is takeback)
    await host.close()


async def test_after_a_restart_the_same_is_thought_again(
    path: Path, copied: Callable[[Address], Address], clock: TestClock, pool: ThinkingPool
) -> None:
    host = await opened(path, clock, NO_THINKERS, LONG)
    await host.close()
    host = await opened(path, clock, pool, ENDLESS)
    table_id = await table_with_strong(host)
    await thinking(host, table_id)
    before = await log(host, table_id)
    await host.close()
    found = []
    for interrupted in (False, True):
        copy = copied(path)
        if interrupted:
            host = await opened(copy, clock, pool, LONG)
            await host.automation.house_bots.resume()
            await until(lambda: host.automation.house_bots._searches.pending(table_id))  # noqa: B023
            await host.close()
        host = await opened(copy, clock, pool, LONG)
        await host.automation.house_bots.resume()
        await settle(host)
        found.append((await log(host, table_id))[len(before) :])
        await host.close()
    assert found[0] == found[1] != []


class Overheard:
    """A pool, and what it was asked."""

    def __init__(self, pool: ThinkingPool) -> None:
        self.offered, self.seconds, self.jobs = pool.offered, pool.seconds, list[MoveJob]()
        self._pool = pool

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        assert isinstance(job, MoveJob)
        assert urgent, "it goes before reviews"
        self.jobs.append(job)
        return await self._pool.think(job, table, urgent)


async def test_after_a_move_of_somebody_else_and_a_restart_the_lots_are_the_same(
    path: Path, clock: TestClock, pool: ThinkingPool
) -> None:
    overheard = Overheard(pool)
    host = await opened(path, clock, overheard, ENDLESS, "fill")
    table_id = await table_with_strong(host)
    await until(lambda: overheard.jobs)
    await host.tables.play(table_id, ANNA.id, "fill left")
    await host.close()
    host = await opened(path, clock, overheard, ENDLESS, "fill")
    await host.automation.house_bots.resume()
    await until(lambda: len(overheard.jobs) > 1)
    await host.close()
    before, after = overheard.jobs
    assert before.dealt != after.dealt
    assert before.seed == after.seed
    secrets = {json.loads(job.dealt)["secret"] for job in overheard.jobs}
    assert len(secrets) == 1


async def test_when_its_time_is_up_it_plays_the_best_so_far_and_the_log_says_so(
    path: Path,
    clock: TestClock,
    pool: ThinkingPool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    host = await opened(path, clock, pool, ENDLESS)
    # A busy machine may take all of the shortest time before the first playout.
    for seconds in (3.0, 9.0, 27.0):
        monkeypatch.setattr(pool, "seconds", seconds)
        caplog.clear()
        table_id = await table_with_strong(host)
        await thinking(host, table_id)
        version = (await host.tables.get(table_id)).version
        with caplog.at_level(logging.INFO):
            await settle(host)
        assert (await log(host, table_id))[version][0] == "bot"
        told = [one.msg for one in caplog.records if isinstance(one.msg, dict)]
        cut = next(one for one in told if one["event"] == "thinking_cut")
        assert (cut["table"], cut["version"]) == (table_id, version)
        if cut["playouts"]:
            break
    else:
        pytest.fail("no playout was made within 27 s")
    await host.close()


async def test_where_thinking_fails_it_plays_sensibly(
    path: Path, clock: TestClock, caplog: pytest.LogCaptureFixture
) -> None:
    deadly = ThinkingPool(1, deadly_searchers, seconds=60.0)
    host = await opened(path, clock, deadly, FEW)
    table_id = await table_with_strong(host)
    await thinking(host, table_id)
    version = (await host.tables.get(table_id)).version
    await settle(host)
    assert (await log(host, table_id))[version] == ("bot", "eat left")
    assert deadly.counts["killed"] == 2
    (record,) = [one for one in caplog.records if isinstance(one.msg, dict)]
    assert record.msg["event"] == "incident" and record.msg["step"] == "thinking"
    row = await host._database.read(lambda db: incidents.find(db, record.msg["incident"]))
    assert row is not None and "ended with -9" in row.trace
    await host.close()
    deadly.close()


async def test_without_processes_they_play_sensibly_and_the_table_is_told_once(
    path: Path, clock: TestClock, recorder: Recorder, pool: ThinkingPool
) -> None:
    host = await opened(path, clock, pool, ENDLESS)
    table_id = await table_with_strong(host)
    await thinking(host, table_id)
    await host.close()
    for _ in range(2):
        host = await opened(path, clock, NO_THINKERS, ENDLESS)
        host.posting.outbox.publisher = recorder
        await host.resume()
        await settle(host)
        bot = 1 - (await host.tables.get(table_id)).chair_of(ANNA.id).seat
        assert user(await host.tables.get(table_id), 1 - bot) == ANNA.id
        if decision := (await host.tables.position(table_id)).user_decision(ANNA.id):
            await host.tables.play(table_id, ANNA.id, str(decision.moves[0]))
        await settle(host)
        await host.close()
    told = [post.notice.topic for post in recorder.posts if post.notice is not None]
    assert told == ["strong-missed"]


async def test_a_rematch_is_told_as_its_first_table_was(
    path: Path, clock: TestClock, recorder: Recorder, pool: ThinkingPool
) -> None:
    async def told_where_nobody_thinks(table_id: int) -> list[tuple[int, str]]:
        """Play a table to its end without processes; return what it and others were told."""
        host = await opened(path, clock, NO_THINKERS, FEW)
        host.posting.outbox.publisher = recorder
        await play_on(host, table_id)
        await host.close()
        notices = [(post.table.id, post.notice) for post in recorder.posts]
        return [(table, one.topic) for table, one in notices if one is not None]

    host = await opened(path, clock, pool, ENDLESS)
    first = await table_with_strong(host)
    await host.close()
    assert await told_where_nobody_thinks(first) == [(first, "strong-missed")]
    host = await opened(path, clock, pool, ENDLESS)
    second = (await host.lobby.rematch(first, ANNA)).id
    await host.lobby.start(second, ANNA.id)
    await host.close()
    told = await told_where_nobody_thinks(second)
    assert told == [(first, "strong-missed"), (second, "strong-missed")]
