"""A place among people is no victory: the place at the table is what posts and pictures tell."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.engine.api import Score, ScoreLine
from bot.host.core.api import Finisher
from bot.locales import Words
from bot.presenting.finals import finals, verdict
from render.api import Final, Look
from render.pictures import result
from render.puerto_rico.gallery import BARS
from render.scenes import result_scene
from tests.render.views import view


def bot(seat: int, rank: int, name: str = "Leonor") -> Finisher:
    return Finisher(seat, name, None, rank, None, "", None, 100, bot="strong")


def person(seat: int, rank: int, place: int, name: str) -> Finisher:
    return Finisher(seat, name, 100 + seat, rank, place, "", None, 100)


LAST = (bot(0, 1), bot(1, 2, "Ines"), bot(2, 3, "Rui"), person(3, 4, 1, "Anna"))
MIDST = (bot(0, 1), person(1, 2, 1, "Anna"), bot(2, 3, "Rui"), person(3, 4, 2, "Ben"))
LEVEL = (bot(0, 1), person(1, 1, 1, "Anna"), person(2, 3, 2, "Ben"))

LEVEL_BELOW = (person(0, 1, 1, "Anna"), bot(1, 1))


def told(finishers: tuple[Finisher, ...]) -> tuple[Final, ...]:
    return finals(finishers, cast(Any, None), Words("en"))


@pytest.mark.parametrize(
    ("finishers", "said"),
    [
        (LAST, "🤖 Leonor wins."),
        (MIDST, "🤖 Leonor wins. Anna is the best human."),
        (LEVEL, "🏆 Leonor and Anna share the victory"),
        ((person(0, 1, 1, "Anna"), bot(1, 2)), "🏆 Anna wins"),
        ((bot(0, 1), bot(1, 2)), "Nobody played to the end, so nobody wins."),
        ((bot(0, 1), person(1, 2, 1, "Anna"), person(2, 2, 1, "Ben")), None),
    ],
)
def test_the_victory_is_of_whoever_is_first(
    finishers: tuple[Finisher, ...], said: str | None
) -> None:
    expected = "🤖 Leonor wins. Anna and Ben are the best humans." if said is None else said
    assert verdict(finishers, Words("en")) == expected


def test_people_have_the_place_at_the_table_and_their_rank_among_people_in_words() -> None:
    assert [one.place for one in told(LAST)] == [None, None, None, 4]
    assert told(LAST)[3].note == "", "alone among house bots nobody is the best human"
    assert [one.place for one in told(MIDST)] == [None, 2, None, 4]
    assert [told(MIDST)[n].note for n in (1, 3)] == ["best of 2 humans", "no. 2 of 2 humans"]
    assert told(LEVEL)[1].note == ""


@pytest.mark.parametrize(
    ("finishers", "head", "places"),
    [
        (LAST, "Leonor wins!", ["–", "–", "–", "4."]),
        (MIDST, "Best of the humans: Anna", ["–", "2.", "–", "4."]),
        (LEVEL, "Leonor and Anna share the victory", ["–", "1.", "3."]),
        (LEVEL_BELOW, "Anna and Leonor share the victory", ["1.", "–"]),
    ],
)
def test_the_picture_gives_the_victory_to_whoever_is_first(
    finishers: tuple[Finisher, ...], head: str, places: list[str]
) -> None:
    scores = tuple(
        Score(one.seat, 40 - one.rank, 0, one.rank, (ScoreLine("buildings", 40 - one.rank),))
        for one in finishers
    )
    names = tuple(one.name for one in finishers)
    look = Look(names=names, title="A table", finals=told(finishers))
    scene = result_scene(view(len(finishers)), scores, look)
    shown = [one.text for one in result.draw(scene, BARS).written]
    assert shown[0] == head
    assert [text for text in shown if text in ("1.", "2.", "3.", "4.", "–")] == places
