"""R-2: the settler phase: what no case says."""

from __future__ import annotations

from collections import Counter

from tests.games.puerto_rico.positions import Table


def row(t: Table, *tiles: str) -> Table:
    t.g.row = list(tiles)
    return t


def test_nobody_has_to_take_a_tile():
    """R-2.1, D-31: taking a tile is voluntary, for the settler too."""
    t = Table(3).phase("settler")
    t.play("0 pass", "1 pass", "2 pass")
    assert [player.island for player in t.g.players] == [{}, {}, {}]
    assert t.recorded("passed", "seat") == [0, 1, 2]


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


def test_a_drawn_tile_becomes_known():
    """R-2.5: a face-down tile came to light: no taking back across it."""
    t = Table(3)
    t.board(0, city="1 hacienda")
    t.phase("settler").play("0 draw")
    assert [event.reveals for event in t.events if event.kind == "drawn"] == [True]


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
