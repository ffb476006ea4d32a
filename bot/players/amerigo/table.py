"""The table as the sensible bot reads it from a view: values in VP until the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from bot.games.amerigo.data import COLOURS, GOODS
from bot.games.amerigo.map import sailing as sea
from bot.games.amerigo.map.geography import Geography, Island
from bot.games.amerigo.sailing import post_cell
from bot.games.amerigo.view import PlayerView, View

GOLD, LAST_GOLD = 1.4, 1.0
"""What a gold is worth: a VP at the end, and before that an action point when it counts."""

POINT = 1.1
"""What an action point brings that is left for something else."""

FUTURE_RESOURCES = 0.7
"""Resources of a kind that are still to be found in a round."""

LAND = 0.33
"""What a free cell is worth to who may build there, as long as there is time to."""

ROOM = 12
"""Cells of free land beyond which more of it is of no use to one player."""

LIKELY = 0.9, 0.75, 0.55, 0.35, 0.15
"""How likely an island is completed that lacks nothing, 4, 8, 12, or more cells."""


@dataclass(frozen=True, eq=False)
class Table:
    """What the bot weighs its moves with; everything is looked up once a decision."""

    view: View
    seat: int

    @cached_property
    def me(self) -> PlayerView:
        """Return the bot's own sheet."""
        return self.view.players[self.seat]

    @cached_property
    def phases_left(self) -> int:
        """Return the phases after this one in this round."""
        phase = self.view.phase
        return len(COLOURS) - 1 - COLOURS.index(phase) if phase in COLOURS else 0

    @cached_property
    def left(self) -> float:
        """Return how many rounds are left after this turn, as a part of rounds."""
        return self.view.numbers.rounds - self.view.round + self.phases_left / len(COLOURS)

    @cached_property
    def gold(self) -> float:
        """Return what a gold is worth."""
        return GOLD if self.left >= 0.5 else LAST_GOLD

    # Goods ----------------------------------------------------------------------------

    @cached_property
    def resources(self) -> Mapping[str, float]:
        """Return the resources of each good that the bot will have at the end."""
        more = FUTURE_RESOURCES * self.left / len(GOODS) * 2
        return {good: self.me.resources.get(good, 0) + more for good in GOODS}

    @cached_property
    def per_resource(self) -> Mapping[str, float]:
        """Return what one more resource of each good scores: its tokens and the printed one."""
        return {good: 1 + self.me.goods.get(good, 0) + 0.25 * min(2.0, self.left) for good in GOODS}

    # Islands --------------------------------------------------------------------------

    def likely(self, lacking: int) -> float:
        """Return how likely an island is completed that lacks so many cells."""
        step = min(-(-lacking // 4), len(LIKELY) - 1)
        return LIKELY[step] * min(1.0, 0.35 + self.left / 2)

    def time(self, lacking: int) -> float:
        """Return about what the time token will be when so many cells are covered."""
        later = min(self.view.numbers.rounds, self.view.round + lacking // 9)
        return self.view.numbers.time_token(later)

    @cached_property
    def lacking(self) -> Mapping[int, int]:
        """Return by number of an island how many of its cells are free."""
        return {one.number: one.size - one.covered for one in self.view.islands}

    @cached_property
    def room(self) -> int:
        """Return the free cells of islands where the bot has posts, without what it has planned."""
        own = (one for one in self.view.islands if one.posts.get(self.seat))
        planned = sum(self.view.numbers.tile(t).size * n for t, n in self.me.hand.items())
        return sum(one.size - one.covered for one in own) - planned

    def post(self, island: Island) -> Mapping[str, float]:
        """Return what one more post on an island brings, in parts."""
        seen = self.view.islands[island.number - 1]
        own, numbers = seen.posts.get(self.seat, 0), self.view.numbers
        lacking = seen.size - seen.covered - 1
        more = numbers.completion_factor(own + 1) - numbers.completion_factor(own)
        useful = max(0, min(lacking, ROOM - max(0, self.room)))
        land = LAND * useful * min(1.0, self.left / 1.5) * (1.3 if island.big else 1.0)
        return {
            "discovery": 0 if seen.discovered else numbers.discovery,
            "posts": more * self.time(lacking) * self.likely(lacking),
            "land": land if not own else 0.1 * land,
            "tokens": ("post_gold" in self.me.tokens) * self.gold
            + ("end_posts" in self.me.tokens) * 1.0,
        }

    # Ships ----------------------------------------------------------------------------

    @cached_property
    def anchors(self) -> Mapping[str, float]:
        """Return what the anchors are worth from which the bot may place a post now."""
        geo = self.view.geo
        names = ((geo.name(anchor), post) for anchor, post in geo.anchors.items())
        return {
            name: sum(self.post(geo.islands[geo.island_of[post]]).values())
            for name, post in names
            if post_cell(self.view, self.seat, name)
        }

    @cached_property
    def _aims(self) -> tuple[tuple[float, Mapping[str, int]], ...]:
        """Return the best anchors: what they are worth, and how far every place is from them."""
        best = sorted(self.anchors.items(), key=lambda one: -one[1])[:4]
        return tuple((worth, distances(self.view.geo, name)) for name, worth in best)

    def nearness(self, cell: str) -> float:
        """Return what a place is worth to a ship that may go on from there later."""
        if self.left < 0.4:
            return 0.0
        ahead = (worth * 0.6 ** (1 + away.get(cell, 99) / 4) for worth, away in self._aims)
        return 0.4 * max(ahead, default=0.0)


@lru_cache(maxsize=512)
def distances(geo: Geography, cell: str) -> Mapping[str, int]:
    """Return how far every water cell and frame field is from one of them."""
    return sea.reach(geo, cell, geo.width * geo.height, frozenset())
