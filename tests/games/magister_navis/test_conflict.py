"""Sections 7.1 and 7.6 to 7.9: attack, payment, draw, abolition, double actions."""

from __future__ import annotations

import pytest

from tests.games.magister_navis.positions import Table

# Attack -------------------------------------------------------------------------------


def test_attack():
    """EX12: one disc to the own supply, one into the city; the other one goes home. No token."""
    t = Table().cities(EU1=1)
    t.board(0, tokens="1 attack", harbor=2)
    before = t.discs(1)[1]
    t.turn(0).play("0 attack EU1 attack")
    assert t.discs(0) == (0, 29)
    assert t.discs(1)[1] == before + 1
    assert t.g.cities == {"EU1": 0}
    assert t.g.players[0].tokens == {}


def test_own_cities_are_safe_and_europe_needs_no_presence():
    """Q12: nobody attacks himself; Europe needs no presence."""
    t = Table().cities(EU1=0, EU2=1)
    t.board(2, built="1 barracks", harbor=3)
    assert t.turn(2).legal(2, "attack") == ["attack EU1 barracks", "attack EU2 barracks"]
    t.board(0, built="1 barracks", harbor=3)
    assert t.turn(0).legal(0, "attack") == ["attack EU2 barracks"]


# Payment ------------------------------------------------------------------------------


def test_payment():
    """EX13: one of two discs comes back, the other one could have; never that of the source."""
    t = Table()
    t.board(
        0,
        built="1 cartographer 1 market 1 exchange",
        active="1 cartographer 1 market",
        harbor=1,
    )
    t.turn(0)
    assert t.legal(0, "pay") == ["pay cartographer exchange", "pay market exchange"]
    t.play("0 pay cartographer exchange")
    assert t.g.players[0].active == {"market": 1, "exchange": 1}
    assert t.discs(0)[0] == 1


def test_a_payment_token_frees_any_building():
    t = Table()
    t.board(0, built="1 museum", active="1 museum 1 residence", tokens="1 payment")
    t.turn(0)
    assert t.legal(0, "pay") == ["pay museum payment", "pay residence payment"]
    t.play("0 pay museum payment")
    assert t.discs(0)[0] == 1


# Draw ---------------------------------------------------------------------------------


def test_drawing_in_north_america():
    """EX15: three discs on the track and two in cities are enough for a card of value 3."""
    t = Table().track("NA", "0 0 0 1 1 2 2").cities(NA1=0, NA2=0).decks(NA="NA-3")
    t.board(0, built="1 market", harbor=1)
    t.turn(0).play("0 draw NA market")
    assert t.status(0) == {"industry": 2, "culture": 2}
    assert t.g.decks["NA"][0] == "NA-4"


@pytest.mark.parametrize(("discs", "legal"), [("0 0", False), ("0 0 0", True)])
def test_discs_beside_the_track_count(discs: str, legal: bool):
    """7.8: cities, track and beside the track together."""
    t = Table().track("AF", "1 1 1 1 1 1", beside=discs).decks(AF="AF-3")
    t.board(0, built="1 market", harbor=1)
    assert ("draw AF market" in t.turn(0).legal(0)) is legal


def test_europe_without_a_disc():
    """D03: the two cards of value 0 ask for nobody; the next ones do."""
    t = Table()
    t.board(0, built="1 market", harbor=1)
    assert t.turn(0).legal(0, "draw") == ["draw EU market", "draw SL market"]
    t = Table().decks(EU="EU-1", SL="SL-1")
    t.board(0, built="1 market", harbor=1)
    assert t.turn(0).legal(0) == []
    t = Table().decks(EU="EU-1", SL="SL-1").cities(EU1=0)
    t.board(0, built="1 market", harbor=1)
    assert t.turn(0).legal(0, "draw") == ["draw EU market", "draw SL market"]


def test_an_empty_deck():
    """Q20: nothing to draw there; a card that comes back revives it."""
    t = Table().track("AF", "0 0 0 0 0 0")
    t.board(0, built="1 market", harbor=1, cards="AF-1 AF-2 AF-3 AF-4 AF-5")
    assert t.g.decks["AF"] == ()
    assert "draw AF market" not in t.turn(0).legal(0)
    t.play("0 pass")
    for card in ("AF-5", "AF-3", "AF-1"):
        t.play(f"0 discard {card}")
    assert t.g.decks["AF"] == ("AF-1", "AF-3", "AF-5")


def test_no_limit_before_passing():
    """7.8: during the action phase one may hold more cards than may be kept."""
    t = Table().decks(EU="EU-1").cities(EU1=0)
    t.board(0, built="1 market", harbor=1, cards="EU-0 NA-1 FE-1")
    t.turn(0).play("0 draw EU market")
    assert t.cards(0) == ["EU-0", "EU-1", "NA-1", "FE-1"]


