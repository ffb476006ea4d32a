"""Things on the pictures of Amerigo: who taps all that a move is about means it."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bot.engine.api import Decision
from bot.games.amerigo.moves import AnyMove, Build, Sail
from bot.games.amerigo.rules import RULES
from bot.games.amerigo.sailing import distance, distances
from bot.games.amerigo.view import View
from render.amerigo import RENDERER, Parts
from render.amerigo.art.palette_sheet import colors
from render.api import Look, Picture, PictureArea
from render.art.canvas import Box
from tests.languages import LANGUAGES
from tests.render.amerigo.play import game, questions

LOOK = Look()
PARTS = Parts()
EVERY = 41
FAR = 99
"""More steps than any way has."""
"""No multiple of the numbers of players: all seats are looked at."""


def things(picture: Picture | None) -> set[str]:
    return {area.thing for area in picture.areas if area.thing} if picture else set()


def shown(decision: Decision[AnyMove], view: View) -> set[str]:
    """Return the things on the pictures that the player who is asked can have."""
    table, board = RENDERER.overview(view, LOOK), RENDERER.board(view, LOOK, decision.seat)
    central = PARTS.draw(view, LOOK, "central")
    asked = RENDERER.question(decision, view, LOOK)
    return set().union(*map(things, (table, board, central, asked)))


def asked() -> Iterator[tuple[Decision[AnyMove], View]]:
    """Yield decisions: some of all, and each kind at least once."""
    found = [*questions(4, 3), *questions(2, 1)]
    yield from found[::EVERY]
    yield from {decision.kind: (decision, view) for decision, view in found}.values()


UNDRAWN = ("move", "progress", "order", "cannons")
"""Things that are not always drawn: good moves beside the map, and places beyond those with VP.

