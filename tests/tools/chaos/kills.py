"""Kills at instants drawn from a seed, while people play."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Collection, Sequence

from tests.tools.chaos.people import Club
from tests.tools.chaos.routes import Call, Dropped, Fault
from tests.tools.chaos.stage import Stage

POST = "POST /channels/{channel}/messages"
REQUESTS = (
    POST,
    "PATCH /channels/{channel}/messages/{message}",
    "POST /interactions/{interaction}/{token}/callback",
    "PATCH /webhooks/{application}/{token}/messages/{message}",
    "POST /channels/{channel}/threads",
    "POST /channels/{channel}/messages/{message}/threads",
    "PUT /channels/{channel}/thread-members/{user}",
)
"""Requests that a kill may wait for."""
MOST_REQUESTS = 24
"""Requests that a life of the bot lasts at most: counted, so that slow machines see as much."""
LONGEST_LIFE = 12.0
"""Seconds until a kill comes without such a request."""
AFTERWARDS = 3.0
"""Seconds that people play on after the last kill."""


class Trap(Fault):
    """Kills the bot at one request: before the work is done, or before it learns of that.

    It waits for so many requests, and then for one that fits.
    """

    def __init__(self, stage: Stage, count: int, fits: Callable[[Call], bool], early: bool) -> None:
        self._stage, self._fits, self._early = stage, fits, early
        self._left = count
        self.sprung = False

    async def before(self, call: Call) -> None:
        self._left -= 1
        if self._early:
            self._spring(call)

    async def after(self, call: Call) -> None:
        if not self._early:
            self._spring(call)

    def _spring(self, call: Call) -> None:
        if self._left <= 0 and self._fits(call):
            if not self.sprung:
                self.sprung = True
                self._stage.kill()
            raise Dropped


async def kill_often(stage: Stage, club: Club, rng: random.Random, kills: int) -> None:
    """Kill the bot so often while people play."""
    playing = asyncio.create_task(club.play())
    for _ in range(kills):
        await _kill_once(stage, club, rng)
    await stage.connected()
    await asyncio.sleep(AFTERWARDS if kills else 0)
    club.playing = False
    await playing


async def _kill_once(stage: Stage, club: Club, rng: random.Random) -> None:
    """Run the bot for a while, end it at a drawn instant, and start the next one."""
    if rng.random() < 0.06:
        rng.choice(club.tables).retired = True
    await end_life(stage, rng)
    stage.begin()


async def end_life(
    stage: Stage,
    rng: random.Random,
    requests: Sequence[str] = REQUESTS,
    places: Collection[int] = (),
) -> None:
    """Run the bot for a while, and kill it at a drawn instant.

    Often that is one of these requests, or the next post in one of these channels.
    """
    trap = _drawn(stage, rng, requests, places)
    until = time.monotonic() + LONGEST_LIFE
    if rng.random() < 0.9:
        await stage.connected()
        stage.server.faults.append(trap)
    else:
        until = time.monotonic() + rng.uniform(0.0, 2.0)
    while time.monotonic() < until and not trap.sprung:
        await asyncio.sleep(0.01)
    stage.server.faults.clear()
    if not trap.sprung:
        stage.kill()


def _drawn(
    stage: Stage, rng: random.Random, requests: Sequence[str], places: Collection[int]
) -> Trap:
    """Return what ends a life: at the next post in such a channel, or after some requests."""
    early = rng.random() < 0.3
    if places and rng.random() < 0.4:
        return Trap(stage, 0, lambda call: call.channel_id in places and call.name == POST, early)
    name = rng.choice(requests) if rng.random() < 0.5 else None
    count = rng.randrange(MOST_REQUESTS)
    return Trap(stage, count, lambda call: name in (None, call.name), early)
