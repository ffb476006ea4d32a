"""Reach of ships, against a plain search through named places."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.amerigo.map.geography import geography
from bot.games.amerigo.sailing import distances
from tests.games.amerigo import brute
from tests.games.amerigo.samples import SIDE, drawn

NONE: frozenset[str] = frozenset()
BAY = (
    "......",
    ".####.",
    ".#.a#.",
    ".#.T#.",
    ".#.##.",
    "......",
)


@pytest.mark.parametrize("seed", range(150))
def test_reach_is_that_of_a_plain_search(seed: int) -> None:
    """R3.2 to R3.4."""
    random = Random(seed)
    geo = drawn(2 + seed % 3, seed)
    waters = list(geo.named(geo.water))
    fields = [field.name for field in geo.ring]
    start = random.choice((None, random.choice(waters), random.choice(fields)))
    taken = frozenset(random.sample(waters, random.randrange(9)) + random.sample(fields, 2))
    steps = random.choice((0, 1, 2, 3, 5, 8, 13, 40))
    starts = fields if start is None else [start]
    assert distances(geo, start, steps, taken) == brute.distances(
        geo.rows, SIDE, starts, steps, taken
    )


@pytest.mark.parametrize("seed", range(12))
def test_reach_with_an_odd_side(seed: int) -> None:
    random = Random(seed)
    rows = tuple("".join(random.choice("...#") for _ in range(20)) for _ in range(15))
    geo = geography(rows, 5)
    for field in geo.ring:
        found = distances(geo, field.name, 6, NONE)
        assert found == brute.distances(rows, 5, [field.name], 6, NONE)


def test_a_ship_off_the_map_begins_on_any_frame_field() -> None:
    """R3.1."""
    geo = drawn(3, 5)
    assert distances(geo, None, 0, NONE) == {field.name: 0 for field in geo.ring}


def test_a_ship_may_stay_and_pass_through_others_but_not_end_there() -> None:
    """R3.4: also with its own cell among those that are taken."""
    geo = geography(BAY, 6)
    found = distances(geo, "C6", 4, frozenset({"C6", "C5"}))
    assert found["C6"] == 0
    assert "C5" not in found and found["C4"] == 2


def test_frame_fields_hold_any_number_of_ships() -> None:
    """R3.4."""
    geo = geography(BAY, 6)
    assert distances(geo, "Z1", 1, frozenset({"Z1", "Z2"}))["Z2"] == 1


def test_ships_never_enter_land() -> None:
    """R3.3."""
    geo = geography(BAY, 6)
    found = distances(geo, "C6", 40, NONE)
    assert found["D3"] == 4 and not geo.land & geo.mask([name for name in found if name[0] != "Z"])
