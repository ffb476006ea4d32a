"""Kills of the process that has a table while pages of another process send moves to it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from bot.host import Host
from bot.presenting.services import Services
from bot.runtime.database_url import DatabaseUrl
from bot.runtime.shard_range import ShardRange, shard_of
from bot.store.opening.lock import lock_of
from bot.web.service import serving
from tests.catalogue import CATALOGUE
from tests.tools.chaos.launch import as_part
from tests.tools.chaos.run import Report
from tests.tools.chaos.stage import Stage
from tests.tools.chaos.taps import Page, Tapping, free_port, named, tapped

SHARDS = 2
SPAN = 2.0
"""Times as long as an answer took last that the end of the owner comes after the taps, at most."""
GENTLE = 0.2
"""Share of the ends that are told before, as a service manager does."""
WITHIN = 120.0
"""Seconds that such an end may take; machines may be busy."""
STATUSES = frozenset((200, 202, 409, 422, 503))
NOT_TAKEN = 422
MOVERS = "SELECT user_id FROM move WHERE actor = 'user' ORDER BY version DESC"


@dataclass
class Handed(Tapping):
    """The pages of a process that has no table; the bot that is killed has all."""

    took: float = 0.1
    """Seconds that an answer took last: machines differ, and how busy they are."""

    async def tap(self) -> None:
        """Tap twice at once while all others do who are not asked, and end the owner meanwhile."""
        page, asked = await self.asked()
        strangers = [one for one in self.pages.values() if (await one.play())["asked"] is None]
        index, before = self.rng.choice(asked["choices"])["index"], self.moves()
        taps = [one.move(asked["asked"], index) for one in (page, page, *strangers)]
        tapped = asyncio.gather(*taps)
        await asyncio.sleep(self.rng.uniform(0, SPAN * self.took))
        await self.end_owner()
        first, second, *foreign = await tapped
        self.stage.begin()
        await self.stage.connected()
        counts = self.moves() - before
        self._judge(page, (first, second), counts)
        self.check(200 not in foreign, "somebody moved for somebody else")
        await self.again(page, asked, index, counts)
        self.check(self.moves() == before + 2, f"{self.moves() - before} moves in the end")

    async def again(self, page: Page, asked: Any, index: int, counts: int) -> None:
        """Do that, and see how long an answer takes of an owner that is at work."""
        await super().again(page, asked, index, counts)
        shown, now = await self.asked()
        status = await self.insist(shown, now["asked"], self.rng.choice(now["choices"])["index"], 0)
        self.check(status == 200, f"the next move: {status}")

    async def insist(self, page: Page, stamp: int, index: int, counts: int) -> int | None:
        """Send a move, and again as long as the owner is too busy to take it."""
        until = time.monotonic() + WITHIN
        while True:
            began = time.monotonic()
            status = await page.move(stamp, index)
            self.took = time.monotonic() - began
            if counts or status != NOT_TAKEN or began > until:
                return status

    async def end_owner(self) -> None:
        """Kill the process that has the table, or tell it to end."""
        if self.rng.random() < GENTLE:
            self.stage.bot.terminate()
            code = await self.stage.bot.exit_code(WITHIN)
            self.check(code == 0, f"told to end, it ended with {code}")
            self.stage.kill()
            self.stage.bot.ended.clear()
        else:
            self.stage.kill()

    def _judge(self, page: Page, statuses: tuple[int | None, ...], counts: int) -> None:
        """Hold what two equal taps were told against what they did."""
        told = ", ".join(sorted(map(named, statuses)))
        self.became[f"{'counted' if counts else 'nothing'}, {told}"] += 1
        self.check(counts in (0, 1), f"{counts} moves of two equal taps")
        self.check(STATUSES.issuperset(statuses), f"answered {told}")
        self.check(statuses.count(200) <= counts, f"{counts} moves, {told}")
        may_count = 200 in statuses or 202 in statuses
        self.check(may_count or not counts, f"told that nothing was done: {told}")
        movers = [user_id for (user_id,) in self.stage.read(f"{MOVERS} LIMIT {max(counts, 1)}")]
        owner = next(one for one, shown in self.pages.items() if shown is page)
        self.check(not counts or movers == [owner], f"{movers} moved for {owner}")


async def kill_owners(folder: Path, seed: int, kills: int, database: DatabaseUrl) -> Report:
    """End the owner of a table so often between a tap on another process's page and its answer."""
    rng, port = random.Random(seed), free_port()
    stage = Stage(folder, database=database)
    shard = shard_of(stage.server.world.guild_id, SHARDS)
    stage.use(partial(as_part, shard_range=f"{shard}-{shard}/{SHARDS}"))
    pages = _pages(database, 1 - shard, port)
    return await tapped(Handed(stage, rng), seed, kills, port, pages)


@asynccontextmanager
async def _pages(database: DatabaseUrl, shard: int, port: int) -> AsyncIterator[None]:
    """Serve the pages of a process that has the other shard; it is never on Discord."""
    shard_range = ShardRange(shard, shard, SHARDS)
    lock = lock_of(database, shard_range)
    assert await asyncio.to_thread(lock.acquire, WITHIN)
    host = await Host.open(database, CATALOGUE, lock=lock, shard_range=shard_range)
    services = Services(host, CATALOGUE)
    try:
        async with serving(services, "127.0.0.1", port):
            services.web_url = f"http://127.0.0.1:{port}"
            yield
    finally:
        await host.close()
        lock.release()
