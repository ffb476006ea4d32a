"""R-2.9, R-4.8: the forest house and what a forest is worth, one test a ruling."""

from __future__ import annotations

import pytest

from tests.games.puerto_rico.positions import RULES, Table, expanded


def forester(more: str = "", seats: int = 3, **board: str | int) -> Table:
    """A table whose seat 0 has an occupied forest house."""
    t = expanded(seats)
    t.board(0, city=f"1 forest_house {more}", **board)  # type: ignore[arg-type]
    return t


def test_an_open_plantation_may_be_laid_face_down():
    """R-2.9, D-40: any tile that the owner is entitled to, open or not, but no quarry."""
    t = forester().tiles("corn", "coffee").phase("settler")
    assert t.legal(0) == [
        "forest coffee",
        "forest corn",
        "pass",
        "settle coffee",
        "settle corn",
        "settle quarry",
    ]
    t.play("0 forest coffee")
    assert t.g.players[0].island == {}
    assert t.g.players[0].forests == ["coffee"]
    assert t.g.row == ["corn"]


def test_only_an_occupied_forest_house():
    """R-1.7: without a person on it no tile is turned."""
    t = expanded().tiles("corn")
    t.board(0, city="0 forest_house")
    assert t.phase("settler").legal(0) == ["pass", "settle corn", "settle quarry"]


@pytest.mark.parametrize(("move", "island"), [("plant", {"coffee": 1}), ("turn", {})])
def test_a_drawn_tile_is_looked_at_first(move: str, island: dict[str, int]):
    """R-2.9: the hacienda's owner sees the tile, then says which way it lies."""
    t = forester("1 hacienda").tiles("corn", top="coffee").phase("settler").play("0 draw")
    assert t.asked == [(0, "lay")]
    assert t.legal(0) == ["plant", "turn"]
    t.play(f"0 {move}")
    assert t.g.players[0].island == island
    assert t.asked == [(0, "settle")]


def test_only_its_owner_sees_the_drawn_tile():
    """R-2.9: nobody else knows what it is, neither now nor when it lies as forest."""
    t = forester("1 hacienda").tiles("corn", top="coffee").phase("settler").play("0 draw")
    drawn = [[p.drawn for p in RULES.view(t.g, seat).players] for seat in (0, 1, None)]
    assert drawn == [["coffee", None, None], [None] * 3, [None] * 3]
    t.play("0 turn")
    assert t.recorded("drawn") == []
    assert t.recorded("forest") == [{"seat": 0}]
    for reader in (0, 1, None):
        tiles = RULES.view(t.g, reader).players[0].island
        assert [(tile.kind, tile.manned) for tile in tiles] == [("forest", False)]


def test_a_drawn_tile_must_be_laid():
    """R-2.5: there is no way to refuse it."""
    t = forester("1 hacienda").tiles(top="coffee").phase("settler").play("0 draw")
    assert "pass" not in t.legal(0)


def test_a_tile_of_the_land_office_may_be_a_forest():
    """R-2.9, R-6.6: the tile that was bought is looked at too."""
    t = forester("1 land_office", doubloons=1).tiles(top="coffee").phase("trader")
    t.play("0 buy", "0 turn")
    assert (t.doubloons[0], t.g.players[0].forests) == (0, ["coffee"])


def test_with_a_hospice_the_person_goes_to_the_windrose():
    """E-25, R-2.9: a forest has no circle."""
    t = forester("1 hospice").tiles("corn").phase("settler").play("0 forest corn", "0 colonist")
    player = t.g.players[0]
    assert (player.windrose, player.manned, player.forests) == (1, {}, ["corn"])
    assert t.recorded("colonist", "circle") == ["windrose"]


def test_a_forest_has_no_circle():
    """R-2.9, R-3.4: nobody can be placed on it."""
    t = forester(forests="3 corn", windrose=1)
    t.g.colonist_ship = t.g.noble_ship = 0
    t.phase("mayor").play("0 pass")
    assert t.g.players[0].windrose == 1


def test_a_forest_fills_a_space():
    """R-2.2: 12 spaces, forests included."""
    t = forester(forests="6 corn", island="6 sugar").phase("settler")
    assert t.asked == [(1, "settle")]


def test_what_lies_face_down_stays_so():
    """R-2.9: tiles that were laid are never turned, one way or the other."""
    t = forester(forests="1 corn", island="1 sugar").tiles("coffee").phase("settler")
    turned = {move for move in t.legal(0) if move.split()[0] in ("forest", "turn", "plant")}
    assert turned == {"forest coffee"}


def test_a_forest_produces_nothing():
    """R-2.9: whatever it was."""
    t = forester(forests="2 corn").phase("craftsman")
    assert t.goods(0) == {}


# Building (R-4.8) ---------------------------------------------------------------------


@pytest.mark.parametrize(("forests", "price"), [(4, 1), (6, 0)])
def test_the_examples(forests: int, price: int):
    """T-21, T-22, D-41: the builder with 2 occupied quarries builds the large warehouse (6):
    with 4 forests he pays 6-1-2-2 = 1, with 6 forests 6-1-2-3 = 0."""
    t = expanded()
    t.g.bring("large_warehouse")
    t.board(0, island="2 quarry", forests=f"{forests} corn", doubloons=5)
    t.phase("builder")
    assert t.prices(0, ["large_warehouse"]) == {"large_warehouse": price}


@pytest.mark.parametrize(("forests", "price"), [(0, 5), (1, 5), (2, 4), (3, 4), (11, 0)])
@pytest.mark.parametrize("city", ["", "0 forest_house", "1 forest_house"])
def test_every_two_forests_are_worth_a_doubloon(forests: int, price: int, city: str):
    """R-4.8: rounded down, whether the forest house is occupied or not, or there at all."""
    t = expanded()
    t.board(0, city=city, forests=f"{forests} corn", doubloons=9)
    t.phase("builder", 2).play("2 pass")
    assert t.prices(0, ["church"]) == {"church": price}


def test_forests_count_in_every_column():
    """R-4.2: there is no limit by column for forests, as there is for quarries."""
    t = expanded()
    t.board(1, forests="8 corn", doubloons=20)
    t.phase("builder", 0).play("0 pass")
    names = ["aqueduct", "storehouse", "small_wharf", "union_hall", "cloister"]
    assert t.prices(1, names) == dict(zip(names, (0, 0, 2, 5, 6), strict=True))


def test_quarries_forests_and_privilege_add_up():
    """R-4.2: 10 - 4 quarries - 2 for forests - 1 as builder."""
    t = expanded()
    t.board(0, island="5 quarry", forests="5 corn", doubloons=20)
    assert t.phase("builder").prices(0, ["statue"]) == {"statue": 3}
