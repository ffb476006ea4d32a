"""R-1, R-8, R-11.3: rounds and roles, one test a ruling."""

from __future__ import annotations

import pytest

from tests.games.puerto_rico.positions import Table


def roles(t: Table) -> list[tuple[int, str]]:
    return t.recorded("role", "seat", "role")


def idle(seats: int) -> Table:
    """A round in which nobody can do anything but pick: no tiles, no buildings, no goods."""
    t = Table(seats)
    t.g.row, t.g.face_down, t.g.discards, t.g.quarries, t.g.stock = [], [], [], 0, {}
    return t.rounds()


def test_picks_go_clockwise_from_the_governor():
    """R-1.1: the governor picks first, then the next player clockwise, from what is left."""
    t = Table(4)
    t.g.governor = 2
    t.rounds()
    t.play("2 role craftsman", "3 role trader")
    assert t.asked == [(0, "role")]
    assert "role craftsman" not in t.legal(0)
    t.play("0 role captain", "1 role builder")
    assert roles(t) == [(2, "craftsman"), (3, "trader"), (0, "captain"), (1, "builder")]


def test_who_picked_the_role_carries_it_out_first():
    """R-1.1: the taker is first for his role, not the governor."""
    t = Table(3).rounds()
    t.play("0 role craftsman", "1 role settler")
    assert t.asked == [(1, "settle")]
    t.play("1 pass")
    assert t.asked == [(2, "settle")]
    t.play("2 pass")
    assert t.asked == [(0, "settle")]


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


def test_the_governor_goes_all_the_way_round():
    """R-1.2: after the last seat the first one is governor again."""
    t = idle(3)
    for governor in (0, 1, 2):
        for step, role in enumerate(("craftsman", "builder", "captain")):
            t.play(f"{(governor + step) % 3} role {role}")
    assert (t.g.governor, t.g.round) == (0, 4)


def test_a_useless_role_must_be_picked_too():
    """R-1.3: picking is compulsory - there is no pass, even if no role does anything."""
    t = idle(3)
    assert all(move.startswith("role ") for move in t.legal(0))


def test_doubloons_of_a_card_pay_for_a_building_at_once():
    """R-1.4: doubloons on the card are taken when it is picked, before the role is done."""
    t = Table(4)
    t.g.roles["builder"] = 1
    t.rounds().play("0 role builder")
    assert t.doubloons[0] == 1
    assert t.legal(0) == [
        "build construction_hut",
        "build hacienda",
        "build small_indigo_plant",
        "build small_market",
        "build small_sugar_mill",
        "pass",
    ]
    assert t.recorded("role", "doubloons") == [1]


def test_both_prospectors_in_one_round():
    """R-0.6, R-1.5: with five players both prospectors can be taken in one round, by
    different players, and each collects its own doubloons."""
    t = Table(5)
    t.g.roles["prospector_1"], t.g.roles["prospector_2"] = 3, 1
    t.rounds().play("0 role prospector_1", "1 role prospector_2")
    assert t.doubloons == [4, 2, 0, 0, 0]
    assert not any("prospector" in move for move in t.legal(2))


def test_prospector_with_two_doubloons():
    """T-05: a prospector card with 2 doubloons brings its taker 3."""
    t = Table(4)
    t.g.roles["prospector"] = 2
    t.rounds().play("0 role prospector")
    assert t.doubloons == [3, 0, 0, 0]
    assert t.recorded("income") == [{"seat": 0, "source": "prospector", "doubloons": 1}]


def test_prospector_has_no_action_for_the_others():
    """R-1.6, R-8.1: 1 doubloon for who took it, nobody else does anything."""
    t = Table(4).rounds().play("0 role prospector")
    assert t.doubloons == [1, 0, 0, 0]
    assert t.asked == [(1, "role")]


def test_two_players_pick_three_roles_each():
    """R-11.3: governor, other, governor, other ... until each has three; a role is taken at
    most once per round by anyone; 1 doubloon on the seventh; the governor changes."""
    t = idle(2)
    order = ["craftsman", "builder", "captain", "trader", "prospector", "settler"]
    for turn, role in enumerate(order):
        assert t.asked == [(turn % 2, "role")]
        assert len(t.legal(turn % 2)) == 7 - turn
        t.play(f"{turn % 2} role {role}")
    assert t.g.roles == {**dict.fromkeys(order, 0), "mayor": 1}
    assert (t.g.governor, t.asked) == (1, [(1, "role")])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_round_is_announced_with_its_governor(seats: int):
    """R-1.2: readers are told who is governor of a new round."""
    t = idle(seats)
    quiet = ["craftsman", "builder", "captain", "trader", "settler", "prospector"]
    for turn in range(seats if seats > 2 else 6):
        t.play(f"{turn % seats} role {quiet[turn]}")
    assert t.recorded("round") == [{"round": 2, "seat": 1}]


def test_every_phase_ends_with_its_boards():
    """Every role ends with one event that closes it: the boards are posted after it."""
    t = idle(3)
    t.play("0 role craftsman", "1 role captain")
    assert [event.closes for event in t.events if event.closes] == ["craftsman", "captain"]


def test_the_privilege_is_the_takers_alone():
    """R-1.6: everybody has the action, only who took the role its privilege - not even the
    governor: here seat 1 trades for 1 doubloon more, and the governor does not."""
    t = Table(3)
    for seat in range(3):
        t.board(seat, goods="1 indigo 1 sugar")
    t.rounds().play("0 role craftsman")
    t.play("1 role trader", "1 sell indigo", "2 sell sugar")
    assert t.recorded("sold", "seat", "doubloons") == [(1, 2), (2, 2)]
    assert t.asked[0][0] == 2


def test_the_bank_never_runs_dry():
    """R-1.8: the bank is unlimited, whatever the number of coins in the box."""
    t = Table(3)
    t.board(0, doubloons=500, goods="1 coffee", city="1 large_market")
    t.phase("trader").play("0 sell coffee")
    assert t.doubloons[0] == 507
