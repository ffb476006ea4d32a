"""10,000 servers in one process: 16 shards, 30,000 running tables, 3 moves a second, peaks of 15.

Discord's part is fed to the client as its gateway would: what every shard is told when it begins,
and each server with channels and roles as a lively one has. Identifying is not waited for: beside
the figures stands how long that takes. Posts are built by the real publisher, pictures and all.

The database takes minutes to make: with `--keep FOLDER` it is made once. Figures of a machine that
does anything else meanwhile are worth nothing; its load is the first of them.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import re
import sqlite3
import time
from collections.abc import Awaitable
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from statistics import median
from typing import Any

from bot.catalogue.drawing import drawing, usual_processes
from bot.cli.collector import collecting, freeze_loaded
from bot.cli.compose import share_interpreter
from bot.client.app import SWEEP, TICK, GamesBot
from bot.client.sharding import PAUSE
from bot.host import Host
from bot.runtime.shard_range import shard_of
from bot.workers.drawing.pool import WorkerPool
from cogs.posting.publisher import GamePublisher
from tests.catalogue import CATALOGUE
from tests.host.playing import choose, percentile
from tests.tools.bench import Figure
from tests.tools.bench.bench_pipeline import RecordingSender, Stopwatch
from tests.tools.bench.keeping import database, place
from tests.tools.bench.thousand import make

SERVERS = 10_000
SHARDS = 16
TABLES = 30_000
PLAYED = (6, 10, 14)
TOGETHER = 3
"""Tables at which the same people sit."""
CHANNELS, ROLES, OVERWRITES = 30, 20, 3
BOT = 1 << 22
LOADS = ((3.0, 40.0, "3 moves/s"), (15.0, 20.0, "15 moves/s"))
LOOKS = 20


def figures() -> list[Figure]:
    """Measure a start with all servers, what is done all the time, and play."""
    share_interpreter()
    load = Figure("servers, load of the machine before", os.getloadavg()[0], "")
    with place() as folder, drawing(usual_processes()) as workers:
        return [load, *asyncio.run(_measure(folder, workers))]


async def _measure(folder: Path, workers: WorkerPool | None) -> list[Figure]:
    path = await database(folder, f"servers-{SERVERS}-{TABLES}", _written)
    # What making it has left behind is no memory of a bot.
    gc.collect()
    host = await Host.open(path, CATALOGUE)
    bot = GamesBot(host, CATALOGUE, workers=workers, shards=SHARDS)
    bot.command_sync.run = _nothing  # type: ignore[method-assign]
    await bot._async_setup_hook()
    bot._connection.shard_count, bot._connection.shard_ids = SHARDS, range(SHARDS)
    await bot.setup_hook()
    sender = RecordingSender()
    watch = Stopwatch(
        GamePublisher(CATALOGUE, sender, bot.context.post_pool, drawer=bot.context.drawer)
    )
    host.posting.outbox.publisher = watch
    lines = [*await _started(bot), *await _at_rest(bot)]
    freeze_loaded()
    async with collecting(host):
        for rate, seconds, name in LOADS:
            lines += await _played(host, watch, rate, seconds, name)
    lines.append(Figure("servers, memory of the bot", _memory(), "MiB"))
    drawn = sorted((_memory(child.pid) for child in active_children()), reverse=True)
    lines += [
        Figure(f"servers, memory of drawing process {number}", memory, "MiB")
        for number, memory in enumerate(drawn, 1)
    ]
    await bot.close()
    await host.close()
    return lines


async def _written(path: Path) -> None:
    """Write the tables, and give them to the servers."""
    await make(path, TABLES, PLAYED)
    _spread(path)


async def _nothing() -> None:
    """Tell Discord no commands."""


def _guild_id(number: int) -> int:
    return (number + 1) << 22


def _spread(path: Path) -> None:
    """Give the tables to servers in turn, each in a channel that its server has, and to people."""
    with closing(sqlite3.connect(path)) as connection, connection:
        server = f"((id % {SERVERS}) + 1) * {1 << 22}"
        connection.execute(
            f"UPDATE game SET guild_id = {server}, channel_id = {server} + 1 + id % {CHANNELS},"
            f" owner_id = owner_id + id / {TOGETHER} * 10"
        )
        for table in ("seat", "tenure", "move", "call"):
            connection.execute(
                f"UPDATE {table} SET user_id = user_id + game_id / {TOGETHER} * 10"
                " WHERE user_id IS NOT NULL"
            )
        # All tables were made in one moment: their reminders would all be due in another one.
        connection.execute("UPDATE timer SET due_at = due_at + 86400 * (1 + game_id % 30)")


async def _started(bot: GamesBot) -> list[Figure]:
    """Begin all shards, and look with the bot at all that it finds."""
    before, begin, fed, cost = _memory(), time.perf_counter(), 0.0, 0.0
    bot._connection.guild_ready_timeout = 0.01
    for shard in range(SHARDS):
        guilds = [_guild(number) for number in _of_shard(shard)]
        start, own = time.perf_counter(), time.process_time()
        _feed(bot, shard, guilds)
        fed, cost = fed + time.perf_counter() - start, cost + time.process_time() - own
        await asyncio.sleep(0)
    while not bot.linked:
        await asyncio.sleep(0.01)
    await _settled(bot)
    whole = time.perf_counter() - begin
    grown = _memory() - before
    return [
        Figure("servers, client's state for 1,000 servers", grown / SERVERS * 1e3, "MiB"),
        Figure("servers, client's processor time for 1,000", cost / SERVERS * 1e3, "s"),
        Figure("servers, all told by the gateway", fed, "s"),
        Figure("servers, all shards ready, places and posts looked at", whole, "s"),
        Figure("servers, beside that: identifying one after the other", (SHARDS - 1) * PAUSE, "s"),
    ]


def _of_shard(shard: int) -> list[int]:
    return [n for n in range(SERVERS) if shard_of(_guild_id(n), SHARDS) == shard]


def _feed(bot: GamesBot, shard: int, guilds: list[dict[str, Any]]) -> None:
    user = {"id": str(BOT), "username": "bot", "discriminator": "0", "avatar": None}
    known = [{"id": guild["id"], "unavailable": True} for guild in guilds]
    ready: Any = {"user": user, "guilds": known, "shard": [shard, SHARDS]}
    application = {"id": str(BOT), "flags": 0}
    bot._connection.parse_ready({**ready, "application": application})
    for guild in guilds:
        bot._connection.parse_guild_create(guild)  # type: ignore[arg-type]


def _guild(number: int) -> dict[str, Any]:
    guild_id = _guild_id(number)
    roles = [_role(guild_id + n, n) for n in range(ROLES)]
    user = {"id": str(BOT), "username": "bot", "discriminator": "0", "avatar": None}
    me = {"user": user, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0}
    return {
        "id": str(guild_id),
        "name": f"Server {number}",
        "unavailable": False,
        "owner_id": str(guild_id + 99),
        "preferred_locale": "en-US",
        "features": ["COMMUNITY"],
        "member_count": 500,
        "roles": roles,
        "channels": [_channel(guild_id, n) for n in range(CHANNELS)],
        "emojis": [_emoji(guild_id + 200 + n) for n in range(20)],
        "stickers": [],
        "members": [me | {"deaf": False, "mute": False}],
        "threads": [],
        "voice_states": [],
        "presences": [],
        "verification_level": 1,
        "explicit_content_filter": 0,
        "default_message_notifications": 1,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "afk_timeout": 300,
        "system_channel_flags": 0,
    }


def _role(role_id: int, number: int) -> dict[str, Any]:
    flags = {"color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
    colors = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
    facts = {"id": str(role_id), "name": f"Role {number}", "position": number}
    return {**facts, **flags, "colors": colors, "permissions": "104324673"}


def _channel(guild_id: int, number: int) -> dict[str, Any]:
    overwrites = [
        {"id": str(guild_id + n), "type": 0, "allow": "1024", "deny": "0"}
        for n in range(OVERWRITES)
    ]
    return {
        "id": str(guild_id + 1 + number),
        "type": 0,
        "name": f"channel-{number}",
        "position": number,
        "parent_id": None,
        "topic": "What this channel is for",
        "nsfw": False,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "permission_overwrites": overwrites,
        "flags": 0,
    }


def _emoji(emoji_id: int) -> dict[str, Any]:
    return {"id": str(emoji_id), "name": "emoji", "roles": [], "animated": False, "available": True}


async def _settled(bot: GamesBot) -> None:
    """Wait until nothing runs that the shards' beginning has started."""
    await bot.context.host.resume()
    while [task for task in asyncio.all_tasks() if "on_shard_ready" in task.get_name()]:
        await asyncio.sleep(0.01)


