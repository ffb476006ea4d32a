"""R-5.5 to R-5.8: aqueduct, specialty factory, chapel and jeweler: what no case says."""

from __future__ import annotations

from tests.games.puerto_rico.positions import expanded

# Chapel and jeweler -------------------------------------------------------------------


def test_the_chapel_may_take_the_last_chip():
    """D-22: any phase."""
    t = expanded()
    t.g.chips = 1
    t.board(0, city="1 chapel", nobles="1 chapel")
    assert t.phase("craftsman").g.ending == "chips"
