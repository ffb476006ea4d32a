"""The bot of `bench_smallest`, at work.

`python -m tests.tools.bench.smallest FILE SECONDS PROCESSES KEPT` keeps so many bytes of pictures.
It prints its port once it is ready, waits for a line, plays, and prints a line of JSON: the seconds
that answers took, and by how much pictures were behind.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path
from time import perf_counter

from bot.catalogue.drawing import drawing
from bot.cli.collector import collecting, freeze_loaded
from bot.cli.compose import share_interpreter
from bot.client.app import GamesBot
from bot.engine.rng import Rng
from bot.host import Host
from bot.host.core.api import Position, Table
from bot.presenting.pictures import WITH_BOARDS
from bot.web.service import serving
from bot.workers.drawing.pool import WorkerPool
from cogs.posting.publisher import GamePublisher
from tests.catalogue import BOTS, CATALOGUE
from tests.host.leagues.playing import LeagueServer, attach
from tests.tools.bench.bench_pipeline import RecordingSender, Stopwatch

RATE = 5.0
"""Moves a second at all tables together."""


async def run(path: Path, seconds: float, workers: WorkerPool | None) -> None:
    """Be a bot as `bot run` makes it, but for the connection to Discord."""
    host = await Host.open(path, CATALOGUE)
    bot = GamesBot(host, CATALOGUE, workers=workers)
    await bot._async_setup_hook()
    for name in bot.wanted_extensions():
        await bot.load_extension(name)
    context = bot.context
    watch = Stopwatch(
        GamePublisher(CATALOGUE, RecordingSender(), context.post_pool, drawer=context.drawer)
    )
    attach(host, LeagueServer())
    host.posting.outbox.publisher = watch
    await host.resume()
    bot._played = await host.tables.running_games()
    await asyncio.to_thread(bot._warm_up)
    freeze_loaded()
    tables = await host.tables.open_tables()
    running = [table for table in tables if table.status == "running"]
    links = [await host.links.token(table.id, 1) for table in running]
    async with serving(bot.context, "127.0.0.1", 0) as port, collecting(host):
        print(json.dumps({"port": port, "links": links}), flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        answers = await _play(host, running, seconds, watch)
        await host.posting.outbox.resume()
        drawn = [late for kind in WITH_BOARDS for late in watch.behind.get(kind, [])]
        print(json.dumps({"answers": answers, "drawn": drawn}), flush=True)
        await asyncio.to_thread(sys.stdin.readline)
    await host.close()


async def _play(host: Host, tables: list[Table], seconds: float, watch: Stopwatch) -> list[float]:
    """Move at one table after another, at random times; return how long answers took."""
    rng, answers = random.Random(34), list[float]()
    due = begin = perf_counter()
    ticked = begin
    while (due := due + rng.expovariate(RATE)) < begin + seconds:
        await asyncio.sleep(due - perf_counter())
        if due - ticked > 5:
            ticked = due
            await host.tick()
        position = await host.tables.position(rng.choice(tables).id)
        if not position.decisions:
            continue
        begun = perf_counter()
        user_id, text = choose(position)
        thought = perf_counter() - begun
        table = position.table
        played = await host.tables.play(table.id, user_id, text, position.version)
        watch.committed[table.id, played.position.version] = perf_counter()
        answers.append(perf_counter() - due - thought)
    return answers


def choose(position: Position) -> tuple[int, str]:
    """Return who moves what, as the sensible house bot would."""
    decision = position.decisions[0]
    bot = BOTS[position.table.game]["sensible"]
    batch = bot.choose(position.rules, position._state, decision, Rng(position.version))
    user_id = position.table.chairs[decision.seat].user_id
    assert user_id is not None
    return user_id, "; ".join(map(position.rules.notate, batch))


def main() -> None:
    """Play with as many drawing processes, and bytes of pictures, as somebody says."""
    path, seconds, processes, kept = Path(sys.argv[1]), float(sys.argv[2]), *map(int, sys.argv[3:])
    share_interpreter()
    with drawing(processes, kept) as workers:
        asyncio.run(run(path, seconds, workers))


if __name__ == "__main__":
    main()
