"""Changes and choices in pictures: rings, differences, bright grounds."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from bot.engine.api import Event
from bot.games.magister_navis.view import View
from render.api import Look
from render.art.canvas import Canvas
from render.art.theme import Color
from render.magister_navis import gallery
from render.magister_navis.art.atlas import ground_of
from render.magister_navis.art.palette_sheet import themes
from render.magister_navis.pictures import board, boards, chart, region
from render.magister_navis.scenes import player_scene, region_scene, world_scene
from tests.render.magister_navis.play import NAMES, RULES, middle

LOOK = Look(names=NAMES)
Step = tuple[View, View, tuple[Event, ...]]


@cache
def steps(seed: int = 3) -> tuple[Step, ...]:
    """Every step of a game for three: the view before, after it, and the events between."""
    chance = random.Random(seed)
    state, found = RULES.setup(3, {}, seed), []
    while decisions := RULES.pending(state):
        before, decision = RULES.view(state, None), chance.choice(decisions)
        moves = [move for move in decision.moves if move.text != "pass"] or decision.moves
        events = RULES.apply(state, decision.seat, chance.choice(moves))
        found.append((before, RULES.view(state, None), tuple(events)))
    return tuple(found)


def step(kind: str) -> Step:
    """The first step of a game in which such a thing happened."""
    return next(one for one in steps() if any(event.kind == kind for event in one[2]))


def has(canvas: Canvas, color: str) -> int:
    """Return how many pixels have a colour of the palette."""
    return count(canvas, themes("night")[color])


def count(canvas: Canvas, color: Color) -> int:
    """Return how many pixels have a colour."""
    same = np.asarray(canvas.image.convert("RGB")) == np.array(color)
    return int(same.all(axis=-1).sum())


def world(now: View, since: View | None = None) -> Canvas:
    then = None if since is None else world_scene(since, LOOK)
    return chart.draw_table(world_scene(now, LOOK), then)


def strips(now: View, since: View | None = None) -> Canvas:
    then = None if since is None else world_scene(since, LOOK)
    return boards.draw(world_scene(now, LOOK), then)


def quiet(view: View) -> View:
    """The same position in which nobody may do anything."""
    players = (replace(one, open=(), acting=False) for one in view.players)
    return replace(view, players=tuple(players))


@pytest.mark.parametrize(
    ("kind", "field"),
    [("shipped", "region"), ("occupied", "city"), ("drawn", "card"), ("opened", "region")],
)
def test_what_changed_is_marked_on_the_map_and_from_near(kind: str, field: str) -> None:
    before, after, events = step(kind)
    assert has(world(after, before), "changed") > 0
    assert has(world(after, after), "changed") == has(world(after), "changed") == 0
    where = next(str(event.data[field]) for event in events if event.kind == kind)
    now, then = (region_scene(one, _region(where), LOOK) for one in (after, before))
    assert has(region.draw(now, then), "changed") > has(region.draw(now), "changed")


def _region(place: str) -> str:
    """The region of a card, a city or itself."""
    return place[:2].replace("SL", "EU")


def test_a_disc_beside_a_full_track_is_outlined() -> None:
    before = quiet(middle(3))
    *others, far = before.regions
    full = replace(far, track=(0,) * len(far.track), tokens=(None,) * len(far.track))
    olds, news = (replace(full, beside=beside) for beside in ((1,), (1, 2)))
    then, now = (replace(before, regions=(*others, one)) for one in (olds, news))
    canvas = world(now, then)
    assert "+2" in [one.text for one in canvas.written]
    assert has(canvas, "changed") > 0


def test_strips_show_differences_as_small_numbers_and_new_buildings() -> None:
    before, after, events = step("built")
    seat = next(event.data["seat"] for event in events if event.kind == "built")
    assert isinstance(seat, int)
    plain, marked = strips(after), strips(after, before)
    assert has(marked, "changed") > has(plain, "changed") == 0
    more = sum(after.players[seat].score.values()) - sum(before.players[seat].score.values())
    assert (f"+{more}" in [one.text for one in marked.written]) is (more > 0)


@pytest.mark.parametrize("verb", ["ship", "occupy", "attack", "draw"])
def test_what_can_be_chosen_is_bright_on_the_map(verb) -> None:
    found = (
        view
        for view, _, _ in steps()
        if any(move.startswith(f"{verb} ") for one in view.players for move in one.open)
    )
    view = quiet(next(found))
    first, *others = view.players
    moves = {"ship": "ship FE x", "occupy": "occupy EU1 x", "attack": "attack EU1 x"}
    one = replace(first, open=(moves.get(verb, "draw EU x"),))
    lit = replace(view, players=(one, *others))
    assert has(world(lit), "now") > has(world(view), "now") + 300


@pytest.mark.parametrize(
    "move", ["ship FE residence", "pay residence salary", "activate residence"]
)
def test_buildings_to_use_or_free_are_bright_on_the_board(move) -> None:
    view = quiet(middle(3))
    first = view.players[0]
    active = move.startswith("pay")
    tiles = (replace(first.buildings[0], active=active), *first.buildings[1:])
    plain = replace(first, buildings=tiles)
    lit = replace(plain, open=(move,))
    counts = [has(board.draw(player_scene(view, one, LOOK)), "now") for one in (plain, lit)]
    assert counts[1] > counts[0] + 5000


def test_cards_to_give_up_are_bright_on_the_board() -> None:
    view = quiet(middle(3))
    first = replace(view.players[0], cards=("SA-1", "SL-2"))
    lit = replace(first, open=("discard SA-1",))
    counts = [has(board.draw(player_scene(view, one, LOOK)), "now") for one in (first, lit)]
    assert counts[1] > counts[0] + 5000


def test_the_cache_knows_the_differences() -> None:
    before, after, _ = step("occupied")
    plain, marked = gallery.boards(after, LOOK), gallery.boards(after, LOOK, before)
    assert plain is not marked
    assert marked is gallery.boards(after, LOOK, before)


def test_a_closed_region_is_grey_and_an_open_one_has_its_own_colour() -> None:
    view, colors = quiet(steps()[0][0]), themes("night")
    opened = world(replace(view, regions=tuple(replace(one, open=True) for one in view.regions)))
    closed = world(view)
    assert 1000 * count(opened, colors["closed"]) < count(closed, colors["closed"])
    for key in (one.key for one in view.regions if not one.open):
        own = ground_of(key, colors)
        assert 20 * count(closed, own) < count(opened, own), key
