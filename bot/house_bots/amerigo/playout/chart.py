"""The tables of a map that playouts need: distances at sea, and the cells of islands.

A place is a number: a cell's index, or that of a ring field after all cells. Sets of places are
integers, as in `bot.games.amerigo.map.cells`.
"""

from __future__ import annotations

from functools import lru_cache

from bot.games.amerigo.data import GOODS
from bot.games.amerigo.map.cells import indices
from bot.games.amerigo.map.geography import Geography

OFF = -1
"""The place of a ship that is not on the map yet."""


class Ways:
    """The places that a ship reaches from one place."""

    __slots__ = ("anchors", "fronts", "last", "within")

    def __init__(self, fronts: list[int], anchors: list[int]) -> None:
        self.fronts = fronts
        """Places by the fewest steps to them."""
        self.last = len(fronts) - 1
        """Number of steps to the farthest place."""
        self.within: list[int] = []
        """Places by the most steps to them."""
        found = 0
        for front in fronts:
            found |= front
            self.within.append(found)
        self.anchors = [self.steps(anchor) for anchor in anchors]
        """Steps to each anchor of the map, -1 if it cannot be reached."""

    def steps(self, place: int) -> int:
        """Return the fewest steps to a place, or -1 if it cannot be reached."""
        for steps, front in enumerate(self.fronts):
            if front >> place & 1:
                return steps
        return -1


class Chart:
    """The tables of a map."""

    def __init__(self, geo: Geography) -> None:
        self.geo = geo
        self.cells = len(geo.names)
        """Number of cells; the ring fields follow."""
        self.names = [*geo.names, *(field.name for field in geo.ring)]
        self.places = {name: place for place, name in enumerate(self.names)}
        by_name = sorted(range(len(self.names)), key=self.names.__getitem__)
        self.by_rank = by_name
        """Places sorted by name."""
        self.rank = [0] * len(by_name)
        """Rank of each place in that order."""
        for rank, place in enumerate(by_name):
            self.rank[place] = rank
        self.anchors = [*geo.anchors]
        self.posts = [*geo.anchors.values()]
        """Post cell of each anchor."""
        self.post_islands = [geo.island_of[post] for post in self.posts]
        """Index of the island of each anchor's post cell."""
        self.anchor_at = [-1] * len(self.names)
        """Number of the anchor at each place, or -1."""
        for number, anchor in enumerate(self.anchors):
            self.anchor_at[anchor] = number
        self.islands = [island.mask for island in geo.islands]
        self.big = [island.big for island in geo.islands]
        self.island_of = geo.island_of
        self.good_at = [-1] * self.cells
        """Number of the good at each cell, or -1."""
        for cell, good in geo.resources.items():
            self.good_at[cell] = GOODS.index(good)
        self.resources = sum(1 << cell for cell in geo.resources)
        self._edge = 0
        for field in geo.ring:
            self._edge |= field.touches
        self._ways: dict[int, Ways] = {}

    def ways(self, start: int) -> Ways:
        """Return the ways from a place, or from OFF."""
        found = self._ways.get(start)
        if found is None:
            found = self._ways[start] = Ways(self._fronts(start), self.anchors)
        return found

    def _fronts(self, start: int) -> list[int]:
        """Return the places first reached after 0, 1, 2 ... steps, until there are none."""
        geo, cells, count = self.geo, self.cells, len(self.geo.ring)
        fields = (1 << count) - 1
        front = fields << cells if start == OFF else 1 << start
        left = (geo.water | fields << cells) & ~front
        found = [front]
        inland = (1 << cells) - 1
        while True:
            wet, stride = front & inland, geo.stride
            after = wet << 1 | wet >> 1 | wet << stride | wet >> stride
            after &= inland
            for number in indices(front >> cells):
                field = geo.ring[number]
                before, next_one = field.neighbours
                after |= field.touches | 1 << cells + before | 1 << cells + next_one
            if wet & self._edge:
                for number, field in enumerate(geo.ring):
                    if field.touches & wet:
                        after |= 1 << cells + number
            front = after & left
            if not front:
                return found
            left &= ~front
            found.append(front)


@lru_cache(maxsize=4)
def chart(geo: Geography) -> Chart:
    """Return the tables of a map; those of the last few maps are kept."""
    return Chart(geo)
