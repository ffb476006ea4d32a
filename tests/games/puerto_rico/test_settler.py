"""R-2: the settler phase, one test a ruling."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.puerto_rico.positions import Table

FULL = "4 corn 4 indigo 4 sugar"
ELEVEN = "4 corn 4 indigo 3 sugar"


def row(t: Table, *tiles: str) -> Table:
    t.g.row = list(tiles)
    return t


def test_the_settler_may_take_a_quarry_the_others_may_not():
    """R-2.1: the settler's privilege is one quarry instead of an open plantation."""
    t = row(Table(3), "corn", "sugar", "sugar", "coffee").phase("settler", 1)
    assert t.legal(1) == ["pass", "settle coffee", "settle corn", "settle quarry", "settle sugar"]
    t.play("1 settle quarry")
    assert t.g.quarries == 7
    assert t.legal(2) == ["pass", "settle coffee", "settle corn", "settle sugar"]
    t.play("2 settle sugar")
    assert t.legal(0) == ["pass", "settle coffee", "settle corn", "settle sugar"]
    t.play("0 settle sugar")
    assert [player.island for player in t.g.players] == [{"sugar": 1}, {"quarry": 1}, {"sugar": 1}]
    assert all(not player.manned for player in t.g.players)


def test_nobody_has_to_take_a_tile():
    """R-2.1, D-31: taking a tile is voluntary, for the settler too."""
    t = Table(3).phase("settler")
    t.play("0 pass", "1 pass", "2 pass")
    assert [player.island for player in t.g.players] == [{}, {}, {}]
    assert t.recorded("passed", "seat") == [0, 1, 2]


def test_a_full_island_takes_nothing():
    """R-2.2, D-30: with 12 filled spaces a player takes no tile, not even as settler or with
    a hacienda; with 11 the extra tile fills the last space and the regular pick is lost."""
    t = Table(3)
    t.board(0, island=FULL, city="1 hacienda 1 construction_hut")
    t.board(1, island=ELEVEN, city="1 hacienda")
    row(t, "corn", "corn", "corn", "corn").phase("settler")
    assert t.asked == [(1, "draw")]
    t.play("1 draw")
    assert sum(t.g.players[1].island.values()) == 12
    assert t.asked == [(2, "settle")]


def test_no_quarry_is_left():
    """R-2.2: when all quarries are gone neither the privilege nor a construction hut helps."""
    t = Table(3)
    t.g.quarries = 0
    t.board(1, city="1 construction_hut")
    t.phase("settler")
    assert "settle quarry" not in t.legal(0)
    t.play("0 pass")
    assert "settle quarry" not in t.legal(1)


def test_an_empty_row_and_no_quarry_ask_nobody():
    """R-2.3: if the row stayed short later players may get nothing."""
    t = row(Table(3), "corn")
    t.board(2, city="0 construction_hut")
    t.phase("settler").play("0 settle corn")
    assert t.asked == []


def test_untaken_tiles_are_discarded_and_a_new_row_is_opened():
    """R-2.3: untaken tiles go to the discard pile, players + 1 new ones are opened; the row
    is not refilled in the middle of the phase."""
    t = row(Table(3), "corn", "corn", "coffee", "sugar")
    t.g.face_down = ["indigo"] * 3 + ["tobacco"] * 4
    t.phase("settler").play("0 settle corn")
    assert t.g.row == ["corn", "coffee", "sugar"]
    t.play("1 settle coffee", "2 pass")
    assert sorted(t.g.discards) == ["corn", "sugar"]
    assert t.g.row == ["tobacco"] * 4
    assert t.g.face_down == ["indigo"] * 3
    assert t.recorded("row") == [{"tobacco": 4, "reshuffled": 0}]


def test_a_short_pile_is_drawn_first_then_the_discards_are_shuffled():
    """R-2.3, D-29: use what is left face down, then shuffle the discards - the tiles just
    discarded among them - into a new pile and go on."""
    t = row(Table(3), "corn", "corn", "coffee", "sugar")
    t.g.face_down, t.g.discards = ["tobacco", "tobacco"], ["indigo"]
    t.phase("settler").play("0 pass", "1 pass", "2 pass")
    assert t.g.row[:2] == ["tobacco", "tobacco"]
    assert Counter(t.g.row[2:] + t.g.face_down) == {"corn": 2, "coffee": 1, "sugar": 1, "indigo": 1}
    assert (len(t.g.row), t.g.discards) == (4, [])
    assert t.recorded("row", "reshuffled") == [1]


def test_a_pile_that_is_just_enough_is_not_reshuffled():
    """R-2.3: the discards are shuffled only when a tile is missing."""
    t = row(Table(3), "corn", "corn", "coffee", "sugar")
    t.g.face_down, t.g.discards = ["tobacco"] * 4, ["indigo"]
    t.phase("settler").play("0 pass", "1 pass", "2 pass")
    assert (t.g.row, t.g.face_down) == (["tobacco"] * 4, [])
    assert len(t.g.discards) == 5
    assert t.recorded("row", "reshuffled") == [0]


