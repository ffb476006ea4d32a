"""Both expansions in the pictures: nobles, forests, new buildings, and the building draft."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.engine.api import Score, ScoreLine
from bot.games.puerto_rico.data import BUILDINGS, FIXED_SET
from bot.games.puerto_rico.view import TileView, View
from bot.locales import LANGUAGES, Words
from render.api import Look, Picture
from render.art.canvas import Canvas, Written
from render.art.sprites import Drawing, sprite
from render.art.theme import palettes, theme
from render.pictures import result
from render.pictures.replay import animate
from render.puerto_rico.art import drawings
from render.puerto_rico.pictures import draft, phone, player, supply
from render.puerto_rico.pictures.result import BARS
from render.puerto_rico.scenes import (
    SupplyScene,
    finished_draft,
    player_scene,
    supply_scene,
)
from render.scenes import result_scene
from tests.catalogue import RENDERERS
from tests.render.views import NAMES, building, courtly, drafting, stocked, view

RENDERER = RENDERERS["puerto_rico"]
LOOK = Look(names=NAMES, title="Puerto Rico · #7")
PHONE = replace(LOOK, size="phone")
COURT = courtly(view(5, 0.55, "captain", (1,)))


def texts(canvas: Canvas) -> list[str]:
    return [one.text for one in canvas.written]


def pixels(canvas: Canvas, color: str) -> int:
    wanted = theme("night")[color]
    return sum(n for n, found in canvas.image.getcolors(1 << 24) or () if found == wanted)


def with_first(position: View, **changes: object) -> View:
    """The position with another first player, who is the only one to act."""
    first, *others = (replace(one, acting=False, open=()) for one in position.players)
    return replace(position, players=(replace(first, acting=True, **changes), *others))


def board(position: View, look: Look = LOOK, seat: int = 0) -> Canvas:
    draw = phone.board if look.size == "phone" else player.draw
    return draw(player_scene(position, position.players[seat], look))


# --- shapes


def dark(drawing: Drawing, side: int, palette: str, *args: object) -> Image.Image:
    """A drawing on paper in nothing but black and white."""
    paper = Image.new("RGB", (side, side), theme(palette)["paper"])
    mark = sprite(drawing, side, side, theme(palette), *args)
    paper.paste(mark, (0, 0), mark)
    return paper.convert("L").point(lambda value: 255 * (value > 150))


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("side", [52, 24, 12])
def test_a_noble_is_no_colonist_even_without_colour(palette, side) -> None:
    for drawing, one, other in (
        (drawings.circle, (True, False), (True, True)),
        (drawings.tile, ("corn", "C", True, False), ("corn", "C", True, True)),
    ):
        shapes = [dark(drawing, side, palette, *args) for args in (one, other)]
        apart = ImageChops.difference(*shapes).histogram()[255]
        assert apart >= side * side * (0.08 if drawing is drawings.circle else 0.02)


def test_everybody_is_drawn_where_he_stands() -> None:
    people = [
        replace(COURT.players[0], city=(replace(building("guest_house", n), nobles=m),))
        for n, m in ((0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2))
    ]
    shown = [board(with_first(COURT, city=one.city)).image.tobytes() for one in people]
    assert len(set(shown)) == len(people)


def test_a_forest_is_no_plantation_and_has_no_circle() -> None:
    def crop(kind: str) -> Image.Image:
        scene = with_first(COURT, island=(TileView(kind, False),), open=(f"place {kind}",))
        return board(scene).image.crop((50, 200, 190, 340))

    assert ImageChops.difference(crop("forest"), crop("corn")).getbbox()
    now = theme("night")["now"]
    assert now in {color for _, color in crop("corn").getcolors(1 << 16)}
    assert now not in {color for _, color in crop("forest").getcolors(1 << 16)}


# --- numbers and words


def test_the_supply_counts_nobles_beside_colonists() -> None:
    position = replace(COURT, colonists=71, nobles=13, colonist_ship=6, noble_ship=2)
    for draw, look in ((supply.draw, LOOK), (phone.supply, PHONE)):
        shown = texts(draw(supply_scene(replace(position, phase="mayor"), look)))
        assert {"71", "13", "6", "2"} <= set(shown)
    base = texts(supply.draw(supply_scene(replace(position, with_nobles=False), LOOK)))
    assert "13" not in base


@pytest.mark.parametrize("look", [LOOK, PHONE], ids=["full", "phone"])
def test_a_board_counts_nobles_in_all_and_without_a_place(look) -> None:
    position = with_first(COURT, windrose=17, windrose_nobles=3, nobles=11)
    shown = texts(board(position, look))
    assert {"14", "3", "11", "nobles in all"} <= set(shown)
    base = replace(position, with_nobles=False)
    assert "nobles in all" not in texts(board(base, look))


def test_alt_texts_tell_of_nobles_and_forests() -> None:
    position = with_first(
        COURT,
        island=(TileView("corn", True, True), TileView("corn", True), TileView("forest", False)),
        city=(replace(building("guest_house", 2), nobles=1), building("statue", 0)),
        windrose=3, windrose_nobles=1, nobles=3, drawn="sugar",
    )  # fmt: skip
    shared, anna, *_ = RENDERER.boards(position, LOOK)
    assert "Nobles: 13 in the supply, 1 on the ship." in shared.alt
    assert "corn plantation 2/2 (1 noble), 1 forest." in anna.alt
    assert "Guest house 2/2 (1 noble), Statue." in anna.alt
    assert "Colonists without a place: 2. Nobles: 3, without a place 1." in anna.alt
    assert anna.alt.endswith("Drawn: sugar plantation.")
    table = RENDERER.overview(position, replace(LOOK, language="de"))
    assert "3 Adlige" in table.alt


def test_words_tell_what_changed() -> None:
    before = with_first(COURT, island=(TileView("corn", True),), windrose=0, nobles=0)
    now = with_first(
        COURT, island=(TileView("forest", False),), windrose=1, windrose_nobles=1, nobles=1
    )
    now = replace(now, nobles=COURT.nobles - 2, noble_ship=COURT.noble_ship + 1)
    lines = RENDERER.changes(before, now, Words("en", NAMES))
    assert lines == [
        "Supply: −2 nobles, +1 noble on the colonist ship",
        "Anna: −1 colonist, +1 noble, new: forest, gone: corn plantation",
    ]


# --- what can be chosen


@pytest.mark.parametrize(
    ("phase", "move"),
    [("settler", "forest corn"), ("trader", "buy"), ("mayor", "noble"), ("builder", "noble")],
)
def test_what_can_be_taken_is_bright_on_the_shared_picture(phase, move) -> None:
    position = replace(COURT, phase=phase, row=("corn",))
    plain, bright = (
        supply.draw(supply_scene(with_first(position, open=moves), LOOK))
        for moves in (("pass",), (move, "pass"))
    )
    assert pixels(bright, "now") > pixels(plain, "now") + 400


@pytest.mark.parametrize("look", [LOOK, PHONE], ids=["full", "phone"])
@pytest.mark.parametrize(
    "move",
    [
        "guest library", "guest_noble library", "place_noble corn", "discard corn",
        "discard forest", "pay_colonist library", "pay_noble windrose", "pay_good corn",
        "pay_point", "post corn", "supply corn", "small_wharf corn",
    ],
)  # fmt: skip
def test_what_can_be_moved_is_bright_on_the_own_board(look, move) -> None:
    position = with_first(
        COURT,
        island=(TileView("corn", False), TileView("forest", False)),
        city=(building("library", 0),),
    )
    plain, bright = (
        board(with_first(position, open=moves), look) for moves in (("pass",), (move, "pass"))
    )
    assert ImageChops.difference(plain.image, bright.image).getbbox()


@pytest.mark.parametrize("look", [LOOK, PHONE], ids=["full", "phone"])
def test_a_drawn_tile_lies_framed_on_the_next_space(look) -> None:
    drawn, plain = (board(with_first(COURT, drawn=tile), look) for tile in ("sugar", None))
    assert pixels(drawn, "now") > pixels(plain, "now") + 1000


# --- 45 kinds of buildings, and six large ones


def building_time() -> View:
    builds = tuple(f"build {key}" for key in BUILDINGS)
    return replace(stocked(with_first(COURT, open=builds)), phase="builder")


def named(canvas: Canvas, language: str) -> list[Written]:
    names = {Words(language)(f"puerto_rico-building-{key}") for key in BUILDINGS}
    return [one for one in canvas.written if one.text in names]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["builder", "round"])
def test_all_45_kinds_can_be_read_in_the_supply(language, phase) -> None:
    look = replace(LOOK, language=language)
    scene = supply_scene(replace(building_time(), phase=phase), look)
    final = named(supply.draw(scene), language)[-len(BUILDINGS) :]
    assert len({one.text for one in final}) == len(BUILDINGS) == 45
    assert min(one.size for one in final) >= 26
    for one, other in combinations([one.box for one in final], 2):
        assert one.bottom <= other.y or other.bottom <= one.y or one.x != other.x


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_45_kinds_can_be_read_on_a_phone(language) -> None:
    scene = supply_scene(building_time(), replace(PHONE, language=language))
    assert len(named(phone.supply(scene), language)) == len(BUILDINGS)


def test_no_supply_is_too_large_to_post() -> None:
    before = replace(
        building_time(), stock=tuple(replace(s, left=3) for s in building_time().stock)
    )
    for since in (None, before):
        assert len(RENDERER.boards(building_time(), LOOK, since)[0].data) <= 60 * 1024


@pytest.mark.parametrize("look", [LOOK, PHONE], ids=["full", "phone"])
def test_six_large_buildings_fill_the_city(look) -> None:
    great = [one.key for one in BUILDINGS.values() if one.spaces == 2][:6]
    position = with_first(COURT, city=tuple(building(key, 1) for key in great))
    lots = [one.box for one in named(board(position, look), "en")]
    assert len(lots) == 6
    for one, other in combinations(lots, 2):
        assert one.right <= other.x or other.right <= one.x or one.y != other.y


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


@pytest.mark.parametrize("size", ["full", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draft_names_every_kind_and_who_picks(language, size) -> None:
    look = replace(LOOK, language=language, size=size)
    canvas = draft_canvas(6, look)
    words = Words(language)
    kinds = {words(f"puerto_rico-building-{k}") for k, one in BUILDINGS.items() if one.drafted}
    assert len(kinds) == 31
    assert kinds <= set(texts(canvas))
    assert NAMES[2][:9] in " ".join(one.text for one in canvas.written if one.size >= 48)
    assert words("puerto_rico-board-draft-chosen", count=6, spaces=17) in texts(canvas)


def test_kinds_never_move_while_they_are_drafted() -> None:
    places = [{one.text: one.box.y for one in named(draft_canvas(n), "en")} for n in (0, 8, 16)]
    assert places[0] == places[1] == places[2]


def test_what_can_be_drafted_is_bright_and_what_was_is_outlined() -> None:
    assert pixels(draft_canvas(0), "now") > pixels(draft_canvas(12), "now") > 100_000
    assert pixels(draft_canvas(8), "changed") == 0
    assert pixels(draft_canvas(8, since=5), "changed") > pixels(draft_canvas(8, since=7), "changed")
    assert pixels(draft_canvas(8, since=7), "changed") > 0


@pytest.mark.parametrize("size", ["full", "phone"])
def test_the_table_shows_the_draft_and_how_it_came_out(size) -> None:
    look = replace(LOOK, size=size)
    names = [
        picture.name.partition(".")[0]
        for picture in (drafted(look, 3), drafted(look, 17, 0), drafted(look, 17))
    ]
    assert names == ["draft", "draft", "table"]
    assert "Buildings of this game" in texts(draft_canvas(17, look))
    assert "can be chosen" not in texts(draft_canvas(17, look))


def test_the_gallery_of_a_draft_has_every_board() -> None:
    pictures = RENDERER.boards(drafting(5), LOOK, drafting(2))
    names = [picture.name.partition(".")[0] for picture in pictures]
    assert names == ["supply", "player-a", "player-b", "player-c", "player-d"]


def test_a_draft_that_is_over_is_shown_once() -> None:
    """As the table, or last of the gallery if something has happened after it."""
    before, over = drafting(3), drafting(17)
    first, *others = over.roles
    begun = replace(over, roles=(replace(first, taken_by=0), *others), phase="settler")
    for view_, table, last in ((over, "draft", "player-d"), (begun, "table", "draft")):
        shown = (RENDERER.overview(view_, LOOK, before), *RENDERER.boards(view_, LOOK, before))
        names = [picture.name.partition(".")[0] for picture in shown]
        assert (names[0], names[-1]) == (table, last)
        assert "Cost 1 (1/1): Aqueduct." in shown[-1 if last == "draft" else 0].alt


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
    frames = [drafted(PHONE, 0), drafted(PHONE, 17, 0), drafted(PHONE, 17)]
    film = animate(frames, 1 << 20)
    assert film.size == frames[0].size != frames[2].size


# --- the result


@pytest.mark.parametrize("look", [LOOK, PHONE], ids=["full", "phone"])
def test_the_result_counts_nobles(look) -> None:
    parts = {"chips": 20, "buildings": 12, "royal_garden": 7, "cloister": 6, "nobles": 9}
    lines = tuple(ScoreLine(key, points) for key, points in parts.items())
    scores = (Score(0, 54, 3, 1, lines), Score(1, 20, 0, 2, lines[:1]))
    position = replace(COURT, players=COURT.players[:2])
    shown = texts(result.draw(result_scene(position, scores, look), BARS))
    assert "chips 20 · buildings 12 · royal garden 7 · cloister 6 · nobles 9" in shown
    assert {"7", "6", "9", "nobles"} <= set(shown)
    many = replace(scores[0], lines=(*lines, ScoreLine("residence", 7), ScoreLine("fortress", 9)))
    told = texts(result.draw(result_scene(position, (many, scores[1]), look), BARS))
    assert "fortress 9" in " ".join(told)
    assert not [text for text in told if "…" in text and text not in NAMES]
    without = (Score(0, 20, 3, 1, lines[:1]), Score(1, 20, 0, 2, lines[:1]))
    assert "nobles" not in texts(result.draw(result_scene(position, without, look), BARS))
