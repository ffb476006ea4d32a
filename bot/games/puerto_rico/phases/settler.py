"""The settler phase: players take plantations and quarries for their islands (R-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.engine.steps import Step, Steps, step
from bot.engine.verbs import each, once
from bot.games.puerto_rico import moments
from bot.games.puerto_rico.data import QUARRY, WINDROSE
from bot.games.puerto_rico.moves import Move, Pass, Plant, Settle, SettleForest, TurnOver
from bot.games.puerto_rico.phases.phase import Action, Phase, note_doubled, privilege
from bot.games.puerto_rico.state import NOTHING, STEPS, State


@step(STEPS)
class SettleTile(Action):
    """The choice of an open plantation, a quarry if entitled, or nothing (R-2.1)."""

    kind = "settle"
    seat: int
    privilege: bool
    """True if the player may take a quarry as the settler."""
    quarries: bool = True
    """False if the only quarry of this phase has already been taken (D-01)."""
    regular: bool = True
    """True for the regular pick, the only one to which buildings react (R-2.7, R-2.10)."""

    def moves(self, g: State) -> Sequence[Move]:
        """Offer the open tiles, unless the island is full (R-2.2)."""
        player = g.players[self.seat]
        if player.island_full:
            return ()
        row = set(g.row)
        tiles = {*row, QUARRY} if self._quarry(g) else row
        if not tiles:
            return ()
        forests = each(SettleForest, row) if may_lay_forest(g, self.seat) else ()
        return [*forests, once(Pass), *each(Settle, tiles)]

    def act(self, g: State, move: Move) -> Steps:
        """Place the tile; buildings such as the hospice may take effect after it."""
        match move:
            case Settle(tile=tile):
                take_open_tile(g, tile)
                place_tile(g, self.seat, tile)
                g.record("settled", seat=self.seat, tile=tile)
                return self._taken(g, tile)
            case SettleForest(tile=tile):
                take_open_tile(g, tile)
                lay_forest(g, self.seat, tile)
                return self._taken(g, WINDROSE)
            case _:
                g.record("passed", seat=self.seat, phase="settler")
                return NOTHING

    def again(self, g: State, manned: Sequence[str]) -> Steps:
        """Apply buildings that a guest has just occupied before the regular pick (R-10.3)."""
        step: Step = self
        for answer in moments.settling.among(manned) if self.regular else ():
            step = answer(g, self.seat, step)
        return (step,)

    def _taken(self, g: State, circle: str) -> Steps:
        if not self.regular:
            note_doubled(g, self.seat)
            return NOTHING
        answers = moments.tile_taken.of(g.players[self.seat])
        return [step for answer in answers for step in answer(g, self.seat, circle)]

    def _quarry(self, g: State) -> bool:
        if not g.quarries or not self.quarries:
            return False
        return self.privilege or may_take_quarry(g, self.seat)


@step(STEPS)
class LayTile(Action):
    """The choice of which way up to place a face-down tile that its owner has seen (R-2.9)."""

    kind = "lay"
    seat: int
    tile: str
    source: str
    """Building from which the tile came: "hacienda" or "land_office"."""

    def moves(self, g: State) -> Sequence[Move]:
        """Offer both ways, without naming the tile, because only its owner knows it."""
        return (once(Plant), once(TurnOver))

    def act(self, g: State, move: Move) -> Steps:
        """Place the tile as a plantation or as a forest."""
        if isinstance(move, TurnOver):
            lay_forest(g, self.seat, self.tile)
        else:
            plant_drawn(g, self.seat, self.tile, self.source)
        return NOTHING


_DRAWN = {"hacienda": "drawn", "land_office": "bought"}
"""Kind of the event of a drawn tile, by the building that draws it."""


def plant_drawn(g: State, seat: int, tile: str, source: str) -> None:
    """Place a tile from the face-down pile as a plantation, face up."""
    place_tile(g, seat, tile)
    g.record(_DRAWN[source], reveals=True, seat=seat, tile=tile)


def lay_drawn(g: State, seat: int, source: str) -> Steps:
    """Draw a face-down tile and place it.

    A player who may place forests looks at it first (R-2.9).
    """
    tile = g.draw_tile()
    assert tile is not None
    if may_lay_forest(g, seat):
        g.record("looked", reveals=True, seat=seat, source=source)
        return (LayTile(seat, tile, source),)
    plant_drawn(g, seat, tile, source)
    return NOTHING


def may_take_quarry(g: State, seat: int) -> bool:
    """Return whether a building lets this player take a quarry (R-2.6)."""
    return any(answer(g, seat) for answer in moments.quarry_allowed.of(g.players[seat]))


def may_lay_forest(g: State, seat: int) -> bool:
    """Return whether a building lets this player place plantations face down (R-2.9)."""
    return any(answer(g, seat) for answer in moments.forest_allowed.of(g.players[seat]))


def take_open_tile(g: State, tile: str) -> None:
    """Take a plantation from the row, or a quarry from its pile."""
    if tile == QUARRY:
        g.quarries -= 1
    else:
        g.row.remove(tile)


def place_tile(g: State, seat: int, tile: str) -> None:
    """Place a tile on a player's island."""
    island = g.players[seat].island
    island[tile] = island.get(tile, 0) + 1


