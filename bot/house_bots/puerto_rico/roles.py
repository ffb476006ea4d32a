"""The gain of each seat from each role, if the bot took it now, in victory points.

The gain from roles that other players may take later in the round is included, as far as it can be
estimated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import NamedTuple

from bot.games.puerto_rico import arrivals
from bot.games.puerto_rico.data import QUARRY, SETUPS, STALLS
from bot.games.puerto_rico.pricing import LARGE, left_to_pay, post_sells
from bot.games.puerto_rico.production import EARNING, income
from bot.games.puerto_rico.view import RoleView, StockView
from bot.house_bots.puerto_rico.board import Builds
from bot.house_bots.puerto_rico.placing import jobs, yields
from bot.house_bots.puerto_rico.shipping import ship_all
from bot.house_bots.puerto_rico.table import Side, Table
from bot.house_bots.puerto_rico.valuation import EFFECTS, tile
from bot.house_bots.puerto_rico.weights import Weights

DOUBLOON = ("builder", "trader", "prospector")
"""Roles whose privilege is worth one doubloon."""


class _Offer(NamedTuple):
    """An available role: its gains, the doubloons on it, and the advantage of its taker."""

    role: str
    found: Gains
    mine: float
    """Gain of the bot's seat."""
    others: float
    """Total gain of all other seats."""
    coins: float
    privilege: float


def rest_of_round(table: Table) -> Mapping[str, float]:
    """Return the bot's gain from the rest of the round, for each role it might take now.

    Each player who still chooses in this round is expected to take the role with the highest
    current gain for them. As everywhere, the others' gains count against the bot's.
    """
    view = table.view
    left = [role for role in view.roles if role.taken_by is None]
    first = len(view.roles) - len(left) + 1
    picks = view.seats * SETUPS[view.seats].picks
    choosers = [(view.governor + nth) % view.seats for nth in range(first, picks)]
    if not choosers:
        return {role.key: 0.0 for role in left}
    offers = [_offer(role, table) for role in left]
    wishes = {seat: _wishes(offers, seat, table.seat) for seat in dict.fromkeys(choosers)}
    orders = [(seat, wishes[seat]) for seat in choosers]
    anything, wanted = _after("", orders, table)
    return {
        role.key: _after(role.key, orders, table)[0] if role.key in wanted else anything
        for role in left
    }


def _after(
    mine: str, orders: Sequence[tuple[int, list[_Offer]]], table: Table
) -> tuple[float, set[str]]:
    """Return the gain if these seats choose by their wishes, and the roles that they take.

    `mine` is the role that the bot takes before them.
    """
    taken, total = {mine}, 0.0
    for seat, wishes in orders:
        for offer in wishes:
            if offer.role not in taken:
                taken.add(offer.role)
                total += _balance(offer, seat, table)
                break
    return total, taken


def _offer(role: RoleView, table: Table) -> _Offer:
    """Return the offer of a role, with its taker's approximate advantage over the other players."""
    kind, coin = role.key, table.coin
    privilege = 1.0 if kind == "captain" else coin if kind.startswith(DOUBLOON) else 0.0
    found = gains(kind, table)
    mine = found.get(table.seat, 0.0)
    others = sum(found.values()) - mine
    return _Offer(kind, found, mine, others, role.doubloons * coin, privilege)


def _wishes(offers: list[_Offer], seat: int, mine: int) -> list[_Offer]:
    """Sort the roles by how much a seat gains from taking them."""
    own = seat == mine
    return sorted(
        offers,
        key=lambda o: o.found.get(seat, 0.0) + o.coins + (0.0 if own else o.privilege),
        reverse=True,
    )


def _balance(offer: _Offer, seat: int, table: Table) -> float:
    """Return the bot's gain minus the others' gain if a seat takes this role."""
    mine, others = offer.mine, offer.others
    if seat == table.seat:
        mine += offer.coins
    else:
        mine = max(0.0, mine - offer.privilege) if mine > 0 else mine
        others += offer.coins + offer.privilege
    return mine - table.envy * others / (table.view.seats - 1)


Gains = dict[int, float]


@cache
def kind_of(role: str) -> str:
    """Return the kind of a role card: the key without a number, as of the two prospectors."""
    return role.partition("_")[0]


def gains(role: str, table: Table) -> Gains:
    """Return the gain of each seat if the bot takes this role now."""
    kind = kind_of(role)
    if kind not in table.gains:
        table.gains[kind] = _GAINS[kind](table)
    return table.gains[kind]


def own_share(role: str, weights: Weights) -> float:
    """Return the share of the seat's own gain from a role that is counted."""
    return SHARES[kind_of(role)][0](weights)


def others_share(role: str, weights: Weights) -> float:
    """Return the share of the others' gain from a role that is counted."""
    return SHARES[kind_of(role)][1](weights)


def _settler(table: Table) -> Gains:
    return {side.seat: best_tile(side, table)[0] for side in table.sides}


def best_tile(side: Side, table: Table) -> tuple[float, str]:
    """Return the worth and the kind of the best tile that a player could take.

    The kind is "" if there is no tile.
    """
    kinds = {*table.view.row}
    if side.seat == table.seat and table.view.quarries:
        kinds.add(QUARRY)
    return max([(tile(kind, side, table), kind) for kind in kinds], default=(0.0, ""))


def _mayor(table: Table) -> Gains:
    found, w = Gains(), table.weights
    for turn, side in enumerate(table.clockwise(table.seat)):
        new = arriving(turn, side, table)
        found[side.seat] = _more_work(side, new, table) + w.newcomer * new
        found[side.seat] += _idle(side, table) + (side.works("villa") and table.view.nobles > 0)
    found[table.seat] += w.nobles_landing * table.view.noble_ship
    return found


