"""The places of the map: nothing lies on anything else, and lanes keep to themselves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from math import hypot

import pytest
from PIL import ImageChops

from bot.games.magister_navis.data import CITIES, CONNECTIONS, REGIONS
from render.art.canvas import Box
from render.magister_navis.art import atlas, stock
from render.magister_navis.art.atlas import (
    CITY,
    SPACE,
    TOKEN,
    WORLD,
    Chart,
    code_box,
    course,
    drawn,
    land_mask,
)
from render.magister_navis.art.palette_sheet import colors
from render.magister_navis.pictures.chart import RING, deck_spots
from render.magister_navis.pictures.region import near
from render.pictures import layout

WHOLE = Chart()
CIRCLES = [
    *((city.at, CITY) for city in CITIES.values()),
    *((link.token, TOKEN) for link in CONNECTIONS.values()),
    *((spot, SPACE) for region in REGIONS.values() for spot in region.track),
]
DECKS = [WHOLE.around(spot, *stock.CARD) for _, _, spot in deck_spots()]
CODES = {key: code_box(WHOLE, key) for key in CITIES}


def _meet(one: Box, other: Box) -> bool:
    shared = one.within(other)
    return shared.w > 3 and shared.h > 3


def test_cities_tokens_and_spaces_keep_apart() -> None:
    for ((x, y), one), ((a, b), other) in combinations(CIRCLES, 2):
        assert hypot(x - a, y - b) >= (one + other) / 2, ((x, y), (a, b))


def test_codes_and_cards_are_covered_by_nothing() -> None:
    for one, other in combinations((*DECKS, *CODES.values()), 2):
        assert not _meet(one, other), (one, other)
    for spot, side in CIRCLES:
        box = WHOLE.around(spot, side).inset(side // 8)
        assert not [code for code in CODES.values() if _meet(box, code)], spot
        assert not [deck for deck in DECKS if _meet(box, deck)], spot


def test_all_is_on_the_map_below_the_title() -> None:
    below = WORLD._replace(y=layout.PLACE.bottom, h=WORLD.h - layout.PLACE.bottom)
    boxes = [WHOLE.around(spot, side + 2 * RING) for spot, side in CIRCLES]
    assert all(box.within(below) == box for box in (*boxes, *DECKS, *CODES.values()))


@pytest.mark.parametrize("key", CONNECTIONS)
def test_a_lane_passes_no_other_city_and_no_other_token(key: str) -> None:
    link = CONNECTIONS[key]
    others = [city.at for city in CITIES.values() if city.key not in link.cities]
    tokens = [one.token for one in CONNECTIONS.values() if one is not link]
    for x, y in _fine(list(course(WHOLE, link))):
        assert all(hypot(x - a, y - b) > CITY / 2 + 4 for a, b in others)
        assert all(hypot(x - a, y - b) > TOKEN / 2 + 2 for a, b in tokens)


def _fine(spots: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Points on a lane that lie close to each other."""
    for (x, y), (a, b) in pairwise(spots):
        yield from ((x + (a - x) * step / 4, y + (b - y) * step / 4) for step in range(4))


@pytest.mark.parametrize("chart", [WHOLE, near("CA"), near("IN")])
def test_lands_of_a_region_are_not_in_those_of_another(chart: Chart) -> None:
    """They are put onto the map through masks, closed or open."""
    for one, other in combinations(REGIONS, 2):
        shared = ImageChops.logical_and(land_mask(chart, one), land_mask(chart, other))
        assert shared.getbbox() is None, (one, other)


@pytest.mark.parametrize("key", ["EU", "AF"])
def test_what_is_left_out_from_near_would_change_no_pixel(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At these two, lands and lanes outside come closest to the edge."""
    chart, theme = near(key), colors("night").theme
    shown = drawn(chart, theme, False).image.tobytes()
    monkeypatch.setattr(atlas, "_reaches", lambda *_: True)
    assert shown == drawn(chart, theme, False).image.tobytes()


@pytest.mark.parametrize("key", REGIONS)
def test_cities_and_tracks_lie_on_the_land_of_their_region(key: str) -> None:
    """The Caribbean's track lies in the sea: its lands are islands."""
    land, region = land_mask(WHOLE, key), REGIONS[key]
    spots = [CITIES[city].at for city in region.cities]
    for spot in (*spots, *(region.track if key != "CA" else ())):
        assert land.getpixel(spot), (key, spot)


@pytest.mark.parametrize("key", REGIONS)
def test_from_near_a_region_is_whole_and_no_smaller(key: str) -> None:
    chart, region = near(key), REGIONS[key]
    assert chart.px(100) >= 100
    boxes = [chart.around(CITIES[city].at, CITY) for city in region.cities]
    boxes += [code_box(chart, city) for city in region.cities]
    boxes += [chart.around(spot, SPACE) for spot in region.track]
    boxes += [chart.around(spot, *stock.CARD) for spot in region.decks.values()]
    assert all(chart.shows(box) for box in boxes)
