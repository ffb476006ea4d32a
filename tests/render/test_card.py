"""The cards of all buildings: nothing leaves its box, all of it is said in words too."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.games.puerto_rico.data import BUILDINGS
from bot.locales import LANGUAGES, Words
from render.api import Look
from render.art.encoding import MOST_BYTES
from render.art.page import SIZE, SMALLEST
from render.art.theme import palettes
from render.puerto_rico.pictures.card import cards, copies
from tests.render.colors import contrast


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BUILDINGS)
def test_all_is_on_the_card_and_stays_in_its_box(key: str, language: str) -> None:
    building, words = BUILDINGS[key], Words(language)
    canvas = cards.draw("building", key, language, "night")
    shown = " ".join(written.text for written in canvas.written)
    for one in canvas.written:
        assert one.ink.x >= one.box.x
        assert one.ink.right <= one.box.right
        assert one.ink.bottom <= SIZE[1] - 16
        assert one.size >= SMALLEST
        assert "…" not in one.text
        assert contrast(one.color, one.behind) >= 4.5
    effect = words(f"puerto_rico-rules-{key}")
    assert effect in shown
    for language_ in LANGUAGES:
        assert Words(language_)(f"puerto_rico-building-{key}") in shown
    assert str(building.vp) in shown


@pytest.mark.parametrize("key", BUILDINGS)
def test_the_alt_text_says_what_is_shown(key: str) -> None:
    building = BUILDINGS[key]
    for words in map(Words, LANGUAGES):
        text = cards.alt("building", key, words)
        assert len(text) <= 1024
        assert words(f"puerto_rico-rules-{key}") in text
        assert f" {building.cost}," in text
        assert f" {building.column};" in text


@pytest.mark.parametrize("palette", palettes())
def test_pictures_in_every_palette(palette: str) -> None:
    for key in ("indigo_plant", "jeweler", "statue"):
        picture = cards.picture("building", key, Look("de", palette))
        assert Image.open(BytesIO(picture.data)).size == picture.size
        assert picture.size == SIZE
        assert len(picture.data) <= MOST_BYTES
        assert picture.alt
        canvas = cards.draw("building", key, "de", palette)
        assert all(contrast(one.color, one.behind) >= 4.5 for one in canvas.written)


def test_copies() -> None:
    """R-11.2, Q-25: one of each beige building with two players, two of production buildings."""
    numbers = {key: copies(BUILDINGS[key]) for key in BUILDINGS}
    assert numbers["harbor"] == (1, 2)
    assert numbers["residence"] == (1, 1)
    assert numbers["small_sugar_mill"] == (2, 4)
    assert numbers["coffee_roaster"] == (2, 3)
    assert numbers["jeweler"] == (2, 2)
