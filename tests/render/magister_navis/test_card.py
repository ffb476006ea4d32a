"""The cards of all things: nothing leaves its box, all of it is said in words too."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.games.magister_navis.data import DECKS
from bot.locales import LANGUAGES, Words
from render.api import Look
from render.art.encoding import MOST_BYTES
from render.art.page import SIZE, SMALLEST
from render.art.theme import palettes
from render.magister_navis.pictures.card import FACTS, cards
from tests.catalogue import GUIDES
from tests.render.colors import contrast

GUIDE = GUIDES["magister_navis"]
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
    assert words(f"magister_navis-rules-{key}") in shown
    for other in map(Words, LANGUAGES):
        assert other(f"magister_navis-{kind}-{key}").casefold() in shown.casefold()
    if kind != "deck":
        assert all(fact in shown for fact in FACTS[kind](key, words))


@pytest.mark.parametrize(("kind", "key"), THINGS)
def test_the_alt_text_says_what_is_shown(kind: str, key: str) -> None:
    for words in map(Words, LANGUAGES):
        text = cards.alt(kind, key, words)
        assert len(text) <= 1024
        assert words(f"magister_navis-rules-{key}") in text
        assert all(fact in text for fact in FACTS[kind](key, words))
        if kind == "deck":
            assert len([*FACTS[kind](key, words)]) == len(DECKS[key])


def test_what_double_and_free_actions_cost() -> None:
    words = Words("en")
    assert [*FACTS["building"]("dock", words)][2:] == [
        "Occupy: 2 discs",
        "Ship: 2 discs",
        "Both halves: 3 discs",
    ]
    assert [*FACTS["building"]("trade_office", words)][2:] == [
        "Draw: 1 disc",
        "Both halves: 1 disc",
    ]
    assert [*FACTS["token"]("occupy_or_draw", words)][2:] == [
        "Occupy: 1 disc",
        "Draw: no disc",
    ]


@pytest.mark.parametrize("palette", palettes())
def test_pictures_in_every_palette(palette: str) -> None:
    things = {thing.key: thing for thing in GUIDE.rulebook.things}
    for key in ("dock", "FE", "ship_or_draw"):
        picture = GUIDE.card(things[key], Look("de", palette))
        assert Image.open(BytesIO(picture.data)).size == picture.size
        assert picture.size == SIZE
        assert len(picture.data) <= MOST_BYTES
        assert picture.alt
        kind = things[key].kind
        assert kind is not None
        canvas = cards.draw(kind, key, "de", palette)
        assert all(contrast(one.color, one.behind) >= 4.5 for one in canvas.written)
