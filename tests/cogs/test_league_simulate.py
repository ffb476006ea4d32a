"""`/league simulate` on the simulated Discord: the same simulation as that of the command line."""

from __future__ import annotations

import asyncio

from bot.simulation.plan import Plan
from bot.simulation.report import Report
from bot.simulation.season import play
from tests.catalogue import CATALOGUE
from tests.cogs.harness import Harness, texts
from tests.cogs.test_league import founded, manager


async def test_organisers_try_a_season_out(harness: Harness) -> None:
    season = await founded(harness, manager(harness))
    plans: list[Plan] = []

    async def in_this_process(plan: Plan) -> Report:
        plans.append(plan)
        return await play(plan, CATALOGUE)

    simulator = harness.env.bot.context.simulator
    simulator.play = in_this_process
    olga = manager(harness)
    told = await olga.slash(
        harness.channel, "league simulate", people=3, divisions=1, absence=0, late=1
    )
    said = texts(told.response)
    assert "People who came after the draw: 1, of whom 0 got a place" in said
    assert "3 simulated people, about 0%" in said and "All 2 tables are over after" in said
    assert "any two people meet 2×" in said and "✅ Nobody would have had to step in" in said
    (plan,) = plans
    assert (plan.settings.game, plan.settings.games) == (season.settings.game, 2)
    refused = await olga.slash(harness.channel, "league simulate", people=7, divisions=5)
    assert "make 1 to 2 divisions, not 5" in texts(refused.response)
    anybody = await harness.people[0].slash(harness.channel, "league simulate")
    assert "Only organisers" in texts(anybody.response)
    assert len(plans) == 1


async def test_one_season_is_tried_out_at_a_time(harness: Harness) -> None:
    season = await founded(harness, manager(harness))
    simulator = harness.env.bot.context.simulator
    ends = asyncio.Event()

    async def waits(plan: Plan) -> Report:
        await ends.wait()
        raise AssertionError

    simulator.play = waits
    running = asyncio.create_task(simulator.run(Plan(season.settings)))
    await asyncio.sleep(0)
    busy = await manager(harness).slash(harness.channel, "league simulate", people=7)
    assert "being tried out right now" in texts(busy.response)
    running.cancel()
    await asyncio.wait({running})
    simulator.check_free()
