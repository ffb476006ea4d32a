"""Recorded games, counted positions and stored states: what was once true stays so."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.engine.codec import BadData
from tests.games import packed, perft
from tests.games.puerto_rico import golden
from tests.games.puerto_rico.positions import RULES

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


def test_playthroughs_stay_small():
    assert max(path.stat().st_size for path in golden.PLAYTHROUGHS.iterdir()) < 200_000


@pytest.mark.parametrize("name", golden.POSITIONS)
def test_perft(name: str):
    """The number of move sequences; a difference shows behind which first move it is."""
    lines = perft.lines(RULES, golden.POSITIONS, name)
    assert lines == perft.written(golden.PERFT, name)


def test_perft_of_the_mayor_by_hand():
    """Seat 0 places 1 colonist (3 ways) or with the privilege 2 (8 ways); seat 1 places 2: corn
    and the rest is forced, or quarry and one of two. The moves of both may mingle."""
    without = 3 * (2 + 2 * 3)
    with_privilege = 8 * (3 + 2 * 6)
    counts = perft.split(RULES, golden.mayor(), 7)
    assert counts == {"0 colonist": with_privilege, "0 pass": without}


def test_perft_of_the_draft_by_hand():
    """31 kinds; the first pick bars itself, and where its cost has one space the other kind too."""
    one_space, two_spaces, large = 6 * 2, 3 * 4, 7
    assert one_space * (31 - 2) + (two_spaces + large) * (31 - 1) == 918
    assert sum(perft.split(RULES, golden.POSITIONS["draft"][0](), 2).values()) == 918


def test_perft_of_the_land_office_by_hand():
    """Seat 0 sells one of two goods in house or post (4 ways), buys, or both in either order: 4
    sales with or without buying, buying with one of 4 sales or none, or nothing. Seat 1 sells,
    discards, both in either order, or nothing. The guest has nowhere to go."""
    first = 4 * 2 + (4 + 1) + 1
    second = 2 + 2 + 1
    assert sum(perft.split(RULES, golden.land_office(), 8).values()) == first * second


@pytest.mark.parametrize("name", STORED)
def test_a_stored_state_can_be_played_to_the_end(name: str):
    """What a table once stored must load for ever, in the middle of anything."""
    data = packed.read(golden.STORED, name)
    g = RULES.load(data["state"], data["schema"])
    assert g.decisions
    if data["schema"] == RULES.schema:
        assert json.loads(json.dumps(RULES.dump(g))) == data["state"]
    random = Random(1)
    for seat in (*range(g.seats), None):
        RULES.view(g, seat)
    while g.decisions:
        decision = random.choice(g.decisions)
        RULES.apply(g, decision.seat, random.choice(decision.moves))
    assert g.over


def test_stored_states_cover_the_moments_that_matter():
    assert {f"{RULES.schema}-{name}" for name in golden.MOMENTS} <= {*STORED}


def test_placements_are_stored_half_made():
    """A restart in the middle of simultaneous placing loses nothing."""
    data = packed.read(golden.STORED, "1-placing")
    g = RULES.load(data["state"], 1)
    assert len(g.decisions) >= 2
    assert {decision.kind for decision in g.decisions} == {"place"}


def test_a_state_of_the_future_is_refused():
    data = packed.read(golden.STORED, STORED[0])
    with pytest.raises(BadData):
        RULES.load(data["state"], RULES.schema + 1)


@pytest.mark.parametrize("damage", [{"players": 3}, {"chips": None}, {"stack": [["Fly", {}]]}])
def test_a_damaged_state_is_refused(damage: dict[str, object]):
    data = packed.read(golden.STORED, STORED[0])
    with pytest.raises(BadData):
        RULES.load({**data["state"], **damage}, data["schema"])
