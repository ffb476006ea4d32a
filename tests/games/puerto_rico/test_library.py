"""R-2.10, 3.11, 5.7, 8.1: the library doubles the privilege of every role, one test a ruling."""

from __future__ import annotations

import pytest

from tests.games.puerto_rico.positions import RULES, Table, expanded


def with_library(seats: int = 3, more: str = "", **options: str) -> Table:
    """A table whose seat 0 has an occupied library, and nobody has goods or doubloons."""
    t = expanded(seats, expansions="buildings", **options)
    t.board(0, city=f"1 library {more}")
    return t


# Settler ------------------------------------------------------------------------------


def test_the_settler_takes_a_second_tile_after_all_others():
    """R-2.10: the first tile is a quarry or a plantation; after everybody's turn comes a second
    one out of what is left in the row, no quarry."""
    t = with_library().tiles("corn", "corn", "sugar", "coffee")
    t.phase("settler").play("0 settle quarry", "1 settle corn", "2 settle coffee")
    assert t.legal(0) == ["pass", "settle corn", "settle sugar"]
    t.play("0 settle sugar")
    assert t.g.players[0].island == {"quarry": 1, "sugar": 1}


def test_the_second_tile_is_any_that_is_left():
    """D-09: if somebody passed, more than one tile is left, and the settler chooses."""
    t = with_library().tiles("corn", "indigo", "sugar", "coffee")
    t.phase("settler").play("0 settle corn", "1 pass", "2 pass")
    assert t.legal(0) == ["pass", "settle coffee", "settle indigo", "settle sugar"]


def test_with_a_construction_hut_both_tiles_may_be_quarries():
    """D-10, Q-08: only the library lets its owner have two quarries in one phase."""
    t = with_library(more="1 construction_hut")
    t.phase("settler").play("0 settle quarry", "1 pass", "2 pass", "0 settle quarry")
    assert t.g.players[0].island == {"quarry": 2}


def test_an_empty_construction_hut_gives_no_second_quarry():
    """D-10, R-1.7: the construction hut has to be occupied."""
    t = with_library(more="0 construction_hut")
    t.phase("settler").play("0 settle quarry", "1 pass", "2 pass")
    assert "settle quarry" not in t.legal(0)


def test_the_hospice_is_for_the_first_tile_only():
    """R-2.10: the library's tile brings no person."""
    t = with_library(more="1 hospice")
    t.tiles("corn", "corn", "corn", "corn").phase("settler")
    t.play("0 settle corn", "0 colonist", "1 pass", "2 pass", "0 settle corn")
    assert t.recorded("colonist", "source") == ["hospice"]
    assert t.g.over


def test_each_of_the_two_may_become_a_forest():
    """R-2.10, R-2.9: with a forest house both tiles may be laid face down."""
    t = with_library(more="1 forest_house").tiles("corn", "sugar", "indigo", "coffee")
    t.phase("settler").play("0 forest corn", "1 pass", "2 pass", "0 forest coffee")
    assert t.g.players[0].forests == ["corn", "coffee"]


def test_the_hacienda_still_works_once():
    """R-2.10: the extra face-down tile comes before the first tile only."""
    t = with_library(more="1 hacienda").tiles("corn", "corn", "corn", "corn", top="coffee sugar")
    t.phase("settler").play("0 draw", "0 settle corn", "1 pass", "2 pass")
    assert t.legal(0) == ["pass", "settle corn"]
    assert t.g.players[0].island == {"coffee": 1, "corn": 1}


def test_only_the_settler_himself_gets_a_second_tile():
    """R-1.6, R-2.10: the library doubles the privilege of who took the role."""
    t = with_library()
    t.phase("settler", 1).play("1 pass", "2 pass", "0 pass")
    assert t.g.over


def test_a_full_island_takes_no_second_tile():
    """R-2.2: twelve spaces; nothing is asked."""
    t = with_library()
    t.board(0, city="1 library", island="11 corn")
    t.phase("settler").play("0 settle quarry", "1 pass", "2 pass")
    assert t.g.over


# The other roles ----------------------------------------------------------------------


def test_mayor():
    """R-3.11: two colonists from the supply, each of them optional."""
    t = with_library()
    t.board(0, city="1 library", island="6 corn", manned="")
    t.phase("mayor").play("0 colonist", "0 colonist")
    assert t.g.players[0].people == 1 + 2 + 1
    assert t.recorded("colonist", "source") == ["mayor", "mayor"]


