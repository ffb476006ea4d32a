"""What a seat sees: everything that lies open, and nothing else (R-0.7)."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from tests.games.puerto_rico.positions import RULES, Table


def test_others_chips_are_hidden_until_the_end():
    """R-0.7: money and goods are public, the others' VP chips are not, before the end."""
    t = Table(3)
    for seat in range(3):
        t.board(seat, chips=10 + seat, doubloons=seat, goods=f"{seat + 1} corn")
    t.rounds()
    assert [player.chips for player in RULES.view(t.g, 1).players] == [None, 11, None]
    assert [player.chips for player in RULES.view(t.g, None).players] == [None] * 3
    assert [player.doubloons for player in RULES.view(t.g, None).players] == [0, 1, 2]
    assert [player.goods["corn"] for player in RULES.view(t.g, 2).players] == [1, 2, 3]
    t.g.stack.clear()
    assert [player.chips for player in RULES.view(t.g, None).players] == [10, 11, 12]


def test_a_customs_house_does_not_tell_the_chips():
    """R-0.7: its bonus is a quarter of the hidden chips: only its owner sees it counted."""
    t = Table(3)
    t.board(0, city="1 customs_house", chips=40)
    t.rounds()
    assert RULES.view(t.g, 0).players[0].points_on_board == 14
    assert RULES.view(t.g, 1).players[0].points_on_board == 4
    assert RULES.view(t.g, None).players[0].points_on_board == 4
    t.g.stack.clear()
    assert RULES.view(t.g, 1).players[0].points_on_board == 14


def test_the_face_down_tiles_are_a_number():
    """R-0.3: nobody sees their order, nor their kinds."""
    g = RULES.setup(4, {}, 1)
    view = RULES.view(g, 0)
    assert (view.face_down, view.discards, len(view.row)) == (41, 0, 5)
    assert "face_down" in asdict(view)
    assert isinstance(asdict(view)["face_down"], int)


def test_chips_on_paper_are_no_supply():
    """R-7.15: the supply shown is never below 0."""
    t = Table(3)
    t.g.chips = -4
    assert RULES.view(t.rounds().g, 0).chips == 0


@pytest.mark.parametrize(
    ("role", "phase", "taker"),
    [(None, "round", None), ("settler", "settler", 0), ("builder", "builder", 0)],
)
def test_the_phase(role: str | None, phase: str, taker: int | None):
    t = Table(3)
    t.board(0, doubloons=9)
    t.rounds()
    if role:
        t.play(f"0 role {role}")
    view = RULES.view(t.g, 0)
    assert (view.phase, view.role_taker) == (phase, taker)
    assert [role.taken_by for role in view.roles if role.key == phase] == [0] * bool(role)


def test_the_second_prospector_is_a_prospector():
    t = Table(5).rounds().play("0 role prospector_2")
    taken = {role.key: role.taken_by for role in RULES.view(t.g, None).roles}
    assert taken["prospector_2"] == 0
    assert taken["prospector_1"] is None


def test_the_end():
    t = Table(3)
    view = RULES.view(t.g, 0)
    assert (view.phase, view.over) == ("end", True)


def test_who_must_act():
    t = Table(3)
    for seat in range(3):
        t.board(seat, island="1 corn 1 indigo", manned="")
    t.phase("mayor", 1).play("1 pass", "2 place corn")
    acting = [player.acting for player in RULES.view(t.g, None).players]
    assert acting == [True, True, False]


def test_an_island_shows_the_occupied_tiles_first():
    t = Table(3)
    t.board(0, island="1 quarry 3 corn", manned="2 corn")
    tiles = [(tile.kind, tile.manned) for tile in RULES.view(t.rounds().g, 0).players[0].island]
    assert tiles == [("corn", True), ("corn", True), ("corn", False), ("quarry", False)]


@pytest.mark.parametrize("placing", ["together", "in_turn"])
def test_where_people_stood_is_seen_until_they_are_placed(placing: str):
    """R-3.3: who places first may look at the boards of those who come after him, although
    everybody's people are off their circles."""
    t = Table(3, placing=placing)
    for seat in range(3):
        t.board(seat, island="1 corn 1 indigo 1 sugar", manned="1 corn")
    t.g.colonist_ship = t.g.colonists = 0
    t.phase("mayor", 1)
    assert [player.before for player in RULES.view(t.g, None).players] == [("corn",)] * 3
    t.play("1 place sugar")
    assert [player.before for player in RULES.view(t.g, 0).players] == [("corn",), (), ("corn",)]
