"""The yellow action: buy goods tokens (R3.24)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.steps import Steps, step
from bot.engine.verbs import once
from bot.games.amerigo.moves import AnyMove, Buy
from bot.games.amerigo.phases.action import Action, pay
from bot.games.amerigo.phases.progress import without
from bot.games.amerigo.state import STEPS, State


@step(STEPS)
class Buying(Action):
    """Buy open goods tokens as long as the AP last."""

    kind = "goods"
    colour = "yellow"
    seat: int
    points: int

    def moves(self, g: State, gold: int) -> Iterator[AnyMove]:
        """Offer the tokens that can be paid, each kind at each cost once."""
        for token in dict.fromkeys(g.goods):
            good, cost = token.split()
            if int(cost) <= self.points + gold:
                yield once(Buy, good, int(cost))

    def act(self, g: State, move: AnyMove) -> Steps:
        """Buy a token, which is not replaced in this round."""
        assert isinstance(move, Buy)
        goods = g.players[self.seat].goods
        goods[move.good] = goods.get(move.good, 0) + 1
        g.goods = without(g.goods, f"{move.good} {move.cost}")
        paid = pay(g, self.seat, move.cost, self.points)
        g.record("bought", seat=self.seat, good=move.good, cost=move.cost, paid=paid)
        return (replace(self, points=self.points - move.cost + paid),)
