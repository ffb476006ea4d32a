"""The worth of everything to one seat at a decision, with the names of `table.Table`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import Any, Protocol

from bot.games.puerto_rico.data import BUILDINGS, GOODS, ISLAND_SPACES, PRICES, QUARRY
from bot.games.puerto_rico.options import Options
from bot.games.puerto_rico.production import UNPROCESSED
from bot.house_bots.puerto_rico import valuation
from bot.house_bots.puerto_rico.playout.land import Side
from bot.house_bots.puerto_rico.roles import SHARES
from bot.house_bots.puerto_rico.weights import Weights

Job = tuple[float, float, int, str, bool]
"""Circles that are worth something only if they are manned together: the worth per person, the
joint worth, the number of people, the tile or the building (the good for a tile and a plant), and
whether it produces the first good of its kind.

It is what `placing.Job` is, without the name of the plant."""

_EACH = itemgetter(0)


class Sight(Protocol):
    """The parts of the table that a rating reads."""

    options: Options
    sides: list[Side]


class Taste:
    """Values of a seat's weights alone, kept as long as playouts use the same weights."""

    __slots__ = ("crowding", "envy", "prices", "shares", "usual", "weights")

    def __init__(self, weights: Weights, seats: int) -> None:
        w = self.weights = weights
        self.usual = (w.rounds_2, w.rounds_3, w.rounds_4, w.rounds_5)[seats - 2]
        self.envy = (w.envy_2, w.envy_3, w.envy_4, w.envy_5)[seats - 2]
        self.crowding = [w.tile_crowding**own for own in range(ISLAND_SPACES + 1)]
        """Factor of a tile's worth by the number of tiles of its kind."""
        envy = self.envy
        self.shares = {kind: (own(w), -others(w) * envy) for kind, (own, others) in SHARES.items()}
        """Factors of the own gain from a kind of role, and of the others' gain."""
        self.prices = [(good, w.good_price * price) for good, price in PRICES.items()]
        """Factor of a good's worth that depends on a doubloon's, by good."""


KEPT = 64
"""Maximum number of tastes that are kept."""

_tastes: dict[tuple[int, int], Taste] = {}


def taste(weights: Weights, seats: int) -> Taste:
    """Return the taste of weights in a game with this many seats."""
    key = (id(weights), seats)
    if (found := _tastes.get(key)) is None:
        if len(_tastes) >= KEPT:
            _tastes.clear()
        found = _tastes[key] = Taste(weights, seats)
    return found


