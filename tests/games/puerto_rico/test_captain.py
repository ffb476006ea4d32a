"""R-7: the captain phase - loading, wharf, harbor, storage - one test a ruling."""

from __future__ import annotations

import pytest

from tests.games.puerto_rico.positions import Table


def ship(t: Table, capacity: int) -> tuple[str | None, int]:
    return next((s.good, s.load) for s in t.g.ships if s.capacity == capacity)


def points(t: Table, kind: str = "loaded") -> list[tuple[int, ...]]:
    return t.recorded(kind, "seat", "good", "amount", "points")


def test_the_rulebooks_example():
    """T-04, D-28: the whole example of the rulebook: Anna's first load brings her the captain's
    bonus, and Bob keeps his 1 sugar, which the English print forgets."""
    t = Table(4)
    t.supply("")
    t.ships(None, "corn 3", None)
    t.board(0, goods="2 corn 6 sugar")
    t.board(1, goods="2 sugar 3 tobacco")
    t.board(2, goods="2 corn 1 tobacco")
    t.board(3, goods="1 corn 5 indigo")
    t.phase("captain")
    assert t.legal(0) == ["load corn 6", "load sugar 7"]
    t.play("0 load sugar 7")
    assert t.legal(1) == ["load sugar 7", "load tobacco 5"]
    t.play("1 load sugar 7")
    assert t.legal(2) == ["load corn 6", "load tobacco 5"]
    t.play("2 load tobacco 5")
    # From here on everybody has one legal load at most, and one kind at most to store.
    assert points(t) == [
        (0, "sugar", 6, 7),
        (1, "sugar", 1, 1),
        (2, "tobacco", 1, 1),
        (3, "corn", 1, 1),
        (0, "corn", 2, 2),
        (1, "tobacco", 3, 3),
    ]
    assert t.asked == []
    assert [t.goods(seat) for seat in range(4)] == [{}, {"sugar": 1}, {"corn": 1}, {"indigo": 1}]
    assert [ship(t, size) for size in (5, 6, 7)] == [("tobacco", 4), (None, 0), (None, 0)]
    assert t.chips == [9, 4, 1, 1]
    assert t.g.goods == {"corn": 7, "indigo": 4, "sugar": 7, "tobacco": 0, "coffee": 0}
    assert t.recorded("sailed") == [{"ship": 6, "good": "corn"}, {"ship": 7, "good": "sugar"}]


def test_round_and_round_until_nobody_loads():
    """R-7.1: turn order from the captain, one load a turn, until nobody loads any more."""
    t = Table(3)
    t.board(0, goods="1 corn")
    t.board(2, goods="1 indigo 1 sugar")
    t.board(1, goods="1 sugar")
    t.phase("captain", 2).play("2 load indigo 5", "0 load corn 4")
    assert points(t) == [
        (2, "indigo", 1, 2),
        (0, "corn", 1, 1),
        (1, "sugar", 1, 1),
        (2, "sugar", 1, 1),
    ]


def test_as_many_goods_as_fit():
    """R-7.2, D-26, Q-40: a load is one kind on one ship, as many as fit, 1 VP each; the rest of the
    kind cannot go on a second ship."""
    t = Table(3)
    t.ships("corn 1", None, None)
    t.board(1, goods="5 corn")
    t.phase("captain")
    assert points(t) == [(1, "corn", 3, 3)]
    assert t.goods(1) == {"corn": 1}


def test_a_full_ship_blocks_its_kind():
    """R-7.3, Q-07: a kind aboard a full ship cannot go on another one until it has sailed."""
    t = Table(3)
    t.ships("corn 4", None, None)
    t.board(1, goods="1 corn")
    t.phase("captain")
    assert points(t) == []
    assert t.goods(1) == {"corn": 1}
    assert ship(t, 4) == (None, 0)


def test_a_ship_carries_one_kind():
    """R-7.3: a ship with indigo takes no corn."""
    t = Table(3)
    t.ships("indigo 1", "sugar 1", "coffee 1")
    t.board(1, goods="1 corn 1 tobacco")
    t.phase("captain")
    assert points(t) == []


def test_a_kind_aboard_goes_on_its_ship():
    """R-7.4: kind already aboard with room: that ship, however large the empty ones are."""
    t = Table(3)
    t.ships("corn 3", None, None)
    t.board(1, goods="6 corn")
    t.phase("captain")
    assert points(t) == [(1, "corn", 1, 1)]


