"""The pictures with the map, measured from the list of what was written where."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import combinations, cycle, islice, product

import pytest
from PIL import Image

from bot.catalogue.trial.legible import complaints
from bot.engine.api import Decision
from bot.games.amerigo.map import cells
from bot.games.amerigo.map.placing import tile_mask
from bot.games.amerigo.moves import AnyMove, Build, Sail
from bot.games.amerigo.rules import RULES
from bot.games.amerigo.state import PlacedTile
from bot.games.amerigo.view import View
from bot.locales import Words
from render.amerigo import RENDERER, gallery
from render.amerigo.art import drawings as art
from render.amerigo.art.atlas import Window, ground
from render.amerigo.art.palette_sheet import colors
from render.amerigo.ask_scenes import Asking, Draft, ask_scene, draft_scene, tapped_scene
from render.amerigo.map_scenes import part_scene, table_scene
from render.amerigo.parts.places import labels
from render.amerigo.parts.windows import LEAST, asked, near, parts, sailing
from render.amerigo.pictures import choice, closeup, map, question
from render.api import Drafted, Look
from render.art.canvas import Box, Canvas
from render.art.encoding import MOST_BYTES
from render.art.page import SIZE
from render.art.shapes import badge
from render.art.sprites import Drawing, sprite
from render.art.theme import Theme, palettes
from tests.languages import LANGUAGES, in_turn
from tests.render.amerigo.play import NAMES, game, middle, played, questions, random_positions
from tests.render.amerigo.positions import position
from tests.render.colors import pixels

LONG = ("W" * 32, "Ä" * 32, "Christiane-Alexandra von Hohen", "i")
LOOK = Look(names=("Anna", "Bob", "Cleo", "Dörte"), title="Amerigo · table #1")
LIMIT_ALT = 1024
Asked = tuple[Decision[AnyMove], View]


def table(view: View, look: Look, since: View | None = None) -> Canvas:
    then = None if since is None else table_scene(since, look)
    return map.draw_table(table_scene(view, look), then)


def island(view: View, key: str, look: Look, since: View | None = None) -> Canvas:
    then = None if since is None else part_scene(since, key, look)
    return closeup.draw(part_scene(view, key, look), then)


def ask(decision: Decision[AnyMove], view: View, look: Look) -> Canvas | None:
    """The question of a decision, drawn but not encoded."""
    if (on_map := ask_scene(decision, view, look)) is not None:
        return question.draw(on_map)
    cards = choice.choice_scene(decision, view, look)
    return None if cards is None else choice.draw(cards)


def texts(canvas: Canvas) -> list[str]:
    return [one.text for one in canvas.written]


def some(kind: str, seats: int = 4, seed: int = 3) -> Iterator[Asked]:
    """The questions of one kind of a game."""
    return (one for one in questions(seats, seed) if one[0].kind == kind)


KINDS = ("turn", "sail", "plan", "build", "goods", "progress", "pick")


@pytest.mark.parametrize("palette", palettes())
def test_all_can_be_read_with_the_longest_names(palette: str) -> None:
    """Each position in one palette, with every second island.

    Each kind of question once in every palette. The languages take turns, the other way in every
    second palette.
    """
    found: set[str] = set()
    looks = cycle(Look(language, palette, LONG) for language in LANGUAGES)
    number = palettes().index(palette)
    looks = islice(looks, number, None)
    seats, share = ((4, 0), (4, 0.6), (3, 0.97), (2, 0.5))[number]
    view = position(seats, share, seats)
    found |= complaints(table(view, next(looks), position(seats, share / 2, seats)))
    for key in islice(parts(view.geo), number % 2, None, 2):
        found |= complaints(island(view, key, next(looks)))
    for kind in KINDS:
        first = [*islice(some(kind), len(palettes()))]
        drawn = ask(*first[number % len(first)], next(looks))
        found |= complaints(drawn) if drawn else set()
    assert not found


def test_random_positions_can_be_read() -> None:
    """Palettes, languages and names take turns, and so do islands and questions."""
    found: set[str] = set()
    asks = [*questions(2, 0), *questions(3, 1), *questions(4, 2)]
    for number, (view, before) in enumerate(random_positions(8, 2)):
        look = Look(in_turn(number), palettes()[number // 2], (NAMES, LONG)[number // 4])
        keys = tuple(parts(view.geo))
        pictures = (
            table(view, look, before),
            island(view, keys[number % len(keys)], look, before),
            ask(*asks[number * 7 % len(asks)], look),
        )
        for drawn in pictures:
            found |= complaints(drawn) if drawn else set()
    assert not found


def test_every_picture_is_small_and_described() -> None:
    view, before = middle(), middle(share=0.5)
    near = list(gallery.close_ups(view, Words("de")))
    for number, (palette, language) in enumerate(zip(palettes(), ("en", "de") * 2, strict=False)):
        look = Look(language, palette, NAMES)
        asks = (gallery.question(*next(some(kind)), look) for kind in ("turn", "sail", "build"))
        pictures = (
            gallery.overview(view, look, before),
            *(gallery.close_up(view, look, key) for key in near[number :: len(palettes())]),
            *(one for one in asks if one),
        )
        for picture in pictures:
            image = Image.open(BytesIO(picture.data))
            assert (picture.size, image.size) == (SIZE, SIZE)
            assert len(picture.data) <= MOST_BYTES, picture.name
            assert 40 < len(picture.alt) <= LIMIT_ALT
            assert not picture.alt.endswith("…")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_shows_coordinates_players_and_cubes(seats: int) -> None:
    view = middle(seats)
    shown = texts(table(view, LOOK))
    geo = view.geo
    assert {*"ABCDEFGHIJKLMNOPQR", "1", "3", "17", "Z1", geo.ring[-1].name} <= set(shown)
    assert {LOOK.names[seat] for seat in range(seats)} <= set(shown)
    for player in view.players:
        assert {str(player.points), str(player.gold), str(player.cannons)} <= set(shown)
    assert {str(count) for count in view.action_field.values() if count} <= set(shown)
    assert {str(one.number) for one in view.islands} <= set(shown)


def test_players_stand_in_the_order_in_which_they_act() -> None:
    view = replace(middle(), turn_order=(2, 0, 3, 1))
    names = [one.text for one in table(view, LOOK).written if one.text in LOOK.names]
    assert names == ["Cleo", "Anna", "Dörte", "Bob"]


@pytest.mark.parametrize("cell", ["Z1", "Z3", "Z7", "Z13", "Z16"])
def test_all_ships_may_lie_on_one_field_and_each_can_be_read(cell: str) -> None:
    view = position(4, 0.4, 2)
    players = tuple(replace(one, ships=(cell, cell)) for one in view.players)
    found = ships_of(table(replace(view, players=players), LOOK))
    assert len(found) == 8
    for index, one in enumerate(found):
        assert not any(one.within(other).w * one.within(other).h for other in found[:index])


def ships_of(canvas: Canvas) -> list[Box]:
    """Return the boxes of the middles of all ships."""
    areas = (area for area in canvas.areas if area.thing.startswith("ship:"))
    boxes = [Box(*area.box) for area in areas]
    return [box.inset(3) for box in boxes[::2]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_on_the_map_could_be_an_owner_and_a_good(language: str) -> None:
    """Owners have shapes and goods are drawn: letters are columns only, each there once."""
    for seats in (2, 3, 4):
        view = position(seats, 0.6, 2)
        shown = texts(table(view, replace(LOOK, language=language)))
        letters = [text for text in shown if len(text) == 1 and text.isalpha()]
        assert letters == [cells.column(col) for col in range(view.geo.width)]


@pytest.mark.parametrize(
    ("drawing", "more"),
    [(art.post, ()), (art.disc, ()), (badge, ()), (badge, ("easy",)), (art.ship, (2,))],
)
def test_owners_are_told_apart_without_colours(drawing: Drawing, more: tuple[object, ...]) -> None:
    grey = {f"seat_{seat}": "#888888" for seat in range(5)}
    grey |= {f"on_seat_{seat}": "#000000" for seat in range(5)}
    theme = Theme("grey", grey, colors("night"))
    drawn = {sprite(drawing, 40, 40, theme, seat, *more).tobytes() for seat in range(5)}
    assert len(drawn) == 5


@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_ships_hide_no_number_of_an_island(share: float) -> None:
    for seed in range(4):
        view = position(4, share, seed)
        signs = [one for pair in labels(map.whole(view.geo)) for one in pair if one is not None]
        for ship in ships_of(table(view, LOOK)):
            assert not any(ship.within(sign).w * ship.within(sign).h for sign in signs)


@pytest.mark.parametrize("palette", palettes())
def test_a_complete_island_has_a_green_sign_and_no_count(palette: str) -> None:
    view, theme = position(4, 0, 1), colors(palette)
    places = zip(view.islands, labels(map.whole(view.geo)), strict=True)
    number, (sign, count) = next((n, both) for n, (_, both) in enumerate(places) if both[1])
    assert count is not None
    for missing in (1, 0):
        one = view.islands[number]
        islands = list(view.islands)
        islands[number] = replace(one, covered=one.size - missing)
        written = table(replace(view, islands=tuple(islands)), Look("en", palette)).written
        (shown,) = [text for text in written if text.box.within(sign).w * text.box.within(sign).h]
        assert shown.text == str(one.number)
        assert shown.behind == theme["frame" if missing else "leaf_dark"]
        told = [text.text for text in written if f"/{one.size}" in text.text]
        assert told.count(f"{one.size - missing}/{one.size}") == missing


def test_coordinates_beside_letters_on_places_are_quiet_and_small_letters() -> None:
    theme = colors("night")
    scenes = (ask_scene(*one, LOOK) for one in some("sail"))
    scene = next(one for one in scenes if one is not None and one.ship and one.pins)
    assert scene.window is not None
    letters, written = {pin.letter for pin in scene.pins}, question.draw(scene).written
    found = [one for one in written if one.text in letters]
    assert sorted(one.text for one in found) == sorted(letters), "each is there once"
    assert theme["on_table_soft"] not in {one.color for one in found}
    columns = [one for one in written if len(one.text) == 1 and one.text.islower()]
    first, last = max(0, scene.window.col), scene.window.col + scene.window.cols
    shown = range(first, min(last, scene.map.geo.width))
    assert [one.text for one in columns] == [cells.column(col).lower() for col in shown]
    assert {one.color for one in columns} == {theme["on_table_soft"]}


@pytest.mark.parametrize("palette", palettes())
def test_every_island_has_a_coast_of_shallow_water(palette: str) -> None:
    theme, view = colors(palette), position(4, 0, 1)
    chart, image = map.whole(view.geo), ground(map.whole(view.geo), theme).image.convert("RGB")
    for island in view.geo.islands:
        row, col = view.geo.place(next(cells.indices(island.mask)))
        box = chart.box(row, col)
        assert image.getpixel((box.x + box.w // 2, box.y - 3)) == theme["shore"] or not row


def test_labels_of_islands_stand_in_the_sea_and_apart() -> None:
    for seed in range(6):
        view = position(2 + seed % 3, 0, seed)
        chart = map.whole(view.geo)
        found = [box for pair in labels(chart) for box in pair if box is not None]
        for index, box in enumerate(found):
            assert not any(box.within(other).w and box.within(other).h for other in found[:index])
        wet = {chart.box(*view.geo.place(index))[:2] for index in cells.indices(view.geo.water)}
        assert all((box.x, box.y) in wet for box in found)


def test_what_is_beside_a_part_of_the_map_is_not_on_it() -> None:
    """Numbers of islands above or left of it stood at its edge, one over the other."""
    geo = middle().geo
    for window in (Window(8, 5, 11, 20), Window(0, -1, 11, 20)):
        chart = sailing(geo, window)
        for row, col in product(range(geo.height), range(geo.width)):
            shown = chart.box(row, col).within(chart.sea)
            assert bool(shown.w and shown.h) == window.has(row, col), (row, col)


def test_a_close_up_has_the_whole_island_its_sea_and_large_cells() -> None:
    for seed in range(4):
        view = position(2 + seed % 3, 0.4, seed)
        geo = view.geo
        for line in view.islands:
            charts = [
                near(geo, window).chart
                for key, window in parts(geo).items()
                if key.rstrip("abcdef") == str(line.number)
            ]
            assert all(chart.cell >= LEAST for chart in charts)
            mask = geo.islands[line.number - 1].mask
            for name in geo.named(mask):
                row, col = geo.place(geo.cell(name))
                around = (
                    (row, col),
                    (row - 1, col),
                    (row + 1, col),
                    (row, col - 1),
                    (row, col + 1),
                )
                assert all(any(one.window.has(*at) for one in charts) for at in around), name


def test_a_close_up_tells_size_resources_and_posts() -> None:
    view = position(4, 0.5, 2)
    for line in view.islands:
        key = str(line.number)
        if key in parts(view.geo):
            shown = texts(island(view, key, LOOK))
            assert f"{line.covered}/{line.size} covered" in shown
            assert all(f"{count}×" in shown for count in line.posts.values())


def test_what_changed_is_outlined() -> None:
    before, now = position(4, 0.3, 2), position(4, 0.6, 2)
    same, other = table(now, LOOK, now), table(now, LOOK, before)
    assert same.image.tobytes() == table(now, LOOK).image.tobytes()
    assert same.image.tobytes() != other.image.tobytes()
    assert _pixels(other, "changed") > 1000 > _pixels(same, "changed")


def _pixels(canvas: Canvas, color: str) -> int:
    return pixels(canvas.image, canvas.theme[color])


# Questions ----------------------------------------------------------------------------


SCENES = pytest.mark.parametrize("asked_by", [ask_scene, tapped_scene])
"""With letters, which menus and buttons need, and as pages have it."""
WORDS = Words("en", NAMES)
_LETTERED = re.compile(r"[A-Z]{1,2} · ")


@SCENES
@pytest.mark.parametrize("seats", [2, 4])
def test_ships_may_go_exactly_where_it_is_marked(seats: int, asked_by: Asking) -> None:
    checked = 0
    for decision, view in some("sail", seats):
        scene = asked_by(decision, view, LOOK)
        assert scene is not None
        sails = {move.cell for move in decision.moves if isinstance(move, Sail)}
        posts = {move for move in decision.moves if move.verb == "post"}
        here = {offer.cell for offer in scene.offers if not offer.ship}
        lettered = {pin.cell for pin in scene.pins}
        assert (scene.marked - here) | scene.dotted | lettered == sails
        assert not lettered & scene.dotted
        assert len(here) == len(posts)
        free = {
            cell
            for cell in sails
            if (index := view.geo.cells.get(cell, -1)) in view.geo.anchors
            and view.ground.free >> view.geo.anchors[index] & 1
        }
        shown = lettered if scene.ship else scene.marked - here
        assert (shown == free) or not view.players[decision.seat].posts
        if not scene.ship:
            assert {offer.cell for offer in scene.offers if offer.ship} == scene.marked - here
        checked += 1
    assert checked > 10


@SCENES
def test_tiles_may_lie_exactly_where_it_is_marked_and_the_best_place_is_in_sight(
    asked_by: Asking,
) -> None:
    checked = lettered = 0
    for decision, view in some("build"):
        scene = asked_by(decision, view, LOOK)
        assert scene is not None
        builds = [move for move in decision.moves if isinstance(move, Build)]
        mask = 0
        for move in builds:
            mask |= tile_mask(view.geo, move.tile[1:], move.cell, move.turn)
        assert scene.marked == set(view.geo.named(mask))
        if scene.pins:
            places = {(scene.tile, pin.cell, pin.turn) for pin in scene.pins}
            assert places == {(move.tile, move.cell, move.turn) for move in builds}
            lettered += 1
            continue
        assert {one.tile for one in scene.offers} == {move.tile for move in builds}
        if builds:
            assert scene.window is not None
            chart = asked(view.geo, scene.window).chart
            assert chart.shows(scene.offers[0].cell)
            assert chart.cell >= 39
            checked += 1
    assert checked > 10 and bool(lettered) == (asked_by is ask_scene)


def test_a_page_names_places_without_letters_and_its_picture_has_none() -> None:
    """The list stays while steps are gone into, and the picture shows all ships and tiles."""
    lettered = 0
    for kind in ("turn", "sail", "build"):
        for decision, view in islice(some(kind), 20):
            labels = [RENDERER.label(move, view, WORDS).steps[-1:] for move in decision.moves]
            last = [label for steps in labels for label in steps]
            lettered += sum(bool(_LETTERED.match(label.text)) for label in last)
            assert not any(_LETTERED.match(label.plain or label.text) for label in last)
            scene = tapped_scene(decision, view, LOOK)
            assert scene is None or not scene.pins
    assert lettered > 20


def test_a_ship_at_sea_is_shown_from_near_with_all_its_anchors() -> None:
    scenes = [ask_scene(*one, LOOK) for one in some("sail")]
    close = [scene for scene in scenes if scene is not None and scene.window is not None]
    assert any(scene.ship for scene in close) and not all(scene.ship for scene in close)
    for scene in close:
        assert scene.window is not None
        if scene.ship:
            chart = sailing(scene.map.geo, scene.window)
            assert chart.cell >= 51 and chart.sea.right <= 1100 and chart.sea.bottom <= 700
            at = scene.map.ships[scene.seat][scene.ship - 1]
            assert at not in scene.map.geo.cells or chart.shows(at)
            continue
        chart = asked(scene.map.geo, scene.window).chart
        assert chart.sea.right <= 1100 - 360
        marked = scene.marked & scene.map.geo.cells.keys()
        assert all(chart.shows(cell) for cell in marked)


def test_letters_do_not_cover_each_other_and_mean_their_moves() -> None:
    seen = set[str]()
    for kind in ("sail", "build"):
        for decision, view in some(kind):
            scene = ask_scene(decision, view, LOOK)
            if scene is None or not scene.pins:
                continue
            drawn = question.draw(scene)
            assert len({pin.letter for pin in scene.pins}) == len(scene.pins)
            boxes = {one.thing: one.box for one in drawn.areas if one.thing.startswith("move:")}
            assert boxes.keys() == {pin.thing for pin in scene.pins}
            assert boxes.keys() <= {f"move:{move.text}" for move in decision.moves}
            for one, other in combinations(boxes.values(), 2):
                met = Box(*one).within(Box(*other))
                assert not (met.w and met.h)
            seen.add(kind)
    assert seen == {"sail", "build"}


def test_a_tile_that_fits_in_three_of_its_turns_has_three_fields() -> None:
    for decision, view in some("build", 4, 5):
        scene = ask_scene(decision, view, LOOK)
        if scene is not None and len({pin.turn for pin in scene.pins}) == 3:
            assert {pin.letter for pin in scene.pins} <= {*texts(question.draw(scene))}
            return
    raise AssertionError("there is no such question")


def test_the_step_of_an_action_has_its_own_picture() -> None:
    """Of the moves of a turn that choose one action, the picture is that of the action."""
    found = set[str]()
    for decision, view in islice(some("turn"), 60):
        for action, moves in choice.by_action(decision.moves).items():
            part = Decision(decision.seat, "turn", tuple(moves))
            scene = ask_scene(part, view, LOOK)
            if scene is not None:
                assert scene.action == action and scene.points > 0
                found.add(action)
            elif (cards := choice.choice_scene(part, view, LOOK)) is not None:
                assert cards.action == action
                found.add(cards.kind)
    assert found == {"blue", "green", "plan", "goods", "progress"}


def test_what_a_tile_costs_and_scores_stands_beside_it() -> None:
    decision, view = next(one for one in some("build") if len(one[0].moves) > 20)
    canvas = ask(decision, view, LOOK)
    scene = ask_scene(decision, view, LOOK)
    assert canvas is not None
    assert scene is not None
    assert view.turn is not None
    shown = texts(canvas)
    assert {f"{view.turn.points} AP", LOOK.names[decision.seat], "Build"} <= set(shown)
    assert f"+{scene.offers[0].points}" in shown


def test_a_question_about_the_map_is_a_picture_of_its_own() -> None:
    for kind in ("sail", "build"):
        decision, view = next(some(kind))
        picture = gallery.question(decision, view, LOOK)
        assert picture is not None
        assert picture.name.startswith("question.")
        assert picture.alt.startswith(f"{LOOK.names[decision.seat]} (")


# Drafts -------------------------------------------------------------------------------


@cache
def draft() -> Draft:
    """One tile, after which another may follow."""
    for seed in range(20):
        for state, decision in played(2, seed):
            builds = [move for move in decision.moves if isinstance(move, Build)]
            if decision.kind == "build" and len(builds) > 20:
                before = RULES.view(state, decision.seat)
                RULES.apply(state, decision.seat, builds[10])
                after, follows = RULES.view(state, decision.seat), RULES.pending(state)[0]
                if follows.kind == "build":
                    return Drafted(decision.seat, before, after, (builds[10],), follows)
                break
    raise AssertionError


def test_a_draft_shows_its_tiles_what_they_score_and_what_follows() -> None:
    one = draft()
    scene = draft_scene(one, LOOK)
    assert [f"build {tile.tile} {tile.cell} {tile.turn}" for tile in scene.drafted] == [
        move.text for move in one.moves
    ]
    gained = one.after.players[one.seat].points - one.before.players[one.seat].points
    assert scene.gained == gained > 0
    canvas = question.draw(scene)
    assert {"Draft", f"+{gained}", f"{scene.points} AP"} <= set(texts(canvas))
    assert not complaints(canvas)
    assert scene.drafted[0].cell in gallery.draft(one, LOOK).alt
    assert scene.window is not None
    assert asked(scene.map.geo, scene.window).chart.shows(scene.drafted[0].cell)
    follows = {move.tile for move in one.decision.moves if isinstance(move, Build)}
    assert {offer.tile for offer in scene.offers} == follows


def test_a_draft_of_which_the_end_cannot_be_known_is_the_same() -> None:
    known = replace(draft(), decision=None)
    unknown = replace(known, after=known.before)
    one, other = draft_scene(known, LOOK), draft_scene(unknown, LOOK)
    assert set(one.map.tiles) == set(other.map.tiles)
    assert (one.gained, one.drafted) == (other.gained, other.drafted)


def test_a_draft_that_ends_the_turn_tells_nothing_of_the_next_one() -> None:
    """The next seat, or the same one, has not chosen an action: neither it nor its AP are told."""
    one = replace(draft(), decision=None)
    turn = replace(one.after.turn, action="", points=9)
    ended = replace(one, after=replace(one.after, turn=turn))
    assert gallery.draft(ended, LOOK).alt == gallery.draft(one, LOOK).alt
    assert "9 AP" not in gallery.draft(ended, LOOK).alt
    gallery.draft(replace(ended, decision=draft().decision), LOOK)


def test_a_draft_of_other_things_is_the_question_that_follows() -> None:
    decision, view = next(some("plan"))
    took = tuple(move for move in decision.moves if move.verb == "take")[:1]
    one = Drafted(decision.seat, view, view, took, decision)
    assert gallery.draft(one, LOOK) == gallery.question(decision, view, LOOK)
    own = gallery.board(view, LOOK, decision.seat)
    assert gallery.draft(replace(one, decision=None), LOOK) == own


# What is drawn ------------------------------------------------------------------------


def test_everything_has_its_own_drawing() -> None:
    paint = colors("night")
    drawings = [*art.ACTIONS.values(), *art.GOODS.values(), art.gold, art.points, art.pirate]
    drawn = {sprite(one, 64, 64, paint).tobytes() for one in drawings}
    assert len(drawn) == len(drawings)


def test_two_tiles_that_touch_are_outlined_each() -> None:
    view = position(4, 0, 2)
    cells_of = list(view.geo.named(view.geo.islands[0].mask))
    tiles = tuple(PlacedTile("n1", cell, 0, None) for cell in cells_of[:2])
    one = table(replace(view, tiles=tiles[:1]), LOOK).image.tobytes()
    both = table(replace(view, tiles=tiles), LOOK).image.tobytes()
    assert one != both


def test_the_end_of_a_game_can_be_shown() -> None:
    last = game(3, 5).views[-1]
    assert not complaints(table(last, LOOK))
    assert len(gallery.overview(last, LOOK).alt) <= LIMIT_ALT
