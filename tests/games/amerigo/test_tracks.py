"""Sections 3.2, 3.4 and 3.8: cannons, progress with its tokens, the order track."""

from __future__ import annotations

import pytest

from bot.games.amerigo.actions import open_actions
from bot.games.amerigo.data import token
from bot.games.amerigo.view import TurnView
from bot.games.amerigo.visibility import turn_view
from tests.games.amerigo.positions import RULES, Table

# AP bought for the gold at the end of a track, as an option (Q6) ------------------------


def test_q6_as_an_option_a_full_gold_track_has_room_for_what_was_paid():
    """R4.1: one gold is paid first, so that one of the two fits; the other one scores."""
    t = Table(overshoot="yes").sheet(0, cannons=11, gold=12).field(black=1).turn(0)
    assert (t.effect("0 load 2").gold, t.effect("0 load 2").points) == (0, 1)
    t.play("0 load 2")
    assert (t[0].gold, t[0].points) == (12, 1)


# The special action -------------------------------------------------------------------


def test_t21_white_cubes_count_as_the_colour_of_the_space():
    t = Table().disc(0, 4).field(white=5, blue=1)
    assert open_actions(t.g, 0) == {"blue": 5, "red": 5, "white": 5}
    t.turn(0).play("0 take v1", "0 take v2")
    assert turn_view(t.g) == TurnView(0, "red", 3)


# Tokens for more AP, and the one that swaps -------------------------------------------


@pytest.mark.parametrize("colour", ["blue", "black", "red", "brown", "green", "yellow"])
def test_ap_tokens_add_to_their_actions(colour: str):
    names = [t for t in RULES.setup(2, {}, 1).hidden_tokens if t.startswith("ap")]
    assert names
    t = Table().sheet(0, tokens=f"ap2_{colour}").field(**{colour: 2}, white=1)
    assert open_actions(t.g, 0) == {colour: 4, "white": 2}


def test_ap1_holds_for_both_its_actions():
    assert token("ap1_red_brown").actions == ("red", "brown")
    t = Table().sheet(0, tokens="ap1_red_brown").field(red=2, brown=1, blue=1)
    assert open_actions(t.g, 0) == {"blue": 2, "red": 3, "brown": 3}
