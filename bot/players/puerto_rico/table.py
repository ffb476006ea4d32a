"""How the bot sees the table: every side of it, and what a doubloon is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from bot.games.puerto_rico.data import BUILDINGS, CITY_SPACES, GOODS, PRICES, QUARRY, SETUPS
from bot.games.puerto_rico.options import Options
from bot.games.puerto_rico.pricing import (
    LARGE,
    left_to_pay,
    sale,
    sale_at_post,
)
from bot.games.puerto_rico.view import BuildingView, PlayerView, StockView, TileView, View
from bot.players.lazy import lazy
from bot.players.puerto_rico.board import Builds, seen
from bot.players.puerto_rico.playout_view import PlayerPlayoutView, PlayoutView
from bot.players.puerto_rico.weights import Weights


class Side:
    """What the bot knows of one player."""

    def __init__(self, view: PlayerView | PlayerPlayoutView, options: Options) -> None:
        self._view = view
        self.options = options
        self.seat = view.seat
        self.doubloons = view.doubloons
        self.chips = view.chips
        self.goods = view.goods
        self.windrose = view.windrose
        self.board = (
            view.board if isinstance(view, PlayerPlayoutView) else seen(view.island, view.city)
        )
        self.works: Callable[[str], bool] = self.board.occupied.__contains__
        """Tells whether the player has that building and somebody on it."""

    @property
    def nobles(self) -> int:
        """Return how many of the player's people are nobles."""
        return self._view.nobles

    @property
    def privilege(self) -> int:
        """Return how many times the privilege of a role counts for the player now."""
        return self._view.privilege

    @property
    def people(self) -> int:
        """Return all people, those without a circle too."""
        return self.windrose + self.board.people

    def builds(self, builder: bool) -> Builds:
        """Return the doubloons off a building for this player, and the room for one."""
        return self.board.builds(self.privilege if builder else 0, self.options)

    def proceeds(self, good: str, trader: bool) -> int:
        """Return what a sale to the house brings this player."""
        return sale(good, self.board, self.privilege if trader else 0, self.options).total

    def at_post(self, good: str, trader: bool) -> int:
        """Return what a sale at the own trading post brings."""
        return sale_at_post(good, self.privilege if trader else 0, self.options).total


def middle_board(seat: int, options: Options) -> Side:
    """Return a board as it may look in the middle of a game, to judge buildings by."""
    return Side(_middle(seat), options)


@cache
def _middle(seat: int) -> PlayerView:
    tiles = ("corn", "corn", "indigo", "indigo", "sugar", "tobacco", QUARRY)
    plants = ("indigo_plant", "small_sugar_mill", "tobacco_storage")
    return PlayerView(
        seat=seat,
        doubloons=5,
        chips=5,
        goods=dict.fromkeys(GOODS, 1),
        island=tuple(TileView(kind, manned=True) for kind in tiles),
        city=tuple(BuildingView(key, 1, BUILDINGS[key].circles, 1) for key in plants),
        windrose=0,
        points_on_board=6,
        acting=False,
        nobles=2,
    )