@pytest.mark.parametrize(
    ("corn", "legal"),
    [
        (7, []),
        (6, []),
        (5, ["load corn 5", "load corn 6"]),
        (4, ["load corn 4", "load corn 5", "load corn 6"]),
        (1, ["load corn 4", "load corn 5", "load corn 6"]),
    ],
)
def test_the_choice_among_empty_ships(corn: int, legal: list[str]):
    """E-05, R-7.4, D-27: with empty ships 4, 5 and 6: 7 corn must use the 6 (6 VP), 4 corn any
    of the three, 5 corn the 5 or the 6 - the number loaded must be the greatest possible."""
    t = Table(3)
    t.board(1, goods=f"{corn} corn")
    t.phase("captain")
    assert t.legal(1) == legal
    assert points(t) == ([] if legal else [(1, "corn", 6, 6)])


def test_loading_is_compulsory():
    """R-7.5: no pass while a ship takes something; a wharf load may replace it."""
    t = Table(3)
    t.board(1, goods="2 corn 2 indigo", city="1 wharf")
    t.phase("captain")
    assert t.legal(1) == [
        *(f"load {good} {size}" for good in ("corn", "indigo") for size in (4, 5, 6)),
        "wharf corn",
        "wharf indigo",
    ]


def test_the_captains_bonus():
    """R-7.6: 1 VP more for the captain's first load of the phase, and for that one only."""
    t = Table(3)
    t.board(0, goods="2 corn 2 indigo")
    t.board(1, goods="1 sugar")
    t.phase("captain").play("0 load corn 4", "1 load sugar 5")
    assert points(t) == [(0, "corn", 2, 3), (1, "sugar", 1, 1), (0, "indigo", 2, 2)]
    assert t.chips == [5, 1, 0]


def test_a_captain_who_loads_nothing_gets_nothing():
    """R-7.6: no load, no bonus."""
    t = Table(3)
    t.board(1, goods="1 sugar")
    t.phase("captain").play("1 load sugar 5")
    assert t.chips == [0, 1, 0]


def test_the_captains_bonus_waits_for_his_first_load():
    """R-7.6: it is due for the first load even if that comes in a later turn (Q-05)."""
    t = Table(3)
    t.ships("corn 4", "indigo 5", None)
    t.board(0, goods="2 corn", city="1 wharf")
    t.board(1, goods="1 sugar")
    t.phase("captain").play("0 pass", "0 wharf corn")
    assert points(t, "wharfed") == [(0, "corn", 2, 3)]


def test_the_captains_bonus_on_a_wharf_load():
    """Q-38: the first load of any type brings the bonus."""
    t = Table(3)
    t.board(0, goods="2 corn", city="1 wharf")
    t.phase("captain").play("0 wharf corn")
    assert t.chips == [3, 0, 0]


def test_harbor_and_wharf():
    """T-10: 5 tobacco, 2 sugar, harbor and wharf; the tobacco ship has 3 free spaces, the sugar
    ship 2, not captain: 3 tobacco 3+1, 2 sugar 2+1, wharf 2 tobacco 2+1: 10, 3 of the harbor."""
    t = Table(4)
    t.ships("sugar 1", "tobacco 3", "indigo 1")
    t.board(1, goods="5 tobacco 2 sugar", city="1 harbor 1 wharf")
    t.phase("captain").play("1 load tobacco 6", "1 load sugar 5", "1 wharf tobacco")
    assert points(t) == [(1, "tobacco", 3, 4), (1, "sugar", 2, 3)]
    assert points(t, "wharfed") == [(1, "tobacco", 2, 3)]
    assert t.chips[1] == 10
    assert t.asked == []


def test_the_wharf_instead():
    """T-11: the same player ships all 5 tobacco over the wharf first: 5+1 VP; the tobacco ship
    keeps its free spaces and is not emptied."""
    t = Table(4)
    t.supply("")
    t.ships("sugar 1", "tobacco 3", "indigo 1")
    t.board(1, goods="5 tobacco 2 sugar", city="1 harbor 1 wharf")
    t.phase("captain").play("1 wharf tobacco")
    assert t.chips[1] == 6 + 3
    assert ship(t, 6) == ("tobacco", 3)
    assert t.g.goods["tobacco"] == 5


