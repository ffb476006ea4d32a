"""The round: all prepare, all act, then the crown moves on (section 3)."""

from __future__ import annotations

from bot.engine.steps import Script, Steps, step
from bot.games.magister_navis.data import ROUNDS
from bot.games.magister_navis.phases.action import FullTurn
from bot.games.magister_navis.phases.prepare import Visit
from bot.games.magister_navis.state import NOTHING, STEPS, State


@step(STEPS)
class Round(Script[State]):
    """Build, growth and salary player by player, then actions until all have passed."""

    at: int = 0

    def visits(self, g: State) -> Steps:
        """Visit everybody, the start player first."""
        return [Visit(seat) for seat in g.clockwise(g.start)]

    def actions(self, g: State) -> Steps:
        """Begin the action phase."""
        g.record("prepared", closes="prepare", round=g.round)
        return (FullTurn(),)

    def end(self, g: State) -> Steps:
        """Hand the crown to the left neighbour, or end the game after the last round."""
        if g.round == ROUNDS:
            g.record("over", closes="end")
            return NOTHING
        g.passed.clear()
        g.start = (g.start + 1) % g.seats
        g.round += 1
        g.record("round", round=g.round, seat=g.start)
        return (Round(),)

    parts = (visits, actions, end)
