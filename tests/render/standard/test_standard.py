"""Pictures and words of games that draw nothing themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from itertools import combinations, cycle, product
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.catalogue.trial.legible import complaints
from bot.engine.api import Decision, Score, ScoreLine
from bot.locales import Words
from render.api import Look, Picture
from render.art.canvas import Box, Canvas
from render.art.page import SIZE
from render.art.theme import palettes
from render.pictures import result
from render.renderer import GameRenderer
from render.scenes import filled, result_scene
from render.standard.pictures import Drawer, bars
from render.standard.scenes import QuestionScene, board_scene, table_scene
from render.standard.telling import Teller
from render.text.finals import ScoreWords
from tests.languages import LANGUAGES
from tests.render.standard.imagined import (
    DECK,
    FAIR,
    LINES,
    TRICKS,
    Buy,
    Play,
    View,
    fair,
    known,
    named,
    tricks,
)

NAMES = ("Bernadette von Hohenfels-Oberndorf", "Bob", "Christiane W.", "Ö" * 32, "Émile")
BOTS = ("", "sensible", "", "easy", "strong")
DRAWER = Drawer(Teller("fair", named))
SCORES = [
    Score(0, 7, 0, 1, (ScoreLine("coins", 9), ScoreLine("debt", -2))),
    Score(1, -13, 0, 2, (ScoreLine("coins", 0), ScoreLine("debt", -13))),
]


@pytest.fixture(autouse=True)
def words_of_the_game(tmp_path: Path) -> Iterator[None]:
    with known(tmp_path / "words"):
        yield


def look(seats: int = 4, language: str = "en", palette: str = "night") -> Look:
    return Look(language, palette, NAMES[:seats], BOTS[:seats])


def canvases(view: View, reader: Look) -> Iterator[tuple[str, Canvas]]:
    """Yield every picture of a view as it was drawn."""
    for name, describe in (("tricks", tricks), ("fair", fair)):
        laid = describe(view)
        scene = table_scene(view, laid, reader)
        yield f"{name} table", DRAWER.table(scene, None)
        yield f"{name} boards", DRAWER.boards(scene, None)
        board = board_scene(view, laid, reader, 1)
        yield f"{name} board", DRAWER.board(board, None)
        cards = laid.boards[1][-1].cards if name == "tricks" else ()
        for some in (cards[:1], cards[2:6], cards):
            things = frozenset(f"card:{card.key}" for card in some)
            asked = filled(QuestionScene, board, asked="?", choices=(), open=things)
            yield f"{name} question", DRAWER.question(asked, None)
        for number in (2, 7, 14):
            choices = tuple((f"Choice {n}", "What it brings", "") for n in range(number))
            asked = filled(QuestionScene, board, asked="?", choices=choices, open=frozenset())
            yield f"{name} {number} choices", DRAWER.question(asked, None)


TABLES = (((2, 0, 0), (5, 5, 13)), ((3, 3, 17), (4, 4, 1)))
"""Seats, cards played, and cards held of two tables; the palettes take turns at them."""


@pytest.mark.parametrize(
    ("palette", "language", "tables"),
    [*zip(palettes(), cycle(LANGUAGES), (*TABLES, *TABLES[::-1]), strict=False)],
)
def test_all_words_can_be_read_and_stay_in_their_boxes(
    palette: str, language: str, tables: Sequence[tuple[int, int, int]]
) -> None:
    """Each language is drawn with every number of seats, in half of the palettes."""
    for seats, played, held in tables:
        view = View(seats, 1, played, held=held)
        for name, canvas in canvases(view, look(seats, language, palette)):
            assert complaints(canvas, is_posted="choices" not in name) == set(), (name, seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_shows_what_was_lost(language: str) -> None:
    scene = result_scene(View(2), SCORES, look(2, language))
    canvas = result.draw(scene, bars(ScoreWords("fair")))
    shown = {one.text for one in canvas.written}
    assert {"9", "−2", "−13", "7"} <= shown
    assert complaints(canvas) == set()


def drawn(renderer: GameRenderer[Any, Any], view: View, reader: Look) -> list[Picture]:
    return [
        renderer.overview(view, reader),
        renderer.boards(view, reader),
        renderer.board(view, reader, 1),
        renderer.result(view, SCORES[: view.seats], reader),
    ]


@pytest.mark.parametrize("renderer", [TRICKS, FAIR, LINES])
def test_every_picture_has_a_name_a_size_and_an_alt_text(renderer: GameRenderer[Any, Any]) -> None:
    pictures = drawn(renderer, View(2, 1, 2), look(2))
    names = [one.name.partition(".")[0] for one in pictures]
    assert names == ["table", "boards", "player-b", "result"]
    for one in pictures:
        assert Image.open(BytesIO(one.data)).size == one.size == SIZE
        assert 10 < len(one.alt) <= 1024
        assert "Bob" in one.alt


def test_alt_texts_tell_what_lies_there() -> None:
    alt = TRICKS.overview(View(3, None, 2), look(3)).alt
    assert alt.startswith("To act: Bob. Fair, Round 2. Trick: jack of clubs (Bernadette")
    assert "9 of diamonds (Bob)" in alt
    assert FAIR.overview(View(2), look(2, "de")).alt.endswith(
        "Auslage: Wassermühle, Gasthaus und Altes Rathaus. Schritte auf dem Weg: 3/8. "
        "Münzen: 33. Wetter: strömender Regen."
    )
    assert "Hand: 13 cards face down" in TRICKS.boards(View(2), look(2)).alt


def test_only_the_own_hand_is_told() -> None:
    mine, theirs = (" ".join(TRICKS.summary(View(2, seat), Words("en")).lines) for seat in (1, 0))
    assert "queen of diamonds" not in mine + theirs
    assert "4 of diamonds" in mine and "4 of diamonds" not in theirs


def test_a_question_lights_the_cards_that_can_be_played() -> None:
    view = View(4, 1, 2)
    decision = Decision(1, "play", (Play("2d"), Play("qc")))
    asked = TRICKS.question(decision, view, look())
    assert asked is not None
    things = {area.thing for area in asked.areas}
    assert {"card:2d", "card:qc"} <= things
    assert set().union(*(TRICKS.things(move, view) for move in decision.moves)) <= things
    assert asked.alt.startswith("Bob, play a card. Trick: jack of clubs")


@pytest.mark.parametrize("held", [5, 13, 17])
def test_a_tap_means_the_card_that_is_seen_there(held: int) -> None:
    """The area of a card that is covered ends where the next one begins."""
    view = View(3, 1, held=held)
    moves = tuple(Play(key) for key in DECK[10:12])
    asked = TRICKS.question(Decision(1, "play", moves), view, look(3))
    assert asked is not None
    boxes = [Box(*area.box) for area in asked.areas if area.thing.startswith("card:")]
    assert len(boxes) == held
    for one, other in combinations(boxes, 2):
        shared = one.within(other)
        assert not (shared.w and shared.h), (one, other)


def test_a_question_without_cards_shows_choices() -> None:
    view = View(2, 1)
    asked = FAIR.question(Decision(1, "buy", (Buy(2), Buy(3))), view, look(2))
    assert asked is not None
    assert "“Buy for 2” “Buy for 3”" in asked.alt
    assert {"coins:2", "coins:3"} <= {area.thing for area in asked.areas}
    label = FAIR.label(Buy(2), view, Words("en"))
    assert (label.text, label.hint) == ("Buy for 2", "It is worth it")


def test_what_has_changed_is_told_in_lines() -> None:
    words = Words("en", NAMES)
    earlier, later = View(2, None, 1), View(2, None, 2)
    assert TRICKS.changes(earlier, earlier, words) == []
    (line,) = TRICKS.changes(earlier, later, words)
    assert line.startswith("Trick: jack of clubs")
    assert len(TRICKS.standing(later, words)) == 2


def test_pictures_differ_by_what_they_show() -> None:
    views = [View(3, seat, played) for seat, played in product((None, 0), (1, 2))]
    marks = {TRICKS.boards.mark(view, reader) for view in views for reader in (look(), look(3))}
    assert len(marks) == len({TRICKS.boards(view, look()).data for view in views}) * 4 - 4
    later = replace(views[0], round=3)
    assert TRICKS.overview.mark(later, look()) != TRICKS.overview.mark(views[0], look())


def test_a_game_of_lines_has_them_drawn() -> None:
    view, reader = View(2), look(2, "de")
    told = LINES.overview(view, reader)
    assert "A long line tells of the weather, which is bad." in told.alt
    laid = LINES.pictures._laid(view, reader)  # type: ignore[attr-defined]
    canvas = DRAWER.boards(table_scene(view, laid, reader), None)
    shown = " ".join(one.text for one in canvas.written)
    assert "100 coins, and a horse." in shown and "No debts." in shown
    assert "*" not in shown
    assert complaints(canvas) == set()
