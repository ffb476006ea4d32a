"""Covers: every game has one of its own, small and legible, told in words in both languages."""

from __future__ import annotations

from io import BytesIO
from itertools import cycle
from typing import Any

import pytest
from PIL import Image

from bot.locales import Words
from bot.presenting import limits
from render.api import Look
from render.art.encoding import MOST_BYTES
from render.art.page import COVER, SMALLEST
from render.art.theme import palettes
from render.scenes import Scene
from tests.catalogue import CATALOGUE
from tests.languages import LANGUAGES
from tests.render.colors import contrast

GAMES = list(CATALOGUE)
PALETTES = [*zip(palettes(), cycle(LANGUAGES), strict=False)]
"""Each with one of the languages."""


def cover(game: str) -> Any:
    found = CATALOGUE[game].cover
    assert found is not None
    return found


def shown(game: str, palette: str) -> Image.Image:
    return Image.open(BytesIO(cover(game)(Look(palette=palette)).data)).convert("RGB")


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("game", GAMES)
def test_a_cover_is_small_and_has_one_size(game: str, palette: str) -> None:
    picture = cover(game)(Look(palette=palette))
    assert picture.size == COVER
    assert len(picture.data) <= MOST_BYTES
    assert shown(game, palette).size == COVER


@pytest.mark.parametrize(("palette", "language"), PALETTES)
@pytest.mark.parametrize("game", GAMES)
def test_the_name_on_a_cover_is_whole_and_legible(game: str, language: str, palette: str) -> None:
    """In each palette, and in each language; the latter take turns."""
    canvas = cover(game).draw(Scene(palette, language))
    name = Words(language)(f"{game}-title").upper()
    assert [one.text.replace("\N{THIN SPACE}", "") for one in canvas.written] == [name]
    for one in canvas.written:
        assert one.box.within(one.ink) == one.ink, "nothing leaves its box"
        assert one.size >= SMALLEST
        assert contrast(one.color, one.behind) >= 4.5


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_is_drawn_the_same_every_time(game: str) -> None:
    """No palette makes it draw by chance."""
    scene = Scene(palettes()[0], "en")
    one, other = (cover(game).draw(scene).image.tobytes() for _ in range(2))
    assert one == other


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_cover_is_told_in_words(game: str, language: str) -> None:
    alt = cover(game)(Look(language)).alt
    assert Words(language)(f"{game}-title") in alt
    assert 60 < len(alt) <= limits.ALT


@pytest.mark.parametrize("palette", palettes())
def test_every_game_has_a_ground_of_its_own(palette: str) -> None:
    grounds = []
    for game in GAMES:
        image = shown(game, palette)
        counted = image.getcolors(image.width * image.height)
        assert counted is not None
        grounds.append(max(counted)[1])
    assert len(set(grounds)) == len(GAMES)
