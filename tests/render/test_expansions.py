"""Both expansions in the pictures: nobles, forests, new buildings, and the building draft."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.engine.api import Score, ScoreLine
from bot.games.puerto_rico.data import BUILDINGS, FIXED_SET
from bot.games.puerto_rico.view import TileView, View
from bot.locales import Words
from render.api import Look, Picture
from render.art.canvas import Box, Canvas, Written
from render.art.sprites import Drawing, sprite
from render.art.theme import palettes, theme
from render.pictures import result
from render.pictures.replay import animate
from render.puerto_rico.art import drawings
from render.puerto_rico.gallery import BARS
from render.puerto_rico.pictures import board as one_board
from render.puerto_rico.pictures import draft, strip, table
from render.puerto_rico.scenes import (
    SupplyScene,
    finished_draft,
    player_scene,
    supply_scene,
)
from render.scenes import result_scene
from tests.catalogue import RENDERERS
from tests.languages import LANGUAGES
from tests.render import colors
from tests.render.views import NAMES, building, courtly, drafting, stocked, view

RENDERER = RENDERERS["puerto_rico"]
LOOK = Look(names=NAMES, title="Puerto Rico · #7")
GREAT = {one.key for one in BUILDINGS.values() if one.spaces == 2}
COURT = courtly(view(5, 0.55, "captain", (1,)))


def texts(canvas: Canvas) -> list[str]:
    return [one.text for one in canvas.written]


def pixels(canvas: Canvas, color: str) -> int:
    return colors.pixels(canvas.image, theme("night")[color])


def with_first(position: View, **changes: object) -> View:
    """The position with another first player, who is the only one to act."""
    first, *others = (one._replace(acting=False, open=()) for one in position.players)
    return position._replace(players=(first._replace(acting=True, **changes), *others))


def board(position: View, look: Look = LOOK, seat: int = 0) -> Canvas:
    return one_board.draw(player_scene(position, position.players[seat], look))


def strips(position: View, look: Look = LOOK) -> Canvas:
    scenes = tuple(player_scene(position, one, look) for one in position.players)
    return strip.draw_all(scenes, (None,) * len(scenes))


# --- shapes


def dark(drawing: Drawing, side: int, palette: str, *args: object) -> Image.Image:
    """A drawing on paper in nothing but black and white."""
    paper = Image.new("RGB", (side, side), theme(palette)["paper"])
    mark = sprite(drawing, side, side, theme(palette), *args)
    paper.paste(mark, (0, 0), mark)
    return paper.convert("L").point(lambda value: 255 * (value > 150))


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("side", [40, 28, 12])
def test_a_noble_is_no_colonist_even_without_colour(palette, side) -> None:
    shapes = [dark(drawings.circle, side, palette, True, noble) for noble in (False, True)]
    apart = ImageChops.difference(*shapes).histogram()[255]
    assert apart >= side * side * 0.08


def test_everybody_is_drawn_where_he_stands() -> None:
    people = [
        COURT.players[0]._replace(city=(building("guest_house", n)._replace(nobles=m),))
        for n, m in ((0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2))
    ]
    shown = [board(with_first(COURT, city=one.city)).image.tobytes() for one in people]
    assert len(set(shown)) == len(people)


def test_a_forest_is_no_plantation_and_has_no_circle() -> None:
    def crop(kind: str) -> Image.Image:
        scene = with_first(COURT, island=(TileView(kind, False),), open=(f"place {kind}",))
        return board(scene).image.convert("RGB").crop((20, 90, 100, 210))

    assert ImageChops.difference(crop("forest"), crop("corn")).getbbox()
    now = theme("night")["now"]
    assert now in {color for _, color in crop("corn").getcolors(1 << 16)}
    assert now not in {color for _, color in crop("forest").getcolors(1 << 16)}


# --- numbers and words


def test_the_table_counts_nobles_beside_colonists() -> None:
    position = COURT._replace(colonists=71, nobles=13, colonist_ship=6, noble_ship=2)
    shown = texts(table.draw(supply_scene(position, LOOK)))
    assert {"71", "13", "6+2"} <= set(shown)
    base = texts(table.draw(supply_scene(position._replace(with_nobles=False), LOOK)))
    assert not {"13", "6+2"} & set(base)


@pytest.mark.parametrize("draw", [board, strips])
def test_a_board_counts_nobles_in_all(draw) -> None:
    position = with_first(COURT, windrose=17, windrose_nobles=3, nobles=11)
    assert {"14", "11"} <= set(texts(draw(position)))
    assert "11" not in texts(draw(with_first(position._replace(with_nobles=False))))


def test_alt_texts_tell_of_nobles_and_forests() -> None:
    position = with_first(
        COURT,
        island=(TileView("corn", True, True), TileView("corn", True), TileView("forest", False)),
        city=(building("guest_house", 2)._replace(nobles=1), building("statue", 0)),
        windrose=3, windrose_nobles=1, nobles=3,
    )  # fmt: skip
    shared, anna = RENDERER.overview(position, LOOK), RENDERER.board(position, LOOK, 0)
    assert "Nobles: 13 in the supply, 1 on the ship." in shared.alt
    assert "corn plantation 2/2 (1 noble), 1 forest." in anna.alt
    assert "Guest house 2/2 (1 noble), Statue." in anna.alt
    assert "Colonists without a place: 2. Nobles: 3, without a place 1." in anna.alt
    german = RENDERER.boards(position, replace(LOOK, language="de"))
    assert "3 Adlige" in german.alt


def test_words_tell_what_changed() -> None:
    before = with_first(COURT, island=(TileView("corn", True),), windrose=0, nobles=0)
    now = with_first(
        COURT, island=(TileView("forest", False),), windrose=1, windrose_nobles=1, nobles=1
    )
    now = now._replace(nobles=COURT.nobles - 2, noble_ship=COURT.noble_ship + 1)
    lines = RENDERER.changes(before, now, Words("en", NAMES))
    assert lines == [
        "Supply: −2 nobles, +1 noble on the colonist ship",
        "Anna: −1 colonist, +1 noble, new: forest, gone: corn plantation",
    ]


# --- what can be chosen


@pytest.mark.parametrize(
    ("phase", "move"),
    [("settler", "forest corn"), ("trader", "buy")],
)
def test_what_can_be_taken_is_bright_on_the_table(phase, move) -> None:
    position = COURT._replace(phase=phase, row=("corn",))
    plain, bright = (
        table.draw(supply_scene(with_first(position, open=moves), LOOK))
        for moves in (("pass",), (move, "pass"))
    )
    assert pixels(bright, "now") > pixels(plain, "now") + 400


@pytest.mark.parametrize(
    "move",
    [
        "guest library", "guest_noble library", "place_noble corn", "discard corn",
        "discard forest", "pay_colonist library", "pay_noble windrose", "pay_good corn",
        "pay_point", "post corn", "supply corn", "small_wharf corn",
    ],
)  # fmt: skip
def test_what_can_be_moved_is_bright_on_the_own_board(move) -> None:
    position = with_first(
        COURT,
        island=(TileView("corn", False), TileView("forest", False)),
        city=(building("library", 0),),
    )
    plain, bright = (
        board(with_first(position, open=moves)) for moves in (("pass",), (move, "pass"))
    )
    assert ImageChops.difference(plain.image, bright.image).getbbox()


# --- 45 kinds of buildings, and six large ones


def building_time() -> View:
    builds = tuple(f"build {key}" for key in BUILDINGS)
    return stocked(with_first(COURT, open=builds))._replace(phase="builder")


def named(canvas: Canvas, language: str) -> list[Written]:
    names = {Words(language)(f"puerto_rico-building-{key}") for key in BUILDINGS}
    return [one for one in canvas.written if one.text in names]


def test_all_45_kinds_have_a_place_on_the_table() -> None:
    canvas = table.draw(supply_scene(building_time(), LOOK))
    places = [Box(*one.box) for one in canvas.areas if one.thing.startswith("building:")]
    assert len(places) == len(BUILDINGS) == 45
    for one, other in combinations(places, 2):
        both = one.within(other)
        assert not both.w or not both.h


def test_no_table_is_too_large_to_post() -> None:
    before = building_time()._replace(
        stock=tuple(replace(s, left=3) for s in building_time().stock)
    )
    for since in (None, before):
        assert len(RENDERER.overview(building_time(), LOOK, since).data) <= 60 * 1024


def test_six_large_buildings_fill_the_city() -> None:
    great = [one.key for one in BUILDINGS.values() if one.spaces == 2][:6]
    position = with_first(COURT, city=tuple(building(key, 1) for key in great))
    areas = [one for one in board(position).areas if one.thing.startswith("city:")]
    lots = [Box(*one.box) for one in areas if one.rule in GREAT]
    assert len(lots) == 6
    for one, other in combinations(lots, 2):
        assert one.right <= other.x or other.right <= one.x or one.y != other.y
    strip_of_first = [one for one in strips(position).areas if one.thing.startswith("city:0:")]
    assert len([one for one in strip_of_first if one.rule in GREAT]) == 6


# --- the draft


def drafted(look: Look, chosen: int, since: int | None = None) -> Picture:
    before = None if since is None else drafting(since)
    return RENDERER.overview(drafting(chosen), look, before)


def draft_canvas(chosen: int, look: Look = LOOK, since: int | None = None) -> Canvas:
    before = None if since is None else supply_scene(drafting(since), look)
    return draft.draw(scene_of(chosen, look), before)


def scene_of(chosen: int, look: Look) -> SupplyScene:
    if chosen == len(FIXED_SET):
        return finished_draft(drafting(chosen), look, drafting(0).draft)
    return supply_scene(drafting(chosen), look)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draft_names_every_kind_and_who_picks(language) -> None:
    look = replace(LOOK, language=language)
    canvas = draft_canvas(6, look)
    words = Words(language)
    kinds = {words(f"puerto_rico-building-{k}") for k, one in BUILDINGS.items() if one.drafted}
    assert len(kinds) == 31
    assert kinds <= set(texts(canvas))
    assert NAMES[2][:9] in " ".join(one.text for one in canvas.written if one.size >= 42)
    assert {"1/1", "2/2", "0/5"} <= set(texts(canvas))


def test_kinds_never_move_while_they_are_drafted() -> None:
    places = [{one.text: one.box.y for one in named(draft_canvas(n), "en")} for n in (0, 8, 16)]
    assert places[0] == places[1] == places[2]


def test_what_was_drafted_is_marked_and_what_is_new_outlined() -> None:
    assert pixels(draft_canvas(12), "leaf_dark") > pixels(draft_canvas(2), "leaf_dark") > 100
    assert pixels(draft_canvas(8), "changed") == 0
    assert pixels(draft_canvas(8, since=5), "changed") > pixels(draft_canvas(8, since=7), "changed")
    assert pixels(draft_canvas(8, since=7), "changed") > 0


def test_the_table_shows_the_draft_and_how_it_came_out() -> None:
    names = [
        picture.name.partition(".")[0]
        for picture in (drafted(LOOK, 3), drafted(LOOK, 17, 0), drafted(LOOK, 17))
    ]
    assert names == ["draft", "draft", "table"]
    assert "Buildings of this game · Round 1" in texts(draft_canvas(17, LOOK))


def test_a_draft_that_is_over_is_shown_until_the_game_goes_on() -> None:
    before, over = drafting(3), drafting(17)
    first, *others = over.roles
    begun = over._replace(roles=(replace(first, taken_by=0), *others), phase="settler")
    shown = [RENDERER.overview(position, LOOK, before) for position in (over, begun)]
    assert [picture.name.partition(".")[0] for picture in shown] == ["draft", "table"]
    assert "Cost 1 (1/1): Aqueduct." in shown[0].alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_tells_the_draft(language) -> None:
    alt = drafted(replace(LOOK, language=language), 2).alt
    words = Words(language)
    aqueduct, forest_house, black_market = (
        words(f"puerto_rico-building-{key}") for key in ("aqueduct", "forest_house", "black_market")
    )
    assert f"(1/1): {aqueduct}." in alt
    assert f"(1/2): {forest_house};" in alt
    assert black_market in alt
    assert NAMES[2][:20] in alt
    assert all(len(drafted(LOOK, n).alt) <= 1024 for n in range(0, 17, 4))


def test_words_tell_what_was_drafted() -> None:
    words = Words("en", NAMES)
    assert RENDERER.changes(drafting(3), drafting(5), words) == [
        "Buildings: chosen: Storehouse and Guest house"
    ]
    (line,) = RENDERER.changes(drafting(0), drafting(17), words)
    assert len(line) <= 300


def test_a_draft_and_the_table_make_one_film() -> None:
    frames = [drafted(LOOK, 0), drafted(LOOK, 17, 0), drafted(LOOK, 17)]
    film = animate(frames, 1 << 20)
    assert film.size == frames[0].size == frames[2].size


# --- the result


def test_the_result_counts_nobles() -> None:
    parts = {"chips": 20, "buildings": 12, "royal_garden": 7, "cloister": 6, "nobles": 9}
    lines = tuple(ScoreLine(key, points) for key, points in parts.items())
    scores = (Score(0, 54, 3, 1, lines), Score(1, 20, 0, 2, lines[:1]))
    position = COURT._replace(players=COURT.players[:2])
    shown = texts(result.draw(result_scene(position, scores, LOOK), BARS))
    assert {"20", "12", "7", "6", "9", "nobles"} <= set(shown)
    without = (Score(0, 20, 3, 1, lines[:1]), Score(1, 20, 0, 2, lines[:1]))
    assert "nobles" not in texts(result.draw(result_scene(position, without, LOOK), BARS))