@pytest.mark.parametrize(("supply", "came"), [(5, 2), (1, 1), (0, 0)])
def test_mayor_whose_privilege_is_compulsory(supply: int, came: int):
    """R-3.11, D-06: without the option to decline as many come as there are."""
    t = with_library(mayor_privilege_optional="no")
    t.board(0, city="1 library", island="9 corn", manned="")
    t.g.colonists = supply
    t.phase("mayor")
    assert len(t.recorded("colonist")) == came


def test_builder():
    """R-4.2: the builder with a library pays 2 less; the others nothing."""
    t = with_library()
    t.board(0, city="1 library", doubloons=20)
    t.board(1, city="1 library", doubloons=20)
    t.phase("builder")
    assert t.prices(0, ["church", "aqueduct"]) == {"church": 3, "aqueduct": 0}
    t.play("0 pass")
    assert t.prices(1, ["church"]) == {"church": 5}


def test_craftsman_takes_two_goods():
    """R-5.7: two goods more, same or different kinds, each of a kind he produced."""
    t = with_library()
    t.board(0, city="1 library 1 small_indigo_plant", island="2 corn 1 indigo")
    t.phase("craftsman").play("0 produce corn")
    assert t.legal(0) == ["produce corn", "produce indigo"]
    t.play("0 produce corn")
    assert t.goods(0) == {"corn": 4, "indigo": 1}


def test_craftsman_takes_what_the_supply_has_left():
    """R-5.7, Q-36: a kind whose supply is used up is not to be had."""
    t = with_library()
    t.board(0, city="1 library", island="2 corn")
    t.supply("3 corn")
    t.phase("craftsman")
    assert t.goods(0) == {"corn": 3}


@pytest.mark.parametrize(("move", "doubloons"), [("sell", 4 + 2 + 1), ("post", 4 + 2)])
def test_trader(move: str, doubloons: int):
    """R-6.5, E-13: the trader's doubloon counts twice, in the house and at the post."""
    t = with_library()
    t.board(0, city="1 library 1 trading_post 1 small_market", goods="1 coffee")
    t.phase("trader").play(f"0 {move} coffee")
    assert t.doubloons[0] == doubloons


def test_captain():
    """R-7.6: 2 VP more for the first load of the phase, once."""
    t = with_library()
    t.board(0, city="1 library", goods="2 corn 3 sugar 1 coffee")
    t.phase("captain").play("0 load corn 4")
    assert t.chips[0] == 2 + 2
    t.play("0 load sugar 5")
    assert t.chips[0] == 4 + 3 + 1


def test_prospector():
    """R-8.1, Q-15: 2 doubloons; those on the card are not doubled."""
    t = with_library(4)
    t.g.roles["prospector"] = 3
    t.rounds().play("0 role prospector")
    assert t.doubloons[0] == 3 + 2


def test_the_lighthouse_is_not_doubled():
    """Q-15: the captain's doubloon of the lighthouse is no privilege of the role."""
    t = with_library()
    t.board(0, city="1 library 1 lighthouse")
    t.phase("captain")
    assert t.doubloons[0] == 1


@pytest.mark.parametrize("role", ["prospector", "craftsman", "captain"])
def test_an_empty_library_doubles_nothing(role: str):
    """R-1.7: the library has to be occupied."""
    t = with_library(4)
    t.board(0, city="0 library", island="1 corn", goods="1 sugar")
    t.ships(
        "sugar 1",
        None,
        None,
    )
    t.phase(role)
    assert (t.doubloons[0], t.chips[0]) == (int(role == "prospector"), 2 * (role == "captain"))
    assert t.goods(0).get("corn", 0) == 2 * (role == "craftsman")


# Two players, option ------------------------------------------------------------------


@pytest.mark.parametrize(("option", "second"), [("every_role", 2), ("once_a_round", 1)])
def test_option_library_once_a_round(option: str, second: int):
    """Q-14: with two players a house rule lets the library double one role a round only."""
    t = with_library(2, library_2p=option)
    t.board(0, city="1 library", goods="1 corn")
    t.ships("corn 1", None)
    t.rounds().play("0 role prospector", "1 role craftsman", "0 role captain")
    assert (t.doubloons[0], t.chips[0]) == (2, 1 + second)


