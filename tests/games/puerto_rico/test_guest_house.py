"""R-10: guests of the guest house move in any phase but the mayor's, one test a ruling."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.puerto_rico.positions import RULES, Table, expanded


def with_guests(city: str = "", guests: int = 2, seats: int = 3, **board: str | int) -> Table:
    """A table whose seat 0 has guests, and nobody has goods or doubloons."""
    t = expanded(seats)
    t.board(0, city=f"{guests} guest_house {city}", **board)  # type: ignore[arg-type]
    return t


@pytest.mark.parametrize("role", ["builder", "craftsman", "captain", "settler", "trader"])
def test_a_phase_has_two_windows(role: str):
    """R-10.1, R-10.4: a guest may move at the start and at the end of every phase but the
    mayor's, one at the start and the other at the end too, or both at once."""
    t = with_guests("0 hospice 0 office").tiles()
    t.g.quarries, t.g.stock = 0, {}
    t.phase(role, 1)
    assert t.asked == [(0, "guests")]
    assert t.legal(0) == ["guest hospice", "guest office", "pass"]
    t.play("0 guest office", "0 pass")
    assert t.asked == [(0, "guests")]
    t.play("0 guest hospice")
    assert t.g.over
    assert t.g.players[0].city == {"guest_house": 0, "hospice": 1, "office": 1}


def test_the_prospector_has_windows_too():
    """R-10.1: any other phase, that of the prospector included."""
    t = with_guests("0 office 0 hacienda", seats=4).phase("prospector", 1)
    t.play("0 pass", "0 guest office", "0 guest hacienda")
    assert t.g.over


def test_not_in_the_mayor_phase():
    """R-10.1, Q-26: in the mayor phase its two circles are filled like any others, and nothing
    is asked about guests."""
    t = with_guests("0 office", guests=0)
    t.board(0, city="0 guest_house 0 office", windrose=1)
    t.g.colonist_ship = t.g.noble_ship = 0
    t.phase("mayor").play("0 colonist")
    assert t.legal(0) == ["place guest_house", "place office"]
    t.play("0 place guest_house", "0 place guest_house")
    assert t.g.players[0].city == {"guest_house": 2, "office": 0}
    assert "guests" not in [kind for _, kind in t.asked]


@pytest.mark.parametrize("role", ["mayor", "settler"])
def test_the_mayors_privilege_is_no_decision_for_guests(role: str):
    """R-10.1: a guest who waits stays where he is until the placing, in this phase only."""
    t = with_guests("0 office 1 hospice", guests=1).tiles("corn")
    t.phase(role)
    if role == "settler":
        t.play("0 pass", "0 settle corn")
    guests = ["guest corn", "guest office"] if role == "settler" else []
    assert t.legal(0) == ["colonist", *guests, "pass"]


def test_its_circles_must_be_filled_and_count_for_the_ship():
    """Q-26, R-3.6: empty circles of a guest house count for the refill: 2 + 3 others > 3; a statue
    has none."""
    t = with_guests("0 office 0 harbor 0 wharf 0 statue", guests=0)
    t.g.colonist_ship = t.g.noble_ship = 0
    t.phase("mayor").play("0 pass")
    assert t.g.colonist_ship + t.g.noble_ship == 5


def test_the_two_examples():
    """T-25: at the end of the captain phase one guest goes to the storehouse, and three single
    goods more are saved at once. Later the owner takes the trader, moves the other to the
    library first, and his privilege brings 2. Both stay until the next mayor phase."""
    t = with_guests("0 storehouse 0 library", goods="6 coffee")
    t.ships("corn 1", "indigo 1", "sugar 1")
    t.phase("captain").play("0 pass", "0 guest storehouse")
    assert t.goods(0) == {"coffee": 6}
    t.play("0 pass")
    assert t.goods(0) == {"coffee": 1 + 3}
    t.phase("trader").play("0 guest library", "0 sell coffee")
    assert t.doubloons[0] == 4 + 2
    assert t.g.players[0].city == {"guest_house": 0, "storehouse": 1, "library": 1}


def test_only_free_circles_and_never_back():
    """R-10.2: occupied circles take no guest, nor does the guest house itself."""
    t = with_guests("1 office 2 indigo_plant", guests=1, island="2 corn 1 quarry", manned="1 corn")
    t.phase("captain", 1)
    assert t.legal(0) == ["guest corn", "guest indigo_plant", "guest quarry", "pass"]
    t.play("0 guest corn")
    assert t.g.players[0].manned == {"corn": 2}
    assert t.g.over


