"""Faults of the bot's own machine and account: its clock, its token."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from tests.strict.refusal import Refused
from tests.tools.chaos.faults.case import Scene, fault
from tests.tools.chaos.faults.requests import Requests

HOURS = 3 * 3600.0
"""Seconds by which the clock is set back."""


@fault("clock-set-back")
async def clock_set_back(scene: Scene) -> AsyncIterator[None]:
    """Posts fail and wait for a time that is hours away after it."""
    stage = scene.stage
    down = Requests(lambda: Refused(503, 0, "down"), early=True)
    stage.server.faults.append(down)
    yield
    stage.bot.turn_clock(-HOURS)
    stage.server.faults.remove(down)


@fault("token-replaced")
async def token_replaced(scene: Scene) -> AsyncIterator[None]:
    """Answer 401 to all, close the gateway with 4004; then the operator starts the bot anew."""
    stage, ended = scene.stage, len(scene.stage.bot.ended)
    await stage.server.gateway.revoke(stage.bot.token)
    yield
    await asyncio.sleep(1.0)
    stage.kill()
    # That it ends by itself is right.
    del stage.bot.ended[ended:]
    stage.bot.token += "-new"
    stage.begin()
    await stage.connected()
