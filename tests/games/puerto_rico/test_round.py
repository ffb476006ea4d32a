"""R-1, R-8, R-11.3: rounds and roles: what no case says."""

from __future__ import annotations

from tests.games.puerto_rico.positions import Table


def roles(t: Table) -> list[tuple[int, str]]:
    return t.recorded("role", "seat", "role")


def idle(seats: int) -> Table:
    """A round in which nobody can do anything but pick: no tiles, no buildings, no goods."""
    t = Table(seats)
    t.g.row, t.g.face_down, t.g.discards, t.g.quarries, t.g.stock = [], [], [], 0, {}
    return t.rounds()


def test_unused_cards_earn_a_doubloon_and_the_governor_moves():
    """R-1.2: one doubloon on every card nobody took, on top of what lies there; all cards go
    back and the governor moves one seat clockwise."""
    t = idle(3)
    t.g.roles["trader"] = 2
    t.play("0 role craftsman", "1 role builder", "2 role captain")
    assert t.g.roles == {
        "settler": 1,
        "mayor": 1,
        "builder": 0,
        "craftsman": 0,
        "trader": 3,
        "captain": 0,
    }
    assert (t.g.governor, t.g.round, t.g.taken) == (1, 2, {})
    assert t.asked == [(1, "role")]
    assert len(t.legal(1)) == 6


def test_every_phase_ends_with_its_boards():
    """Every role ends with one event that closes it: the boards are posted after it."""
    t = idle(3)
    t.play("0 role craftsman", "1 role captain")
    assert [event.closes for event in t.events if event.closes] == ["craftsman", "captain"]
