"""The red and the green action in a playout: their ratings, and what their moves do."""

from __future__ import annotations

from functools import lru_cache

from bot.games.amerigo.map.cells import beside, indices
from bot.games.amerigo.map.placing import SHAPES, TURNS, PlacedTile
from bot.house_bots.amerigo.playout.chart import Chart
from bot.house_bots.amerigo.playout.choice import BUILD, FINE, TAKE, WHAT, Choice
from bot.house_bots.amerigo.playout.items import Item, Rest
from bot.house_bots.amerigo.playout.position import Player, Position, Spending

_TILE = 18
"""Place of the tile in the number of a move, above the rank of the cell's name and the turn."""
_BY_RANK = sorted(TURNS, key=str)
_TURNS = {turn: rank for rank, turn in enumerate(_BY_RANK)}
_RANK = (1 << _TILE - 2) - 1


class Turned:
    """A shape in one of its turns on a map."""

    __slots__ = ("bits", "offsets", "rank", "rich")

    def __init__(self, chart: Chart, turn: int, places: tuple[tuple[int, int], ...]) -> None:
        self.rank, stride = _TURNS[turn], chart.geo.stride
        self.offsets = [row * stride + col for row, col in places]
        """Offsets of the cells from the first one, which is the first here too."""
        self.bits = self.rich = 0
        for offset in self.offsets:
            self.bits |= 1 << offset
            self.rich |= chart.resources >> offset


@lru_cache(maxsize=8)
def _shapes(chart: Chart) -> list[list[Turned]]:
    """Return all turns of each shape on a map; `rich` are places where it covers resources."""
    return [
        [Turned(chart, turn, places) for turn, places in turns.items()] for turns in SHAPES.values()
    ]


def complete(g: Position, player: Player, island: int) -> None:
    """Score an island that a player has completed."""
    numbers = g.kinds.numbers
    player.points += numbers.completed
    player.chests += g.chart.big[island]
    time = numbers.time_token(g.round)
    for one in g.players:
        if one.posts_on[island]:
            one.points += g.kinds.factors[one.posts_on[island]] * time


class Planning(Spending):
    """The choice of the player's own villages, and of a neutral tile."""

    __slots__ = ("neutral",)

    def __init__(self, points: int, neutral: int = 0) -> None:
        super().__init__(points)
        self.neutral = neutral
        """Number of neutral tiles taken so far."""

    def _tiles(self, g: Position, player: Player, gold: int) -> list[int]:
        most, plan, piles = self.points + gold, g.kinds.plan, player.villages
        if self.neutral < player.has.neutral:
            neutral = g.neutral
            return [
                tile for tile, cost in enumerate(plan)
                if cost <= most and (piles[tile] or neutral[tile])
            ]  # fmt: skip
        return [tile for tile, cost in enumerate(plan) if cost <= most and piles[tile]]

    def possible(self, g: Position, player: Player, gold: int) -> bool:
        """Return whether a move is possible with this much gold."""
        return bool(self._tiles(g, player, gold))

    def offer(self, g: Position, player: Player, choice: Choice) -> bool:
        """Rate all moves; return whether there are any."""
        tiles = self._tiles(g, player, player.gold)
        if not tiles:
            return False
        at, points, plan, villages = player.at, self.points, g.kinds.plan, player.villages
        worths = self._planned(g, player, tiles)
        items = [Item(w, plan[tile], tile) for w, tile in zip(worths, tiles, strict=True)]
        rest = Rest(items, [max(1, villages[tile]) for tile in tiles])
        for worth, tile in zip(worths, tiles, strict=True):
            cost = plan[tile]
            paid = -at.gold * (cost - points) if cost > points else 0.0
            more = at.weights.rest * rest.worth(points - cost, tile)
            choice.offer(worth + paid + more, TAKE | tile)
        return True

    def _planned(self, g: Position, player: Player, tiles: list[int]) -> list[float]:
        """Return the worth of planning each tile, including the chance that it is built."""
        at, weights, kinds, room = player.at, player.at.weights, g.kinds, g.room(player)
        now = weights.built_now if at.phases_left >= 3 else 0.0
        time = at.left * weights.built_round + now - player.hand_build
        spread, no_room = max(weights.built_spread, 0.1), weights.no_room * min(1.0, at.left)
        lost, spare = min(1.0, weights.fitted), -1
        found = []
        for tile in tiles:
            size, build = kinds.size[tile], kinds.build[tile]
            if room < size:
                found.append(no_room)
                continue
            built = max(0.0, min(1.0, (time - build) / spread + 0.5))
            spent = weights.tile_point * build * kinds.neutral[tile]
            worth = built * (kinds.mean[tile] + size * weights.covers - spent)
            if lost:
                if spare < 0:
                    spare = _spare(g, player)
                if not _first_place(g.chart, kinds.shapes[tile], spare):
                    worth += lost * (no_room - worth)
            found.append(worth)
        return found

    def make(self, g: Position, player: Player, move: int) -> Planning:
        """Take a tile from the supply."""
        tile = move & WHAT
        neutral, cost = g.kinds.neutral[tile], g.kinds.plan[tile]
        pile = g.neutral if neutral else player.villages
        pile[tile] -= 1
        player.hand[tile] += 1
        player.hand_cells += g.kinds.size[tile]
        player.hand_build += g.kinds.build[tile]
        paid = g.pay(player, cost, self.points)
        return Planning(self.points - cost + paid, self.neutral + neutral)


