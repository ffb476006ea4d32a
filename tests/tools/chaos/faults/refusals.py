"""Limits and rules of a server that keep another table from its thread, for a while."""

from __future__ import annotations

from collections.abc import AsyncIterator

from tests.strict.refusal import Refused
from tests.tools.chaos.faults.case import Scene, fault
from tests.tools.chaos.faults.requests import Requests

BEGINS = 15.0
"""Seconds within which another table begins."""


def _limit(name: str, where: str, limit: str, value: int) -> None:
    """Begin another table while the server has a limit."""

    @fault(name, where=where)
    async def happens(scene: Scene) -> AsyncIterator[None]:
        world = scene.stage.server.world
        before = getattr(world, limit)
        setattr(world, limit, value)
        await scene.begin_another(BEGINS)
        yield
        setattr(world, limit, before)


_limit("threads-full", "thread", "most_threads", 0)
_limit("threads-full-for-a-private-table", "private", "most_threads", 0)
_limit("people-full", "private", "most_members", 0)
_limit("creators-may-not-invite", "private", "creators_invite", 0)


@fault("title-blocked-by-automod", where="private")
async def title_blocked(scene: Scene) -> AsyncIterator[None]:
    faults = scene.stage.server.faults
    blocked = Requests(lambda: Refused(400, 200001, "title"), True, "POST threads")
    faults.append(blocked)
    await scene.begin_another(BEGINS)
    yield
    faults.remove(blocked)
