"""The table as the bot rates it: every player's side, and the worth of a doubloon."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from bot.games.puerto_rico.data import BUILDINGS, CITY_SPACES, GOODS, QUARRY, SETUPS
from bot.games.puerto_rico.options import Options
from bot.games.puerto_rico.pricing import (
    LARGE,
    left_to_pay,
    list_prices,
    sale,
    sale_at_post,
)
from bot.games.puerto_rico.view import BuildingView, PlayerView, StockView, TileView, View
from bot.house_bots.lazy import lazy
from bot.house_bots.puerto_rico.board import Builds, seen
from bot.house_bots.puerto_rico.playout_view import PlayerPlayoutView, PlayoutView
from bot.house_bots.puerto_rico.weights import Weights


class Side:
    """The bot's knowledge about one player."""

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
        """Function that returns whether the player has a building and it is occupied."""

    @property
    def nobles(self) -> int:
        """Return the number of nobles that the player has."""
        return self._view.nobles

    @property
    def privilege(self) -> int:
        """Return how many times a role's privilege counts for the player now."""
        return self._view.privilege

    @property
    def people(self) -> int:
        """Return the number of people, including those without a circle."""
        return self.windrose + self.board.people

    def builds(self, builder: bool) -> Builds:
        """Return this player's discounts on buildings, and the room for one more."""
        return self.board.builds(self.privilege if builder else 0, self.options)

    def proceeds(self, good: str, trader: bool) -> int:
        """Return the proceeds of this player's sale to the trading house."""
        return sale(good, self.board, self.privilege if trader else 0, self.options).total

    def at_post(self, good: str, trader: bool) -> int:
        """Return the proceeds of a sale at the player's trading post."""
        return sale_at_post(good, self.privilege if trader else 0, self.options).total


def middle_board(seat: int, options: Options) -> Side:
    """Return a typical board in mid-game, for rating buildings."""
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
    """The values with which the bot rates its moves: every side, and how much game is left."""

    def __init__(self, view: View | PlayoutView, seat: int, weights: Weights) -> None:
        self.view = view
        self.seat = seat
        self.weights = weights
        self.me = Side(view.players[seat], view.options)
        self.left = self._left()
        """Share of the game that is left, from 1 to 0."""
        usual = (weights.rounds_2, weights.rounds_3, weights.rounds_4, weights.rounds_5)
        self.rounds = usual[view.seats - 2] * self.left
        """Approximate number of rounds left."""
        self.coin = weights.coin * min(1.0, weights.coin_fading * self.left)
        """Worth of a doubloon in VP; it falls towards the end, as doubloons must still be spent."""
        if view.ending and self.gone("builder"):
            self.coin *= weights.coin_stranded
        envies = (weights.envy_2, weights.envy_3, weights.envy_4, weights.envy_5)
        self.envy = envies[view.seats - 2]
        """Share of the others' mean gain that counts against a move."""
        self.used = self._used() if view.ending else weights.built
        """Share of a building's effect that is counted if the building is built now."""
        space = weights.city_space
        self.extras = [-space] * LARGE + [weights.large - 2 * space]
        """Worth of a building in addition to its points and effect, by column; it is negative for
        the spaces that a building fills."""
        self.gains: dict[str, dict[int, float]] = {}
        """Gain of each seat from each role, as far as `roles` has computed it."""
        self.following: Mapping[str, float] | None = None
        """The bot's gain from the rest of the round after it takes each role; None until it is
        computed."""

    @lazy
    def sides(self) -> list[Side]:
        """Return the sides of all players, by seat."""
        me, options = self.me, self.view.options
        return [Side(one, options) if one.seat != self.seat else me for one in self.view.players]

    @lazy
    def on_offer(self) -> list[StockView]:
        """Return the buildings that are still available."""
        return [stock for stock in self.view.stock if stock.left]

    @lazy
    def stock(self) -> dict[str, StockView]:
        """Return the buildings of the supply by key."""
        return {stock.key: stock for stock in self.view.stock}

    @lazy
    def off(self) -> tuple[int, ...]:
        """Return the bot's current discounts on buildings, by column."""
        return self.me.builds(self.view.role_taker == self.seat).off

    @lazy
    def goods(self) -> dict[str, float]:
        """Return the worth of one more good in VP, for shipping or selling, by kind."""
        any_good, share, coin = self.weights.good, self.weights.good_price, self.coin
        prices = list_prices(self.view.options).items()
        goods = {good: any_good + share * price * coin for good, price in prices}
        if self.view.ending and self.gone("captain"):
            return {good: worth * self.weights.good_stranded for good, worth in goods.items()}
        return goods

    @lazy
    def harvests(self) -> dict[str, float]:
        """Return the total gain from producing one more good per craftsman phase, by kind."""
        w, often = self.weights, self.weights.craftsman_rate * self.rounds
        shares = (w.corn, w.indigo, w.sugar, w.tobacco, w.coffee)
        kinds = zip(self.goods.items(), shares, strict=True)
        return {good: often * worth * share for (good, worth), share in kinds}

    @lazy
    def quarries(self) -> list[float]:
        """Return the total savings from the first to the fourth occupied quarry."""
        w = self.weights
        each = w.builder_rate * self.rounds * self.coin
        return [each * use for use in (w.quarry_1, w.quarry_2, w.quarry_3, w.quarry_4)]

    @lazy
    def each_load(self) -> list[float]:
        """Return what each seat's buildings add to any load (R-7.8, R-7.10)."""
        return [s.works("harbor") + s.works("lighthouse") * self.coin for s in self.sides]

    @lazy
    def heaps(self) -> list[dict[str, int]]:
        """Return the goods of each seat by kind, from cheap to expensive."""
        return [{good: n for good, n in side.goods.items() if n} for side in self.sides]

    def gone(self, role: str) -> bool:
        """Return whether a role has been taken in this round and is over."""
        taken = any(one.key == role and one.taken_by is not None for one in self.view.roles)
        return taken and self.view.phase != role

    def price_of(self, building: str) -> int:
        """Return the bot's current price for a building."""
        stock = self.stock[building]
        return left_to_pay(stock.cost, self.off[stock.column])

    @lazy
    def rooms(self) -> dict[int, int]:
        """Return the free space on each cargo ship, by capacity."""
        return {ship.capacity: ship.capacity - ship.load for ship in self.view.ships}

    def clockwise(self, start: int) -> list[Side]:
        """Return the sides in turn order from seat `start`."""
        return [*self.sides[start:], *self.sides[:start]]

    def _used(self) -> float:
        """Return the share of a building's effect that counts in the last round."""
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
    """Return the number of filled spaces in the fullest city."""
    if isinstance(view, PlayoutView):
        return view.fullest
    return max([sum([building.spaces for building in player.city]) for player in view.players])
