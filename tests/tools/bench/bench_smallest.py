"""The smallest machine that people rent: one core and 512 MiB.

A thousand tables of all games run, pages are open and a league signs people up; five moves a second
are made for some minutes (`SMALLEST_SECONDS`, usually 1,200). `SMALLEST_DRAWING` says how many
processes draw, usually as many as the bot has by itself on one core.

Where groups of Linux (cgroup v2) can be made, the bot lives in one of a core and 512 MiB. Elsewhere
it has one core, and what all its processes hold is looked at four times a second: then nothing is
killed, and the peak alone tells. Pages are opened by a process outside.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from bot.catalogue.drawing import usual_kept, usual_processes
from bot.host import Host
from bot.host.core.api import Person
from tests.catalogue import CATALOGUE
from tests.host.leagues.playing import LeagueServer, attach, found, people, settings, sign_up
from tests.host.playing import GUILD, SEATS, let_newcomers_play, percentile
from tests.tools.bench import Figure
from tests.tools.bench.bench_pipeline import Silent
from tests.tools.bench.keeping import database, place
from tests.tools.bench.smallest import choose
from tests.tools.bench.thousand import TABLES, multiply

SECONDS = float(os.environ.get("SMALLEST_SECONDS", "1200"))
PROCESSES = int(os.environ.get("SMALLEST_DRAWING", usual_processes(1)))
MEMORY = 512 << 20
PAGES = 20
PLAYED = (0, 20, 45, 70)
"""The number of moves of each game's tables that are played for it."""
_GROUPS = Path("/sys/fs/cgroup")
_LOOK = 0.25


def figures() -> list[Figure]:
    """Measure some minutes on the smallest machine."""
    with place() as folder:
        return asyncio.run(_measure(folder))


async def _measure(folder: Path) -> list[Figure]:
    path = await database(folder, "smallest-2", _written)
    with _machine() as machine:
        told = await _played(path, machine)
    return _lines(machine, told["answers"], told["drawn"])


def _lines(machine: Machine, answers: list[float], drawn: list[float]) -> list[Figure]:
    name = f"smallest, {PROCESSES} drawing process{'' if PROCESSES == 1 else 'es'}"
    held = "the group's" if machine.group else "summed up, no group"
    return [
        Figure(f"{name}, moves", len(answers) / SECONDS, "moves/s"),
        Figure(f"{name}, memory at its peak ({held})", machine.peak / (1 << 20), "MiB", "<= 384"),
        Figure(f"{name}, memory before the first move", machine.begun / (1 << 20), "MiB"),
        Figure(f"{name}, killed", machine.killed, "processes", "<= 0"),
        Figure(f"{name}, answers, p50", median(answers) * 1000, "ms"),
        Figure(f"{name}, answers, p99", percentile(answers, 99) * 1000, "ms", "<= 50"),
        Figure(f"{name}, pictures behind, p50", median(drawn), "s"),
        Figure(f"{name}, pictures behind, max", max(drawn), "s", "<= 3"),
    ]


async def _played(path: Path, machine: Machine) -> Any:
    """Play with the bot, with pages open, and return what it tells."""
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", "tests.tools.bench.smallest", str(path), str(SECONDS))
    bot = await asyncio.create_subprocess_exec(
        *command,
        str(PROCESSES),
        str(usual_kept(MEMORY)),
        stdin=pipe,
        stdout=pipe,
        limit=1 << 26,
        preexec_fn=machine.enter,
    )
    assert bot.stdin is not None and bot.stdout is not None
    ready = json.loads(await bot.stdout.readline())
    watching = asyncio.create_task(machine.watch(bot.pid))
    pages = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.tools.bench.pages", str(ready["port"]), "follow"),
        stdin=pipe, stdout=pipe, limit=1 << 26,
    )  # fmt: skip
    assert pages.stdin is not None and pages.stdout is not None
    paths = [f"/t/{link}" for link in ready["links"][:PAGES]]
    pages.stdin.write("".join(f"{path}\n" for path in [*paths, ""]).encode())
    await pages.stdout.readline()
    machine.begun = machine.held(bot.pid)
    bot.stdin.write(b"\n")
    told = json.loads(await bot.stdout.readline())
    machine.look(bot.pid)
    watching.cancel()
    pages.terminate()
    bot.stdin.write(b"\n")
    await asyncio.gather(bot.wait(), pages.wait())
    return told


async def _written(path: Path) -> None:
    """Write a file with a thousand running tables of all games and a league."""
    host = await Host.open(path, CATALOGUE)
    await let_newcomers_play(host)
    attach(host, LeagueServer())
    host.posting.outbox.publisher = Silent()
    season = await found(host, settings(game="puerto_rico", size=4), "Island league")
    await sign_up(host, season, people(16))
    for game in CATALOGUE:
        for moves in PLAYED:
            await _advanced(host, game, moves)
    await host.posting.outbox.resume()
    await host.close()
    multiply(path, TABLES)


async def _advanced(host: Host, game: str, moves: int) -> None:
    """Open a table and play so many moves at it."""
    seated = [Person(number, f"Player {number}") for number in range(1, SEATS + 1)]
    table = await host.lobby.new(
        seated[0], game, guild_id=GUILD, channel_id=2, where="here", language="en", manages=True
    )
    for person in seated[1:]:
        await host.lobby.join(table.id, person)
    await host.lobby.start(table.id, seated[0].id)
    for _ in range(moves):
        position = await host.tables.position(table.id)
        if position.decisions:
            await host.tables.play(table.id, *choose(position), position.version)


@dataclass
class Machine:
    """One core and its memory; `group` is the folder of a group of Linux, None = there is none."""

    group: Path | None
    begun: int = 0
    peak: int = 0
    killed: int = 0

    def enter(self) -> None:
        """Put this process, and all that it starts, on the machine."""
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        if self.group is not None:
            (self.group / "cgroup.procs").write_text("0")

    async def watch(self, pid: int) -> None:
        """Look again and again."""
        while True:
            self.look(pid)
            await asyncio.sleep(_LOOK)

    def look(self, pid: int) -> None:
        """Keep the peak, and how many were killed."""
        self.peak = max(self.peak, self.held(pid))
        if self.group is not None:
            told = dict(map(str.split, (self.group / "memory.events").read_text().splitlines()))
            self.killed = int(told["oom_kill"])

    def held(self, pid: int) -> int:
        """Return how many bytes all processes hold, what they share only once."""
        if self.group is not None:
            return int((self.group / "memory.current").read_text())
        return sum(map(_share, _family(pid)))


@contextmanager
def _machine() -> Iterator[Machine]:
    """Make a machine, in a group where the system lets us."""
    group = _GROUPS / f"smallest-{os.getpid()}"
    try:
        if not (_GROUPS / "cgroup.controllers").is_file():
            raise OSError
        group.mkdir()
        (group / "memory.max").write_text(str(MEMORY))
        (group / "memory.swap.max").write_text("0")
        (group / "cpu.max").write_text("100000 100000")
    except OSError:
        with suppress(OSError):
            group.rmdir()
        yield Machine(None)
        return
    try:
        yield Machine(group)
    finally:
        group.rmdir()


def _family(pid: int) -> Iterator[int]:
    yield pid
    with suppress(OSError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            for child in (thread / "children").read_text().split():
                yield from _family(int(child))


def _share(pid: int) -> int:
    """Return the bytes of a process, and its part of what it shares with others."""
    with suppress(OSError, ValueError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) << 10
    return 0
