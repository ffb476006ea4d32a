"""The blue action: sail both ships and place posts (R3.1 to R3.7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.steps import Steps, step
from bot.engine.verbs import once
from bot.games.amerigo import sailing
from bot.games.amerigo.building import post_brings
from bot.games.amerigo.ground import survey
from bot.games.amerigo.moves import NONE, AnyMove, Post, Sail, Use
from bot.games.amerigo.phases.action import Action, gain, pay, turn_down
from bot.games.amerigo.phases.tiles import complete
from bot.games.amerigo.state import STEPS, State
from bot.games.amerigo.tokens import POST_GOLD, SAIL8, amount
from bot.games.amerigo.view import TurnView


@step(STEPS)
class Sailing(Action):
    """The moves of both ships; a ship that has stopped may place a post before the next sails."""

    kind = "sail"
    colour = "blue"
    seat: int
    points: int
    """Number of AP that each ship may sail without gold."""
    moved: tuple[int, ...] = ()
    """Numbers of the ships whose move has ended."""
    ship: int = 0
    """Number of the ship that has stopped at an anchor with a free post cell, 0 = none."""

    def moves(self, g: State, gold: int) -> Iterator[AnyMove]:
        """Offer a post if a ship has stopped, and all destinations of the other ships."""
        player = g.players[self.seat]
        if self.ship:
            yield once(Post)
        waiting = [n for n in range(1, len(player.ships) + 1) if n not in self.moved]
        if waiting and SAIL8 in player.tokens:
            yield once(Use, SAIL8)
        for ship in waiting:
            yield from sailing.moves(g, self.seat, ship, self.points + gold)

    def may_stop(self, g: State) -> bool:
        """Return whether both ships are on the map, as the first sail action requires (Q9)."""
        return all(g.players[self.seat].ships)

    def shown(self) -> TurnView:
        """Return the public view of the action."""
        return TurnView(self.seat, self.colour, self.points, moved=self.moved, ship=self.ship)

    def act(self, g: State, move: AnyMove) -> Steps:
        """Sail a ship, place a post, or use the token for more AP."""
        if isinstance(move, Sail):
            return (self._sail(g, move),)
        if isinstance(move, Post):
            return (self._post(g),)
        turn_down(g, self.seat, SAIL8)
        g.record("used", seat=self.seat, token=SAIL8)
        return (replace(self, points=self.points + amount((SAIL8,), SAIL8)),)

    def _sail(self, g: State, move: Sail) -> Sailing:
        """End a ship's move; an option lets AP bought for it count for the other ship too (Q5)."""
        player, at = g.players[self.seat], move.ship - 1
        steps = sailing.distance(g, self.seat, move, self.points + player.gold)
        paid = pay(g, self.seat, steps, self.points)
        start, ships = player.ships[at], player.ships
        player.ships = (*ships[:at], move.cell, *ships[at + 1 :])
        g.record(
            "sailed",
            seat=self.seat,
            ship=move.ship,
            start=start or NONE,
            cell=move.cell,
            steps=steps,
            paid=paid,
        )
        return replace(
            self,
            points=self.points + paid if g.options.bought_for_both else self.points,
            moved=(*self.moved, move.ship),
            ship=move.ship if sailing.post_cell(g, self.seat, move.cell) else 0,
        )

    def _post(self, g: State) -> Sailing:
        """Place a post next to the ship; an island's first post is a discovery (R3.5, R3.6)."""
        player = g.players[self.seat]
        cell = sailing.post_cell(g, self.seat, player.ships[self.ship - 1])
        brings = post_brings(g, survey(g), self.seat, cell)
        player.posts -= 1
        player.points += brings.points
        g.posts[cell] = self.seat
        g.record(
            "posted", seat=self.seat, cell=cell, island=brings.island.number, points=brings.points
        )
        if POST_GOLD in player.tokens:
            gain(g, self.seat, POST_GOLD, amount(player.tokens, POST_GOLD))
        complete(g, self.seat, brings.island, brings.completion)
        return replace(self, ship=0)
