"""Sections 7.1 and 7.6 to 7.9: attack, payment, draw, abolition, double actions."""

from __future__ import annotations

from tests.games.magister_navis.positions import Table

# Abolition ----------------------------------------------------------------------------


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
