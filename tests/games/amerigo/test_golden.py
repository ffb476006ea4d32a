"""Recorded games and stored states: what was once true stays so."""

from __future__ import annotations

import json

import pytest

from bot.engine.codec import BadData
from tests.games import packed, perft
from tests.games.amerigo import golden
from tests.games.amerigo.positions import RULES

STORED = packed.names(golden.STORED)


@pytest.mark.parametrize("name", golden.GAMES)
def test_a_playthrough_is_played_again(name: str):
    """The same moves lead to the same legal moves, events and states, to the last line."""
    written = (golden.PLAYTHROUGHS / f"{name}.txt").read_text().splitlines()
    header = json.loads(written[0].removeprefix("game "))
    assert header == golden.GAMES[name]
    for number, (now, then) in enumerate(
        zip(golden.record(header, golden.as_written(written)), written, strict=True), 1
    ):
        assert now == then, f"line {number}"


@pytest.mark.parametrize("name", golden.POSITIONS)
def test_perft(name: str):
    """The number of move sequences; a difference shows behind which first move it is."""
    lines = perft.lines(RULES, golden.POSITIONS, name)
    assert lines == perft.written(golden.PERFT, name)


def test_perft_by_hand():
    """Two players load one, two or three cannons, take gold, or do nothing."""
    t = golden.Table().field(black=3).turns()
    t.g.supply = dict.fromkeys(t.g.supply, 0)
    assert perft.perft(RULES, t.g, 2) == 5**2


@pytest.mark.parametrize("name", STORED)
def test_a_stored_state_can_be_played_to_the_end(name: str):
    """What a table once stored must load for ever, in the middle of anything."""
    data = packed.read(golden.STORED, name)
    g = RULES.load(data["state"], data["schema"])
    assert g.decisions
    if data["schema"] == RULES.schema:
        assert json.loads(json.dumps(RULES.dump(g))) == data["state"]
        assert golden.MOMENTS[name.partition("-")[2]](g)
    pick = golden.by_chance(1)
    RULES.view(g, None)
    while g.decisions:
        decision, move = pick(g)
        RULES.apply(g, decision.seat, move)
    assert g.over
    assert g.round == 5


def test_stored_states_cover_the_moments_that_matter():
    assert {f"{RULES.schema}-{name}" for name in golden.MOMENTS} <= {*STORED}


def test_a_state_of_the_future_is_refused():
    data = packed.read(golden.STORED, STORED[0])
    with pytest.raises(BadData):
        RULES.load(data["state"], RULES.schema + 1)


@pytest.mark.parametrize("damage", [{"players": 3}, {"round": None}, {"stack": [["Fly", {}]]}])
def test_a_damaged_state_is_refused(damage: dict[str, object]):
    data = packed.read(golden.STORED, STORED[0])
    with pytest.raises(BadData):
        RULES.load({**data["state"], **damage}, data["schema"])
