"""Section 3.1: sail, posts, discoveries."""

from __future__ import annotations

from tests.games.amerigo.positions import Table

ON_MAP = "F6 Z6"


def sailing(points: int, seats: int = 2, **sheet: int | str) -> Table:
    """Return a table on which seat 0 may sail with so many AP."""
    return Table(seats).sheet(0, **{"ships": ON_MAP, **sheet}).field(blue=points)


def test_q5_bought_points_serve_both_ships():
    t = sailing(1, gold=2, ships="F6 Z6").turn(0).play("0 sail 1 E5")
    assert (t[0].gold, t.effect("0 sail 2 G11").paid) == (1, 0)


def test_q5_as_an_option_only_the_ship_that_moves():
    t = Table(bought_points="moving").sheet(0, gold=2, ships="F6 Z6").field(blue=1).turn(0)
    t.play("0 sail 1 E5")
    assert t.effect("0 sail 2 G11").paid == 1