class Rates:
    """The worth of goods, tiles and buildings to one seat, with `left` of the game to go.

    `valuation` reads an object of this class as a `Table`. `gone` has the roles of the last round
    that are over, and is None before the last round.
    """

    __slots__ = (
        "_harvests",
        "_jobs",
        "_quarries",
        "_sales",
        "coin",
        "extras",
        "gone",
        "goods",
        "left",
        "rounds",
        "seat",
        "sides",
        "taste",
        "used",
        "view",
        "weights",
    )

    def __init__(
        self, view: Sight, seat: int, taste: Taste, left: float, gone: frozenset[str] | None
    ) -> None:
        w = taste.weights
        self.view, self.sides, self.seat = view, view.sides, seat
        self.taste, self.weights = taste, w
        self.left, self.gone = left, gone
        self.rounds = taste.usual * left
        fading = w.coin_fading * left
        coin = w.coin * (fading if fading < 1.0 else 1.0)
        self.used = w.built
        if gone is not None:
            self.used = w.built_too_late if "mayor" in gone else w.built_ending
            if "builder" in gone:
                coin *= w.coin_stranded
        self.coin = coin
        minus = -w.city_space
        self.extras = (minus, minus, minus, minus, w.large - 2 * w.city_space)
        any_good = w.good
        self.goods = {good: any_good + share * coin for good, share in taste.prices}
        if gone is not None and "captain" in gone:
            self.goods = {good: worth * w.good_stranded for good, worth in self.goods.items()}
        self._harvests: dict[str, float] | None = None
        self._quarries: tuple[float, ...] | None = None
        self._sales: tuple[float, ...] | None = None
        self._jobs: dict[str, tuple[Job, Job]] | None = None

    @property
    def harvests(self) -> dict[str, float]:
        """Return what `Table.harvests` is."""
        if (found := self._harvests) is None:
            w, goods, often = self.weights, self.goods, self.weights.craftsman_rate * self.rounds
            found = self._harvests = {
                "corn": often * goods["corn"] * w.corn,
                "indigo": often * goods["indigo"] * w.indigo,
                "sugar": often * goods["sugar"] * w.sugar,
                "tobacco": often * goods["tobacco"] * w.tobacco,
                "coffee": often * goods["coffee"] * w.coffee,
            }
        return found

    @property
    def quarries(self) -> tuple[float, ...]:
        """Return what `Table.quarries` is."""
        if (found := self._quarries) is None:
            w = self.weights
            each = w.builder_rate * self.rounds * self.coin
            found = (each * w.quarry_1, each * w.quarry_2, each * w.quarry_3, each * w.quarry_4)
            self._quarries = found
        return found

    @property
    def sales(self) -> tuple[float, ...]:
        """Return the expected number of sales, by `Land.dear_level`, as in `valuation`."""
        if (found := self._sales) is None:
            w, often = self.weights, self.weights.trader_rate * self.rounds
            found = (often * w.sales_none, often * w.sales_cheap, often * w.sales_dear)
            self._sales = found
        return found

    def jobs(self, side: Side) -> list[Job]:
        """Return all jobs on a board, best worth per person first; equal ones as in `placing`."""
        if (known := self._jobs) is None:
            known = self._jobs = self._of_goods()
        board = side.board
        found: list[Job] = []
        for good, count in board.planned.items():
            first, again = known[good]
            found.append(first)
            if count > 1:
                found += [again] * (count - 1)
        quarries, effects = self.quarries, EFFECTS
        for nth in range(board.tiles[QUARRY]):
            worth = quarries[nth] if nth < len(quarries) else 0.0
            found.append((worth, worth, 1, QUARRY, False))
        for key in board.beige:
            worth = effects[key](side, self)
            found.append((worth, worth, 1, key, False))
        found.sort(key=_EACH, reverse=True)
        return found

    def _of_goods(self) -> dict[str, tuple[Job, Job]]:
        """Return the jobs that produce the first piece of each good, and a further one."""
        often, found = self.weights.first_of_kind, {}
        for good in GOODS:
            worth = self.harvests[good] * 1.0
            people = 1 if good == UNPROCESSED else 2
            again = (worth / people, worth, people, good, False)
            worth = worth if good == UNPROCESSED else self.harvests[good] * often
            found[good] = ((worth / people, worth, people, good, True), again)
        return found

    def tile(self, kind: str, side: Side) -> float:
        """Return what `valuation.tile` returns."""
        board = side.board
        if board.island_left <= 0:
            return 0.0
        own, w = board.tiles[kind], self.weights
        if kind == QUARRY:
            return self.quarries[own] if own < len(self.quarries) else 0.0
        crowded = self.taste.crowding[own]
        if kind not in board.planned:
            crowded *= w.tile_new_kind
        if board.capacity.get(kind, 0) > own:
            return self.harvests[kind] * w.tile_ready * crowded
        return self.harvests[kind] * (w.tile_more if own else w.tile_first) * crowded


def _plant(good: str, circles: int) -> Callable[[Side, Rates], float]:
    def effect(side: Side, rates: Rates) -> float:
        board, w = side.board, rates.weights
        there = board.capacity.get(good, 0)
        waiting = board.tiles[good] - there
        used = float(circles)
        if circles > waiting:
            spare = 0.0
            if board.island_left > w.plant_spare_room:
                spare = w.plant_spare * (circles - (waiting if waiting > 0 else 0))
            used = waiting + spare if waiting > 0 else 0 + spare * w.plant_alone
        return rates.harvests[good] * used * (1.0 if there else w.plant_new_kind) * w.plant

    return effect


def _small_market(side: Side, rates: Rates) -> float:
    return rates.weights.small_market * rates.sales[side.board.dear_level] * rates.coin


def _large_market(side: Side, rates: Rates) -> float:
    return rates.weights.large_market * rates.sales[side.board.dear_level] * rates.coin


def _office(side: Side, rates: Rates) -> float:
    return rates.weights.office * rates.sales[side.board.dear_level] * rates.coin


EFFECTS: Mapping[str, Callable[[Any, Any], float]] = {
    **valuation.EFFECTS,
    **{key: _plant(one.produces, one.circles) for key, one in BUILDINGS.items() if one.produces},
    "small_market": _small_market,
    "large_market": _large_market,
    "office": _office,
}
"""The worth of each building to a side, by `valuation` for a `Side` and `Rates` of a playout, which
have the names that it reads. Those that are rated most often are written for speed here."""
