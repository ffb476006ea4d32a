"""Playouts of Magister Navis in numbers are those by the rules, after every phase."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from math import inf
from typing import Any

import pytest

from bot.engine import batches, steps
from bot.engine.rng import Rng
from bot.engine.steps import Together
from bot.games.magister_navis.rules import RULES
from bot.games.magister_navis.state import STEPS, State
from bot.house_bots.magister_navis import heuristic, targets
from bot.house_bots.magister_navis.playout.play import PLAYED, advance, play_on
from bot.house_bots.magister_navis.playout.playing import Playing
from bot.house_bots.magister_navis.searcher import SEARCHER
from bot.house_bots.magister_navis.table import Table as Values
from bot.house_bots.magister_navis.weights import Weights
from bot.house_bots.playouts import TimeUp, never
from tests.catalogue import CATALOGUE
from tests.tools.playouts import Start, Table, starts, tables, tried

GAME = CATALOGUE["magister_navis"]
OPTIONS = RULES.info.options
ALONE = [
    Table(option.key, seats, ((option.key, choice),))
    for option in OPTIONS
    for choice in option.choices[1:]
    for seats in (3 + OPTIONS.index(option) % 3,)
]
"""Tables at which one option alone is not as usual."""


def positions(table: Table, count: int) -> list[Start]:
    """Return positions of random and of sensible games."""
    return [*islice(starts(SEARCHER, [table], 3), 0, 5 * count, 5)]


def text(state: State) -> str:
    """Return a position with the order of everything in it."""
    return json.dumps(RULES.dump(state))


def by_rules(state: State, weights: Sequence[Weights], rng: Rng) -> Iterator[str]:
    """Play on by the rules; yield the position before and after every decision."""
    yield text(state)
    while pending := RULES.pending(state):
        seat = pending[0].seat
        moves = SEARCHER.quick(state, pending[0], weights[seat], rng)
        batches.play(RULES, state, seat, moves)
        yield text(state)


def in_numbers(state: State, weights: Sequence[Weights], rng: Rng) -> Iterator[str]:
    """Play on in numbers; yield the position after every step, written back to a copy."""
    playing = Playing(state, weights, rng)
    while state.stack:
        advance(playing)
        copy = RULES.clone(playing.position.write())
        steps.run(copy)
        yield text(copy)


def first_difference(start: Start) -> str | None:
    """Return the first position in numbers that is none by the rules, or None.

    A step has several decisions or none, so that positions by the rules may be passed over.
    """
    deal = start.deal
    rngs = Rng(deal.seed), Rng(deal.seed)
    wanted = by_rules(RULES.clone(deal.state), deal.weights, rngs[0])
    there = next(wanted)
    for position in in_numbers(RULES.clone(deal.state), deal.weights, rngs[1]):
        while position != there:
            there = next(wanted, "")
            if not there:
                return f"{start.name}: {position}"
    if [*wanted] or rngs[0].drawn != rngs[1].drawn:
        return f"{start.name}: more moves or draws by the rules"
    return None


@pytest.mark.parametrize(
    "table", [*tables(GAME), *ALONE], ids=lambda one: f"{one.name} {one.seats}"
)
def test_every_phase_is_as_by_the_rules(table: Table) -> None:
    assert [one for start in positions(table, 6) if (one := first_difference(start))] == []


@pytest.mark.parametrize("table", tables(GAME), ids=lambda one: f"{one.name} {one.seats}")
def test_a_playout_ends_where_it_does_by_the_rules(table: Table) -> None:
    for start in positions(table, 3):
        assert tried(SEARCHER, start.deal).differences == []


@pytest.mark.parametrize(
    ("module", "name"),
    [
        (heuristic, "_source"),
        (heuristic, "_rounds_used"),
        (targets, "presence"),
        (Values, "promise"),
        (Values, "card"),
    ],
)
def test_a_heuristic_that_rates_otherwise_is_found(
    module: Any, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it would be if its code were changed, and that in numbers forgotten."""
    former = getattr(module, name)
    monkeypatch.setattr(module, name, lambda *args: 1.5 * former(*args) + 1)
    assert any(map(first_difference, positions(tables(GAME)[1], 4)))


def test_every_step_of_the_rules_is_known() -> None:
    assert {kind for kind in STEPS.steps.values() if kind is not Together} == PLAYED.keys()


def test_it_stops_when_the_time_is_up() -> None:
    deal = positions(tables(GAME)[0], 1)[0].deal
    with pytest.raises(TimeUp):
        play_on(RULES.clone(deal.state), deal.weights, Rng(1), inf, lambda: True)


def test_a_round_that_is_over_is_not_played() -> None:
    deal = positions(tables(GAME)[0], 1)[0].deal
    state = RULES.clone(deal.state)
    play_on(state, deal.weights, Rng(1), state.round - 1, never)
    assert state == deal.state
