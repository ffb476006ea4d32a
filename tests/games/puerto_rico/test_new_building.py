"""An expansion's building is one record of data and at most one effect, and no other file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.engine.api import Seat
from bot.games.puerto_rico import moments
from bot.games.puerto_rico.buildings.noble_buildings import run_by_noble
from bot.games.puerto_rico.data import BUILDINGS, Building
from bot.games.puerto_rico.state import State
from tests.games.puerto_rico.positions import RULES, Table, expanded

BEACON = Building("beacon", "small_beige", column=2, cost=5, vp=2, circles=1)


@pytest.fixture(params=["buildings", "nobles"])
def expansion_beacon(
    request: pytest.FixtureRequest, beacon: None, monkeypatch: pytest.MonkeyPatch
) -> str:
    """The same record as a building of an expansion."""
    monkeypatch.setitem(BUILDINGS, BEACON.key, replace(BEACON, set=request.param))
    return str(request.param)


@pytest.fixture
def beacon(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One record and one effect: 3 VP on top of every load."""
    monkeypatch.setitem(BUILDINGS, BEACON.key, BEACON)
    monkeypatch.setattr(moments.load_bonus, "answers", moments.load_bonus.answers.copy())

    @moments.load_bonus("beacon")
    def answer(g: State, seat: Seat) -> int:
        return 3

    yield


@pytest.mark.usefixtures("beacon")
def test_it_is_in_the_supply_and_can_be_built():
    t = Table(3)
    t.board(0, doubloons=4)
    assert t.g.stock["beacon"] == 2
    t.phase("builder").play("0 build beacon")
    assert t.g.players[0].city == {"beacon": 0}
    assert RULES.view(t.g, None).players[0].points_on_board == 2


@pytest.mark.usefixtures("beacon")
def test_it_can_be_manned_and_counts_for_the_ship():
    t = Table(3)
    t.board(0, city="0 beacon 0 harbor 0 office 0 wharf")
    t.phase("mayor").play("0 pass", "0 place beacon")
    assert t.g.players[0].city["beacon"] == 1
    assert t.g.colonist_ship == 3


@pytest.mark.usefixtures("beacon")
def test_its_effect_is_asked_for_when_occupied():
    t = Table(3)
    t.board(0, city="0 beacon", goods="1 corn")
    t.board(1, city="1 beacon 1 harbor", goods="1 indigo")
    t.phase("captain").play("0 load corn 4", "1 load indigo 5")
    assert t.chips == [2, 5, 0]


@pytest.mark.usefixtures("beacon")
def test_it_counts_for_the_city_hall_and_is_stored():
    t = Table(3)
    t.board(0, city="0 beacon 1 city_hall")
    t.rounds()
    assert t.line(0, "city_hall") == 2
    stored = RULES.load(json.loads(json.dumps(RULES.dump(t.g))), RULES.schema)
    assert RULES.dump(stored) == RULES.dump(t.g)


@pytest.mark.usefixtures("beacon")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (4, 2)])
def test_it_can_be_drafted(seats: int, copies: int):
    """R-12.1: a record more, and it is a candidate for the spaces of its cost."""
    t = Table(seats, expansions="buildings").draft()
    assert len(t.legal(0)) == 31 + 1
    t.play("0 draft beacon", "1 draft church")
    assert t.g.stock["beacon"] == copies
    rows = {row.cost: row for row in RULES.view(t.g, None).draft}
    assert set(rows[5].chosen) == {"beacon", "church"}
    assert set(rows[5].out) == {"office", "large_market", "trading_post"}


def test_it_belongs_to_its_expansion(expansion_beacon: str):
    """R-12.3: a building of the nobles is there without a draft; a new one is a candidate."""
    for box in ("none", "buildings", "nobles", "both"):
        stock = RULES.setup(3, {"expansions": box}, 1).stock
        assert ("beacon" in stock) == (expansion_beacon == "nobles" and box in ("nobles", "both"))
    sets = [RULES.setup(3, {"expansions": "both", "draft": "random"}, s).stock for s in range(9)]
    assert any("beacon" in stock for stock in sets)


@pytest.mark.usefixtures("beacon")
def test_a_building_of_a_set_of_its_own_is_in_no_draft(monkeypatch: pytest.MonkeyPatch):
    """Tables that were dealt before its set existed draft as they did (R-12.1)."""
    monkeypatch.setitem(BUILDINGS, BEACON.key, replace(BEACON, set="market"))
    assert len(Table(3, expansions="buildings").draft().legal(0)) == 31


@pytest.mark.parametrize("seed", range(5))
def test_games_with_it_come_to_their_end(expansion_beacon: str, seed: int):
    """A whole game with both expansions, stored and loaded now and then."""
    random = Random(seed)
    g = RULES.setup(3, {"expansions": "both", "draft": "random"}, seed)
    while g.decisions:
        decision = random.choice(g.decisions)
        RULES.apply(g, decision.seat, random.choice(decision.moves))
        if random.random() < 0.02:
            g = RULES.load(json.loads(json.dumps(RULES.dump(g))), RULES.schema)
    assert g.over


@pytest.mark.usefixtures("expansion_beacon")
def test_it_goes_together_with_guests_and_forests():
    """R-10.2, R-4.8: it takes a guest, costs less for forests, and works at once."""
    t = expanded(3)
    t.g.bring("beacon")
    t.board(0, city="1 guest_house", forests="2 corn", goods="1 corn", doubloons=3)
    t.phase("builder").play("0 build beacon", "0 guest beacon")
    assert t.doubloons[0] == 3 - (5 - 1 - 1)
    t.ships("corn 1", None, None)
    t.phase("captain")
    assert t.chips[0] == 1 + 1 + 3


@pytest.mark.parametrize(("noble", "doubloons"), [(False, 0), (True, 7)])
def test_an_effect_may_ask_who_works_there(
    noble: bool, doubloons: int, monkeypatch: pytest.MonkeyPatch
):
    """D-36: one answer at another moment, which looks at the person."""
    monkeypatch.setitem(BUILDINGS, "beacon", replace(BEACON, set="nobles"))
    monkeypatch.setattr(moments.captain_comes, "answers", moments.captain_comes.answers.copy())

    @moments.captain_comes("beacon")
    def answer(g: State, seat: Seat) -> None:
        g.pay(seat, "beacon", 7 if run_by_noble(g, seat, "beacon") else 0)

    t = expanded()
    t.board(0, city="1 beacon", nobles="1 beacon" if noble else "")
    assert t.phase("captain").doubloons[0] == doubloons


def test_without_it_nobody_knows_of_it():
    assert "beacon" not in RULES.setup(3, {}, 1).stock
    assert "beacon" not in moments.load_bonus.answers
