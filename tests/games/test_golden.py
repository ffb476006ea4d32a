"""Recorded games, counted positions and stored states: what was once true stays so."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.engine.codec import BadData
from tests.catalogue import GAMES
from tests.games import packed, perft
from tests.games.golden import golden

MOST_BYTES = 200_000
ROUNDS = {"magister_navis": 7, "amerigo": 5}
"""Rounds of games that last as many whatever is played."""
DAMAGE: list[dict[str, Any]] = [{"players": 3}, {"round": None}, {"stack": [["Fly", {}]]}]
DAMAGED = [(key, one) for key in GAMES for one in DAMAGE] + [("puerto_rico", {"chips": None})]
PLAYED = [(key, name) for key in GAMES for name in golden(key).games]
COUNTED = [(key, name) for key in GAMES for name in golden(key).positions]
STORED = [(key, name) for key in GAMES for name in golden(key).states]


@pytest.mark.parametrize(("key", "name"), PLAYED)
def test_a_playthrough_is_played_again(key: str, name: str) -> None:
    """The same moves lead to the same legal moves, events and states, to the last line."""
    file = golden(key).playthroughs / f"{name}.txt"
    assert file.stat().st_size < MOST_BYTES
    written = file.read_text().splitlines()
    header = json.loads(written[0].removeprefix("game "))
    assert header == golden(key).games[name]
    lines = golden(key).record(header, golden(key).as_written(written))
    for number, (now, then) in enumerate(zip(lines, written, strict=True), 1):
        assert now == then, f"line {number}"


@pytest.mark.parametrize(("key", "name"), COUNTED)
def test_perft(key: str, name: str) -> None:
    """The number of move sequences; a difference shows behind which first move it is."""
    lines = perft.lines(GAMES[key], golden(key).positions, name)
    assert lines == perft.written(golden(key).perft, name)


@pytest.mark.parametrize(("key", "name"), STORED)
def test_a_stored_state_can_be_played_to_the_end(key: str, name: str) -> None:
    """A state that a table once stored must load for ever, in the middle of anything."""
    data, rules = packed.read(golden(key).stored, name), GAMES[key]
    g = rules.load(data["state"], data["schema"])
    assert g.decisions
    if data["schema"] == rules.schema:
        assert json.loads(json.dumps(rules.dump(g))) == data["state"]
        assert golden(key).moments[name.partition("-")[2]](g)
    pick = golden(key).by_chance(1)
    for seat in (*range(g.seats), None):
        rules.view(g, seat)
    while g.decisions:
        decision, move = pick(g)
        rules.apply(g, decision.seat, move)
    assert g.over
    assert g.round == ROUNDS.get(key, g.round)


@pytest.mark.parametrize("key", GAMES)
def test_stored_states_cover_the_moments_that_matter(key: str) -> None:
    names = {f"{GAMES[key].schema}-{name}" for name in golden(key).moments}
    assert names <= {*golden(key).states}


@pytest.mark.parametrize("key", GAMES)
def test_a_state_of_the_future_is_refused(key: str) -> None:
    data = packed.read(golden(key).stored, golden(key).states[0])
    with pytest.raises(BadData):
        GAMES[key].load(data["state"], GAMES[key].schema + 1)


@pytest.mark.parametrize(("key", "damage"), DAMAGED)
def test_a_damaged_state_is_refused(key: str, damage: dict[str, object]) -> None:
    data = packed.read(golden(key).stored, golden(key).states[0])
    with pytest.raises(BadData):
        GAMES[key].load({**data["state"], **damage}, data["schema"])
