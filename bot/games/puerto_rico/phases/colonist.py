"""People who do not come from sharing the ship: privilege, hospice, university and villa."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.steps import Steps, step
from bot.engine.verbs import once
from bot.games.puerto_rico.data import WINDROSE
from bot.games.puerto_rico.moves import Move, Pass, TakeColonist, TakeNoble
from bot.games.puerto_rico.phases.phase import Action, note_doubled
from bot.games.puerto_rico.state import NOTHING, STEPS, State


@step(STEPS)
class OfferColonist(Action):
    """A colonist from the supply, or from the ship if it is empty (D-38).

    The player may decline if the offer is `optional`.
    """

    kind = "colonist"
    seat: int
    source: str
    """The source of the offer: "mayor", "hospice" or "university"."""
    circle: str
    """The destination: a tile, a building or the windrose."""
    from_ship: bool = True
    """True if the ship may provide the person when the supply is empty (R-2.7, R-4.5; never for
    R-3.1)."""
    optional: bool = True
    """True if the player may decline; choosing a noble instead of a colonist is always possible
    (D-06)."""
    times: int = 1
    """Number of people that may be taken one after the other (R-3.11)."""
    taken: int = 0

    def moves(self, g: State) -> Sequence[Move]:
        """Offer the available people, unless a guest took the place (R-2.7, R-4.5, Q-16)."""
        if self.circle not in (WINDROSE, *g.players[self.seat].free_circles()):
            return ()
        people = [once(TakeColonist)] if self._colonists(g) else []
        if self._nobles(g):
            people.append(once(TakeNoble))
        return (*people, once(Pass)) if people and self.optional else people

    def act(self, g: State, move: Move) -> Steps:
        """Put the person in place; a player who declines is not offered a second one."""
        if isinstance(move, TakeColonist):
            if g.colonists:
                g.colonists -= 1
            else:
                g.colonist_ship -= 1
            give_colonist(g, self.seat, self.source, self.circle)
        elif isinstance(move, TakeNoble):
            if self._supplies_nobles(g):
                g.nobles -= 1
            else:
                g.noble_ship -= 1
            give_noble(g, self.seat, self.source, self.circle)
        else:
            return NOTHING
        if self.taken:
            note_doubled(g, self.seat)
        taken = self.taken + 1
        return (replace(self, taken=taken),) if taken < self.times else NOTHING

    def _colonists(self, g: State) -> bool:
        return g.colonists > 0 or (self.from_ship and g.colonist_ship > 0)

    def _nobles(self, g: State) -> bool:
        if self._supplies_nobles(g):
            return True
        return self.from_ship and not g.colonists and g.noble_ship > 0

    def _supplies_nobles(self, g: State) -> bool:
        return g.options.nobles_from_supply and g.nobles > 0


def give_colonist(g: State, seat: int, source: str, circle: str) -> None:
    """Put a colonist who has been taken on the circle or the windrose, and log it."""
    g.players[seat].put(circle)
    g.record("colonist", seat=seat, source=source, circle=circle)


def give_noble(g: State, seat: int, source: str, circle: str) -> None:
    """Put a noble who has been taken on the circle or the windrose, and log it."""
    g.players[seat].put(circle, noble=True)
    g.record("noble", seat=seat, source=source, circle=circle)
