"""The red action: plan tiles (R3.9 to R3.11)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.steps import Steps, step
from bot.engine.verbs import once
from bot.games.amerigo.data import NEUTRAL, VILLAGE
from bot.games.amerigo.ground import is_neutral
from bot.games.amerigo.moves import AnyMove, Take
from bot.games.amerigo.phases.action import Action, pay
from bot.games.amerigo.state import STEPS, State
from bot.games.amerigo.tokens import PLAN_TWO, amount
from bot.games.amerigo.view import TurnView


@step(STEPS)
class Planning(Action):
    """Take own villages, and a neutral tile, as long as the AP last."""

    kind = "plan"
    colour = "red"
    seat: int
    points: int
    neutral: int = 0
    """Neutral tiles taken so far."""

    def moves(self, g: State, gold: int) -> Iterator[AnyMove]:
        """Offer the tiles that can be paid."""
        player, most = g.players[self.seat], self.points + gold
        tiles = [VILLAGE + shape for shape in player.villages]
        if self.neutral < amount(player.tokens, PLAN_TWO, 1):
            tiles += [NEUTRAL + shape for shape in g.neutral]
        return (once(Take, tile) for tile in tiles if g.numbers.tile(tile).plan <= most)

    def shown(self) -> TurnView:
        """Return the public view of the action."""
        return TurnView(self.seat, self.colour, self.points, neutral=self.neutral)

    def act(self, g: State, move: AnyMove) -> Steps:
        """Take a tile from the supply."""
        assert isinstance(move, Take)
        player, kind = g.players[self.seat], g.numbers.tile(move.tile)
        neutral = is_neutral(move.tile)
        take_out(g.neutral if neutral else player.villages, kind.shape)
        player.hand[move.tile] = player.hand.get(move.tile, 0) + 1
        paid = pay(g, self.seat, kind.plan, self.points)
        g.record("planned", seat=self.seat, tile=move.tile, paid=paid)
        left = self.points - kind.plan + paid
        return (replace(self, points=left, neutral=self.neutral + neutral),)


def take_out(pile: dict[str, int], key: str) -> None:
    """Take one thing from a pile; an empty pile is removed."""
    pile[key] -= 1
    if not pile[key]:
        del pile[key]
