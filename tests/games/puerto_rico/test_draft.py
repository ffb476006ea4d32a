"""R-12: how the buildings of expansion I come into the game: what no case says."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.games.puerto_rico.data import BUILDINGS
from tests.games.puerto_rico.positions import RULES, Table

SPACES = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}
CANDIDATES = {
    1: {"small_market", "aqueduct"},
    2: {"hacienda", "construction_hut", "forest_house", "black_market"},
    3: {"small_warehouse", "storehouse"},
    4: {"hospice", "guest_house"},
    5: {"office", "large_market", "trading_post", "church"},
    6: {"large_warehouse", "small_wharf"},
    7: {"factory", "lighthouse"},
    8: {"university", "harbor", "specialty_factory", "library"},
    9: {"wharf", "union_hall"},
    10: {
        "guild_hall",
        "residence",
        "fortress",
        "customs_house",
        "city_hall",
        "statue",
        "cloister",
    },
}
PRODUCTION = {
    "small_indigo_plant",
    "small_sugar_mill",
    "indigo_plant",
    "sugar_mill",
    "tobacco_storage",
    "coffee_roaster",
}
NOBLES = {
    "land_office",
    "chapel",
    "hunting_lodge",
    "zoning_office",
    "royal_supplier",
    "villa",
    "jeweler",
    "royal_garden",
}


def drafting(seats: int = 3, *, expansions: str = "buildings", **options: str) -> Table:
    return Table(seats, expansions=expansions, draft="draft", **options).draft()


def offered(t: Table) -> set[str]:
    """Return the kinds that the seat that is asked may choose."""
    return {move.removeprefix("draft ") for move in t.legal(t.asked[0][0])}


def drafted(stock: dict[str, int]) -> dict[int, set[str]]:
    """Return the chosen kinds by cost."""
    chosen = set(stock) - PRODUCTION - NOBLES
    return {cost: kinds & chosen for cost, kinds in CANDIDATES.items()}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seventeen_picks_clockwise(seats: int):
    """R-12.1, R-12.2: one kind a turn, the start player first, until 12 + 5 spaces are full;
    then the game begins with him as governor."""
    g = RULES.setup(seats, {"expansions": "buildings"}, 1)
    random, turns = Random(1), []
    while g.decisions[0].kind == "draft":
        turns.append(g.decisions[0].seat)
        RULES.apply(g, turns[-1], random.choice(g.decisions[0].moves))
    # What can be chosen in one way only is chosen by itself.
    assert turns == [turn % seats for turn in range(len(turns))]
    assert {cost: len(kinds) for cost, kinds in drafted(g.stock).items()} == SPACES
    assert (g.decisions[0].seat, g.decisions[0].kind, g.governor) == (0, "role", 0)


@pytest.mark.parametrize("way", ["draft", "random", "fixed"])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_way_fills_the_spaces(way: str, seats: int):
    """R-12.1, R-12.3: 17 kinds on the spaces of their cost, 14 kinds (26 tiles) stay in the box;
    production buildings as always; all 8 of the nobles where they are in play."""
    for seed in range(10):
        g = RULES.setup(seats, {"expansions": "both", "draft": way}, seed)
        random = Random(seed)
        while g.decisions[0].kind == "draft":
            RULES.apply(g, g.decisions[0].seat, random.choice(g.decisions[0].moves))
        assert {cost: len(kinds) for cost, kinds in drafted(g.stock).items()} == SPACES
        assert set(g.stock) >= PRODUCTION | NOBLES
        left = {key for key, one in BUILDINGS.items() if one.drafted} - set(g.stock)
        assert len(left) == 14
        assert sum(1 if BUILDINGS[key].spaces == 2 else 2 for key in left) == 26


def test_random_sets_differ_and_come_from_the_seed():
    """R-12.1: another seed, another set; the same seed, the same one."""
    options = {"expansions": "buildings", "draft": "random"}
    sets = {frozenset(RULES.setup(3, options, seed).stock) for seed in range(20)}
    assert len(sets) > 10
    assert set(RULES.setup(3, options, 5).stock) == set(RULES.setup(3, options, 5).stock)


def test_the_fixed_set_has_all_new_buildings():
    """R-12.1: who does not want to draft plays with every building of expansion I."""
    stock = RULES.setup(3, {"expansions": "buildings", "draft": "fixed"}, 1).stock
    assert {key for key, one in BUILDINGS.items() if one.set == "buildings"} <= set(stock)


@pytest.mark.parametrize(
    ("expansions", "kinds"), [("none", 23), ("buildings", 23), ("nobles", 31), ("both", 31)]
)
def test_kinds_in_play(expansions: str, kinds: int):
    """R-12.3: expansion I replaces buildings, expansion II adds 8."""
    g = RULES.setup(4, {"expansions": expansions, "draft": "random"}, 1)
    assert len(g.stock) == kinds
    assert bool(NOBLES & set(g.stock)) == (expansions in ("nobles", "both"))


# Pairs of which a house rule lets only one in ------------------------------------------


@pytest.mark.parametrize("way", ["draft", "random", "fixed"])
@pytest.mark.parametrize("seats", [2, 4])
def test_option_exactly_one_of_office_and_trading_post(way: str, seats: int):
    """D-39: the German rules urge to play with one of them always, and never with both."""
    options = {"draft": way, "office_and_trading_post": "exactly_one"}
    found = Counter[str]()
    for seed in range(25):
        g = RULES.setup(seats, {"expansions": "buildings", **options}, seed)
        random = Random(seed)
        while g.decisions[0].kind == "draft":
            RULES.apply(g, g.decisions[0].seat, random.choice(g.decisions[0].moves))
        assert sum(map(len, drafted(g.stock).values())) == 17
        found.update({"office", "trading_post"} & set(g.stock))
    assert found.total() == 25
    assert way == "fixed" or len(found) == 2


@pytest.mark.parametrize("way", ["draft", "random", "fixed"])
@pytest.mark.parametrize("seed", range(8))
def test_option_pairs_leave_no_space_empty(way: str, seed: int):
    """Q-30: with all pairs barred there are still 17 kinds, and never both of a pair."""
    pairs = ["office trading_post", "hacienda forest_house", "factory specialty_factory"]
    options = {f"{pair.replace(' ', '_and_')}": "not_both" for pair in pairs}
    g = RULES.setup(4, {"expansions": "buildings", "draft": way, **options}, seed)
    random = Random(seed)
    while g.decisions[0].kind == "draft":
        RULES.apply(g, g.decisions[0].seat, random.choice(g.decisions[0].moves))
    assert sum(map(len, drafted(g.stock).values())) == 17
    assert not any(set(pair.split()) <= set(g.stock) for pair in pairs)


def test_option_pairs_without_a_draft():
    """Q-30: of villa and jeweler, which nobody drafts, chance leaves one in the game."""
    options = {"expansions": "nobles", "villa_and_jeweler": "not_both"}
    found = Counter(
        key
        for seed in range(30)
        for key in {"villa", "jeweler"} & set(RULES.setup(3, options, seed).stock)
    )
    assert sum(found.values()) == 30
    assert set(found) == {"villa", "jeweler"}
    assert {"villa", "jeweler"} <= set(RULES.setup(3, {"expansions": "nobles"}, 1).stock)


# What is seen ---------------------------------------------------------------------------


def test_the_draft_is_seen_by_all():
    """R-12.1: by cost: what was chosen, what may be, what is out."""
    t = drafting().play("0 draft black_market", "1 draft hacienda")
    for seat in (0, 1, None):
        view = RULES.view(t.g, seat)
        assert view.phase == "draft"
        rows = {row.cost: row for row in view.draft}
        assert {cost: row.spaces for cost, row in rows.items()} == SPACES
        assert set(rows[2].chosen) == {"black_market", "hacienda"}
        assert set(rows[2].out) == {"construction_hut", "forest_house"}
        assert set(rows[10].open) == CANDIDATES[10]
    assert t.recorded("drafted") == [
        {"seat": 0, "building": "black_market"},
        {"seat": 1, "building": "hacienda"},
    ]
    assert RULES.view(RULES.setup(3, {}, 1), 0).draft == ()
