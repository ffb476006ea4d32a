"""People's names in any script: they are drawn, and told as they are drawn."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.catalogue.trial.legible import complaints
from bot.engine.api import Score, ScoreLine
from bot.locales import Words
from bot.locales.markdown import shortened, visible
from render.api import Look
from render.art import typesetting
from render.art.canvas import Canvas
from render.art.theme import palettes
from render.art.typesetting import fitted, measure, readable, runs
from render.league import bracket, standings
from render.league.almanac import duels, glance
from render.league.almanac.scenes import duels_scene, glance_scene
from render.puerto_rico.pictures import board, strip, table
from render.puerto_rico.scenes import player_scene, supply_scene
from tests.catalogue import RENDERERS
from tests.languages import LANGUAGES
from tests.render import views
from tests.render.amerigo import sheets, test_sheets
from tests.render.league import test_almanac, test_bracket, test_standings
from tests.render.magister_navis import test_boards
from tests.render.magister_navis.play import middle

FOREIGN = {
    "Hebrew": "שלום עולם",
    "Arabic": "محمد عبد الله",
    "Chinese": "李雷",
    "Japanese": "さくら ユイ",
    "Korean": "김민준",
    "Thai": "สมชาย",
    "Devanagari": "आर्यन शर्मा",
    "Bengali": "রহিম",
    "Tamil": "தமிழ்",
    "Georgian": "შოთა",
    "Armenian": "Շանթ",
    "Ethiopic": "አበበ",
    "Khmer": "ខ្មែរ",
    "emoji": "🦜🌴",
    "symbols": "★彡",
}
TABLES = (
    ("שלום עולם", "محمد عبد الله", "李雷", "สมชาย"),
    ("さくら ユイ", "김민준", "आर्यन शर्मा", "🦜🌴"),
)


@pytest.fixture(params=[True, False], ids=["shaped", "unshaped"])
def shaped(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[bool]:
    """With Pillow's raqm, and without it as where the library is missing."""
    forget()
    monkeypatch.setattr(typesetting, "_SHAPED", request.param and typesetting._SHAPED)
    yield request.param
    forget()


def forget() -> None:
    for kept in (typesetting._face, typesetting._placed, measure, fitted):
        kept.cache_clear()


def mask(text: str) -> tuple[bytes, tuple[int, int]]:
    """Return a text as it is drawn, past the cache."""
    found, _ = typesetting._mixed_ink(text, 36, True)
    return found.tobytes(), found.size


@pytest.mark.parametrize("script", FOREIGN)
def test_each_letter_is_drawn_and_is_no_box(script: str, shaped: bool) -> None:
    name = FOREIGN[script]
    assert readable(name) == name
    assert mask(name)[0].count(0) < len(mask(name)[0])
    letters = {char for char in name if unicodedata.category(char)[0] in "LS"}
    shapes = {mask(char) for char in letters}
    assert len(shapes) == len(letters), "a box would be the same for all"


@pytest.mark.parametrize("script", FOREIGN)
def test_a_name_is_cut_to_its_width_and_only_then(script: str, shaped: bool) -> None:
    name = FOREIGN[script]
    wide = measure(name, 36)
    assert mask(name)[1][0] <= wide <= mask(name)[1][0] + 16
    assert fitted(name, wide, 36) == name
    for width in range(40, wide, 20):
        short = fitted(name, width, 36)
        assert short.endswith("…") and measure(short, 36) <= width


def test_names_from_right_to_left_are_drawn_so() -> None:
    hebrew, arabic = "אבג", "أحمد"
    assert [run.text for run in runs(f"{hebrew} (B)")] == [")", "B", " (", hebrew]
    assert [run.text for run in runs(f"Ben {hebrew} 12")] == ["Ben ", "12", " ", hebrew]
    assert "".join(run.text for run in runs(f"{arabic} 3:2")).startswith("3:2")
    assert [run.text for run in runs("Anna (B) 3:2")] == ["Anna (B) 3:2"]


def test_hebrew_is_turned_without_the_library_too(shaped: bool) -> None:
    placed, *_ = typesetting._placed("אבג", 36, True)
    assert [one.text for one in placed] == (["אבג"] if typesetting._SHAPED else ["גבא"])
    whole, shape = mask("אבג")
    assert shape == typesetting._mixed_ink("אבג", 36, True)[0].size and any(whole)


