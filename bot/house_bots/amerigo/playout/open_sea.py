"""The best place without an anchor for a ship in a playout.

A place is worth as much as the anchor that is best to be near to. So sets of places at the same
distance from an anchor are rated together, beginning with the nearest.
"""

from __future__ import annotations

from bot.house_bots.amerigo.playout.choice import FINE, Choice
from bot.house_bots.amerigo.playout.harbours import Harbours, Ship, bits
from bot.house_bots.amerigo.playout.position import Player, Position
from bot.house_bots.amerigo.table import FAR


class OpenSea:
    """The best places so far; `other` is the worth of the player's other ship."""

    __slots__ = ("_aims", "_at", "_other", "_ship", "places", "top")

    def __init__(
        self, g: Position, player: Player, found: Harbours, ship: Ship, other: float
    ) -> None:
        self._at = player.at
        self._aims = found.aims(g.chart) if player.at.near else []
        self._ship = ship
        self._other = other
        self.top = 0.0
        self.places = 0

    def search(self, choice: Choice, harbours: int, points: int, gold: int) -> list[int]:
        """Find the places that are not worse than the best move so far."""
        ship, at = self._ship, self._at
        self.top = choice.top
        self._add_all(ship.within(points) & ~harbours, points, 0.0)
        sea, fronts = ship.open & ~harbours, ship.ways.fronts
        for more in range(1, min(gold, ship.ways.last - points) + 1):
            cost = -at.gold * more
            if not self._add_all(fronts[points + more] & sea, points + more, cost):
                break
        return bits(self.places)

    def _add_all(self, cells: int, steps: int, cost: float) -> bool:
        """Add places that take this many steps at most; return whether dearer ones may be good."""
        if not self._aims:
            self._add(round(0.0 + cost + self._other, 6), cells)
            return True
        at, legs, other, fades = self._at, self._at.worths.legs, self._other, self._at.worths.fades
        away = self._ship.ways.anchors
        near = at.near
        if fades and near * (self._aims[0].worth * legs[0]) + cost + other < self.top - FINE:
            return False
        for worth, number, ways in self._aims if cells else ():
            steps_to = away[number]
            least = max(0, steps_to - steps) if steps_to >= 0 else FAR
            for distance in range(least, ways.last + 1):
                rating = near * (worth * legs[distance]) + cost + other
                if rating < self.top - FINE:
                    if fades:
                        break
                    continue
                self._add(round(rating, 6), ways.fronts[distance] & cells)
            else:
                rating = round(near * (worth * legs[FAR]) + cost + other, 6)
                self._add(rating, cells & ~ways.within[-1])
        return True

    def _add(self, rating: float, cells: int) -> None:
        if cells and rating >= self.top:
            self.places = cells if rating > self.top else self.places | cells
            self.top = rating
