"""R-2.10, 3.11, 5.7, 8.1: the library doubles the privilege of every role: what no case says."""

from __future__ import annotations

from tests.games.puerto_rico.positions import RULES, Table, expanded


def with_library(seats: int = 3, more: str = "", **options: str) -> Table:
    """A table whose seat 0 has an occupied library, and nobody has goods or doubloons."""
    t = expanded(seats, expansions="buildings", **options)
    t.board(0, city=f"1 library {more}")
    return t


# The other roles ----------------------------------------------------------------------


def test_mayor():
    """R-3.11: two colonists from the supply, each of them optional."""
    t = with_library()
    t.board(0, city="1 library", island="6 corn", manned="")
    t.phase("mayor").play("0 colonist", "0 colonist")
    assert t.g.players[0].people == 1 + 2 + 1
    assert t.recorded("colonist", "source") == ["mayor", "mayor"]


# Two players, option ------------------------------------------------------------------


def test_everybody_sees_whether_the_library_still_doubles():
    """Q-14: once it is used up, prices and proceeds are told without it."""
    t = with_library(2, library_2p="once_a_round")
    t.board(0, city="1 library")
    t.rounds()
    assert RULES.view(t.g, 1).players[0].privilege == 2
    t.play("0 role prospector")
    assert RULES.view(t.g, 1).players[0].privilege == 1
