"""The green action: build tiles (R3.15 to R3.20)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.steps import Steps, step
from bot.engine.verbs import once
from bot.games.amerigo.building import Placement, placements, tile_brings
from bot.games.amerigo.ground import is_neutral, survey
from bot.games.amerigo.map.placing import PlacedTile
from bot.games.amerigo.moves import AnyMove, Build
from bot.games.amerigo.phases.action import Action, pay
from bot.games.amerigo.phases.island import complete
from bot.games.amerigo.phases.plan import take_out
from bot.games.amerigo.state import STEPS, State


@step(STEPS)
class Building(Action):
    """Place tiles that were planned, as long as the AP last."""

    kind = "build"
    colour = "green"
    seat: int
    points: int

    def moves(self, g: State, gold: int) -> Iterator[AnyMove]:
        """Offer every place of every tile that can be paid (R3.16, R3.17)."""
        most = self.points + gold
        tiles = [t for t in g.players[self.seat].hand if g.numbers.tile(t).build <= most]
        if not tiles:
            return
        found = placements(survey(g), self.seat, {tile[1:] for tile in tiles})
        for tile in tiles:
            for cell, turn in found.get(tile[1:], ()):
                yield once(Build, tile, cell, turn)

    def act(self, g: State, move: AnyMove) -> Steps:
        """Place a tile, which scores at once."""
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
        """Take the resources under the tile (R3.18)."""
        stock = g.players[self.seat].resources
        for good, count in brings.resources.items():
            stock[good] = stock.get(good, 0) + count
        if brings.resources:
            g.record("collected", brings.resources, seat=self.seat)
