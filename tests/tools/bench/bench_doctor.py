"""Time of `bot doctor`: a thousand tables, and a Discord that answers or says nothing."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from aiohttp import web

from tests.tools.bench import Figure
from tests.tools.bench.thousand import PLAYED, TABLES, make

DOCTOR = """
import sys
from discord.http import Route
from bot.cli import main
Route.BASE = sys.argv[1]
sys.exit(main(["doctor", "--json"]))
"""


def figures() -> list[Figure]:
    """Measure whole processes, from the first line of Python to the last."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[Figure]:
    database = folder / "bench.db"
    await make(database, TABLES, PLAYED)
    size = database.stat().st_size / 1e6
    refused = await _seconds("http://127.0.0.1:9", database)
    silent = await _beside_silence(database)
    return [
        Figure(f"doctor, {TABLES} tables, file", size, "MB"),
        Figure("doctor, Discord out of reach", refused, "s", "< 5"),
        Figure("doctor, Discord says nothing", silent, "s", "< 5"),
    ]


async def _beside_silence(database: Path) -> float:
    """Measure it where Discord takes every call and answers none."""

    async def say_nothing(_request: web.Request) -> web.Response:
        await asyncio.sleep(60)
        return web.Response()

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", say_nothing)
    runner = web.AppRunner(app, shutdown_timeout=0.01)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        return await _seconds(f"http://127.0.0.1:{runner.addresses[0][1]}", database)
    finally:
        await runner.cleanup()


async def _seconds(base: str, database: Path) -> float:
    """Return how long it took, and check that the database was looked at."""
    started = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", DOCTOR, base),
        stdout=asyncio.subprocess.PIPE,
        env={"DISCORD_TOKEN": "a.b.c", "BOT_DATABASE": str(database)},
    )
    printed, _ = await process.communicate()
    took = time.perf_counter() - started
    assert json.loads(printed)["checks"]["schema"] == "ok", printed
    return took
