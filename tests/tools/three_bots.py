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

from bot.host.core.paces import DAY, HOUR
from bot.host.leagues.api import Season
from bot.host.leagues.partners.service import EVERY
from bot.host.leagues.standings.results import Results
from bot.house_bots.api import house_bot
from bot.leagues.season_standings import OUT
from bot.leagues.settings import SWISS
from bot.presenting.league.log_fetching import LogFetcher
from bot.presenting.services import Services
from bot.runtime.outgoing.client import OutgoingClient
from bot.runtime.outgoing.hosts import parse_hosts
from bot.simulation.life import Life
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
    sign_up,
)
from bot.simulation.server import Clock, Server
from bot.store.opening.sqlite import open_fleeting
from bot.web.service import serving
from tests.host.toy import TOYS
from tests.tools.partner_bot import standings_of

OTHERS = 2
"""Bots besides the one that runs the season."""
OWN_SERVERS = 3
EXCHANGED = HOUR
"""Seconds of the season between two rounds of exchange while people can sign up."""
FOLLOWED = 5 * DAY
"""Seconds between two of them while tables are played."""


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
    faults: int
    computed: int
    equal: int
    """Bots, of those that computed the standings, with the same ones as this bot."""
    seconds: float


@dataclass
class Child:
    """Another bot's process."""

    process: asyncio.subprocess.Process
    port: int = 0
    """The port of its pages."""

    async def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Have it carry out a command, and return its answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"do": do, **more}).encode() + b"\n")
        return await self.answer()

    async def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        assert line, "the other bot has ended"
        found: dict[str, Any] = json.loads(line)
        return found


def plan_of(game: str, people: int, rounds: int, seed: int, absence: float = 0.15) -> Plan:
    """Return the plan of a Swiss event with a final of one table."""
    rules = replace(usual(game, 60 * rounds), form=SWISS, size=4, games=rounds, up=4)
    return drawn_up(rules, people, 1, seed, absence, servers=OWN_SERVERS)


class Partnership:
    """A season, and the people who sign up for it with the other bots."""

    def __init__(self, life: Life, children: Sequence[Child], base: str) -> None:
        self.life = life
        self.children = children
        self._base = base
        self._with: dict[int, Child] = {}
        self._passed = life.now

    def signs_with(self, person: int, child: Child) -> None:
        """Store with which bot a person signs up."""
        self._with[person] = child

    @property
    def elsewhere(self) -> int:
        """Return the number of people who sign up with other bots."""
        return len(self._with)

    async def sign_up(self, life: Life, season: Season, who: Simulated, alternate: bool) -> None:
        """Sign a person up with their bot; the first one makes the bots partners."""
        child = self._with.get(who.id)
        if child is None:
            await sign_up(life, season, who, alternate)
            return
        told = await child.ask("sign", id=who.id, hours=[*who.hours])
        assert "signed up here" in told["said"], told
        if who.vacation is not None:
            await life.host.absence.availability.plan(who.id, who.name, *who.vacation)

    async def make_partners(self) -> None:
        """Have the other bots follow the season, and the organisers accept their keys."""
        (league,) = await self.life.host.leagues.founding.of_server(1)
        season = await self.life.host.leagues.founding.season(league.id)
        partners = self.life.host.leagues.partners
        for number, child in enumerate(self.children, 2):
            token = await partners.invite(season.id, ORGANISER, f"Bot {number}")
            told = await child.ask("follow", url=f"{self._base}/x/{token}/season.jsonl")
            proposed = await partners.propose(season.id, ORGANISER, told["address"])
            assert proposed.key == told["key"]
            await partners.accept(season.id, proposed.id, told["key"], ORGANISER)

    async def exchange(self) -> None:
        """Pass the time in the other bots as well, and have all read each other's files."""
        life, now = self.life, self.life.now
        await life.host.leagues.look()
        await life.host.leagues.partners.settled()
        await asyncio.gather(
            *(child.ask("pass", seconds=now - self._passed) for child in self.children)
        )
        self._passed = now
        (league,) = await life.host.leagues.founding.of_server(1)
        season = await life.host.leagues.founding.season(league.id)
        is_early = now < season.starts_at.timestamp() + DAY
        life.plan(now + (max(EXCHANGED, EVERY) if is_early else FOLLOWED), self.exchange)


