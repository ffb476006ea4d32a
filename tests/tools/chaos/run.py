"""A run: people play, the bot is killed or Discord fails, and all is held against all."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

from bot.runtime.database_url import Address
from tests.tools.chaos import oracles
from tests.tools.chaos.claims import untrue
from tests.tools.chaos.faults.run import HEAD, Outcome, suffer
from tests.tools.chaos.kills import kill_often
from tests.tools.chaos.limits import INVALID, UNBOUND
from tests.tools.chaos.people import Club
from tests.tools.chaos.server import Server
from tests.tools.chaos.stage import Stage

AT_REST = 75.0
"""Seconds that the bot has at the end to tell everything."""


async def run(
    folder: Path,
    seed: int,
    kills: int = 0,
    faults: Sequence[str] = (),
    tables: int = 6,
    database: Address | None = None,
) -> Report:
    """Play that many tables; kill the bot so often, then let those faults happen."""
    rng = random.Random(seed)
    stage = Stage(folder, database=database)
    await stage.start()
    club = Club(stage, rng, tables)
    try:
        await kill_often(stage, club, rng, kills)
        outcomes = await suffer(stage, club, faults)
        rested = await stage.rest(AT_REST)
        return await judged(stage, club, seed, kills, rested, outcomes)
    finally:
        await stage.stop()


class Report:
    """The results: figures to print, and what is wrong."""

    def __init__(
        self,
        figures: dict[str, object],
        wrong: dict[str, Sequence[str]],
        outcomes: Sequence[Outcome] = (),
    ) -> None:
        self.figures, self.wrong, self.outcomes = figures, wrong, outcomes

    @property
    def clean(self) -> bool:
        return not any(self.wrong.values())

    def __str__(self) -> str:
        lines = [f"{name:<34}{value}" for name, value in self.figures.items()]
        lines += [f"{name:<34}{len(found)}" for name, found in self.wrong.items()]
        lines += [f"  {name}: {one}" for name, found in self.wrong.items() for one in found]
        lines += [HEAD, *map(str, self.outcomes)] if self.outcomes else []
        return "\n".join(lines)


def _answers(server: Server) -> int:
    """Return how many calls answered somebody."""
    paths = {name: name.partition(" ")[2] for name in server.calls}
    return sum(count for name, count in server.calls.items() if paths[name].startswith(UNBOUND))


async def judged(
    stage: Stage,
    club: Club,
    seed: int,
    kills: int,
    rested: bool,
    outcomes: Sequence[Outcome] = (),
) -> Report:
    """Hold Discord's record and the database against each other."""
    figures, server = club.figures, stage.server
    waits = sorted(figures.waits) or [0.0]
    told: dict[str, object] = {
        "seed": seed,
        "kills": kills,
        "clicks and commands": figures.clicks,
        "moves stored of people": figures.moves,
        "moves acknowledged": len(figures.acknowledged),
        "seconds to an answer": f"median {waits[len(waits) // 2]:.2f}, longest {waits[-1]:.2f}",
        "requests": sum(server.calls.values()),
        "of them answers (uncounted)": _answers(server),
        "requests in the busiest second": server.limits.busiest,
        "429 left over by a killed bot": sum(left for _, left in server.limited),
        "invalid requests": server.limits.invalid,
        "refused": dict(server.refused),
        "clicks on a starved machine": f"{len(figures.starved)} {figures.starved[:5]}",
        "moves by table": [row[0] for row in stage.rows("SELECT version FROM game ORDER BY id")],
    }
    wrong: dict[str, Sequence[str]] = {
        "not told or healed": [f"{one.name}: {two}" for one in outcomes for two in one.wrong],
        "refused as malformed": server.malformed,
        "lost": [*figures.lost, *oracles.lost(stage, figures.acknowledged)],
        "doubled": figures.doubled,
        "told falsely": [*figures.lies, *untrue(stage)],
        "clicks without an answer": figures.silent,
        "not told at the end": () if rested else [*oracles.untold(stage)],
        "not replayed": await asyncio.to_thread(lambda: [*oracles.not_replayed(stage)]),
        "too many live posts": [*oracles.live_posts(stage)],
        "asked by no post": [*oracles.unasked(stage, club)],
        "phases not told once": [*oracles.pictures(stage)],
        "pictures lost": [*oracles.lost_pictures(stage)],
        "private words in public": [*oracles.leaks(stage)],
        "shut out of a private table": [*oracles.shut_out(stage)],
        "refused for their rate (429)": [what for what, left in server.limited if not left],
        "locked out for invalid requests": ["yes"] * (server.limits.invalid >= INVALID[0]),
        "bot ended by itself": [f"exit code {code}" for code in stage.bot.ended],
        "mistakes of this server": server.mistakes,
    }
    return Report(told, wrong, outcomes)
