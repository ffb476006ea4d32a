"""Kills while a page makes a move: after the start it says what is true, and may send again."""

from __future__ import annotations

import asyncio
import random
import secrets
import socket
import time
from collections import Counter
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp

from bot.host.core.api import Person
from tests.tools.chaos import oracles
from tests.tools.chaos.burst import away, open_table
from tests.tools.chaos.launch import with_pages
from tests.tools.chaos.people import Club
from tests.tools.chaos.run import Report
from tests.tools.chaos.stage import LOGIN, Stage

SLOWEST = 0.08
"""Seconds between a tap and the kill at most: an answer takes a part of that."""
REFUSED = (409, 422)
PORTS = range(20_000, 32_768)
"""Ports that Linux gives to nobody who asks for any: between two lives of a bot its own stays free.

Its `ip_local_port_range` begins after them.
"""


@dataclass(frozen=True)
class Page:
    """A person's page at the table, in a browser that may move there."""

    session: aiohttp.ClientSession
    home: str
    path: str
    secret: str

    async def play(self) -> Any:
        """Return what the person is asked, once the bot answers."""
        until = time.monotonic() + LOGIN
        while time.monotonic() < until:
            try:
                async with self._send("GET") as answer:
                    if answer.status == 200:
                        return await answer.json()
            except aiohttp.ClientError:
                pass
            await asyncio.sleep(0.05)
        raise TimeoutError("the pages did not come back")

    async def move(self, stamp: int, index: int) -> int | None:
        """Send a move; return the status, None = there was no whole answer."""
        try:
            what = {"done": "move", "stamp": stamp, "index": index}
            async with self._send("POST", json=what) as answer:
                await answer.read()
                return answer.status
        except aiohttp.ClientError:
            return None

    def _send(self, method: str, **more: Any) -> Any:
        headers = {"Origin": self.home, "Cookie": f"play={self.secret}"}
        url = f"{self.home}{self.path}/play"
        return self.session.request(method, url, headers=headers, **more)


@dataclass
class Tapping:
    """The pages of everybody at one table, and what became of their taps."""

    stage: Stage
    rng: random.Random
    pages: dict[int, Page] = field(default_factory=dict)
    became: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    async def tap(self) -> None:
        """Tap, kill the bot meanwhile, and hold what it says then against what is stored."""
        page, asked = await self.asked()
        index, before = self.rng.choice(asked["choices"])["index"], self.moves()
        tapped = asyncio.create_task(page.move(asked["asked"], index))
        await asyncio.sleep(self.rng.uniform(0, SLOWEST))
        self.stage.kill()
        status = await tapped
        self.stage.begin()
        await self.stage.connected()
        counts = self.moves() - before
        self.became[f"{'counted' if counts else 'nothing'}, {named(status)}"] += 1
        self.check(counts in (0, 1), f"{counts} moves of one tap")
        self.check(counts == 1 or status != 200, "an acknowledged move is lost")
        await self.again(page, asked, index, counts)
        self.check(self.moves() == before + 1, f"{self.moves() - before} moves in the end")

    async def again(self, page: Page, asked: Any, index: int, counts: int) -> None:
        """Look at the page once the bot is back, and send the move again."""
        now = await page.play()
        same = (now["asked"], now["choices"]) == (asked["asked"], asked["choices"])
        self.check(same == (counts == 0), f"{counts} moves, and the page asks {now['asked']}")
        again = await self.insist(page, asked["asked"], index, counts)
        self.check(again in REFUSED if counts else again == 200, f"sent again: {again}")

    async def insist(self, page: Page, stamp: int, index: int, counts: int) -> int | None:
        """Send a move that counts so often so far; return the status."""
        return await page.move(stamp, index)

    async def asked(self) -> tuple[Page, Any]:
        """Return the page of somebody who is asked something, and the question."""
        for page in self.pages.values():
            asked = await page.play()
            if asked is not None and asked["choices"]:
                return page, asked
        raise AssertionError("nobody is asked anything")

    def moves(self) -> int:
        return int(self.stage.read("SELECT count(*) FROM move WHERE actor = 'user'")[0][0])

    def check(self, holds: bool, what: str) -> None:
        if not holds:
            self.wrong.append(f"tap {self.became.total()}: {what}")


async def kill_taps(folder: Path, seed: int, kills: int) -> Report:
    """Kill the bot so often between a tap on a page and its answer."""
    rng, port = random.Random(seed), free_port()
    stage = Stage(folder, partial(with_pages, port=port))
    return await tapped(Tapping(stage, rng), seed, kills, port, nullcontext())


async def tapped(
    tapping: Tapping,
    seed: int,
    kills: int,
    port: int,
    serving: AbstractAsyncContextManager[None],
) -> Report:
    """Start the stage and tap so often on pages of that port, while somebody is `serving` them."""
    stage = tapping.stage
    await stage.start()
    try:
        async with aiohttp.ClientSession() as session:
            await sit_down(tapping, session, f"http://127.0.0.1:{port}")
            async with serving:
                await stage.connected()
                for _ in range(kills):
                    await tapping.tap()
        return await judged(tapping, seed, kills)
    finally:
        await stage.stop()


async def judged(tapping: Tapping, seed: int, kills: int) -> Report:
    """End the bot, and hold what was told against what is stored."""
    stage = tapping.stage
    stage.kill()
    lost = await asyncio.to_thread(lambda: [*oracles.not_replayed(stage)])
    ended = [f"exit code {code}" for code in stage.bot.ended]
    wrong = {"untrue": tapping.wrong, "not replayed": lost, "bot ended by itself": ended}
    return Report({"seed": seed, "kills": kills, **tapping.became}, wrong)


async def sit_down(tapping: Tapping, session: aiohttp.ClientSession, home: str) -> None:
    """Start a table, and pair a browser with everybody who plays there."""
    club = Club(tapping.stage, tapping.rng, tables=0)
    async with away(tapping.stage) as host:
        channel = club.server.world.add_channel("games")
        table = await open_table(host, club, tapping.rng, "puerto_rico", "here", channel)
        for chair in table.chairs:
            assert chair.user_id is not None
            person = Person(chair.user_id, chair.name)
            new = await host.pairings.pair(await host.pairings.code(person), "a browser")
            assert new is not None
            path = f"/t/{await host.links.token(table.id, person.id)}"
            tapping.pages[person.id] = Page(session, home, path, new.secret)


def named(status: int | None) -> str:
    return "no answer" if status is None else f"answer {status}"


def free_port() -> int:
    """Return a port that nobody listens at, and that nobody is given by chance."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port
