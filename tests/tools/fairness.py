"""Simulated seasons whose standings are watched: is what was told still true, and is it fair?

`python -m tests.tools.fairness 100` plays so many seasons of 27 people in three divisions, a
fifth of whom vanish, are slow or leave, and prints what was found.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from bot.host.leagues.standings.results import Results
from bot.house_bots.api import house_bot
from bot.leagues.bounds import Bound
from bot.leagues.settings import NO, SWISS
from bot.presenting.league.scenes import bounds_of
from bot.simulation.life import Life
from bot.simulation.plan import Plan, drawn_up, usual
from bot.simulation.season import host_of, live, moment, people_of
from bot.simulation.server import Clock, Server
from bot.store import Connection
from bot.store.opening.sqlite import open_fleeting
from tests.host import toy

GAMES = {"toy": toy.TOY}
SEASON = 1
"""The number of the season in a store that has no other."""


def plan_of(
    seed: int,
    people: int = 27,
    divisions: int = 3,
    absence: float = 0.2,
    late: int = 0,
    rule: str = NO,
) -> Plan:
    settings = replace(usual("toy", 24), games=4, at_once=1, newcomer_at_once=1, late=rule)
    return drawn_up(settings, people, divisions, seed, absence, late=late)


def swiss_of(seed: int, people: int = 14, late: int = 0, absence: float = 0.3) -> Plan:
    """Return a Swiss event of four rounds and a final."""
    settings = replace(usual("toy", 40), form=SWISS, games=4, up=4, at_once=1, newcomer_at_once=1)
    return drawn_up(settings, people, 1, seed, absence, late=late)


class Watched(Life):
    """Looks at the standings whenever tables, seats or entries have changed.

    A late entry, or one more seat of somebody who entered late, is when bounds begin anew.
    """

    found: Counter[str]
    told: dict[int, Bound]
    late = 0
    mark: tuple[object, ...] = ()

    async def step(self) -> None:
        await super().step()
        mark = await self.database.read(_mark)
        if mark == self.mark or not mark[0]:
            return
        self.mark = mark
        results = await self.host.leagues.results.of(SEASON)
        late = sum(len(one.late) for one in results.fixtures) + len(results.late)
        if late != self.late:
            self.found["late"] += late - self.late
            self.late, self.told = late, {}
        now = {person: one for number in results.divisions for person, one in told(results, number)}
        for person, earlier in self.told.items():
            one = now[person]
            worse = one.best < earlier.best or one.worst > earlier.worst
            self.found["widened"] += worse and person not in results.out
            self.found["bounds"] += 1
        self.told = {person: one for person, one in now.items() if person not in results.out}


def _mark(connection: Connection) -> tuple[object, ...]:
    queries = (
        "SELECT count(*), sum(finished_at) FROM fixture WHERE season_id = 1",
        "SELECT sum(user_id % 10007 * (seat + 1 + 7 * fixture_id)) FROM fixture_seat",
        "SELECT count(*) FROM entrant WHERE season_id = 1 AND status <> 'in'",
        "SELECT count(*) FROM vacancy WHERE taken_by IS NOT NULL",
    )
    return tuple(value for one in queries for value in connection.execute(one).fetchone())


def told(results: Results, division: int) -> list[tuple[int, Bound]]:
    return list(bounds_of(results, division).items())


async def watched(plan: Plan) -> Counter[str]:
    """Play a season and return what was found."""
    bots = GAMES[plan.settings.game].bots
    with tempfile.TemporaryDirectory() as folder:
        database = open_fleeting(Path(folder) / "season.db")
        server = Server(Clock(moment(plan.settings.closing_day) - 7 * 86400), people_of(plan))
        host = host_of(plan, GAMES, database, server)
        try:
            life = Watched(host, database, server, bots[house_bot(bots)], plan.seed)
            life.found, life.told = Counter(), {}
            await live(life, plan)
            results = await host.leagues.results.of(SEASON)
        finally:
            await host.close()
    return life.found + ended(results) + Counter(seasons=1)


def ended(results: Results) -> Counter[str]:
    """Return how a season ended: too many tables, who stands above whom, who helped out."""
    found = Counter[str]()
    for rows in results.divisions.values():
        own = [row for row in rows if not row.guest]
        found["guests"] += len(rows) - len(own)
        found["out"] += sum(row.person in results.out for row in own)
        found["few"] += sum(row.below == "few" for row in own)
        found["too many tables"] += sum(row.games > results.season.settings.games for row in own)
        found["above who played on"] += sum(
            above.below is not None and below.below is None for above, below in pairwise(own)
        )
        found["champions below"] += own[0].below is not None
    return found


async def watch(seasons: int) -> None:
    """Play so many seasons, and print what was found."""
    total = Counter[str]()
    for seed in range(1, seasons + 1):
        total += await watched(plan_of(seed))
        sys.stderr.write(f"{seed}: {dict(total)}\n")
    wrong = ("widened", "too many tables", "above who played on", "champions below")
    keys = ("seasons", "guests", "out", "few", "bounds", *wrong)
    sys.stdout.write(", ".join(f"{key}: {total[key]}" for key in keys) + "\n")


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.fairness", description=__doc__)
    parser.add_argument("seasons", type=int, help="how many seasons are played")
    asyncio.run(watch(parser.parse_args(words).seasons))


if __name__ == "__main__":
    main()
