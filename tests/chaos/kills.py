"""Kills at instants drawn from a seed, while people play; then the oracles."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from pathlib import Path

from tests.chaos import oracles
from tests.chaos.people import Club
from tests.chaos.server import Call, Dropped, Fault
from tests.chaos.stage import Stage

REQUESTS = (
    "POST /channels/{channel}/messages",
    "PATCH /channels/{channel}/messages/{message}",
    "POST /interactions/{interaction}/{token}/callback",
    "PATCH /webhooks/{application}/{token}/messages/{message}",
    "POST /channels/{channel}/threads",
    "POST /channels/{channel}/messages/{message}/threads",
    "PUT /channels/{channel}/thread-members/{user}",
)
"""What a kill may wait for."""
MOST_REQUESTS = 24
"""Requests that a life of the bot lasts at most: counted, so that slow machines see as much."""
LONGEST_LIFE = 12.0
"""Seconds until a kill comes without such a request."""
AT_REST = 75.0
"""Seconds that the bot has after the last kill to tell everything."""


class Trap(Fault):
    """Kills the bot at one request: before the work is done, or before it learns of that.

    It waits for so many requests, and then for one of that name, if any.
    """

    def __init__(self, stage: Stage, count: int, name: str | None, early: bool) -> None:
        self._stage, self._name, self._early = stage, name, early
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
        if self._left <= 0 and self._name in (None, call.name):
            if not self.sprung:
                self.sprung = True
                self._stage.kill()
            raise Dropped


async def run(folder: Path, kills: int, seed: int) -> Report:
    """Play and kill, then hold everything against everything."""
    rng = random.Random(seed)
    stage = Stage(folder)
    await stage.start()
    club = Club(stage, rng)
    try:
        playing = asyncio.create_task(club.play())
        for _ in range(kills):
            await _kill_once(stage, club, rng)
        await stage.connected()
        await asyncio.sleep(3)
        club.playing = False
        await playing
        rested = await stage.rest(AT_REST)
        return await judged(stage, club, seed, kills, rested)
    finally:
        await stage.stop()


async def _kill_once(stage: Stage, club: Club, rng: random.Random) -> None:
    """Let the bot live for a while, end it at a drawn instant, and start the next one."""
    if rng.random() < 0.06:
        rng.choice(club.tables).retired = True
    name = rng.choice(REQUESTS) if rng.random() < 0.5 else None
    trap = Trap(stage, rng.randrange(MOST_REQUESTS), name, rng.random() < 0.3)
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
    stage.begin()


class Report:
    """What came out: figures to print, and what is wrong."""

    def __init__(self, figures: dict[str, object], wrong: dict[str, Sequence[str]]) -> None:
        self.figures, self.wrong = figures, wrong

    @property
    def clean(self) -> bool:
        return not any(self.wrong.values())

    def __str__(self) -> str:
        lines = [f"{name:<34}{value}" for name, value in self.figures.items()]
        lines += [f"{name:<34}{len(found)}" for name, found in self.wrong.items()]
        lines += [f"  {name}: {one}" for name, found in self.wrong.items() for one in found]
        return "\n".join(lines)


async def judged(stage: Stage, club: Club, seed: int, kills: int, rested: bool) -> Report:
    """Hold Discord's record and the database against each other."""
    figures, server = club.figures, stage.server
    refused = {key: count for key, count in server.refused.items() if key.startswith("429")}
    told: dict[str, object] = {
        "seed": seed,
        "kills": kills,
        "clicks and commands": figures.clicks,
        "moves stored of people": figures.moves,
        "moves acknowledged": len(figures.acknowledged),
        "requests": sum(server.calls.values()),
        "rate limits hit (429)": sum(refused.values()),
        "everything told in time": rested,
        "clicks without an answer": f"{len(figures.silent)} {figures.silent[:5]}",
        "moves by table": [row[0] for row in stage.rows("SELECT version FROM game ORDER BY id")],
    }
    wrong: dict[str, Sequence[str]] = {
        "lost": [*figures.lost, *oracles.lost(stage, figures.acknowledged)],
        "doubled": figures.doubled,
        "told falsely": figures.lies,
        "not replayed": await asyncio.to_thread(lambda: [*oracles.not_replayed(stage)]),
        "too many live posts": [*oracles.live_posts(stage)],
        "asked by no post": [*oracles.unasked(stage, club)],
        "phases not told once": [*oracles.pictures(stage)],
        "private words in public": [*oracles.leaks(stage)],
        "shut out of a private table": [*oracles.shut_out(stage)],
        "bot ended by itself": [f"exit code {code}" for code in stage.bot.ended],
        "mistakes of this server": server.mistakes,
    }
    return Report(told, wrong)
