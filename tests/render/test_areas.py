"""Areas of the full drawings that can be looked up, each with its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from bot.games.magister_navis.data import CARDS
from bot.house_bots.easy import sample_views
from bot.locales import Words
from render.api import Look, Picture
from render.art.canvas import Box, Canvas
from render.art.page import SIZE
from render.art.theme import theme
from render.jobs import Job, here
from render.pictures.cards import Card, draw, fitting
from render.pictures.layout import AREA
from tests.catalogue import CATALOGUE, GAMES, GUIDES
from tests.languages import LANGUAGES
from tests.render.play import game
from tests.render.views import POSITIONS

LOOK = Look("de")
LEAST = 12
"""The least width and height of an area, in px of the picture: all are seen as something."""


@cache
def views(key: str) -> tuple[Any, Any, Any]:
    return sample_views(GAMES[key])


def drawn(key: str, view: Any) -> Iterator[tuple[str, Picture]]:
    """Yield every full drawing of a position by its name, each with its areas."""
    parts = [("table", None), ("boards", None), *(("board", one.seat) for one in view.players)]
    for kind, about in parts:
        job = Job(key, kind, view, LOOK, about=about, areas=True)
        (picture,) = here(CATALOGUE)([job])
        assert picture is not None
        yield kind if about is None else f"{kind} {about}", picture


def of_puerto_rico(view: Any) -> Iterator[tuple[str, Iterable[str]]]:
    """Yield by drawing the things on it, those of the same kind as often as they are there."""
    cities = [[one.key for one in player.city] for player in view.players]
    yield "table", [one.key for one in view.stock]
    yield "boards", [key for city in cities for key in city]
    yield from ((f"board {seat}", city) for seat, city in enumerate(cities))


def of_magister_navis(view: Any) -> Iterator[tuple[str, Iterable[str]]]:
    lots = [[one.key for one in player.buildings] for player in view.players]
    lying = [*view.cities, *view.connections]
    tokens = [one.token for one in lying if one.token is not None]
    tokens += [
        token
        for region in view.regions
        for token, seat in zip(region.tokens, region.track, strict=True)
        if token is not None and seat is None
    ]
    yield "table", [*tokens, *(deck.key for deck in view.decks)]
    yield "boards", [key for built in lots for key in built]
    for player, built in zip(view.players, lots, strict=True):
        cards = [CARDS[key].deck for key in player.cards]
        yield f"board {player.seat}", [*built, *player.tokens, *cards]


def of_amerigo(view: Any) -> Iterator[tuple[str, Iterable[str]]]:
    yield "table", [one.tile for one in view.tiles]
    tokens = [[*player.tokens, *player.used] for player in view.players]
    yield "boards", [key for found in tokens for key in found]
    for player, found in zip(view.players, tokens, strict=True):
        yield f"board {player.seat}", [*found, *(key for key, n in player.hand.items() if n)]


THINGS: Mapping[str, Callable[[Any], Iterator[tuple[str, Iterable[str]]]]] = {
    "puerto_rico": of_puerto_rico,
    "magister_navis": of_magister_navis,
    "amerigo": of_amerigo,
}


@pytest.mark.parametrize("key", GUIDES)
def test_areas_lie_on_the_picture_and_have_a_rule_in_both_languages(key: str) -> None:
    book = GUIDES[key].rulebook.by_key
    for number, view in enumerate(views(key)):
        for name, picture in drawn(key, view):
            assert picture.areas, (number, name)
            for (x, y, wide, high), rule, thing in picture.areas:
                where = (number, name, rule)
                assert x >= 0 and y >= 0 and x + wide <= SIZE[0] and y + high <= SIZE[1], where
                assert min(wide, high) >= LEAST, where
                assert rule or thing, where
                for words in map(Words, LANGUAGES if rule else ()):
                    assert book[rule].title(words) and book[rule].text(words), where


@pytest.mark.parametrize("key", GUIDES)
def test_all_things_that_lie_there_can_be_looked_up(key: str) -> None:
    for view in views(key):
        pictures = dict(drawn(key, view))
        for name, things in THINGS[key](view):
            found = Counter(area.rule for area in pictures[name].areas)
            assert not Counter(things) - found, name


def test_the_draft_tells_of_every_building() -> None:
    view = POSITIONS["draft"]
    rules = {area.rule for area in dict(drawn("puerto_rico", view))["table"].areas}
    draft = {key for one in view.draft for key in (*one.chosen, *one.open, *one.out)}
    assert draft and draft <= rules


def test_with_expansions_nobles_and_forests_can_be_looked_up() -> None:
    final = game(4, 1, "both").views[-1]
    woods = final.players[0].island[0]._replace(kind="forest")
    first = final.players[0]._replace(island=(woods, *final.players[0].island[1:]))
    view = final._replace(players=(first, *final.players[1:]))
    found = {name: {area.rule for area in one.areas} for name, one in drawn("puerto_rico", view)}
    assert all("nobles" in rules for rules in found.values())
    assert {"forests", "island"} <= found["board 0"] & found["boards"]
    assert "forests" not in found["board 1"]


@pytest.mark.parametrize("key", GUIDES)
def test_no_thing_hides_behind_another(key: str) -> None:
    """The smallest one is meant: of two things on each other, neither may be the larger."""
    things = {entry.key for entry in GUIDES[key].rulebook.things}
    for name, picture in drawn(key, views(key)[1]):
        boxes = [Box(*box) for box, rule, _ in picture.areas if rule in things]
        for one, other in combinations(boxes, 2):
            shared = one.within(other)
            smaller = min(one.w * one.h, other.w * other.h)
            assert name == "table" or shared.w * shared.h <= smaller // 4, name


@pytest.mark.parametrize("kind", ["table", "boards"])
@pytest.mark.parametrize("key", GUIDES)
def test_a_post_is_the_same_picture_and_carries_no_areas(key: str, kind: str) -> None:
    asked = Job(key, kind, views(key)[1], LOOK, areas=True)
    told, plain = here(CATALOGUE)([asked, replace(asked, areas=False)])
    assert told is not None and plain is not None
    assert plain == replace(told, areas=()) and told != plain


def test_areas_end_where_the_picture_ends() -> None:
    canvas = Canvas(Image.new("RGB", (100, 50)), theme("night"))
    canvas.about(Box(-10, 40, 30, 30), "row")
    canvas.about(Box(100, 0, 5, 5), "row")
    assert canvas.areas == [((0, 40, 20, 10), "row", "")]
    assert canvas.copy().areas == canvas.areas


def test_a_card_that_names_its_choice_is_an_area() -> None:
    canvas = Canvas(Image.new("RGB", SIZE), theme("night"))
    offered = Card((), "Harbor", thing="building:harbor"), Card((), "Pass")
    _, laid = fitting(offered, AREA)
    draw(canvas, offered, laid)
    assert canvas.areas == [(laid.places[0], "", "building:harbor")]
