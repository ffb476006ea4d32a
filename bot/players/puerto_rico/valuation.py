"""What tiles and buildings are worth to a player, in victory points until the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.puerto_rico.data import (
    BUILDINGS,
    CLOISTER_POINTS,
    FACTORY_INCOME,
    GOODS,
    QUARRY,
    RESIDENCE_POINTS,
)
from bot.games.puerto_rico.view import StockView
from bot.players.puerto_rico.table import Side, Table

# How often a round sees each role, in games between sensible players.
CRAFTSMAN = 0.5
TRADER = 0.45
CAPTAIN = 0.5
BUILDER = 0.6
SETTLER = 0.55

USED = 0.85
"""How much of a building's effect counts: it must first be manned."""

QUARRY_USE = (0.6, 0.4, 0.25, 0.1)
"""Share of the builder phases in which one more quarry saves a doubloon."""


def tile(kind: str, side: Side, table: Table) -> float:
    """Return what one more tile of this kind is worth."""
    if side.board.island_left <= 0:
        return 0.0
    own = side.board.tiles.get(kind, 0)
    if kind == QUARRY:
        return quarry(own, table)
    crowded: float = 0.9**own
    use = 0.9 if side.board.capacity.get(kind, 0) > own else _without_plant(kind, side)
    return harvest(kind, table) * use * crowded


def forest(side: Side, table: Table) -> float:
    """Return what one more forest is worth: half a doubloon off every building (R-4.8)."""
    if side.board.island_left <= 0:
        return 0.0
    return 0.5 * BUILDER * table.rounds * table.coin * min(1.0, 0.2 * side.board.spaces_left)


def _without_plant(good: str, side: Side) -> float:
    """Return how likely the plant follows: only for a first plantation of a kind."""
    return 0.1 if side.board.tiles.get(good) else 0.3


def quarry(own: int, table: Table) -> float:
    """Return what the next occupied quarry saves until the end."""
    use = QUARRY_USE[own] if own < len(QUARRY_USE) else 0.0
    return BUILDER * table.rounds * table.coin * use


def harvest(good: str, table: Table) -> float:
    """Return what one good more in every craftsman phase brings until the end."""
    return CRAFTSMAN * table.rounds * table.goods[good]


def building(stock: StockView, side: Side, table: Table) -> float:
    """Return what a building is worth to a player, its printed points included."""
    return stock.vp + USED * effect(stock.key, side, table)


def effect(key: str, side: Side, table: Table) -> float:
    """Return what the occupied building is worth until the end, without printed points."""
    good = BUILDINGS[key].produces
    return _plant(key, good, side, table) if good else _EFFECTS[key](side, table)


def _plant(key: str, good: str, side: Side, table: Table) -> float:
    circles = BUILDINGS[key].circles
    waiting = max(0, side.board.tiles.get(good, 0) - side.board.capacity.get(good, 0))
    used = min(circles, waiting) + 0.15 * max(0, circles - waiting) * (side.board.island_left > 2)
    new_kind = 1.0 if good in side.board.capacity else 1.25
    return harvest(good, table) * used * new_kind * 0.8


def _sales(side: Side, table: Table) -> float:
    """Return the sales to come: hardly any without something dear to sell."""
    dear = side.board.dear
    return TRADER * table.rounds * (0.9 if dear >= 2 else 0.6 if dear else 0.3)


def _kinds(side: Side) -> int:
    return len(side.board.planned)


def _goods(side: Side) -> int:
    return side.board.planned_goods


def _small_market(side: Side, table: Table) -> float:
    return _sales(side, table) * table.coin


def _large_market(side: Side, table: Table) -> float:
    return 2 * _sales(side, table) * table.coin


def _office(side: Side, table: Table) -> float:
    return 0.8 * _sales(side, table) * table.coin


def _hacienda(side: Side, table: Table) -> float:
    return SETTLER * table.rounds * 0.2 * (side.board.island_left > 4)


def _construction_hut(side: Side, table: Table) -> float:
    return 0.5 * quarry(side.board.tiles.get(QUARRY, 0), table)


def _small_warehouse(side: Side, table: Table) -> float:
    return 0.12 * CAPTAIN * table.rounds * _goods(side)


def _large_warehouse(side: Side, table: Table) -> float:
    return 0.15 * CAPTAIN * table.rounds * _goods(side)


def _hospice(side: Side, table: Table) -> float:
    return 0.4 * SETTLER * table.rounds * (side.board.island_left > 3)


def _university(side: Side, table: Table) -> float:
    return 0.3 * BUILDER * table.rounds * (side.board.spaces_left > 3)


def _factory(side: Side, table: Table) -> float:
    income = FACTORY_INCOME[min(5, _kinds(side) + (table.left > 0.5))]
    return CRAFTSMAN * table.rounds * table.coin * income


def _harbor(side: Side, table: Table) -> float:
    return CAPTAIN * table.rounds * min(4.0, 0.8 * _kinds(side) + 0.2 * _goods(side))


def _wharf(side: Side, table: Table) -> float:
    return CAPTAIN * table.rounds * min(4.0, 0.5 * _goods(side))


