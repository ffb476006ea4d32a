"""Many tables at once: all have something to post when the bot starts, and again after a kill."""

from __future__ import annotations

import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.host import Host
from bot.host.core.api import Person, Table
from tests.catalogue import CATALOGUE
from tests.tools.chaos.objects import Channel
from tests.tools.chaos.people import KINDS, Club
from tests.tools.chaos.run import Report, judged
from tests.tools.chaos.stage import Stage

PATIENCE = 300.0
"""Seconds within which all must be posted."""
PEOPLE = 3
MOVES = 3
"""Moves of each table while the bot is away."""
TOGETHER = 4
"""Tables that share a channel."""


async def burst(folder: Path, seed: int, tables: int) -> Report:
    """Deal and move at that many tables while the bot is away, and let it post all that at once."""
    rng, stage = random.Random(seed), Stage(folder)
    await stage.start()
    club = Club(stage, rng, tables=0)
    try:
        async with away(stage) as host:
            dealt = await _deal(host, club, rng, tables)
        took = [await _told(stage)]
        async with away(stage) as host:
            for table in dealt:
                await _move(host, table, rng)
        took.append(await _told(stage))
        rested = not stage.one("SELECT 1 FROM outbox WHERE status = 'due' AND NOT quiet")
        report = await judged(stage, club, seed, len(took), rested)
    finally:
        await stage.stop()
    report.figures["seconds until all was posted"] = [round(one, 1) for one in took]
    return report


@asynccontextmanager
async def away(stage: Stage) -> AsyncIterator[Host]:
    """Kill the bot, let something happen in its database, and start it again."""
    await stage.connected()
    stage.kill()
    host = await Host.open(stage.bot.database, CATALOGUE)
    try:
        yield host
    finally:
        await host.close()
    stage.begin()


async def _deal(host: Host, club: Club, rng: random.Random, tables: int) -> list[Table]:
    """Start tables of all kinds; those without a thread share channels."""
    world, dealt, shared = club.server.world, list[Table](), list[Channel]()
    for number in range(tables):
        game, where = KINDS[number % len(KINDS)]
        if where == "here" and len(shared) % TOGETHER:
            channel = shared[-1]
        else:
            channel = world.add_channel(f"games {number}")
        if where == "here":
            shared.append(channel)
        dealt.append(await open_table(host, club, rng, game, where, channel))
    return dealt


async def open_table(
    host: Host, club: Club, rng: random.Random, game: str, where: str, channel: Channel
) -> Table:
    """Start a table."""
    people = [Person(user.id, user.name) for user in rng.sample(club.users, PEOPLE)]
    table = await host.lobby.new(
        people[0],
        game,
        guild_id=club.server.world.guild_id,
        channel_id=channel.id,
        where="here" if where == "here" else "thread",
        language="en",
        private=where == "private",
        manages=True,
    )
    for person in people[1:]:
        await host.lobby.join(table.id, person)
    return await host.lobby.start(table.id, people[0].id)


async def _move(host: Host, table: Table, rng: random.Random) -> None:
    for _ in range(MOVES):
        position = await host.tables.position(table.id)
        decision = rng.choice(position.decisions)
        move = position.rules.notate(rng.choice(decision.moves))
        user_id = position.table.chairs[decision.seat].user_id
        assert user_id is not None
        await host.tables.play(table.id, user_id, move)


async def _told(stage: Stage) -> float:
    """Return the seconds from the bot's login until all is posted; not more than the patience."""
    await stage.connected()
    began = time.monotonic()
    await stage.rest(PATIENCE)
    return stage.server.last_call - began
