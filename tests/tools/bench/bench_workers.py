"""Drawing processes: pictures a second with none, one and two, and what a process costs.

Posts of a Puerto Rico game of four, each of two pictures that nobody has drawn before.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.catalogue.drawing import warm_up_all, worker_pool
from bot.cli.compose import share_interpreter
from bot.engine.rng import Rng
from bot.house_bots.easy import RandomBot
from bot.presenting.draw_pool import DrawPool
from bot.workers.drawing.pool import WorkerPool
from render.api import Look
from render.jobs import Drawable, Drawer, Job, here
from tests.catalogue import CATALOGUE
from tests.host.playing import percentile
from tests.render.views import NAMES
from tests.tools.bench import Figure

POSTS = 120
PROCESSES = (1, 2)
LOOK = Look(names=NAMES[:4], title="Puerto Rico · table #1")
PATIENCE = 120.0
TICK = 0.01
MEBI = 1 << 20


class Speed(NamedTuple):
    """Pictures a second, milliseconds of this process's processor a picture, and its loop's lag."""

    pictures: float
    own: float
    lag: float


def posts(seed: int) -> Iterator[Sequence[Drawable]]:
    """Yield what posts show: two pictures each, of different positions."""
    key, rules, rng, bot = "puerto_rico", CATALOGUE["puerto_rico"].rules, Rng(seed), RandomBot()
    state = rules.setup(4, {}, seed)
    before = rules.view(state, None)
    while pending := rules.pending(state):
        rules.apply(state, pending[0].seat, *bot.choose(rules, state, pending[0], rng))
        view = rules.view(state, None)
        yield Job(key, "table", view, LOOK, before), Job(key, "boards", view, LOOK, before)
        before = view


async def speed(drawer: Drawer, at_once: int) -> Speed:
    """Draw posts, so many at the same time, as a bot does."""
    wanted, pool, lags = list(posts(1))[:POSTS], DrawPool(at_once, POSTS), list[float]()
    measuring = asyncio.create_task(lag(lags))
    begin, own = time.perf_counter(), time.process_time()
    drawn = await asyncio.gather(*(pool.draw(drawer, jobs) for jobs in wanted))
    seconds, own = time.perf_counter() - begin, time.process_time() - own
    measuring.cancel()
    count = sum(map(len, drawn))
    return Speed(count / seconds, own / count * 1000, percentile(lags, 99) * 1000)


async def lag(found: list[float]) -> None:
    """Measure, until cancelled, how late the event loop wakes somebody up."""
    while True:
        begin = time.perf_counter()
        await asyncio.sleep(TICK)
        found.append(time.perf_counter() - begin - TICK)


def ready(pool: WorkerPool, processes: int) -> float:
    """Start processes until there are as many as there may be, and return the seconds of one."""
    begin = time.perf_counter()
    for number in range(1, processes + 1):
        pool.start(number)
        while pool.running < number:
            assert time.perf_counter() - begin < PATIENCE
            time.sleep(0.01)
    return (time.perf_counter() - begin) / processes


def figures() -> list[Figure]:
    """Measure no process, one, and two."""
    share_interpreter()
    warm_up_all(CATALOGUE)
    alone = asyncio.run(speed(here(CATALOGUE), 2))
    found = [
        Figure("workers: none, pictures", alone.pictures, "pictures/s"),
        Figure("workers: none, the bot's part", alone.own, "ms of CPU"),
        Figure("workers: none, event-loop lag, p99", alone.lag, "ms"),
    ]
    for processes in PROCESSES:
        pool = worker_pool(processes)
        started = ready(pool, processes)
        memory = pool.memory / processes
        reached = asyncio.run(speed(pool.draw, processes))
        found += [
            Figure(f"workers: {processes}, pictures", reached.pictures, "pictures/s"),
            Figure(f"workers: {processes}, the bot's part", reached.own, "ms of CPU", "<= 1"),
            Figure(f"workers: {processes}, event-loop lag, p99", reached.lag, "ms", "<= 5"),
        ]
        if processes == 1:
            found += [
                Figure("workers: start, all games warm", started, "s"),
                Figure("workers: memory of one then", memory / MEBI, "MiB", "<= 300"),
                Figure("workers: after a game", pool.memory / MEBI, "MiB", "<= 448"),
            ]
        pool.close()
    return found
