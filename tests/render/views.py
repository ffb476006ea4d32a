"""Views made by hand: positions early, in the middle and at the end, for 2 to 5 players."""

from __future__ import annotations

from dataclasses import replace

from bot.games.puerto_rico.data import BUILDINGS, DRAFT_SPACES, FIXED_SET, GOODS
from bot.games.puerto_rico.view import (
    BuildingView,
    DraftView,
    PlayerView,
    RoleView,
    ShipView,
    StockView,
    TileView,
    View,
)

NAMES = ("Anna", "Bob", "Christiane-Alexandra von Hohenstein", "Dörte", "Émile")
_ROLES = {
    2: ("prospector",), 3: (), 4: ("prospector",), 5: ("prospector_1", "prospector_2"),
}  # fmt: skip
_SHIPS = {2: (4, 6), 3: (4, 5, 6), 4: (5, 6, 7), 5: (6, 7, 8)}
_CITIES = (
    "small_indigo_plant small_market indigo_plant sugar_mill hospice factory tobacco_storage",
    "small_sugar_mill construction_hut coffee_roaster large_warehouse harbor",
    "hacienda small_warehouse office large_market university wharf small_indigo_plant",
    "indigo_plant small_sugar_mill tobacco_storage small_market",
    "small_indigo_plant coffee_roaster hospice construction_hut",
)
_GREAT = (("guild_hall", "residence"), ("customs_house",), ("fortress",), ("city_hall",), ())
_ISLANDS = (
    "indigo corn indigo sugar quarry tobacco corn coffee corn sugar quarry indigo",
    "indigo sugar quarry coffee quarry coffee corn",
    "indigo corn corn corn sugar tobacco",
    "corn indigo tobacco sugar corn",
    "corn indigo coffee quarry sugar",
)


def building(key: str, people: int) -> BuildingView:
    one = BUILDINGS[key]
    return BuildingView(key, min(people, one.circles), one.circles, one.spaces)


def player(seat: int, share: float, acting: bool = False, chips: int | None = None) -> PlayerView:
    """A player's board, `share` (0..1) of the way through a game."""
    island = _ISLANDS[seat].split()[: max(1, round(12 * share))]
    city = [*_CITIES[seat].split()[: round(9 * share)], *(_GREAT[seat] if share > 0.8 else ())]
    return PlayerView(
        seat=seat,
        doubloons=round(seat + 11 * share),
        chips=chips,
        goods={good: (seat + 2 * index) % 7 if share else 0 for index, good in enumerate(GOODS)},
        island=tuple(
            TileView(kind, (seat + n) % 3 > 0 and share > 0) for n, kind in enumerate(island)
        ),
        city=tuple(building(key, (seat + n) % 4) for n, key in enumerate(city)),
        windrose=3 if share > 0.4 and seat == 1 else 0,
        points_on_board=round(share * (30 - seat)),
        acting=acting,
    )


def view(
    seats: int = 4,
    share: float = 0.5,
    phase: str = "captain",
    acting: tuple[int, ...] = (1,),
    ending: str | None = None,
    chips: bool = False,
) -> View:
    over = phase == "end"
    roles = ("settler", "mayor", "builder", "craftsman", "trader", "captain", *_ROLES[seats])
    taken = {"settler": 0, "builder": 2 % seats, phase: 1}
    return View(
        seat=None,
        seats=seats,
        round=1 + round(14 * share),
        governor=0,
        phase=phase,
        role_taker=1 if phase in roles else None,
        players=tuple(
            player(seat, share, seat in acting and not over, 7 * seat if chips else None)
            for seat in range(seats)
        ),
        roles=tuple(
            RoleView(key, 0 if key in taken else n % 3, taken.get(key))
            for n, key in enumerate(roles)
        ),
        row=tuple(GOODS[(n * 3 + 1) % 5] for n in range(seats + 1)),
        quarries=round(8 - 6 * share),
        face_down=round(40 - 30 * share),
        discards=round(10 * share),
        stock=tuple(
            StockView(one.key, max(0, 3 - round(share * (n % 4 + 1))), one.cost, one.column, one.vp)
            for n, one in enumerate(BUILDINGS.values())
            if one.set == "base"
        ),
        ships=tuple(
            ShipView(size, GOODS[n], size - 1 if n else 2)
            if n < 2 and share
            else ShipView(size, None, 0)
            for n, size in enumerate(_SHIPS[seats])
        ),
        trading_house=GOODS[2:4] if share > 0.3 else (),
        goods={good: max(0, 10 - round(12 * share) + n) for n, good in enumerate(GOODS)},
        colonists=round(95 - 80 * share),
        colonist_ship=seats,
        chips=round(126 * (1 - share)),
        ending=ending,
        over=over,
    )  # fmt: skip


