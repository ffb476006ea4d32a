"""The worth of tiles and buildings to a player, in victory points until the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from bot.games.puerto_rico.data import (
    BUILDINGS,
    CLOISTER_POINTS,
    FACTORY_INCOME,
    GOODS,
    QUARRY,
    RESIDENCE_POINTS,
)
from bot.games.puerto_rico.production import AQUEDUCT_PLANTS, UNPROCESSED
from bot.house_bots.puerto_rico.table import Side, Table
from bot.house_bots.puerto_rico.weights import Weights


def tile(kind: str, side: Side, table: Table) -> float:
    """Return the worth of one more tile of this kind."""
    board, w = side.board, table.weights
    if board.island_left <= 0:
        return 0.0
    own = board.tiles[kind]
    if kind == QUARRY:
        return quarry(own, table)
    crowded: float = w.tile_crowding**own
    if kind not in board.planned:
        crowded *= w.tile_new_kind
    ready = board.capacity.get(kind, 0) > own
    # Without a circle, a plant must still be built, which is likelier for a kind's first tile.
    use = w.tile_ready if ready else w.tile_more if own else w.tile_first
    return table.harvests[kind] * use * crowded


def forest(side: Side, table: Table) -> float:
    """Return the worth of one more forest: half a doubloon off every building (R-4.8)."""
    if side.board.island_left <= 0:
        return 0.0
    w = table.weights
    return w.forest * w.builder_rate * table.rounds * table.coin * _still_building(side, w)


def _still_building(side: Side, w: Weights) -> float:
    """Return the share of builder phases in which the city still has room."""
    return min(1.0, w.space * side.board.spaces_left)


def quarry(own: int, table: Table) -> float:
    """Return the total savings from one more occupied quarry."""
    saved = table.quarries
    return saved[own] if own < len(saved) else 0.0


def _plant(good: str, circles: int, side: Side, table: Table) -> float:
    board, w = side.board, table.weights
    there, tiles = board.capacity.get(good, 0), board.tiles[good]
    waiting = tiles - there if tiles > there else 0
    used: float = circles
    if circles > waiting:
        spare = 0.0
        if board.island_left > w.plant_spare_room:
            spare = w.plant_spare * (circles - waiting)
        used = waiting + (spare if waiting else spare * w.plant_alone)
    new_kind = 1.0 if there else w.plant_new_kind
    return table.harvests[good] * used * new_kind * w.plant


def _sales(side: Side, table: Table) -> float:
    """Return the expected number of sales, which is low without an expensive good to sell."""
    dear, w = side.board.dear(side.options), table.weights
    sales = w.sales_dear if dear >= 2 else w.sales_cheap if dear else w.sales_none
    return w.trader_rate * table.rounds * sales


def _kinds(side: Side) -> int:
    return len(side.board.planned)


def _goods(side: Side) -> int:
    return side.board.planned_goods


def _small_market(side: Side, table: Table) -> float:
    return table.weights.small_market * _sales(side, table) * table.coin


def _large_market(side: Side, table: Table) -> float:
    return table.weights.large_market * _sales(side, table) * table.coin


def _office(side: Side, table: Table) -> float:
    return table.weights.office * _sales(side, table) * table.coin


def _hacienda(side: Side, table: Table) -> float:
    w = table.weights
    room = side.board.island_left > w.hacienda_room
    return w.settler_rate * table.rounds * w.hacienda * room


def _construction_hut(side: Side, table: Table) -> float:
    return table.weights.construction_hut * quarry(side.board.tiles[QUARRY], table)


def _small_warehouse(side: Side, table: Table) -> float:
    w = table.weights
    return w.small_warehouse * w.captain_rate * table.rounds * _goods(side)


def _large_warehouse(side: Side, table: Table) -> float:
    w = table.weights
    return w.large_warehouse * w.captain_rate * table.rounds * _goods(side)


def _hospice(side: Side, table: Table) -> float:
    w = table.weights
    room = side.board.island_left > w.hospice_room
    return w.hospice * w.settler_rate * table.rounds * room


def _university(side: Side, table: Table) -> float:
    w = table.weights
    room = side.board.spaces_left > w.university_room
    return w.university * w.builder_rate * table.rounds * room


def _factory(side: Side, table: Table) -> float:
    w = table.weights
    kinds = _kinds(side) + (table.left > w.factory_growth)
    income = w.factory * FACTORY_INCOME[min(5, kinds)]
    return w.craftsman_rate * table.rounds * table.coin * income


def _harbor(side: Side, table: Table) -> float:
    w = table.weights
    points = w.harbor_kind * _kinds(side) + w.harbor_good * _goods(side)
    return w.captain_rate * table.rounds * min(w.harbor_most, points)


def _wharf(side: Side, table: Table) -> float:
    w = table.weights
    return w.captain_rate * table.rounds * min(w.wharf_most, w.wharf_good * _goods(side))


def _guild_hall(side: Side, table: Table) -> float:
    plants = (BUILDINGS[key].kind for key in side.board.city if BUILDINGS[key].production)
    points = sum(1 if kind == "small_production" else 2 for kind in plants)
    w = table.weights
    return w.guild_hall * (points + w.guild_hall_growth * table.rounds)


def _residence(side: Side, table: Table) -> float:
    w = table.weights
    filled = 12 - max(0, side.board.island_left - round(w.settler_rate * table.rounds))
    points = max(points for spaces, points in RESIDENCE_POINTS.items() if filled >= spaces)
    return w.residence * points


def _fortress(side: Side, table: Table) -> float:
    w = table.weights
    return w.fortress * (side.people + w.fortress_growth * table.rounds) / 3


def _customs_house(side: Side, table: Table) -> float:
    w = table.weights
    chips = w.customs_chips * (1 - table.left) if side.chips is None else side.chips
    return w.customs_house * (chips + w.customs_growth * table.rounds) / 4


def _city_hall(side: Side, table: Table) -> float:
    w = table.weights
    beige = 1 + len(side.board.beige)
    return w.city_hall * (beige + w.city_hall_growth * table.rounds)


def _aqueduct(side: Side, table: Table) -> float:
    helped = AQUEDUCT_PLANTS.items()
    more = sum(table.harvests[good] for key, good in helped if key in side.board.city)
    return table.weights.aqueduct * more


def _forest_house(side: Side, table: Table) -> float:
    w = table.weights
    spaces = min(w.forest_house_most, side.board.island_left)
    return w.forest_house * forest(side, table) * spaces


def _black_market(side: Side, table: Table) -> float:
    w = table.weights
    return w.black_market * w.builder_rate * table.rounds * table.coin


def _storehouse(side: Side, table: Table) -> float:
    w = table.weights
    return w.storehouse * w.captain_rate * table.rounds * min(3, _goods(side))


def _guest_house(side: Side, table: Table) -> float:
    w = table.weights
    return w.guest_house * table.rounds * (side.board.spaces_left > w.guest_house_room)


def _trading_post(side: Side, table: Table) -> float:
    return table.weights.trading_post * _sales(side, table) * table.coin


def _church(side: Side, table: Table) -> float:
    w = table.weights
    return w.church * w.builder_rate * table.rounds * _still_building(side, w)


def _small_wharf(side: Side, table: Table) -> float:
    w = table.weights
    points = min(w.small_wharf_most, w.small_wharf_good * _goods(side))
    return w.captain_rate * table.rounds * points


def _lighthouse(side: Side, table: Table) -> float:
    w = table.weights
    doubloons = min(w.lighthouse_most, w.lighthouse + w.lighthouse_kind * _kinds(side))
    return w.captain_rate * table.rounds * table.coin * doubloons


def _specialty_factory(side: Side, table: Table) -> float:
    w = table.weights
    corn = table.view.options.specialty_corn
    planned = side.board.planned.items()
    most = max((count for good, count in planned if corn or good != UNPROCESSED), default=0)
    growth = w.specialty_growth * (table.left > w.factory_growth)
    return w.craftsman_rate * table.rounds * table.coin * max(0.0, most - 1 + growth)


def _library(side: Side, table: Table) -> float:
    return table.weights.library * table.rounds * table.coin


def _union_hall(side: Side, table: Table) -> float:
    w = table.weights
    pairs = sum(count // 2 for count in side.board.planned.values())
    points = w.union_hall_pair * pairs + w.union_hall_good * _goods(side)
    return w.captain_rate * table.rounds * min(w.union_hall_most, points)


def _statue(_: Side, __: Table) -> float:
    return 0.0


def _cloister(side: Side, table: Table) -> float:
    w = table.weights
    sets = sum(count // 3 for count in (*side.board.tiles.values(), side.board.forest_count))
    growing = side.board.island_left > w.cloister_room and table.left > w.cloister_left
    return w.cloister * CLOISTER_POINTS[min(4, sets + growing)]


def _land_office(side: Side, table: Table) -> float:
    w = table.weights
    worth = 1.0 if side.board.island_left > w.land_office_room else table.coin
    return w.land_office * w.trader_rate * table.rounds * worth


def _chapel(_: Side, table: Table) -> float:
    w = table.weights
    return w.chapel * w.craftsman_rate * table.rounds * table.coin


def _hunting_lodge(side: Side, table: Table) -> float:
    w = table.weights
    emptiest = all(
        side.board.island_left > other.board.island_left for other in table.sides if other != side
    )
    points = w.hunting_lodge if emptiest else w.hunting_lodge_else
    return w.settler_rate * table.rounds * points * (side.nobles > 0)


def _zoning_office(side: Side, table: Table) -> float:
    w = table.weights
    doubloons = w.zoning_office * table.coin
    return w.builder_rate * table.rounds * doubloons * _still_building(side, w)


def _royal_supplier(side: Side, table: Table) -> float:
    w = table.weights
    loads = min(side.nobles + 1, _kinds(side))
    return w.royal_supplier * w.captain_rate * table.rounds * loads


def _villa(_: Side, table: Table) -> float:
    w = table.weights
    return w.mayor_rate * table.rounds * w.villa


def _jeweler(side: Side, table: Table) -> float:
    w = table.weights
    nobles = side.nobles + w.nobles_growth * table.rounds
    return w.jeweler * w.craftsman_rate * table.rounds * table.coin * nobles


def _royal_garden(side: Side, table: Table) -> float:
    w = table.weights
    return w.royal_garden * (side.nobles + w.nobles_growth * table.rounds)


EFFECTS: Mapping[str, Callable[[Side, Table], float]] = {
    **{
        key: partial(_plant, one.produces, one.circles)
        for key, one in BUILDINGS.items()
        if one.produces
    },
    "small_market": _small_market,
    "hacienda": _hacienda,
    "construction_hut": _construction_hut,
    "small_warehouse": _small_warehouse,
    "hospice": _hospice,
    "office": _office,
    "large_market": _large_market,
    "large_warehouse": _large_warehouse,
    "factory": _factory,
    "university": _university,
    "harbor": _harbor,
    "wharf": _wharf,
    "guild_hall": _guild_hall,
    "residence": _residence,
    "fortress": _fortress,
    "customs_house": _customs_house,
    "city_hall": _city_hall,
    "aqueduct": _aqueduct,
    "forest_house": _forest_house,
    "black_market": _black_market,
    "storehouse": _storehouse,
    "guest_house": _guest_house,
    "trading_post": _trading_post,
    "church": _church,
    "small_wharf": _small_wharf,
    "lighthouse": _lighthouse,
    "specialty_factory": _specialty_factory,
    "library": _library,
    "union_hall": _union_hall,
    "statue": _statue,
    "cloister": _cloister,
    "land_office": _land_office,
    "chapel": _chapel,
    "hunting_lodge": _hunting_lodge,
    "zoning_office": _zoning_office,
    "royal_supplier": _royal_supplier,
    "villa": _villa,
    "jeweler": _jeweler,
    "royal_garden": _royal_garden,
}
"""Functions that return the worth of each building, if occupied, to a player until the end of the
game, without printed VP."""

WORKS_IN = {
    "settler": {"hacienda", "construction_hut", "hospice", "forest_house", "hunting_lodge"},
    "builder": {"university", "church", "zoning_office", "black_market", QUARRY},
    "craftsman": {"factory", "specialty_factory", "aqueduct", "chapel", "jeweler", *GOODS}
    | {key for key, building in BUILDINGS.items() if building.produces},
    "trader": {"small_market", "large_market", "office", "trading_post", "land_office"},
    "captain": {"harbor", "wharf", "small_wharf", "lighthouse", "union_hall", "royal_supplier"}
    | {"small_warehouse", "large_warehouse", "storehouse"},
    "prospector": set(),
}
"""Circles that have an effect in each phase, except the library, which has one only in its owner's
phases."""


def guest(circle: str, side: Side, table: Table) -> float:
    """Return the gain from a guest on a circle now; below 0 means that waiting is better."""
    if table.view.ending and circle in BUILDINGS and BUILDINGS[circle].spaces == 2:
        return EFFECTS[circle](side, table)
    if circle == "library":
        return 1.0 if table.view.role_taker == side.seat else -1.0
    if circle not in WORKS_IN.get(table.view.phase, ()):
        return -1.0
    if circle in BUILDINGS:
        return EFFECTS[circle](side, table) / (1 + table.rounds)
    useful = circle == QUARRY or side.board.capacity.get(circle)
    return table.weights.guest_work if useful else -1.0
