"""The players who finished a game, on the picture of the result, in its alt text and lines."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.catalogue.trial.legible import complaints
from bot.engine.api import Score, ScoreLine
from bot.locales import Words
from render.amerigo.gallery import BARS as AMERIGO
from render.api import Final, Look
from render.art.canvas import Canvas
from render.magister_navis.gallery import BARS as MAGISTER_NAVIS
from render.pictures import points, result
from render.puerto_rico.gallery import BARS as PUERTO_RICO
from render.scenes import result_scene
from tests.catalogue import RENDERERS
from tests.languages import LANGUAGES
from tests.render.amerigo.play import middle as amerigo_middle
from tests.render.magister_navis.play import middle as navis_middle
from tests.render.views import view

LONG = "W" * 32
FINALS = (
    Final("Emil", 1, "for Dora, from round 5"),
    Final("House bot", None, "sensible, for Christiane-Alex…, from round 12"),
    Final(LONG, 2, "made 60 % of the moves"),
)
LOOK = Look(names=("Emil", LONG, LONG), title="A table", finals=FINALS)
GAMES = {
    "puerto_rico": (view, PUERTO_RICO, "buildings"),
    "magister_navis": (navis_middle, MAGISTER_NAVIS, "cities"),
    "amerigo": (amerigo_middle, AMERIGO, "points"),
}
"""Of every game a position, what its bars show, and a line of its scores."""
LOSSES = {"puerto_rico": "chips", "magister_navis": "slavery", "amerigo": "gold"}
"""A line of each game's scores, as if it cost points."""


def scores(game: str) -> tuple[Score, ...]:
    part = GAMES[game][2]
    ranks = {0: (20, 2), 1: (31, 1), 2: (12, 3)}
    return tuple(
        Score(seat, points, 0, rank, (ScoreLine(part, points),))
        for seat, (points, rank) in ranks.items()
    )


def drawn(game: str, look: Look) -> Canvas:
    position, bars, _ = GAMES[game]
    return result.draw(result_scene(position(3), scores(game), look), bars)


@pytest.mark.parametrize("game", GAMES)
def test_a_house_bot_has_no_place_and_notes_stay_in_their_boxes(game: str) -> None:
    canvas = drawn(game, LOOK)
    shown = [one.text for one in canvas.written]
    assert [text for text in shown if text in ("1.", "2.", "3.", "–")] == ["–", "1.", "2."]
    assert {final.note for final in FINALS} <= set(shown), "no note is cut"
    assert {"Emil", "House bot"} <= set(shown)
    assert not complaints(canvas)
    assert shown[0] == "Best of the humans: Emil", "as the text above the picture says"


@pytest.mark.parametrize("game", GAMES)
def test_who_is_ahead_of_all_house_bots_wins(game: str) -> None:
    bots_last = (Final("Emil", 2), Final("Anna", 1), Final("House bot", None, "sensible"))
    shown = drawn(game, replace(LOOK, finals=bots_last)).written
    assert shown[0].text == "Anna wins!"


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_and_the_alt_text_tell_who_finished_for_whom(game: str) -> None:
    lines = RENDERERS[game].score_lines(scores(game), Words("en", LOOK.names), FINALS)
    assert lines[0].startswith("**–** House bot (sensible, for Chris")
    assert lines[1].startswith("**1.** Emil (for Dora, from round 5): 20")
    position = GAMES[game][0]
    alt = RENDERERS[game].result(position(3), scores(game), LOOK).alt
    assert "1. Emil (for Dora, from round 5): 20" in alt
    assert alt.startswith("– House bot (sensible, for Chris")


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_that_are_drawn_add_up_to_the_points(game: str) -> None:
    """Slavery cards cost glory (Q1): such a part is drawn and named, too."""
    part = GAMES[game][2]
    scored = (Score(0, 19, 0, 1, (ScoreLine(part, 20), ScoreLine(LOSSES[game], -1))),)
    scene = result_scene(GAMES[game][0](3), scored, LOOK)
    shown = [one.text for one in result.draw(scene, GAMES[game][1]).written]
    assert {"20", "−1", "19"} <= set(shown)


POINTS = {0: (0, 0, 0), 1: (4, 9, -1), 2: (20, 31, 12)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_points_of_all_rounds_can_be_read_and_are_told(game: str, language: str) -> None:
    look = Look(language, names=("Emil", LONG, LONG))
    scene = points.points_scene(POINTS, look)
    canvas = points.draw(scene, game, GAMES[game][1].colors("night"))
    shown = [one.text for one in canvas.written]
    assert not complaints(canvas)
    assert "Emil 20" in shown, "a short name is whole beside long ones"
    ends = [one for one in shown if one.endswith((" 31", " 12"))]
    assert [one[:2] for one in ends] == ["WW", "WW"], "every player has their points at the end"
    alt = RENDERERS[game].points(POINTS, look).alt
    assert "Emil" in alt
    assert ": 0, 9, 31." in alt
    assert "0, −1, 12." in alt


def test_a_long_game_tells_the_last_rounds() -> None:
    grown = {number: (number,) * 5 for number in range(70)}
    alt = RENDERERS["puerto_rico"].points(grown, Look(names=(LONG,) * 5)).alt
    assert len(alt) <= 1024
    assert alt.endswith("68, 69.")