async def measured(plan: Plan) -> Figures:
    """Simulate a season under three bots, and compare what each of them computes."""
    began = perf_counter()
    async with AsyncExitStack() as held:
        folder = held.enter_context(tempfile.TemporaryDirectory())
        children = [await _started(held) for _ in range(OTHERS)]
        people = await _spread(people_of(plan), children)
        database = open_fleeting(Path(folder) / "season.db")
        clock = Clock(moment(plan.settings.closing_day - timedelta(days=SIGNUP_DAYS)))
        server = Server(clock, people)
        host = host_of(plan, TOYS, database, server)
        held.push_async_callback(host.close)
        services = Services(host=host, games={})
        port = await held.enter_async_context(serving(services, "127.0.0.1", 0))
        allowed = ",".join(f"http://127.0.0.1:{child.port}" for child in children)
        services.outgoing = OutgoingClient(parse_hosts(allowed))
        host.leagues.partners.fetcher = LogFetcher(services)
        bots = TOYS[plan.settings.game].bots
        life = Life(host, database, server, bots[house_bot(bots)], plan.seed)
        found = Partnership(life, children, f"http://127.0.0.1:{port}")
        for number, one in enumerate(people):
            if number % 5 >= OWN_SERVERS:
                found.signs_with(one.id, children[number % 5 - OWN_SERVERS])
        life.plan(life.now, found.make_partners)
        life.plan(life.now + 1, found.exchange)
        season = await live(life, plan, found.sign_up)
        return await _compared(found, plan, season, perf_counter() - began)


async def _started(held: AsyncExitStack) -> Child:
    """Start another bot, which ends with the stack."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.tools.partner_bot",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    held.push_async_callback(_end, process)
    child = Child(process)
    child.port = (await child.answer())["port"]
    return child


async def _end(process: asyncio.subprocess.Process) -> None:
    """End a process whose input is closed then."""
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()


async def _spread(people: Sequence[Simulated], children: Sequence[Child]) -> list[Simulated]:
    """Make two people of five members of the other bots' servers, with the ids they have there."""
    where = [number % 5 - OWN_SERVERS for number in range(len(people))]
    counts = Counter(where)
    told = [
        await child.ask("people", count=counts[n], skip=n * len(people))
        for n, child in enumerate(children)
    ]
    ids = [iter(one["ids"]) for one in told]
    return [
        one if n < 0 else replace(one, id=next(ids[n]))
        for one, n in zip(people, where, strict=True)
    ]


async def _compared(found: Partnership, plan: Plan, season: Season, seconds: float) -> Figures:
    """Have all bots compute the season once more, and return what was measured."""
    life = found.life
    await found.exchange()
    results = await life.host.leagues.results.of(season.id)
    report = await report_of(life, plan, season)
    content = (await life.host.leagues.season_logs.export(season.id)).content
    own = standings_of({number: tuple(rows) for number, rows in results.divisions.items()})
    told = [await child.ask("standings") for child in found.children]
    entries = await life.host.leagues.signups.entries(season.id)
    return Figures(
        people=len(own[0]),
        elsewhere=found.elsewhere,
        entered=sum(one["in"] for one in told),
        gone=sum(one.status in OUT for one in entries),
        tables=len(results.fixtures),
        interventions=report.interventions,
        repeated=_repeated(results),
        lines=content.count(b"\n"),
        size=len(content),
        faults=sum(one["fault"] is not None or one["stored"] != one["lines"] for one in told),
        computed=len(told),
        equal=sum(one["standings"] == own for one in told),
        seconds=round(seconds, 1),
    )


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
    return int(figures.equal != figures.computed or figures.faults > 0)


if __name__ == "__main__":
    sys.exit(main())
