"""Section 7.1 to 7.5: turns, shipping, opening regions, occupying, connections."""

from __future__ import annotations

from tests.games.magister_navis.positions import Table

# Turns --------------------------------------------------------------------------------


def test_passed_players_get_no_turn():
    t = Table(3)
    for seat in range(3):
        t.board(seat, built="2 shipyard", harbor=4)
    t.turns().play("0 ship AF shipyard", "1 pass", "2 ship AF shipyard", "0 ship AF shipyard")
    assert t.asked == [(2, "turn")]
    assert t.recorded("turn_over") == [{}]
    t.play("2 ship AF shipyard")
    assert t.asked == []
    assert t.g.passed == [1, 0, 2]
    assert [event.closes for event in t.events if event.closes] == ["turn", "turn", "action"]