They are not needed: the move is about another thing, too, or an amount to choose from the list.
"""
AMOUNTS = ("advance", "load", "move")
"""Verbs of moves of which several may be about the same track and no other thing that is drawn."""


def test_all_that_a_move_is_about_can_be_tapped() -> None:
    kinds = set()
    for decision, view in asked():
        on, kinds = shown(decision, view), kinds | {decision.kind}
        for move in decision.moves:
            about = RENDERER.things(move, view)
            assert bool(about) != (move.verb == "done"), move
            missing = {thing for thing in about - on if thing.partition(":")[0] not in UNDRAWN}
            assert not missing, (decision.kind, move.text, missing)
    assert kinds == {"turn", "sail", "plan", "pick", "build", "goods", "progress"}


def test_who_has_tapped_all_of_it_means_one_move() -> None:
    for decision, view in asked():
        on = shown(decision, view)
        found = [RENDERER.things(move, view) for move in decision.moves]
        for move, about in zip(decision.moves, found, strict=True):
            tapped = about & on
            if move.verb not in AMOUNTS and tapped:
                meant = sum(tapped <= other for other in found)
                smaller = isinstance(move, Build) and meant > 1
                assert meant == 1 or smaller, (decision.kind, move.text)


def test_a_tap_on_the_page_s_actions_means_a_move_unless_it_is_on_the_map() -> None:
    """Tap an amount, a tile, goods or gold once; ships and tiles on islands go on by the map."""
    turns = [one for one in (*questions(4, 3), *questions(2, 1)) if one[0].kind == "turn"]
    meant_alone = set()
    for decision, view in turns[::EVERY]:
        on = things(RENDERER.choices(decision, view, LOOK))
        found = [RENDERER.things(move, view) for move in decision.moves]
        for move, about in zip(decision.moves, found, strict=True):
            alone = any(sum(one in other for other in found) == 1 for one in about & on)
            assert alone or move.verb in ("sail", "build", "use", "done"), move
            meant_alone |= {move.verb} if alone else set()
    assert meant_alone >= {"load", "take", "advance", "buy", "move", "gold"}


def test_a_tile_is_about_all_cells_that_it_would_cover() -> None:
    decision, view = next(one for one in questions(4, 3) if one[0].kind == "build")
    for move in decision.moves:
        if isinstance(move, Build):
            about = RENDERER.things(move, view)
            cells = [thing for thing in about if thing.startswith("cell:")]
            assert len(cells) == int(move.tile[1]) and f"cell:{move.cell}" in cells
            assert f"hand:{move.tile}" in about


def test_a_tile_is_traced_on_the_cells_that_it_would_cover() -> None:
    decision, view = next(one for one in questions(4, 3) if one[0].kind == "build")
    for move in decision.moves:
        trace = RENDERER.trace(move, view)
        assert (trace is None) != isinstance(move, Build)
        if trace is not None and isinstance(move, Build):
            assert (trace.piece, trace.turn) == (f"hand:{move.tile}", move.turn)
            about = RENDERER.things(move, view)
            assert {*trace.cells} == {one for one in about if one.startswith("cell:")}


def test_a_ship_is_traced_on_a_way_of_the_steps_that_it_pays() -> None:
    on_the_map = set()
    for decision, view in asked():
        for move in decision.moves:
            if isinstance(move, Sail):
                trace, start = RENDERER.trace(move, view), view.players[decision.seat].ships
                assert trace is not None and trace.turn is None
                way = [one.removeprefix("cell:") for one in trace.cells]
                on_the_map.add(bool(start[move.ship - 1]))
                assert way[0] == start[move.ship - 1] or not start[move.ship - 1]
                assert way[-1] == move.cell and len({*way}) == len(way)
                assert len(way) - 1 == distance(view, decision.seat, move, FAR)
                for one, other in pairwise(way):
                    assert distances(view.geo, one, 1, frozenset())[other] == 1
    assert on_the_map == {False, True}


def test_a_ship_off_the_map_can_be_tapped_on_the_own_board_and_others_on_the_map() -> None:
    decision, view = next(questions(4, 3))
    assert not any(view.players[decision.seat].ships)
    ships = {f"ship:{decision.seat}-{number}" for number in (1, 2)}
    assert ships <= things(RENDERER.board(view, LOOK, decision.seat))
    assert not ships & things(RENDERER.overview(view, LOOK))
    late = game(4, 3).views[-1]
    assert all(all(player.ships) for player in late.players)
    assert ships <= things(RENDERER.overview(late, LOOK))
    assert not ships & things(RENDERER.board(late, LOOK, decision.seat))


def test_who_taps_the_middle_of_a_ship_means_it_and_not_the_cell_below() -> None:
    """Of things on each other the smallest one is meant."""
    for view in (game(4, 3).views[-1], game(2, 1).views[-1]):
        areas = [area for area in RENDERER.overview(view, LOOK).areas if area.thing]
        for box in [area.box for area in areas if area.thing.startswith("ship:")]:
            x, y = box[0] + box[2] // 2, box[1] + box[3] // 2
            below = [one for one in areas if _has(one, x, y)]
            meant = min(below, key=lambda one: one.box[2] * one.box[3])
            assert meant.thing.startswith("ship:")


def _has(area: PictureArea, x: int, y: int) -> bool:
    left, top, wide, high = area.box
    return left <= x < left + wide and top <= y < top + high


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_places_of_ships_off_the_map_are_free(language: str) -> None:
    for view in (game(4, 3).views[0], game(2, 1).views[0]):
        areas = RENDERER.board(view, Look(language), 0).areas
        ships = [area.box for area in areas if area.thing.startswith("ship:")]
        beside = [area.box for area in areas if area.thing in {"stock:post", "stock:chest"}]
        assert len(ships) == 2 and beside
        assert max(x + wide for x, _, wide, _ in beside) <= min(x for x, *_ in ships)


def test_a_ship_off_the_map_is_drawn_with_its_sails_where_it_is_tapped() -> None:
    view = game(4, 3).views[0]
    picture = RENDERER.board(view, LOOK, 0)
    ships = [area for area in picture.areas if area.thing.startswith("ship:")]
    assert len(ships) == 2
    for area in ships:
        assert sails(picture, Box(*area.box), 0) == int(area.thing[-1])


def sails(picture: Picture, box: Box, seat: int) -> int:
    """Count the pieces of an owner's colour side by side in the rows that have fewest."""
    color = colors("night")[f"seat_{seat}"]
    ship = Image.open(BytesIO(picture.data)).convert("RGB").crop((*box[:2], box.right, box.bottom))
    rows = ([ship.getpixel((x, y)) == color for x in range(box.w)] for y in range(box.h))
    found = (sum(now and not before for before, now in pairwise([False, *row])) for row in rows)
    return min(count for count in found if count)


def test_a_turn_is_also_about_its_action_and_a_place_about_no_island_then() -> None:
    for decision, view in asked():
        for move in decision.moves:
            kinds = {thing.partition(":")[0] for thing in RENDERER.things(move, view)}
            if isinstance(move, Sail | Build):
                assert ("action" in kinds) == (decision.kind == "turn")
                assert ("island" in kinds) == (decision.kind == "build")


def test_boards_of_all_players_name_nothing() -> None:
    assert not things(RENDERER.boards(game(4, 3).views[-1], LOOK))


def test_all_readers_have_the_same_things() -> None:
    state = RULES.setup(3, {}, 1)
    views = [RULES.view(state, seat) for seat in (None, 0, 1, 2)]
    assert len({RENDERER.overview(view, LOOK).areas for view in views}) == 1
    assert len({RENDERER.board(view, LOOK, 0).areas for view in views}) == 1
