"""Section 2: throws, which actions are open, the order, the end of a phase."""

from __future__ import annotations

import pytest

from bot.games.amerigo.actions import open_actions
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


def test_t04_ap_and_available_actions():
    """R2.4: the largest number of one colour, for every colour that is there."""
    t = Table().field(blue=4, black=1, red=1, green=2)
    t.g.phase = "blue"
    assert open_actions(t.g, 0) == {"blue": 4, "black": 4, "red": 4, "green": 4}
    t.turn(0)
    assert t.legal(0, "load") == ["load 1", "load 2", "load 3", "load 4"]
    assert not t.legal(0, "advance") and not t.legal(0, "buy") and not t.legal(0, "move")


def test_t05_further_along_the_track_acts_first():
    t = Table(4).order("", "", "1", "2", "", "3", "", "0").inside().phase("blue")
    assert t.g.phase_order == (0, 3, 2, 1)
    assert t.asked == [(0, "turn")]


def test_t06_on_one_space_the_higher_disc_acts_first():
    t = Table(4).order("", "3 2 1 0").inside().phase("blue")
    assert t.g.phase_order == (0, 1, 2, 3)


def test_e01_r2_3_without_cubes_the_phase_is_skipped_for_everybody():
    t = Table().inside(blue=7, red=3).phase("blue")
    assert t.asked == []
    assert t.recorded("skipped") == [{"colour": "blue", "thrown": 0}]
    assert (t.g.inside["blue"], t.g.inside["red"]) == (7, 3)
    assert t.kinds == ["skipped"]


def test_r2_3_thrown_cubes_of_which_none_falls_out_stay_inside():
    for seed in range(200):
        t = Table(seed=seed).inside(blue=6).phase("blue")
        if "skipped" in t.kinds:
            assert t.recorded("skipped") == [{"colour": "blue", "thrown": 1}]
            assert (t.g.inside["blue"], t.g.supply["blue"], t.asked) == (7, 0, [])
            assert t.events[0].reveals
            return
    pytest.fail("never happened")


def test_e03_ap_hold_for_a_colour_with_fewer_cubes():
    t = Table().field(blue=1, white=4)
    assert open_actions(t.g, 0) == {"blue": 4, "white": 4}


def test_r2_5_r2_6_each_acts_once_and_several_may_choose_the_same():
    t = Table(3).field(black=2).turns()
    t.play("0 load 2", "1 load 1", "2 load 2")
    assert [player.cannons for player in t.g.players] == [2, 1, 2]
    assert t.asked == []


def test_r2_6_ap_may_be_forfeited():
    t = Table().field(black=2).turn(0).play("0 done")
    assert t.recorded("forfeited") == [{"seat": 0}]
    assert t[0].cannons == 0


def test_q27_nobody_is_passed_over():
    """A player with nothing to build may still take gold or forfeit an action."""
    t = Table().field(green=3).turn(0)
    assert t.legal(0) == ["done", "gold"]


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
