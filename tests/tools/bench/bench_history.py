"""`/myturns` with 200 tables and `/catchup` without pictures, from the command to its answer."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

from bot.cli.compose import share_interpreter
from bot.host.core.api import Person, Table
from tests.cogs.harness import Harness
from tests.host.playing import GUILD, advance, let_newcomers_play, percentile
from tests.tools.bench import Figure

TABLES = 200
PLAYED = 60
MOVES = 60
TRIES = 30


def figures() -> list[Figure]:
    """Measure what a person waits, the simulation's own share included."""
    share_interpreter()
    with tempfile.TemporaryDirectory() as folder:
        turns, normal, everything = asyncio.run(_measure(Path(folder) / "bench.db"))
    return [
        Figure(f"/myturns, {TABLES} tables, p50", median(turns), "ms", "<= 100"),
        Figure(f"/myturns, {TABLES} tables, p95", percentile(turns, 95), "ms", "<= 100"),
        Figure("/catchup without pictures, p95", percentile(normal, 95), "ms", "<= 100"),
        Figure(f"/catchup of all {MOVES} moves, p95", percentile(everything, 95), "ms", "<= 100"),
    ]


async def _measure(path: Path) -> tuple[list[float], list[float], list[float]]:
    async with Harness.open(path) as harness:
        harness.host.posting.outbox.publisher = None
        await let_newcomers_play(harness.host)
        tables = [await _open(harness) for _ in range(TABLES)]
        for table in tables[:PLAYED]:
            await advance(harness.host, table, MOVES)
        # All wait for anna; dora watches, for whom everything is new.
        return (
            await _timed(harness, 0, "myturns"),
            await _timed(harness, 3, "catchup", table=str(tables[0].id), picture=False),
            await _timed(
                harness, 3, "catchup", table=str(tables[0].id), picture=False, length="all"
            ),
        )


async def _open(harness: Harness) -> Table:
    """Start a table at which anna and ben sit, at anna's turn."""
    lobby = harness.host.lobby
    anna, ben = (Person(person.id, person.name) for person in harness.people[:2])
    table = await lobby.new(
        anna, "puerto_rico", guild_id=GUILD, channel_id=2, where="here", language="en", manages=True
    )
    await lobby.join(table.id, ben)
    await lobby.swap(table.id, anna.id, 0, 0)
    return await lobby.start(table.id, anna.id)


async def _timed(harness: Harness, who: int, command: str, **options: object) -> list[float]:
    taken = []
    for _ in range(TRIES):
        begin = time.perf_counter()
        await harness.people[who].slash(harness.channel, command, **options)
        taken.append((time.perf_counter() - begin) * 1000)
    return taken
