"""Moves as values: one instance of each, listed in the order of their notation."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.verbs import Verb, each, once


@dataclass(frozen=True, slots=True)
class Lift(Verb):
    """A move that names one thing."""

    thing: str


def test_a_kind_of_move_is_listed_by_notation():
    assert each(Lift, []) == []
    assert [move.text for move in each(Lift, ("stone", "ax"))] == ["lift ax", "lift stone"]
    assert [move.text for move in each(Lift, {"stone": 1, "log": 2})] == ["lift log", "lift stone"]


def test_a_listed_move_is_always_the_same_one():
    made = once(Lift, "barrel")
    assert [move is made for _ in range(2) for move in each(Lift, ["barrel"])] == [True, True]
