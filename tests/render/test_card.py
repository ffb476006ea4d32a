"""The cards of all things: nothing leaves its box, all of it is said in words too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.games.puerto_rico.data import BUILDINGS
from bot.locales import Words
from bot.locales.scripts import RIGHT_TO_LEFT
from render.amerigo.pictures.card import FACTS as AMERIGO
from render.api import Look
from render.art.encoding import MOST_BYTES
from render.art.page import SIZE, SMALLEST
from render.art.theme import palettes
from render.magister_navis.pictures.card import FACTS as MAGISTER_NAVIS
from tests.catalogue import GUIDES
from tests.languages import LANGUAGES
from tests.render.colors import contrast

Facts = Callable[[str, str, Words], Sequence[str]]
SHOWN: Mapping[str, Facts] = {
    "puerto_rico": lambda kind, key, words: [
        str(BUILDINGS[key].vp),
        *(one(f"puerto_rico-building-{key}") for one in (words, words.beside())),
    ],
    # A deck's facts are pictures on its card.
    "magister_navis": lambda kind, key, words: [
        *(MAGISTER_NAVIS[kind](key, words) if kind != "deck" else ())
    ],
    "amerigo": lambda kind, key, words: [*AMERIGO[kind](key, words)],
}
"""The texts of a card besides its names and the rule."""
TOLD: Mapping[str, Facts] = {
    "puerto_rico": lambda kind, key, words: [
        f" {BUILDINGS[key].cost},",
        f" {BUILDINGS[key].column};",
    ],
    "magister_navis": lambda kind, key, words: [*MAGISTER_NAVIS[kind](key, words)],
    "amerigo": SHOWN["amerigo"],
}
"""The alt text besides the rule."""
SOME = {
    "puerto_rico": ("indigo_plant", "jeweler", "statue"),
    "magister_navis": ("dock", "FE", "ship_or_draw"),
    "amerigo": ("v4O", "n6R", "swap_red_green", "end_gold"),
}
"""Things whose cards are drawn in every palette."""
THINGS = [
    pytest.param(game, thing.kind, thing.key, id=f"{game}-{thing.key}")
    for game, guide in GUIDES.items()
    for thing in guide.rulebook.things
]


def cards(game: str) -> Any:
    guide: Any = GUIDES[game]
    return guide.cards


def bare(text: str) -> str:
    """Return a text without what is not drawn, and without spaces: lines break between signs."""
    return "".join(text.replace(RIGHT_TO_LEFT, "").casefold().split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind", "key"), THINGS)
def test_all_is_on_the_card_and_stays_in_its_box(
    game: str, kind: str, key: str, language: str
) -> None:
    words = Words(language)
    canvas = cards(game).draw(kind, key, language, "night")
    for one in canvas.written:
        assert one.ink.x >= one.box.x
        assert one.ink.right <= one.box.right
        assert one.ink.bottom <= SIZE[1] - 16
        assert one.size >= SMALLEST
        assert "…" not in one.text
        assert contrast(one.color, one.behind) >= 4.5
    shown = bare(" ".join(written.text for written in canvas.written))
    assert bare(cards(game).text(key, words)) in shown
    for spoken in (words, words.beside()):
        assert bare(spoken(f"{game}-{kind}-{key}")) in shown
    assert all(bare(fact) in shown for fact in SHOWN[game](kind, key, words))


@pytest.mark.parametrize(("game", "kind", "key"), THINGS)
def test_the_alt_text_says_what_is_shown(game: str, kind: str, key: str) -> None:
    for words in map(Words, LANGUAGES):
        text = cards(game).alt(kind, key, words)
        assert len(text) <= 1024
        assert cards(game).text(key, words) in text
        assert all(fact in text for fact in TOLD[game](kind, key, words))


@pytest.mark.parametrize("game", GUIDES)
@pytest.mark.parametrize("palette", palettes())
def test_pictures_in_every_palette(game: str, palette: str) -> None:
    """Each drawn; one of them is encoded, another one in every palette."""
    things = {thing.key: thing for thing in GUIDES[game].rulebook.things}
    for key in SOME[game]:
        canvas = cards(game).draw(things[key].kind, key, "de", palette)
        assert all(contrast(one.color, one.behind) >= 4.5 for one in canvas.written)
    key = SOME[game][palettes().index(palette) % len(SOME[game])]
    picture = GUIDES[game].card(things[key], Look("de", palette))
    assert Image.open(BytesIO(picture.data)).size == picture.size
    assert picture.size == SIZE
    assert len(picture.data) <= MOST_BYTES
    assert picture.alt
