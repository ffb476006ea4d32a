"""Distance of each link from its floor, as ratios measured in one run: ours and the floor in turn.

An answer to a move against a discord.py client that does nothing but answer, both as processes on
the Discord of `tests.tools.chaos`; `play` against a bare aiosqlite commit of a row and a state; the
pictures of a post against encoding the same pixels alone.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Any

import aiosqlite
import discord
from PIL import Image

from render.api import Look, Picture
from render.art.encoding import encoded
from tests.host.playing import choose, open_host, open_table
from tests.render.views import view
from tests.tools.bench import Figure
from tests.tools.bench import bench_boards as puerto_rico
from tests.tools.bench import bench_boards_amerigo as amerigo
from tests.tools.bench import bench_boards_navis as navis
from tests.tools.bench.drawing import milliseconds
from tests.tools.chaos.launch import Start, point_at
from tests.tools.chaos.people import Club
from tests.tools.chaos.routes import Call, Fault
from tests.tools.chaos.server import Server
from tests.tools.chaos.stage import Stage

ANSWERS = 30
QUIET = 0.3
"""Seconds without a call before somebody clicks."""
COMMITS = 300
STATE = 7_000
"""Bytes of a state, and of what a move adds."""
ROUNDS = 9


def figures() -> list[Figure]:
    """Measure all three links."""
    with tempfile.TemporaryDirectory() as folder:
        answers = asyncio.run(_answers(Path(folder)))
        plays = asyncio.run(_plays(Path(folder)))
    return [
        *_link("answer to a move", "empty discord.py handler", *answers, "ms"),
        *_link("play", "bare aiosqlite commit", *plays, "ms"),
        *_pictures(),
    ]


def _link(name: str, floor: str, ours: list[float], bare: list[float], unit: str) -> list[Figure]:
    middle, least = median(ours), median(bare)
    return [
        Figure(f"floors: {name}, p50", middle, unit),
        Figure(f"floors: {floor}, p50", least, unit),
        Figure(f"floors: {name} / {floor}", middle / least, "times"),
    ]


# Answers -------------------------------------------------------------------------------


class _Answers(Fault):
    """Keeps the milliseconds from a click until its answer."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.taken: list[float] = []

    async def after(self, call: Call) -> None:
        if call.path.endswith("/callback"):
            token = call.path.split("/")[-2]
            begin = self._server.world.interactions[token].at
            self.taken.append((time.time() - begin) * 1000)


def answer_only(start: Start) -> None:
    """Answer everybody, and do nothing else."""
    point_at(start.port)
    client = discord.Client(intents=discord.Intents(guilds=True))

    async def on_interaction(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Done", ephemeral=True)

    client.event(on_interaction)
    client.run("floor", log_handler=None)


async def _answers(folder: Path) -> tuple[list[float], list[float]]:
    """Return milliseconds until moves are answered, and until an empty handler answers."""
    (folder / "floor").mkdir()
    ours, floor = Stage(folder), Stage(folder / "floor", answer_only)
    for stage in (ours, floor):
        await stage.start()
        await stage.connected()
    try:
        return await _clicked(Club(ours, random.Random(1), 1), Club(floor, random.Random(1), 1))
    finally:
        await ours.stop()
        await floor.stop()


async def _clicked(ours: Club, floor: Club) -> tuple[list[float], list[float]]:
    clicks, bare = _Answers(ours.server), _Answers(floor.server)
    ours.server.faults.append(clicks)
    floor.server.faults.append(bare)
    moves, (table,) = list[float](), ours.tables
    while len(moves) < ANSWERS:
        await _quiet(ours.server)
        before = len(ours.figures.acknowledged)
        await ours.step(table)
        if len(ours.figures.acknowledged) > before:
            moves.append(clicks.taken[-1])
            await floor.slash(floor.users[0], floor.tables[0].channel, "nothing")
    return moves, bare.taken


async def _quiet(server: Server) -> None:
    while server.busy or time.monotonic() - server.last_call < QUIET:
        await asyncio.sleep(0.05)


# Commits -------------------------------------------------------------------------------


async def _plays(folder: Path) -> tuple[list[float], list[float]]:
    """Return milliseconds of `Tables.play`, and of a transaction of two statements."""
    host, ours, bare = await open_host(folder / "host.db"), list[float](), list[float]()
    async with aiosqlite.connect(folder / "bare.db", isolation_level=None) as database:
        await _prepared(database)
        table = await open_table(host)
        for number in range(COMMITS):
            position = await host.tables.position(table.id)
            if not position.decisions:
                table = await open_table(host)
                position = await host.tables.position(table.id)
            user_id, text = choose(position)
            begin = time.perf_counter()
            await host.tables.play(table.id, user_id, text, position.version)
            ours.append((time.perf_counter() - begin) * 1000)
            begin = time.perf_counter()
            await _commit(database, number)
            bare.append((time.perf_counter() - begin) * 1000)
    await host.close()
    return ours, bare


async def _prepared(database: aiosqlite.Connection) -> None:
    """Make it as durable as our own store is."""
    await database.execute("PRAGMA journal_mode = WAL")
    await database.execute("PRAGMA synchronous = FULL")
    await database.execute("CREATE TABLE move (id INTEGER PRIMARY KEY, text TEXT)")
    await database.execute("CREATE TABLE game (id INTEGER PRIMARY KEY, state BLOB)")
    await database.execute("INSERT INTO game VALUES (1, x'')")


async def _commit(database: aiosqlite.Connection, number: int) -> None:
    await database.execute("BEGIN IMMEDIATE")
    await database.execute("INSERT INTO move VALUES (?, 'settle corn')", (number,))
    await database.execute("UPDATE game SET state = ? WHERE id = 1", (bytes(STATE),))
    await database.execute("COMMIT")


# Pictures ------------------------------------------------------------------------------


def _pictures() -> Iterator[Figure]:
    """Yield for each game what the two pictures of a post cost, all new, and their encoding."""
    position, before = view(5, 0.55, "captain"), view(5, 0.45, "trader")
    posts: dict[str, tuple[Callable[[], object], Callable[[], tuple[Picture, ...]]]] = {
        "Puerto Rico": (puerto_rico.forget, lambda: puerto_rico.posted(position, before)),
        "Magister Navis": (navis._forget, _post_of(navis)),
        "Amerigo": (amerigo._forget, _post_of(amerigo)),
    }
    for game, (forget, post) in posts.items():
        images = [_pixels(picture) for picture in post()]
        drawn, bare = list[float](), list[float]()
        for _ in range(ROUNDS):
            forget()
            drawn.append(milliseconds(post))
            bare.append(milliseconds(lambda images=images: [encoded(one) for one in images]))
        yield from _link(f"{game}'s post", f"{game}'s pixels encoded", drawn, bare, "ms of CPU")


def _post_of(game: Any) -> Callable[[], tuple[Picture, ...]]:
    """Return what draws a post in the middle of a game."""
    views = game.game(game.SEATS, game.SEED).views
    middle, look = len(views) // 2, Look(names=game.NAMES, title="table #1")
    seen = (views[middle], look, views[middle - 9])
    return lambda: (game.gallery.overview(*seen), game.gallery.boards(*seen))


def _pixels(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    image.load()
    return image if image.mode == "P" else image.convert("RGB").quantize(256)
