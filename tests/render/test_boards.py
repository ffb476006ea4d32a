"""What the pictures show, measured from the list of what was written where."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from bot.games import GAMES
from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.view import View
from bot.locales import LANGUAGES, Words
from render.api import Look
from render.canvas import Canvas
from render.puerto_rico import boards as gallery
from render.puerto_rico import houses, player, supply
from render.puerto_rico.scenes import player_scene, supply_scene
from render.sprites import sprite
from render.text import SMALLEST, readable
from render.theme import Color, palettes, theme
from tests.render.views import NAMES, POSITIONS, view

LONG = ("W" * 32, "Ä" * 32, "Christiane-Alexandra von Hohen", "i", "🦜🏝️ Pirat")
LIMIT_BYTES = 60 * 1024
LIMIT_ALT = 1024


def canvases(position: View, look: Look) -> list[Canvas]:
    seats = (player.draw(player_scene(position, one, look)) for one in position.players)
    return [supply.draw(supply_scene(position, look)), *seats]


def complaints(canvas: Canvas) -> list[str]:
    """What is wrong with the words of a picture."""
    width, height = canvas.image.size
    found = []
    for text, ink, box, size, color, behind in canvas.written:
        tall = size // 3
        if ink.x < max(0, box.x) or ink.right > min(width, box.right):
            found.append(f"{text!r} is wider than its box")
        if ink.y < max(0, box.y - tall) or ink.bottom > min(height, box.bottom + tall):
            found.append(f"{text!r} is higher than its box")
        if size < SMALLEST:
            found.append(f"{text!r} is {size} px")
        if contrast(color, behind) < 4.5:
            found.append(f"{text!r}: {color} on {behind} is {contrast(color, behind):.1f}:1")
    return found


def contrast(one: Color, other: Color) -> float:
    """WCAG 2 contrast ratio."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(color: Color) -> float:
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in color)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@cache
def positions_of_play() -> tuple[View, ...]:
    """Positions that random games reach: every sixtieth decision, for 2 to 5 players."""
    rules, found = GAMES["puerto_rico"], []
    for seats in range(2, 6):
        chance, count = random.Random(seats), 0
        state = rules.setup(seats, {}, seats)
        while decisions := rules.pending(state):
            decision = chance.choice(decisions)
            rules.apply(state, decision.seat, chance.choice(decision.moves))
            count += 1
            if count % 60 == 0:
                found.append(rules.view(state, None))
        found.append(rules.view(state, None))
    return tuple(found)


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long names"])
def test_words_stay_in_their_boxes_and_can_be_read(palette, language, names) -> None:
    look = Look(language, palette, names, frozenset({0}), "A table with quite a long title " * 2)
    found = {
        f"{key}: {complaint}"
        for key, position in POSITIONS.items()
        for canvas in canvases(position, look)
        for complaint in complaints(canvas)
    }
    assert not found


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_stay_in_their_boxes(palette, language) -> None:
    look = Look(language, palette, NAMES, title="Harbour lights")
    for position in positions_of_play():
        for canvas in canvases(position, look):
            assert not complaints(canvas)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_of_random_games_keep_the_limits(language) -> None:
    look = Look(language, names=LONG, title="Harbour lights")
    for position in positions_of_play():
        for picture in gallery.boards(position, look):
            assert len(picture.data) <= LIMIT_BYTES, picture.name
            assert 40 < len(picture.alt) <= LIMIT_ALT


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_things_are_never_cut(language) -> None:
    look = Look(language, "night", ("A", "B", "C", "D", "E"), title="T")
    for position in (*POSITIONS.values(), *positions_of_play()):
        for canvas in canvases(position, look):
            assert not [one.text for one in canvas.written if "…" in one.text]


def test_a_gallery_is_the_supply_then_every_board() -> None:
    pictures = gallery.boards(view(3), Look(names=NAMES))
    names = ["supply.webp", "player-a.png", "player-b.png", "player-c.png"]
    assert [picture.name for picture in pictures] == names
    for picture in pictures:
        image = Image.open(BytesIO(picture.data))
        assert image.size == picture.size
        assert image.format == picture.name.rpartition(".")[2].upper()


