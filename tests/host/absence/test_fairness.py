"""No player loses time that was not theirs, whatever happens: tables against a plain tally."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.host.people.hours import Hours, Schedule, used
from bot.store.turns import clocks
from tests.host.absence.tables import HOUR, clocked, waited_for
from tests.host.conftest import BOB, CARL, Recorder, TestClock, open_host, settle

MONTH = 30 * 24 * HOUR


@pytest.mark.parametrize("seed", range(4))
async def test_what_a_clock_has_lost_was_waking_time_with_the_bot_awake(
    path: Path, clock: TestClock, recorder: Recorder, seed: int
) -> None:
    chance = random.Random(seed)
    host = await open_host(path, clock, recorder)
    table = await clocked(host, BOB, CARL, pace="relaxed")
    late = await waited_for(host, table)
    zone = chance.choice(("Europe/Berlin", "America/New_York", "Asia/Tokyo"))
    hours = Hours(zone, chance.randrange(0, 12) * 60, chance.randrange(20, 24) * 60)
    await host.absence.availability.set_hours(late.id, hours)
    await host.tick()
    counted, paused = 0.0, False
    while counted < 40 * HOUR:
        before, step = clock().timestamp(), chance.uniform(0.1, 5.0) * HOUR
        event = chance.choice(("awake", "awake", "awake", "down", "jump", "pause", "restart"))
        if event == "jump":
            await _wrong_clock(host, clock, chance.uniform(-1, 1) * MONTH)
        elif event == "pause":
            paused = not paused
            await (host.absence.pause(table.id) if paused else host.absence.resume(table.id))
        else:
            clock.pass_seconds(step)
            if event == "awake":
                await host._database.write(lambda db: clocks.beat(db, clock().timestamp()))
            if event == "restart":
                await host.close()
                host = await open_host(path, clock, recorder)
        await host.tick()
        await settle(host)
        if event == "awake" and not paused:
            counted += used(Schedule(hours), before, clock().timestamp())
        (time,) = [t for t in await host.absence.times(table.id) if t.user_id == late.id]
        assert time.left == pytest.approx(96 * HOUR - counted, abs=1.0), (seed, event)
    await host.close()


async def _wrong_clock(host: object, clock: TestClock, seconds: float) -> None:
    """Set the machine's clock wrong for a moment, and right again."""
    clock.pass_seconds(seconds)
    await host.tick()
    clock.pass_seconds(-seconds)
