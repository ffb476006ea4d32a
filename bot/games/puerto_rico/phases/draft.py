"""The building draft: the players choose the buildings of the game (R-12, expansion I)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.steps import Choice, Steps, step
from bot.engine.verbs import each
from bot.games.puerto_rico.data import BUILDINGS, DRAFT_SPACES
from bot.games.puerto_rico.moves import Draft
from bot.games.puerto_rico.phases.phase import Phase
from bot.games.puerto_rico.state import STEPS, State


@step(STEPS)
class BuildingDraft(Phase):
    """The draft: one kind of building per turn, clockwise from the governor (R-12.1)."""

    role = "draft"
    taker: int
    at: int = 0

    def picks(self, g: State) -> Steps:
        """Ask for one kind of building for every space."""
        order = g.clockwise(self.taker)
        return [DraftBuilding(order[turn % g.seats]) for turn in range(sum(DRAFT_SPACES.values()))]

    parts = (picks, Phase.over)


@step(STEPS)
class DraftBuilding(Choice[State, Draft]):
    """The choice of a kind of building for a free space of its cost (R-12.2)."""

    kind = "draft"
    seat: int

    def options(self, g: State) -> Sequence[Draft]:
        """Offer all kinds for which there is a free space."""
        return each(Draft, open_kinds(g))

    def choose(self, g: State, move: Draft) -> Steps:
        """Add all copies of the kind to the game."""
        g.bring(move.building)
        g.record("drafted", seat=self.seat, building=move.building)
        return ()


def open_kinds(g: State) -> list[str]:
    """Return the kinds that may be chosen: with a free space and no rival in play (Q-30).

    If one of a pair of buildings is needed, the last space for it is reserved (D-39).
    """
    free, kept = free_spaces(g), kept_spaces(g)
    rivals = {rival for pair in g.options.pairs for rival in pair if set(pair) & g.stock.keys()}
    return [
        key
        for key, building in BUILDINGS.items()
        if free.get(building.cost) and key not in g.stock and key not in rivals and building.drafted
        if key in kept.get(building.cost, (key,))
    ]


def kept_spaces(g: State) -> dict[int, tuple[str, ...]]:
    """Return the costs whose last free space is reserved for one of a pair (D-39).

    The values are the pairs.
    """
    free = free_spaces(g)
    missing = (pair for pair in g.options.needed_pairs if not set(pair) & g.stock.keys())
    costs = {BUILDINGS[pair[0]].cost: pair for pair in missing}
    return {cost: pair for cost, pair in costs.items() if free.get(cost) == 1}


def free_spaces(g: State) -> dict[int, int]:
    """Return the number of free spaces by cost (R-12.1)."""
    free = dict(DRAFT_SPACES)
    for key in g.stock:
        if BUILDINGS[key].drafted:
            free[BUILDINGS[key].cost] -= 1
    return free
