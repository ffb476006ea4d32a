"""Settler: plantations and quarries come to the islands (R-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.steps import Choice, Step, Steps
from bot.games.puerto_rico import events
from bot.games.puerto_rico.buildings import moments
from bot.games.puerto_rico.data import QUARRY
from bot.games.puerto_rico.moves import Move, Pass, Settle, once
from bot.games.puerto_rico.phases.phase import Phase
from bot.games.puerto_rico.state import NOTHING, STEPS, State


@STEPS.add
@dataclass(frozen=True, slots=True)
class SettleTile(Choice[State, Move]):
    """Take one open plantation, or a quarry if entitled, or nothing (R-2.1)."""

    kind = "settle"
    seat: int
    privilege: bool
    """The settler himself may take a quarry."""
    quarries: bool = True
    """False when the one quarry of this phase was taken already (D-01)."""

    def options(self, g: State) -> Sequence[Move]:
        """Offer what lies open; a full island takes nothing more (R-2.2)."""
        if g.players[self.seat].island_full:
            return ()
        tiles = set(g.row)
        if self._quarry(g):
            tiles.add(QUARRY)
        if not tiles:
            return ()
        return (once(Pass), *(once(Settle, tile) for tile in sorted(tiles)))

    def choose(self, g: State, move: Move) -> Steps:
        """Place the tile; buildings may follow it up (hospice)."""
        if not isinstance(move, Settle):
            g.tell(events.passed(self.seat, "settler"))
            return NOTHING
        if move.tile == QUARRY:
            g.quarries -= 1
        else:
            g.row.remove(move.tile)
        place_tile(g, self.seat, move.tile)
        g.tell(events.tile_taken(self.seat, move.tile))
        answers = moments.tile_taken.of(g.players[self.seat])
        return [step for answer in answers for step in answer(g, self.seat, move.tile)]

    def _quarry(self, g: State) -> bool:
        if not g.quarries or not self.quarries:
            return False
        return self.privilege or may_take_quarry(g, self.seat)


def may_take_quarry(g: State, seat: int) -> bool:
    """Tell whether a building lets this player take a quarry (R-2.6)."""
    return any(answer(g, seat) for answer in moments.quarry_allowed.of(g.players[seat]))


def place_tile(g: State, seat: int, tile: str) -> None:
    """Lay a tile on a player's island."""
    island = g.players[seat].island
    island[tile] = island.get(tile, 0) + 1


@STEPS.add
@dataclass(frozen=True, slots=True)
class SettlerTurn(Phase):
    """One player's turn: what comes before the regular pick, and the pick (R-2.5)."""

    role = "settler"
    taker: int
    seat: int
    at: int = 0

    def turn(self, g: State) -> Steps:
        """Let buildings come before the regular pick."""
        step: Step = SettleTile(self.seat, privilege=self.seat == self.taker)
        for answer in moments.settling.of(g.players[self.seat]):
            step = answer(g, self.seat, step)
        return (step,)

    parts = (turn,)


@STEPS.add
@dataclass(frozen=True, slots=True)
class Settler(Phase):
    """The settler takes a quarry or a plantation, the others a plantation (R-2.1)."""

    role = "settler"
    taker: int
    at: int = 0

    def turns(self, g: State) -> Steps:
        """Give everybody a turn, the settler first."""
        return [SettlerTurn(self.taker, seat) for seat in g.clockwise(self.taker)]

    def new_row(self, g: State) -> Steps:
        """Discard what nobody took, then open players + 1 new tiles (R-2.3, D-29)."""
        g.discards += g.row
        g.row.clear()
        reshuffled = g.open_row()
        g.tell(events.row_opened(Counter(g.row), reshuffled))
        return NOTHING

    parts = (turns, new_row, Phase.over)
