"""A run of leagues: kills at drawn instants while days pass, and what came of it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.catalogue import CATALOGUE
from tests.pebbles import built
from tests.tools.chaos.kills import REQUESTS, end_life
from tests.tools.chaos.launch import Program, pebbles
from tests.tools.chaos.leagues.days import Days
from tests.tools.chaos.leagues.oracles import judge
from tests.tools.chaos.leagues.people import Society
from tests.tools.chaos.leagues.plan import WHOLE, Plan
from tests.tools.chaos.leagues.seasons import Season, seasons
from tests.tools.chaos.run import AT_REST, Report, judged
from tests.tools.chaos.stage import Stage

PATIENCE = 900.0
"""Seconds after the last kill within which all leagues must have come to their ends."""
IN_TROUBLE = 5
"""So many of the kills, at most half of them, come once there is trouble at a table."""
OF_LEAGUES = (
    *REQUESTS,
    "GET /guilds/{guild}/members/{user}",
    "POST /users/@me/channels",
    "GET /channels/{channel}/messages",
)
"""Requests that a kill may wait for: seasons ask for members, and send direct messages."""


async def run_leagues(
    folder: Path,
    seed: int,
    kills: int,
    plans: Sequence[Plan] = WHOLE,
    program: Program = pebbles,
) -> Report:
    """Play leagues to their ends while the bot is killed so often; return what came out."""
    report, _ = await played(folder, seed, kills, plans, program)
    return report


async def played(
    folder: Path,
    seed: int,
    kills: int,
    plans: Sequence[Plan],
    program: Program = pebbles,
) -> tuple[Report, Society]:
    """Return what came out, and the people with all that they met."""
    with built(folder) as game:
        stage = Stage(folder, program, games={**CATALOGUE, game.key: game})
        await stage.start()
        society = Society(stage, random.Random(seed), plans)
        try:
            await _live(stage, society, kills)
            rested = await stage.rest(AT_REST)
            society.tables = [*society.open_tables()]
            return await _reported(stage, society, seed, kills, rested), society
        finally:
            await stage.stop()


async def _live(stage: Stage, society: Society, kills: int) -> None:
    """Play while days pass and the bot is killed so often. Raises errors of the players' tasks."""
    days, places = Days(stage, society), {place.id for place in society.places.values()}
    async with asyncio.TaskGroup() as group:
        group.create_task(society.play())
        passing = group.create_task(days.run())
        for left in range(kills, 0, -1):
            if left == min(IN_TROUBLE, kills // 2):
                await stage.connected()
                await _until(society, lambda: bool(society.trouble.cases))
            await end_life(stage, society.rng, OF_LEAGUES, places)
            if days.is_due:
                await days.pass_now()
            stage.begin()
        await stage.connected()
        await _until(society, lambda: False)
        passing.cancel()
        society.playing = False


async def _until(society: Society, condition: Callable[[], bool]) -> None:
    """Wait for something, at most until all leagues are over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and not (condition() or _is_done(society)):
        await asyncio.sleep(0.05)


def _is_done(society: Society) -> bool:
    """Return whether every league has come to its end, and somebody has read the standings."""
    done = society.organiser.standings.keys()
    return all((plan.name, number + 1) in done for plan in society.plans
               for number in range(plan.seasons))  # fmt: skip


async def _reported(stage: Stage, society: Society, seed: int, kills: int, rested: bool) -> Report:
    """Return what came out, of tables as of leagues."""
    report = await judged(stage, society, seed, kills, rested)
    found = seasons(society)
    report.figures |= {
        "seasons that are over": ", ".join(one.name for one in found if one.is_over),
        "tables opened": sum(len(one.tables) for one in found),
        "of them with house bots": sum(bool(t.bots) for one in found for t in one.tables),
        "announcements": sum(len(said) for one in found for said in one.said.values()),
        "direct messages": sum(len(society.directs(user)) for user in society.users),
        "people who moved up or down": _moved(found),
        "disputes that were decided": sum(t.decisions for one in found for t in one.tables),
        "people who entered late": sum(len(one.said.get("entered", ())) for one in found),
    }
    report.wrong |= judge(society)
    report.wrong["not at an end"] = (
        [] if _is_done(society) else [f"{[*society.organiser.standings]}", *society.undone()]
    )
    return report


def _moved(found: Sequence[Season]) -> int:
    return sum(one.mark in ("⬆️", "⬇️") for season in found for one in season.placed)