def test_a_row_may_stay_short():
    """R-2.3: if even the discards are not enough the row stays short."""
    t = row(Table(3), "corn", "corn")
    t.g.face_down, t.g.discards = [], ["indigo"]
    t.phase("settler").play("0 settle corn", "1 pass", "2 pass")
    assert sorted(t.g.row) == ["corn", "indigo"]
    assert (t.g.face_down, t.g.discards) == ([], [])


def test_tiles_never_leave_the_island():
    """R-2.4: where a tile lies is irrelevant, and nothing offers to remove one: neither a
    settler phase nor any of the others changes what lies there already."""
    t = Table(3)
    t.board(0, island="2 corn 1 quarry", goods="3 corn", doubloons=9)
    for role in ("settler", "mayor", "builder", "craftsman", "trader", "captain"):
        t.phase(role)
        while t.g.decisions:
            seat, _ = t.asked[0]
            t.play(f"{seat} {'pass' if 'pass' in t.legal(seat) else t.legal(seat)[0]}")
        assert t.g.players[0].island == {"corn": 2, "quarry": 1}


def test_hacienda_draws_before_the_regular_pick():
    """R-2.5: an extra face-down tile, placed before the regular pick; both may be declined."""
    t = row(Table(3), "corn", "corn", "corn", "corn")
    t.g.face_down = ["indigo"] * 8 + ["coffee"]
    t.board(0, city="1 hacienda")
    t.phase("settler")
    assert t.asked == [(0, "draw")]
    assert t.legal(0) == ["draw", "pass"]
    t.play("0 draw")
    assert t.asked == [(0, "settle")]
    assert t.g.players[0].island == {"coffee": 1}
    t.play("0 settle quarry")
    assert t.g.players[0].island == {"coffee": 1, "quarry": 1}
    assert t.recorded("drawn") == [{"seat": 0, "tile": "coffee"}]


def test_a_drawn_tile_becomes_known():
    """R-2.5: a face-down tile came to light: no taking back across it."""
    t = Table(3)
    t.board(0, city="1 hacienda")
    t.phase("settler").play("0 draw")
    assert [event.reveals for event in t.events if event.kind == "drawn"] == [True]


def test_hacienda_may_be_declined_or_used_alone():
    """R-1.7, R-2.5: a building need not be used, and neither tile depends on the other."""
    t = Table(3)
    t.board(0, city="1 hacienda")
    t.board(1, city="1 hacienda")
    t.phase("settler").play("0 pass", "0 settle quarry", "1 draw", "1 pass")
    assert [sum(player.island.values()) for player in t.g.players] == [1, 1, 0]


def test_an_empty_hacienda_draws_nothing():
    """R-1.7: beige buildings work only when occupied."""
    t = Table(3)
    t.board(0, city="0 hacienda 0 construction_hut 0 hospice")
    t.phase("settler", 2).play("2 pass")
    assert t.asked == [(0, "settle")]
    assert "settle quarry" not in t.legal(0)
    tile = next(move for move in t.legal(0) if move != "pass")
    t.play(f"0 {tile}")
    assert t.asked == [(1, "settle")]
    assert t.g.players[0].people == 0


def test_hacienda_shuffles_the_discards_when_the_pile_is_empty():
    """R-2.8: with an empty face-down pile the discards are shuffled first."""
    t = row(Table(3), "corn", "corn", "corn", "corn")
    t.g.face_down, t.g.discards = [], ["coffee", "coffee", "coffee"]
    t.board(0, city="1 hacienda")
    t.phase("settler").play("0 draw")
    assert t.g.players[0].island == {"coffee": 1}
    assert (t.g.face_down, t.g.discards) == (["coffee", "coffee"], [])


def test_hacienda_without_any_tile_left():
    """R-2.8: no face-down tile and no discards: no extra tile, straight to the regular pick."""
    t = row(Table(3), "corn", "corn", "corn", "corn")
    t.g.face_down, t.g.discards = [], []
    t.board(0, city="1 hacienda")
    assert t.phase("settler").asked == [(0, "settle")]


def test_hacienda_with_construction_hut_is_never_a_quarry():
    """D-01: the hacienda's extra tile is never a quarry; the regular one may be."""
    t = Table(3)
    t.board(1, city="1 hacienda 1 construction_hut")
    t.phase("settler").play("0 pass")
    assert t.legal(1) == ["draw", "pass"]
    t.play("1 draw")
    assert "settle quarry" in t.legal(1)


