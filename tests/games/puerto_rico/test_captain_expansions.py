"""R-7.10 to R-7.13: lighthouse, union hall, royal supplier, storehouse: what no case says."""

from __future__ import annotations

from tests.games.puerto_rico.positions import expanded

# Harbor -------------------------------------------------------------------------------


def test_declined_points_leave_the_last_chip():
    """Q-33, D-22: that is what it is for; taken, they end the game as any chip of the phase."""
    t = expanded(decline_points="yes", vp_exhaustion="captain_only")
    t.g.chips = 3
    t.board(0, city="1 harbor", goods="1 corn")
    t.ships("corn 1", "coffee 5", "indigo 1")
    t.phase("captain")
    copy = t.g.clone()
    assert (t.g.chips, t.play("0 pass").g.ending) == (1, None)
    t.g = copy
    assert t.play("0 points").g.ending == "chips"


# Union hall ---------------------------------------------------------------------------


def test_union_hall_may_end_the_game():
    """R-7.15: its VP are chips like all others."""
    t = expanded()
    t.g.chips = 1
    t.board(0, city="1 union_hall", goods="2 corn")
    t.ships("corn 4", "tobacco 5", "sugar 6")
    assert t.phase("captain").g.ending == "chips"
