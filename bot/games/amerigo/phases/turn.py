"""A seat's turn: one action, or gold, or VP for cubes (R2.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine.steps import Choice, Steps, step
from bot.engine.verbs import once, ordered
from bot.games.amerigo.actions import ACTION_OF, open_actions
from bot.games.amerigo.moves import AnyMove, Cash, Done, Gold, Points
from bot.games.amerigo.phases.action import Action, cash, cashes
from bot.games.amerigo.phases.build import Building
from bot.games.amerigo.phases.gold import forfeit, score_cubes, take_gold
from bot.games.amerigo.phases.goods import Buying
from bot.games.amerigo.phases.load import Loading
from bot.games.amerigo.phases.order import Ordering
from bot.games.amerigo.phases.plan import Planning
from bot.games.amerigo.phases.progress import Progressing
from bot.games.amerigo.phases.sail import Sailing
from bot.games.amerigo.state import NOTHING, STEPS, State
from bot.games.amerigo.tokens import VP_CUBES

ACTIONS: Mapping[str, Callable[[int, int], Action]] = {
    "blue": Sailing,
    "black": Loading,
    "red": Planning,
    "brown": Progressing,
    "green": Building,
    "yellow": Buying,
    "white": Ordering,
}
"""A fresh action of a seat with a number of AP."""

INSTEAD: Mapping[type[AnyMove], Callable[[State, int], None]] = {
    Gold: take_gold,
    Points: score_cubes,
    Done: forfeit,
}
"""The alternatives to an action."""


@step(STEPS)
class TakeTurn(Choice[State, AnyMove]):
    """Choose with the first move; no player is passed over, because AP may be forfeited (Q27)."""

    kind = "turn"
    seat: int

    def options(self, g: State) -> Sequence[AnyMove]:
        """Offer the first moves of every open action, and its alternatives."""
        player = g.players[self.seat]
        moves: list[AnyMove] = [once(Done), once(Gold), *cashes(g, self.seat)]
        if VP_CUBES in player.tokens:
            moves.append(once(Points))
        for colour, points in open_actions(g, self.seat).items():
            moves += ACTIONS[colour](self.seat, points).moves(g, player.gold)
        return ordered(moves)

    def choose(self, g: State, move: AnyMove) -> Steps:
        """Begin the action that the move belongs to."""
        if isinstance(move, Cash):
            cash(g, self.seat, move.what)
            return (self,)
        if type(move) in INSTEAD:
            INSTEAD[type(move)](g, self.seat)
            return NOTHING
        colour = ACTION_OF[type(move)]
        return ACTIONS[colour](self.seat, open_actions(g, self.seat)[colour]).choose(g, move)
