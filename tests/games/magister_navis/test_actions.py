"""Section 7.1 to 7.5: turns, shipping, opening regions, occupying, connections."""

from __future__ import annotations

import pytest

from bot.games.magister_navis.data import REGIONS
from tests.games.magister_navis.positions import Table

# Turns --------------------------------------------------------------------------------


def test_activating_a_building():
    """EX06: the shipyard takes one disc on its circle and ships another; a bank has no circle."""
    t = Table()
    t.board(0, built="1 shipyard 1 bank", harbor=2)
    t.turn(0)
    assert not [text for text in t.legal(0) if text.endswith("bank")]
    t.play("0 ship CA shipyard")
    assert t.g.players[0].active == {"shipyard": 1}
    assert t.g.tracks["CA"] == (0,)
    assert t.discs(0) == (0, 28)


def test_a_taken_circle_gives_nothing():
    t = Table()
    t.board(0, built="1 shipyard", active="1 shipyard", harbor=5)
    assert t.turn(0).legal(0, "ship") == []


def test_a_second_copy_has_a_circle_of_its_own():
    t = Table()
    t.board(0, built="2 shipyard", active="1 shipyard", harbor=2)
    t.turn(0).play("0 ship CA shipyard")
    assert t.g.players[0].active == {"shipyard": 2}


def test_spending_a_token():
    """EX07: an attack by token: the token is out of the game and no building is used."""
    t = Table().cities(EU1=1)
    t.board(0, tokens="1 attack", harbor=2)
    t.turn(0).play("0 attack EU1 attack")
    assert t.g.players[0].tokens == {}
    assert t.g.players[0].active == {}
    assert t.g.cities == {"EU1": 0}


DISCS = [
    ("1 shipyard", "", "ship", 2),
    ("", "", "occupy", 2),
    ("1 barracks", "", "attack", 3),
    ("1 market", "", "draw", 1),
    ("1 exchange", "", "pay", 1),
    ("", "1 ship_or_draw", "ship", 1),
    ("", "1 occupy_or_draw", "occupy", 1),
    ("", "1 attack", "attack", 2),
    ("", "1 ship_or_draw", "draw", 0),
    ("", "1 occupy_or_draw", "draw", 0),
    ("", "1 payment", "pay", 0),
]


@pytest.mark.parametrize(("built", "tokens", "verb", "discs"), DISCS)
def test_discs_needed(built: str, tokens: str, verb: str, discs: int):
    """7.1: ship 2, occupy 2, attack 3, draw 1, payment 1 by a building, one less by a token."""
    for harbor in (discs - 1, discs):
        t = Table().cities(EU1=1)
        t.board(0, built=f"1 workshop {built}", active="1 workshop", tokens=tokens, harbor=harbor)
        assert bool(t.turn(0).legal(0, verb) or t.recorded("freed")) == (harbor == discs)


def test_without_any_action_the_turn_is_passed():
    """Q19: who can do nothing passes by himself."""
    t = Table()
    t.board(0, harbor=1)
    t.turn(0)
    assert t.asked == []
    assert t.recorded("passed") == [{"seat": 0}]


def test_tokens_of_this_turn_are_for_later_turns():
    """Q14: a just gained action token gives no second action now."""
    t = Table(3).track("AF", "", tokens="ship_or_draw")
    t.board(0, built="1 shipyard", harbor=3)
    t.board(1, harbor=2)
    t.turns().play("0 ship AF shipyard")
    assert t.asked == [(1, "turn")]
    t.play("1 pass")
    assert "ship AF ship_or_draw" in t.legal(0)


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


# Shipping -----------------------------------------------------------------------------


def test_the_third_space():
    """EX08: the next disc goes on the free space farthest from the deck and takes its token."""
    t = Table().track("FE", "0 1", tokens="politics")
    t.board(1, built="1 shipyard", harbor=2)
    t.turn(1).play("1 ship FE shipyard")
    assert t.g.tracks["FE"] == (0, 1, 1)
    assert t.status(1) == {"politics": 1, "culture": 1}
    assert t.recorded("shipped", "space", "token") == [(3, "politics")]


def test_nobody_ships_to_europe():
    t = Table()
    t.board(0, built="1 shipyard", harbor=2)
    t.turn(0)
    assert {text.split()[1] for text in t.legal(0, "ship")} == {*REGIONS} - {"EU"}


def test_beside_a_full_track():
    """7.2: no token any more, but the disc is presence: the third one beside the other two.
    Q8: such a disc never counts for the governor: it comes after the award."""
    t = Table().track("AF", "1 1 1 1 0 0")
    t.board(0, built="1 shipyard", harbor=2)
    t.turn(0).play("0 ship AF shipyard")
    assert t.g.beside["AF"] == (0,)
    assert t.g.presence(0)["AF"] == 3
    assert t.recorded("shipped", "space", "token") == [(0, "none")]
    assert t.status(0) == {"culture": 1}


# Opening ------------------------------------------------------------------------------


def test_the_governor_of_africa():
    """EX09: 2 and 2 discs: the latest disc nearer to the deck decides; the shipper gets nothing."""
    t = Table(4).track("AF", "2 3 0 3 2")
    t.board(1, built="1 shipyard", harbor=2)
    t.turn(1).play("1 ship AF shipyard")
    assert t.g.is_open("AF")
    assert t.cards(2) == ["AF-G"]
    assert t.status(2) == {"finance": 2, "politics": 1}
    assert t.g.players[2].governor == "AF-G"
    assert [t.cards(seat) for seat in (0, 1, 3)] == [[], [], []]
    assert t.recorded("opened") == [{"seat": 2, "region": "AF", "card": "AF-G"}]