def test_what_matters_now_is_large() -> None:
    position = POSITIONS["middle"]
    look = Look(names=("Anna", "Bob", "Cleo", "Dörte", "Émile"))
    first, *_, last = canvases(position, look)
    large = {one.text for one in first.written if one.size >= 36}
    assert {"Captain", "Bob", "to act", "6", "7", "8", "9", "10"} <= large
    board = {one.text for one in last.written if one.size >= 36}
    assert {"Émile", "10", "14"} <= board


def test_hidden_chips_are_not_drawn() -> None:
    hidden, known = view(2, chips=False), view(2, chips=True)
    shown = [
        {one.text for one in canvases(position, Look())[2].written} for position in (hidden, known)
    ]
    assert "hidden" in shown[0]
    assert "7" in shown[1] - shown[0]


def test_alt_text_tells_what_the_picture_shows() -> None:
    position = POSITIONS["middle"]
    pictures = gallery.boards(position, Look("de", names=NAMES, title="Hafen"))
    alt = pictures[0].alt
    for fact in ("Hafen", "Durchgang 9", "Kapitän", "Am Zug: Bob", "Gouverneur: Anna"):
        assert fact in alt
    for fact in ("Schiff 6: 2 Mais", "Schiff 8: leer", "Handelshaus: 1 Zucker", "57"):
        assert fact in alt
    for fact in ("Bob (Platz B), am Zug, Kapitän: 7 Dublonen", "Zuckerplantage", "Kaffeerösterei"):
        assert fact in pictures[2].alt


def test_an_unchanged_board_is_not_drawn_again() -> None:
    position, look = view(4, 0.4), Look(names=NAMES)
    before = gallery.boards(position, look)
    first, *others = position.players
    moved = replace(position, players=(replace(first, doubloons=99), *others))
    after = gallery.boards(moved, look)
    assert [old is new for old, new in zip(before, after, strict=True)] == [
        False, False, True, True, True,
    ]  # fmt: skip


def test_two_threads_draw_the_same_pictures() -> None:
    look = Look(names=NAMES)

    def gallery_of(share: float) -> list[bytes]:
        scenes = view(5, share), look
        return [canvas.image.tobytes() for canvas in canvases(*scenes)]

    shares = [0.1, 0.5, 0.9] * 2
    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(gallery_of, shares))
    assert together == [gallery_of(share) for share in shares]


def test_an_unknown_palette_is_the_default() -> None:
    look = Look(palette="sepia", names=NAMES)
    assert (
        gallery.boards(view(2), look)[0].data == gallery.boards(view(2), Look(names=NAMES))[0].data
    )


def test_every_building_has_its_own_drawing() -> None:
    colors = theme("night")
    drawn = {sprite(houses.emblem, 64, 64, colors, key).tobytes() for key in BUILDINGS}
    assert len(drawn) == len(BUILDINGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_and_letters_are_distinct(language) -> None:
    words = Words(language)
    codes = {words(f"puerto_rico-short-{key}") for key in BUILDINGS}
    letters = {words(f"puerto_rico-letter-{good}") for good in supply_scene(view(), Look()).row}
    assert len(codes) == len(BUILDINGS)
    assert all(len(code) == 2 for code in codes)
    assert all(len(letter) == 1 for letter in letters)


def test_all_palettes_name_the_same_colours() -> None:
    names = [set(theme(name)) for name in palettes()]
    assert all(one == names[0] for one in names)


@pytest.mark.parametrize("palette", palettes())
def test_letters_on_coloured_things_can_be_read(palette) -> None:
    colors = theme(palette)
    pairs = {(key, key.removeprefix("on_").removesuffix("_soft")) for key in colors if "on_" in key}
    for words, ground in pairs:
        assert contrast(colors[words], colors[ground]) >= 4.5, (words, ground)


def test_what_the_font_cannot_show_is_left_out() -> None:
    assert readable("🦜🏝️ Käpt’n\nßÜÖÄ 漢字 !") == "Käpt’n ßÜÖÄ !"
