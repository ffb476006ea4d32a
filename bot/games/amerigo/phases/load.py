"""The black action: load cannons (R3.8)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.steps import Steps, step
from bot.engine.verbs import once
from bot.games.amerigo.moves import AnyMove, Load
from bot.games.amerigo.phases.action import Action, compensate, pay
from bot.games.amerigo.state import NOTHING, STEPS, State
from bot.games.amerigo.tracks import advances


@step(STEPS)
class Loading(Action):
    """Move the cannon disc up once."""

    kind = "load"
    colour = "black"
    seat: int
    points: int

    def moves(self, g: State, gold: int) -> Iterator[AnyMove]:
        """Offer every number of AP that can be used."""
        found = advances(self._room(g), self.points, gold, g.options.overshoot)
        return (once(Load, n) for n in found)

    def act(self, g: State, move: AnyMove) -> Steps:
        """Load; it is one move, so nothing follows."""
        assert isinstance(move, Load)
        player, room = g.players[self.seat], self._room(g)
        paid = pay(g, self.seat, move.points, self.points)
        player.cannons += min(move.points, room)
        g.record("loaded", seat=self.seat, points=move.points, cannons=player.cannons, paid=paid)
        compensate(g, self.seat, "cannons", move.points, room)
        return NOTHING

    def _room(self, g: State) -> int:
        return g.numbers.cannon_track - g.players[self.seat].cannons