class Table:
    """What the bot weighs its moves with: every side, and how much game is left."""

    def __init__(self, view: View | PlayoutView, seat: int, weights: Weights) -> None:
        self.view = view
        self.seat = seat
        self.weights = weights
        self.me = Side(view.players[seat], view.options)
        self.left = self._left()
        """Share of the game that is left, 1 to 0."""
        usual = (weights.rounds_2, weights.rounds_3, weights.rounds_4, weights.rounds_5)
        self.rounds = usual[view.seats - 2] * self.left
        """About how many rounds are left."""
        self.coin = weights.coin * min(1.0, weights.coin_fading * self.left)
        """What a doubloon is worth in VP: it must still be spent on something."""
        if view.ending and self.gone("builder"):
            self.coin *= weights.coin_stranded
        envies = (weights.envy_2, weights.envy_3, weights.envy_4, weights.envy_5)
        self.envy = envies[view.seats - 2]
        """Which share of the mean gain of the others counts against a move."""
        self.used = self._used() if view.ending else weights.built
        """Which share of the effect of a building that is built now counts."""
        space = weights.city_space
        self.extras = [-space] * LARGE + [weights.large - 2 * space]
        """By column what a building is worth beyond points and effect: it is in others' way."""
        self.gains: dict[str, dict[int, float]] = {}
        """What each role would bring to every seat, as far as `roles` has found it."""
        self.following: Mapping[str, float] | None = None
        """What each role of the bot leads to in this round, once `following` has found it."""

    @lazy
    def sides(self) -> list[Side]:
        """Return all sides."""
        me, options = self.me, self.view.options
        return [Side(one, options) if one.seat != self.seat else me for one in self.view.players]

    @lazy
    def on_offer(self) -> list[StockView]:
        """Return the buildings that are left."""
        return [stock for stock in self.view.stock if stock.left]

    @lazy
    def stock(self) -> dict[str, StockView]:
        """Return the buildings of the supply by key."""
        return {stock.key: stock for stock in self.view.stock}

    @lazy
    def off(self) -> tuple[int, ...]:
        """Return the doubloons off a building for the bot now, by its column."""
        return self.me.builds(self.view.role_taker == self.seat).off

    @lazy
    def goods(self) -> dict[str, float]:
        """Return what one more good is worth in VP: a place on a ship, or a sale."""
        any_good, share, coin = self.weights.good, self.weights.good_price, self.coin
        goods = {good: any_good + share * price * coin for good, price in PRICES.items()}
        if self.view.ending and self.gone("captain"):
            return {good: worth * self.weights.good_stranded for good, worth in goods.items()}
        return goods

    @lazy
    def harvests(self) -> dict[str, float]:
        """Return what one good more in every craftsman phase brings until the end, by kind."""
        w, often = self.weights, self.weights.craftsman_rate * self.rounds
        shares = (w.corn, w.indigo, w.sugar, w.tobacco, w.coffee)
        kinds = zip(self.goods.items(), shares, strict=True)
        return {good: often * worth * share for (good, worth), share in kinds}

    @lazy
    def quarries(self) -> list[float]:
        """Return what the first, second, third and fourth occupied quarry save until the end."""
        w = self.weights
        each = w.builder_rate * self.rounds * self.coin
        return [each * use for use in (w.quarry_1, w.quarry_2, w.quarry_3, w.quarry_4)]

    @lazy
    def each_load(self) -> list[float]:
        """Return by seat what its buildings add to any load (R-7.8, R-7.10)."""
        return [s.works("harbor") + s.works("lighthouse") * self.coin for s in self.sides]

    @lazy
    def heaps(self) -> list[dict[str, int]]:
        """Return by seat the goods that there are, by kind, from cheap to dear."""
        return [{good: n for good, n in side.goods.items() if n} for side in self.sides]

    def gone(self, role: str) -> bool:
        """Return whether nobody can take that role any more in this round, nor is it going on."""
        taken = any(one.key == role and one.taken_by is not None for one in self.view.roles)
        return taken and self.view.phase != role

    def price_of(self, building: str) -> int:
        """Return what a building costs the bot now."""
        stock = self.stock[building]
        return left_to_pay(stock.cost, self.off[stock.column])

    @lazy
    def rooms(self) -> dict[int, int]:
        """Return the room of each cargo ship, by capacity."""
        return {ship.capacity: ship.capacity - ship.load for ship in self.view.ships}

    def clockwise(self, start: int) -> list[Side]:
        """Return the sides in turn order."""
        return [*self.sides[start:], *self.sides[:start]]

    def _used(self) -> float:
        """Return how much a building counts that is built in the last round."""
        return self.weights.built_too_late if self.gone("mayor") else self.weights.built_ending

    def _left(self) -> float:
        view, weights = self.view, self.weights
        if view.ending:
            return weights.ending_left
        setup = SETUPS[view.seats]
        shares = [
            weights.chips_pace * (view.chips / setup.chips),
            weights.city_pace * ((CITY_SPACES - _fullest(view)) / CITY_SPACES),
        ]
        if not view.with_nobles:
            shares.append(weights.colonists_pace * (view.colonists / setup.colonists))
        return max(weights.least_left, min(1.0, *shares))


def _fullest(view: View | PlayoutView) -> int:
    """Return the spaces that are taken in the fullest city; most decisions look no closer at it."""
    if isinstance(view, PlayoutView):
        return view.fullest
    return max([sum([building.spaces for building in player.city]) for player in view.players])
