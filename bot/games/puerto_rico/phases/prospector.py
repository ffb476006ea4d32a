"""Prospector: a doubloon for the player who took it, nothing for the others (R-8.1)."""

from __future__ import annotations

from bot.engine.steps import Steps, step
from bot.games.puerto_rico.phases.phase import Phase, use_privilege
from bot.games.puerto_rico.state import NOTHING, STEPS, State


@step(STEPS)
class Prospector(Phase):
    """The taker gets 1 doubloon from the bank; there is no action (R-8.1)."""

    role = "prospector"
    taker: int
    at: int = 0

    def income(self, g: State) -> Steps:
        """Pay the doubloon."""
        g.pay(self.taker, self.role, use_privilege(g, self.taker))
        return NOTHING

    parts = (Phase.window, income, Phase.window, Phase.over)
