"""Many games of strangers with drawn habits, on the host alone."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import TypeVar

from bot.host import Host
from bot.host.core.paces import DAY
from bot.host.core.registry import TableRegistry
from bot.simulation.server import Clock
from bot.store.opening.sqlite import open_fleeting
from tests.catalogue import CATALOGUE, GAMES
from tests.empty_database import put_database
from tests.tools.strangers.figures import Outcome
from tests.tools.strangers.life import Life, Plan
from tests.tools.strangers.people import Stranger, draw
from tests.tools.strangers.stage import EPOCH, Bare

T = TypeVar("T")

PACES = {"standard": 4, "fast": 2, "relaxed": 1, "none": 2, "live": 1}
AT_TIMEOUT = {"vote": 4, "owner": 1, "caretaker": 1}
MOST_SEATS = 5
MISSED = 0.12
"""The share of deadlines that would be missed, where nothing else is asked for."""


def drawn(seed: int, missed: float, game: str) -> tuple[Plan, list[Stranger]]:
    """Return a table and its people."""
    rng = Random(seed)
    pace = rng.choices(list(PACES), list(PACES.values()))[0]
    at_timeout = rng.choices(list(AT_TIMEOUT), list(AT_TIMEOUT.values()))[0]
    pauses_at = rng.uniform(1, 15) * DAY if rng.random() < 0.15 else None
    seats = rng.choice((3, 4, 4, 4, MOST_SEATS))
    # At a full table somebody else waits for a seat.
    count = seats + (seats == MOST_SEATS and rng.random() < 0.5)
    people = [draw(rng, number, pace, missed, EPOCH) for number in range(1, count + 1)]
    return Plan(seed, pace, at_timeout, game, pauses_at), people


def play(seed: int, missed: float = MISSED, game: str = "puerto_rico") -> Outcome:
    """Play the game of a seed."""
    return asyncio.run(_play(seed, missed, game))


def play_all(seeds: Iterable[int], missed: float, game: str, jobs: int) -> Iterator[Outcome]:
    """Play many games, some at a time, and yield what they came to in order."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(partial(play, missed=missed, game=game), seeds)


async def _play(seed: int, missed: float, game: str) -> Outcome:
    plan, people = drawn(seed, missed, game)
    clock = Clock(EPOCH)
    with tempfile.TemporaryDirectory() as folder:
        # A game has thousands of hops to another thread, which nobody needs here.
        database = open_fleeting(put_database(Path(folder) / "games.db"))
        host = Host(TableRegistry(database, GAMES, clock), CATALOGUE)
        try:
            return await Life(Bare(host, clock), plan, people).live()
        finally:
            await host.close()
