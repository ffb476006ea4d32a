"""R-10: guests of the guest house move in any phase but the mayor's: what no case says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.puerto_rico.positions import RULES, Table, expanded


def with_guests(city: str = "", guests: int = 2, seats: int = 3, **board: str | int) -> Table:
    """A table whose seat 0 has guests, and nobody has goods or doubloons."""
    t = expanded(seats)
    t.board(0, city=f"{guests} guest_house {city}", **board)  # type: ignore[arg-type]
    return t


def test_who_has_no_place_for_a_guest_is_not_asked():
    """R-10.4: windows are for who has a guest and a free circle for him."""
    t = with_guests("1 office", island="1 corn")
    assert t.phase("captain", 1).g.over
    t = with_guests("0 office", guests=0)
    assert t.phase("captain", 1).g.over


# What a move can still catch (R-10.3) -------------------------------------------------


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
