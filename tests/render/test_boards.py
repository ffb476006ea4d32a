"""What the pictures show, measured from the list of what was written where."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.view import View
from bot.locales import LANGUAGES, Words
from render.api import Look
from render.art.canvas import Canvas
from render.art.sprites import sprite
from render.art.theme import palettes, theme
from render.art.typesetting import SMALLEST, readable
from render.pictures import result
from render.puerto_rico import gallery
from render.puerto_rico.art import building_art
from render.puerto_rico.pictures import draft, overview, phone, player, supply
from render.puerto_rico.pictures.result import BARS
from render.puerto_rico.scenes import (
    finished_draft,
    player_scene,
    player_since,
    supply_scene,
)
from render.scenes import result_scene
from tests.render.colors import contrast
from tests.render.play import EXPANSIONS, game, random_positions
from tests.render.views import NAMES, POSITIONS, view

LONG = ("W" * 32, "Ä" * 32, "Christiane-Alexandra von Hohen", "i", "🦜🏝️ Pirat")
LIMIT_BYTES = 60 * 1024
LIMIT_ALT = 1024


def canvases(position: View, look: Look, before: View | None = None) -> list[Canvas]:
    """Every picture of a position, drawn but not encoded: supply, boards, overview, draft."""
    scene = supply_scene(position, look)
    then = None if before is None else supply_scene(before, look)
    seats = tuple(player_scene(position, one, look) for one in position.players)
    olds = tuple(player_since(seat, before, look) for seat in seats)
    table, board, whole = (
        (supply.draw, player.draw, overview.draw)
        if look.size == "full"
        else (phone.supply, phone.board, phone.overview)
    )
    boards = (board(seat, old) for seat, old in zip(seats, olds, strict=True))
    drawn = [table(scene, then), *boards, whole(scene, seats, then, olds)]
    if position.draft:
        drawn.append(draft.draw(scene, then))
    elif before is not None and before.draft:
        drawn.append(draft.draw(finished_draft(position, look, before.draft), then))
    return drawn


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


def test_200_random_positions_stay_in_their_boxes() -> None:
    """Languages and sizes take turns; every picture there is, with its changes.

    One palette after the other: sprites are kept for few of them at a time.
    """
    looks = [
        Look(language, "", names, frozenset({1}), "Puerto Rico · table #12", size)
        for language in LANGUAGES
        for size in ("full", "phone")
        for names in (NAMES, LONG)
    ]
    found = set()
    for number, (position, before) in enumerate(random_positions(200)):
        look = replace(looks[number % len(looks)], palette=palettes()[number // 50])
        for canvas in canvases(position, look, before):
            found |= {f"{number} {position.phase} {look}: {one}" for one in complaints(canvas)}
    assert not found


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["full", "phone"])
def test_results_stay_in_their_boxes(palette, language, size) -> None:
    for seats in range(2, 6):
        played = game(seats, 1, EXPANSIONS[seats - 2])
        look = Look(language, palette, LONG, title="A table", size=size)
        scene = result_scene(played.views[-1], tuple(played.scores), look)
        assert not complaints(result.draw(scene, BARS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_of_random_games_keep_the_limits(language) -> None:
    for number, (position, before) in enumerate(random_positions(40)):
        look = Look(language, palettes()[number // 10], LONG, title="Harbour lights")
        pictures = gallery.boards(position, look, before)
        for picture in (*pictures, gallery.overview(position, look, before)):
            assert len(picture.data) <= LIMIT_BYTES, picture.name
            assert 40 < len(picture.alt) <= LIMIT_ALT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["full", "phone"])
def test_names_of_things_are_never_cut(language, size) -> None:
    look = Look(language, "night", ("A", "B", "C", "D", "E"), title="T", size=size)
    pairs = [*((position, None) for position in POSITIONS.values()), *random_positions(30)]
    for position, before in pairs:
        for canvas in canvases(position, look, before):
            assert not [one.text for one in canvas.written if "…" in one.text]


def test_a_gallery_is_the_supply_then_every_board() -> None:
    pictures = gallery.boards(view(3), Look(names=NAMES))
    names = ["supply", "player-a", "player-b", "player-c"]
    assert [picture.name.partition(".")[0] for picture in pictures] == names
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
    drawn = {sprite(building_art.emblem, 64, 64, colors, key).tobytes() for key in BUILDINGS}
    assert len(drawn) == len(BUILDINGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_and_letters_are_distinct(language) -> None:
    words = Words(language)
    codes = {words(f"puerto_rico-short-{key}") for key in BUILDINGS}
    letters = {words(f"puerto_rico-letter-{good}") for good in supply_scene(view(), Look()).row}
    assert len(codes) == len(BUILDINGS)
    assert all(len(code) == 2 for code in codes)
    assert all(len(letter) == 1 for letter in letters)


def test_what_the_font_cannot_show_is_left_out() -> None:
    assert readable("🦜🏝️ Käpt’n\nßÜÖÄ 漢字 !") == "Käpt’n ßÜÖÄ !"
