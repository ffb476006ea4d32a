"""The white action's first option: the order track (R3.26); for the other see `actions`."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.steps import Steps, step
from bot.engine.verbs import once
from bot.games.amerigo.moves import AnyMove, Front, Move
from bot.games.amerigo.phases.action import Action, compensate, pay, turn_down
from bot.games.amerigo.state import NOTHING, STEPS, State
from bot.games.amerigo.tokens import TO_FRONT
from bot.games.amerigo.tracks import advances, moved, space_of, turn_order


@step(STEPS)
class Ordering(Action):
    """Move the order disc forward once; the new order holds from the next phase (Q21)."""

    kind = "order"
    colour = "white"
    seat: int
    points: int

    def moves(self, g: State, gold: int) -> Iterator[AnyMove]:
        """Offer every number of AP, and the token to a player who is not the leader (Q19)."""
        leader = turn_order(g.order)[0]
        if TO_FRONT in g.players[self.seat].tokens and leader != self.seat:
            yield once(Front)
        room = len(g.order) - 1 - space_of(g.order, self.seat)
        for n in advances(room, self.points, gold, g.options.overshoot):
            yield once(Move, n)

    def act(self, g: State, move: AnyMove) -> Steps:
        """Put the disc on top of the stack on its new space."""
        if isinstance(move, Move):
            self._move(g, move.points)
        else:
            self._front(g)
        return NOTHING

    def _move(self, g: State, points: int) -> None:
        """Go forward; a disc at the end of the track stays where it is in its stack (R4.4)."""
        space = space_of(g.order, self.seat)
        room = len(g.order) - 1 - space
        paid = pay(g, self.seat, points, self.points)
        if room:
            space += min(points, room)
            g.order = moved(g.order, self.seat, space)
        place = turn_order(g.order).index(self.seat) + 1
        g.record("moved", seat=self.seat, points=points, space=space, place=place, paid=paid)
        compensate(g, self.seat, "order", points, room)

    def _front(self, g: State) -> None:
        """Lie on top of the leader's disc, whatever the AP (Q35)."""
        space = space_of(g.order, turn_order(g.order)[0])
        g.order = moved(g.order, self.seat, space)
        turn_down(g, self.seat, TO_FRONT)
        g.record("front", seat=self.seat, space=space)
