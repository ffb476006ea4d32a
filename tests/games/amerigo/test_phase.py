"""Section 2: throws, which actions are open, the order, the end of a phase."""

from __future__ import annotations

import pytest

from bot.games.amerigo.data import COLOURS
from tests.games.amerigo.golden import by_chance
from tests.games.amerigo.positions import RULES, Table


def test_r2_1_seven_phases_in_rondel_order():
    assert COLOURS == ("blue", "black", "red", "brown", "green", "yellow", "white")
    g = RULES.setup(2, {}, 5)
    phases: list[str] = []
    while g.decisions and g.round < 2:
        if g.phase not in phases:
            phases.append(g.phase)
        RULES.apply(g, g.decisions[0].seat, g.decisions[0].moves[0])
    assert tuple(phases) == COLOURS


def test_t03_all_supply_cubes_of_the_colour_are_thrown():
    """R2.2: what falls out, of whatever colour, is in the action field; the rest is inside."""
    t = Table().inside(red=2, yellow=2, blue=3, black=3, green=3, brown=4, white=4).phase("blue")
    (thrown,) = t.recorded("thrown")
    assert (thrown["colour"], thrown["thrown"], t.g.supply["blue"]) == ("blue", 4, 0)
    for colour in COLOURS:
        assert t.g.inside[colour] + t.g.supply[colour] + t.g.action_field.get(colour, 0) == 7
        assert thrown.get(colour, 0) == t.g.action_field.get(colour, 0)


def test_r2_3_thrown_cubes_of_which_none_falls_out_stay_inside():
    for seed in range(200):
        t = Table(seed=seed).inside(blue=6).phase("blue")
        if "skipped" in t.kinds:
            assert t.recorded("skipped") == [{"colour": "blue", "thrown": 1}]
            assert (t.g.inside["blue"], t.g.supply["blue"], t.asked) == (7, 0, [])
            assert t.events[0].reveals
            return
    pytest.fail("never happened")


def test_r2_7_the_cubes_go_to_their_supply_fields():
    t = Table().field(blue=2, red=3)
    t.g.supply["red"] = 1
    t.turns().play("0 gold", "1 gold")
    assert t.g.supply["red"] == 4
    assert t.g.supply["blue"] == 7
    assert (t.g.action_field, t.g.action_points) == ({}, 0)
    (event,) = [event for event in t.events if event.closes]
    assert (event.kind, event.closes) == ("phase_over", "blue")


def test_q21_the_order_is_fixed_at_the_start_of_the_phase():
    t = Table(3).field(white=2).turns().play("0 move 1", "1 move 2")
    assert t.asked == [(2, "turn")]
    assert RULES.view(t.g, None).turn_order == (0, 1, 2)
    assert [one.acted for one in RULES.view(t.g, None).players] == [True, True, False]


def test_the_throw_reveals_and_follows_from_the_last_move():
    """The last move of a phase shows the next throw, and no other does."""
    g = RULES.setup(3, {}, 2)
    for number in range(3):
        events = RULES.apply(g, g.decisions[0].seat, g.decisions[0].moves[-1])
        while g.decisions[0].kind != "turn":
            assert not any(event.reveals for event in events)
            events = RULES.apply(g, g.decisions[0].seat, g.decisions[0].moves[0])
        assert any(event.reveals for event in events) == (number == 2)
    assert g.phase == "black"


def test_the_looser_tower_is_an_option():
    fell = {}
    for model in ("default", "loose"):
        tables = [Table(seed=seed, tower=model).inside(red=7, black=7) for seed in range(60)]
        fell[model] = [t.phase("blue").recorded("thrown", "points")[0] for t in tables]
    assert fell["default"] != fell["loose"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_which_turn_ends_final_is_told_before_it_ends(seats: int):
    """The answer needs no throw, at every decision of a game; the turn's end then confirms it."""
    g, pick = RULES.setup(seats, {}, seats), by_chance(seats)
    while g.decisions:
        (decision,) = g.decisions
        told = RULES.final_turn(g, decision.seat)
        _, move = pick(g)
        events = RULES.apply(g, decision.seat, move)
        ended = any(event.closes for event in events) or g.decisions[0].seat != decision.seat
        assert any(event.reveals for event in events) == (bool(told) and ended)
