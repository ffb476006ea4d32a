"""The builder phase: every player may build one building (R-4)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.steps import Script, Steps, step
from bot.engine.verbs import each, once
from bot.games.puerto_rico import moments
from bot.games.puerto_rico.city import large_of, room
from bot.games.puerto_rico.data import BUILDINGS, Building
from bot.games.puerto_rico.moves import Build, Move, Pass
from bot.games.puerto_rico.phases.phase import Action, Phase, note_doubled, privilege
from bot.games.puerto_rico.pricing import Discounts, cost, total_off
from bot.games.puerto_rico.state import NOTHING, STEPS, State


@step(STEPS)
class Builder(Phase):
    """The builder phase: all may build; the builder pays 1 doubloon less (R-4.1, R-4.2)."""

    role = "builder"
    taker: int
    at: int = 0

    def turns(self, g: State) -> Steps:
        """Give every player a turn, the builder first."""
        return [BuildBuilding(seat, seat == self.taker) for seat in g.clockwise(self.taker)]

    parts = (Phase.window, turns, Phase.window, Phase.over)


@step(STEPS)
class BuildBuilding(Action):
    """The choice of an affordable building that is not in the city yet, or none (R-4.1)."""

    kind = "build"
    seat: int
    privilege: bool

    def moves(self, g: State) -> Sequence[Move]:
        """Offer the buildings that the player can pay for and has room for (R-4.4)."""
        player = g.players[self.seat]
        means = player.doubloons + sum(c.limit(g, self.seat) for c in moments.credit.of(player))
        times = privilege(g, self.seat) if self.privilege else 0
        off = total_off(Discounts.of(player, times, g.options))
        city, spaces = player.city, room(player.city_spaces_left, large_of(player.city), g.options)
        keys = [
            key
            for key, left in g.stock.items()
            if left
            and key not in city
            and cost(key, g.options) <= means + off[(building := BUILDINGS[key]).column]
            and building.spaces <= spaces
        ]
        return [*each(Build, keys), once(Pass)] if keys else ()

    def act(self, g: State, move: Move) -> Steps:
        """Determine the price, pay it, then place the building (R-4.12)."""
        if not isinstance(move, Build):
            g.record("passed", seat=self.seat, phase="builder")
            return NOTHING
        player = g.players[self.seat]
        price = self._price(g, BUILDINGS[move.building])
        missing = max(0, price - player.doubloons)
        player.doubloons -= price - missing
        credits = moments.credit.of(player) if missing else ()
        pays = [step for credit in credits for step in credit.pay(g, self.seat, missing)]
        return (*pays, PlaceBuilding(self.seat, move.building, price))

    def _price(self, g: State, building: Building) -> int:
        """Return the player's price, and record a doubled privilege that matters (Q-14)."""
        times = privilege(g, self.seat) if self.privilege else 0
        player, full = g.players[self.seat], cost(building.key, g.options)
        price = Discounts.of(player, times, g.options).price(full, building.column)
        undoubled = Discounts.of(player, 1, g.options).price(full, building.column)
        if times > 1 and price < undoubled:
            note_doubled(g, self.seat)
        return price


@step(STEPS)
class PlaceBuilding(Script[State]):
    """The placing of a paid-for building; other buildings may take effect (R-4.12)."""

    seat: int
    building: str
    price: int
    at: int = 0

    def place(self, g: State) -> Steps:
        """Put the building in the city; a full city ends the game (R-4.6)."""
        player = g.players[self.seat]
        g.stock[self.building] -= 1
        player.city[self.building] = 0
        g.record("built", seat=self.seat, building=self.building, price=self.price)
        if not player.city_spaces_left:
            g.end_with("city")
        building = BUILDINGS[self.building]
        answers = moments.building_built.of(player)
        return [step for answer in answers for step in answer(g, self.seat, building)]

    parts = (place,)
