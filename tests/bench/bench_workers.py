"""Drawing processes: pictures a second with none, one and two, and what a process costs.

Posts of a Puerto Rico game of four, each of two pictures that nobody has drawn before.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from bot.drawing import warm_up_all, worker_pool
from bot.engine.rng import Rng
from bot.players.random_bot import RandomBot
from render.api import Look
from render.jobs import Drawable, Drawer, Job, here
from render.workers.pool import WorkerPool
from tests.bench import Figure
from tests.bench.__main__ import main
from tests.catalogue import CATALOGUE
from tests.render.views import NAMES

POSTS = 120
LOOK = Look(names=NAMES[:4], title="Puerto Rico · table #1")
PATIENCE = 120.0
MEBI = 1 << 20


class Speed(NamedTuple):
    """Pictures a second, and milliseconds of this process's processor a picture."""

    pictures: float
    own: float


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


def speed(drawer: Drawer, at_once: int, seed: int) -> Speed:
    """Draw posts, so many at the same time."""
    wanted = list(posts(seed))[:POSTS]
    begin, own = time.perf_counter(), time.process_time()
    with ThreadPoolExecutor(at_once) as threads:
        count = sum(len(drawn) for drawn in threads.map(drawer, wanted))
    seconds, own = time.perf_counter() - begin, time.process_time() - own
    return Speed(count / seconds, own / count * 1000)


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
    warm_up_all(CATALOGUE)
    alone = speed(here(CATALOGUE), 2, seed=1)
    found = [Figure("workers: pictures drawn by the bot itself", alone.pictures, "pictures/s")]
    for processes in (1, 2):
        pool = worker_pool(processes)
        started = ready(pool, processes)
        memory = pool.memory / processes
        reached = speed(pool.draw, processes, seed=1)
        found += [
            Figure(f"workers: {processes}, pictures", reached.pictures, "pictures/s"),
            Figure(
                f"workers: {processes}, the bot's part of one", reached.own, "ms of CPU", "<= 1"
            ),
        ]
        if processes == 1:
            found += [
                Figure("workers: start, all games warm", started, "s"),
                Figure("workers: memory of one then", memory / MEBI, "MiB", "<= 300"),
                Figure("workers: after a game", pool.memory / MEBI, "MiB", "<= 448"),
            ]
        pool.close()
    return found


if __name__ == "__main__":
    sys.exit(main(["bench_workers"]))
