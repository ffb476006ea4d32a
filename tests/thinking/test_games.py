"""What a thinking process knows of the games: all it needs, and nothing that only the bot does."""

from __future__ import annotations

import asyncio
import json

from bot.engine import batches
from bot.engine.rng import Rng
from bot.games.amerigo.data import in_use
from bot.players.playouts import never
from bot.players.search import MoveJob
from bot.thinkers import load
from bot.thinking.pool import ThinkingPool
from tests.catalogue import CATALOGUE
from tests.thinking.tricks import Trick

MOST_MEMORY = 120 << 20
PLAYOUTS = 12
BEFOREHAND = 25
"""Decisions of a game before the ones that are thought about."""


def jobs(count: int) -> list[MoveJob]:
    """Return jobs for decisions in the midst of a game of Puerto Rico."""
    game = CATALOGUE["puerto_rico"]
    rules, searcher, bot = game.rules, game.searcher, game.bots["sensible"]
    assert searcher is not None
    state, found = rules.setup(3, {}, 1), list[MoveJob]()
    for number in range(1000):
        decision = rules.pending(state)[0]
        if number > BEFOREHAND and decision.kind in searcher.searched and len(found) < count:
            dealt = rules.dump(searcher.resample(state, decision.seat, Rng(number)))
            found.append(
                MoveJob("puerto_rico", json.dumps(dealt), decision.seat, number, PLAYOUTS, 60.0)
            )
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
