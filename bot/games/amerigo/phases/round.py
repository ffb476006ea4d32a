"""The round: seven phases, the pirates, the preparation of the next (R2.1 to R2.7)."""

from __future__ import annotations

from bot.engine.api import Seat
from bot.engine.steps import Script, Steps, step
from bot.games.amerigo import tower
from bot.games.amerigo.data import COLOURS
from bot.games.amerigo.phases.pirates import attack
from bot.games.amerigo.phases.preparation import prepare
from bot.games.amerigo.phases.turn import TakeTurn
from bot.games.amerigo.state import NOTHING, STEPS, State
from bot.games.amerigo.tracks import turn_order


@step(STEPS)
class Round(Script[State]):
    """All phases, then the pirates; the last round ends the game (R6.1)."""

    at: int = 0

    def phases(self, g: State) -> Steps:
        """Play a phase of every colour (R2.1)."""
        return [Phase(colour) for colour in COLOURS]

    def end(self, g: State) -> Steps:
        """Carry out the pirates' attack, and prepare the next round, if there is one."""
        attack(g)
        if g.round == g.numbers.rounds:
            g.record("over", closes="end")
            return NOTHING
        prepare(g)
        return (Round(),)

    parts = (phases, end)


def ends_final(g: State, seat: Seat) -> bool:
    """Return whether the end of a seat's turn reveals something hidden: it is the phase's last.

    The next cubes are thrown then, or the next round is prepared; after the last nothing is.
    """
    if any(isinstance(step, TakeTurn) and step.seat != seat for step in g.stack):
        return False
    later = COLOURS[COLOURS.index(g.phase) + 1 :]
    thrown = any(g.supply[colour] + g.action_field.get(colour, 0) for colour in later)
    return thrown or g.round < g.numbers.rounds


@step(STEPS)
class Phase(Script[State]):
    """A throw, and a turn for every player, unless nothing falls out (R2.2 to R2.7)."""

    colour: str
    at: int = 0

    def throw(self, g: State) -> Steps:
        """Throw the cubes of the colour: the cubes that fall out are the actions (R2.2, R2.4)."""
        g.phase, g.phase_order = self.colour, turn_order(g.order)
        cubes = g.supply[self.colour]
        thrown = tower.throw(
            *(g.rng, g.numbers, g.options.tower, self.colour, cubes, g.inside),
        )
        g.supply[self.colour] = 0
        g.inside, g.action_field, g.action_points = thrown.inside, thrown.fell, thrown.points
        if not thrown.fell:
            g.record("skipped", colour=self.colour, thrown=cubes, reveals=cubes > 0)
            return NOTHING
        g.record(
            "thrown",
            thrown.fell,
            colour=self.colour,
            thrown=cubes,
            points=thrown.points,
            reveals=True,
        )
        return [TakeTurn(seat) for seat in g.phase_order]

    def end(self, g: State) -> Steps:
        """Put the cubes on their supply fields (R2.7)."""
        if not g.action_field:
            return NOTHING
        for colour, cubes in g.action_field.items():
            g.supply[colour] += cubes
        g.action_field, g.action_points = {}, 0
        g.record("phase_over", colour=self.colour, round=g.round, closes=self.colour)
        return NOTHING

    parts = (throw, end)
