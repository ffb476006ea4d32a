"""R-0 and R-11: what lies on the table at the start, against the fact sheet's numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.api import BadOption
from bot.games.puerto_rico.data import BUILDINGS, FACTORY_INCOME, PRICES, RESIDENCE_POINTS, STALLS
from bot.games.puerto_rico.state import State
from tests.catalogue import GAMES

RULES = GAMES["puerto_rico"]
SEATS = [2, 3, 4, 5]
BASE = {key: building for key, building in BUILDINGS.items() if building.set == "base"}


def table(seats: int, **options: str) -> State:
    return RULES.setup(seats, options, 7)


@pytest.mark.parametrize(("seats", "doubloons"), [(2, 3), (3, 2), (4, 3), (5, 4)])
def test_doubloons(seats: int, doubloons: int):
    """R-0.1, R-11.1: 3 doubloons each with two players, 2/3/4 with three to five."""
    assert [player.doubloons for player in table(seats).players] == [doubloons] * seats


@pytest.mark.parametrize(
    ("seats", "tiles"),
    [
        (2, ["indigo", "corn"]),
        (3, ["indigo", "indigo", "corn"]),
        (4, ["indigo", "indigo", "corn", "corn"]),
        (5, ["indigo", "indigo", "indigo", "corn", "corn"]),
    ],
)
def test_start_tiles(seats: int, tiles: list[str]):
    """R-0.2, R-11.1: one unoccupied start plantation by seat from the first governor."""
    players = table(seats).players
    assert [player.island for player in players] == [{tile: 1} for tile in tiles]
    assert all(player.people == 0 and not player.city for player in players)


@pytest.mark.parametrize(
    ("seats", "left", "row", "quarries"),
    [
        (2, {"corn": 6, "indigo": 8, "sugar": 8, "tobacco": 6, "coffee": 5}, 3, 5),
        (3, {"corn": 9, "indigo": 10, "sugar": 11, "tobacco": 9, "coffee": 8}, 4, 8),
        (4, {"corn": 8, "indigo": 10, "sugar": 11, "tobacco": 9, "coffee": 8}, 5, 8),
        (5, {"corn": 8, "indigo": 9, "sugar": 11, "tobacco": 9, "coffee": 8}, 6, 8),
    ],
)
def test_plantations(seats: int, left: dict[str, int], row: int, quarries: int):
    """R-0.2, R-0.3, R-11.1: start tiles are out of the 50; players + 1 lie open, the rest
    face down; with two players 3 tiles of each of the six kinds are out of the game."""
    g = table(seats)
    assert Counter(g.row) + Counter(g.face_down) == left
    assert (len(g.row), g.quarries, g.discards) == (row, quarries, [])


@pytest.mark.parametrize(
    ("seats", "chips", "colonists", "ship"),
    [(2, 65, 40, 2), (3, 75, 55, 3), (4, 100, 75, 4), (5, 126, 95, 5)],
)
def test_chips_and_colonists(seats: int, chips: int, colonists: int, ship: int):
    """R-0.4, R-11.2: the VP pool; the colonists of the ship come on top of the supply."""
    g = table(seats)
    assert (g.chips, g.colonists, g.colonist_ship) == (chips, colonists, ship)


def test_five_players_may_choose_the_smaller_pool():
    """D-05: 126 VP chips with five players by default, 122 as an option; others keep theirs."""
    assert table(5, vp_chips_5p="122").chips == 122
    assert table(4, vp_chips_5p="122").chips == 100


@pytest.mark.parametrize(
    ("seats", "ships"), [(2, [4, 6]), (3, [4, 5, 6]), (4, [5, 6, 7]), (5, [6, 7, 8])]
)
def test_cargo_ships(seats: int, ships: list[int]):
    """R-0.5, R-11.2: the cargo ships by number of players, all empty."""
    g = table(seats)
    assert [ship.capacity for ship in g.ships] == ships
    assert all(ship.good is None and ship.load == 0 for ship in g.ships)


@pytest.mark.parametrize("seats", SEATS)
def test_goods(seats: int):
    """R-0.5, R-11.2: 10 corn, 11 indigo, 11 sugar, 9 tobacco, 9 coffee; 2 less of each kind
    with two players."""
    off = 2 if seats == 2 else 0
    expected = {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
    assert table(seats).goods == {good: count - off for good, count in expected.items()}


@pytest.mark.parametrize("seats", SEATS)
def test_roles(seats: int):
    """R-0.6, R-11.2: six role cards with three players, one prospector with two and four,
    two separate ones with five."""
    prospectors = {2: ["prospector"], 3: [], 4: ["prospector"], 5: ["prospector_1", "prospector_2"]}
    base = ["settler", "mayor", "builder", "craftsman", "trader", "captain"]
    assert table(seats).roles == dict.fromkeys(base + prospectors[seats], 0)


@pytest.mark.parametrize("seats", SEATS)
def test_building_copies(seats: int):
    """R-11.2: of the 49 building tiles (20 production, 12 x 2 small beige, 5 large) two
    players use one of each beige kind and two of each production kind."""
    stock = table(seats).stock
    assert set(stock) == set(BASE)
    assert sum(stock.values()) == (29 if seats == 2 else 49)
    kinds = {"small_production": 4, "large_production": 3, "small_beige": 2, "large_beige": 1}
    if seats == 2:
        kinds = {"small_production": 2, "large_production": 2, "small_beige": 1, "large_beige": 1}
    assert stock == {key: kinds[building.kind] for key, building in BASE.items()}


# key: cost, VP, circles, column; as printed on the tiles.
PRINTED = {
    "small_indigo_plant": (1, 1, 1, 1),
    "small_sugar_mill": (2, 1, 1, 1),
    "indigo_plant": (3, 2, 3, 2),
    "sugar_mill": (4, 2, 3, 2),
    "tobacco_storage": (5, 3, 3, 3),
    "coffee_roaster": (6, 3, 2, 3),
    "small_market": (1, 1, 1, 1),
    "hacienda": (2, 1, 1, 1),
    "construction_hut": (2, 1, 1, 1),
    "small_warehouse": (3, 1, 1, 1),
    "hospice": (4, 2, 1, 2),
    "office": (5, 2, 1, 2),
    "large_market": (5, 2, 1, 2),
    "large_warehouse": (6, 2, 1, 2),
    "factory": (7, 3, 1, 3),
    "university": (8, 3, 1, 3),
    "harbor": (8, 3, 1, 3),
    "wharf": (9, 3, 1, 3),
    "guild_hall": (10, 4, 1, 4),
    "residence": (10, 4, 1, 4),
    "fortress": (10, 4, 1, 4),
    "customs_house": (10, 4, 1, 4),
    "city_hall": (10, 4, 1, 4),
}


def test_printed_numbers():
    """Every building's cost, VP, circles and column are those of the printed tiles."""
    ours = {key: (b.cost, b.vp, b.circles, b.column) for key, b in BASE.items()}
    assert ours == PRINTED
    assert PRICES == {"corn": 0, "indigo": 1, "sugar": 2, "tobacco": 3, "coffee": 4}
    assert (STALLS, FACTORY_INCOME) == (4, (0, 0, 1, 2, 3, 5))
    assert RESIDENCE_POINTS == {0: 4, 10: 5, 11: 6, 12: 7}


