"""The effects of the buildings of expansion I, in the order of the phases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.engine.api import Seat
from bot.engine.steps import Choice, Step, Steps, step
from bot.engine.verbs import once, ordered
from bot.games.puerto_rico import moments, production, shipping
from bot.games.puerto_rico.data import (
    CHURCH_POINTS,
    GUEST_HOUSE,
    STALLS,
    Building,
)
from bot.games.puerto_rico.moves import Guest, GuestNoble, Move, Pass, SellAtPost, SmallWharf
from bot.games.puerto_rico.phases.captain import can_load, load_bonus, score_load
from bot.games.puerto_rico.phases.mayor import Mayor
from bot.games.puerto_rico.phases.phase import bring_points, current_phase
from bot.games.puerto_rico.pricing import post_sells, sale_at_post
from bot.games.puerto_rico.shipping import SINGLE_STORAGE, small_load
from bot.games.puerto_rico.state import NOTHING, STEPS, State


def guest_moves(g: State, seat: Seat) -> Sequence[Move]:
    """Return the moves of guests to free circles other than the guest house's (R-10.2)."""
    player = g.players[seat]
    circles = [circle for circle in player.free_circles() if circle != GUEST_HOUSE]
    moves: list[Move] = []
    if player.colonists_at(GUEST_HOUSE):
        moves += [once(Guest, circle) for circle in circles]
    if player.nobles.get(GUEST_HOUSE):
        moves += [once(GuestNoble, circle) for circle in circles]
    return moves


def move_guest(g: State, seat: Seat, move: Guest | GuestNoble) -> None:
    """Move a guest, who works immediately and stays until the next mayor phase (R-10.1)."""
    noble = isinstance(move, GuestNoble)
    g.players[seat].take(GUEST_HOUSE, noble)
    g.players[seat].put(move.circle, noble)
    g.record("guest", seat=seat, circle=move.circle, noble=int(noble))


class GuestsMove:
    """Moves of guests at any decision of the owner except in the mayor phase.

    The rules are R-10.1 and R-10.4.
    """

    def offers(self, g: State, seat: Seat) -> Sequence[Move]:
        """Offer every free circle, except in the mayor phase."""
        return () if isinstance(current_phase(g), Mayor) else guest_moves(g, seat)

    def use(self, g: State, seat: Seat, move: Move) -> Steps:
        """Move the guest."""
        assert isinstance(move, Guest | GuestNoble)
        move_guest(g, seat, move)
        return NOTHING


moments.free_actions(GUEST_HOUSE)(GuestsMove())


@step(STEPS)
class MoveGuests(Choice[State, Move]):
    """Moves of guests at the start and at the end of a phase (R-10.4)."""

    kind = "guests"
    seat: int

    def options(self, g: State) -> Sequence[Move]:
        """Offer the free circles as long as there is a guest."""
        moves = guest_moves(g, self.seat)
        return ordered((*moves, once(Pass))) if moves else ()

    def choose(self, g: State, move: Move) -> Steps:
        """Move a guest and ask again, or leave the guests where they are."""
        if isinstance(move, Guest | GuestNoble):
            move_guest(g, self.seat, move)
            return (self,)
        return NOTHING


@moments.windows(GUEST_HOUSE)
def guests_window(g: State, seat: Seat) -> Step:
    """Ask the owner whether to move guests."""
    return MoveGuests(seat)


# Every role ---------------------------------------------------------------------------


@moments.privilege("library")
def library(g: State, seat: Seat) -> int:
    """Double the privilege of the owner's role (R-2.10, 3.11, 5.7, 8.1).

    An option allows this only once a round (Q-14).
    """
    if not (g.options.library_once and g.seats == 2):
        return 1
    phase = current_phase(g)
    used = {role for role, taker in g.doubled.items() if taker == seat}
    return 0 if used - {phase.role if phase else ""} else 1


# Settler ------------------------------------------------------------------------------


@moments.forest_allowed("forest_house")
def forest_house(g: State, seat: Seat) -> bool:
    """Allow the player to place a plantation face down as a forest (R-2.9)."""
    return True


# Builder ------------------------------------------------------------------------------


@moments.building_built("church")
def church(g: State, seat: Seat, building: Building) -> Steps:
    """Score 1 VP for a building in column 2 or 3, and 2 VP for one in column 4 (R-4.7)."""
    points = CHURCH_POINTS[building.column - 1]
    return bring_points(g, seat, "church", points) if points else NOTHING


# Craftsman ----------------------------------------------------------------------------


@moments.more_goods("aqueduct")
def aqueduct(g: State, seat: Seat, goods: dict[str, int]) -> None:
    """Add 1 good of each kind that a large plant has produced (R-5.5, Q-12)."""
    for good, more in production.aqueduct(goods, g.players[seat].city).items():
        goods[good] += g.take_good(seat, good, more)


