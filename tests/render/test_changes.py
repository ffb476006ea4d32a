"""What changed and what can be chosen: in words, in outlines, in the keys of the cache."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.puerto_rico.view import TileView, View
from bot.locales import LANGUAGES, Words
from render.api import Look
from render.art.canvas import Canvas
from render.art.theme import theme
from render.puerto_rico import gallery
from render.puerto_rico.pictures import player, supply
from render.puerto_rico.scenes import player_scene, player_since, supply_scene
from tests.catalogue import RENDERERS
from tests.render.play import game
from tests.render.views import NAMES, building, view

RENDERER = RENDERERS["puerto_rico"]
LOOK = Look(names=NAMES)


def later(position: View) -> View:
    """Anna has built a harbor, settled a quarry and sold a coffee; a ship took sugar."""
    anna, *others = position.players
    anna = replace(
        anna,
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
    return replace(
        position,
        players=(anna, *others),
        stock=stock,
        ships=(*ships, replace(last, good="sugar", load=2)),
        quarries=position.quarries - 1,
        trading_house=(*position.trading_house, "coffee"),
    )


def texts(canvas: Canvas) -> list[str]:
    return [one.text for one in canvas.written]


def drawn(now: View, since: View | None, seat: int) -> list[str]:
    scene = player_scene(now, now.players[seat], LOOK)
    return texts(player.draw(scene, player_since(scene, since, LOOK)))


def has(canvas: Canvas, color: str) -> bool:
    wanted = theme("night")[color]
    return any(found == wanted for _, found in canvas.image.getcolors(1 << 24) or ())


def test_words_tell_what_changed() -> None:
    before = view(4, 0.4)
    lines = RENDERER.changes(before, later(before), Words("en", NAMES))
    assert lines == [
        "Plantations: −1 quarry",
        "Ships: ship 7 with 2 sugar",
        "Trading house: sugar, tobacco, and coffee",
        "Buildings: Wharf −1",
        "Anna: +2 doubloons, +3 VP on the board, −1 coffee, new: quarry and Wharf",
    ]
    lines = RENDERER.changes(before, later(before), Words("de", NAMES))
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


def test_boards_show_differences_as_small_numbers() -> None:
    before = view(4, 0.4)
    now = later(before)
    shared = texts(supply.draw(supply_scene(now, LOOK), supply_scene(before, LOOK)))
    assert {"+2", "+3", "−1"} <= set(shared)
    assert {"+2", "+3", "−1"} <= set(drawn(now, before, 0))
    assert not {"+2", "+3", "−1"} & {*drawn(now, None, 0), *drawn(now, before, 1)}


def test_only_changes_are_outlined() -> None:
    before = view(4, 0.4)
    now = later(before)
    scene, then = supply_scene(now, LOOK), supply_scene(before, LOOK)
    assert has(supply.draw(scene, then), "changed")
    assert not has(supply.draw(scene), "changed")
    assert not has(supply.draw(scene, scene), "changed")


def test_the_cache_knows_the_differences() -> None:
    before = view(4, 0.4)
    now = later(before)
    plain, marked = gallery.boards(now, LOOK), gallery.boards(now, LOOK, before)
    again = gallery.boards(now, LOOK, before)
    same = [one is other for one, other in zip(plain, marked, strict=True)]
    assert same == [False, False, True, True, True]
    assert all(one is other for one, other in zip(marked, again, strict=True))


@pytest.mark.parametrize(
    ("phase", "move"),
    [
        ("round", "role captain"),
        ("settler", "settle corn"),
        ("builder", "build harbor"),
        ("craftsman", "produce corn"),
        ("trader", "sell corn"),
        ("captain", "load corn 8"),
    ],
)
def test_what_can_be_chosen_is_bright(phase, move) -> None:
    position = view(5, 0.1, phase, (2,))
    first, second, third, *others = position.players
    choosing = replace(third, open=(move, "pass"))
    chosen = replace(position, players=(first, second, choosing, *others), row=("corn",))
    plain = supply.draw(supply_scene(replace(position, row=("corn",)), LOOK))
    bright = supply.draw(supply_scene(chosen, LOOK))
    ground = theme("night")["now"]
    counts = [
        sum(n for n, color in canvas.image.getcolors(1 << 24) if color == ground)
        for canvas in (plain, bright)
    ]
    assert counts[1] > counts[0] + 500


def test_the_builder_sees_his_price() -> None:
    """Christiane builds with a quarry and nobody's privilege: a harbor for 8 costs 7."""
    position = replace(view(5, 0.1, "builder", (2,)), role_taker=1)
    first, second, third, *others = position.players
    builder = replace(third, island=(TileView("quarry", True),), open=("build harbor", "pass"))
    scene = supply_scene(replace(position, players=(first, second, builder, *others)), LOOK)
    prices = dict(zip((one.key for one in scene.stock), scene.prices, strict=True))
    assert (prices["harbor"], prices["small_market"]) == (7, 0)
    assert supply_scene(view(5, 0.1, "captain"), LOOK).prices == ()


def test_free_circles_and_goods_to_move_are_bright_on_the_own_board() -> None:
    position = view(4, 0.4)
    anna = replace(position.players[0], island=(TileView("corn", False),), open=("place corn",))
    placing = replace(position, players=(anna, *position.players[1:]))
    assert has(player.draw(player_scene(placing, anna, LOOK)), "now")
    assert not has(player.draw(player_scene(position, position.players[0], LOOK)), "now")


def test_a_view_tells_what_can_be_done() -> None:
    for position in game(3, 2).views:
        assert [player.acting for player in position.players] == [
            bool(player.open) for player in position.players
        ]


def test_the_name_of_the_game_is_told_once() -> None:
    title = "Puerto Rico · table #1"
    shown = texts(supply.draw(supply_scene(view(), Look(names=NAMES, title=title))))
    assert [text for text in shown if "Puerto Rico" in text] == [f"{title} · Round 8"]