def test_the_governor_of_the_far_east():
    """EX04, Q10: it comes without a question: industry +2, culture +1; 1 glory at the end if it is
    still held."""
    t = Table().track("FE", "0 0 0 0 1 1 2", tokens="payment")
    t.board(0, built="1 shipyard", harbor=2)
    t.turn(0).play("0 ship FE shipyard")
    assert t.status(0) == {"industry": 2, "culture": 1 + 1}
    assert t.lines(0)["cards"] == 1


def test_most_discs_win_before_the_latest():
    t = Table().track("SA", "0 0 0 1 1", tokens="finance")
    t.board(1, built="1 shipyard", harbor=2)
    t.board(2, built="1 shipyard", harbor=2)
    t.turn(2).play("2 ship SA shipyard")
    assert t.recorded("opened", "seat") == [0]


def test_a_second_governor_lies_on_a_card_space():
    t = Table().track("SA", "0 0 0 1 1")
    t.board(0, built="1 shipyard", cards="AF-G", governor="AF-G", harbor=2)
    t.turn(0).play("0 ship SA shipyard")
    assert t.cards(0) == ["AF-G", "SA-G"]
    assert t.g.players[0].governor == "AF-G"


def test_a_closed_region_is_for_ships_only():
    """7.3: before the region is open nobody occupies, attacks or draws there."""
    t = Table().track("AF", "0 0 0 1 1").cities(AF1=1)
    t.board(0, built="1 shipyard 1 barracks 1 market", harbor=4)
    t.turn(0)
    assert [text for text in t.legal(0) if "AF" in text] == ["ship AF shipyard"]


# Occupying ----------------------------------------------------------------------------


def test_occupying_a_city():
    """EX10: one of two empty cities, its token with it; the other one was legal, too."""
    t = Table().track("AF", "0 0 0 0 1 1").lay(AF1="politics")
    t.board(1, harbor=2)
    t.turn(1)
    assert t.legal(1, "occupy AF") == ["occupy AF1 residence", "occupy AF2 residence"]
    t.play("1 occupy AF1 residence")
    assert t.g.cities == {"AF1": 1}
    assert t.status(1) == {"politics": 1}
    assert t.discs(1)[0] == 0


def test_presence_is_needed():
    """D05: without an own disc in an open region neither occupying nor attacking is legal."""
    t = Table().track("AF", "0 0 0 0 0 0").cities(AF1=0)
    t.board(1, built="1 barracks", harbor=3)
    assert not [text for text in t.turn(1).legal(1) if "AF" in text]
    t = Table().track("AF", "0 0 0 0 0 0", beside="1").cities(AF1=0)
    t.board(1, built="1 barracks", harbor=3)
    found = [text for text in t.turn(1).legal(1) if "AF" in text]
    assert found == ["attack AF1 barracks", "occupy AF2 residence"]


def test_no_presence_after_the_only_disc_was_attacked_away():
    """D15: a city was the only disc there; it is lost, and with it the presence."""
    t = Table().track("AF", "0 0 0 0 0 0").cities(AF1=1)
    t.board(0, built="1 barracks", harbor=3)
    t.turn(0).play("0 attack AF1 barracks")
    t.board(1, harbor=2)
    assert t.turn(1).legal(1, "occupy AF") == []


def test_europe_is_open_to_all():
    t = Table()
    t.board(0, harbor=2)
    assert len(t.turn(0).legal(0, "occupy EU")) == 10


# Connections --------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["occupy", "attack"])
def test_the_token_of_a_connection(verb: str):
    """EX11: the second end brings the connection's token, however it was gained."""
    t = Table().track("AF", "0 0 0 0 0 0").cities(AF1=0)
    t.lay(AF2="culture", K05="industry")
    source = "residence"
    if verb == "attack":
        t.cities(AF2=1)
        source = "barracks"
    t.board(0, built="1 barracks", harbor=3)
    t.turn(0).play(f"0 {verb} AF2 {source}")
    assert t.status(0) == {"industry": 1} | ({"culture": 1} if verb == "occupy" else {})
    assert t.recorded("linked") == [{"seat": 0, "connection": "K05", "token": "industry"}]


def test_three_connections_at_once():
    """D17, Q13: one city completes three connections: its token and three more."""
    t = Table().cities(EU6=0, EU10=0)
    t.track("FE", "0 0 0 0 1 1 1 1").cities(FE2=0)
    t.lay(EU7="culture", K01="industry", K03="finance", K26="politics")
    t.board(0, harbor=2)
    t.turn(0).play("0 occupy EU7 residence")
    assert t.status(0) == {"culture": 1, "industry": 1, "finance": 1, "politics": 1}
    assert t.lines(0)["connections"] == 3


def test_a_token_never_comes_twice():
    """D13: who wins a broken connection anew gets no token, but its glory."""
    t = Table().cities(EU5=0, EU6=0)
    t.board(1, built="2 barracks", harbor=6)
    t.turn(1).play("1 attack EU5 barracks")
    assert t.recorded("unlinked") == [{"seat": 0, "connection": "K04"}]
    assert t.lines(0).get("connections") is None
    t.turn(1).play("1 attack EU6 barracks")
    assert t.recorded("linked") == [{"seat": 1, "connection": "K04", "token": "none"}]
    assert t.status(1) == {}
    assert t.lines(1) == {"cities": 2, "connections": 1, "governor": 3}