def test_option_hacienda_quarry():
    """D-01, other reading: the construction hut's quarry may take the extra tile's place,
    but there is one quarry a turn."""
    t = Table(3, hacienda_quarry="yes")
    t.board(1, city="1 hacienda 1 construction_hut")
    t.board(2, city="1 hacienda")
    t.phase("settler").play("0 pass")
    assert t.legal(1) == ["draw", "pass", "settle quarry"]
    t.play("1 settle quarry")
    assert t.g.quarries == 7
    assert t.g.players[1].island == {"quarry": 1}
    assert t.asked == [(1, "settle")]
    assert "settle quarry" not in t.legal(1)
    t.play("1 pass")
    assert t.legal(2) == ["draw", "pass"]


def test_option_hacienda_quarry_needs_no_tile():
    """D-01, other reading: the quarry is offered even when no plantation is left to draw."""
    t = Table(3, hacienda_quarry="yes")
    t.g.face_down, t.g.discards = [], []
    t.board(0, city="1 hacienda 1 construction_hut")
    assert t.phase("settler").legal(0) == ["pass", "settle quarry"]


def test_option_hacienda_quarry_leaves_the_settlers_own_quarry():
    """D-01, other reading: a settler who drew a plantation still has his privilege."""
    t = Table(3, hacienda_quarry="yes")
    t.board(0, city="1 hacienda")
    t.phase("settler")
    assert t.legal(0) == ["draw", "pass"]
    t.play("0 draw")
    assert "settle quarry" in t.legal(0)


def test_construction_hut_takes_one_quarry_instead():
    """R-2.6, Q-08: quarry instead of the plantation; a settler with it still takes one tile."""
    t = Table(3)
    t.board(0, city="1 construction_hut")
    t.board(1, city="1 construction_hut")
    t.phase("settler").play("0 settle quarry", "1 settle quarry")
    assert t.asked == [(2, "settle")]
    assert "settle quarry" not in t.legal(2)
    assert t.g.quarries == 6


@pytest.mark.parametrize("tile", ["quarry", "corn"])
def test_hospice_mans_the_regular_tile(tile: str):
    """R-2.7, D-38: a colonist from the supply comes onto the tile of the regular pick,
    plantation or quarry, if the player likes."""
    t = row(Table(3), "corn", "corn", "corn", "corn")
    t.board(0, city="1 hospice", island="1 corn", manned="")
    t.phase("settler").play(f"0 settle {tile}")
    assert t.legal(0) == ["colonist", "pass"]
    t.play("0 colonist")
    assert t.g.players[0].manned == {tile: 1}
    assert (t.g.colonists, t.g.colonist_ship) == (54, 3)
    assert t.recorded("colonist") == [{"seat": 0, "source": "hospice", "circle": tile}]


def test_hospice_is_optional():
    """D-38: the colonist may be declined."""
    t = Table(3)
    t.board(0, city="1 hospice")
    t.phase("settler").play("0 settle quarry", "0 pass")
    assert t.g.players[0].manned == {}
    assert t.g.colonists == 55


def test_hospice_does_not_man_the_hacienda_tile():
    """R-2.7, D-11, Q-06: the extra tile comes without a colonist, even if it is of the same
    kind; a player who takes no regular tile gets none at all."""
    t = row(Table(3), "corn", "corn", "corn", "corn")
    t.g.face_down = ["corn"] * 9
    t.board(0, city="1 hacienda 1 hospice")
    t.board(1, city="1 hacienda 1 hospice")
    t.phase("settler").play("0 draw")
    assert t.asked == [(0, "settle")]
    t.play("0 settle corn", "0 colonist")
    assert (t.g.players[0].island, t.g.players[0].manned) == ({"corn": 2}, {"corn": 1})
    t.play("1 draw", "1 pass")
    assert t.asked == [(2, "settle")]
    assert t.g.players[1].manned == {}


def test_hospice_takes_from_the_ship_when_the_supply_is_empty():
    """R-2.7: supply empty: from the ship; ship empty: none."""
    t = Table(3)
    t.g.colonists, t.g.colonist_ship = 0, 1
    t.board(0, city="1 hospice")
    t.board(1, city="1 hospice")
    t.phase("settler").play("0 settle quarry", "0 colonist")
    assert (t.g.colonists, t.g.colonist_ship) == (0, 0)
    tile = next(move for move in t.legal(1) if move != "pass")
    t.play(f"1 {tile}")
    assert t.asked == [(2, "settle")]


def test_taking_the_last_colonist_does_not_end_the_game():
    """Q-24: colonists used up between mayor phases trigger nothing until a refill fails."""
    t = Table(3)
    t.g.colonists, t.g.colonist_ship = 1, 0
    t.board(0, city="1 hospice")
    t.phase("settler").play("0 settle quarry", "0 colonist")
    assert t.g.colonists == 0
    assert t.g.ending is None
