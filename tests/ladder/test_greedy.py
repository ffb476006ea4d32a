"""The greedy yardstick: what it counts at once, and the search for its values."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.games.puerto_rico.moves import Draft, Move, Pass, TakeRole
from bot.games.puerto_rico.state import State
from bot.house_bots.easy import RandomBot
from bot.house_bots.weights import read
from tests.catalogue import CATALOGUE
from tests.tools.ladder.greedy import GAINS, RECORDS, puerto_rico, values
from tests.tools.ladder.greedy.__main__ import main, tables

RULES = CATALOGUE["puerto_rico"].rules
Asked: TypeAlias = tuple[State, Decision[Move]]


def only(**given: float) -> puerto_rico.Values:
    """Return values that are 0 except for these."""
    found = dict.fromkeys((field.name for field in fields(puerto_rico.Values)), 0.0)
    return puerto_rico.Values(**{**found, **given})


def reached(
    seats: int, fits: Callable[[State, Decision[Move]], bool], options: Mapping[str, str] = {}
) -> Asked:
    """Return the first decision of a random game that fits."""
    rng = Rng(3)
    state = RULES.setup(seats, options, 3)
    while not fits(state, decision := RULES.pending(state)[0]):
        RULES.apply(state, decision.seat, *RandomBot().choose(RULES, state, decision, rng))
    return state, decision


def test_the_mayor_counts_with_all_people_placed() -> None:
    """All people are lifted before: only those who can be placed again are worth something."""
    mayor = TakeRole("mayor")
    state, decision = reached(
        3, lambda g, one: mayor in one.moves and g.players[one.seat].people > 2
    )
    me = state.players[decision.seat]
    gain = GAINS["puerto_rico"](RULES, state, decision, only(occupied=1.0))(mayor)
    bare = puerto_rico.worth(state, decision.seat, only())
    circles = sum(me.free_circles().values()) + me.people - me.windrose
    assert gain >= bare + min(circles, me.people + 2), "the privilege and the ship bring two more"


def test_the_mayor_counts_with_all_people_placed_if_others_choose_from_the_ship() -> None:
    """Those who are lifted for that are worth less than they were where they stood."""

    def fits(g: State, one: Decision[Move]) -> bool:
        free = sum(g.players[one.seat].free_circles().values())
        return TakeRole("mayor") in one.moves and g.players[one.seat].people > 2 and free > 3

    state, decision = reached(3, fits, {"expansions": "nobles"})
    values = only(occupied=1.0)
    gain = GAINS["puerto_rico"](RULES, state, decision, values)(TakeRole("mayor"))
    before = puerto_rico.worth(state, decision.seat, values)
    assert gain >= before + 3, "the privilege and the ship bring two, one of them a noble"


def test_a_role_counts_with_its_action_although_another_is_asked_about_guests_before() -> None:
    state = RULES.setup(2, {"expansions": "buildings", "draft": "fixed"}, 3)
    (decision,) = RULES.pending(state)
    builder = TakeRole("builder")
    state.players[1 - decision.seat].city["guest_house"] = 1
    gain = GAINS["puerto_rico"](RULES, state, decision, only())(builder)
    assert gain == 2, "the VP of an indigo plant"


def test_a_building_is_drafted_for_its_points_less_its_price() -> None:
    state = RULES.setup(3, {"expansions": "buildings"}, 3)
    (decision,) = RULES.pending(state)
    gain = GAINS["puerto_rico"](RULES, state, decision, only(doubloon=1.0))
    assert gain(Draft("statue")) == state.players[decision.seat].doubloons + 8 - 10
    assert gain(Draft("office")) == state.players[decision.seat].doubloons + 2 - 5


def test_what_the_craftsman_brings_to_buildings_of_the_expansions_counts() -> None:
    state = RULES.setup(2, {"expansions": "both"}, 3)
    me = state.players[0]
    me.city = {"chapel": 1, "aqueduct": 1, "sugar_mill": 1, "jeweler": 0}
    me.nobles = {"chapel": 1}
    bare = puerto_rico.worth(state, 0, only())
    now = puerto_rico.worth(state, 0, only(made=1.0)) - bare
    assert now == 2, "the chapel, and a sugar with the aqueduct"
    occupied = puerto_rico.worth(state, 0, only(ready=1.0)) - bare
    assert occupied == 3, "besides, the jeweler pays for the noble"


def test_a_move_counts_without_the_role_that_the_seat_may_take_next() -> None:
    """The last one who may build begins the next turn, perhaps with doubloons of a role card."""
    state, decision = reached(
        2, lambda g, one: one.kind == "build" and g.taken["builder"] != one.seat
    )
    gain = GAINS["puerto_rico"](RULES, state, decision, only(doubloon=1.0))(Pass())
    assert gain == puerto_rico.worth(state, decision.seat, only(doubloon=1.0))


@pytest.mark.parametrize("key", RECORDS)
def test_greedy_sits_in_every_seat_of_every_table(key: str) -> None:
    sat = {(len(table.players), table.options, seat) for table, seat in tables(key, 0, 60)}
    kinds = {(seats, options) for seats, options, _ in sat}
    assert len(sat) == sum(seats for seats, _ in kinds)


def test_a_search_leaves_its_values_and_tells_what_they_gain(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, few = tmp_path / "values.json", ["--generations", "1", "--population", "4"]
    main(["magister_navis", *few, "--confirm", "1", "--to", str(file)])
    found = read(file, RECORDS["magister_navis"], "magister_navis")
    assert found != values("magister_navis")
    made = json.loads(file.read_text())["made"]
    assert made["generation"] == 1 and "--population 4" in made["command"]
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == [
        *("today", "found", "gained"),
    ]
