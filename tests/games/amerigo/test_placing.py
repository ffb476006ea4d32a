"""Places that fit a tile, against an independent search through sets of cells."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.amerigo.map.geography import geography
from bot.games.amerigo.map.placing import (
    SHAPES,
    SIZES,
    carried,
    frontier,
    placements,
    tile_mask,
)
from tests.games.amerigo import brute
from tests.games.amerigo.samples import Position, drawn, mask, places


def test_only_distinct_turns_are_named() -> None:
    assert {key: len(turns) for key, turns in SHAPES.items()} == {
        "1": 1,
        "2": 2,
        "3I": 2,
        "3L": 4,
        "4I": 2,
        "4O": 1,
        "5U": 4,
        "6R": 2,
    }
    assert {key: int(key[0]) for key in SHAPES} == SIZES


def test_shapes_are_symmetric_to_a_mirror() -> None:
    """Q16."""
    for key in SHAPES:
        mirrored = [(row, -col) for row, col in brute.shape(key, 0)]
        assert brute.turned(mirrored, 0) in {brute.shape(key, turn) for turn in (0, 90, 180, 270)}


@pytest.mark.parametrize(
    ("shape", "turn", "cells"),
    [
        ("1", 0, "D7"),
        ("2", 90, "D7 D8"),
        ("3L", 0, "D7 D8 E8"),
        ("3L", 90, "D7 E7 D8"),
        ("3L", 180, "D7 E7 E8"),
        ("3L", 270, "D7 C8 D8"),
        ("5U", 0, "D7 F7 D8 E8 F8"),
        ("5U", 90, "D7 E7 D8 D9 E9"),
        ("5U", 180, "D7 E7 F7 D8 F8"),
        ("5U", 270, "D7 E7 E8 D9 E9"),
        ("6R", 90, "D7 E7 D8 E8 D9 E9"),
    ],
)
def test_a_tile_lies_at_its_first_cell(shape: str, turn: int, cells: str) -> None:
    geo = drawn(4, 1)
    assert list(geo.named(tile_mask(geo, shape, "D7", turn))) == cells.split()


@pytest.mark.parametrize(("shape", "turn"), [("1", 90), ("2", 180), ("4O", 90), ("3L", 45)])
def test_turns_that_are_not_named(shape: str, turn: int) -> None:
    with pytest.raises(KeyError):
        tile_mask(drawn(4, 1), shape, "D7", turn)


def test_what_sticks_out_of_the_map_is_never_free() -> None:
    geo = geography(tuple(["#" * 18] * 18), 6)
    for shape in SHAPES:
        found = placements(geo, shape, geo.land, geo.land)
        turns = SHAPES[shape].items()
        widths = [
            (max(r for r, _ in c), min(x for _, x in c), max(x for _, x in c)) for _, c in turns
        ]
        expected = sum((18 - down) * (18 + left - right) for down, left, right in widths)
        assert len(found) == len({*found}) == expected
        for cell, turn in found:
            assert tile_mask(geo, shape, cell, turn).bit_count() == SIZES[shape]
            assert not tile_mask(geo, shape, cell, turn) & ~geo.land
    assert tile_mask(geo, "2", "R1", 0) & ~geo.land


@pytest.mark.parametrize("seed", range(20))
def test_placements_are_those_of_a_plain_search(seed: int) -> None:
    """R3.16, R3.17: eight shapes in each position."""
    geo = drawn(2 + seed % 3, seed)
    at = Position(geo, Random(seed))
    hanging = carried(geo, mask(geo, at.own_posts), mask(geo, at.carriers))
    assert places(geo, hanging) == at.linked
    edge = frontier(geo, hanging, mask(geo, at.free))
    assert places(geo, edge) == at.frontier
    for shape in SHAPES:
        found = placements(geo, shape, mask(geo, at.free), edge)
        assert len({*found}) == len(found)
        assert {*found} == brute.placements(geo.rows, shape, at.free, at.linked)
        for cell, turn in found[:3]:
            row, col = geo.place(geo.cell(cell))
            assert places(geo, tile_mask(geo, shape, cell, turn)) == brute.tile(
                shape, (row, col), turn
            )


ISLAND = (
    "..........",
    ".######...",
    ".######...",
    "..........",
)


def test_a_corner_does_not_link() -> None:
    """T14."""
    geo = geography(ISLAND, 2)
    post = geo.mask(["B2"])
    free = geo.land & ~post
    edge = frontier(geo, carried(geo, post, 0), free)
    assert ("C3", 0) not in placements(geo, "2", free, edge)
    assert ("B3", 0) in placements(geo, "2", free, edge)


def test_a_tile_does_not_lie_on_water() -> None:
    """T13."""
    geo = geography(ISLAND, 2)
    post = geo.mask(["G2"])
    free = geo.land & ~post
    found = placements(geo, "2", free, frontier(geo, post, free))
    assert {*found} == {("E2", 0), ("F3", 0), ("F2", 90)}


def test_tiles_carry_the_link_on() -> None:
    """T15, E07: a chain of own villages and neutral tiles; others' villages carry nothing."""
    geo = geography(ISLAND, 2)
    post, three, two = geo.mask(["B2"]), geo.mask(["C2", "D2", "E2"]), geo.mask(["F2", "F3"])
    free = geo.land & ~post & ~three & ~two
    assert places(geo, carried(geo, post, three | two)) == places(geo, post | three | two)
    assert list(geo.named(frontier(geo, carried(geo, post, three | two), free) & geo.mask(["G2"])))
    assert not frontier(geo, carried(geo, post, two), free) & geo.mask(["G2"])
    assert carried(geo, 0, three | two) == 0
