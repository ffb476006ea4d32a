"""Fast playouts of Puerto Rico are in the same position as the rules after every phase."""

from __future__ import annotations

import json
from itertools import islice
from math import inf

import pytest

from bot.catalogue.games import GAMES
from bot.engine import batches
from bot.engine.rng import Rng
from bot.games.puerto_rico.state import State
from bot.house_bots.playouts import Deal, TimeUp, never, play_by_rules
from bot.house_bots.puerto_rico.searcher import SEARCHER
from bot.house_bots.puerto_rico.weights import Weights
from bot.house_bots.weights import from_vector, vector
from tests.tools.playouts import Table, starts, tables

RULES = SEARCHER.rules
TABLES = tables(GAMES["puerto_rico"])

PHASES = 6
"""Number of phases that are played from a position; the next one is some ten moves later."""

Dealt = Deal[State, Weights]


class Before:
    """A stop condition that is met before some phases have been played."""

    def __init__(self, calls: int) -> None:
        self.left = calls

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0


def fast(state: State, weights: tuple[Weights, ...], rng: Rng, calls: int) -> None:
    """Play on for as many calls of the stop condition."""
    assert SEARCHER.play_on is not None
    try:
        SEARCHER.play_on(state, weights, rng, inf, Before(calls))
    except TimeUp:
        assert state.decisions


def follow(state: State, weights: tuple[Weights, ...], rng: Rng, other: State) -> None:
    """Play on by the rules until the boards are, and what is to come is, as in another playout."""
    while state.decisions and (state.stack, state.players) != (other.stack, other.players):
        decision = state.decisions[0]
        moves = SEARCHER.quick(state, decision, weights[decision.seat], rng)
        batches.play(RULES, state, decision.seat, moves)


def compare(dealt: Dealt, phases: float) -> None:
    """Play a deal in both ways, and compare the positions and the draws after every phase.

    Even the order within a position must be the same, as its order might matter one day.
    """
    mine, theirs = RULES.clone(dealt.state), RULES.clone(dealt.state)
    draws, their_draws = Rng(dealt.seed), Rng(dealt.seed)
    while mine.decisions and phases:
        # The first call is that of the rules, the second one that before a phase.
        fast(mine, dealt.weights, draws, 2)
        follow(theirs, dealt.weights, their_draws, mine)
        assert json.dumps(RULES.dump(mine)) == json.dumps(RULES.dump(theirs))
        assert mine.decisions == theirs.decisions
        assert draws.drawn == their_draws.drawn
        phases -= 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_every_phase_the_position_is_that_of_the_rules(seats: int) -> None:
    among = [table for table in TABLES if table.seats == seats]
    for start in islice(starts(SEARCHER, among, 1), 0, 150, 2):
        try:
            compare(start.deal, PHASES)
        except AssertionError as error:
            error.add_note(start.name)
            raise


def odd(weights: Weights, rng: Rng) -> Weights:
    """Return weights of which a third are 0, so that moves are often rated equal."""
    numbers = [number * rng.below(3, "odd") for number in vector(weights)]
    return from_vector(Weights, numbers)


def test_any_weights_give_the_moves_that_the_rules_give() -> None:
    rng = Rng(5)
    for start in islice(starts(SEARCHER, TABLES, 3), 0, 500, 5):
        weights = tuple(odd(one, rng) for one in start.deal.weights)
        try:
            compare(start.deal._replace(weights=weights), PHASES)
        except AssertionError as error:
            error.add_note(start.name)
            raise


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.name} {table.seats}")
def test_a_game_is_played_from_its_start(table: Table) -> None:
    start = next(starts(SEARCHER, [table], 2))
    state = RULES.setup(table.seats, start.choices, 9)
    weights = tuple(SEARCHER.drawn(state, Rng(seat)) for seat in range(table.seats))
    mine, theirs, draws, their_draws = RULES.clone(state), state, Rng(3), Rng(3)
    assert SEARCHER.play_on is not None
    SEARCHER.play_on(mine, weights, draws, inf, never)
    play_by_rules(SEARCHER, theirs, weights, their_draws, inf, never)
    assert mine.over and RULES.scores(mine) == RULES.scores(theirs)
    assert RULES.dump(mine) == RULES.dump(theirs)
    assert draws.drawn == their_draws.drawn