def test_letters_for_mathematics_are_plain_ones_and_marks_do_not_pile_up() -> None:
    assert readable("𝕬𝖓𝖓𝖆 ①") == "Anna 1"
    piled = readable("Z" + "\u0300\u0315\u0321" * 9)
    assert len(piled) <= 3
    found, top = typesetting._mixed_ink("李" + "\u0e34" * 30, 36, True)
    assert top >= -38 and found.height <= 54


def puerto_rico(look: Look) -> tuple[Any, list[Canvas]]:
    position = views.view(4)
    scenes = tuple(player_scene(position, one, look) for one in position.players)
    return position, [
        table.draw(supply_scene(position, look)),
        strip.draw_all(scenes, (None,) * len(scenes)),
        *(board.draw(scene) for scene in scenes),
    ]


def magister_navis(look: Look) -> tuple[Any, list[Canvas]]:
    position = middle(4)
    return position, [*test_boards.everything(position, look)]


def amerigo(look: Look) -> tuple[Any, list[Canvas]]:
    position = sheets.view(4)
    return position, [*test_sheets.everything(position, look)]


GAMES = {one.__name__: one for one in (puerto_rico, magister_navis, amerigo)}


@pytest.mark.parametrize(
    ("names", "language"), [*zip(TABLES, LANGUAGES, strict=True)], ids=LANGUAGES
)
@pytest.mark.parametrize("key", GAMES)
def test_pictures_and_alt_texts_name_all_four(
    key: str, names: tuple[str, ...], language: str
) -> None:
    """One table in each language: names are drawn the same in both."""
    shown = tuple(map(visible, names))
    look = Look(language, palettes()[0], shown)
    position, drawn = GAMES[key](look)
    assert not {fault for canvas in drawn for fault in complaints(canvas)}
    written = {one.text.rstrip("…") for canvas in drawn for one in canvas.written if one.name}
    for name in names:
        assert any(text and name.startswith(text) for text in written), name
    signs = {char for canvas in drawn for one in canvas.written for char in one.text}
    assert not [char for char in signs if unicodedata.category(char) == "Cf"]
    told = RENDERERS[key].boards(position, look).alt
    assert all(name in told for name in shown)


WIDE = "שלום עולם " * 3 + "אב"
"""A name from right to left as long as Discord allows."""


def closed(text: str) -> bool:
    """Return whether every name is isolated on its own: none turns what follows it."""
    inside = [
        text[: n + 1].count("\u2068") - text[: n + 1].count("\u2069") for n in range(len(text))
    ]
    return {*inside} <= {0, 1} and inside[-1] == 0 and text.count("\u2068") > 0


@pytest.mark.parametrize("key", GAMES)
def test_a_name_that_is_cut_in_an_alt_text_stays_isolated(key: str) -> None:
    look = Look("en", palettes()[0], (visible(WIDE),) * 4)
    position, _ = GAMES[key](look)
    renderer = RENDERERS[key]
    scores = [Score(seat, 30, 3, 1 + seat, (ScoreLine("chips", 30),)) for seat in range(4)]
    told = [renderer.boards(position, look), *(renderer.board(position, look, n) for n in range(4))]
    if key != "amerigo":
        told.append(renderer.overview(position, look))
    if key == "puerto_rico":
        told.append(renderer.result(position, scores, look))
    assert all(closed(one.alt) for one in told)


def test_a_name_that_is_cut_in_a_league_stays_isolated() -> None:
    words, name = Words("en"), visible(WIDE)
    full = test_almanac.told(16, 1, WIDE, league=name * 2)
    matrix, found = duels_scene(full, 1, "night", words), glance_scene(full, "night", words)
    lines = tuple(test_standings.line(n, 16, name) for n in range(1, 17))
    places = replace(test_standings.scene(16), lines=lines)
    assert matrix is not None
    assert closed(duels.alt(matrix, words)) and closed(glance.alt(found, words))
    assert closed(standings.alt(places, words))
    assert closed(bracket.alt(test_bracket.scene(4, 5, "night", "en", name), words))


def test_a_name_is_cut_to_its_length_and_closed() -> None:
    assert shortened("Anna-Lena", 4) == "Anna" and shortened("Anna", 4, "…") == "Anna"
    assert shortened("Anna Lena", 6, "…") == "Anna…"
    name = visible(WIDE)
    assert shortened(name, None) == shortened(name, len(name)) == name
    assert all(closed(shortened(name, most, "…")) for most in range(3, 40))
