"""Prices and production once more, straight from the rules' text, over random boards.

The oracles share nothing with the engine but the printed numbers; they repeat themselves
rather than being clever.
"""

from __future__ import annotations

from random import Random

import pytest

from bot.games.puerto_rico.data import BUILDINGS
from tests.games.puerto_rico.positions import Table, expanded

CITY = [
    "zoning_office",
    "library",
    "black_market",
    "forest_house",
    "aqueduct",
    "factory",
    "specialty_factory",
    "chapel",
    "jeweler",
    "small_indigo_plant",
    "small_sugar_mill",
    "indigo_plant",
    "sugar_mill",
    "tobacco_storage",
    "coffee_roaster",
    "statue",
]
TILES = ["corn", "indigo", "sugar", "tobacco", "coffee", "quarry"]
KINDS = TILES[:5]


def random_board(t: Table, seat: int, random: Random) -> None:
    """Fill a board with anything: people, nobles, forests, goods, doubloons, chips."""
    city = {key: random.randint(0, BUILDINGS[key].circles) for key in random.sample(CITY, 8)}
    island = {tile: random.randint(1, 3) for tile in random.sample(TILES, 4)}
    manned = {tile: random.randint(0, count) for tile, count in island.items()}
    manned = {tile: people for tile, people in manned.items() if people}
    places = {**manned, **{key: people for key, people in city.items() if people}}
    nobles = {place: random.randint(0, people) for place, people in places.items()}
    t.board(
        seat,
        city=written(city),
        island=written(island),
        manned=written(manned),
        nobles=written({place: n for place, n in nobles.items() if n}),
        goods=written({good: random.randint(0, 2) for good in random.sample(KINDS, 2)}),
        forests=written({"corn": min(random.choice([0, 0, 2, 3, 5]), 12 - sum(island.values()))}),
        doubloons=random.randint(0, 9),
        chips=random.choice([0, 3]),
        windrose=random.choice([0, 0, 1]),
    )


def written(numbers: dict[str, int]) -> str:
    return " ".join(f"{number} {key}" for key, number in numbers.items())


# Builder ------------------------------------------------------------------------------


def naive_price(t: Table, seat: int, key: str, builder: int) -> int:
    """R-4.2: cost, less quarries by column, forests by two, privilege, zoning office."""
    player, building = t.g.players[seat], BUILDINGS[key]
    price = building.cost
    quarries = player.manned.get("quarry", 0)
    price -= quarries if quarries < building.column else building.column
    price -= len(player.forests) // 2
    if seat == builder:
        price -= 1
        if player.city.get("library", 0) > 0:
            price -= 1
    if player.city.get("zoning_office", 0) > 0:
        noble = player.nobles.get("zoning_office", 0) > 0
        if noble and building.column == 4:
            price -= 2
        if not noble and building.column < 4:
            price -= 1
    return price if price > 0 else 0


def naive_means(t: Table, seat: int) -> int:
    """R-4.9: doubloons, and with a black market a person, a good, a chip for one each."""
    player = t.g.players[seat]
    means = player.doubloons
    if player.city.get("black_market", 0) > 0:
        elsewhere = player.people - player.city["black_market"]
        means += elsewhere > 0
        means += any(count > 0 for count in player.goods.values())
        means += player.chips > 0
    return means


def naive_builds(t: Table, seat: int, builder: int) -> dict[str, int]:
    """Return what a seat may build, with the prices."""
    player = t.g.players[seat]
    filled = sum(2 if BUILDINGS[key].cost == 10 else 1 for key in player.city)
    found = {}
    for key, left in t.g.stock.items():
        room = 12 - filled >= (2 if BUILDINGS[key].cost == 10 else 1)
        price = naive_price(t, seat, key, builder)
        if left and key not in player.city and room and price <= naive_means(t, seat):
            found[key] = price
    return found


@pytest.mark.parametrize("seed", range(60))
def test_prices(seed: int):
    """R-4.2, R-4.8 to R-4.11: what may be built, what it costs, and what is paid in kind."""
    random = Random(seed)
    t = expanded()
    for seat in range(3):
        random_board(t, seat, random)
    builder = random.randrange(3)
    expected = {seat: naive_builds(t, seat, builder) for seat in range(3)}
    t.phase("builder", builder)
    for seat in [(builder + turn) % 3 for turn in range(3)]:
        builds = expected[seat]
        if not builds:
            assert (seat, "build") not in t.asked
            continue
        assert t.asked == [(seat, "build")]
        assert t.legal(seat) == [*(f"build {key}" for key in sorted(builds)), "pass"]
        for key, price in builds.items():
            check_payment(t, seat, key, price, random)
        t.play(f"{seat} pass")


