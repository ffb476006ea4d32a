"""Time until house bots have moved, with the processors quiet and beside programs that never pause.

Of easy and sensible ones it is the time of a choice. A strong one is measured at tables of a host,
from the commit after which it is asked to the commit of its move, which must come within the time
that the lobby announces, whatever happens to the process that thinks.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from itertools import islice
from multiprocessing import active_children
from pathlib import Path
from statistics import median
from typing import Any, TypeVar

from bot.catalogue.thinkers import thinking
from bot.cli.compose import share_interpreter
from bot.engine import batches
from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.host import Host
from bot.host.core.api import HostError, Person, Position, Table
from bot.house_bots.search import MoveAnswer, SearchBot
from bot.house_bots.searcher import Job
from bot.store import Connection
from bot.workers.thinking.pool import ThinkingPool
from tests.catalogue import BOTS, CATALOGUE
from tests.host.playing import GUILD, let_newcomers_play, percentile
from tests.tools.bench import Figure

A = TypeVar("A")

GAMES = ("puerto_rico", "magister_navis", "amerigo")
SEATS = 3
LOOPS = 2
"""The number of programs that never pause, besides the figures called quiet."""
CHOICES, MOVES, STARTS = 400, 20, 4
"""Numbers of decisions, of a strong bot's searched moves, and of starts of a process."""
SECONDS = 3.0
"""The time that a strong bot is announced to think by default (`BOT_THINKING_SECONDS`)."""
TABLES = 4
"""The number of tables that one process thinks about at the same time."""
KILLED_EVERY = 2.0
"""Seconds between two kills of the process that thinks."""
TICK = 0.01
MEBI = 1 << 20
OWNER = Person(99, "Owner")


def figures() -> list[Figure]:
    """Measure the quick bots and the strong ones, quiet and beside the loops."""
    share_interpreter()
    with _pool() as pool:
        found = [*_all("quiet", pool)]
        memory = pool.memory / MEBI
        found.append(Figure("choices: memory of a process, all games", memory, "MiB", "<= 80"))
        with loops(LOOPS):
            found += _all(f"{LOOPS} loops", pool)
            shared = [wait for game in GAMES for wait in waits(game, pool, tables=TABLES)]
            found.append(_longest(f"{TABLES} tables", shared))
            found.append(_longest("killed processes", waits(GAMES[0], pool, killed=True)))
            found.append(_longest("new processes", [_cold() for _ in range(STARTS)]))
    return found


def _all(load: str, pool: ThinkingPool) -> Iterator[Figure]:
    for game in GAMES:
        for level in ("easy", "sensible"):
            taken = [seconds * 1000 for seconds in choices(game, level)]
            yield from _spread(f"{game}, {level}, {load}", taken, "ms")
        taken = waits(game, pool)
        yield from _spread(f"{game}, strong, {load}", taken, "s")
        yield _longest(f"{game}, {load}", taken)


def _cold() -> float:
    """Return the seconds of the first searched move, for which a process has to start."""
    with _pool() as pool:
        return waits(GAMES[0], pool, moves=1)[0]


@contextmanager
def _pool() -> Iterator[ThinkingPool]:
    with thinking(1, SECONDS, CATALOGUE) as pool:
        assert pool is not None
        yield pool


def _spread(name: str, taken: Sequence[float], unit: str) -> Iterator[Figure]:
    yield Figure(f"choices: {name}, p50", median(taken), unit)
    yield Figure(f"choices: {name}, p99", percentile(taken, 99), unit)


def _longest(name: str, taken: Sequence[float]) -> Figure:
    return Figure(f"choices: strong at a table, {name}, max", max(taken), "s", f"<= {SECONDS:g}")


@contextmanager
def loops(count: int) -> Iterator[None]:
    """Run programs that compute all the time, which end with this one in any case."""
    code = f"import os\nwhile os.getppid() == {os.getpid()}: pass"
    running = [subprocess.Popen([sys.executable, "-c", code]) for _ in range(count)]
    try:
        yield
    finally:
        for one in running:
            one.kill()
            one.wait()


# Easy and sensible -------------------------------------------------------------------------


def choices(game: str, level: str) -> list[float]:
    """Return the seconds of a house bot's choices in games of sensible ones."""
    rules, bot = CATALOGUE[game].rules, BOTS[game][level]
    found = []
    for number, (state, decision) in enumerate(islice(_decisions(game), CHOICES)):
        asked = rules.clone(state)
        begin = time.perf_counter()
        bot.choose(rules, asked, decision, Rng(number))
        found.append(time.perf_counter() - begin)
    return found


