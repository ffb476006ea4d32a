"""The heuristic bot and the easy bot, which add up named parts to rate each move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from bot.engine.api import Decision
from bot.engine.verbs import once
from bot.games.puerto_rico import pricing
from bot.games.puerto_rico.data import BUILDINGS, GOODS, WINDROSE
from bot.games.puerto_rico.moves import (
    Build,
    BuyTile,
    Discard,
    Draft,
    DrawTile,
    Guest,
    GuestNoble,
    Keep,
    Load,
    Move,
    Pass,
    PayColonist,
    PayGood,
    PayNoble,
    PayPoint,
    Place,
    PlaceNoble,
    Plant,
    Produce,
    Sell,
    SellAtPost,
    Settle,
    SettleForest,
    SmallWharf,
    Store,
    Supply,
    TakeColonist,
    TakeNoble,
    TakePoints,
    TakeRole,
    TurnOver,
    Wharf,
)
from bot.games.puerto_rico.view import View
from bot.house_bots.api import Term
from bot.house_bots.easy import EasyBot
from bot.house_bots.greedy import GreedyBot, Plan, Rating, Reasons
from bot.house_bots.puerto_rico import valuation
from bot.house_bots.puerto_rico.placing import fitting, noble_circles, plan
from bot.house_bots.puerto_rico.reasons import TOLD, told_jobs
from bot.house_bots.puerto_rico.roles import gains, others_share, own_share, rest_of_round
from bot.house_bots.puerto_rico.shipping import after_load
from bot.house_bots.puerto_rico.table import Table, middle_board
from bot.house_bots.puerto_rico.weights import ALL_KINDS, GAME, Weights, kind_of, named, tuned
from bot.house_bots.weights import Tuned, Weighed, scaled

PLANNED = "place"
"""Kind of the decision in which all people are placed at the same time."""


def heuristic(weights: Weights) -> GreedyBot[View, Move]:
    """Return a bot that rates moves with these weights."""
    return by_table(Tuned(weights))


def by_table(tuned: Tuned[Weights]) -> GreedyBot[View, Move]:
    """Return a bot that rates moves with the weights for its table."""
    table = partial(_table, tuned)
    plans = {PLANNED: Plan(partial(_placement, table), partial(_jobs, table))}
    return GreedyBot(partial(_weigh, table), plans, partial(_explain, table))


MakeTable: TypeAlias = Callable[[View, Decision[Move]], Table]


def _table(tuned: Tuned[Weights], view: View, decision: Decision[Move]) -> Table:
    return Table(view, decision.seat, tuned.at(kind_of(view.seats, view.options)))


def _weigh(make: MakeTable, view: View, decision: Decision[Move]) -> Rating[Move]:
    table = make(view, decision)
    return lambda move: score(move, table)


def score(move: Move, table: Table) -> float:
    """Return the score of a move."""
    total: float = 0
    for part in PARTS[type(move)].values():
        total += part(move, table)
    return total


def _explain(make: MakeTable, view: View, decision: Decision[Move]) -> Reasons[Move]:
    table = make(view, decision)
    return lambda move: [_term(move, name, table) for name in PARTS[type(move)]]


def _term(move: Move, name: str, table: Table) -> Term:
    value = PARTS[type(move)][name](move, table)
    return Term(*TOLD[name](move, value, table)) if name in TOLD else Term("", value, {})


def _placement(make: MakeTable, view: View, decision: Decision[Move]) -> Sequence[Move]:
    return placement(make(view, decision))


def placement(table: Table) -> Sequence[Move]:
    """Return a move for each person to place."""
    circles = plan(table.me, table)
    nobles = noble_circles(circles, table.view.players[table.seat].windrose_nobles, table)
    return [
        once(PlaceNoble if place in nobles else Place, circle)
        for place, circle in enumerate(circles)
    ]


def _jobs(make: MakeTable, view: View, decision: Decision[Move]) -> Sequence[Term]:
    """Return the reasons for a placement: the job of each person who has one."""
    table = make(view, decision)
    return [Term(*told) for told in told_jobs(fitting(table.me, table))]


def _coins(move: TakeRole, table: Table) -> float:
    for role in table.view.roles:
        if role.key == move.role:
            return role.doubloons * table.coin
    return 0.0


def _own(move: TakeRole, table: Table) -> float:
    return own_share(move.role, table.weights) * gains(move.role, table).get(table.seat, 0.0)


def _others(move: TakeRole, table: Table) -> float:
    found = gains(move.role, table).copy()
    found.pop(table.seat, None)
    others = sum(found.values())
    return -others_share(move.role, table.weights) * table.envy * others / (table.view.seats - 1)


def _follow(move: TakeRole, table: Table) -> float:
    share = table.weights.follow
    if not share:
        return 0.0
    if table.following is None:
        table.following = rest_of_round(table)
    return share * table.following[move.role]


def _tile(move: Settle, table: Table) -> float:
    return valuation.tile(move.tile, table.me, table)


def _printed(move: Build, table: Table) -> float:
    return BUILDINGS[move.building].vp


def _effect(move: Build, table: Table) -> float:
    return table.used * valuation.EFFECTS[move.building](table.me, table)


def _extra(move: Build, table: Table) -> float:
    return table.extras[BUILDINGS[move.building].column]


def _price(move: Build, table: Table) -> float:
    return -table.price_of(move.building) * table.coin


def _produce(move: Produce, table: Table) -> float:
    return table.goods[move.good]


def _sale(move: Sell, table: Table) -> float:
    sale = table.me.proceeds(move.good, table.view.role_taker == table.seat)
    return sale * table.coin


def _stall(_: Sell, table: Table) -> float:
    return -table.weights.sell_least


def _loading(_: Load, __: Table) -> float:
    """Prefer loading goods to any other move."""
    return 100.0


def _amount(move: Load, table: Table) -> float:
    return min(table.rooms[move.ship], table.me.goods[move.good])


def _cheap(move: Load, table: Table) -> float:
    """Prefer the cheapest good among equal loads."""
    return -table.weights.load_cheap * table.goods[move.good]


def _snug(move: Load, table: Table) -> float:
    """Prefer the ship with the least room among equal loads."""
    return -0.001 * table.rooms[move.ship]


def _after(move: Load, table: Table) -> float:
    share = table.weights.load_after
    return share * after_load(move.good, move.ship, table) if share else 0.0


def _wharf(move: Wharf, table: Table) -> float:
    """Use the wharf last, for the largest number of goods of a kind."""
    return table.me.goods[move.good] - 0.1 * table.goods[move.good]


def _store(move: Store, table: Table) -> float:
    return table.goods[move.good] * table.me.goods[move.good]


def _keep(move: Keep, table: Table) -> float:
    return 0.1 * table.goods[move.good]


def _something(_: Settle, __: Table) -> float:
    """Prefer a worthless tile to no tile."""
    return 0.01


def _take(_: Move, __: Table) -> float:
    return 1.0


def _draft(move: Draft, table: Table) -> float:
    """Rate a building by its worth in mid-game, rounded so that drafts differ."""
    key, options = move.building, table.view.options
    gain = BUILDINGS[key].vp + valuation.EFFECTS[key](middle_board(table.seat, options), table)
    return round(table.weights.draft_steps * (gain - pricing.cost(key, options) * table.coin))


def _guest(move: Guest | GuestNoble, table: Table) -> float:
    """Move a guest before anything else if that gains something now."""
    gain = valuation.guest(move.circle, table.me, table)
    return 1000 + gain if gain > 0 else gain


def _forest(_: Move, table: Table) -> float:
    return valuation.forest(table.me, table)


def _plant(_: Plant, table: Table) -> float:
    drawn = table.view.players[table.seat].drawn
    return valuation.tile(drawn, table.me, table) if drawn else 0.0


def _discard(move: Discard, table: Table) -> float:
    """Sell a tile for a doubloon only if it is unoccupied, and late in the game."""
    w = table.weights
    idle = not table.me.board.manned.get(move.land) and not table.me.board.capacity.get(move.land)
    traded = table.view.phase == "trader"
    late = table.left < w.discard_left
    doubloons = pricing.discarded_tile(table.view.options)
    return doubloons * table.coin - w.discard_least if idle and traded and late else -1.0


def _buy(_: BuyTile, table: Table) -> float:
    kinds = [valuation.tile(good, table.me, table) for good in GOODS]
    return sum(kinds) / len(kinds) - pricing.TILE * table.coin


def _noble(_: TakeNoble, __: Table) -> float:
    return 2.0


def _pay_person(move: PayColonist | PayNoble, table: Table) -> float:
    w = table.weights
    place = w.pay_idle if move.place == WINDROSE else w.pay_working
    return -place - w.pay_noble * isinstance(move, PayNoble)


def _pay_good(move: PayGood, table: Table) -> float:
    return -table.goods[move.good]


def _pay_point(_: PayPoint, __: Table) -> float:
    return -1.0


def _post(move: SellAtPost, table: Table) -> float:
    trader = table.view.role_taker == table.seat
    return table.me.at_post(move.good, trader) * table.coin - table.weights.sell_least


def _supply(move: Supply, table: Table) -> float:
    return 1.0 - table.weights.supplied_good * table.goods[move.good]


def _small_wharf(move: SmallWharf, table: Table) -> float:
    """Ship the goods that no ship takes, cheapest first, if there is more than one."""
    amount = sum(table.me.goods.values())
    return table.weights.small_load * amount - 0.1 * table.goods[move.good] if amount > 1 else -1.0


Parts: TypeAlias = Mapping[str, Callable[[Any, Table], float]]
"""Functions for the parts of a score, in the order in which they are added."""

PARTS: Mapping[type[Any], Parts] = {
    TakeRole: {"own": _own, "others": _others, "follow": _follow, "coins": _coins},
    DrawTile: {"worth": _take},
    Settle: {"tile": _tile, "something": _something},
    TakeColonist: {"colonist": _take},
    Build: {"printed": _printed, "effect": _effect, "extra": _extra, "price": _price},
    Produce: {"good": _produce},
    Sell: {"sale": _sale, "stall": _stall},
    Load: {"loading": _loading, "amount": _amount, "cheap": _cheap, "after": _after, "snug": _snug},
    Wharf: {"wharf": _wharf},
    Store: {"stored": _store},
    Keep: {"kept": _keep},
    Draft: {"worth": _draft},
    Guest: {"worth": _guest},
    GuestNoble: {"worth": _guest},
    SettleForest: {"worth": _forest},
    TurnOver: {"worth": _forest},
    Plant: {"worth": _plant},
    Discard: {"worth": _discard},
    BuyTile: {"worth": _buy},
    TakeNoble: {"worth": _noble},
    PayColonist: {"worth": _pay_person},
    PayNoble: {"worth": _pay_person},
    PayGood: {"worth": _pay_good},
    PayPoint: {"worth": _pay_point},
    SellAtPost: {"worth": _post},
    Supply: {"worth": _supply},
    SmallWharf: {"worth": _small_wharf},
    TakePoints: {"worth": _take},
    Pass: {},
}

HEURISTIC = by_table(tuned())

MIX = ("none", "both", "none", "buildings", "none", "nobles")
"""Expansions in play at the tables on which weights are tuned; half of them have none."""

WEIGHED = Weighed(GAME, Weights, heuristic, tuple({"expansions": which} for which in MIX))

NEW = (
    *("aqueduct", "black_market", "storehouse", "trading_post", "church", "small_wharf_good"),
    *("lighthouse_kind", "specialty_growth", "library", "union_hall_pair", "cloister", "chapel"),
    *("hunting_lodge", "royal_supplier", "villa", "jeweler", "royal_garden", "zoning_office"),
)
"""Weights of buildings of the expansions."""
HABITS: Mapping[str, float] = {
    # Builds plants and takes plantations for expensive goods, more than there are people for.
    "plant": 1.5,
    "plant_spare": 2.0,
    "plant_alone": 2.0,
    "coffee": 1.5,
    "tobacco": 1.4,
    "corn": 0.7,
    "own_mayor": 0.8,
    # Forgets to ship, and does not mind that goods rot.
    "captain_rate": 0.5,
    "own_captain": 0.6,
    "others_captain": 0.5,
    "load_after": 0.0,
    "lost": 0.0,
    # Likes large numbers: prices, heaps of doubloons, and the points of nobles at once.
    "good_price": 1.4,
    "coin_fading": 2.0,
    "nobles_landing": 2.5,
    "large": 0.4,
    # Does not look at what the others get from a role, or will do after it.
    "envy_2": 0.0,
    "envy_3": 0.0,
    "envy_4": 0.0,
    "envy_5": 0.0,
    "follow": 0.0,
    # Does not know yet what the buildings of the expansions are worth.
    **dict.fromkeys(NEW, 0.25),
}
"""Habits of a beginner: factors applied to the weights."""
SHARES = {"2": 0.95, "3": 1.0, "4": 0.88, "5": 0.74, "5_nobles": 0.9}
"""How far the habits go, by kind of table or number of players, so that a beginner wins about a
fifth of a fair share of the games at any table."""
NOISE = 0.1
"""Standard deviation of a beginner's errors, in VP."""
BLUNDER = 3.0
"""Number of VP by which even a beginner sees that another move is better."""


def _beginner(kind: str) -> Weights:
    return scaled(named(), HABITS, SHARES.get(kind, SHARES[kind[0]]))


BEGINNER = by_table(Tuned(named(), {kind: _beginner(kind) for kind in ALL_KINDS}))
EASY = EasyBot(heuristic(named()), BEGINNER, NOISE, BLUNDER)
