"""Tiles: the red action plans them (R3.9 to R3.11), the green one builds them.

Building is R3.15 to R3.20. This module also has the completion of an island, which sailing and
building share (R3.21 to R3.23).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.steps import Steps, step
from bot.engine.verbs import once
from bot.games.amerigo.building import Completion, Placement, placements, posts_on, tile_brings
from bot.games.amerigo.data import NEUTRAL, VILLAGE
from bot.games.amerigo.ground import is_neutral, survey
from bot.games.amerigo.map.geography import Island
from bot.games.amerigo.map.placing import PlacedTile
from bot.games.amerigo.moves import AnyMove, Build, Take
from bot.games.amerigo.phases.action import Action, pay
from bot.games.amerigo.state import STEPS, State
from bot.games.amerigo.tokens import PLAN_TWO, amount
from bot.games.amerigo.view import TurnView


@step(STEPS)
class Planning(Action):
    """The choice of the player's own villages, and of a neutral tile, while the AP last."""

    kind = "plan"
    colour = "red"
    seat: int
    points: int
    neutral: int = 0
    """Number of neutral tiles taken so far."""

    def moves(self, g: State, gold: int) -> Iterator[AnyMove]:
        """Offer the tiles that the player can pay for."""
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
    """Remove one thing from a pile, and the pile if it is then empty."""
    pile[key] -= 1
    if not pile[key]:
        del pile[key]


def complete(g: State, seat: int, island: Island, completion: Completion | None) -> None:
    """Score an island that a seat has completed: that seat first, then posts (Q14)."""
    if completion is None:
        return
    g.players[seat].points += completion.points
    g.players[seat].chests += completion.chest
    g.record(
        "completed",
        seat=seat,
        island=island.number,
        points=completion.points,
        chest=int(completion.chest),
    )
    posts = posts_on(survey(g), island)
    for owner, points in completion.posts.items():
        g.players[owner].points += points
        g.record(
            "counted",
            seat=owner,
            island=island.number,
            posts=posts[owner],
            time=g.time,
            points=points,
        )


@step(STEPS)
class Building(Action):
    """The placing of planned tiles while the AP last."""

    kind = "build"
    colour = "green"
    seat: int
    points: int

    def moves(self, g: State, gold: int) -> Iterator[AnyMove]:
        """Offer every place of every tile that the player can pay for (R3.16, R3.17)."""
        most = self.points + gold
        tiles = [t for t in g.players[self.seat].hand if g.numbers.tile(t).build <= most]
        if not tiles:
            return
        found = placements(survey(g), self.seat, {tile[1:] for tile in tiles})
        for tile in tiles:
            for cell, turn in found.get(tile[1:], ()):
                yield once(Build, tile, cell, turn)

    def act(self, g: State, move: AnyMove) -> Steps:
        """Place a tile and score it."""
        assert isinstance(move, Build)
        brings = tile_brings(g, survey(g), move.tile, move.cell, move.turn)
        cost = g.numbers.tile(move.tile).build
        paid = pay(g, self.seat, cost, self.points)
        take_out(g.players[self.seat].hand, move.tile)
        owner = None if is_neutral(move.tile) else self.seat
        g.tiles += (PlacedTile(move.tile, move.cell, move.turn, owner),)
        g.players[self.seat].points += brings.points
        island = brings.island
        g.record(
            "built",
            seat=self.seat,
            tile=move.tile,
            cell=move.cell,
            turn=move.turn,
            island=island.number,
            points=brings.points,
            paid=paid,
        )
        self._collect(g, brings)
        complete(g, self.seat, island, brings.completion)
        return (replace(self, points=self.points - cost + paid),)

    def _collect(self, g: State, brings: Placement) -> None:
        """Collect the resources under the tile (R3.18)."""
        stock = g.players[self.seat].resources
        for good, count in brings.resources.items():
            stock[good] = stock.get(good, 0) + count
        if brings.resources:
            g.record("collected", brings.resources, seat=self.seat)