def test_the_wharf_once_a_phase():
    """R-7.7: one wharf load a phase, all goods of one kind; then it is the ships again."""
    t = Table(3)
    t.ships("coffee 4", "tobacco 5", "sugar 6")
    t.board(1, goods="3 corn 2 indigo", city="1 wharf")
    t.phase("captain")
    assert t.legal(1) == ["pass", "wharf corn", "wharf indigo"]
    t.play("1 wharf corn")
    assert t.asked == []
    assert t.goods(1) == {"indigo": 1}
    assert t.chips[1] == 3


def test_two_players_use_their_wharves():
    """R-7.7: every owner has his own; one's load does not use up the other's."""
    t = Table(3)
    t.ships("coffee 4", "tobacco 5", "sugar 6")
    t.board(1, goods="3 corn", city="1 wharf")
    t.board(2, goods="2 corn", city="1 wharf")
    t.phase("captain").play("1 wharf corn", "2 wharf corn")
    assert t.chips == [0, 3, 2]


def test_the_wharf_in_the_next_phase():
    """R-7.7: once per phase - in the next captain phase it is there again."""
    t = Table(3)
    t.ships("coffee 1", "tobacco 1", "sugar 1")
    t.board(1, goods="3 corn", city="1 wharf")
    t.phase("captain").play("1 wharf corn")
    t.board(1, goods="3 corn", city="1 wharf")
    t.phase("captain").play("1 wharf corn")
    assert t.chips[1] == 6


def test_the_wharf_is_never_compulsory():
    """R-7.7, Q-03: when no ship takes anything its owner may decline."""
    t = Table(3)
    t.ships("corn 4", None, None)
    t.board(1, goods="1 corn", city="1 wharf")
    t.phase("captain").play("1 pass")
    assert (t.asked, t.goods(1)) == ([], {"corn": 1})


def test_passing_and_coming_back_with_the_wharf():
    """Q-05: who passed may use the wharf in a later turn while the phase lasts."""
    t = Table(3)
    t.ships("corn 4", None, None)
    t.board(1, goods="2 corn", city="1 wharf")
    t.board(2, goods="1 indigo 1 sugar")
    t.phase("captain").play("1 pass", "2 load indigo 5")
    assert t.asked == [(1, "load")]
    t.play("1 wharf corn")
    assert t.chips == [0, 2, 2]


def test_a_pass_is_told():
    """R-7.7: declining the wharf is a choice that the others should hear of."""
    t = Table(3)
    t.ships("corn 4", None, None)
    t.board(1, goods="2 corn", city="1 wharf")
    t.phase("captain").play("1 pass")
    assert t.recorded("passed") == [{"seat": 1, "phase": "captain"}]


def test_the_points_of_a_load_cannot_be_declined():
    """Q-33: harbor and chips are credited automatically, even if that ends the game."""
    t = Table(3)
    t.g.chips = 2
    t.board(1, goods="1 corn", city="1 harbor")
    t.phase("captain").play("1 load corn 4")
    assert (t.chips[1], t.g.chips, t.g.ending) == (2, 0, "chips")


def test_everybody_passes_once_after_the_last_load():
    """R-7.1: the loading ends when all in a row, the last loader too, have not loaded."""
    t = Table(3)
    t.ships("corn 4", None, None)
    t.board(0, goods="2 corn", city="1 wharf")
    t.board(1, goods="2 corn", city="1 wharf")
    t.phase("captain").play("0 pass", "1 wharf corn")
    assert t.asked == [(0, "load")]
    t.play("0 pass")
    assert t.asked == []
    assert t.goods(0) == {"corn": 1}


def test_an_empty_wharf_and_harbor_do_nothing():
    """R-1.7: beige buildings work only when occupied."""
    t = Table(3)
    t.board(1, goods="2 corn", city="0 wharf 0 harbor")
    t.phase("captain").play("1 load corn 4")
    assert t.chips[1] == 2


def test_harbor_for_every_load():
    """R-7.8: +1 VP for each load."""
    t = Table(3)
    t.board(1, goods="1 corn 1 indigo 1 sugar", city="1 harbor")
    t.phase("captain").play("1 load corn 4", "1 load indigo 5")
    assert t.chips[1] == 6