def _spare(g: Position, player: Player) -> int:
    """Return the free cells on islands with a player's posts that the planned tiles leave."""
    spare, chart, kinds = 0, g.chart, g.kinds
    for island, posts in zip(chart.islands, player.posts_on, strict=True):
        if posts:
            spare |= island
    spare &= g.free
    for tile in kinds.largest_first:
        for _ in range(player.hand[tile]):
            spare &= ~_first_place(chart, kinds.shapes[tile], spare)
    return spare


def _first_place(chart: Chart, shape: int, free: int) -> int:
    """Return the cells of the first place of a shape on free cells, 0 if there is none."""
    for turned in _shapes(chart)[shape]:
        fits = free
        for offset in turned.offsets[1:]:
            fits &= free >> offset
        if fits:
            return turned.bits << (fits & -fits).bit_length() - 1
    return 0


class Building(Spending):
    """The placing of planned tiles."""

    def possible(self, g: Position, player: Player, gold: int) -> bool:
        """Return whether a move is possible with this much gold."""
        shapes = {g.kinds.shapes[tile] for tile in self._tiles(g, player, gold)}
        return any(fits for shape in shapes for fits in _fitting(g, player, shape))

    def _tiles(self, g: Position, player: Player, gold: int) -> list[int]:
        most, build = self.points + gold, g.kinds.build
        return [tile for tile, held in enumerate(player.hand) if held and build[tile] <= most]

    def offer(self, g: Position, player: Player, choice: Choice) -> bool:
        """Rate all moves; return whether there are any."""
        places: dict[int, list[int]] = {}
        found: list[tuple[int, Places]] = []
        for tile in self._tiles(g, player, player.gold):
            shape = g.kinds.shapes[tile]
            if shape not in places:
                places[shape] = _fitting(g, player, shape)
            if any(places[shape]):
                found.append((tile, Places(g, player, tile, places[shape])))
        if not found:
            return False
        at, points, build = player.at, self.points, g.kinds.build
        items = [Item(one.best, build[tile], tile) for tile, one in found]
        rest = Rest(items, [player.hand[tile] for tile, _ in found])
        for tile, one in found:
            cost = build[tile]
            paid = -at.gold * (cost - points) if cost > points else 0.0
            more = at.weights.rest * rest.worth(points - cost, tile)
            one.offer(g, choice, paid, more)
        return True

    def make(self, g: Position, player: Player, move: int) -> Building:
        """Place a tile and score it."""
        tile, turn = (move & WHAT) >> _TILE, move & 3
        cell, kinds = g.chart.by_rank[move >> 2 & _RANK], g.kinds
        bits = next(one.bits for one in _shapes(g.chart)[kinds.shapes[tile]] if one.rank == turn)
        mask, island, cost = bits << cell, g.chart.island_of[cell], kinds.build[tile]
        paid = g.pay(player, cost, self.points)
        player.hand[tile] -= 1
        player.hand_cells -= kinds.size[tile]
        player.hand_build -= cost
        player.points += kinds.points[tile][g.chart.big[island]]
        neutral = kinds.neutral[tile]
        name, seat = g.chart.names[cell], None if neutral else player.seat
        g.built.append(PlacedTile(kinds.keys[tile], name, _BY_RANK[turn], seat))
        for goods in indices(mask & g.chart.resources):
            player.resources[g.chart.good_at[goods]] += 1
        g.cover(mask, island)
        _connect(g, player, mask, neutral)
        if not g.lacking[island]:
            complete(g, player, island)
        return Building(self.points - cost + paid)