@moments.harvest_over("specialty_factory")
def specialty_factory(g: State, seat: Seat, goods: Mapping[str, int], extra: Sequence[str]) -> None:
    """Pay 1 doubloon less than the most goods of a kind, without corn (R-5.6)."""
    amounts = Counter(goods)
    if g.options.specialty_privilege:
        amounts.update(extra)
    income = production.specialty_income(amounts, g.options)
    g.pay(seat, "specialty_factory", income)


# Trader -------------------------------------------------------------------------------


class TradingPost:
    """The trading post, which sells any kind at list price, without markets (R-6.5).

    The trader's privilege counts.
    """

    def offers(self, g: State, seat: Seat) -> Sequence[Move]:
        """Offer every kind of good; an option allows it even if the house is full (Q-09)."""
        if not post_sells(len(g.trading_house) >= STALLS, g.options):
            return ()
        goods = g.players[seat].goods.items()
        return [once(SellAtPost, good) for good, count in goods if count]

    def sell(self, g: State, seat: Seat, move: Move, privilege: int) -> None:
        """Return the good to the supply and pay its price."""
        assert isinstance(move, SellAtPost)
        doubloons = sale_at_post(move.good, privilege, g.options).total
        g.return_good(seat, move.good, 1)
        g.players[seat].doubloons += doubloons
        g.record("post", seat=seat, good=move.good, doubloons=doubloons)


moments.sales("trading_post")(TradingPost())

# Captain ------------------------------------------------------------------------------


@moments.captain_comes("lighthouse")
def lighthouse_captain(g: State, seat: Seat) -> None:
    """Pay 1 doubloon to the captain, even without a load (R-7.10)."""
    g.pay(seat, "lighthouse", 1)


@moments.loaded("lighthouse")
def lighthouse(g: State, seat: Seat, times: int) -> None:
    """Pay 1 doubloon for every load (R-7.10)."""
    g.pay(seat, "lighthouse", times)


@moments.first_loading_turn("union_hall")
def union_hall(g: State, seat: Seat) -> Steps:
    """Score 1 VP for every two goods of a kind, which the player keeps (R-7.11, D-15)."""
    points = shipping.union_hall(g.players[seat].goods, can_load(g, seat), g.options)
    return bring_points(g, seat, "union_hall", points) if points else NOTHING


@moments.single_storage("storehouse")
def storehouse(g: State, seat: Seat) -> int:
    """Return how many additional single goods it keeps: three (R-7.13)."""
    return SINGLE_STORAGE["storehouse"]


class SmallWharfDock:
    """The small wharf: a load of any goods instead of one on a cargo ship (R-7.9)."""

    def offers(self, g: State, seat: Seat) -> Sequence[Move]:
        """Offer every kind as the first good if there are enough goods (D-16)."""
        goods = g.players[seat].goods
        if sum(goods.values()) < g.options.small_wharf_minimum:
            return ()
        return [once(SmallWharf, good) for good, count in goods.items() if count]

    def ship(self, g: State, seat: Seat, move: Move, captain: int) -> Steps:
        """Add the first good to the load and ask for more."""
        return FillSmallWharf(seat, captain).choose(g, move)


moments.docks("small_wharf")(SmallWharfDock())


@step(STEPS)
class FillSmallWharf(Choice[State, Move]):
    """The choice of goods for a load, one by one until the owner passes or has none left."""

    kind = "small_wharf"
    seat: int
    captain: int
    """Additional VP for the captain's first load (Q-38)."""
    load: tuple[str, ...] = ()

    def options(self, g: State) -> Sequence[Move]:
        """Offer the remaining goods, and passing, which ships the load."""
        goods = [good for good, count in g.players[self.seat].goods.items() if count]
        if not goods:
            return ()
        moves: list[Move] = [once(SmallWharf, good) for good in goods]
        if len(self.load) >= g.options.small_wharf_minimum:
            moves.append(once(Pass))
        return ordered(moves)

    def choose(self, g: State, move: Move) -> Steps:
        """Add a good, or ship the load."""
        if not isinstance(move, SmallWharf):
            return self.skip(g)
        g.return_good(self.seat, move.good, 1)
        return (replace(self, load=(*self.load, move.good)),)

    def skip(self, g: State) -> Steps:
        """Score the load; an option decides whether bonuses count for every kind (Q-04)."""
        kinds = Counter(self.load)
        points, times = small_load(len(self.load), len(kinds), g.options)
        points += self.captain + times * load_bonus(g, self.seat)
        g.record("small_wharfed", {**kinds, "points": points}, seat=self.seat)
        return score_load(g, self.seat, points, times)
