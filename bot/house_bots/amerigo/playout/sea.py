"""The blue action in a playout: its ratings, and what its moves do."""

from __future__ import annotations

from bot.games.amerigo.tokens import SAIL8, amount
from bot.house_bots.amerigo.playout.chart import OFF
from bot.house_bots.amerigo.playout.choice import POST, SAIL, USE, WHAT, Choice
from bot.house_bots.amerigo.playout.harbours import Best, Harbours, Ship, bits, may_post, post_worth
from bot.house_bots.amerigo.playout.land import complete
from bot.house_bots.amerigo.playout.open_sea import OpenSea
from bot.house_bots.amerigo.playout.position import Player, Position
from bot.house_bots.amerigo.table import FAR

_SHIP = 16
"""Place of the ship's bit in a move, above the rank of the cell's name."""
_RANK = (1 << _SHIP) - 1
_MORE = amount((SAIL8,), SAIL8)


class Sailing:
    """The moves of both ships."""

    __slots__ = ("_harbours", "moved", "points", "stopped")

    def __init__(
        self, points: int, moved: int = 0, stopped: int = 0, harbours: Harbours | None = None
    ) -> None:
        self.points = points
        """AP that each ship may sail without gold."""
        self.moved = moved
        """Set of the ships whose move has ended."""
        self.stopped = stopped
        """Number of the ship that may place a post now, from 1; 0 = none."""
        self._harbours = harbours
        """The player's anchors if they are known."""

    def may_stop(self, player: Player) -> bool:
        """Return whether both ships are on the map."""
        return OFF not in player.ships

    def possible(self, g: Position, player: Player, gold: int) -> bool:
        """Return whether a move is possible with this much gold."""
        if self.stopped or (self.moved != 3 and player.has.sail8):
            return True
        most = self.points + gold
        waiting = (number for number in (0, 1) if not self.moved >> number & 1)
        return any(Ship(g, player, number, most).reach for number in waiting)

    def offer(self, g: Position, player: Player, choice: Choice) -> bool:
        """Rate all moves; return whether there are any."""
        if self.moved == 3:
            if self.stopped:
                self._offer_post(g, player, choice)
            return self.stopped != 0
        most = self.points + player.gold
        found = self._harbours = self._harbours or Harbours(g, player)
        ships = [Ship(g, player, n, most) for n in (0, 1) if not self.moved >> n & 1]
        if self.stopped:
            self._offer_post(g, player, choice)
        if player.has.sail8:
            self._offer_token(g, player, choice, found, ships[0])
        for ship in ships:
            other = 0 if self.moved else ships[1 - ship.number].within(self.points)
            if ship.reach:
                self._offer_ship(g, player, choice, found, ship, Best(g, player, found, other))
        return bool(choice.moves)

    def _offer_post(self, g: Position, player: Player, choice: Choice) -> None:
        number = g.chart.anchor_at[player.ships[self.stopped - 1]]
        island = g.chart.post_islands[number]
        worth = post_worth(g, player, island, max(0, g.room(player)))
        choice.offer(worth + player.at.weights.post_now, POST)

    def _offer_token(
        self, g: Position, player: Player, choice: Choice, found: Harbours, ship: Ship
    ) -> None:
        at, weights = player.at, player.at.weights
        reach = ship.within(self.points + _MORE) & found.mask
        best = max([found.worths[g.chart.anchor_at[a]] for a in bits(reach)], default=0.0)
        now = Best(g, player, found, ship.within(self.points)).but(OFF)
        kept = weights.reach_kept if at.left >= 1 else weights.reach_kept_last
        choice.offer(max(0.0, weights.reach * best - now) - kept, USE)

    def _offer_ship(
        self,
        g: Position,
        player: Player,
        choice: Choice,
        found: Harbours,
        ship: Ship,
        other: Best,
    ) -> None:
        """Rate a ship's anchors, and other places if no anchor is better than all of them."""
        at, ways, points = player.at, ship.ways, self.points
        best = -1.0
        rank = g.chart.rank
        for place in bits(ship.reach & found.mask):
            number = g.chart.anchor_at[place]
            more = ways.anchors[number] - points
            worth = found.worths[number] or self._nearness(g, player, found, place)
            cost = -at.gold * more if more > 0 else 0.0
            rating = worth + cost + other.but(place)
            best = max(best, rating)
            choice.offer(rating, SAIL | ship.number << _SHIP | rank[place])
        nearest = at.near * player.worths.legs[0] * found.best
        if round(best, 6) <= nearest + other.but(OFF):
            sea = OpenSea(g, player, found, ship, other.but(OFF))
            for place in sea.search(choice, found.mask, points, player.gold):
                choice.offer(sea.top, SAIL | ship.number << _SHIP | rank[place])

    def _nearness(self, g: Position, player: Player, found: Harbours, place: int) -> float:
        """Return the worth of a place from which a ship may sail on later."""
        best, legs = 0.0, player.worths.legs
        for worth, _, ways in found.aims(g.chart):
            steps = ways.steps(place)
            best = max(best, worth * legs[steps if steps >= 0 else FAR])
        return player.at.near * best

    def make(self, g: Position, player: Player, move: int) -> Sailing:
        """Sail a ship, place a post, or use the token for more AP."""
        verb = move & ~WHAT
        if verb == SAIL:
            return self._sail(g, player, move >> _SHIP & 1, g.chart.by_rank[move & _RANK])
        if verb == POST:
            self._post(g, player)
            return Sailing(self.points, self.moved)
        player.turn_down(SAIL8)
        return Sailing(self.points + _MORE, self.moved, self.stopped, self._harbours)

    def _sail(self, g: Position, player: Player, ship: int, place: int) -> Sailing:
        start, cells = player.ships[ship], g.chart.cells
        paid = g.pay(player, g.chart.ways(start).steps(place), self.points)
        if 0 <= start < cells:
            g.ships &= ~(1 << start)
        if place < cells:
            g.ships |= 1 << place
        player.ships[ship] = place
        points = self.points + paid if g.options.bought_for_both else self.points
        stopped = ship + 1 if place < cells and may_post(g, player, place) else 0
        return Sailing(points, self.moved | 1 << ship, stopped, self._harbours)

    def _post(self, g: Position, player: Player) -> None:
        number = g.chart.anchor_at[player.ships[self.stopped - 1]]
        cell, island = g.chart.posts[number], g.chart.post_islands[number]
        player.posts -= 1
        player.placed += 1
        if not g.discovered[island]:
            player.points += g.kinds.numbers.discovery
            g.discovered[island] = True
        player.posts_on[island] += 1
        g.posted.append((cell, player.seat))
        g.cover(1 << cell, island)
        g.carry(player, 1 << cell)
        if player.has.post_gold:
            g.receive(player, player.has.post_gold)
        if not g.lacking[island]:
            complete(g, player, island)
