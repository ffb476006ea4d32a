"""The cards of all tiles and tokens: nothing leaves its box, all of it is said in words too."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.locales import LANGUAGES, Words
from render.amerigo.guide import GUIDE
from render.amerigo.pictures.card import FACTS, cards
from render.api import Look
from render.art.encoding import MOST_BYTES
from render.art.page import SIZE, SMALLEST
from render.art.theme import palettes
from tests.render.colors import contrast

THINGS = [pytest.param(thing.kind, thing.key, id=thing.key) for thing in GUIDE.rulebook.things]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "key"), THINGS)
def test_all_is_on_the_card_and_stays_in_its_box(kind: str, key: str, language: str) -> None:
    words = Words(language)
    canvas = cards.draw(kind, key, language, "night")
    for one in canvas.written:
        assert one.ink.x >= one.box.x
        assert one.ink.right <= one.box.right
        assert one.ink.bottom <= SIZE[1] - 16
        assert one.size >= SMALLEST
        assert "…" not in one.text
        assert contrast(one.color, one.behind) >= 4.5
    shown = " ".join(written.text for written in canvas.written)
    assert words(f"amerigo-rules-{key}") in shown
    for other in map(Words, LANGUAGES):
        assert other(f"amerigo-{kind}-{key}").casefold() in shown.casefold()
    assert all(fact in shown for fact in FACTS[kind](key, words))


@pytest.mark.parametrize(("kind", "key"), THINGS)
def test_the_alt_text_says_what_is_shown(kind: str, key: str) -> None:
    for words in map(Words, LANGUAGES):
        text = cards.alt(kind, key, words)
        assert len(text) <= 1024
        assert words(f"amerigo-rules-{key}") in text
        assert all(fact in text for fact in FACTS[kind](key, words))


def test_what_a_card_says() -> None:
    words = Words("en")
    assert [*FACTS["tile"]("n5U", words)] == [
        "5 AP to plan, 5 AP to build",
        "10 VP, on a big island 15 VP",
        "Turns: 0°, 90°, 180°, 270°",
        "4 in the game",
    ]
    assert [*FACTS["token"]("ap1_red_brown", words)] == [
        "Counts from now on",
        "Plan: +1 AP",
        "Progress: +1 AP",
        "1 in the game",
    ]


@pytest.mark.parametrize("palette", palettes())
def test_pictures_in_every_palette(palette: str) -> None:
    things = {thing.key: thing for thing in GUIDE.rulebook.things}
    for key in ("v4O", "n6R", "swap_red_green", "end_gold"):
        picture = GUIDE.card(things[key], Look("de", palette))
        assert Image.open(BytesIO(picture.data)).size == picture.size
        assert picture.size == SIZE
        assert len(picture.data) <= MOST_BYTES
        assert picture.alt
        kind = things[key].kind
        assert kind is not None
        canvas = cards.draw(kind, key, "de", palette)
        assert all(contrast(one.color, one.behind) >= 4.5 for one in canvas.written)
