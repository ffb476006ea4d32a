"""What changed and what can be chosen: outlines, differences, and the regions of a full turn."""

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
from render.art.theme import theme
from render.magister_navis import RENDERER, gallery
from render.magister_navis.pictures import overview, player, region, supply
from render.magister_navis.scenes import (
    player_scene,
    player_since,
    region_scene,
    touched,
    world_scene,
)
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
    """How many pixels have a colour."""
    same = np.asarray(canvas.image) == np.array(theme("night")[color])
    return int(same.all(axis=-1).sum())


def world(now: View, since: View | None = None) -> Canvas:
    then = None if since is None else world_scene(since, LOOK)
    return overview.draw(world_scene(now, LOOK), then)


def quiet(view: View) -> View:
    """The same position in which nobody may do anything."""
    players = (replace(one, open=(), acting=False) for one in view.players)
    return replace(view, players=tuple(players))


@pytest.mark.parametrize(
    ("kind", "field"), [("shipped", "region"), ("occupied", "city"), ("drawn", "card")]
)
def test_the_regions_of_what_happened_are_told(kind, field) -> None:
    before, after, events = step(kind)
    event = next(one for one in events if one.kind == kind)
    where = str(event.data[field])[:2].replace("SL", "EU")
    assert where in touched(before, after)
    assert touched(after, after) == ()


def test_every_action_on_the_map_touches_its_region_alone() -> None:
    """What a full turn posts shows all that happened, and not more."""
    places = {"shipped": "region", "occupied": "city", "attacked": "city", "drawn": "card"}
    for before, after, events in steps():
        if after.phase != "action" or any(event.closes for event in events):
            continue
        told = {
            str(event.data[places[event.kind]])[:2].replace("SL", "EU")
            for event in events
            if event.kind in places
        }
        told |= {str(event.data["region"]) for event in events if event.kind == "opened"}
        assert set(touched(before, after)) == told or {"abolished", "discarded"} & {
            event.kind for event in events
        }


def test_after_a_full_turn_only_regions_are_posted() -> None:
    before, after, _ = step("occupied")
    turn = RENDERER.after_phase(after, LOOK, before, "turn")
    assert [picture.name.partition(".")[0] for picture in turn] == [
        f"region-{key.lower()}" for key in touched(before, after)
    ]
    assert RENDERER.after_phase(after, LOOK, after, "turn") == []
    assert len(RENDERER.after_phase(after, LOOK, before, "action")) == 2 + after.seats
    assert len(RENDERER.after_phase(after, LOOK, None, "turn")) == 2 + after.seats


@pytest.mark.parametrize("kind", ["shipped", "occupied", "drawn", "linked", "opened"])
def test_what_changed_is_outlined_on_the_map_and_from_near(kind) -> None:
    before, after, _ = step(kind)
    assert has(world(after, before), "changed") > 0
    assert has(world(after, after), "changed") == has(world(after), "changed") == 0
    key = touched(before, after)[0]
    now, then = (region_scene(one, key, LOOK) for one in (after, before))
    assert has(region.draw(now, then), "changed") > has(region.draw(now), "changed")


def test_a_disc_beside_a_full_track_is_outlined() -> None:
    before = quiet(middle(3))
    *others, far = before.regions
    full = replace(far, track=(0,) * len(far.track), tokens=(None,) * len(far.track))
    olds, news = (replace(full, beside=beside) for beside in ((1,), (1, 2)))
    then, now = (replace(before, regions=(*others, one)) for one in (olds, news))
    canvas = world(now, then)
    assert "+2" in [one.text for one in canvas.written]
    assert has(canvas, "changed") > 0


def test_boards_show_differences_as_small_numbers() -> None:
    before, after, events = step("grown")
    seat = next(event.data["seat"] for event in events if event.kind == "grown")
    scene = player_scene(after, after.players[seat], LOOK)
    shown = [one.text for one in player.draw(scene, player_since(scene, before, LOOK)).written]
    gain = after.players[seat].harbor - before.players[seat].harbor
    assert f"+{gain}" in shown
    assert f"−{gain}" in shown
    assert f"+{gain}" not in [one.text for one in player.draw(scene).written]


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


def test_buildings_to_build_are_bright_in_the_supply() -> None:
    view = quiet(middle(3))
    first, *others = view.players
    lit = replace(view, players=(replace(first, open=("build dock",)), *others))
    scenes = [world_scene(one, LOOK) for one in (view, lit)]
    plain, bright = (has(supply.draw(scene), "now") for scene in scenes)
    assert bright > plain + 5000


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
    counts = [has(player.draw(player_scene(view, one, LOOK)), "now") for one in (plain, lit)]
    assert counts[1] > counts[0] + 5000


def test_cards_to_give_up_are_bright_on_the_board() -> None:
    view = quiet(middle(3))
    first = replace(view.players[0], cards=("SA-1", "SL-2"))
    lit = replace(first, open=("discard SA-1",))
    counts = [has(player.draw(player_scene(view, one, LOOK)), "now") for one in (first, lit)]
    assert counts[1] > counts[0] + 5000


def test_the_cache_knows_the_differences() -> None:
    before, after, _ = step("occupied")
    plain, marked = gallery.boards(after, LOOK), gallery.boards(after, LOOK, before)
    again = gallery.boards(after, LOOK, before)
    assert plain[0] is not marked[0]
    assert all(one is other for one, other in zip(marked, again, strict=True))


def test_a_closed_region_is_grey_and_an_open_one_green() -> None:
    view = quiet(steps()[0][0])
    opened = tuple(replace(one, open=True) for one in view.regions)
    assert has(world(replace(view, regions=opened)), "land") > 2 * has(world(view), "land")