def test_who_has_no_place_for_a_guest_is_not_asked():
    """R-10.4: windows are for who has a guest and a free circle for him."""
    t = with_guests("1 office", island="1 corn")
    assert t.phase("captain", 1).g.over
    t = with_guests("0 office", guests=0)
    assert t.phase("captain", 1).g.over


def test_all_owners_are_asked_at_once():
    """R-10.4: an asynchronous table waits once for everybody."""
    t = with_guests("0 office")
    t.board(2, city="1 guest_house 0 harbor")
    t.phase("captain", 1)
    assert t.asked == [(0, "guests"), (2, "guests")]
    t.play("2 guest harbor")
    assert t.asked == [(0, "guests")]


def test_a_noble_guest_stays_a_noble():
    """R-10.1, R-3.9: colonist or noble: the owner says who goes."""
    t = expanded()
    t.board(0, city="2 guest_house 0 chapel", nobles="1 guest_house")
    t.phase("craftsman", 1)
    assert t.legal(0) == ["guest chapel", "guest_noble chapel", "pass"]
    t.play("0 guest_noble chapel")
    assert t.g.players[0].nobles == {"chapel": 1}
    assert (t.chips[0], t.doubloons[0]) == (1, 0)


# What a move can still catch (R-10.3) -------------------------------------------------


def test_at_the_own_decisions():
    """R-10.4: whenever the owner is asked, his guests may move besides, and he is asked again."""
    t = with_guests("0 small_market 0 harbor", goods="1 corn")
    t.phase("trader").play("0 pass")
    assert t.legal(0) == ["guest harbor", "guest small_market", "pass", "sell corn"]
    t.play("0 guest small_market")
    assert t.legal(0) == ["guest harbor", "pass", "sell corn"]
    t.play("0 sell corn")
    assert t.doubloons[0] == 2


def test_the_next_load_is_caught():
    """R-10.3: a guest in the harbor and one in the wharf count from the next load on."""
    t = with_guests("0 harbor 0 wharf", goods="1 corn 2 sugar")
    t.ships("corn 1", "sugar 4", "indigo 1")
    t.phase("captain").play("0 pass", "0 load corn 4", "0 guest harbor", "0 guest wharf")
    assert t.legal(0) == ["load sugar 5", "wharf sugar"]
    t.play("0 wharf sugar")
    assert t.chips[0] == 1 + 1 + 2 + 1


def test_a_guest_takes_the_place_of_hospice_and_university():
    """R-10.2, R-2.7, R-4.5: if he stands on the new tile's circle, or on the new building's, there
    is none for the person that the hospice or the university would bring."""
    t = with_guests("1 hospice").tiles("corn", "sugar")
    t.phase("settler").play("0 settle corn", "0 guest corn")
    assert t.asked == [(1, "settle")]
    assert t.g.players[0].manned == {"corn": 1}
    t = with_guests("1 university", doubloons=9)
    t.phase("builder").play("0 build church", "0 guest church")
    assert (0, "colonist") not in t.asked
    assert t.g.players[0].city["church"] == 1


def test_the_own_production_is_caught_in_the_first_window():
    """R-10.3: a guest on the plantation, one in the plant: the good is produced at once."""
    t = with_guests("0 indigo_plant", island="1 indigo", manned="")
    t.phase("craftsman", 1).play("0 guest indigo", "0 guest indigo_plant")
    assert t.goods(0) == {"indigo": 1}


def test_production_that_has_passed_is_not_made_up_for():
    """R-10.3: in the last window of the craftsman phase it is too late."""
    t = with_guests("0 indigo_plant", island="1 indigo", manned="")
    t.phase("craftsman", 1).play("0 pass", "0 guest indigo", "0 guest indigo_plant")
    assert t.goods(0) == {}


def test_a_quarry_is_caught_at_the_own_build():
    """R-10.3: a guest on a quarry makes the building cheaper that is built next."""
    t = with_guests(island="1 quarry", manned="", doubloons=4)
    t.phase("builder", 1).play("0 pass", "1 pass")
    assert "build church" not in t.legal(0)
    t.play("0 guest quarry", "0 build church")
    assert t.doubloons[0] == 0


