"""The view has all of the table, and nothing of the state itself."""

from __future__ import annotations

from dataclasses import asdict, replace
from random import Random

from tests.games.magister_navis.positions import RULES, Table


def test_the_view_is_the_same_for_all():
    """Q17: nothing is hidden."""
    g = Table(4).turns().g
    views = [replace(RULES.view(g, seat), seat=None) for seat in (0, 1, 2, 3, None)]
    assert all(view == views[0] for view in views)


def test_a_region():
    t = Table().track("AF", "0 1").cities(AF1=2)
    view = RULES.view(t.g, 0)
    africa = next(region for region in view.regions if region.key == "AF")
    assert africa.track == (0, 1, None, None, None, None)
    assert africa.tokens == (None, None, *t.g.track_tokens["AF"][2:])
    assert africa.presence == (1, 1, 1)
    assert not africa.open
    t.track("AF", "0 1 0 1 0 1", beside="2")
    africa = next(region for region in RULES.view(t.g, 0).regions if region.key == "AF")
    assert africa.open
    assert africa.beside == (2,)
    assert africa.presence == (3, 3, 2)


def test_cities_connections_and_decks():
    t = Table().cities(EU5=1, EU6=1, EU7=2).lay(EU1="culture", K01="attack").decks(EU="EU-3")
    view = RULES.view(t.g, None)
    cities = {city.key: (city.owner, city.token) for city in view.cities}
    assert (cities["EU5"], cities["EU1"]) == ((1, None), (None, "culture"))
    links = {link.key: (link.holder, link.token) for link in view.connections}
    assert (links["K04"], links["K01"]) == ((1, None), (None, "attack"))
    assert {deck.key: deck.top for deck in view.decks}["EU"] == "EU-3"
    assert [player.cities for player in view.players] == [0, 2, 1]
    assert [player.connections for player in view.players] == [0, 1, 0]


def test_a_player():
    t = Table()
    t.board(
        0,
        built="2 market",
        active="1 market",
        tokens="16 politics 1 attack",
        cards="SL-1 AF-G",
        governor="AF-G",
        harbor=3,
    )
    t.turn(0)
    me = RULES.view(t.g, 0).players[0]
    assert [(one.key, one.active) for one in me.buildings] == [
        ("residence", False),
        ("market", True),
        ("market", False),
    ]
    assert (me.supply, me.harbor, me.spaces) == (26, 3, 5)
    assert me.tokens == {"politics": 16, "attack": 1}
    politics = me.status["politics"]
    assert (politics.value, politics.marker, politics.reward, politics.glory) == (17, 15, 5, 15)
    assert me.status["finance"].reward == 3
    assert (me.cards, me.governor, me.limit) == (("SL-1", "AF-G"), "AF-G", 5)
    assert me.acting
    assert "draw EU market" in me.open
    assert not RULES.view(t.g, 0).players[1].acting


def test_phases():
    t = Table().rounds()
    assert RULES.view(t.g, 0).phase == "prepare"
    t.play(*(f"{seat} build market" for seat in range(3)))
    assert RULES.view(t.g, 0).phase == "action"
    t.g.stack.clear()
    assert (RULES.view(t.g, 0).phase, RULES.view(t.g, 0).over) == ("end", True)


def test_nothing_is_shared_with_the_state():
    """A view stays what it was while the game goes on."""
    random = Random(3)
    g = RULES.setup(4, {}, 3)
    seen = []
    while g.decisions:
        if random.random() < 0.1:
            view = RULES.view(g, 0)
            seen.append((view, repr(asdict(view))))
        decision = random.choice(g.decisions)
        RULES.apply(g, decision.seat, random.choice(decision.moves))
    assert len(seen) > 5
    assert all(repr(asdict(view)) == text for view, text in seen)
