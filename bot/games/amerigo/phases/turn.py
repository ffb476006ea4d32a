"""The turn of a seat: one action, or gold, or VP for cubes (R2.6).

* Alternatives to an action (R2.6, R4.2).
* The yellow action: buy goods tokens (R3.24).
* The black action: load cannons (R3.8).
* The white action's first option: the order track (R3.26); for the second, see `actions`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.engine.steps import Choice, Steps, step
from bot.engine.verbs import once, ordered
from bot.games.amerigo import gold
from bot.games.amerigo.actions import ACTION_OF, open_actions
from bot.games.amerigo.moves import AnyMove, Buy, Cash, Done, Front, Gold, Load, Move, Points
from bot.games.amerigo.phases.action import (
    Action,
    cash,
    cashes,
    compensate,
    pay,
    receive,
    turn_down,
)
from bot.games.amerigo.phases.progress import Progressing, without
from bot.games.amerigo.phases.sail import Sailing
from bot.games.amerigo.phases.tiles import Building, Planning
from bot.games.amerigo.state import NOTHING, STEPS, State
from bot.games.amerigo.tokens import TO_FRONT, VP_CUBES, amount
from bot.games.amerigo.tracks import advances, moved, space_of, turn_order


@step(STEPS)
class Buying(Action):
    """The purchase of open goods tokens while the AP last."""

    kind = "goods"
    colour = "yellow"
    seat: int
    points: int

    def moves(self, g: State, gold: int) -> Iterator[AnyMove]:
        """Offer the tokens that the player can pay for, without duplicates."""
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


@step(STEPS)
class Loading(Action):
    """One move of the cannon disc up its track."""

    kind = "load"
    colour = "black"
    seat: int
    points: int

    def moves(self, g: State, gold: int) -> Iterator[AnyMove]:
        """Offer every number of AP that can be used."""
        found = advances(self._room(g), self.points, gold, g.options.overshoot)
        return (once(Load, n) for n in found)

    def act(self, g: State, move: AnyMove) -> Steps:
        """Load cannons; the action is then over."""
        assert isinstance(move, Load)
        player, room = g.players[self.seat], self._room(g)
        paid = pay(g, self.seat, move.points, self.points)
        player.cannons += min(move.points, room)
        g.record("loaded", seat=self.seat, points=move.points, cannons=player.cannons, paid=paid)
        compensate(g, self.seat, "cannons", move.points, room)
        return NOTHING

    def _room(self, g: State) -> int:
        return g.numbers.cannon_track - g.players[self.seat].cannons


@step(STEPS)
class Ordering(Action):
    """One forward move of the order disc; the new order applies from the next phase (Q21)."""

    kind = "order"
    colour = "white"
    seat: int
    points: int

    def moves(self, g: State, gold: int) -> Iterator[AnyMove]:
        """Offer every number of AP, and the token unless the player leads (Q19)."""
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
        """Move forward; a disc at the end of the track stays in its stack (R4.4)."""
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
        """Put the disc on top of the leader's disc, whatever the AP (Q35)."""
        space = space_of(g.order, turn_order(g.order)[0])
        g.order = moved(g.order, self.seat, space)
        turn_down(g, self.seat, TO_FRONT)
        g.record("front", seat=self.seat, space=space)


def take_gold(g: State, seat: int) -> None:
    """Take gold for the cubes in the action field (R4.2)."""
    cubes, worth = sum(g.action_field.values()), gold.gold_of_cubes(g, seat)
    g.record("gold", seat=seat, cubes=cubes, **receive(g, seat, worth, taking=True)._asdict())


def score_cubes(g: State, seat: int) -> None:
    """Score the cubes in the action field, by using a token (section 7)."""
    points = sum(g.action_field.values()) * amount((VP_CUBES,), VP_CUBES)
    turn_down(g, seat, VP_CUBES)
    g.players[seat].points += points
    g.record("points", seat=seat, points=points)


def forfeit(g: State, seat: int) -> None:
    """Choose an action and forfeit all its AP (Q27)."""
    g.record("forfeited", seat=seat)


ACTIONS: Mapping[str, Callable[[int, int], Action]] = {
    "blue": Sailing,
    "black": Loading,
    "red": Planning,
    "brown": Progressing,
    "green": Building,
    "yellow": Buying,
    "white": Ordering,
}
"""Classes of the actions by colour, each created from a seat and a number of AP."""

INSTEAD: Mapping[type[AnyMove], Callable[[State, int], None]] = {
    Gold: take_gold,
    Points: score_cubes,
    Done: forfeit,
}
"""Functions for the moves that a player may make instead of an action."""


@step(STEPS)
class TakeTurn(Choice[State, AnyMove]):
    """A turn, whose first move chooses the action; a player may forfeit the AP (Q27).

    Because of this, no player is ever skipped.
    """

    kind = "turn"
    seat: int

    def options(self, g: State) -> Sequence[AnyMove]:
        """Offer the first moves of every open action, and the alternatives to an action."""
        player = g.players[self.seat]
        moves: list[AnyMove] = [once(Done), once(Gold), *cashes(g, self.seat)]
        if VP_CUBES in player.tokens:
            moves.append(once(Points))
        for colour, points in open_actions(g, self.seat).items():
            moves += ACTIONS[colour](self.seat, points).moves(g, player.gold)
        return ordered(moves)

    def choose(self, g: State, move: AnyMove) -> Steps:
        """Begin the action to which the move belongs."""
        if isinstance(move, Cash):
            cash(g, self.seat, move.what)
            return (self,)
        if type(move) in INSTEAD:
            INSTEAD[type(move)](g, self.seat)
            return NOTHING
        colour = ACTION_OF[type(move)]
        return ACTIONS[colour](self.seat, open_actions(g, self.seat)[colour]).choose(g, move)
