"""Maps at random, and what forbids one."""

from __future__ import annotations

import os
from typing import Any

import pytest

from bot.engine.rng import Rng
from bot.games.amerigo.data import DATA
from bot.games.amerigo.map.drawing import Layout, NoMap, arrange, draw, faults, joined, turned
from bot.games.amerigo.map.geography import geography
from bot.games.amerigo.sailing import distances
from tests.games.amerigo import brute
from tests.games.amerigo.samples import SIDE, TOLD

CHESTS = DATA.numbers.chests
SOUND = [
    "............",
    "..#####.....",
    "..#####.....",
    ".aT####.....",
    "..####......",
    "............",
]
"""An island of 19 cells and one more."""
MAPS = int(os.environ.get("AMERIGO_MAPS", 100))
"""Maps of each number of players; 2,000 were tried."""


def told(map: dict[str, Any]) -> tuple[str, ...]:
    parts = [one.split("/") for one in map["tiles"]]
    tiles = [turned(DATA.tiles[name], int(quarters)) for name, quarters in parts]
    return joined(tiles, DATA.layout(map["players"]).columns)


@pytest.mark.parametrize("map", TOLD)
def test_arrangements_with_known_faults(map: dict[str, Any]) -> None:
    """R1.2, Q23."""
    rows = told(map)
    assert list(faults(rows, CHESTS)) == map["faults"]
    enclosed = [fault for fault in map["faults"] if fault == "enclosed"]
    assert list(faults(rows, CHESTS, house=False)) == enclosed


def changed(*changes: tuple[int, int, str]) -> tuple[str, ...]:
    rows = [list(row) for row in SOUND]
    for row, col, letter in changes:
        rows[row][col] = letter
    return tuple(map("".join, rows))


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        pytest.param(changed((0, 2, "#")), [], id="20 cells are big"),
        pytest.param(changed((4, 3, ".")), ["big"], id="Q23 no big island"),
        pytest.param(changed((0, 2, "#"), (2, 4, ".")), ["enclosed", "big"], id="R1.2a a lake"),
        pytest.param(changed((0, 2, "#"), (5, 6, "#")), ["touching", "no_post"], id="R1.2b corner"),
        pytest.param(changed((0, 2, "#"), (5, 9, "#")), ["no_post"], id="an island without a post"),
        pytest.param(
            changed((0, 2, "#"), (0, 3, "#"), (4, 2, "a")), ["pairs"], id="R1.4 two anchors"
        ),
        pytest.param(changed((0, 2, "#"), (1, 0, "a")), ["pairs"], id="R1.4 a lone anchor"),
        pytest.param(
            changed((0, 2, "#"), (2, 4, "."), (1, 3, "."), (5, 2, "#")),
            ["enclosed", "big"],
            id="Q33 two cells of one island meet at a corner",
        ),
    ],
)
def test_what_forbids_a_map(rows: tuple[str, ...], expected: list[str]) -> None:
    assert list(faults(rows, CHESTS)) == expected
    assert brute.faults(rows) == {*expected}
    hard = [fault for fault in expected if fault not in ("big", "no_post")]
    assert list(faults(rows, CHESTS, house=False)) == hard


def test_more_big_islands_than_chests_are_drawn_anew() -> None:
    """Q22."""
    block = ["......", ".####.", ".####.", ".####.", ".####.", ".####.", "aT##..", "......"]
    rows = tuple(row * 6 for row in block)
    assert list(faults(rows, 5)) == ["big"] and list(faults(rows, 6)) == []
    assert list(faults(rows, 5, house=False)) == []


def test_faults_are_those_that_sets_of_cells_find() -> None:
    """Also of arrangements that no tile of ours would make."""
    seen: set[str] = set()
    for seed in range(150):
        rng = Rng(seed)
        rows = list(arrange(rng, DATA.layout(2 + seed % 3)))
        for _ in range(seed % 4):
            row, col = rng.below(len(rows), "row"), rng.below(len(rows[0]), "col")
            letter = "#T.a"[rng.below(4, "letter")]
            rows[row] = rows[row][:col] + letter + rows[row][col + 1 :]
        found = set(faults(tuple(rows), CHESTS))
        assert found == brute.faults(rows)
        seen |= found
    assert seen == {"enclosed", "touching", "pairs", "big", "no_post"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_maps_are_drawn_and_every_anchor_can_be_reached(seats: int) -> None:
    """R1.1, R1.2; within the 200 tries, or `NoMap` would be raised."""
    layout = DATA.layout(seats)
    for seed in range(MAPS):
        rows = draw(Rng(seed), layout)
        geo = geography(rows, SIDE)
        assert (geo.height, geo.width) == (layout.rows * SIDE, layout.columns * SIDE)
        assert 1 <= sum(island.big for island in geo.islands) <= CHESTS
        assert all(island.posts for island in geo.islands)
        assert len(geo.anchors) == len(geo.posts)
        assert (
            geo.mask([n for n in distances(geo, None, 600, frozenset()) if n[0] != "Z"])
            == geo.water
        )


def test_the_same_seed_draws_the_same_map_from_its_own_stream() -> None:
    first, second = Rng(7), Rng(7)
    assert draw(first, DATA.layout(3)) == draw(second, DATA.layout(3))
    assert {*first.drawn} == {"map"}
    assert len({draw(Rng(seed), DATA.layout(2)) for seed in range(50)}) == 50


def test_the_rulebooks_map_checks_let_more_maps_pass() -> None:
    """Q22, Q23: a table option."""
    layout, differ = DATA.layout(2), 0
    for seed in range(60):
        plain = draw(Rng(seed), layout, house=False)
        assert brute.faults(plain) <= {"big", "no_post"}
        differ += plain != draw(Rng(seed), layout)
    assert differ


def test_tiles_of_which_no_map_can_be_made() -> None:
    lake = ("....", ".##.", ".##.", "....")
    with pytest.raises(NoMap):
        draw(Rng(1), Layout((lake,) * 9, 3, 3, 5, 10))


def test_every_tile_is_used_in_each_turn() -> None:
    """R1.1: with four players all tiles are."""
    layout, seen = DATA.layout(4), set()
    for seed in range(50):
        rows = arrange(Rng(seed), layout)
        bands = [rows[at : at + SIDE] for at in range(0, len(rows), SIDE)]
        starts = range(0, len(rows[0]), SIDE)
        laid = [tuple(row[at : at + SIDE] for row in band) for band in bands for at in starts]
        assert len({*laid}) == 16
        seen |= {*laid}
    assert seen == {turned(tile, quarters) for tile in layout.tiles for quarters in range(4)}
