"""A hundred backups in a row under twenty moves a second: does each hold what was acknowledged?"""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from bot.cli.compose import share_interpreter
from bot.host import Host
from bot.host.core.api import Table
from bot.store.core.copying import open_readonly
from bot.store.upkeep.backups import back_up
from tests.host.playing import choose, open_host, open_table
from tests.tools.bench import Figure

COPIES = 100
PER_SECOND = 20.0
TABLES = 20


def figures() -> list[Figure]:
    """Make the backups, and look for every move in every copy."""
    share_interpreter()
    with tempfile.TemporaryDirectory() as folder:
        begin = time.perf_counter()
        lost, copies, moves = asyncio.run(run(Path(folder), COPIES, PER_SECOND, TABLES))
        taken = time.perf_counter() - begin
    return [
        Figure("hundred backups, copies that were made", copies, "files", f">= {COPIES}"),
        Figure("hundred backups, moves meanwhile", moves / taken, "moves/s", ">= 15"),
        Figure("hundred backups, acknowledged moves missing", lost, "moves", "<= 0"),
    ]


async def run(folder: Path, copies: int, per_second: float, tables: int) -> tuple[int, int, int]:
    """Return how many acknowledged moves are missing in how many copies, and the moves made."""
    host = await open_host(folder / "live.db")
    acknowledged: list[tuple[int, int]] = []
    playing = asyncio.create_task(_play(host, tables, per_second, acknowledged))
    lost = 0
    for number in range(copies):
        # At least one more move each time, so that no copy is like the one before.
        before = len(acknowledged)
        while len(acknowledged) == before and not playing.done():
            await asyncio.sleep(0.001)
        promised = list(acknowledged)
        target = folder / f"{number}.db"
        await asyncio.to_thread(back_up, host._database.address, target)
        lost += await asyncio.to_thread(_missing, target, promised)
        await asyncio.to_thread(target.unlink)
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    await host.close()
    return lost, copies, len(acknowledged)


def _missing(target: Path, promised: list[tuple[int, int]]) -> int:
    with open_readonly(target) as copy:
        stored = set(copy.execute("SELECT game_id, version FROM move").fetchall())
        states = set(copy.execute("SELECT game_id, version FROM snapshot").fetchall())
    copy.close()
    return len(set(promised) - (stored & states))


async def _play(
    host: Host, count: int, per_second: float, acknowledged: list[tuple[int, int]]
) -> None:
    """Make moves at the tables in turn until cancelled."""
    tables: list[Table] = [await open_table(host) for _ in range(count)]
    due = time.perf_counter()
    while True:
        for place, table in enumerate(tables):
            due += 1 / per_second
            await asyncio.sleep(due - time.perf_counter())
            position = await host.tables.position(table.id)
            if not position.decisions:
                tables[place] = await open_table(host)
                continue
            user_id, text = choose(position)
            played = await host.tables.play(table.id, user_id, text, position.version)
            acknowledged.append((table.id, played.position.version))
