"""The table as the sensible bot rates it, with values in VP until the end of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from bot.games.amerigo import sailing as sea
from bot.games.amerigo.data import COLOURS, GOODS
from bot.games.amerigo.ground import Ground
from bot.games.amerigo.map.geography import Geography, Island
from bot.games.amerigo.map.placing import placements, tile_mask
from bot.games.amerigo.table import Table as Open
from bot.games.amerigo.tokens import END_POSTS, POST_GOLD, amount
from bot.games.amerigo.tracks import space_of
from bot.games.amerigo.view import IslandView, TurnView
from bot.house_bots.amerigo.weights import Weights
from bot.house_bots.lazy import lazy

# ruff: noqa: D102  # `bot.games.amerigo.view` documents these members.


class Seen(Open, Protocol):
    """All public information, and the progress of the game."""

    @property
    def round(self) -> int: ...

    @property
    def phase(self) -> str: ...

    @property
    def turn(self) -> TurnView | None: ...

    @property
    def ground(self) -> Ground: ...

    @property
    def islands(self) -> Sequence[IslandView]: ...

    @property
    def pirates_unseen(self) -> tuple[int, ...]: ...


FAR = 99
"""Number of steps assumed for places that cannot be reached."""


class Table:
    """The values with which the bot rates its moves; each is computed once per decision."""

    def __init__(self, seen: Seen, seat: int, weights: Weights) -> None:
        self.seen = seen
        self.seat = seat
        self.weights = weights
        self.numbers = seen.numbers
        self.me = seen.players[seat]
        """The sheet of the bot's seat."""
        colour = seen.phase
        self.phases_left = len(COLOURS) - 1 - COLOURS.index(colour) if colour in COLOURS else 0
        """Number of phases after this one in this round."""
        self.left = self.numbers.rounds - seen.round + self.phases_left / len(COLOURS)
        """Number of rounds left after this turn, including fractions."""
        self.gold = weights.gold if self.left >= weights.gold_late else weights.gold_last
        """Worth of one gold in VP."""
        self._posts: dict[int, Mapping[str, float]] = {}
        self._near: dict[str, float] = {}

    @lazy
    def order(self) -> int:
        """Return the space of the seat's disc on the order track."""
        return space_of(self.seen.order, self.seat)

    # Goods ----------------------------------------------------------------------------

    @lazy
    def resources(self) -> Mapping[str, float]:
        """Return how many resources of each good the bot expects to have at the end."""
        more = self.weights.future_resources * self.left / len(GOODS) * 2
        return {good: self.me.resources.get(good, 0) + more for good in GOODS}

    @lazy
    def per_resource(self) -> Mapping[str, float]:
        """Return the expected score for one more resource of each good.

        That is a point per token of the good: the printed one, those owned, and those expected to
        be bought.
        """
        more = self.weights.future_goods * min(self.weights.future_goods_most, self.left)
        return {good: 1 + self.me.goods.get(good, 0) + more for good in GOODS}

    # Islands --------------------------------------------------------------------------

    def likely(self, lacking: int) -> float:
        """Return the probability that an island with `lacking` free cells is completed."""
        weights = self.weights
        steps = weights.likely
        usual = steps[min(-(-lacking // 4), len(steps) - 1)]
        time = self.left / weights.likely_time if weights.likely_time else 1.0
        return usual * min(1.0, weights.likely_last + time)

    def time(self, lacking: int) -> float:
        """Return the expected value of the time token when the lacking cells will be covered."""
        rounds = int(lacking // self.weights.covered_round) if self.weights.covered_round else 0
        return self.numbers.time_token(min(self.numbers.rounds, self.seen.round + rounds))

    @lazy
    def lacking(self) -> Mapping[int, int]:
        """Return the number of free cells on each island, by its number."""
        return {one.number: one.size - one.covered for one in self.seen.islands}

    @lazy
    def room(self) -> int:
        """Return the free cells on islands with the seat's posts, minus those for planned tiles."""
        own = (one for one in self.seen.islands if one.posts.get(self.seat))
        planned = sum([self.numbers.tile(t).size * n for t, n in self.me.hand.items()])
        return sum([one.size - one.covered for one in own]) - planned

    @lazy
    def spare(self) -> int:
        """Return the free cells on islands with the seat's posts that the planned tiles leave.

        These are laid out one after the other, the largest first, each at its first place,
        connected or not.
        """
        ground, geo, tile_of = self.seen.ground, self.seen.ground.geo, self.numbers.tile
        own = ground.posts[self.seat]
        spare = sum([island.mask for island in geo.islands if own & island.mask]) & ground.free
        planned = [tile_of(key) for key, count in self.me.hand.items() for _ in range(count)]
        for tile in sorted(planned, key=lambda one: (-one.size, one.key)):
            if places := placements(geo, tile.shape, spare, spare):
                spare &= ~tile_mask(geo, tile.shape, *places[0])
        return spare

    def fits(self, shape: str) -> bool:
        """Return whether a shape has a place beside the planned tiles."""
        return bool(placements(self.seen.ground.geo, shape, self.spare, self.spare))

    def post(self, island: Island) -> Mapping[str, float]:
        """Return the parts of the worth of one more post on an island."""
        if island.number not in self._posts:
            self._posts[island.number] = self._post(island)
        return self._posts[island.number]

    def _post(self, island: Island) -> Mapping[str, float]:
        seen, weights, numbers = self.seen.islands[island.number - 1], self.weights, self.numbers
        own = seen.posts.get(self.seat, 0)
        lacking = seen.size - seen.covered - 1
        more = numbers.completion_factor(own + 1) - numbers.completion_factor(own)
        useful = max(0, min(lacking, weights.land_most - max(0, self.room)))
        time = min(1.0, self.left / weights.land_time) if weights.land_time else 1.0
        land = weights.land * useful * time * (weights.land_big if island.big else 1.0)
        return {
            "discovery": 0 if seen.discovered else numbers.discovery,
            "posts": more * self.time(lacking) * self.likely(lacking),
            "land": land if not own else weights.land_again * land,
            "tokens": amount(self.me.tokens, POST_GOLD) * self.gold
            + (END_POSTS in self.me.tokens) * weights.end_post,
        }

    # Ships ----------------------------------------------------------------------------

    @lazy
    def anchors(self) -> Mapping[str, float]:
        """Return the worth of each anchor from which the bot may place a post now (R3.5)."""
        if not self.me.posts:
            return {}
        geo, covered = self.seen.geo, self.seen.ground.covered
        return {
            geo.name(anchor): sum(self.post(geo.islands[geo.island_of[post]]).values())
            for anchor, post in geo.anchors.items()
            if not covered >> post & 1
        }

    @lazy
    def _aims(self) -> tuple[tuple[float, Mapping[str, int]], ...]:
        """Return the worth of the best anchors, and the distances of all places from them."""
        best = sorted(self.anchors.items(), key=lambda one: -one[1])[:4]
        return tuple((worth, distances(self.seen.geo, name)) for name, worth in best)

    def nearness(self, cell: str) -> float:
        """Return the worth of a place from which a ship may sail on later."""
        if self.left < self.weights.nearness_late:
            return 0.0
        if cell not in self._near:
            legs, best = self._legs, 0.0
            for worth, away in self._aims:
                best = max(best, worth * legs[away.get(cell, FAR)])
            self._near[cell] = self.weights.nearness * best
        return self._near[cell]

    @lazy
    def nearest(self) -> float:
        """Return an upper bound for the worth of a place without an anchor."""
        near = self.weights.nearness * self._legs[0] * max(self.anchors.values(), default=0.0)
        return near if self.left >= self.weights.nearness_late else 0.0

    @lazy
    def _legs(self) -> Sequence[float]:
        """Return the share of an anchor's worth that remains, by distance in steps."""
        weights = self.weights
        leg = max(weights.nearness_leg, 0.1)
        return [weights.nearness_fading ** (1 + steps / leg) for steps in range(FAR + 1)]


@lru_cache(maxsize=512)
def distances(geo: Geography, cell: str) -> Mapping[str, int]:
    """Return the distance of every water cell and frame field from this place."""
    return sea.distances(geo, cell, geo.width * geo.height, frozenset())
