"""A thinking process knows of the games all it needs, and nothing that only the bot does."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

from bot.catalogue.thinkers import load
from bot.cli.compose import ProcessNumbers, open_bot
from bot.engine import batches
from bot.engine.rng import Rng
from bot.games.amerigo.data import in_use
from bot.house_bots.playouts import never
from bot.house_bots.search import MoveJob
from bot.workers.thinking.pool import ThinkingPool
from tests.catalogue import CATALOGUE
from tests.thinking.tricks import Trick

MOST_MEMORY = 80 << 20
PLAYOUTS = 12
ENDLESS = 10**9
SOON = 0.2
"""Seconds in which a process has dropped what nobody wants."""
TRIES = 20
"""The number of tries, if other programs compute at the same time."""
BEFOREHAND = 25
"""Decisions of a game before the ones that are thought about."""


def jobs(count: int, key: str = "puerto_rico", playouts: int = PLAYOUTS) -> list[MoveJob]:
    """Return jobs for decisions in the midst of a game."""
    game = CATALOGUE[key]
    rules, searcher, bot = game.rules, game.searcher, game.bots["sensible"]
    assert searcher is not None
    state, found = rules.setup(3, {}, 1), list[MoveJob]()
    for number in range(1000):
        decision = rules.pending(state)[0]
        if number > BEFOREHAND and decision.kind in searcher.searched and len(found) < count:
            dealt = rules.dump(searcher.resample(state, decision.seat, Rng(number)))
            found.append(MoveJob(key, json.dumps(dealt), decision.seat, number, playouts, 60.0))
        if len(found) == count:
            break
        batches.play(rules, state, decision.seat, bot.choose(rules, state, decision, Rng(number)))
    return found


async def test_two_processes_find_what_this_one_does() -> None:
    pool = ThinkingPool(2, load(CATALOGUE, in_use()), 60.0)
    asked = jobs(2)
    searcher = CATALOGUE["puerto_rico"].searcher
    assert searcher is not None
    # Each process hashes in its own way.
    found = await asyncio.gather(*(pool.think(job, at, True) for at, job in enumerate(asked)))
    assert pool.running == 2
    here = [job.run({"puerto_rico": searcher}, never) for job in asked]
    assert found == here and any(answer.playouts for answer in here)
    _, loaded = await pool.think(Trick("imports"), 1, True)
    assert not set(loaded.split()) & {"discord", "render", "cogs", "aiosqlite", "PIL", "numpy"}
    _, games = await pool.think(Trick("games"), 1, True)
    assert games.split() == sorted(key for key, game in CATALOGUE.items() if game.searcher)
    assert pool.memory / 2 <= MOST_MEMORY
    pool.close()


async def test_in_every_game_what_nobody_wants_is_dropped_soon() -> None:
    """As soon as that the process is free for the next job."""
    pool = ThinkingPool(1, load(CATALOGUE, in_use()), 60.0)
    for key, game in CATALOGUE.items():
        if game.searcher is None:
            continue
        endless = [job for job in jobs(6, key, ENDLESS) if _is_searched(job)]
        taken = [await _dropped(pool, endless[0])]
        while min(taken) > SOON and len(taken) < TRIES:
            taken.append(await _dropped(pool, endless[0]))
        assert min(taken) <= SOON, (key, taken)
    assert pool.running == 1 and pool.counts["hung"] == 0, "it was not killed"
    pool.close()


def _is_searched(job: MoveJob) -> bool:
    searcher = CATALOGUE[job.game].searcher
    assert searcher is not None
    return job._replace(playouts=1).run({job.game: searcher}, never).playouts > 0


async def _dropped(pool: ThinkingPool, job: MoveJob) -> float:
    """Return how many seconds a process goes on with a job that nobody wants any more."""
    await pool.think(Trick(), 1, True)
    thought = asyncio.create_task(pool.think(job, 1, True))
    _, waiting = await asyncio.wait((thought,), timeout=0.3)
    assert waiting, "it thinks"
    thought.cancel()
    began = time.monotonic()
    await pool.think(Trick(), 1, True)
    return time.monotonic() - began


@pytest.mark.parametrize("processes", [0, 1])
async def test_strong_is_offered_where_processes_think(tmp_path: Path, processes: int) -> None:
    numbers = ProcessNumbers(thinking=processes)
    async with open_bot(tmp_path / "games.sqlite", numbers=numbers) as bot:
        host = bot.context.host
        assert host.automation.thinkers.offered == bool(processes)
        for key in CATALOGUE:
            assert ("strong" in host.lobby.levels(key)) == bool(processes)
