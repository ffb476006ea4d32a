"""A playout in progress: the state, the sides and what each seat's weights make of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.engine.rng import Rng
from bot.games.puerto_rico import pricing
from bot.games.puerto_rico.data import BUILDINGS, CITY_SPACES, GUEST_HOUSE
from bot.games.puerto_rico.state import State
from bot.house_bots.puerto_rico.playout.land import Side
from bot.house_bots.puerto_rico.playout.rates import Rates, taste
from bot.house_bots.puerto_rico.weights import Weights

ROUND = "round"
"""Phase between two roles, as in a view."""

Offer = tuple[int, str, int, int]
"""A building in the supply: its cost, key, VP and number of spaces."""


@lru_cache(maxsize=256)
def _offers(keys: tuple[str, ...], costs: tuple[tuple[str, int], ...]) -> list[list[Offer]]:
    """Return the offers of these buildings by column; `costs` are those that are not printed."""
    other = dict(costs)
    found: list[list[Offer]] = [[] for _ in range(pricing.LARGE + 1)]
    for key in keys:
        one = BUILDINGS[key]
        found[one.column].append((other.get(key, one.cost), key, one.vp, one.spaces))
    return [sorted(offers) for offers in found]


class Game:
    """A state that is played on, each seat by its own weights.

    `phase` is the role in progress or "round", and `role_taker` the seat that took the role. Phases
    change the state itself, so that the rules can take over between two of them.
    """

    def __init__(self, state: State, weights: Sequence[Weights], rng: Rng) -> None:
        self.state = state
        self.weights = weights
        self.rng = rng
        self.seats = len(state.players)
        self.options = state.options
        self.setup = state.setup
        self.phase = ROUND
        self.role_taker: int | None = None
        self._tastes = [taste(w, self.seats) for w in weights]
        self._rates: list[Rates | None] = [None] * self.seats
        self._shown: Side | None = None
        options = state.options
        self.sides = [Side(player, seat, options) for seat, player in enumerate(state.players)]
        self.free = min([side.board.spaces_left for side in self.sides])
        """Number of free spaces in the fullest city."""
        costs = tuple(pricing.other_costs(options).items())
        self.offers = [*_offers(tuple([key for key, left in state.stock.items() if left]), costs)]
        """The buildings in the supply by column, from cheap to expensive."""
        self.guest_houses = any(GUEST_HOUSE in side.board.city for side in self.sides)
        """True if there is a guest house in a city."""

    def cost(self, building: str) -> int:
        """Return the cost of a building before any discount."""
        return pricing.cost(building, self.options)

    def sold_out(self, building: str) -> None:
        """Take the last copy of a building from the offers."""
        column = BUILDINGS[building].column
        self.offers[column] = [offer for offer in self.offers[column] if offer[1] != building]

    def rates(self, seat: int) -> Rates:
        """Return what everything is worth to a seat now, by its own weights and what it sees."""
        side = self.sides[seat]
        if self._shown is not side:
            if self._shown is not None:
                self._shown.chips = None
            self._shown = side
        side.chips = side.player.chips
        left, gone, found = self._left(self.weights[seat]), None, self._rates[seat]
        if self.state.ending is not None:
            gone = self._gone()
        if found is None or found.left != left or found.gone != gone:
            found = Rates(self, seat, self._tastes[seat], left, gone)
            self._rates[seat] = found
        return found

    def _left(self, w: Weights) -> float:
        """Return what `Table.left` is."""
        state, setup = self.state, self.setup
        if state.ending is not None:
            return w.ending_left
        left, chips = 1.0, state.chips if state.chips > 0 else 0
        share = w.chips_pace * (chips / setup.chips)
        if share < left:
            left = share
        share = w.city_pace * (self.free / CITY_SPACES)
        if share < left:
            left = share
        if not self.options.nobles:
            share = w.colonists_pace * (state.colonists / setup.colonists)
            if share < left:
                left = share
        return left if left > w.least_left else w.least_left

    def _gone(self) -> frozenset[str]:
        """Return the roles of the last round that are over."""
        return frozenset(self.state.taken) - {self.phase}

    def privilege(self, seat: int) -> int:
        """Return how many times the privilege of the role in progress counts for its taker."""
        if "library" not in self.sides[seat].board.occupied:
            return 1
        if not (self.options.library_once and self.seats == 2):
            return 2
        used = {role for role, taker in self.state.doubled.items() if taker == seat}
        return 1 if used - {self.phase} else 2

    @property
    def ending(self) -> str | None:
        """Return the reason why this is the last round, or None."""
        return self.state.ending

    def use_privilege(self, seat: int) -> int:
        """Return the same, and record a doubling as used (Q-14)."""
        times = self.privilege(seat)
        if times > 1:
            self.state.doubled[self.phase] = seat
        return times

    def clockwise(self, seat: int) -> list[Side]:
        """Return all sides in turn order from a seat."""
        return self.sides[seat:] + self.sides[:seat]

    def best(self, scores: Sequence[float]) -> int:
        """Return the index of the highest score; ties are broken by lot as in `greedy.best`."""
        top = max(scores)
        if scores.count(top) == 1:
            return scores.index(top)
        found = [at for at, score in enumerate(scores) if score == top]
        return found[self.rng.below(len(found), "bot")]

    def award(self, seat: int, points: int) -> None:
        """Give VP in the captain phase; the last chip ends the game (R-9.1)."""
        state = self.state
        state.players[seat].chips += points
        state.chips -= points
        if state.chips <= 0:
            self.end_with("chips")

    def award_ashore(self, seat: int, points: int) -> None:
        """Give VP in another phase; the last chip may end the game (D-22)."""
        if self.options.exhaustion_any_phase:
            self.award(seat, points)
        else:
            self.state.players[seat].chips += points
            self.state.chips -= points

    def end_with(self, reason: str) -> None:
        """Make this the last round; only the first reason is kept."""
        if self.state.ending is None:
            self.state.ending = reason

    def offer_person(self, seat: int, circle: str) -> bool:
        """Let a seat take a person from the supply or the ship, and return whether it did.

        The heuristic always takes one, a noble if there is one (`_noble`, `_take`).
        """
        state = self.state
        if self.options.nobles_from_supply and state.nobles > 0:
            state.nobles -= 1
            self.sides[seat].join(circle, noble=True)
        elif not state.colonists and state.noble_ship > 0:
            state.noble_ship -= 1
            self.sides[seat].join(circle, noble=True)
        elif state.colonists:
            state.colonists -= 1
            self.sides[seat].join(circle, noble=False)
        elif state.colonist_ship > 0:
            state.colonist_ship -= 1
            self.sides[seat].join(circle, noble=False)
        else:
            return False
        return True
