"""The round: all prepare, all act, and then the crown moves on (section 3)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.steps import Parts, Script, Steps, step
from bot.games.magister_navis.data import ROUNDS
from bot.games.magister_navis.phases.action import FullTurn
from bot.games.magister_navis.phases.prepare import BuildTile, Visit, grow, salary_of
from bot.games.magister_navis.state import NOTHING, STEPS, State


@step(STEPS)
class Round(Script[State]):
    """A round: building, growth and salary by player, then actions until all have passed."""

    at: int = 0

    def visits(self, g: State) -> Steps:
        """Visit every player, the start player first."""
        return [Visit(seat) for seat in g.clockwise(g.start)]

    def actions(self, g: State) -> Steps:
        """Begin the action phase."""
        g.record("prepared", closes="prepare", round=g.round)
        return (FullTurn(),)

    def end(self, g: State) -> Steps:
        """Pass the crown to the left, or end the game after the last round."""
        if g.round == ROUNDS:
            g.record("over", closes="end")
            return NOTHING
        g.passed.clear()
        g.start = (g.start + 1) % g.seats
        g.round += 1
        g.record("round", round=g.round, seat=g.start)
        return (new_round(g),)

    parts: ClassVar[Parts] = (visits, actions, end)


@step(STEPS)
class RoundByPhase(Round):
    """A round by phases: building for all, growth for all, salary for all, then actions."""

    def builds(self, g: State) -> Steps:
        """Ask every player for a building, the start player first (section 4)."""
        return [BuildTile(seat) for seat in g.clockwise(g.start)]

    def growth(self, g: State) -> Steps:
        """Move all players' discs to the harbor (section 5)."""
        for seat in g.clockwise(g.start):
            grow(g, seat)
        return NOTHING

    def salaries(self, g: State) -> Steps:
        """Return all players' discs from their buildings (section 6)."""
        return [salary_of(g, seat) for seat in g.clockwise(g.start)]

    parts = (builds, growth, salaries, Round.actions, Round.end)


def new_round(g: State) -> Round:
    """Return a round of the kind that the table's options choose."""
    return RoundByPhase() if g.options.phase_by_phase else Round()