async def _at_rest(bot: GamesBot) -> list[Figure]:
    """Measure what is done again and again though nothing has happened."""
    for loop in bot._loops():
        loop.cancel()
    host = bot.context.host
    await host.tick()
    tick, sweep = await _core(host.tick), await _core(host.resume)
    compared = await _core(bot.compare_guilds)
    return [
        Figure("servers, a look at timers, nothing due", tick * 1e3, "ms of a core"),
        Figure("servers, a sweep, nothing left behind", sweep * 1e3, "ms of a core"),
        Figure("servers, comparing servers with tables", compared * 1e3, "ms of a core"),
        Figure("servers, all this, share of a core", 100 * (tick / TICK + sweep / SWEEP), "%"),
    ]


async def _core(work: Any) -> float:
    """Return the processor time of doing something once."""
    await work()
    begin = time.process_time()
    for _ in range(LOOKS):
        await _of(work())
    return (time.process_time() - begin) / LOOKS


async def _of(work: Awaitable[object]) -> None:
    await work


async def _played(
    host: Host, watch: Stopwatch, rate: float, seconds: float, name: str
) -> list[Figure]:
    """Move at tables anywhere, so many times a second."""
    rng, answers, doing = random.Random(1), list[float](), set[asyncio.Task[None]]()
    # Nobody moves twice: two clicks at one table are another benchmark's matter.
    tables = iter(rng.sample(range(1, TABLES + 1), TABLES))
    watch.behind.clear()
    begin = due = time.perf_counter()
    while (due := due + rng.expovariate(rate)) < begin + seconds:
        await asyncio.sleep(due - time.perf_counter())
        doing.add(asyncio.create_task(_move(host, watch, next(tables), answers)))
    await asyncio.gather(*doing)
    await host.posting.outbox.resume()
    behind = [one for kind in watch.behind.values() for one in kind]
    return [
        Figure(f"servers, {name}, answer ready, p50", median(answers) * 1e3, "ms"),
        Figure(f"servers, {name}, answer ready, p99", percentile(answers, 99) * 1e3, "ms"),
        Figure(f"servers, {name}, oldest post", max(behind, default=0.0), "s"),
    ]


async def _move(host: Host, watch: Stopwatch, table_id: int, answers: list[float]) -> None:
    """Make a move at a table that nobody has looked at for long, as a click does."""
    begin = time.perf_counter()
    position = await host.tables.position(table_id)
    if not position.decisions:
        return
    user_id, text = choose(position)
    played = await host.tables.play(table_id, user_id, text, position.version)
    committed = time.perf_counter()
    watch.committed[table_id, played.position.version] = committed
    answers.append(committed - begin)


def _memory(process: int | str | None = "self") -> float:
    """Return what a process holds now, in MiB."""
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found is not None
    return int(found[1]) / 1024
