"""The curve of the expected margin: it can be read, and says all of it in words."""

from __future__ import annotations

import io
from itertools import cycle, pairwise

import pytest
from PIL import Image

from bot.catalogue.trial.legible import complaints
from bot.locales import Words
from render.art.page import SIZE
from render.art.theme import palettes
from render.jobs import here
from render.pictures.curve import CurveScene, Mark, Spot, alt, draw, picture
from render.sheets import Sheet
from tests.catalogue import CATALOGUE
from tests.languages import LANGUAGES

NAME = "Maximiliane Wolkenstein-Trostburg 🦜"
LONG = tuple(Spot(number, 40.0 - 5 * number, 9.0) for number in range(1, 26))
SHORT = (Spot(1, 0.0, 1.5), Spot(2, -3.2, 1.1), Spot(4, 2.5, 0.4))
MARKS = (Mark(2, -3.2, 1), Mark(2, -3.0, 2), Mark(2, -2.9, None), Mark(4, 2.5, 3))
CROWD = tuple(Mark(1, -8.0 + number, number or None) for number in range(7))


def scene(
    spots: tuple[Spot, ...],
    marks: tuple[Mark, ...] = (),
    language: str = "en",
    look: str = "night",
    game: str = "magister_navis",
) -> CurveScene:
    return CurveScene(look, language, game, 1, NAME, spots, marks)


@pytest.mark.parametrize(
    ("palette", "language"), [*zip(palettes(), cycle(LANGUAGES), strict=False)]
)
@pytest.mark.parametrize(
    ("spots", "marks"), [(SHORT, MARKS), (LONG, MARKS), (SHORT[:1], ()), (SHORT, CROWD)]
)
def test_everything_can_be_read(
    palette: str, language: str, spots: tuple[Spot, ...], marks: tuple[Mark, ...]
) -> None:
    canvas = draw(scene(spots, marks, language, palette))
    assert complaints(canvas) == set()
    rounds = [one for one in canvas.written if 590 < one.ink.y < 640]
    assert rounds
    assert all(one.ink.right < two.ink.x for one, two in pairwise(rounds)), "rounds lie apart"


def test_marks_stand_apart() -> None:
    """Several moments of a round are told apart; none lies outside of the picture."""
    marks = [one.ink for one in draw(scene(SHORT, CROWD)).written if one.text in "123456"]
    for one in marks:
        assert 0 <= one.x < one.right <= SIZE[0]
        assert not any(
            other is not one and other.within(one).h > 8 < other.within(one).w for other in marks
        )


def test_the_alt_text_says_what_the_picture_shows() -> None:
    said = picture(scene(SHORT, MARKS)).alt
    for part in (
        NAME,
        "Round 2: −3.2 ± 1.1",
        "Round 4: +2.5 ± 0.4",
        "Moment 1 (Round 2)",
        "Well played (Round 2)",
    ):
        assert part in said
    assert len(picture(scene(LONG * 3, MARKS * 9)).alt) > 0


@pytest.mark.parametrize(
    ("game", "called"),
    [("puerto_rico", "Durchgang"), ("magister_navis", "Runde"), ("amerigo", "Durchgang")],
)
def test_its_rounds_are_called_as_the_game_calls_them(game: str, called: str) -> None:
    """In German, a round of Amerigo is a part of what is meant here."""
    drawn = scene(SHORT, MARKS, "de", game=game)
    told = alt(drawn, Words("de"))
    assert f"{called} 2: −3,2 ± 1,1" in told
    assert f"Moment 1 ({called} 2)" in told
    canvas = draw(drawn)
    assert complaints(canvas) == set()
    rounds = [one.text for one in canvas.written if 590 < one.ink.y < 640]
    assert rounds == [f"{called} 1", "2", "3", "4"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_game_loses_its_errors_first(language: str) -> None:
    many = tuple(Spot(number, -12.5, 10.5) for number in range(1, 45))
    told = alt(scene(many, MARKS, language), Words(language))
    assert len(told) <= 1024
    assert "44" in told
    assert "±" not in told


def test_a_process_draws_it_in_the_size_of_all_pictures() -> None:
    (drawn,) = here(CATALOGUE)([Sheet("curve", scene(SHORT, MARKS))])
    assert drawn is not None
    assert Image.open(io.BytesIO(drawn.data)).size == SIZE
    assert len(drawn.data) < 60 << 10
