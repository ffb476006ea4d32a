"""5,000 live clocks in several time zones: what looking at them costs of a core.

Each table has four people who must act at once. What is measured is processor time of the
process over the time that passes for the clocks: looks at which nothing is due, an ordinary hour
in which people are called and time out, and the burst after a downtime, when every timer is
overdue and none has really come.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.client.app import TICK
from bot.host import Host
from bot.host.core.api import Person
from bot.host.core.paces import DAY, HOUR
from bot.host.people.hours import Hours
from bot.store import Connection
from bot.store.turns import timers
from tests.host.toy import TOYS
from tests.tools.bench import Figure

TABLES = 1250
SEATS = 4
LOOKS = 200
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Sydney", "UTC")


class Clock:
    """Time that is moved by hand."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time


def figures() -> list[Figure]:
    """Measure looks at 5,000 timers."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder) / "bench.db"))


async def _measure(path: Path) -> list[Figure]:
    clock = Clock()
    host = await Host.open(path, TOYS, clock)
    await _fill(host)
    await _spread(host, clock)
    await _tick(host, clock, TICK)
    live = await _count(host)
    idle = await _core(host, clock, LOOKS, 0.0) / LOOKS
    before = await _notices(host)
    busy = await _core(host, clock, round(HOUR / TICK), TICK)
    fired = await _notices(host) - before
    clock.time += timedelta(weeks=3)
    await host.absence.beat()
    start, looks = time.perf_counter(), 0
    while await host.core.timers.look():
        looks += 1
    burst = time.perf_counter() - start
    await host.close()
    return [
        Figure("live timers", live, ""),
        Figure("a look at which nothing is due, processor time", idle * 1e3, "ms"),
        Figure("looks alone, share of a core", 100 * idle / TICK, "%", "< 1"),
        Figure("calls and time-outs in an hour", fired, ""),
        Figure("that hour, share of a core", 100 * busy / HOUR, "%", "< 1"),
        Figure(f"all overdue after a downtime ({looks} looks)", burst, "s"),
    ]


async def _fill(host: Host) -> None:
    for number in range(1, TABLES + 1):
        people = [Person(number * 10 + seat, f"Player {seat}") for seat in range(SEATS)]
        table = await host.lobby.new(
            people[0],
            "toy",
            guild_id=1,
            channel_id=number,
            where="here",
            language="en",
            pace="standard",
        )
        for person in people:
            zone = ZONES[person.id % len(ZONES)]
            await host.absence.availability.set_hours(person.id, Hours(zone, 8 * 60, 23 * 60))
            if person is not people[0]:
                await host.lobby.join(table.id, person)
        await host.lobby.start(table.id, people[0].id)


async def _spread(host: Host, clock: Clock) -> None:
    """Begin the clocks at any time of three days, as at tables that really play."""
    chance, now = random.Random(1), clock().timestamp()

    def work(connection: Connection) -> None:
        rows = connection.execute("SELECT game_id, seat FROM seat_clock").fetchall()
        connection.executemany(
            "UPDATE seat_clock SET since = ? WHERE game_id = ? AND seat = ?",
            [(now - chance.random() * 3 * DAY, *row) for row in rows],
        )
        timers.make_due(connection, now)

    await host._database.write(work)
    while await host.core.timers.look():
        pass


async def _core(host: Host, clock: Clock, looks: int, step: float) -> float:
    """Return the processor time of so many looks."""
    start = time.process_time()
    for _ in range(looks):
        await _tick(host, clock, step)
    return time.process_time() - start


async def _tick(host: Host, clock: Clock, step: float) -> None:
    clock.time += timedelta(seconds=step)
    await host.tick()


async def _count(host: Host) -> int:
    return await host._database.read(
        lambda db: int(db.execute("SELECT count(*) FROM timer").fetchone()[0])
    )


async def _notices(host: Host) -> int:
    return await host._database.read(
        lambda db: int(
            db.execute("SELECT count(*) FROM outbox WHERE kind = 'notice'").fetchone()[0]
        )
    )
