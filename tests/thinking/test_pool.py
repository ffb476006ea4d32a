"""Thinking processes: who is next, what is dropped, and whatever becomes of them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.host.automation.thinking import NoThinkers, ThinkingFailed
from bot.workers.processes import process as processes
from bot.workers.thinking.pool import ThinkingPool
from tests.thinking.tricks import Trick, never, nothing

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
PARENT = """
import asyncio
from bot.workers.thinking.pool import ThinkingPool
from tests.thinking.tricks import Trick, nothing

async def main():
    pool = ThinkingPool(1, nothing, 1.0)
    print((await pool.think(Trick(), 1, True))[0], flush=True)
    await pool.think(Trick("thinks", 1000.0), 1, True)

asyncio.run(main())
"""
"""A bot that only thinks: it tells its process's number, and lets it think."""


async def until(true: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.005)


@pytest.fixture(scope="module")
def pool() -> Iterator[ThinkingPool]:
    """One process serves all tests but those that need more."""
    pool = ThinkingPool(1, nothing, 1.0)
    yield pool
    pool.close()
    assert pool.running == 0


async def dropped(*thoughts: asyncio.Task[Any]) -> None:
    for thought in thoughts:
        thought.cancel()
    found = await asyncio.gather(*thoughts, return_exceptions=True)
    assert all(isinstance(one, asyncio.CancelledError) for one in found)


async def test_a_process_thinks_beside_the_bot(
    pool: ThinkingPool, caplog: pytest.LogCaptureFixture
) -> None:
    before = Counter(pool.counts)
    process, nice = await pool.think(Trick("nice"), 1, True)
    assert process != os.getpid() and int(nice) >= 10
    for each in (signal.SIGINT, signal.SIGTERM):
        os.kill(process, each)
    assert await pool.think(Trick("tells"), 1, True) == (process, ""), "the bot decides when to end"
    assert caplog.record_tuples == [("bot.tricks", logging.WARNING, "a move is missing")]
    with pytest.raises(ThinkingFailed, match="no such move"):
        await pool.think(Trick("raises"), 1, True)
    assert await pool.think(Trick("thinks", 0.05), 1, True) == (process, "cut")
    assert pool.counts - before == {"done": 2, "failed": 1, "cut": 1}
    assert pool.memory > 0


async def test_what_nobody_wants_is_dropped_at_once(pool: ThinkingPool, tmp_path: Path) -> None:
    mark = tmp_path / "thinks"
    process, _ = await pool.think(Trick(), 1, True)
    before = pool.counts["dropped"]
    running = asyncio.create_task(pool.think(Trick("thinks", mark=str(mark)), 1, True))
    await until(mark.exists)
    queued = asyncio.create_task(pool.think(Trick("thinks"), 2, True))
    await until(lambda: pool.waiting)
    await dropped(queued, running)
    assert pool.waiting == 0
    assert await pool.think(Trick(), 3, True) == (process, ""), "the process lives on"
    assert mark.read_text() == "dropped"
    assert pool.counts["dropped"] == before + 2


async def test_a_process_that_does_not_drop_is_killed(
    pool: ThinkingPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "GRACE", 0.05)
    process, _ = await pool.think(Trick(), 1, True)
    mark = tmp_path / "stuck"
    stuck = asyncio.create_task(pool.think(Trick("stuck", mark=str(mark)), 1, True))
    await until(mark.exists)
    await dropped(stuck)
    assert (await pool.think(Trick(), 1, True))[0] != process
    assert pool.counts["hung"] == 1


async def test_the_job_of_a_dead_process_is_tried_once_more(
    pool: ThinkingPool, tmp_path: Path
) -> None:
    process, _ = await pool.think(Trick(), 1, True)
    other, done = await pool.think(Trick("dies", mark=str(tmp_path / "once")), 1, True)
    assert other != process and done == "again"
    with pytest.raises(ThinkingFailed, match="ended with -6"):
        await pool.think(Trick("breaks"), 1, True)
    assert (pool.counts["killed"], pool.counts["broken"]) == (1, 2)
    assert (await pool.think(Trick(), 1, True))[1] == "", "the next job has another process"


async def test_who_is_waited_for_goes_first_and_tables_go_in_turn(
    pool: ThinkingPool, tmp_path: Path
) -> None:
    done: list[str] = []

    async def think(name: str, table: int, urgent: bool) -> None:
        await pool.think(Trick(), table, urgent)
        done.append(name)

    mark = tmp_path / "thinks"
    first = asyncio.create_task(pool.think(Trick("thinks", mark=str(mark)), 1, False))
    await until(mark.exists)
    asked = [("review", 1, False), *(("hint", 2, True),) * 3, ("strong", 3, True)]
    tasks = [asyncio.create_task(think(*one)) for one in [*asked, ("review 4", 4, False)]]
    await until(lambda: pool.waiting == len(tasks))
    first.cancel()
    await asyncio.gather(*tasks)
    assert done == ["hint", "strong", "hint", "hint", "review", "review 4"]


async def test_two_processes_think_at_once_and_idle_ones_end(tmp_path: Path) -> None:
    pool = ThinkingPool(2, nothing, 1.0, idle=0.2)
    marks = [tmp_path / "first", tmp_path / "second"]

    def think(mark: Path) -> asyncio.Task[tuple[int, str]]:
        mark.unlink(missing_ok=True)
        return asyncio.create_task(pool.think(Trick("thinks", mark=str(mark)), 1, True))

    tasks = [think(mark) for mark in marks]
    await until(lambda: all(mark.exists() for mark in marks))
    assert pool.running == 2
    await dropped(*tasks)
    await until(lambda: not pool.running)
    tasks = [think(marks[0]), think(marks[0]), think(marks[0])]
    await until(marks[0].exists)
    pool.close()
    for task in tasks:
        with pytest.raises(NoThinkers):
            await task
    assert pool.counts["killed"] == pool.running == 0 and not pool.offered
    with pytest.raises(NoThinkers):
        await pool.think(Trick(), 1, True)


async def test_where_no_process_can_start_it_is_said_why(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pool = ThinkingPool(1, never, 1.0)
    with pytest.raises(ThinkingFailed, match="the weights are gone"):
        await pool.think(Trick(), 1, True)
    with pytest.raises(NoThinkers):
        await pool.think(Trick(), 1, True)
    assert pool.counts["unable"] == 1, "it is not tried again at once"
    assert "cannot be started" in caplog.text
    pool.close()


def test_no_process_outlives_a_bot_that_is_killed() -> None:
    bot = subprocess.Popen(
        [sys.executable, "-c", PARENT], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert bot.stdout is not None
    with bot.stdout:
        thinker = int(bot.stdout.readline())
        bot.kill()
        bot.wait(PATIENCE)
    deadline = time.monotonic() + PATIENCE
    while runs(thinker):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def runs(pid: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False
