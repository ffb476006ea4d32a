"""One colonist outside the mayor's distribution: privilege, hospice, university."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.steps import Choice, Steps
from bot.games.puerto_rico import events
from bot.games.puerto_rico.moves import Move, Pass, TakeColonist
from bot.games.puerto_rico.state import NOTHING, STEPS, State

WINDROSE = "windrose"

_ACCEPT_OR_NOT: tuple[Move, ...] = (TakeColonist(), Pass())


@STEPS.add
@dataclass(frozen=True, slots=True)
class OfferColonist(Choice[State, Move]):
    """A colonist from the supply, or off the ship when it is empty; may be declined (D-38)."""

    kind = "colonist"
    seat: int
    source: str
    """Who offers it: "mayor", "hospice" or "university"."""
    circle: str
    """Where it goes: a tile, a building or the windrose."""

    def options(self, g: State) -> Sequence[Move]:
        """Offer the colonist while there is one (R-2.7, R-4.5)."""
        return _ACCEPT_OR_NOT if g.colonist_left() else ()

    def choose(self, g: State, move: Move) -> Steps:
        """Put the colonist where it belongs."""
        if isinstance(move, TakeColonist):
            g.take_colonist()
            give_colonist(g, self.seat, self.source, self.circle)
        return NOTHING


def give_colonist(g: State, seat: int, source: str, circle: str) -> None:
    """Put a colonist that was taken already on its circle or the windrose."""
    if circle == WINDROSE:
        g.players[seat].windrose += 1
    else:
        g.players[seat].put(circle)
    g.tell(events.colonist_gained(seat, source, circle))
