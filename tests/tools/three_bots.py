"""Run a season of 200 people on five servers under three bots, each in a process of its own.

The bot of this process runs a Swiss event with a final, on three simulated servers. Two more bots
have a simulated Discord and one server each, on which people sign up. They exchange signed files by
HTTP on this machine. In the end all must have computed the same standings.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass, replace
from datetime import timedelta
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Any

from bot.host.leagues.standings.results import Results
from bot.house_bots.api import house_bot
from bot.leagues.season_standings import OUT
from bot.leagues.settings import SWISS
from bot.presenting.league.log_fetching import LogFetcher
from bot.presenting.services import Services
from bot.runtime.outgoing.client import OutgoingClient
from bot.runtime.outgoing.hosts import parse_hosts
from bot.simulation.life import Life
from bot.simulation.partners import Address, Computed, Partnership
from bot.simulation.people import Simulated
from bot.simulation.plan import Plan, drawn_up, usual
from bot.simulation.report import report_of
from bot.simulation.season import (
    ORGANISER,
    SIGNUP_DAYS,
    host_of,
    live,
    moment,
    people_of,
)
from bot.simulation.server import Clock, Server
from bot.store.opening.sqlite import open_fleeting
from bot.web.service import serving
from tests.host.toy import TOYS

BOTS, SERVERS = 3, 5


@dataclass
class Figures:
    """The figures that were measured: people by where they signed up, and what came of it."""

    people: int
    elsewhere: int
    """People who signed up with the other bots."""
    entered: int
    """Those of them whose bots say that they are in the season."""
    gone: int
    """People who left the season, or were excluded from it."""
    tables: int
    interventions: int
    repeated: int
    """Pairs that met twice although each of them could have met somebody new."""
    lines: int
    size: int
    """Bytes of the log."""
    differing: int
    """Other bots that computed other standings, or did not follow to the end."""
    seconds: float


class Child:
    """Another bot, in a process of its own: an `OtherBot`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._now: float | None = None

    async def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Have it carry out a command, and return its answer."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"do": do, **more}).encode() + b"\n")
        return await self.answer()

    async def answer(self) -> dict[str, Any]:
        """Return the next answer."""
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        assert line, "the other bot has ended"
        found: dict[str, Any] = json.loads(line)
        return found

    async def follow(self, url: str) -> Address:
        """Have an admin follow the season, by commands and buttons."""
        told = await self.ask("follow", url=url)
        return Address(told["address"], told["key"])

    async def sign(self, who: Simulated) -> None:
        """Have a person press the buttons of the season's card."""
        told = await self.ask("sign", id=who.id, hours=[*who.hours])
        assert "signed up here" in told["said"], told

    async def pass_to(self, now: float) -> None:
        """Pass as much time there as has passed here since the last call."""
        await self.ask("pass", seconds=0 if self._now is None else now - self._now)
        self._now = now

    async def computed(self) -> Computed:
        """Compute the season again there."""
        told = await self.ask("standings")
        return Computed(told["standings"], told["in"], told["fault"])


def plan_of(game: str, people: int, rounds: int, seed: int, absence: float = 0.15) -> Plan:
    """Return the plan of a Swiss event with a final of one table."""
    rules = replace(usual(game, 60 * rounds), form=SWISS, size=4, games=rounds, up=4)
    return drawn_up(rules, people, 1, seed, absence, servers=SERVERS, bots=BOTS)


async def measured(plan: Plan) -> Figures:
    """Simulate a season under several bots, and compare what each of them computes."""
    began = perf_counter()
    async with AsyncExitStack() as held:
        folder = held.enter_context(tempfile.TemporaryDirectory())
        children, ports = [], []
        for _ in range(plan.bots - 1):
            child = await _started(held)
            children.append(child)
            ports.append((await child.answer())["port"])
        people = await _known(people_of(plan), children)
        database = open_fleeting(Path(folder) / "season.db")
        clock = Clock(moment(plan.settings.closing_day - timedelta(days=SIGNUP_DAYS)))
        host = host_of(plan, TOYS, database, server := Server(clock, people))
        held.push_async_callback(host.close)
        services = Services(host=host, games={})
        port = await held.enter_async_context(serving(services, "127.0.0.1", 0))
        allowed = ",".join(f"http://127.0.0.1:{one}" for one in ports)
        services.outgoing = OutgoingClient(parse_hosts(allowed))
        host.leagues.partners.fetcher = LogFetcher(services)
        bots = TOYS[plan.settings.game].bots
        life = Life(host, database, server, bots[house_bot(bots)], plan.seed)
        found = Partnership(life, children, f"http://127.0.0.1:{port}", ORGANISER)
        season = await live(life, plan, found)
        report = await report_of(life, plan, season, await found.computed())
        results = await host.leagues.results.of(season.id)
        content = (await host.leagues.season_logs.export(season.id)).content
        entries = await host.leagues.signups.entries(season.id)
        return Figures(
            people=report.people,
            elsewhere=found.elsewhere,
            entered=report.partners,
            gone=sum(one.status in OUT for one in entries),
            tables=report.tables,
            interventions=report.interventions,
            repeated=_repeated(results),
            lines=content.count(b"\n"),
            size=len(content),
            differing=report.differing,
            seconds=round(perf_counter() - began, 1),
        )


async def _started(held: AsyncExitStack) -> Child:
    """Start another bot, which ends with the stack."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.tools.partner_bot",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    held.push_async_callback(_end, process)
    return Child(process)


async def _end(process: asyncio.subprocess.Process) -> None:
    """End a process whose input is closed then."""
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()


async def _known(people: Sequence[Simulated], children: Sequence[Child]) -> list[Simulated]:
    """Make everybody a member of the other bots' servers; return them with the ids of there."""
    told = [(await child.ask("people", count=len(people)))["ids"] for child in children]
    assert all(ids == told[0] for ids in told), "simulated Discords number alike"
    return [replace(one, id=number) for one, number in zip(people, told[0], strict=True)]


def _repeated(results: Results) -> int:
    """Return the number of pairs that were drawn twice in the rounds before the final."""
    met: Counter[frozenset[int]] = Counter()
    swiss = {one for numbers in results.swiss.values() for one in numbers}
    for fixture in results.fixtures:
        if fixture.id in swiss:
            met.update(map(frozenset, combinations(fixture.drawn, 2)))
    return sum(count > 1 for count in met.values())


def main(words: Sequence[str] | None = None) -> int:
    """Print what was measured; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.three_bots", description=__doc__)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    figures = asyncio.run(measured(plan_of("toy", asked.people, asked.rounds, asked.seed)))
    print(json.dumps(asdict(figures)))
    return int(figures.differing > 0)


if __name__ == "__main__":
    sys.exit(main())
