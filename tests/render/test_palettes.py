"""Every palette can be read, and one can be told apart with any colour deficiency."""

from __future__ import annotations

import pytest

from bot.games.puerto_rico.data import GOODS
from render.amerigo import gallery as amerigo_gallery
from render.amerigo.art import palette_sheet as amerigo
from render.amerigo.pictures.card import cards as amerigo_cards
from render.art.theme import mix, palettes, theme
from render.magister_navis import gallery as magister_navis_gallery
from render.magister_navis.art import palette_sheet as magister_navis
from render.magister_navis.pictures.card import cards as magister_navis_cards
from render.puerto_rico import gallery as puerto_rico_gallery
from render.puerto_rico.art import palette_sheet as puerto_rico
from render.puerto_rico.pictures.card import cards as puerto_rico_cards
from tests.render.colors import SIGHTS, contrast, nearest

SEATS = tuple(f"seat_{seat}" for seat in range(5))
LARGE_MARKS = (
    ("ink", "paper"),
    ("chip", "paper"),
    ("coin_edge", "paper"),
    ("pawn", "sail"),
    ("changed", "paper"),
    ("wood_dark", "paper"),
    ("ink", "now"),
    ("warn", "sail"),
)
GAMES = {
    "puerto_rico": puerto_rico.themes,
    "magister_navis": magister_navis.themes,
    "amerigo": amerigo.colors,
}
RESULTS = {
    "puerto_rico": (puerto_rico_gallery.BARS, puerto_rico_cards),
    "magister_navis": (magister_navis_gallery.BARS, magister_navis_cards),
    "amerigo": (amerigo_gallery.BARS, amerigo_cards),
}
NEARLY_BLACK = 5.0
"""No two grounds of games are nearer in the palette of high contrast."""
FLOOR = 11.0
"""No two owners and no two goods are nearer in any palette; letters tell them apart too."""
CLEAR_SEATS, CLEAR_GOODS = 30.0, 25.0


def test_all_palettes_name_the_same_colours() -> None:
    assert set(palettes()) == {"night", "day", "contrast", "clear"}
    names = [set(theme(name)) for name in palettes()]
    assert all(one == names[0] for one in names)


@pytest.mark.parametrize("palette", palettes())
def test_letters_on_coloured_things_can_be_read(palette) -> None:
    colors = theme(palette)
    pairs = {(key, key.removeprefix("on_").removesuffix("_soft")) for key in colors if "on_" in key}
    for words, ground in pairs:
        assert contrast(colors[words], colors[ground]) >= 4.5, (words, ground)


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("game", GAMES)
def test_words_and_choices_stand_out_from_a_game_s_ground(game: str, palette: str) -> None:
    colors = GAMES[game](palette)
    for ground in ("table", "table_wave", "title_shade"):
        for words in ("on_table", "on_table_soft"):
            assert contrast(colors[words], colors[ground]) >= 4.5, (words, ground)
    assert contrast(colors["paper"], colors["table"]) >= 1.3
    # What can be chosen has an edge of ink.
    assert max(contrast(colors[mark], colors["table"]) for mark in ("now", "ink")) >= 4.5
    assert contrast(colors["changed"], colors["table"]) >= 1.5


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("game", GAMES)
def test_results_and_cards_lie_on_the_ground_of_their_game(game: str, palette: str) -> None:
    bars, cards = RESULTS[game]
    assert bars.colors(palette) is GAMES[game](palette)
    assert cards.colors(palette) is GAMES[game](palette)


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("sight", SIGHTS)
def test_the_grounds_of_games_differ(sight: str | None, palette: str) -> None:
    grounds = [themes(palette)["table"] for themes in GAMES.values()]
    assert nearest(grounds, sight) >= (NEARLY_BLACK if palette == "contrast" else FLOOR)


@pytest.mark.parametrize("palette", palettes())
def test_large_marks_stand_out(palette) -> None:
    colors = theme(palette)
    for mark, ground in LARGE_MARKS:
        assert contrast(colors[mark], colors[ground]) >= 3, (mark, ground)
    for thing in (*SEATS, *GOODS):
        edge = mix(colors[thing], colors["ink"], 0.65)
        assert contrast(edge, colors["paper"]) >= 3, thing


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("sight", SIGHTS)
def test_owners_and_goods_differ(palette, sight) -> None:
    colors = theme(palette)
    for names, clear in ((SEATS, CLEAR_SEATS), (GOODS, CLEAR_GOODS)):
        floor = clear if palette == "clear" else FLOOR
        assert nearest([colors[name] for name in names], sight) >= floor, names
