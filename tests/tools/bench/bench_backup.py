"""A backup of a thousand tables while people make twenty moves a second: who waits for it?"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from bot.cli.compose import share_interpreter
from bot.host import Host
from bot.host.core.api import HostError
from bot.store.upkeep.backups import back_up
from tests.host.playing import choose, open_host, percentile
from tests.tools.bench import Figure
from tests.tools.bench.thousand import PLAYED, TABLES, make

PER_SECOND = 20.0
BACKUPS = 10
QUIET = 10.0
"""Seconds in which nothing but moves is made, to compare with."""
PAUSE = 0.5
"""Seconds between two checkpoints."""


def figures() -> list[Figure]:
    """Measure answers while backups are made, one after the other."""
    share_interpreter()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[Figure]:
    path = folder / "bench.db"
    await make(path, TABLES, PLAYED)
    size = path.stat().st_size / 1e6
    host = await open_host(path)
    # What it took to make the file is neither garbage nor writing of the bot's.
    os.sync()
    gc.collect()
    gc.freeze()
    answers: list[float] = []
    moving = asyncio.create_task(move_steadily(host, answers, PER_SECOND))
    await asyncio.sleep(QUIET)
    quiet = await _taken(answers, moving)
    begin = time.perf_counter()
    taken = [await _timed(path, folder / f"{number}.copy") for number in range(BACKUPS)]
    busy = await _taken(answers, moving)
    rate = len(busy) / (time.perf_counter() - begin)
    checkpoints = [await _checkpoint(host) for _ in range(BACKUPS)]
    last = await _taken(answers, moving)
    moving.cancel()
    with suppress(asyncio.CancelledError):
        await moving
    await host.close()
    return [
        Figure(f"backup, {TABLES} tables, file", size, "MB"),
        Figure("backup, slowest of ten", max(taken), "s", "< 3"),
        Figure("backup, moves meanwhile", rate, "moves/s", ">= 15"),
        Figure("backup, answer without one, p99", percentile(quiet, 99) * 1000, "ms"),
        Figure("backup, answer without one, max", max(quiet) * 1000, "ms"),
        Figure("backup, answer meanwhile, p99", percentile(busy, 99) * 1000, "ms", "< 50"),
        Figure("backup, answer meanwhile, max", max(busy) * 1000, "ms", "< 50"),
        Figure("checkpoint under moves, max", max(checkpoints) * 1000, "ms", "< 50"),
        Figure("checkpoint, answer meanwhile, max", max(last) * 1000, "ms", "< 50"),
    ]


async def _taken(answers: list[float], moving: asyncio.Task[None]) -> list[float]:
    """Take the answers since the last time, at least one however busy the machine is."""
    while not answers and not moving.done():
        await asyncio.sleep(0.001)
    taken, answers[:] = list(answers), []
    return taken


async def move_steadily(host: Host, answers: list[float], per_second: float) -> None:
    """Make moves at random tables until cancelled; nobody waits for the one before."""
    rng = random.Random(1)
    due = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        while True:
            due += rng.expovariate(per_second)
            await asyncio.sleep(due - time.perf_counter())
            group.create_task(_move(host, rng.randint(1, TABLES), answers))


async def _move(host: Host, table_id: int, answers: list[float]) -> None:
    position = await host.tables.position(table_id)
    if not position.decisions:
        return
    user_id, text = choose(position)
    begin = time.perf_counter()
    # Somebody else may have moved at that table meanwhile.
    with suppress(HostError):
        await host.tables.play(table_id, user_id, text, position.version)
        answers.append(time.perf_counter() - begin)


async def _timed(source: Path, target: Path) -> float:
    begin = time.perf_counter()
    await asyncio.to_thread(back_up, source, target)
    return time.perf_counter() - begin


async def _checkpoint(host: Host) -> float:
    await asyncio.sleep(PAUSE)
    begin = time.perf_counter()
    await host._database.checkpoint()
    return time.perf_counter() - begin
