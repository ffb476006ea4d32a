"""Amerigo's own colours: letters can be read, owners, goods and cubes told apart."""

from __future__ import annotations

import pytest

from bot.games.amerigo.data import COLOURS, GOODS, SEATS
from render.amerigo.art.palette_sheet import colors
from render.art.theme import mix, palettes, theme
from tests.render.colors import SIGHTS, contrast, nearest

OWNERS = tuple(f"seat_{seat}" for seat in range(SEATS[-1]))
FLOOR, CLEAR_OWNERS, CLEAR_THINGS, CUBES = 11.0, 30.0, 15.0, 6.0
"""No two owners are nearer, nor two goods; cubes have emblems, of which no two are alike."""


def test_a_game_s_own_colours_stand_before_those_of_all_games() -> None:
    for name in palettes():
        own, shared = colors(name), theme(name)
        assert own.name == name
        assert set(own) > set(shared)
        assert own["seat_0"] != shared["seat_0"]
        assert own["paper"] == shared["paper"]
    assert colors("unknown") is colors(palettes()[0]) or colors("unknown").name == palettes()[0]


@pytest.mark.parametrize("palette", palettes())
def test_letters_and_emblems_on_coloured_things_can_be_read(palette: str) -> None:
    paint = colors(palette)
    for thing in (*OWNERS, *GOODS, *COLOURS):
        least = 3.0 if thing in COLOURS else 4.5
        assert contrast(paint[f"on_{thing}"], paint[thing]) >= least, thing


@pytest.mark.parametrize("palette", palettes())
def test_words_on_the_sea_and_things_on_land_stand_out(palette: str) -> None:
    paint = colors(palette)
    for ground in ("shallow", "frame", "table"):
        assert contrast(paint["on_table"], paint[ground]) >= 4.5, ground
    for thing in (*OWNERS, "neutral", *GOODS):
        edge = mix(paint[thing], paint["ink"], 0.8)
        assert max(contrast(edge, paint["land"]), contrast(paint[thing], paint["land"])) >= 3, thing
    assert contrast(paint["land"], paint["shallow"]) >= 1.1


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("sight", SIGHTS)
def test_owners_and_goods_differ(palette: str, sight: str | None) -> None:
    paint = colors(palette)
    for names, floor, clear in (
        (OWNERS, FLOOR, CLEAR_OWNERS),
        (GOODS, FLOOR, CLEAR_THINGS),
        (COLOURS, CUBES, CUBES),
    ):
        least = clear if palette == "clear" else floor
        assert nearest([paint[name] for name in names], sight) >= least, names
