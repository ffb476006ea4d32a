"""Kills while strong house bots think: of the bot, or of the process that thinks for it.

What a bot plays after all that must be what it plays undisturbed.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from bot.host import Host
from bot.host.automation.searches import job_of, seed_of
from bot.host.core.registry import Live
from bot.house_bots.puerto_rico.searcher import STRONG
from bot.house_bots.search import MoveJob, never
from bot.store.tables import games
from bot.workers.thinking.work import NICE
from tests.catalogue import CATALOGUE
from tests.tools.chaos.launch import Program, thinking
from tests.tools.chaos.people import Club, Table
from tests.tools.chaos.run import AT_REST, Report, judged
from tests.tools.chaos.stage import Stage

GAME = "puerto_rico"
LONGEST = 1.5
"""Seconds that a thought may be old when it is killed."""
OF_THE_BOT = 0.6
"""The share of kills that end the whole bot, not only its process that thinks."""
PATIENCE = 300.0
"""Seconds within which some bot must think; machines may be busy."""
_NICE, _PARENT = 16, 1
"""The fields of /proc, after a process' name, with its nice value and its parent."""


class Thought(NamedTuple):
    """A decision of a strong bot: the table, its version, and who decides."""

    table_id: int
    version: int
    seat: int


async def kill_thoughts(
    folder: Path,
    seed: int,
    kills: int,
    checked: int = 20,
    tables: int = 2,
    program: Program = thinking,
) -> Report:
    """Kill strong bots of tables so often while they think, and check so many of their moves."""
    rng, stage = random.Random(seed), Stage(folder, program)
    await stage.start()
    club = Club(stage, rng, tables=0)
    club.tables = [_table(club, name, rng) for name in ("first", "second")[:tables]]
    try:
        playing = asyncio.create_task(club.play())
        ended = [await _kill_once(stage, rng) for _ in range(kills)]
        await stage.connected()
        club.playing = False
        await playing
        await _until(lambda: not _thoughts(stage))
        rested = await stage.rest(AT_REST)
        report = await judged(stage, club, seed, sum(ended), rested)
        stage.kill()
        wrong = await _other_moves(stage, rng, checked)
    finally:
        await stage.stop()
    report.figures["kills of thinking processes"] = kills - sum(ended)
    report.figures["moves of strong bots"] = len(_moves(stage))
    report.wrong["moves other than undisturbed"] = wrong
    report.wrong["incidents"] = [row[0] for row in stage.rows("SELECT trace FROM incident")]
    return report


def _table(club: Club, name: str, rng: random.Random) -> Table:
    channel = club.server.world.add_channel(name)
    return Table(GAME, "here", channel, [rng.choice(club.users)], bots=2, level="strong")


async def _kill_once(stage: Stage, rng: random.Random) -> bool:
    """End something in the midst of a thought; return whether that was the bot itself."""
    while True:
        await stage.connected()
        await _until(lambda: _thoughts(stage))
        thought = rng.choice(_thoughts(stage))
        await asyncio.sleep(rng.uniform(0.0, LONGEST))
        if thought not in _thoughts(stage):
            continue
        if rng.random() < OF_THE_BOT:
            stage.kill()
            stage.begin()
            await _until_played(stage, thought)
            return True
        if _killed_thinkers(stage):
            await _until_played(stage, thought)
            return False


async def _until_played(stage: Stage, thought: Thought) -> None:
    """Wait for a move: two deaths of a process would be one too many for the same thought."""
    await _until(lambda: thought not in _thoughts(stage))


def _thoughts(stage: Stage) -> list[Thought]:
    """Return the decisions that strong bots have to make."""
    rows = stage.rows(
        "SELECT id, version, seat FROM game JOIN seat ON game_id = id"
        " WHERE status = 'running' AND seat.bot = 'strong' AND asked IS NOT NULL ORDER BY id, seat"
    )
    return [Thought(*row) for row in rows]


def _moves(stage: Stage) -> list[tuple[int, int, int, str]]:
    """Return the moves of strong bots: table, version, seat, and what they did."""
    return stage.rows(
        "SELECT game_id, version, move.seat, text FROM move JOIN seat USING (game_id, seat)"
        " WHERE seat.bot = 'strong' AND actor = 'bot' ORDER BY game_id, version"
    )


async def _other_moves(stage: Stage, rng: random.Random, checked: int) -> list[str]:
    """Return those of some moves that a bot would not make if it thought once more."""
    host, wrong = await Host.open(stage.bot.database, CATALOGUE), []
    moves = _moves(stage)
    for table_id, version, _, text in rng.sample(moves, len(moves)):
        job = await _job(host, table_id, version - 1)
        if job is None:
            continue
        if not checked:
            break
        again = job.run({GAME: STRONG.searcher}, never).move
        if again != text:
            wrong.append(f"table {table_id}, version {version}: {text}, undisturbed {again}")
        checked -= 1
    await host.close()
    return wrong


async def _job(host: Host, table_id: int, version: int) -> MoveJob | None:
    """Return what was thought about at a version, None where nothing had to be."""
    stored = await host._database.read(lambda db: games.reload(db, table_id))
    position = await host.tables.position(table_id, version)
    decision = position.decisions[0]
    if decision.kind not in STRONG.searcher.searched:
        return None
    seed = seed_of(Live(position, stored.game.seed), decision)
    return job_of(position, decision.seat, STRONG, seed, 60.0)


def _killed_thinkers(stage: Stage) -> int:
    """End the processes that think for the bot; return how many there were."""
    found = list(_thinkers(stage.bot.pid))
    for pid in found:
        os.kill(pid, signal.SIGKILL)
    return len(found)


def _thinkers(bot: int | None) -> Iterator[int]:
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[_PARENT]) == bot and int(fields[_NICE]) >= NICE:
                yield int(path.parent.name)


async def _until(true: Callable[[], object]) -> None:
    """Wait until something is true. Raises TimeoutError."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)
