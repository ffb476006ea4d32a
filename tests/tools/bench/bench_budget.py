"""Cost of waiting for the budget of calls, and delays of posts when Discord's wall is near.

The waits are those of the real throttle on a loop whose time jumps: 40 calls a second in all are
offered at random times, half of them posts and half edits of older ones, answered in 0.15 seconds.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from statistics import median

from cogs.requests.budget import RATE, Priority
from cogs.requests.throttle import Throttle, calling_as
from tests.host.playing import percentile
from tests.jumping import JumpingLoop
from tests.tools.bench import Figure

CALLS = 20_000
QUEUE = 200
SECONDS = 200.0
ANSWERED = 0.15
CHANNELS = 200


def figures() -> list[Figure]:
    """Measure a call alone and in a queue, and the waits under load."""
    waits = _offered(RATE)
    busy = _offered(RATE * 1.25)
    return [
        Figure("budget: a call, nobody waits", _alone() * 1e6, "us", "<= 50"),
        Figure(f"budget: a call, {QUEUE} wait", _queued() * 1e6, "us"),
        *_pair("post", "40 calls/s offered", waits[Priority.POST], "<= 0.25"),
        *_pair("edit", "40 calls/s offered", waits[Priority.EDIT], ""),
        *_pair("post", "50 calls/s offered", busy[Priority.POST], "<= 0.25"),
    ]


def _pair(what: str, load: str, seconds: list[float], rare: str) -> list[Figure]:
    return [
        Figure(f"budget: {what} waits, {load}, p50", median(seconds), "s"),
        Figure(f"budget: {what} waits, {load}, p99", percentile(seconds, 99), "s", rare),
    ]


def _alone() -> float:
    """Return the processor's seconds of a call that finds room."""
    now = 0.0

    async def call() -> float:
        nonlocal now
        through = Throttle(lambda: now)
        begin = time.process_time()
        for number in range(CALLS):
            now += 1 / RATE
            async with through.turn(f"POST {number % CHANNELS}"):
                now += ANSWERED
        return (time.process_time() - begin) / CALLS

    return asyncio.run(call())


def _queued() -> float:
    """Return the processor's seconds of a call while others wait, the loop's share included."""
    loop = JumpingLoop()

    async def calls() -> float:
        through, left = Throttle(loop.time), CALLS // 4

        async def keep_calling(number: int) -> None:
            nonlocal left
            while left > 0:
                left -= 1
                async with through.turn(f"POST {number}"):
                    pass

        begin = time.process_time()
        await asyncio.gather(*(keep_calling(number) for number in range(QUEUE)))
        return (time.process_time() - begin) / (CALLS // 4)

    try:
        return loop.run_until_complete(calls())
    finally:
        loop.close()


def _offered(per_second: float) -> dict[Priority, list[float]]:
    """Return how long calls waited that were offered at that rate."""
    loop, waits = JumpingLoop(), defaultdict[Priority, list[float]](list)

    async def calls() -> None:
        rng, through, tasks = random.Random(1), Throttle(loop.time), set[asyncio.Task[None]]()
        through.waited = lambda priority, seconds: waits[priority].append(seconds)

        async def call(priority: Priority, channel: str) -> None:
            with calling_as(priority):
                async with through.turn(channel):
                    await asyncio.sleep(ANSWERED)

        while loop.time() < SECONDS:
            await asyncio.sleep(rng.expovariate(per_second))
            priority, place = rng.choice((Priority.POST, Priority.EDIT)), rng.randrange(CHANNELS)
            task = asyncio.create_task(call(priority, f"{priority.name} {place}"))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        await asyncio.gather(*tasks)

    try:
        loop.run_until_complete(calls())
    finally:
        loop.close()
    return waits