# set, key: cost, VP, circles, column, copies with three to five players and with two.
PRINTED_OF_EXPANSIONS = {
    ("buildings", "aqueduct"): (1, 1, 1, 1, 2, 1),
    ("buildings", "forest_house"): (2, 1, 1, 1, 2, 1),
    ("buildings", "black_market"): (2, 1, 1, 1, 2, 1),
    ("buildings", "storehouse"): (3, 1, 1, 1, 2, 1),
    ("buildings", "guest_house"): (4, 2, 2, 2, 2, 1),
    ("buildings", "trading_post"): (5, 2, 1, 2, 2, 1),
    ("buildings", "church"): (5, 2, 1, 2, 2, 1),
    ("buildings", "small_wharf"): (6, 2, 1, 2, 2, 1),
    ("buildings", "lighthouse"): (7, 3, 1, 3, 2, 1),
    ("buildings", "specialty_factory"): (8, 3, 1, 3, 2, 1),
    ("buildings", "library"): (8, 3, 1, 3, 2, 1),
    ("buildings", "union_hall"): (9, 3, 1, 3, 2, 1),
    ("buildings", "statue"): (10, 8, 0, 4, 1, 1),
    ("buildings", "cloister"): (10, 4, 1, 4, 1, 1),
    ("nobles", "land_office"): (2, 1, 1, 1, 2, 1),
    ("nobles", "chapel"): (3, 1, 1, 1, 2, 1),
    ("nobles", "hunting_lodge"): (4, 2, 1, 2, 2, 1),
    ("nobles", "zoning_office"): (5, 2, 1, 2, 2, 1),
    ("nobles", "royal_supplier"): (6, 2, 1, 2, 2, 1),
    ("nobles", "villa"): (7, 3, 1, 3, 2, 1),
    ("nobles", "jeweler"): (8, 3, 1, 3, 2, 2),
    ("nobles", "royal_garden"): (10, 4, 1, 4, 1, 1),
}


