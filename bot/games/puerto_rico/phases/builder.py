"""Builder: everybody may build one building (R-4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.steps import Choice, Steps
from bot.games.puerto_rico import events
from bot.games.puerto_rico.buildings import moments
from bot.games.puerto_rico.data import BUILDINGS, QUARRY, Building
from bot.games.puerto_rico.moves import Build, Move, Pass, once
from bot.games.puerto_rico.phases.phase import Phase
from bot.games.puerto_rico.state import NOTHING, STEPS, Player, State


@STEPS.add
@dataclass(frozen=True, slots=True)
class Builder(Phase):
    """Every player may build; the builder pays 1 doubloon less (R-4.1, R-4.2)."""

    role = "builder"
    taker: int
    at: int = 0

    def turns(self, g: State) -> Steps:
        """Give everybody a turn, the builder first."""
        return [BuildBuilding(seat, seat == self.taker) for seat in g.clockwise(self.taker)]

    parts = (turns, Phase.over)


@STEPS.add
@dataclass(frozen=True, slots=True)
class BuildBuilding(Choice[State, Move]):
    """Build one building that is left, paid for and not in the city yet, or nothing (R-4.1)."""

    kind = "build"
    seat: int
    privilege: bool

    def options(self, g: State) -> Sequence[Move]:
        """Offer what the player can pay for and has room for (R-4.4)."""
        keys = [key for key, left in g.stock.items() if left and self._possible(g, key)]
        return [*(once(Build, key) for key in sorted(keys)), once(Pass)] if keys else ()

    def _possible(self, g: State, key: str) -> bool:
        player = g.players[self.seat]
        building = BUILDINGS[key]
        return (
            price(g, self.seat, building, self.privilege) <= player.doubloons
            and key not in player.city
            and has_room(g, player, building)
        )

    def choose(self, g: State, move: Move) -> Steps:
        """Pay, then place the building; buildings may follow it up (university)."""
        if not isinstance(move, Build):
            g.tell(events.passed(self.seat, "builder"))
            return NOTHING
        building = BUILDINGS[move.building]
        player = g.players[self.seat]
        paid = price(g, self.seat, building, self.privilege)
        player.doubloons -= paid
        g.stock[building.key] -= 1
        player.city[building.key] = 0
        g.tell(events.built(self.seat, building.key, paid))
        if not player.city_spaces_left:
            g.end_with("city")
        answers = moments.building_built.of(player)
        return [step for answer in answers for step in answer(g, self.seat, building)]


def price(g: State, seat: int, building: Building, privilege: bool) -> int:
    """Return what a building costs this player: never less than 0 (R-4.2, D-33).

    Occupied quarries count up to the building's column; the builder pays 1 less.
    """
    player = g.players[seat]
    off = min(player.manned.get(QUARRY, 0), building.column) + privilege
    return max(0, g.cost(building.key) - off)


def has_room(g: State, player: Player, building: Building) -> bool:
    """Tell whether a building fits: a large one needs a column's pair of spaces (R-4.4).

    Small buildings may be regrouped (D-08), so that only the numbers count (Q-22).
    """
    if player.city_spaces_left < building.spaces:
        return False
    if building.spaces == 1:
        return True
    large = sum(BUILDINGS[key].spaces == 2 for key in player.city)
    return large < g.options.max_large_buildings