# Abolition ----------------------------------------------------------------------------


def test_abolition():
    """EX16: all slavery cards are laid aside, their symbols are lost, the deck is gone."""
    t = Table().decks(EU="EU-5").cities(EU1=0, EU2=0, EU3=0, EU4=0, EU5=0)
    t.board(0, built="1 market", harbor=1, cards="SL-1")
    t.board(1, cards="SL-2 SL-3 NA-1")
    t.g.passed.append(1)
    assert t.status(1) == {"industry": 6, "finance": 2}
    t.turn(0).play("0 draw EU market")
    assert t.status(1) == {"industry": 2}
    assert t.g.players[1].set_aside == ("SL-2", "SL-3")
    assert t.g.players[0].set_aside == ("SL-1",)
    assert t.g.decks["SL"] == ()
    assert t.status(0) == {"culture": 3}
    assert t.lines(0)["cards"] == 3
    assert t.recorded("set_aside", "seat", "cards") == [(0, 1), (1, 2)]


def test_abolition_happens_once():
    """7.9: taking the card again changes nothing more."""
    t = Table().decks(EU="EU-5").cities(EU1=0, EU2=0, EU3=0, EU4=0, EU5=0)
    t.board(0, built="2 market", harbor=2, cards="NA-1")
    t.turn(0).play("0 draw EU market")
    t.turn(0).play("0 discard EU-5")
    assert t.g.decks["EU"] == ("EU-5",)
    t.turn(0).play("0 draw EU market")
    assert t.recorded("abolished") == []
    assert t.status(0) == {"industry": 2, "culture": 3}


# Double actions -----------------------------------------------------------------------


def test_cartographer():
    """D07: with one space left the second disc goes beside the track, without a token."""
    t = Table().track("AF", "1 1 1 2 2", tokens="finance")
    t.board(0, built="1 cartographer", harbor=3)
    t.turn(0).play("0 ship AF cartographer")
    assert t.asked == [(0, "second")]
    assert t.legal(0) == ["done", "ship AF cartographer"]
    t.play("0 ship AF cartographer")
    assert t.g.beside["AF"] == (0,)
    assert t.g.presence(0)["AF"] == 2
    assert t.recorded("shipped", "token") == ["finance", "none"]
    assert t.discs(0)[0] == 0


def test_the_second_half_is_optional():
    """Q7: one half is enough; without a disc for the other it is not even asked."""
    t = Table()
    t.board(0, built="1 cartographer", harbor=3)
    t.turn(0).play("0 ship AF cartographer", "0 done")
    assert t.g.tracks["AF"] == (0,)
    assert t.discs(0)[0] == 1
    t.board(1, built="1 cartographer", harbor=2)
    t.turn(1).play("1 ship AF cartographer")
    assert t.asked == []


def test_dock_in_both_orders():
    """7.1: occupy and ship in the same region; a ship first may even open it for the city."""
    t = Table().track("AF", "1 1 1 2 2")
    t.board(0, built="1 dock", harbor=3)
    t.turn(0)
    assert not t.legal(0, "occupy AF")
    t.play("0 ship AF dock")
    assert t.legal(0) == ["done", "occupy AF1 dock", "occupy AF2 dock"]
    t.play("0 occupy AF2 dock")
    assert t.discs(0)[0] == 0

    t = Table().track("AF", "1 1 1 2 2 0")
    t.board(0, built="1 dock", harbor=3)
    t.turn(0).play("0 occupy AF1 dock")
    assert t.legal(0) == ["done", "ship AF dock"]


def test_dock_without_a_second_half():
    """Q7: after a ship to a closed region there is nothing to occupy: the turn is over."""
    t = Table()
    t.board(0, built="1 dock", harbor=3)
    t.turn(0).play("0 ship AF dock")
    assert t.asked == []


def test_trade_office_keeps_to_one_deck():
    """Q9: twice from the same deck, each card checked when it is drawn."""
    t = Table().cities(EU1=0)
    t.board(0, built="1 trade_office", harbor=1)
    t.turn(0).play("0 draw EU trade_office")
    assert t.legal(0) == ["done", "draw EU trade_office"]
    t.play("0 draw EU trade_office")
    assert t.cards(0) == ["EU-0", "EU-1"]

    t = Table()
    t.board(0, built="1 trade_office", harbor=1)
    t.turn(0).play("0 draw SL trade_office")
    assert t.asked == []


def test_an_or_building_gives_one_action():
    t = Table().cities(EU1=1)
    t.board(0, built="1 guild_hall 1 fortress", harbor=5)
    t.turn(0)
    assert t.legal(0, "attack") == ["attack EU1 fortress"]
    assert "occupy EU2 fortress" in t.legal(0)
    t.play("0 draw EU guild_hall")
    assert t.asked == []