def test_the_hacienda_is_caught_before_the_regular_pick():
    """R-10.3, R-2.5: the regular pick has not happened yet, so that the hacienda still brings
    its face-down tile; once, even if the other guest moves afterwards."""
    t = with_guests("0 hacienda 0 office").tiles("corn", "corn", top="sugar sugar")
    t.phase("settler").play("0 pass", "0 guest hacienda")
    assert t.legal(0) == ["draw", "guest office", "pass"]
    t.play("0 draw", "0 guest office")
    assert "draw" not in t.legal(0)
    t.play("0 settle corn")
    assert t.g.players[0].island == {"sugar": 1, "corn": 1}


def test_the_hacienda_is_too_late_for_the_librarys_tile():
    """R-10.3, R-2.10: the second tile is no regular pick; nothing comes before it."""
    t = with_guests("0 hacienda 1 library").tiles("corn", "corn", top="sugar")
    t.phase("settler", 0).play("0 pass", "0 settle corn", "1 pass", "2 pass", "0 guest hacienda")
    assert t.legal(0) == ["guest corn", "pass", "settle corn"]


def test_a_construction_hut_and_a_hospice_are_caught_at_the_own_pick():
    """R-10.3: a guest in the hut lets his owner take a quarry, one in the hospice mans it."""
    t = with_guests("0 construction_hut 0 hospice")
    t.phase("settler", 1).play("0 pass", "1 pass", "2 pass")
    t.play("0 guest construction_hut", "0 guest hospice", "0 settle quarry", "0 colonist")
    assert t.g.players[0].manned == {"quarry": 1}


@pytest.mark.parametrize("wait", [False, True])
def test_what_comes_before_the_first_load_is_caught_before_it(wait: bool):
    """R-10.3, R-7.11: the union hall of a guest who comes at the owner's first turn still scores,
    not later."""
    t = with_guests("0 union_hall", goods="4 corn 1 sugar")
    t.ships("corn 3", "sugar 1", "indigo 1")
    t.phase("captain").play("0 pass")
    t.play("0 load corn 4" if wait else "0 guest union_hall")
    assert t.recorded("points", "source", "points") == ([] if wait else [("union_hall", 2)])
    if wait:
        assert t.asked == [(0, "load")]
        t.play("0 guest union_hall")
        assert t.recorded("points") == []


def test_the_union_hall_is_caught_while_the_royal_supplier_gives():
    """R-10.3, R-7.12: the owner's first decision of the phase is what to give the court."""
    t = expanded()
    t.board(0, city="1 royal_supplier 1 guest_house 0 union_hall", goods="2 corn 2 coffee")
    t.g.players[0].nobles = {"royal_supplier": 1}
    t.ships("corn 4", "coffee 5", "sugar 1")
    t.phase("captain").play("0 pass")
    assert t.asked == [(0, "supply")]
    t.play("0 guest union_hall")
    assert t.chips[0] == 2
    assert t.legal(0) == ["pass", "supply coffee", "supply corn"]


def test_a_royal_supplier_is_caught_before_the_first_load():
    """R-10.3, R-7.12: a noble guest who comes to it at the first turn still gives goods."""
    t = expanded()
    t.board(0, city="0 royal_supplier 1 guest_house", goods="2 corn 2 coffee")
    t.g.players[0].nobles = {"guest_house": 1}
    t.phase("captain").play("0 pass", "0 guest_noble royal_supplier", "0 supply coffee")
    assert t.chips[0] == 1
    assert t.asked == [(0, "load")]


def test_the_library_is_caught_before_the_privilege_is_used():
    """R-10.3: the privilege is doubled if the library is manned before it is taken."""
    t = with_guests("0 library", doubloons=3)
    t.phase("builder").play("0 guest library")
    assert "build church" in t.legal(0)


def test_storage_is_caught_in_the_last_window():
    """R-10.3, R-7.13: the window at the end of the captain phase comes before the storing."""
    t = with_guests("0 small_warehouse", guests=1, goods="5 coffee")
    t.ships("corn 1", "indigo 1", "sugar 1")
    t.phase("captain", 1).play("0 pass")
    assert t.goods(0) == {"coffee": 5}
    t.play("0 guest small_warehouse")
    assert t.goods(0) == {"coffee": 5}


def test_a_guest_mans_a_large_building_at_the_end_of_the_game():
    """Q-27, R-10.3: the last window of the last phase comes before the scores."""
    t = with_guests("0 residence")
    t.g.ending, t.g.stock = "chips", {}
    t.rounds().play("0 role builder", "0 pass", "0 pass", "1 role craftsman", "0 pass", "0 pass")
    t.play("2 role captain", "0 pass")
    assert not t.g.over
    t.play("0 guest residence")
    assert t.g.over
    assert t.line(0, "residence") == 4


