"""Contents of the table, the boards, one board and the result, in picture and text."""

from __future__ import annotations

import re
from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from bot.engine.api import Score, ScoreLine
from bot.games.puerto_rico.data import BUILDINGS, GOODS
from bot.house_bots.easy import sample_views
from bot.locales import Words
from bot.workers.drawing.worker import warm_up
from render.api import Look
from render.art.canvas import Box, Canvas
from render.art.page import SIZE
from render.art.sprites import sprite, sprites_of
from render.art.theme import theme
from render.pictures import result
from render.puerto_rico.art import drawings
from render.puerto_rico.gallery import BARS
from render.puerto_rico.pictures import board, strip, table
from render.puerto_rico.scenes import player_scene, supply_scene
from render.scenes import result_scene
from tests.catalogue import CATALOGUE, GAMES, RENDERERS
from tests.languages import LANGUAGES
from tests.render import colors
from tests.render.play import game
from tests.render.views import NAMES, POSITIONS, courtly, stocked, view

RENDERER = RENDERERS["puerto_rico"]
LOOK = Look(names=("Anna", "Bob", "Cleo", "Dörte", "Émile"), title="Puerto Rico · table #1")

EN = Words("en")
COURT = courtly(view(5, 0.7, "captain", (2,)))


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


def pixels(canvas: Canvas, color: str) -> int:
    return colors.pixels(canvas.image, theme("night")[color])


def final(look: Look) -> Canvas:
    return result.draw(result_scene(view(3), SCORES, look), BARS)


def all_boards(position) -> Canvas:
    scenes = tuple(player_scene(position, one, LOOK) for one in position.players)
    return strip.draw_all(scenes, (None,) * len(scenes))


def test_the_table_tells_what_all_share() -> None:
    position = POSITIONS["middle"]
    shown = set(texts(table.draw(supply_scene(position, LOOK))))
    assert {"Captain · Round 9", "Bob", "to act", "Mayor", "Prospector 2"} <= shown
    assert {"C 2/6", "I 6/7", "0/8"} <= shown, "ships with what they have loaded"
    counts = (position.quarries, position.face_down, position.colonists, position.chips)
    assert {str(count) for count in (*counts, *position.goods.values())} <= shown
    assert {str(one.cost) for one in position.stock if one.left} <= shown, "every price"


def test_kinds_of_buildings_stand_in_their_column_from_cheap_to_dear() -> None:
    for position in (POSITIONS["middle"], stocked(courtly(view(5, 0.7)))):
        canvas = table.draw(supply_scene(position, LOOK))
        places = {one.thing.partition(":")[2]: one.box for one in canvas.areas}
        for one, other in combinations(position.stock, 2):
            left, right = places[one.key], places[other.key]
            if (one.column, one.cost) < (other.column, other.cost):
                assert (left[0], left[1]) < (right[0], right[1]), (one.key, other.key)


def test_what_can_be_built_is_bright_on_the_table() -> None:
    position = view(4, 0.3, "builder", (1,))
    first, second, *others = position.players
    bright = {
        key: pixels(table.draw(supply_scene(position._replace(players=players), LOOK)), "now")
        for key in ("hacienda", "")
        for players in [(first, second._replace(open=(f"build {key}",) * bool(key)), *others)]
    }
    assert bright["hacienda"] - bright[""] > 1_000


@pytest.mark.parametrize("good", GOODS)
def test_goods_lie_in_the_holds_as_barrels(good: str) -> None:
    """An empty hold shows wood in its corners, a full one, too, and the barrel in its middle."""
    colors = theme("night")
    empty, full = (sprite(drawings.hold, 40, 40, colors, one) for one in ("", good))
    assert empty.getpixel((5, 5)) == full.getpixel((5, 5))
    assert full.getpixel((20, 20))[:3] == colors[good] != empty.getpixel((20, 20))[:3]


