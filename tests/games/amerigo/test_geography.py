"""Names of cells, islands, and the ring of frame fields."""

from __future__ import annotations

import pytest

from bot.games.amerigo.data import DATA
from bot.games.amerigo.map import cells
from bot.games.amerigo.map.drawing import joined, turned
from bot.games.amerigo.map.geography import geography, ring
from tests.games.amerigo import brute
from tests.games.amerigo.samples import SIDE, TOLD, drawn, places

SMALL = ("a.n...", "T#k...", "......", "...ss.", "....Ta", "......")


def test_no_column_is_called_z() -> None:
    names = [cells.column(number) for number in range(60)]
    assert names[:3] == ["A", "B", "C"] and names[22:28] == ["W", "X", "Y", "AA", "AB", "AC"]
    assert names[49:51] == ["AY", "BA"]
    assert len({*names}) == 60 and not any("Z" in name for name in names)


def test_cells_are_named_by_column_and_row() -> None:
    geo = drawn(4, 1)
    assert (geo.width, geo.height) == (24, 24)
    assert geo.name(geo.cell("D7")) == "D7"
    assert geo.place(geo.cell("D7")) == (6, 3)
    assert {"A1", "X1", "A24", "X24"} <= geo.cells.keys() and len(geo.cells) == 24 * 24
    for none in ("Y1", "A25", "A0", "Z1", "", "d7"):
        with pytest.raises(KeyError):
            geo.cell(none)


def test_sets_of_cells_are_named_in_reading_order() -> None:
    geo = drawn(2, 1)
    names = ["R1", "A2", "B2", "Q18"]
    assert list(geo.named(geo.mask(names))) == names
    assert list(geo.named(0)) == []


def test_what_lies_beside_and_around() -> None:
    geo = drawn(2, 1)
    cell = geo.mask(["C3"])
    beside = ["C2", "B3", "C3", "D3", "C4"]
    around = ["B2", "C2", "D2", "B3", "C3", "D3", "B4", "C4", "D4"]
    assert list(geo.named(cells.beside(cell, geo.stride))) == beside
    assert list(geo.named(cells.around(cell, geo.stride))) == around


def test_a_map_is_made_once() -> None:
    assert geography(SMALL, 6) is geography(tuple(f"{row}" for row in SMALL), 6)


def test_islands_resources_anchors_and_posts() -> None:
    """R1.4, R1.5."""
    geo = geography(SMALL, 6)
    assert [(one.number, one.size, one.big) for one in geo.islands] == [
        (1, 4, False),
        (2, 3, False),
    ]
    assert {geo.name(cell): good for cell, good in geo.resources.items()} == {
        "C1": "coconut",
        "C2": "coffee",
        "D4": "sugar",
        "E4": "sugar",
    }
    assert {geo.name(a): geo.name(p) for a, p in geo.anchors.items()} == {"A1": "A2", "F5": "E5"}
    assert {geo.name(p): geo.name(a) for p, a in geo.posts.items()} == {"A2": "A1", "E5": "F5"}
    assert [geo.name(post) for one in geo.islands for post in one.posts] == ["A2", "E5"]
    assert geo.island("E5").number == 2 and geo.island_of[geo.cell("A1")] == -1
    assert all(one.chest is None for one in geo.islands)


@pytest.mark.parametrize(("size", "big"), [(19, False), (20, True)])
def test_twenty_cells_make_a_big_island(size: int, big: bool) -> None:
    """R1.5: all land cells count; a chest lies on plain land of it."""
    land = [("." + "#" * min(10, max(0, size - at)) + ".").ljust(12, ".") for at in (0, 10)]
    rows = (*land, *["." * 12] * 10)
    geo = geography((rows[0].replace("#", "c", 1), *rows[1:]), 6)
    (island,) = geo.islands
    assert (island.size, island.big, island.chest is not None) == (size, big, big)
    assert (
        island.chest is None
        or geo.rows[geo.place(island.chest)[0]][geo.place(island.chest)[1]] == "#"
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_fact_is_as_sets_of_cells_find_it(seats: int) -> None:
    for seed in range(20):
        geo = drawn(seats, seed)
        assert [places(geo, one.mask) for one in geo.islands] == brute.islands(geo.rows)
        assert places(geo, geo.land) == brute.showing(geo.rows, "#Tctsnk")
        assert places(geo, geo.water) == brute.showing(geo.rows, ".a")
        for anchor, post in geo.anchors.items():
            assert geo.place(post) in brute.near(geo.place(anchor))
        for number, island in enumerate(geo.islands):
            assert all(geo.island_of[index] == number for index in cells.indices(island.mask))
            assert island.chest is None or island.mask >> island.chest & 1


@pytest.mark.parametrize("told", TOLD)
def test_tiles_are_turned_clockwise_and_joined(told: dict[str, list[str]]) -> None:
    parts = [one.split("/") for one in told["tiles"]]
    tiles = [turned(DATA.tiles[name], int(quarters)) for name, quarters in parts]
    rows = joined(tiles, 4 if len(tiles) > 9 else 3)
    assert not told["rows"] or list(rows) == told["rows"]
    sizes = sorted((one.size for one in geography(rows, SIDE).islands), reverse=True)
    assert not told["sizes"] or sizes == told["sizes"]


@pytest.mark.parametrize(("seats", "count"), [(2, 12), (3, 14), (4, 16)])
def test_the_ring_has_so_many_fields(seats: int, count: int) -> None:
    """R1.3."""
    geo = drawn(seats, 1)
    assert [field.name for field in geo.ring] == [f"Z{number + 1}" for number in range(count)]
    assert geo.ring[0].neighbours == (count - 1, 1)
    assert geo.ring[count - 1].neighbours == (count - 2, 0)


def test_a_corner_field_wraps_the_corner() -> None:
    """R1.3: half a tile on both sides; every other field is a tile long, between two middles."""
    geo = drawn(4, 1)
    touched = {field.name: list(geo.named(field.touches)) for field in geo.ring}
    assert touched["Z1"] == ["A1", "B1", "C1", "A2", "A3"]
    assert touched["Z2"] == ["D1", "E1", "F1", "G1", "H1", "I1"]
    assert touched["Z5"] == ["V1", "W1", "X1", "X2", "X3"]
    assert touched["Z9"] == ["X22", "X23", "V24", "W24", "X24"]
    assert touched["Z10"] == ["P24", "Q24", "R24", "S24", "T24", "U24"]
    assert touched["Z16"] == ["A4", "A5", "A6", "A7", "A8", "A9"]


@pytest.mark.parametrize("side", range(3, 13))
@pytest.mark.parametrize("grid", [(3, 3), (3, 4), (4, 4)])
def test_the_ring_is_a_walk_around_the_map(side: int, grid: tuple[int, int]) -> None:
    down, across = grid
    fields = ring(across * side, down * side, side)
    stride = across * side + 1
    touched = [{divmod(index, stride) for index in cells.indices(one.touches)} for one in fields]
    assert touched == brute.ring(across * side, down * side, side)


def test_with_an_odd_side_a_middle_cell_touches_two_fields() -> None:
    first, second, *_ = ring(15, 15, 5)
    assert list(cells.indices(first.touches & second.touches)) == [2]
