"""Thinking processes: what strong house bots cost, and whether anybody else notices them.

Ten people's tables move all the time, first alone, then beside tables whose strong bots think
without a pause: that is more than fifty tables ask for, each with a searched move every five
minutes. Their share of a core is told from what a searched move cost.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path
from statistics import median
from typing import TypeVar

from bot.catalogue.thinkers import thinking_pool
from bot.cli.collector import collecting, freeze_loaded
from bot.cli.compose import share_interpreter
from bot.host import Host
from bot.host.core.api import HostError, Person, Table
from bot.house_bots.search import MoveAnswer, MoveJob
from bot.house_bots.searcher import Job
from bot.workers.thinking.pool import ThinkingPool
from tests.catalogue import CATALOGUE
from tests.host.playing import GAME, GUILD, choose, let_newcomers_play, open_table, percentile
from tests.thinking.tricks import Trick
from tests.tools.bench import Figure
from tests.tools.bench.bench_workers import lag

A = TypeVar("A")

TABLES, STRONG_TABLES = 10, 4
RATE = 10
"""Moves of people a second."""
SECONDS, MOVES = 20.0, 20
"""The least time of measuring, and the number of searched moves."""
TICK = 0.01
DROPS, BEGUN = 20, 0.3
"""The number of dropped jobs, and the seconds from a job's begin to its drop."""
SEARCHED_EVERY = 300 / 50
"""Seconds between two searched moves of fifty tables."""
MEBI = 1 << 20
OWNER = Person(99, "Owner")


def figures() -> list[Figure]:
    """Measure people's tables alone, and beside bots that think."""
    share_interpreter()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[Figure]:
    pool = thinking_pool(1, 60.0, CATALOGUE)
    watched = Watched(pool)
    host = await Host.open(folder / "bench.db", CATALOGUE, thinkers=watched)
    await let_newcomers_play(host)
    people = [await open_table(host) for _ in range(TABLES)]
    begin = time.perf_counter()
    await pool.think(Trick(), 0, True)
    found = [Figure("thinking: start of a process", time.perf_counter() - begin, "s")]
    freeze_loaded()
    async with collecting(host):
        alone = await _lags(host, people, lambda: True)
        strong = [await _strong_table(host) for _ in range(STRONG_TABLES)]
        cpu, begin = _cpu_beside(), time.perf_counter()
        playing = {asyncio.create_task(_keep_playing(host, table)) for table in strong}
        beside = await _lags(host, people, lambda: watched.searched >= MOVES)
        cpu, seconds = _cpu_beside() - cpu, time.perf_counter() - begin
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
    await host.close()
    found += [*_costs(watched, cpu, seconds), *_lag(alone, beside)]
    found += [
        Figure("thinking: memory of a process", pool.memory / MEBI, "MiB", "<= 80"),
        Figure("thinking: dropped within, max", await _dropped(watched), "s", "<= 0.2"),
    ]
    pool.close()
    return found


def _costs(watched: Watched, cpu: float, seconds: float) -> list[Figure]:
    taken = [wall for wall, answer in watched.answers if answer.playouts]
    playouts = sum(answer.playouts for _, answer in watched.answers)
    share = cpu / len(taken) / SEARCHED_EVERY
    return [
        Figure("thinking: searched moves, 1 process", len(taken) / seconds, "moves/s"),
        Figure("thinking: playouts", playouts / cpu, "a second of CPU"),
        Figure("thinking: a searched move", cpu / len(taken), "s of CPU"),
        Figure("thinking: a searched move, p50", median(taken), "s"),
        Figure("thinking: 50 tables, the process", share, "cores", "<= 0.5"),
    ]


def _lag(alone: list[float], beside: list[float]) -> list[Figure]:
    return [
        Figure("thinking: event-loop lag without, p99", percentile(alone, 99) * 1000, "ms"),
        Figure("thinking: event-loop lag beside, p99", percentile(beside, 99) * 1000, "ms"),
    ]


class Watched:
    """Thinkers whose answers to strong bots are kept, with the seconds until they came."""

    offered = True

    def __init__(self, pool: ThinkingPool) -> None:
        self._pool = pool
        self.seconds = pool.seconds
        self.answers: list[tuple[float, MoveAnswer]] = []
        self.last: MoveJob | None = None

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        begin = time.perf_counter()
        answer = await self._pool.think(job, table, urgent)
        asked: object = job
        found: object = answer
        assert isinstance(asked, MoveJob)
        assert isinstance(found, MoveAnswer)
        self.answers.append((time.perf_counter() - begin, found))
        self.last = asked if found.playouts else self.last
        return answer

    @property
    def searched(self) -> int:
        """Return how many moves had to be searched."""
        return sum(bool(answer.playouts) for _, answer in self.answers)

    async def drop(self) -> float:
        """Drop an endless search; return the seconds until another job was done after that."""
        assert self.last is not None
        thought = asyncio.create_task(self._pool.think(self.last._replace(playouts=10**9), 0, True))
        await asyncio.sleep(BEGUN)
        begin = time.perf_counter()
        thought.cancel()
        await self._pool.think(Trick(), 0, True)
        return time.perf_counter() - begin


async def _strong_table(host: Host) -> Table:
    table = await host.lobby.new(
        OWNER, GAME, guild_id=GUILD, channel_id=2, where="here", language="en", manages=True
    )
    for _ in range(2):
        await host.lobby.add_bot(table.id, OWNER.id, "strong")
    return await host.lobby.start(table.id, OWNER.id)


async def _keep_playing(host: Host, table: Table) -> None:
    """Move as the person as soon as the bots have, in one game after the other."""
    while True:
        position = await host.tables.position(table.id)
        if not position.decisions:
            table = await _strong_table(host)
        elif decision := position.user_decision(OWNER.id):
            # Whichever it is: choosing well would cost the event loop something.
            text = position.rules.notate(decision.moves[0])
            # A bot may have moved meanwhile, where both decide at once.
            with suppress(HostError):
                await host.tables.play(table.id, OWNER.id, text, position.version)
        await asyncio.sleep(TICK)


async def _lags(host: Host, tables: list[Table], enough: Callable[[], bool]) -> list[float]:
    """Move as people for a while; return how late the event loop woke a sleeper meanwhile."""
    lags: list[float] = []
    measuring = asyncio.create_task(lag(lags))
    begin = time.perf_counter()
    number = 0
    while number < SECONDS * RATE or not enough():
        number += 1
        table = tables[number % len(tables)]
        await asyncio.sleep(max(0.0, begin + number / RATE - time.perf_counter()))
        position = await host.tables.position(table.id)
        if position.decisions:
            await host.tables.play(table.id, *choose(position), position.version)
        else:
            tables[number % len(tables)] = await open_table(host)
    measuring.cancel()
    return lags


async def _dropped(watched: Watched) -> float:
    return max([await watched.drop() for _ in range(DROPS)])


def _cpu_beside() -> float:
    """Return the processor time of the processes beside this one, in seconds."""
    return sum(map(_cpu_of, active_children()))


def _cpu_of(child: BaseProcess) -> float:
    fields = Path(f"/proc/{child.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
