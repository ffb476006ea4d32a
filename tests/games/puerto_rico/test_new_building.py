"""An expansion's building is one record of data and at most one effect, and no other file."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from bot.engine.api import Seat
from bot.games.puerto_rico.buildings import moments
from bot.games.puerto_rico.data import BUILDINGS, Building
from bot.games.puerto_rico.state import State
from tests.games.puerto_rico.positions import RULES, Table

BEACON = Building("beacon", "small_beige", column=2, cost=5, vp=2, circles=1)


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


def test_without_it_nobody_knows_of_it():
    assert "beacon" not in RULES.setup(3, {}, 1).stock
    assert "beacon" not in moments.load_bonus.answers