def _more_work(side: Side, new: int, table: Table) -> float:
    """Return what `new` more people would earn, 0 if the player has enough for all circles."""
    now = side.people
    if not new or now >= side.board.circles:
        return 0.0
    work = jobs(side, table)
    return yields(work, now + new) - yields(work, now)


def arriving(turn: int, side: Side, table: Table) -> int:
    """Return how many people a player gets, `turn` turns after the bot, if the bot is mayor now."""
    return arrivals.arriving(table.view, turn, 0 if turn else side.privilege, side.works("villa"))


def _idle(side: Side, table: Table) -> float:
    """Return what is lost while good jobs stay vacant although there are people."""
    if not side.windrose:
        return 0.0
    unmanned = len(side.board.city) - len(side.board.occupied)
    return table.weights.idle * min(side.windrose, unmanned) * table.coin


def _builder(table: Table) -> Gains:
    return {side.seat: best_building(side, table)[0] for side in table.sides}


def best_building(side: Side, table: Table) -> tuple[float, str]:
    """Return the net worth and the key of the best building that a player can pay for.

    The key is "" if there is none.
    """
    best, key, builds = 0.0, "", side.builds(side.seat == table.seat)
    off, coin, used, extras = builds.off, table.coin, table.used, table.extras
    for stock in buildable(side, builds, table):
        lasting, column = used * EFFECTS[stock.key](side, table), stock.column
        worth = stock.vp + lasting + extras[column] - left_to_pay(stock.cost, off[column]) * coin
        if worth > best:
            best, key = worth, stock.key
    return best, key


def buildable(side: Side, builds: Builds, table: Table) -> list[StockView]:
    """Return the buildings that a player can afford in doubloons and has room for (R-4.4)."""
    off, room = builds
    if not room:
        return []
    payable, city = [side.doubloons + less for less in off], side.board.city
    if room == 1:
        payable[LARGE] = -1
    return [
        stock
        for stock in table.on_offer
        if stock.cost <= payable[stock.column] and stock.key not in city
    ]


def _craftsman(table: Table) -> Gains:
    supply = dict(table.view.goods)
    gains: Gains = {}
    for side in table.clockwise(table.seat):
        made = harvest(side, supply)
        for good, count in made.items():
            supply[good] -= count
        value = _fresh(made, side, table)
        if not EARNING.isdisjoint(side.board.occupied):
            earned = income(side.board, side.nobles, made, side.options)
            value += earned.doubloons * table.coin + earned.points
        if side.seat == table.seat:
            extra = max((table.goods[good] for good in made if supply[good]), default=0.0)
            value += side.privilege * extra
        gains[side.seat] = value
    return gains


def harvest(side: Side, supply: Mapping[str, int]) -> dict[str, int]:
    """Return the goods that a player would produce from this supply now."""
    possible = side.board.harvest.items()
    return {good: count for good, n in possible if (count := min(n, supply[good]))}


def _fresh(made: Mapping[str, int], side: Side, table: Table) -> float:
    """Return the worth of new goods, less for many of a kind, which may rot before shipping."""
    worth, there, w = table.goods, side.goods, table.weights
    safe, rest = w.heap, w.heap_rest
    return sum(
        [
            worth[good] * count * (1.0 if there[good] + count <= safe else rest)
            for good, count in made.items()
        ]
    )


def _trader(table: Table) -> Gains:
    """Return the gains if all players make their best sale, in turn order."""
    house, least = list(table.view.trading_house), table.weights.sell_least
    gains: Gains = {}
    for side in table.clockwise(table.seat):
        doubloons, good = best_sale(side, house, table)
        if good:
            house.append(good)
        gains[side.seat] = max(0.0, doubloons * table.coin - least)
    return gains


def best_sale(side: Side, house: Sequence[str], table: Table) -> tuple[int, str]:
    """Return the proceeds of a player's best sale and the good, "" if not to the trading house.

    Whatever buildings add, the most expensive good, which is the last of the heap, brings the most.
    """
    if not (goods := [*table.heaps[side.seat]]):
        return 0, ""
    trader, full, post = side.seat == table.seat, len(house) >= STALLS, 0
    if side.works("trading_post") and post_sells(full, side.options):
        post = side.at_post(goods[-1], trader)
    if full:
        return post, ""
    if not side.works("office"):
        goods = [good for good in goods if good not in house]
    sale = side.proceeds(goods[-1], trader) if goods else 0
    return max(post, sale), goods[-1] if sale else ""


def _prospector(table: Table) -> Gains:
    return {table.seat: table.me.privilege * table.coin}


_GAINS: Mapping[str, Callable[[Table], Gains]] = {
    "settler": _settler,
    "mayor": _mayor,
    "builder": _builder,
    "craftsman": _craftsman,
    "trader": _trader,
    "captain": ship_all,
    "prospector": _prospector,
}

SHARES: Mapping[str, tuple[Callable[[Weights], float], Callable[[Weights], float]]] = {
    "settler": (attrgetter("own_settler"), attrgetter("others_settler")),
    "mayor": (attrgetter("own_mayor"), attrgetter("others_mayor")),
    "builder": (attrgetter("own_builder"), attrgetter("others_builder")),
    "craftsman": (attrgetter("own_craftsman"), attrgetter("others_craftsman")),
    "trader": (attrgetter("own_trader"), attrgetter("others_trader")),
    "captain": (attrgetter("own_captain"), attrgetter("others_captain")),
    "prospector": (attrgetter("own_prospector"), lambda _: 0.0),
}
"""Functions that return the counted shares of the seat's own gain from a role and of the others'
gain; the prospector brings the others nothing."""
