"""Changes and choices: in words, in outlines, in the keys of the cache."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bot.games.puerto_rico.view import TileView, View
from bot.locales import Words
from render.api import Look
from render.art.canvas import Canvas
from render.art.theme import theme
from render.pictures.layout import strips
from render.puerto_rico import gallery
from render.puerto_rico.pictures import board, strip, table
from render.puerto_rico.scenes import player_scene, player_since, supply_scene
from tests.catalogue import RENDERERS
from tests.languages import LANGUAGES
from tests.render import colors
from tests.render.play import game
from tests.render.views import NAMES, building, view

RENDERER = RENDERERS["puerto_rico"]
LOOK = Look(names=NAMES)


def later(position: View) -> View:
    """Anna has built a harbor, settled a quarry and sold a coffee; a ship took sugar."""
    anna, *others = position.players
    anna = anna._replace(
        doubloons=anna.doubloons + 2,
        goods={**anna.goods, "coffee": anna.goods["coffee"] - 1},
        island=(*anna.island, TileView("quarry", False)),
        city=(*anna.city, building("wharf", 0)),
        points_on_board=anna.points_on_board + 3,
    )
    stock = tuple(
        replace(one, left=one.left - (one.key == "wharf" and one.left > 0))
        for one in position.stock
    )
    *ships, last = position.ships
    return position._replace(
        players=(anna, *others),
        stock=stock,
        ships=(*ships, replace(last, good="sugar", load=2)),
        quarries=position.quarries - 1,
        trading_house=(*position.trading_house, "coffee"),
    )


BEFORE = view(4, 0.4)
NOW = later(BEFORE)


@cache
def both(since: str = "") -> tuple[Canvas, Canvas]:
    """The table and all boards now, with what is new since `before`, or since `now`: nothing."""
    then = {"": None, "before": BEFORE, "now": NOW}[since]
    return table_of(NOW, then), drawn(NOW, then)


def texts(canvas: Canvas) -> list[str]:
    return [one.text for one in canvas.written]


def drawn(now: View, since: View | None) -> Canvas:
    scenes = tuple(player_scene(now, player, LOOK) for player in now.players)
    return strip.draw_all(scenes, tuple(player_since(scene, since, LOOK) for scene in scenes))


def table_of(now: View, since: View | None = None) -> Canvas:
    return table.draw(supply_scene(now, LOOK), supply_scene(since, LOOK) if since else None)


def one_board(now: View) -> Canvas:
    return board.draw(replace(player_scene(now, now.players[0], LOOK), acting=False))


def pixels(canvas: Canvas, color: str) -> int:
    return colors.pixels(canvas.image, theme("night")[color])


def has(canvas: Canvas, color: str) -> bool:
    return pixels(canvas, color) > 0


def test_words_tell_what_changed() -> None:
    lines = RENDERER.changes(BEFORE, NOW, Words("en", NAMES))
    assert lines == [
        "Plantations: −1 quarry",
        "Ships: ship 7 with 2 sugar",
        "Trading house: sugar, tobacco, and coffee",
        "Buildings: Wharf −1",
        "Anna: +2 doubloons, +3 VP on the board, −1 coffee, new: quarry and Wharf",
    ]
    lines = RENDERER.changes(BEFORE, NOW, Words("de", NAMES))
    assert (
        lines[-1] == "Anna: +2 Dublonen, +3 SP auf dem Plan, −1 Kaffee, neu: Steinbruch und Werft"
    )


def test_nothing_changed_is_told_in_no_words() -> None:
    assert RENDERER.changes(view(), view(), Words("en", NAMES)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_game_can_be_told(language) -> None:
    words = Words(language, NAMES)
    for seats in (2, 5):
        views = game(seats, 3).views
        for old, new in zip(views[:-12:12], views[12::12], strict=False):
            assert all(len(line) <= 300 for line in RENDERER.changes(old, new, words))


def test_differences_are_small_numbers_on_the_marks() -> None:
    table, boards = map(texts, both("before"))
    assert "−1" in table, "a quarry less"
    assert {"+2", "+3"} <= set(boards)
    assert not {"+2", "+3", "−1"} & {text for canvas in both() for text in texts(canvas)}


def test_only_the_board_that_has_changed_is_marked() -> None:
    _, boards = both("before")
    changed = [one for one in boards.written if one.text in ("+2", "+3")]
    assert {one.box.y < strips(4)[0].bottom for one in changed} == {True}


def test_only_changes_are_outlined() -> None:
    assert all(has(canvas, "changed") for canvas in both("before"))
    assert not any(has(canvas, "changed") for canvas in (*both(), *both("now")))


def test_the_cache_knows_the_differences() -> None:
    plain, marked = gallery.boards(NOW, LOOK), gallery.boards(NOW, LOOK, BEFORE)
    assert plain is not marked
    assert marked is gallery.boards(NOW, LOOK, BEFORE)
    assert plain is gallery.boards(NOW, LOOK)


@pytest.mark.parametrize(
    ("phase", "move"),
    [
        ("round", "role captain"),
        ("settler", "settle corn"),
        ("craftsman", "produce corn"),
        ("trader", "sell corn"),
        ("captain", "load corn 8"),
    ],
)
def test_what_can_be_chosen_is_bright(phase, move) -> None:
    position = view(5, 0.1, phase, (2,))
    first, second, third, *others = position.players
    choosing = third._replace(open=(move, "pass"))
    chosen = position._replace(players=(first, second, choosing, *others), row=("corn",))
    plain = table_of(position._replace(row=("corn",)))
    bright = table_of(chosen)
    ground = theme("night")["now"]
    counts = [colors.pixels(canvas.image, ground) for canvas in (plain, bright)]
    assert counts[1] > counts[0] + 500


def test_free_circles_and_goods_to_move_are_bright_on_the_own_board() -> None:
    position = view(4, 0.4)
    anna = position.players[0]._replace(island=(TileView("corn", False),), open=("place corn",))
    placing = position._replace(players=(anna, *position.players[1:]))
    idle = placing._replace(players=(anna._replace(open=()), *position.players[1:]))
    for draw in (one_board, lambda now: drawn(now, None)):
        bright, plain = (pixels(draw(now), "now") for now in (placing, idle))
        assert bright > plain + 100


def test_a_view_tells_what_can_be_done() -> None:
    for position in game(3, 2).views:
        assert [player.acting for player in position.players] == [
            bool(player.open) for player in position.players
        ]