def _connect(g: Position, player: Player, mask: int, neutral: bool) -> None:
    """Connect a new tile to the land of those for whom it carries."""
    if not neutral:
        g.carriers[player.seat] |= mask
        g.carry(player, mask)
        return
    around = beside(mask, g.chart.geo.stride)
    for one in g.players:
        g.carriers[one.seat] |= mask
        if one.carried & around:
            g.carry(one, mask)


def _fitting(g: Position, player: Player, shape: int) -> list[int]:
    """Return where a shape may be built, by turn, as sets of first cells."""
    stride, free, found = g.chart.geo.stride, g.free, []
    carried = player.carried
    frontier = (carried << 1 | carried >> 1 | carried << stride | carried >> stride) & free
    for turned in _shapes(g.chart)[shape]:
        fits, touching = free, frontier
        for offset in turned.offsets[1:]:
            fits &= free >> offset
            touching |= frontier >> offset
        found.append(fits & touching)
    return found


class Places:
    """The places of a tile with their worths, without its price."""

    __slots__ = ("_near", "_places", "best")

    def __init__(self, g: Position, player: Player, tile: int, fitting: list[int]) -> None:
        self.best = float("-inf")
        self._places: list[tuple[float, int, int]] = []
        """Worth, turned shape as a part of moves, and first cells."""
        base: dict[int, tuple[float, float]] = {}
        chart = g.chart
        for turned, fits in zip(_shapes(chart)[g.kinds.shapes[tile]], fitting, strict=True):
            if not fits:
                continue
            part = BUILD | tile << _TILE | turned.rank
            rich = turned.rich
            while fits:
                island = chart.island_of[(fits & -fits).bit_length() - 1]
                here = fits & chart.islands[island]
                fits ^= here
                if island not in base:
                    base[island] = _island_worth(g, player, tile, island)
                points, then = base[island]
                plain = here & ~rich
                if plain:
                    self._add(points + then, part, plain)
                for cell in indices(here & rich):
                    found = turned.bits << cell & chart.resources
                    self._add(points + _collected(g, player, found) + then, part, 1 << cell)

    def _add(self, worth: float, part: int, cells: int) -> None:
        if worth >= self.best - FINE:
            self.best = max(self.best, worth)
            self._places.append((worth, part, cells))

    def offer(self, g: Position, choice: Choice, paid: float, more: float) -> None:
        """Rate the best places with the price of the tile and the worth of other tiles."""
        rank, best = g.chart.rank, self.best - FINE
        for worth, part, cells in self._places:
            if worth < best:
                continue
            rating = worth + paid + more
            if rating < choice.floor:
                continue
            for cell in indices(cells):
                choice.offer(rating, part | rank[cell] << 2)


def _collected(g: Position, player: Player, cells: int) -> float:
    """Return the worth of the resources on these cells."""
    counts: dict[int, int] = {}
    for cell in indices(cells):
        good = g.chart.good_at[cell]
        counts[good] = counts.get(good, 0) + 1
    bought, more, found = player.goods, player.at.goods, 0.0
    for good, count in counts.items():
        found += (1 + bought[good] + more) * count
    return found


def _island_worth(g: Position, player: Player, tile: int, island: int) -> tuple[float, float]:
    """Return a tile's VP on an island, and the worth of completing it or of coming closer."""
    at, weights, kinds = player.at, player.at.weights, g.kinds
    size, lacking, big = kinds.size[tile], g.lacking[island], g.chart.big[island]
    points, factors = float(kinds.points[tile][big]), kinds.factors
    if lacking > size:
        closer = at.chance(lacking - size) - at.chance(lacking)
        own = factors[player.posts_on[island]]
        per_cell = weights.closer_cell * size
        return points, closer * (own * at.time(lacking) + weights.closer) + per_cell
    time = kinds.numbers.time_token(g.round)
    chest = kinds.numbers.chest_gold * at.gold if big else 0.0
    others = sum([factors[one.posts_on[island]] for one in g.players if one is not player])
    rivals = others * time / max(1, len(g.players) - 1)
    own = factors[player.posts_on[island]] * time
    return points, float(kinds.numbers.completed) + chest + own - rivals