def test_guests_stay_until_the_next_mayor_phase():
    """R-10.1: then they are lifted like everybody else."""
    t = with_guests("0 office", guests=1)
    t.g.colonist_ship = t.g.noble_ship = 0
    t.phase("captain", 1).play("0 guest office")
    t.phase("mayor").play("0 pass", "0 place guest_house")
    assert t.g.players[0].city == {"guest_house": 1, "office": 0}


def test_a_move_is_told_and_undone_guests_are_stored():
    """R-10.4: the window survives a restart."""
    t = with_guests("0 office 0 harbor").phase("captain", 1).play("0 guest office")
    assert t.recorded("guest") == [{"seat": 0, "circle": "office", "noble": 0}]
    stored = RULES.load(RULES.dump(t.g), RULES.schema)
    assert stored.decisions == t.g.decisions


# Who could do something only with a guest ----------------------------------------------


@pytest.mark.parametrize(
    ("building", "house", "move"),
    [
        ("office", ["corn"], "sell corn"),
        ("trading_post", ["sugar", "coffee", "indigo", "tobacco"], "post corn"),
        ("land_office", ["corn"], "buy"),
    ],
)
def test_who_could_trade_with_a_guest_is_asked(building: str, house: list[str], move: str):
    """R-10.1, R-10.4: a guest may move during the phase: an owner who has nothing to sell is not
    passed over while a guest would open a sale, or a deal, to them."""
    t = with_guests(f"0 {building}", goods="1 corn", doubloons=1)
    t.g.trading_house = list(house)
    t.phase("trader", 1).play("0 pass")
    assert t.asked == [(0, "sell")]
    assert t.legal(0) == [f"guest {building}", "pass"]
    t.play(f"0 guest {building}")
    assert move in t.legal(0)
    t.play(f"0 {move}")


@pytest.mark.parametrize("building", ["wharf", "small_wharf"])
def test_who_could_ship_with_a_guest_is_asked(building: str):
    """R-10.3, R-7.7, R-7.9: the next load is still to come, on a wharf that a guest mans."""
    t = with_guests(f"0 {building}", goods="2 corn")
    t.ships("corn 4", "sugar 1", "indigo 1")
    t.phase("captain", 1).play("0 pass")
    assert t.legal(0) == [f"guest {building}", "pass"]
    t.play(f"0 guest {building}", f"0 {building} corn")
    assert t.recorded("passed") == []


@pytest.mark.parametrize("decline", ["no", "yes"])
def test_who_could_score_in_the_union_hall_with_a_guest_is_asked(decline: str):
    """R-10.3, R-7.11: the first turn of the phase is the owner's, whether they can load or not."""
    t = expanded(decline_points=decline)
    t.board(0, city="2 guest_house 0 union_hall", goods="2 corn")
    t.ships("corn 4", "sugar 1", "indigo 1")
    t.phase("captain", 1).play("0 pass")
    assert t.legal(0) == ["guest union_hall", "pass"]
    t.play("0 guest union_hall", *["0 points"] * (decline == "yes"))
    assert t.chips[0] == 1
    assert t.g.over


def test_who_could_supply_the_court_with_a_guest_is_asked():
    """R-10.3, R-7.12: a noble guest gives goods to the court before the first load."""
    t = expanded()
    t.board(0, city="1 guest_house 0 royal_supplier", nobles="1 guest_house", goods="1 corn")
    t.ships("corn 4", "sugar 1", "indigo 1")
    t.phase("captain", 1).play("0 pass", "0 guest_noble royal_supplier")
    assert t.legal(0) == ["pass", "supply corn"]


def test_a_first_turn_is_the_first_only():
    """R-7.11: later in the phase a union hall scores nothing; nobody is asked for it again."""
    t = with_guests("0 union_hall", goods="2 corn")
    t.board(1, goods="2 sugar")
    t.ships("corn 4", "sugar 4", "indigo 1")
    t.phase("captain", 1).play("0 pass")
    assert t.asked == [(0, "load")]
    t.play("0 pass")
    assert t.asked == [(0, "guests")]


