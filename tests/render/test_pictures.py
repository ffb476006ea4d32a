"""The whole table, the result, the phone's pictures and the warm-up."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.engine.api import Score, ScoreLine
from bot.games.puerto_rico.data import BUILDINGS
from bot.locales import LANGUAGES
from render.api import Look
from render.art.canvas import Canvas
from render.art.sprites import sprite
from render.pictures import result
from render.puerto_rico.pictures import overview, phone
from render.puerto_rico.pictures.result import BARS
from render.puerto_rico.scenes import player_scene, supply_scene
from render.scenes import result_scene
from tests.catalogue import RENDERERS
from tests.render.play import game
from tests.render.views import NAMES, POSITIONS, view

RENDERER = RENDERERS["puerto_rico"]
LOOK = Look(names=("Anna", "Bob", "Cleo", "Dörte", "Émile"), title="Puerto Rico · table #1")
PHONE = replace(LOOK, size="phone")


def score(seat: int, rank: int, tiebreak: int, **parts: int) -> Score:
    lines = tuple(ScoreLine(key, points) for key, points in parts.items())
    return Score(seat, sum(parts.values()), tiebreak, rank, lines)


SCORES = (
    score(0, 2, 4, chips=20, buildings=10),
    score(1, 1, 9, chips=12, buildings=12, guild_hall=10, residence=6),
    score(2, 2, 4, chips=29, buildings=0, fortress=1),
)


def texts(canvas: Canvas) -> list[str]:
    return [one.text for one in canvas.written]


def large(canvas: Canvas) -> set[str]:
    return {one.text for one in canvas.written if one.size >= 36}


def final(look: Look) -> Canvas:
    return result.draw(result_scene(view(3), SCORES, look), BARS)


def test_the_overview_tells_of_every_player() -> None:
    position = POSITIONS["middle"]
    boards = tuple(player_scene(position, one, LOOK) for one in position.players)
    canvas = overview.draw(supply_scene(position, LOOK), boards)
    shown = large(canvas)
    for player in position.players:
        spaces = sum(building.spaces for building in player.city)
        facts = {str(player.doubloons), f"{len(player.island)}/12", f"{spaces}/12"}
        assert facts | {str(count) for count in player.goods.values()} <= shown
    assert {"Captain", "Bob", "to act", "Anna", "Émile"} <= shown
    assert {"2/6", "6/7", "0/8"} <= set(texts(canvas))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["full", "phone"])
def test_every_picture_has_a_name_a_size_and_an_alt_text(language, size) -> None:
    look = replace(LOOK, language=language, size=size)
    played = game(4, 1)
    position = played.views[len(played.views) // 2]
    pictures = (
        *RENDERER.boards(position, look),
        RENDERER.overview(position, look),
        RENDERER.result(played.views[-1], played.scores, look),
    )
    names = [picture.name.partition(".")[0] for picture in pictures]
    assert names == ["supply", *(f"player-{seat}" for seat in "abcd"), "table", "result"]
    for picture in pictures:
        assert Image.open(BytesIO(picture.data)).size == picture.size
        assert picture.size[0] == (1600 if size == "full" else 800)
        assert "Anna" in picture.alt or picture.name.startswith("player")
        assert len(picture.alt) <= 1024


def test_the_result_has_the_winner_on_top_and_all_parts() -> None:
    shown = texts(final(LOOK))
    names = [text for text in shown if text in LOOK.names]
    assert names == ["Bob", "Anna", "Cleo"]
    assert [text for text in shown if text.endswith(".")] == ["1.", "2.", "2."]
    assert {"40", "30", "20", "12", "10", "6"} <= set(shown)
    assert "chips 12 · buildings 12 · guild hall 10 · residence 6" in shown
    assert "chips 20 · buildings 10 · tie-break 4" in shown


def test_a_part_too_short_for_its_number_is_told_below_the_bar() -> None:
    shown = texts(final(PHONE))
    assert "1" not in shown
    assert "chips 29 · fortress 1 · tie-break 4" in shown


def test_the_alt_text_of_the_result_tells_every_score() -> None:
    alt = RENDERER.result(view(3), SCORES, LOOK).alt
    assert alt.startswith("1. Bob: 40 VP (chips 12, buildings 12, guild hall 10, residence 6")
    assert "2. Cleo: 30 VP" in alt


@pytest.mark.parametrize(
    ("phase", "shown", "missing"),
    [
        ("round", "Craftsman", "Cargo ships"),
        ("captain", "Cargo ships", "Plantations"),
        ("settler", "Plantations", "Trading house"),
        ("trader", "Trading house", "Cargo ships"),
        ("craftsman", "Goods supply", "Plantations"),
    ],
)
def test_a_phone_shows_what_the_decision_is_about(phase, shown, missing) -> None:
    canvas = phone.supply(supply_scene(view(5, 0.4, phase), PHONE))
    assert shown in texts(canvas)
    assert missing not in texts(canvas)


def test_a_phone_shows_only_buildings_that_can_be_built() -> None:
    position = view(3, 0.2, "builder", (2,))
    first, second, third = position.players
    builder = replace(third, open=("build hospice", "build office", "pass"))
    canvas = phone.supply(supply_scene(replace(position, players=(first, second, builder)), PHONE))
    assert {"Hospice", "Office"} <= set(texts(canvas))
    assert "Harbor" not in texts(canvas)


def test_letters_on_a_phone_are_larger_than_on_a_desktop() -> None:
    """At 350 px every letter of a phone's picture is at least 9 px high, where 800 are drawn."""
    for position in POSITIONS.values():
        scene = supply_scene(position, PHONE)
        boards = tuple(player_scene(position, one, PHONE) for one in position.players)
        for canvas in (phone.supply(scene), phone.overview(scene, boards), phone.board(boards[0])):
            assert min(one.size for one in canvas.written) * 350 / 800 >= 9


def test_a_warmed_up_process_has_the_sprites() -> None:
    RENDERER.warm_up(LOOK)
    before = sprite.cache_info().misses
    RENDERER.boards(view(5, 0.55), Look(names=NAMES))
    drawn = sprite.cache_info().misses - before
    assert drawn < len(BUILDINGS)