def lay_forest(g: State, seat: int, tile: str) -> None:
    """Place a plantation face down (R-2.9)."""
    g.players[seat].forests.append(tile)
    g.record("forest", seat=seat)


@step(STEPS)
class SettlerTurn(Phase):
    """One player's turn: buildings that act before the regular pick, then the pick (R-2.5)."""

    role = "settler"
    taker: int
    seat: int
    at: int = 0

    def turn(self, g: State) -> Steps:
        """Apply buildings that act before the regular pick."""
        step: Step = SettleTile(self.seat, privilege=self.seat == self.taker)
        for answer in moments.settling.of(g.players[self.seat]):
            step = answer(g, self.seat, step)
        return (step,)

    parts = (turn,)


@step(STEPS)
class SettlerEnd(Phase):
    """The effects of one player's buildings after all turns (R-2.11)."""

    role = "settler"
    taker: int
    seat: int
    at: int = 0

    def end(self, g: State) -> Steps:
        """Apply the player's buildings."""
        answers = moments.settler_ends.of(g.players[self.seat])
        return [step for answer in answers for step in answer(g, self.seat)]

    parts = (end,)


@step(STEPS)
class Settler(Phase):
    """The settler phase: the settler takes a quarry or plantation, others a plantation (R-2.1)."""

    role = "settler"
    taker: int
    at: int = 0

    def turns(self, g: State) -> Steps:
        """Give every player a turn, the settler first."""
        return [SettlerTurn(self.taker, seat) for seat in g.clockwise(self.taker)]

    def more_tiles(self, g: State) -> Steps:
        """Give the settler a remaining tile if the privilege is doubled (R-2.10, D-09).

        It may be a quarry only if a building allows one, because the privilege applied to the first
        tile.
        """
        tile = SettleTile(self.taker, privilege=False, regular=False)
        return [tile] * (privilege(g, self.taker) - 1)

    def ends(self, g: State) -> Steps:
        """Apply buildings that act after all turns, clockwise from the settler (Q-29)."""
        return [SettlerEnd(self.taker, seat) for seat in g.clockwise(self.taker)]

    def new_row(self, g: State) -> Steps:
        """Discard the remaining tiles and reveal players + 1 new tiles (R-2.3, D-29)."""
        g.discards += g.row
        g.row.clear()
        reshuffled = g.open_row()
        g.record("row", {**Counter(g.row), "reshuffled": int(reshuffled)}, reveals=True)
        return NOTHING

    parts = (Phase.window, turns, more_tiles, Phase.window, ends, new_row, Phase.over)
