"""The anchors from which a player may place posts, and what ships can reach, in a playout."""

from __future__ import annotations

from typing import NamedTuple

from bot.house_bots.amerigo.playout.chart import OFF, Chart, Ways
from bot.house_bots.amerigo.playout.position import Player, Position

_AIMS = 4
"""Number of anchors near which a ship may want to be."""


class Aim(NamedTuple):
    """An anchor near which a ship may want to be."""

    worth: float
    number: int
    ways: Ways


class Harbours:
    """The anchors from which a player may place a post now, with their worths."""

    __slots__ = ("_aims", "best", "mask", "worths")

    def __init__(self, g: Position, player: Player) -> None:
        self.mask = 0
        """The anchors as a set of places."""
        self.worths: list[float] = []
        """Worth of each anchor of the map; those not in `mask` have none."""
        self.best = 0.0
        """Worth of the best anchor."""
        self._aims: list[Aim] | None = None
        if player.posts:
            self._find(g, player)

    def _find(self, g: Position, player: Player) -> None:
        chart, free, mask, found = g.chart, g.free, 0, self.worths
        room = max(0, g.room(player))
        known: dict[int, float] = {}
        for number, post in enumerate(chart.posts):
            if not free >> post & 1:
                found.append(0.0)
                continue
            mask |= 1 << chart.anchors[number]
            island = chart.post_islands[number]
            worth = known.get(island)
            if worth is None:
                worth = known[island] = post_worth(g, player, island, room)
            found.append(worth)
        self.mask = mask
        self.best = max(known.values(), default=0.0)

    def aims(self, chart: Chart) -> list[Aim]:
        """Return the best anchors."""
        if self._aims is None:
            numbers = [chart.anchor_at[place] for place in bits(self.mask)]
            best = sorted(sorted(numbers), key=lambda number: -self.worths[number])[:_AIMS]
            self._aims = [
                Aim(self.worths[number], number, chart.ways(chart.anchors[number]))
                for number in best
            ]
        return self._aims


def post_worth(g: Position, player: Player, island: int, room: int) -> float:
    """Return the worth of one more post on an island; `room` is the player's, at least 0."""
    at, weights = player.at, player.at.weights
    own, factors = player.posts_on[island], g.kinds.factors
    lacking = g.lacking[island] - 1
    more = factors[own + 1] - factors[own]
    useful = max(0, min(lacking, weights.land_most - room))
    big = weights.land_big if g.chart.big[island] else 1.0
    land = weights.land * useful * at.land_time * big
    if own:
        land = weights.land_again * land
    discovery = 0 if g.discovered[island] else g.kinds.numbers.discovery
    tokens = player.has.post_gold * at.gold + player.has.end_posts * weights.end_post
    return discovery + more * at.time(lacking) * at.chance(lacking) + land + tokens


def may_post(g: Position, player: Player, place: int) -> bool:
    """Return whether a ship at this place may place a post."""
    number = g.chart.anchor_at[place]
    return number >= 0 and player.posts > 0 and g.free >> g.chart.posts[number] & 1 == 1


class Ship:
    """The places that a ship can reach with the AP and gold of its player."""

    __slots__ = ("number", "open", "reach", "ways")

    def __init__(self, g: Position, player: Player, number: int, most: int) -> None:
        start = player.ships[number]
        self.number = number
        self.ways = g.chart.ways(start)
        self.open = ~_closed(g, player, start)
        """Places where it may end its move, however far."""
        self.reach = self.within(most)
        """Those that it can pay for."""

    def within(self, steps: int) -> int:
        """Return the places where it may end its move after this many steps at most."""
        ways = self.ways
        return ways.within[steps if steps < ways.last else ways.last] & self.open


def _closed(g: Position, player: Player, start: int) -> int:
    """Return the places where a ship may not end its move: other ships', usually also its own."""
    if start == OFF:
        return g.ships
    if g.options.post_at_rest and may_post(g, player, start):
        return g.ships & ~(1 << start)
    return g.ships | 1 << start


class Best:
    """The worths of a ship's two best anchors, of which another ship may take one."""

    __slots__ = ("_first", "_place", "_second")

    def __init__(self, g: Position, player: Player, found: Harbours, within: int) -> None:
        first = second = 0.0
        place = OFF
        for at in bits(within & found.mask):
            worth = found.worths[g.chart.anchor_at[at]]
            if place == OFF or worth > first:
                first, second, place = worth, first, at
            elif worth > second:
                second = worth
        share = player.at.weights.other_ship
        self._first, self._second, self._place = share * first, share * second, place

    def but(self, place: int) -> float:
        """Return the worth of the best anchor other than this place, 0 if there is none."""
        return self._second if place == self._place else self._first


def bits(mask: int) -> list[int]:
    """Return the places of a set."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
