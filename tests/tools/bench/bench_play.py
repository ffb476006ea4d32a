"""`Tables.play` with a fully durable commit.

"50 tables moving at once" is measured in two ways: 50 tables that each wait a random time
between their moves, together at Discord's own cap of 50 moves a second (this has the target);
and, as the worst case, all 50 in one instant. The disk's own flush is measured beside it.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from pathlib import Path
from statistics import median

from bot.host import Host
from bot.host.core.api import Table
from bot.runtime.database_url import Address
from tests.host.playing import advance, choose, open_host, open_table, percentile
from tests.postgresql import programs, serving
from tests.tools.bench import Figure

TABLES = 50
PER_SECOND = 50.0
SECONDS = 20.0
ROUNDS = 10
ALONE = 150
FLUSHES = 300


def figures() -> list[Figure]:
    """Measure one table alone, 50 tables at 50 moves/s, and 50 moves in one instant."""
    with tempfile.TemporaryDirectory() as folder:
        flushes = _flushes(Path(folder) / "flush")
        found = _played(Path(folder) / "bench.db", "", ("<= 2", "<= 15"), ("<= 2", "<= 15"))
    return [*_pair("flush of the disk", flushes, "", ""), *found, *_on_a_server()]


def _on_a_server() -> list[Figure]:
    """Measure the same on PostgreSQL, where it is installed; what is committed is on the disk."""
    found = programs()
    if found is None:
        return []
    with serving(found, quick=False) as server:
        where = " on PostgreSQL"
        return _played(server.database(), where, ("<= 3", "<= 15"), ("<= 5", "<= 25"))


def _played(
    address: Address, where: str, alone: tuple[str, str], many: tuple[str, str]
) -> list[Figure]:
    one, offered, burst = asyncio.run(_measure(address))
    return [
        *_pair(f"play{where}, one table", one, *alone),
        *_pair(f"play{where}, {TABLES} tables at 50 moves/s", offered, *many),
        *_pair(f"play{where}, {TABLES} tables in one instant", burst, "", ""),
    ]


def _pair(name: str, seconds: list[float], middle: str, rare: str) -> list[Figure]:
    return [
        Figure(f"{name}, p50", median(seconds) * 1000, "ms", middle),
        Figure(f"{name}, p99", percentile(seconds, 99) * 1000, "ms", rare),
    ]


def _flushes(path: Path) -> list[float]:
    taken = []
    with path.open("wb", buffering=0) as file:
        for _ in range(FLUSHES):
            file.write(b"x" * 8192)
            begin = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - begin)
    return taken


async def _measure(address: Address) -> tuple[list[float], list[float], list[float]]:
    host = await open_host(address)
    try:
        table = await open_table(host)
        alone = [await _timed_move(host, table) for _ in range(ALONE)]
        tables = [await open_table(host) for _ in range(TABLES)]
        for number, started in enumerate(tables):
            await advance(host, started, number)
        offered = await _offered(host, tables)
        fresh = [await open_table(host) for _ in range(TABLES)]
        return alone, offered, await _bursts(host, fresh)
    finally:
        await host.close()


async def _timed_move(host: Host, table: Table) -> float:
    """Play one move and return how long `Tables.play` took."""
    position = await host.tables.position(table.id)
    user_id, text = choose(position)
    begin = time.perf_counter()
    await host.tables.play(table.id, user_id, text, position.version)
    return time.perf_counter() - begin


async def _offered(host: Host, tables: list[Table]) -> list[float]:
    """Move at every table at random times until the time is up."""
    rng = random.Random(1)
    end = time.perf_counter() + SECONDS
    taken: list[float] = []

    async def live(table: Table) -> None:
        while time.perf_counter() < end:
            await asyncio.sleep(rng.expovariate(PER_SECOND / TABLES))
            if not (await host.tables.position(table.id)).decisions:
                table = await open_table(host)
            taken.append(await _timed_move(host, table))

    await asyncio.gather(*map(live, tables))
    return taken


async def _bursts(host: Host, tables: list[Table]) -> list[float]:
    """Move at all tables in the same instant, again and again."""
    taken: list[float] = []

    async def one(move: tuple[int, int, str, int], begin: float) -> None:
        await host.tables.play(*move)
        taken.append(time.perf_counter() - begin)

    for _ in range(ROUNDS):
        positions = [await host.tables.position(table.id) for table in tables]
        moves = [(p.table.id, *choose(p), p.version) for p in positions if p.decisions]
        begin = time.perf_counter()
        await asyncio.gather(*(one(move, begin) for move in moves))
    return taken
