"""A fresh process over 1,000 stored tables: how soon it takes a move, and its memory.

The process is the whole bot (settings, client, cogs, renderers) but for the connection to Discord,
with bytecode of its modules, as from the second start on. It goes on with what was left behind
first, as after any start, and ten tables have posts due. Afterwards it looks at every table once;
the memory is measured after that.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from tests.host.playing import advance, open_host, open_table
from tests.tools.bench import Figure

TABLES = 1000
TEMPLATES = 20
DUE = 10
REPEATS = 3

CHILD = """
import asyncio, gc, re, sys, time
from pathlib import Path
from bot.__main__ import MANY
gc.set_threshold(MANY)
import bot.cli.main, bot.cli.running, bot.cli.commands.run, bot.cli.compose
from bot.client.app import GamesBot
from tests.catalogue import CATALOGUE, GAMES
from bot.host.core.api import Posted
from tests.catalogue import RENDERERS
from tests.host.playing import choose, open_host

class Silent:
    async def publish(self, bulletin):
        return Posted(bulletin.table.place_id, 1)

async def run(path):
    host = await open_host(path)
    bot = GamesBot(host, CATALOGUE)
    await bot._async_setup_hook()
    for name in bot.wanted_extensions():
        await bot.load_extension(name)
    host.posting.outbox.publisher = Silent()
    await host.resume()
    position = await host.tables.position(int(sys.argv[2]))
    await host.tables.play(position.table.id, *choose(position), position.version)
    print("accepted", flush=True)
    print(time.process_time(), flush=True)
    for table in await host.tables.open_tables():
        await host.tables.position(table.id)
    # Not getrusage: its peak counts the parent before exec, pictures of earlier topics and all.
    status = Path("/proc/self/status").read_text()
    print(re.search(r"VmHWM:\\s+(\\d+)", status)[1], flush=True)
    await host.close()

asyncio.run(run(Path(sys.argv[1])))
"""


def figures() -> list[Figure]:
    """Measure the first accepted move from the start of the process, and its memory."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        asyncio.run(_make(path))
        runs = [_start(path, Path(folder) / "copy.db") for _ in range(REPEATS)]
    return [
        Figure("cold start, first accepted move", median(run[0] for run in runs), "s", "<= 2"),
        Figure("cold start, processor time until then", median(run[1] for run in runs), "s"),
        Figure("cold start, memory", median(run[2] for run in runs), "MiB", "< 300"),
    ]


async def _make(path: Path) -> None:
    host = await open_host(path)
    for number in range(TEMPLATES):
        await advance(host, await open_table(host), 2 + 2 * number)
    await host.close()
    connection = sqlite3.connect(path)
    connection.execute("UPDATE outbox SET status = 'done'")
    for number in range(TEMPLATES, TABLES):
        _copy(connection, 1 + number % TEMPLATES, 1 + number)
    connection.execute(
        "UPDATE outbox SET status = 'due' WHERE id IN"
        " (SELECT max(id) FROM outbox GROUP BY game_id ORDER BY 1 DESC LIMIT ?)",
        (DUE,),
    )
    connection.commit()
    connection.close()


def _copy(connection: sqlite3.Connection, old: int, new: int) -> None:
    """Store a table once more under another id."""
    for table, key in (
        ("game", "id"),
        ("seat", "game_id"),
        ("move", "game_id"),
        ("event", "game_id"),
        ("snapshot", "game_id"),
        ("outbox", "game_id"),
    ):
        found = connection.execute(f"PRAGMA table_info({table})").fetchall()
        names = [column[1] for column in found if (table, column[1]) != ("outbox", "id")]
        wanted = ", ".join(str(new) if name == key else name for name in names)
        connection.execute(
            f"INSERT INTO {table} ({', '.join(names)}) SELECT {wanted} FROM {table}"
            f" WHERE {key} = ?",
            (old,),
        )


def _start(path: Path, copy: Path) -> tuple[float, float, float]:
    """Return the seconds to the first accepted move, those of the processor, and the MiB."""
    shutil.copy(path, copy)
    begin = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, str(copy), str(TABLES // 2)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": ""},
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "accepted\n"
        seconds = time.perf_counter() - begin
        processor = float(process.stdout.readline())
        kibibytes = int(process.stdout.readline())
    return seconds, processor, kibibytes / 1024
