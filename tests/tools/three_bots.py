"""Have two more bots fetch the growing log of a season by HTTP, and compute it again.

Each is a process of its own, which keeps what it has fetched. The bot of this process simulates a
Swiss event with a final. In the end all of them must have the same standings.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from bot.catalogue.games import GAMES
from bot.host.core.paces import DAY
from bot.host.host import Host
from bot.host.leagues.api import OVER, Season
from bot.host.leagues.seasonlog.referee import HostReferee
from bot.house_bots.api import house_bot
from bot.leagues.records import Row
from bot.leagues.seasonlog.lines import MOST_BYTES, read
from bot.leagues.seasonlog.verifying import Known, check_log
from bot.leagues.settings import SWISS
from bot.runtime.outgoing.client import OutgoingClient
from bot.runtime.outgoing.hosts import parse_hosts
from bot.simulation.life import Life
from bot.simulation.plan import Plan, drawn_up, usual
from bot.simulation.season import SIGNUP_DAYS, host_of, live, moment, people_of
from bot.simulation.server import Clock, Server
from bot.store.opening.sqlite import open_fleeting
from tests.host.toy import TOYS
from tests.receiver import Receiver, receiving

EVERY = {**GAMES, **TOYS}
"""The games of the bot, and the tests' toy game, whose seasons take less time."""
OTHERS = 2
"""Bots that follow the season."""
FETCHES = 6
"""Times at which they fetch the log, the last one when the season is over."""
Standings = list[list[Any]]
"""By division the people, in the order of their accounts, with points, tables and floor."""


@dataclass
class Figures:
    """The figures that were measured: sizes in bytes, and seconds of the slowest bot."""

    people: int
    tables: int
    lines: int
    size: int
    computed: int
    equal: int
    slowest: float


def plan_of(game: str, people: int, rounds: int, seed: int) -> Plan:
    """Return the plan of a Swiss event with a final of one table."""
    rules = replace(usual(game, 60 * rounds), form=SWISS, size=4, games=rounds, up=4)
    return drawn_up(rules, people, 1, seed, 0.1)


async def measured(plan: Plan) -> Figures:
    """Simulate a season, and have the other bots compute its log as it grows."""
    with tempfile.TemporaryDirectory() as folder:
        database = open_fleeting(Path(folder) / "season.db")
        clock = Clock(moment(plan.settings.closing_day - timedelta(days=SIGNUP_DAYS)))
        server = Server(clock, people_of(plan))
        host = host_of(plan, EVERY, database, server)
        try:
            bots = EVERY[plan.settings.game].bots
            life = Life(host, database, server, bots[house_bot(bots)], plan.seed)
            signed: list[bytes] = []
            life.plan(life.now + DAY, partial(_sign, life, signed))
            season = await live(life, plan)
            signed.append((await host.leagues.season_logs.export(season.id)).content)
            async with receiving() as receiver:
                return await _followed(host, season, signed, receiver, Path(folder))
        finally:
            await host.close()


async def _sign(life: Life, signed: list[bytes]) -> None:
    """Export the log now and every ten days, as far as there is one."""
    leagues = await life.host.leagues.founding.of_server(1)
    for league in leagues:
        season = await life.host.leagues.founding.season(league.id)
        signed.append((await life.host.leagues.season_logs.export(season.id)).content)
    life.plan(life.now + 10 * DAY, partial(_sign, life, signed))


async def _followed(
    host: Host, season: Season, signed: Sequence[bytes], receiver: Receiver, folder: Path
) -> Figures:
    """Serve the log at several times of the season, and compare what the others compute."""
    versions = list(dict.fromkeys(signed))
    chosen = versions[:: max(1, len(versions) // (FETCHES - 1))][: FETCHES - 1]
    slowest, equal, found = 0.0, 0, list[Standings]()
    for content in dict.fromkeys([*chosen, versions[-1]]):
        receiver.body, began = content, perf_counter()
        found = await asyncio.gather(*(_other(receiver, folder / f"{n}") for n in range(OTHERS)))
        slowest = max(slowest, perf_counter() - began)
        equal += all(one == found[0] for one in found)
    results = await host.leagues.results.of(season.id)
    own = _standings(results.divisions)
    return Figures(
        people=len(own[0]),
        tables=len(results.fixtures),
        lines=len(read(receiver.body)),
        size=len(receiver.body),
        computed=len({*chosen, versions[-1]}) * OTHERS,
        equal=equal * OTHERS if season.stage == OVER and found[0] == own else 0,
        slowest=round(slowest, 1),
    )


async def _other(receiver: Receiver, file: Path) -> Standings:
    """Have another bot fetch and compute the log, and return its standings."""
    words = ("--follow", receiver.url("/log.jsonl"), str(file))
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.tools.three_bots", *words, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await child.communicate()
    assert child.returncode == 0
    found: Standings = json.loads(said)
    return found


async def follow(address: str, file: Path) -> Standings:
    """Fetch a log, compute it again, keep it, and return its standings. Raises Difference."""
    known = read(file.read_bytes()) if file.exists() else []
    host = address.partition("/log")[0]
    content = (await OutgoingClient(parse_hosts(host)).get(address, MOST_BYTES)).body
    rules = {key: game.rules for key, game in EVERY.items()}
    checked = check_log(content, HostReferee(rules), Known(known))
    file.write_bytes(content)
    ledger = checked.ledger
    return [] if ledger.seed is None else _standings(ledger.outcome().divisions)


def _standings(divisions: Mapping[int, Sequence[Row]]) -> Standings:
    order = sorted((row.person for rows in divisions.values() for row in rows), key=abs)
    return [
        [[order.index(row.person), str(row.points), row.games, row.below] for row in rows]
        for _, rows in sorted(divisions.items())
    ]


def main(words: Sequence[str] | None = None) -> int:
    """Print what was measured, or follow a log; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.three_bots", description=__doc__)
    parser.add_argument("--game", default="toy", choices=sorted(EVERY))
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--follow", nargs=2, metavar=("ADDRESS", "FILE"), help=argparse.SUPPRESS)
    asked = parser.parse_args(words)
    if asked.follow:
        print(json.dumps(asyncio.run(follow(asked.follow[0], Path(asked.follow[1])))))
        return 0
    plan = plan_of(asked.game, asked.people, asked.rounds, asked.seed)
    figures = asyncio.run(measured(plan))
    print(json.dumps(asdict(figures)))
    return int(figures.equal != figures.computed)


if __name__ == "__main__":
    sys.exit(main())
