"""A single server is unavailable while its shard is linked: its clocks stand still, no others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.turns import timers
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness
from tests.cogs.test_absence import pass_hours
from tests.cogs.test_guilds import appeared, elsewhere, guild_id, removed
from tests.cogs.test_shards import app, left, on_shard, pass_minutes

__all__ = ["drawn_once"]


@pytest_asyncio.fixture
async def pair(tmp_path: Path) -> AsyncIterator[tuple[Harness, Harness]]:
    """The same people at a table on each of two servers, which have one shard."""
    async with AsyncExitStack() as stack:
        harness = await stack.enter_async_context(Harness.open(tmp_path / "games.db"))
        both = on_shard(harness, 0), on_shard(harness, 0)
        for one in both:
            await one.started(2)
        yield both


async def due(harness: Harness) -> set[int]:
    """Return the tables whose timers ring, if all are hurried."""
    now, database = harness.clock().timestamp(), harness.host._database
    await database.write(lambda db: timers.make_due(db, now))
    return {row.game_id for row in await database.read(lambda db: timers.timers_due(db, now, 99))}


async def test_an_outage_is_nobodys_time_and_stops_no_other_servers_clocks(
    pair: tuple[Harness, Harness],
) -> None:
    away, there = pair
    await pass_minutes(away, 2)
    before = [await left(one) for one in pair]
    await removed(away, unavailable=True)
    await pass_minutes(away, 60)
    assert before[0] - await left(away) == pytest.approx(0, abs=1)
    assert before[1] - await left(there) == pytest.approx(3600, abs=51)
    assert await due(away) == {(await there.table()).id}
    await appeared(away, {"unavailable": False})
    assert before[0] - await left(away) == pytest.approx(0, abs=1), "no tick is needed"
    await pass_minutes(away, 10)
    assert before[0] - await left(away) == pytest.approx(600, abs=1)
    assert (await away.table()).id in await due(away)
    await away.turn(away.rng)


async def test_days_of_an_outage_time_nobody_out(harness: Harness) -> None:
    await harness.started(2)
    before = await left(harness)
    await removed(harness, unavailable=True)
    said = len(harness.channel.history())
    await pass_hours(harness, 100, 4)
    await appeared(harness, {"unavailable": False})
    await app(harness).tick()
    assert await left(harness) == before
    assert len(harness.channel.history()) == said, "nobody is called"
    await harness.turn(harness.rng)


async def test_a_restart_does_not_charge_an_outage(harness: Harness) -> None:
    await harness.started(2)
    before = await left(harness)
    guild = harness.env.backend.guilds[guild_id(harness)]
    await removed(harness, unavailable=True)
    await pass_hours(harness, 5)
    guild.unavailable = True  # type: ignore[attr-defined]
    await harness.restart()
    bot = app(harness)
    (known,) = [one for one in bot.guilds if one.id == guild.id]
    # Discord's answer to the new session lists it, and says no more.
    known.unavailable = True
    await bot.on_shard_ready(0)
    await pass_hours(harness, 50, 5)
    assert await left(harness) == pytest.approx(before, abs=1)
    known.unavailable = False
    await bot.on_guild_available(known)
    assert await left(harness) == pytest.approx(before, abs=1)


async def test_a_server_that_removes_the_bot_during_an_outage_waits_as_any_other(
    harness: Harness,
) -> None:
    await harness.started(2)
    before = await left(harness)
    elsewhere(harness, harness.people[0])
    await removed(harness, unavailable=True)
    await pass_hours(harness, 50, 5)
    await removed(harness)
    assert (await harness.table()).left_at is not None
    assert await left(harness) == before
