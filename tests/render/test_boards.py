"""Contents of the pictures, measured from the list of what was written where."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import cycle, islice
from typing import Any

import pytest
from PIL import Image

from bot.catalogue.trial.legible import complaints
from bot.engine.api import Decision
from bot.games.puerto_rico.data import BUILDINGS, GOODS
from bot.games.puerto_rico.view import View
from bot.locales import Words
from render.api import Look
from render.art.canvas import Canvas
from render.art.page import SIZE
from render.art.sprites import sprite
from render.art.theme import palettes, theme
from render.art.typesetting import readable
from render.pictures import result
from render.puerto_rico import gallery
from render.puerto_rico.art import emblems
from render.puerto_rico.gallery import BARS
from render.puerto_rico.pictures import board, draft, question, strip, table
from render.puerto_rico.scenes import finished_draft, player_scene, player_since, supply_scene
from render.scenes import result_scene
from tests.languages import LANGUAGES, in_turn
from tests.render.play import EXPANSIONS, RULES, game, questions, random_positions
from tests.render.views import NAMES, POSITIONS, view

LONG = ("W" * 32, "Ä" * 32, "Christiane-Alexandra von Hohen", "i", "🦜🏝️ Pirat")
LIMIT_BYTES = 60 * 1024
LIMIT_ALT = 1024


def canvases(position: View, look: Look, before: View | None = None) -> Iterator[Canvas]:
    """Every picture of a position, drawn but not encoded."""
    scene = supply_scene(position, look)
    then = None if before is None else supply_scene(before, look)
    seats = tuple(player_scene(position, one, look) for one in position.players)
    yield table.draw(scene, then)
    yield strip.draw_all(seats, tuple(player_since(seat, before, look) for seat in seats))
    yield board.draw(seats[position.round % len(seats)])
    if position.draft:
        yield draft.draw(scene, then)
    elif before is not None and before.draft:
        yield draft.draw(finished_draft(position, look, before.draft), then)


def asked(decision: Decision[Any], position: View, look: Look) -> Canvas | None:
    """The picture of a question, drawn but not encoded."""
    if (scene := question.board_scene(decision, position, look)) is not None:
        return board.draw(scene)
    cards = question.cards_scene(decision, position, look)
    return None if cards is None else question.draw(cards)


def _selling(position: View) -> View:
    """Return the position with all goods to be sold, and none of them left."""
    offers = tuple(f"sell {good}" for good in GOODS)
    first, *others = position.players
    players = (first._replace(acting=True, open=offers), *others)
    return position._replace(players=players, goods=dict.fromkeys(GOODS, 0))


@pytest.mark.parametrize("palette", palettes())
def test_all_words_can_be_read_on_a_phone(palette) -> None:
    """Palettes take turns over the positions; in each of them so do languages and names."""
    turn = palettes().index(palette)
    looks = cycle(Look(one, palette, names) for names in (NAMES, LONG) for one in LANGUAGES)
    positions = {**POSITIONS, "anything is sold": _selling(POSITIONS["late"])}
    mine = islice(positions.items(), turn, None, len(palettes()))
    found = {
        f"{key} {look.language}: {complaint}"
        for (key, position), look in zip(mine, islice(looks, turn, None), strict=False)
        for canvas in canvases(position, look)
        for complaint in complaints(canvas)
    }
    assert not found


def test_all_words_of_random_positions_can_be_read_on_a_phone() -> None:
    """Languages and names take turns; every picture there is, with its changes.

    One palette after the other: sprites are kept for few of them at a time.
    """
    looks = [
        Look(language, "", names, ("", "strong"), "Puerto Rico · table #12")
        for language in LANGUAGES
        for names in (NAMES, LONG)
    ]
    found = set()
    for number, (position, before) in enumerate(random_positions(8, 1)):
        look = replace(looks[(number + number // 4) % len(looks)], palette=palettes()[number // 2])
        for canvas in canvases(position, look, before):
            found |= {f"{number} {position.phase} {look}: {one}" for one in complaints(canvas)}
    assert not found


def test_all_words_of_questions_can_be_read_on_a_phone() -> None:
    """The first of each kind, as everybody sees it, and each table's with most, as its player's.

    A page shows only the latter. The languages take turns, the other way at every second table.
    """
    found, seen = set(), set[str]()
    for seats, expansions in zip(range(2, 6), EXPANSIONS, strict=True):
        found_of: dict[str, list[tuple[View, Decision[Any]]]] = {}
        looks = [
            Look(one, palettes()[seats - 2], LONG if seats % 2 else NAMES) for one in LANGUAGES
        ]
        for state, decision in questions(seats, seats, expansions):
            kept = found_of.setdefault(decision.kind, [])
            if len(kept) < 2 or len(decision.moves) > len(kept[1][1].moves):
                viewer = decision.seat if kept else None
                kept[1:] = []
                kept.append((RULES.view(state, viewer), decision))
        for kind, kept in found_of.items():
            for count, (position, decision) in enumerate(kept):
                if count < len(kept) - 1 and kind in seen:
                    continue
                if canvas := asked(decision, position, looks[(count + seats) % 2]):
                    found |= {f"{seats} {kind}: {one}" for one in complaints(canvas)}
                scene = question.page_scene(decision, position, looks[(count + seats) % 2])
                if scene is not None and count == len(kept) - 1:
                    faults = complaints(question.draw(scene), is_posted=False)
                    found |= {f"{seats} {kind} on a page: {one}" for one in faults}
            seen.add(kind)
    assert not found


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_of_results_can_be_read_on_a_phone(palette, language) -> None:
    """Numbers of players take turns; each comes in every palette and in both languages."""
    turn = palettes().index(palette) + LANGUAGES.index(language)
    for seats in range(2 + turn % 2, 6, 2):
        played = game(seats, 1, EXPANSIONS[seats - 2])
        look = Look(language, palette, LONG, title="A table")
        scene = result_scene(played.views[-1], tuple(played.scores), look)
        assert not complaints(result.draw(scene, BARS))


def test_pictures_of_random_games_keep_the_limits() -> None:
    for number, (position, before) in enumerate(random_positions(8, 1)):
        language = in_turn(number)
        look = Look(language, palettes()[number // 2], LONG, title="Harbour lights")
        pictures = (
            gallery.overview(position, look, before),
            gallery.boards(position, look, before),
            gallery.board(position, look, number % position.seats),
        )
        for picture in pictures:
            assert len(picture.data) <= LIMIT_BYTES, picture.name
            assert 40 < len(picture.alt) <= LIMIT_ALT
            image = Image.open(BytesIO(picture.data))
            assert image.size == picture.size == SIZE
            assert image.format == picture.name.rpartition(".")[2].upper()


@pytest.mark.parametrize("expansions", EXPANSIONS)
def test_questions_keep_the_limits(expansions) -> None:
    largest: dict[str, tuple[View, Decision[Any]]] = {}
    for state, decision in questions(4, 2, expansions):
        most = largest.get(decision.kind)
        if most is None or len(decision.moves) > len(most[1].moves):
            largest[decision.kind] = RULES.view(state, None), decision
    for position, decision in largest.values():
        picture = gallery.question(decision, position, Look("de", names=LONG))
        if picture is not None:
            assert picture.size == SIZE
            assert len(picture.data) <= LIMIT_BYTES, decision.kind
            assert 40 < len(picture.alt) <= LIMIT_ALT


def test_what_matters_now_is_large() -> None:
    position = POSITIONS["middle"]
    look = Look(names=("Anna", "Bob", "Cleo", "Dörte", "Émile"))
    first, second, *_ = canvases(position, look)
    large = {one.text for one in first.written if one.size >= 42}
    assert {"Captain · Round 9", "Bob", "6", "7", "8", "9", "10"} <= large
    board = {one.text for one in second.written if one.size >= 40}
    assert {"Anna", "Émile", "10", "14"} <= board


def test_hidden_chips_are_not_drawn() -> None:
    hidden, known = view(2, chips=False), view(2, chips=True)
    one, other = ([*canvases(position, Look())][1] for position in (hidden, known))
    assert one.image.tobytes() != other.image.tobytes()
    again = hidden._replace(players=tuple(player._replace(chips=None) for player in known.players))
    assert [*canvases(again, Look())][1].image.tobytes() == one.image.tobytes()


def test_an_unchanged_picture_is_not_drawn_again() -> None:
    position, look = view(4, 0.4), Look(names=NAMES)
    before = gallery.overview(position, look), gallery.boards(position, look)
    first, *others = position.players
    goods = {**first.goods, "corn": 9}
    moved = position._replace(players=(first._replace(goods=goods), *others))
    after = gallery.overview(moved, look), gallery.boards(moved, look)
    assert [old is new for old, new in zip(before, after, strict=True)] == [True, False]


def test_two_threads_draw_the_same_pictures() -> None:
    look = Look(names=NAMES)

    def gallery_of(share: float) -> list[bytes]:
        return [canvas.image.tobytes() for canvas in canvases(view(5, share), look)]

    shares = [0.1, 0.5, 0.9] * 2
    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(gallery_of, shares))
    assert together == [gallery_of(share) for share in shares]


def test_an_unknown_palette_is_the_default() -> None:
    look = Look(palette="sepia", names=NAMES)
    known = gallery.overview(view(2), Look(names=NAMES))
    assert gallery.overview(view(2), look).data == known.data


def test_every_building_has_its_own_drawing() -> None:
    colors = theme("night")
    drawn = {sprite(emblems.emblem, 64, 64, colors, key).tobytes() for key in BUILDINGS}
    assert len(drawn) == len(BUILDINGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_and_letters_are_distinct(language) -> None:
    words = Words(language)
    codes = {words(f"puerto_rico-short-{key}") for key in BUILDINGS}
    letters = {words(f"puerto_rico-letter-{good}") for good in supply_scene(view(), Look()).row}
    assert len(codes) == len(BUILDINGS)
    assert all(len(code) == 2 for code in codes)
    assert all(len(letter) == 1 for letter in letters)


def test_what_no_font_can_show_is_left_out() -> None:
    assert readable("🦜🏝️ Käpt’n\nßÜÖÄ 漢字 ꀀ\u202e!") == "🦜🏝 Käpt’n ßÜÖÄ 漢字 !"