def test_the_last_round_is_told_instead_of_its_number() -> None:
    shown = texts(table.draw(supply_scene(view(4, 0.95, "trader", (0,), "city"), LOOK)))
    assert "Last round!" in shown
    assert not [text for text in shown if "Round 1" in text]


def test_after_the_end_no_round_is_the_last() -> None:
    over = view(4, 0.95, "end", (), "city")._replace(over=True)
    shown = texts(table.draw(supply_scene(over, LOOK)))
    assert "Last round!" not in shown
    assert [text for text in shown if f"Round {over.round}" in text]


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_boards_tell_of_every_player(seats: int) -> None:
    position = view(seats, 0.55)
    canvas = all_boards(position)
    for player, place in zip(position.players, strip.strips(seats), strict=True):
        inside = {one.text for one in canvas.written if place.y <= one.ink.y < place.bottom}
        facts = {LOOK.names[player.seat], str(player.doubloons), str(player.points_on_board)}
        assert facts | {str(count) if count else "–" for count in player.goods.values()} <= inside


@pytest.mark.parametrize("seats", range(2, 6))
def test_two_players_have_names_and_others_emblems_alone(seats: int) -> None:
    found = texts(all_boards(view(seats, 0.55)))
    names = {word for one in BUILDINGS for word in EN(f"puerto_rico-building-{one}").split()}
    assert bool(names & {word for text in found for word in text.split()}) == (seats == 2)


def test_an_early_board_has_larger_things() -> None:
    early, late = (all_boards(view(5, share)) for share in (0.2, 1.0))
    widths = [
        {one.box[2] for one in canvas.areas if one.thing.endswith(":small_indigo_plant")}
        for canvas in (early, late)
    ]
    assert min(widths[0]) > max(widths[1])


def test_one_board_alone_names_its_buildings() -> None:
    position = POSITIONS["middle"]
    shown = " ".join(texts(board.draw(player_scene(position, position.players[0], LOOK))))
    assert "Small indigo plant" in shown


def test_whole_names_stand_on_boards_with_much_to_count() -> None:
    """The governor, people without a circle, nobles and many changes leave a name its room."""
    names = ("Anna", "Bernadette", "Christiane W.", "Leonor", "Émile")
    look, before = replace(LOOK, names=names), courtly(view(5, 0.5))
    scenes = [player_scene(COURT, one, look) for one in COURT.players]
    thens = [player_scene(before, one, look) for one in before.players]
    for olds in ((None,) * 5, thens):
        assert {*names} <= {*texts(strip.draw_all(tuple(scenes), tuple(olds)))}


def test_a_change_lies_on_no_mark() -> None:
    """Numbers that have changed keep their marks: nothing is drawn on these."""
    before, position = view(4, 0.4), view(4, 0.5)
    scenes = tuple(player_scene(position, one, LOOK) for one in position.players)
    thens = tuple(player_scene(before, one, LOOK) for one in before.players)
    drawn = (
        strip.draw_all(scenes, thens),
        board.draw(scenes[0], thens[0]),
        table.draw(supply_scene(position, LOOK), supply_scene(before, LOOK)),
    )
    for canvas in drawn:
        changes = [one.box for one in canvas.written if re.fullmatch(r"[+−]\d+", one.text)]
        assert changes
        for area in canvas.areas:
            if area.rule in {"price", "score", "large", "refill", "mayor", "end", "quarries"}:
                mark = Box(*area.box)._replace(w=34)
                assert not [one for one in changes if one.within(mark).w and one.within(mark).h]


def test_a_zero_is_quiet() -> None:
    position = view(3, 0.0)
    zeros = {one.color for one in all_boards(position).written if one.text == "0"}
    assert zeros == {theme("night")["ink_soft"]}