def test_full_ships_sail_at_the_end_only():
    """R-7.14: full ships are emptied to the supply as the last duty, others stay."""
    t = Table(3)
    t.supply("")
    t.ships("corn 3", "indigo 4", None)
    t.board(1, goods="1 corn")
    t.board(2, goods="1 corn")
    t.phase("captain")
    assert points(t) == [(1, "corn", 1, 1)]
    assert [ship(t, size) for size in (4, 5, 6)] == [(None, 0), ("indigo", 4), (None, 0)]
    assert t.g.goods["corn"] == 4
    assert t.goods(2) == {"corn": 1}


def test_chips_on_paper():
    """E-09, R-7.15, Q-23: with 2 VP chips left a load of 5 brings 5, three of them on paper;
    the game's end is triggered, later loads still score, and all of it counts."""
    t = Table(3)
    t.g.chips = 2
    t.board(1, goods="5 corn", city="1 customs_house")
    t.board(2, goods="1 indigo")
    t.phase("captain").play("1 load corn 5")
    assert t.g.ending == "chips"
    t.play("2 load indigo 4")
    assert t.chips == [0, 5, 1]
    assert t.line(1, "customs_house") == 1
    assert t.recorded("ending", "reason") == ["chips"]


@pytest.mark.parametrize(("supply", "ends"), [(6, False), (5, True), (4, True)])
def test_the_last_chip_is_the_trigger(supply: int, ends: bool):
    """Q-23: a pool of exactly 0 is the trigger; one chip left is not."""
    t = Table(3)
    t.g.chips = supply
    t.board(1, goods="5 corn")
    t.phase("captain").play("1 load corn 5")
    assert t.g.ending == ("chips" if ends else None)


# Storage ------------------------------------------------------------------------------


def storing(goods: str, city: str = "", **options: str) -> Table:
    """Player 1 has these goods after the loading: there is no ship that could take them."""
    t = Table(3, **options)
    t.supply("")
    t.g.ships = []
    t.board(1, goods=goods, city=city)
    return t.phase("captain")


def test_one_single_good_is_free():
    """R-7.13: without a warehouse a single good is kept, the rest goes to the supply."""
    t = storing("3 corn 2 coffee")
    assert t.legal(1) == ["keep coffee", "keep corn", "pass"]
    t.play("1 keep coffee")
    assert t.goods(1) == {"coffee": 1}
    assert (t.g.goods["corn"], t.g.goods["coffee"]) == (3, 1)
    assert t.recorded("stored") == [{"seat": 1, "coffee": 1, "lost": 4}]


def test_a_single_good_is_kept_without_a_question():
    """R-7.13: where everything may stay nothing is asked."""
    t = storing("1 corn")
    assert t.asked == []
    assert t.goods(1) == {"corn": 1}
    assert t.recorded("stored") == [{"seat": 1, "corn": 1, "lost": 0}]


def test_less_than_allowed_may_be_kept():
    """Q-35: storing less than allowed is legal."""
    t = storing("3 corn 2 coffee", "1 small_warehouse")
    t.play("1 pass")
    assert t.goods(1) == {}
    assert t.recorded("stored") == [{"seat": 1, "lost": 5}]


@pytest.mark.parametrize(("city", "kept"), [("", 1), ("1 small_warehouse", 3)])
def test_of_a_single_kind_the_most_is_kept_without_a_question(city: str, kept: int):
    """R-7.13: with goods of one kind there is but one way to keep the most of them."""
    t = storing("3 corn", city)
    assert t.asked == []
    assert t.goods(1) == {"corn": kept}


@pytest.mark.parametrize(
    ("city", "kept"),
    [
        ("1 small_warehouse", {"corn": 4, "indigo": 1}),
        ("1 large_warehouse", {"corn": 4, "indigo": 3, "sugar": 1}),
        ("0 small_warehouse 0 large_warehouse", {"corn": 1}),
        ("0 small_warehouse 1 large_warehouse", {"corn": 4, "indigo": 3, "sugar": 1}),
    ],
)
def test_warehouses(city: str, kept: dict[str, int]):
    """R-7.13: small warehouse 1 kind entirely, large warehouse 2 kinds, if occupied; the single
    good comes on top."""
    t = storing("4 corn 3 indigo 2 sugar", city)
    *kinds, single = kept
    t.play(*(f"1 store {good}" for good in kinds))
    if t.asked:
        t.play(f"1 keep {single}")
    assert t.goods(1) == kept
    assert t.asked == []