@pytest.mark.parametrize(("price", "asked"), [(3, "build"), (4, "guests")])
def test_who_could_build_with_both_guests_is_asked(price: int, asked: str):
    """R-10.3, R-4.2, R-4.9: one on the quarry and one in the black market make up a price of 3;
    for more than that nobody is asked."""
    t = with_guests("0 black_market", island="1 quarry", manned="", goods="1 corn")
    t.g.stock = {"small_indigo_plant": 1}
    t.g.options = replace(t.g.options, costs={"small_indigo_plant": price})
    t.g.players[0].city["guest_house"] = 2
    t.phase("builder", 1).play("0 pass")
    assert t.asked == [(0, asked)]
    if asked == "build":
        t.play("0 guest quarry")
        assert t.legal(0) == ["guest black_market", "pass"]
        t.play("0 guest black_market", "0 build small_indigo_plant")


@pytest.mark.parametrize("building", ["construction_hut", "hacienda"])
def test_who_could_settle_with_a_guest_is_asked(building: str):
    """R-10.3, R-2.5, R-2.6: with an empty row a quarry, or a face-down tile, is still to be had."""
    t = with_guests(f"0 {building}").tiles(top="corn")
    t.phase("settler", 1).play("0 pass", *["1 pass"])
    assert t.asked == [(0, "settle")]
    assert t.legal(0) == [f"guest {building}", "pass"]
    t.play(f"0 guest {building}")
    assert t.g.players[0].city[building] == 1


@pytest.mark.parametrize("produced", [1, 2])
def test_a_craftsman_who_could_earn_with_a_guest_is_asked(produced: int):
    """R-10.3, R-5.6: the supply has no good left for the privilege, but the specialty factory
    looks at the harvest only after it; where it would pay nothing nobody is asked."""
    t = with_guests("3 sugar_mill 0 specialty_factory", island="2 sugar")
    t.supply(f"{produced} sugar")
    t.phase("craftsman").play("0 pass")
    assert t.asked == [(0, "produce" if produced == 2 else "guests")]
    if produced == 2:
        assert t.legal(0) == ["guest specialty_factory", "pass"]
        t.play("0 guest specialty_factory")
        assert t.doubloons[0] == 1
        assert t.asked != [(0, "produce")]


def test_who_gains_nothing_by_a_guest_is_not_asked():
    """R-10.4: an asynchronous table does not wait for a move that changes nothing now."""
    t = with_guests("0 wharf 0 harbor 0 office", goods="")
    t.phase("captain", 1).play("0 pass")
    assert t.asked == [(0, "guests")]
    t = with_guests("0 wharf 0 harbor")
    t.phase("trader", 1).play("0 pass")
    assert t.asked == [(0, "guests")]


def test_a_guest_comes_too_late_for_a_privilege_that_is_taken():
    """R-10.3: the library doubles the craftsman's good only if it is manned before; when the good
    is taken nobody is asked about it any more."""
    t = with_guests("0 library", island="1 corn")
    t.phase("craftsman").play("0 pass", "0 produce corn")
    assert t.asked == [(0, "guests")]
    assert t.goods(0) == {"corn": 2}


# The end of the settler phase -----------------------------------------------------------


@pytest.mark.parametrize("noble", [False, True])
def test_the_last_window_comes_before_the_hunting_lodge(noble: bool):
    """R-10.1, T-25, R-2.11: a guest moved at the end of a phase works at once, as in the
    rulebook's example: in the hunting lodge too, which is counted at the end."""
    t = with_guests("0 hunting_lodge", guests=1, island="1 corn").tiles()
    t.g.quarries = 0
    t.board(1, island="2 corn")
    t.board(2, island="2 corn")
    t.g.players[0].nobles = {"guest_house": 1} if noble else {}
    t.phase("settler", 1).play("0 pass")
    assert t.asked == [(0, "guests")]
    t.play("0 guest_noble hunting_lodge" if noble else "0 guest hunting_lodge")
    assert (t.chips[0], t.legal(0)) == ((2, []) if noble else (0, ["discard corn", "pass"]))


def test_the_new_row_lies_open_after_the_last_window():
    """R-2.3, R-10.4: the row of the next settler is opened when all of this phase is done."""
    t = with_guests("0 office").tiles("corn").phase("settler", 1)
    t.play("0 pass", "1 pass", "2 pass", "0 pass")
    assert t.asked == [(0, "guests")]
    assert t.recorded("row") == []
    t.play("0 pass")
    assert len(t.recorded("row")) == 1