def test_everybody_sees_whether_the_library_still_doubles():
    """Q-14: once it is used up, prices and proceeds are told without it."""
    t = with_library(2, library_2p="once_a_round")
    t.board(0, city="1 library")
    t.rounds()
    assert RULES.view(t.g, 1).players[0].privilege == 2
    t.play("0 role prospector")
    assert RULES.view(t.g, 1).players[0].privilege == 1


def test_once_a_round_counts_both_goods_of_one_craftsman_phase():
    """Q-14: one role is doubled entirely."""
    t = with_library(2, library_2p="once_a_round")
    t.board(0, city="1 library 1 small_indigo_plant", island="1 corn 1 indigo")
    t.phase("craftsman").play("0 produce corn", "0 produce indigo")
    assert t.goods(0) == {"corn": 2, "indigo": 2}


def test_once_a_round_begins_anew_with_every_round():
    """Q-14: a new round, and the library doubles again."""
    t = with_library(2, library_2p="once_a_round")
    t.g.stock, t.g.row, t.g.face_down, t.g.quarries = {}, [], [], 0
    t.rounds().play("0 role prospector", "1 role craftsman", "0 role captain", "1 role builder")
    t.play("0 role trader", "1 role settler", "1 role captain", "0 role prospector")
    assert t.doubloons[0] == 2 + 2


def test_once_a_round_is_not_used_up_by_a_library_that_was_empty_then():
    """Q-14: a library that is occupied only after the mayor's privilege has doubled nothing."""
    t = with_library(2, library_2p="once_a_round")
    t.board(0, city="0 library", island="1 corn", manned="")
    t.g.stock = {}
    t.rounds().play("0 role mayor", "0 colonist", "1 role builder", "0 role prospector")
    assert t.g.players[0].city["library"] == 1
    assert t.doubloons[0] == 2


def once_a_round(role: str, **board: str | int) -> Table:
    """A table of two in the first phase of a round, whose library doubles one role a round."""
    t = with_library(2, library_2p="once_a_round").tiles("corn", "sugar")
    t.board(0, city="1 library", **{"island": "1 corn", **board})  # type: ignore[arg-type]
    t.g.stock = {"aqueduct": 1, "church": 1}
    return t.phase(role)


@pytest.mark.parametrize(
    ("role", "board", "moves", "doubled"),
    [
        ("settler", {}, ["0 settle quarry", "1 pass", "0 pass"], False),
        ("settler", {}, ["0 settle quarry", "1 pass", "0 settle corn"], True),
        ("settler", {"island": "11 corn"}, ["0 settle quarry", "1 pass"], False),
        ("mayor", {"island": "9 corn", "manned": ""}, ["0 pass"], False),
        ("mayor", {"island": "9 corn", "manned": ""}, ["0 colonist", "0 pass"], False),
        ("mayor", {"island": "9 corn", "manned": ""}, ["0 colonist", "0 colonist"], True),
        ("builder", {"island": "2 quarry"}, ["0 build aqueduct"], False),
        ("builder", {"doubloons": 9}, ["0 build church"], True),
        ("builder", {"doubloons": 9}, ["0 pass"], False),
        ("craftsman", {"island": ""}, [], False),
        ("craftsman", {}, [], True),
        ("trader", {"goods": "1 corn"}, ["0 pass"], False),
        ("trader", {"goods": "1 corn"}, ["0 sell corn"], True),
        ("captain", {}, [], False),
    ],
)
def test_once_a_round_is_not_used_up_where_nothing_was_doubled(
    role: str, board: dict[str, str | int], moves: list[str], doubled: bool
):
    """Q-14: only a role of which the library's second privilege brought something is "the one": a
    second tile, colonist or good, a doubloon saved or earned, a point."""
    t = once_a_round(role, **board).play(*moves)
    assert bool(t.g.doubled) == doubled


@pytest.mark.parametrize(("supply", "doubled"), [("3 corn", True), ("2 corn", False)])
def test_once_a_round_is_not_used_up_by_one_good(supply: str, doubled: bool):
    """Q-14, Q-36: where the supply has one good more only, the library has brought none."""
    t = with_library(2, library_2p="once_a_round")
    t.board(0, city="1 library", island="1 corn")
    t.supply(supply)
    t.phase("craftsman")
    assert bool(t.g.doubled) == doubled