def test_printed_numbers_of_the_expansions():
    """The 14 + 8 kinds of the expansions as printed, with their copies (R-11.5, Q-25)."""
    five, two = (table(n, expansions="both", draft="fixed").stock for n in (5, 2))
    ours = {
        (b.set, key): (b.cost, b.vp, b.circles, b.column, five[key], two[key])
        for key, b in BUILDINGS.items()
        if b.set != "base"
    }
    assert ours == PRINTED_OF_EXPANSIONS
    large = {key for key, b in BUILDINGS.items() if b.set != "base" and b.spaces == 2}
    assert large == {"statue", "cloister", "royal_garden"}
    assert {key for key, b in BUILDINGS.items() if b.set != "base" and b.production} == {"jeweler"}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("expansions", ["buildings", "nobles", "both"])
def test_expansions_change_nothing_else(seats: int, expansions: str):
    """R-0, R-12.2: doubloons, tiles, goods, ships, roles and chips are those of the base game."""
    base, g = table(seats), table(seats, expansions=expansions, draft="random")
    for name in ("goods", "chips", "quarries", "row", "roles", "governor", "ships"):
        assert getattr(g, name) == getattr(base, name), name
    assert [(p.doubloons, p.island) for p in g.players] == [
        (p.doubloons, p.island) for p in base.players
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_governor_is_asked_first(seats: int):
    """R-0.8, R-1.1: seat 0 is the first governor and picks any role."""
    g = table(seats)
    (decision,) = g.decisions
    assert (decision.seat, decision.kind, g.round) == (0, "role", 1)
    assert sorted(move.role for move in decision.moves) == sorted(g.roles)


def test_the_seed_shuffles_the_plantations():
    """R-0.3: the face-down plantations are shuffled; the same seed gives the same order."""
    piles = {tuple(RULES.setup(4, {}, seed).face_down) for seed in range(20)}
    assert len(piles) == 20
    assert RULES.setup(4, {}, 3).face_down == RULES.setup(4, {}, 3).face_down


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
def test_a_number_of_seats_that_the_game_does_not_have(seats: int):
    with pytest.raises(BadOption) as caught:
        RULES.setup(seats, {}, 1)
    assert caught.value.code == "bad-seats"
    assert caught.value.args_ == {"seats": seats, "least": 2, "most": 5}


def test_an_unknown_option_and_an_unknown_choice():
    with pytest.raises(BadOption) as caught:
        RULES.setup(4, {"colour": "red"}, 1)
    assert caught.value.code == "bad-option"
    assert "placing" in caught.value.legal
    with pytest.raises(BadOption) as caught:
        RULES.setup(4, {"placing": "never"}, 1)
    assert (caught.value.code, caught.value.legal) == ("bad-choice", ("together", "in_turn"))
