"""One simulation at a time: each keeps a processor busy for a minute."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.host.core.api import HostError
from bot.simulation.plan import Plan
from bot.simulation.report import Report


class Simulating(HostError):
    """Another season is being simulated."""

    code = "league-simulating"


class Simulator:
    """Plays seasons; its creator sets `play`, which decides the process."""

    def __init__(self) -> None:
        self.play: Callable[[Plan], Awaitable[Report]] | None = None
        self._busy = False

    def check_free(self) -> None:
        """Check that no season is being simulated. Raises Simulating."""
        if self._busy or self.play is None:
            raise Simulating

    async def run(self, plan: Plan) -> Report:
        """Play a season. Raises Simulating, and HostError as the founding of a season does."""
        self.check_free()
        assert self.play is not None
        self._busy = True
        try:
            return await self.play(plan)
        finally:
            self._busy = False