def check_payment(t: Table, seat: int, key: str, price: int, random: Random) -> None:
    """Build on a copy: doubloons first, then a thing for each that is missing."""
    copy = expanded()
    copy.g = t.g.clone()
    doubloons = copy.doubloons[seat]
    copy.play(f"{seat} build {key}")
    while (seat, "pay") in copy.asked:
        copy.play(f"{seat} {random.choice(copy.legal(seat))}")
    missing = max(0, price - doubloons)
    assert len(copy.recorded("paid")) == missing
    assert copy.doubloons[seat] == (0 if missing else doubloons - price)
    assert copy.recorded("built", "building", "price") == [(key, price)]


# Craftsman ----------------------------------------------------------------------------


def naive_harvest(t: Table, seat: int, supply: dict[str, int]) -> dict[str, int]:
    """R-5.1, R-5.2, R-5.5: what a seat gets, taken out of the supply."""
    player = t.g.players[seat]
    got = {}
    for good in KINDS:
        made = player.manned.get(good, 0)
        if good == "indigo":
            hands = player.city.get("small_indigo_plant", 0) + player.city.get("indigo_plant", 0)
        elif good == "sugar":
            hands = player.city.get("small_sugar_mill", 0) + player.city.get("sugar_mill", 0)
        elif good == "tobacco":
            hands = player.city.get("tobacco_storage", 0)
        elif good == "coffee":
            hands = player.city.get("coffee_roaster", 0)
        else:
            hands = 99
        amount = min(made, hands, supply[good])
        large = {"indigo": "indigo_plant", "sugar": "sugar_mill"}.get(good)
        helped = player.city.get("aqueduct", 0) and large and player.city.get(large, 0)
        if amount and helped and supply[good] > amount:
            amount += 1
        supply[good] -= amount
        if amount:
            got[good] = amount
    return got


def naive_income(t: Table, seat: int, got: dict[str, int], extra: list[str]) -> tuple[int, int]:
    """R-5.4, R-5.6, R-5.8: doubloons and VP of factories, chapel and jeweler."""
    player = t.g.players[seat]
    doubloons = chips = 0
    if player.city.get("factory"):
        doubloons += [0, 0, 1, 2, 3, 5][len(got)]
    if player.city.get("specialty_factory"):
        most = max([got.get(good, 0) + extra.count(good) for good in KINDS[1:]])
        doubloons += most - 1 if most > 1 else 0
    if player.city.get("chapel"):
        if player.nobles.get("chapel"):
            chips += 1
        else:
            doubloons += 1
    if player.city.get("jeweler"):
        doubloons += sum(player.nobles.values())
    return doubloons, chips


@pytest.mark.parametrize("seed", range(120))
def test_production(seed: int):
    """R-5: goods, doubloons and VP of everybody, with supplies that are ample or short."""
    random = Random(seed)
    t = expanded()
    for seat in range(3):
        random_board(t, seat, random)
    t.supply(written({good: random.choice([0, 2, 4, 11]) for good in KINDS}))
    craftsman = random.randrange(3)
    order = [(craftsman + turn) % 3 for turn in range(3)]
    supply = dict(t.g.goods)
    got = {seat: naive_harvest(t, seat, supply) for seat in order}
    before = [(p.doubloons, p.chips, dict(p.goods)) for p in t.g.players]

    t.phase("craftsman", craftsman)
    while t.asked:
        assert t.asked == [(craftsman, "produce")]
        t.play(f"{craftsman} {random.choice(t.legal(craftsman))}")

    extra = t.recorded("extra", "good")
    twice = 2 if t.g.players[craftsman].city.get("library") else 1
    assert len(extra) == min(twice, sum(supply[good] for good in got[craftsman]))
    assert set(extra) <= set(got[craftsman])
    for seat in range(3):
        mine = extra if seat == craftsman else []
        doubloons, chips, goods = before[seat]
        income = naive_income(t, seat, got[seat], mine)
        player = t.g.players[seat]
        assert (player.doubloons - doubloons, player.chips - chips) == income
        for good in KINDS:
            assert player.goods[good] - goods[good] == got[seat].get(good, 0) + mine.count(good)


# Scores -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(60))
def test_cloister_and_nobles(seed: int):
    """R-9.2, R-9.3: sets of three equal tiles, and the nobles."""
    random = Random(seed)
    t = expanded()
    random_board(t, 0, random)
    player = t.g.players[0]
    player.city |= {"cloister": 1, "royal_garden": 1}
    tiles = [kind for kind, count in player.island.items() for _ in range(count)]
    tiles += ["forest"] * len(player.forests)
    sets = 0
    for kind in set(tiles):
        while tiles.count(kind) >= 3:
            sets += 1
            for _ in range(3):
                tiles.remove(kind)
    nobles = sum(player.nobles.values())
    assert t.line(0, "cloister") == [0, 1, 3, 6, 10][sets]
    assert (t.line(0, "royal_garden"), t.line(0, "nobles")) == (nobles, nobles)