def test_two_warehouses():
    """T-12, D-24: 4 corn, 3 indigo, 2 sugar, 2 tobacco with both warehouses: three whole kinds
    and 1 good of the fourth; 1 tobacco is lost."""
    t = storing("4 corn 3 indigo 2 sugar 2 tobacco", "1 small_warehouse 1 large_warehouse")
    assert "store tobacco" in t.legal(1)
    t.play("1 store corn", "1 store indigo", "1 store sugar")
    assert t.goods(1) == {"corn": 4, "indigo": 3, "sugar": 2, "tobacco": 1}
    assert t.recorded("stored", "lost") == [1]


def test_the_single_good_may_be_named_first():
    """R-7.13: all allowances add up, whatever the order in which goods are named."""
    t = storing("4 corn 3 indigo 2 sugar", "1 small_warehouse")
    t.play("1 keep sugar", "1 store indigo")
    assert t.goods(1) == {"indigo": 3, "sugar": 1}


def test_warehouses_take_what_they_can_without_a_question():
    """R-7.13: two whole kinds and a single of a third fit: nothing to ask."""
    t = storing("4 corn 3 indigo 1 sugar", "1 large_warehouse")
    assert t.asked == []
    assert t.goods(1) == {"corn": 4, "indigo": 3, "sugar": 1}


def test_option_ask_storage_always():
    """Q-35: a table may ask even if everything fits, so that less can be kept."""
    t = storing("1 corn", ask_storage="always")
    assert t.legal(1) == ["keep corn", "pass"]
    t.play("1 pass")
    assert t.goods(1) == {}


def test_option_ask_storage_always_keeps_what_is_named():
    """Q-35: the questions end when all is kept, or with a pass."""
    t = storing("2 corn 2 indigo", "1 small_warehouse", ask_storage="always")
    t.play("1 store corn", "1 keep indigo")
    assert t.goods(1) == {"corn": 2, "indigo": 1}
    t = storing("2 corn 1 indigo", "1 large_warehouse", ask_storage="always")
    t.play("1 store corn", "1 pass")
    assert t.goods(1) == {"corn": 2}


def test_storage_does_not_protect_from_loading():
    """R-7.13: a warehouse is no excuse: what a ship takes must be loaded."""
    t = Table(3)
    t.board(1, goods="2 corn", city="1 large_warehouse")
    t.phase("captain")
    assert t.legal(1) == ["load corn 4", "load corn 5", "load corn 6"]


def test_all_store_at_the_same_time():
    """Q-39: the order of the discards has no effect, so nobody waits for another."""
    t = Table(3)
    t.supply("")
    t.ships("coffee 1", "tobacco 1", "sugar 1")
    for seat in range(3):
        t.board(seat, goods="2 corn 2 indigo")
    t.phase("captain", 2)
    assert t.asked == [(0, "store"), (1, "store"), (2, "store")]
    t.play("2 keep corn", "0 keep indigo", "1 pass")
    assert [t.goods(seat) for seat in range(3)] == [{"indigo": 1}, {}, {"corn": 1}]
    assert t.g.goods == {"corn": 5, "indigo": 5, "sugar": 0, "tobacco": 0, "coffee": 0}


@pytest.mark.parametrize("role", ["settler", "mayor", "builder", "craftsman", "trader"])
def test_only_the_captain_phase_checks_storage(role: str):
    """R-7.13: goods are safe in every other phase."""
    t = Table(3)
    t.board(0, goods="5 corn 5 indigo")
    t.phase(role)
    while t.g.decisions:
        seat, _ = t.asked[0]
        t.play(f"{seat} {'pass' if 'pass' in t.legal(seat) else t.legal(seat)[0]}")
    assert t.goods(0) == {"corn": 5, "indigo": 5}


@pytest.mark.parametrize("captain", [0, 1, 2])
def test_the_privilege_waits_for_the_captains_first_load(captain: int):
    """R-7.6: whoever loads meanwhile, and wherever they sit."""
    t = Table(3)
    t.ships("corn 1", "sugar 1", "indigo 1")
    for seat in range(3):
        t.board(seat, goods="2 corn 2 sugar" if seat != captain else "")
    t.board(captain, goods="1 coffee", city="1 wharf")
    t.phase("captain", captain)
    after = (captain + 1) % 3
    t.play(f"{captain} pass", f"{after} load corn 4", f"{(after + 1) % 3} load sugar 5")
    t.play(f"{captain} wharf coffee")
    assert t.chips[captain] == 1 + 1