def _guild_hall(side: Side, _: Table) -> float:
    plants = (BUILDINGS[key].kind for key in side.board.city if BUILDINGS[key].production)
    return sum(1 if kind == "small_production" else 2 for kind in plants)


def _residence(side: Side, table: Table) -> float:
    filled = 12 - max(0, side.board.island_left - round(SETTLER * table.rounds))
    return max(points for spaces, points in RESIDENCE_POINTS.items() if filled >= spaces)


def _fortress(side: Side, table: Table) -> float:
    return (side.people + table.rounds) / 3


def _customs_house(side: Side, table: Table) -> float:
    chips = 25 * (1 - table.left) if side.chips is None else side.chips
    return (chips + 2 * table.rounds) / 4


def _city_hall(side: Side, table: Table) -> float:
    beige = sum(not BUILDINGS[key].production for key in side.board.city)
    return 1 + beige + 0.2 * table.rounds


def _aqueduct(side: Side, table: Table) -> float:
    helped = {"indigo_plant": "indigo", "sugar_mill": "sugar"}
    return sum(harvest(good, table) for key, good in helped.items() if key in side.board.city)


def _forest_house(side: Side, table: Table) -> float:
    return 0.3 * forest(side, table) * min(4, side.board.island_left)


def _black_market(side: Side, table: Table) -> float:
    return 0.3 * BUILDER * table.rounds * table.coin


def _storehouse(side: Side, table: Table) -> float:
    return 0.13 * CAPTAIN * table.rounds * min(3, _goods(side))


def _guest_house(side: Side, table: Table) -> float:
    return 0.25 * table.rounds * (side.board.spaces_left > 2)


def _trading_post(side: Side, table: Table) -> float:
    return 0.9 * _sales(side, table) * table.coin


def _church(side: Side, table: Table) -> float:
    return 0.8 * BUILDER * table.rounds * min(1.0, 0.2 * side.board.spaces_left)


def _small_wharf(side: Side, table: Table) -> float:
    return CAPTAIN * table.rounds * min(2.0, 0.25 * _goods(side))


def _lighthouse(side: Side, table: Table) -> float:
    return CAPTAIN * table.rounds * table.coin * min(3.0, 0.3 + 0.7 * _kinds(side))


def _specialty_factory(side: Side, table: Table) -> float:
    most = max((count for good, count in side.board.planned.items() if good != "corn"), default=0)
    return CRAFTSMAN * table.rounds * table.coin * max(0.0, most - 1 + 0.5 * (table.left > 0.5))


def _library(side: Side, table: Table) -> float:
    return 0.9 * table.rounds * table.coin


def _union_hall(side: Side, table: Table) -> float:
    pairs = sum(count // 2 for count in side.board.planned.values())
    return CAPTAIN * table.rounds * min(4.0, 0.6 * pairs + 0.1 * _goods(side))


def _statue(_: Side, __: Table) -> float:
    return 0.0


def _cloister(side: Side, table: Table) -> float:
    sets = sum(count // 3 for count in (*side.board.tiles.values(), side.board.forests))
    return CLOISTER_POINTS[min(4, sets + (side.board.island_left > 2 and table.left > 0.2))]


def _land_office(side: Side, table: Table) -> float:
    return 0.25 * TRADER * table.rounds * (1.0 if side.board.island_left > 3 else table.coin)


def _chapel(_: Side, table: Table) -> float:
    return CRAFTSMAN * table.rounds * table.coin


def _hunting_lodge(side: Side, table: Table) -> float:
    emptiest = all(
        side.board.island_left > other.board.island_left for other in table.sides if other != side
    )
    return SETTLER * table.rounds * (0.8 if emptiest else 0.1) * (side.nobles > 0)


def _zoning_office(side: Side, table: Table) -> float:
    return BUILDER * table.rounds * table.coin * min(1.0, 0.2 * side.board.spaces_left)


def _royal_supplier(side: Side, table: Table) -> float:
    return 0.6 * CAPTAIN * table.rounds * min(side.nobles + 1, _kinds(side))


def _villa(_: Side, table: Table) -> float:
    return 0.5 * table.rounds * 1.2


def _jeweler(side: Side, table: Table) -> float:
    return CRAFTSMAN * table.rounds * table.coin * (side.nobles + 0.3 * table.rounds)


def _royal_garden(side: Side, table: Table) -> float:
    return side.nobles + 0.3 * table.rounds


_EFFECTS: Mapping[str, Callable[[Side, Table], float]] = {
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
"""The circles that do something in each phase; the library in the owner's own."""


def guest(circle: str, side: Side, table: Table) -> float:
    """Return what a guest brings on a circle now; below 0 it is better to wait."""
    if table.view.ending and circle in BUILDINGS and BUILDINGS[circle].spaces == 2:
        return effect(circle, side, table)
    if circle == "library":
        return 1.0 if table.view.role_taker == side.seat else -1.0
    if circle not in WORKS_IN.get(table.view.phase, ()):
        return -1.0
    if circle in BUILDINGS:
        return effect(circle, side, table) / (1 + table.rounds)
    return 0.3 if circle == QUARRY or side.board.capacity.get(circle) else -1.0