_COURT = (
    "guest_house royal_garden black_market",
    "aqueduct lighthouse jeweler statue",
    "villa chapel",
    "forest_house cloister union_hall trading_post",
    "hunting_lodge royal_supplier storehouse library",
)


def stocked(position: View) -> View:
    """The same position with all 45 kinds of buildings, more than any game has."""
    order = sorted(BUILDINGS.values(), key=lambda one: (not one.production, one.cost))
    stock = (StockView(one.key, 2, one.cost, one.column, one.vp) for one in order)
    return position._replace(stock=tuple(stock))


def courtly(position: View) -> View:
    """The same position with both expansions: nobles, forests and new buildings."""
    kinds = [one for one in BUILDINGS.values() if not one.drafted or one.key in FIXED_SET]
    order = sorted(kinds, key=lambda one: (not one.production, one.cost))
    return position._replace(
        players=tuple(_courtly(one) for one in position.players),
        stock=tuple(
            StockView(one.key, n % 3, one.cost, one.column, one.vp) for n, one in enumerate(order)
        ),
        with_nobles=True,
        nobles=13,
        noble_ship=1,
    )


def _courtly(one: PlayerView) -> PlayerView:
    island = [
        tile._replace(noble=tile.manned and n % 3 == one.seat % 3)
        for n, tile in enumerate(one.island)
    ]
    woods = [TileView("forest", False)] * min(1 + one.seat, 12 - len(island))
    new = [building(key, 2) for key in _COURT[one.seat].split()]
    city = [here._replace(nobles=min(here.people, n % 2)) for n, here in enumerate(new)]
    for old in one.city:
        if sum(here.spaces for here in (*city, old)) <= 12:
            city.append(old)
    return one._replace(
        island=(*island, *woods),
        city=tuple(city),
        windrose=2 + one.seat,
        windrose_nobles=1,
        nobles=1 + sum(tile.noble for tile in island) + sum(here.nobles for here in city),
    )


def drafting(chosen: int) -> View:
    """A draft in which that many buildings of the fixed set were chosen."""
    position, took = view(4, 0.0, "draft", (chosen % 4,)), FIXED_SET[:chosen]
    groups = tuple(_draft(cost, spaces, took) for cost, spaces in DRAFT_SPACES.items())
    stock = (
        StockView(one.key, 2, one.cost, one.column, one.vp)
        for one in BUILDINGS.values()
        if one.production or one.key in took
    )
    return position._replace(
        phase="draft" if chosen < len(FIXED_SET) else "round",
        roles=tuple(replace(role, taken_by=None) for role in position.roles),
        stock=tuple(stock),
        draft=groups if chosen < len(FIXED_SET) else (),
    )


def _draft(cost: int, spaces: int, took: tuple[str, ...]) -> DraftView:
    kinds = [one.key for one in BUILDINGS.values() if one.drafted and one.cost == cost]
    chosen = tuple(key for key in kinds if key in took)
    left = tuple(key for key in kinds if key not in took)
    full = len(chosen) == spaces
    return DraftView(cost, spaces, chosen, () if full else left, left if full else ())


POSITIONS = {
    "early": view(5, 0.0, "round", (0,)),
    "settler": view(4, 0.2, "settler", (3,)),
    "middle": view(5, 0.55, "captain", (1,)),
    "mayor": view(5, 0.6, "mayor", (0, 1, 2, 3, 4)),
    "builder": view(3, 0.7, "builder", (2,)),
    "late": view(4, 0.95, "trader", (0,), "city"),
    "last": view(2, 1.0, "craftsman", (1,), "chips"),
    "end": view(5, 1.0, "end", (), "colonists", chips=True),
    "court": courtly(view(5, 0.7, "builder", (0,))),
    "court, late": courtly(view(5, 0.95, "captain", (3,), chips=True)),
    "all kinds": stocked(courtly(view(4, 0.6, "builder", (1,)))),
    "draft": drafting(8),
}