def test_only_who_must_act_and_what_can_be_chosen_is_bright() -> None:
    position = view(4, 0.3, "round", (1,))
    first, second, *others = position.players
    choosing = second._replace(open=("role mayor",))
    plain = table.draw(supply_scene(position, LOOK))
    open_ = position._replace(players=(first, choosing, *others))
    bright = table.draw(supply_scene(open_, LOOK))
    assert pixels(bright, "now") - pixels(plain, "now") > 8_000
    assert pixels(bright, "now") < 50_000, "and nothing else"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_has_a_name_a_size_and_an_alt_text(language) -> None:
    look = replace(LOOK, language=language)
    played = game(4, 1)
    position = played.views[len(played.views) // 2]
    pictures = (
        RENDERER.overview(position, look),
        RENDERER.boards(position, look),
        RENDERER.board(position, look, 2),
        RENDERER.result(played.views[-1], played.scores, look),
    )
    names = [picture.name.partition(".")[0] for picture in pictures]
    assert names == ["table", "boards", "player-c", "result"]
    for picture in pictures:
        assert Image.open(BytesIO(picture.data)).size == picture.size == SIZE
        assert "Cleo" in picture.alt
        assert len(picture.alt) <= 1024


def test_alt_texts_tell_what_the_pictures_show() -> None:
    position, look = POSITIONS["middle"], Look("de", names=NAMES, title="Hafen")
    alt = RENDERER.overview(position, look).alt
    assert alt.startswith("Am Zug: Bob. Kapitän, Durchgang 9, Hafen. Gouverneur: Anna.")
    for fact in ("Schiff 6: 2 Mais", "Schiff 8: leer", "Handelshaus: 1 Zucker", "57"):
        assert fact in alt
    alt = RENDERER.board(position, look, 1).alt
    for fact in ("Bob (Platz B), am Zug, Kapitän: 7 Dublonen", "Zuckerplantage", "Kaffeerösterei"):
        assert fact in alt
    alt = RENDERER.boards(position, look).alt
    assert alt.startswith("Am Zug: Bob. Anna: 6 Dublonen, 16 SP; Waren: 2 Indigo,")
    assert alt.endswith("Alles in Worten: /tisch plan text:True")
    assert "Émile" in alt


def test_the_result_has_the_winner_on_top_and_all_parts() -> None:
    canvas = final(LOOK)
    shown = texts(canvas)
    assert shown[0] == "Bob wins!"
    assert [text for text in shown if text in LOOK.names] == ["Bob", "Anna", "Cleo"]
    assert [text for text in shown if text.endswith(".")] == ["1.", "2.", "2."]
    assert {"40", "30", "20", "12", "10", "6", "29", "1"} <= set(shown)
    assert "tie-break 4" in shown
    assert {"VP chips", "guild hall", "residence"} <= set(shown), "each bonus has its name"


def test_only_the_winner_has_a_medal() -> None:
    shared = (replace(SCORES[0], rank=1), replace(SCORES[1], rank=1), SCORES[2])
    tied = result.draw(result_scene(view(3), shared, LOOK), BARS)
    assert texts(tied)[0] == "Anna and Bob share the victory"
    laurel = pixels(final(LOOK), "leaf")
    assert laurel > 300
    assert pixels(tied, "leaf") == 2 * laurel


def test_the_alt_text_of_the_result_tells_every_score() -> None:
    alt = RENDERER.result(view(3), SCORES, LOOK).alt
    assert alt.startswith("1. Bob: 40 VP (chips 12, buildings 12, guild hall 10, residence 6")
    assert "2. Cleo: 30 VP" in alt


def test_a_warmed_up_process_has_the_sprites() -> None:
    warm_up(CATALOGUE["puerto_rico"], sample_views(GAMES["puerto_rico"]), LOOK)
    kept = sprites_of(theme("night"))
    before = len(kept)
    RENDERER.overview(view(5, 0.55), Look(names=NAMES))
    RENDERER.boards(view(5, 0.55), Look(names=NAMES))
    assert len(kept) - before < 60