def _decisions(game: str) -> Iterator[tuple[Any, Decision[Any]]]:
    rules, bot, number = CATALOGUE[game].rules, BOTS[game]["sensible"], 0
    while True:
        number += 1
        state, rng = rules.setup(SEATS, {}, number), Rng(number)
        while pending := rules.pending(state):
            yield state, pending[0]
            moves = bot.choose(rules, rules.clone(state), pending[0], rng)
            batches.play(rules, state, pending[0].seat, moves)


# Strong ------------------------------------------------------------------------------------


def waits(
    game: str,
    pool: ThinkingPool,
    *,
    moves: int | None = None,
    tables: int = 1,
    killed: bool = False,
) -> list[float]:
    """Return the seconds of strong bots' searched moves at tables that share the processes."""
    watched = Watched(pool)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "bench.db")
        asyncio.run(_play(database, game, watched, moves or MOVES, tables, killed))
    return watched.waits


async def _play(
    database: Path, game: str, watched: Watched, moves: int, tables: int, killed: bool
) -> None:
    """Play until so many moves were searched, with somebody who ends processes if `killed`."""
    host = await Host.open(database, CATALOGUE, thinkers=watched)
    await let_newcomers_play(host)
    host.core.followers.join(watched)
    tasks = [asyncio.create_task(_keep_playing(host, game)) for _ in range(tables)]
    if killed:
        tasks.append(asyncio.create_task(_keep_killing()))
    while len(watched.waits) < moves and not any(task.done() for task in tasks):
        await asyncio.sleep(TICK)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    await host.close()
    assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended


class Watched:
    """Thinkers and a follower: how long people waited for the moves that had to be searched."""

    offered = True

    def __init__(self, pool: ThinkingPool) -> None:
        self.seconds = pool.seconds
        self.waits: list[float] = []
        self._pool = pool
        self._after: dict[int, Position] = {}
        self._asked: dict[int, float] = {}
        self._needless: set[int] = set()

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        self._needless.discard(table)
        answer = await self._pool.think(job, table, urgent)
        assert isinstance(answer, MoveAnswer)
        if not (answer.playouts or answer.cut):
            self._needless.add(table)
        return answer

    def has_work(self, _: Connection, after: Position) -> bool:
        self._after[after.table.id] = after
        return True

    def run_soon(self, table_id: int) -> None:
        """Note the time of a commit, and what it asks."""
        after = self._after.pop(table_id, None)
        if after is None:
            return
        now, asked = time.perf_counter(), self._asked.pop(table_id, None)
        if asked is not None and table_id not in self._needless:
            self.waits.append(now - asked)
        if after.decisions and all(_is_searched(after, one) for one in after.decisions):
            self._asked[table_id] = now

    async def resume(self) -> None: ...

    async def drain(self) -> None: ...

    async def close(self) -> None: ...


def _is_searched(position: Position, decision: Decision[Any]) -> bool:
    bot = BOTS[position.table.game].get(position.table.chairs[decision.seat].mover or "")
    return isinstance(bot, SearchBot) and decision.kind in bot.searcher.judged


async def _keep_playing(host: Host, game: str) -> None:
    """Move as the person as soon as the strong bots have, in one game after the other."""
    table = await _opened(host, game)
    while True:
        position = await host.tables.position(table.id)
        if not position.decisions:
            table = await _opened(host, game)
        elif decision := position.user_decision(OWNER.id):
            choose = partial(_chosen, position, decision)
            text = await asyncio.to_thread(choose)
            # A bot may have moved meanwhile, where both decide at once.
            with suppress(HostError):
                await host.tables.play(table.id, OWNER.id, text, position.version)
        await asyncio.sleep(TICK)


async def _opened(host: Host, game: str) -> Table:
    table = await host.lobby.new(
        OWNER, game, guild_id=GUILD, channel_id=2, where="here", language="en", manages=True
    )
    for _ in range(SEATS - 1):
        await host.lobby.add_bot(table.id, OWNER.id, "strong")
    return await host.lobby.start(table.id, OWNER.id)


def _chosen(position: Position, decision: Decision[Any]) -> str:
    bot, rules = BOTS[position.table.game]["sensible"], position.rules
    moves = bot.choose(rules, rules.clone(position._state), decision, Rng(position.version))
    return "; ".join(map(rules.notate, moves))


async def _keep_killing() -> None:
    while True:
        await asyncio.sleep(KILLED_EVERY)
        for child in active_children():
            if child.pid is not None:
                os.kill(child.pid, signal.SIGKILL)
