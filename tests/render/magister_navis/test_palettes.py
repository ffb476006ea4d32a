"""Things on the map stand out from sea and land, and the four symbols from each other."""

from __future__ import annotations

import pytest

from bot.games.magister_navis.data import REGIONS, SEATS
from render.art.theme import mix, palettes, theme
from render.magister_navis.art.atlas import ground_of
from render.magister_navis.art.palette_sheet import themes
from tests.render.colors import SIGHTS, contrast, nearest

GROUNDS = ("table", "sea", "closed", "empty")
PAPERS = ("sail", "paper", "paper_dim", "now")
SYMBOLS = ("stone", "noble", "coin", "sail")
"""The main colours of hammer, lyre, coins and scroll."""

FLOOR = 11.0
"""As for owners and goods: the shapes tell them apart, too."""


@pytest.mark.parametrize("palette", palettes())
def test_discs_stand_out_from_sea_and_land(palette) -> None:
    """By their light rim or by the dark edge inside it."""
    colors = themes(palette)
    grounds = [colors[ground] for ground in GROUNDS]
    grounds += [ground_of(region, colors) for region in REGIONS]
    for seat in range(SEATS[-1]):
        edge = mix(colors[f"seat_{seat}"], colors["ink"], 0.75)
        assert contrast(edge, colors["sail"]) >= 3
        for ground in grounds:
            marks = (edge, colors["sail"])
            assert max(contrast(mark, ground) for mark in marks) >= 3, (seat, ground)


@pytest.mark.parametrize("palette", palettes())
def test_lanes_symbols_and_outlines_stand_out(palette) -> None:
    colors = themes(palette)
    assert contrast(colors["on_table_soft"], colors["table"]) >= 3
    assert contrast(colors["on_table_soft"], colors["sea"]) >= 3
    assert contrast(colors["on_table"], colors["frame"]) >= 4.5
    assert contrast(colors["changed"], colors["on_changed"]) >= 3
    for paper in PAPERS:
        assert contrast(colors["ink"], colors[paper]) >= 4.5
    for token in ("sail", "sand"):
        assert contrast(colors["ink"], colors[token]) >= 4.5


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("sight", SIGHTS)
def test_symbols_differ(palette, sight) -> None:
    colors = theme(palette)
    assert nearest([colors[name] for name in SYMBOLS], sight) >= FLOOR
