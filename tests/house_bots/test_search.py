"""The search: paired deals, races, and answers that depend on seeds alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from bot.engine import batches
from bot.engine.rng import Rng
from bot.games.puerto_rico.moves import Pass, Settle
from bot.games.puerto_rico.state import State
from bot.house_bots.playouts import Comparison, deal, never, playout
from bot.house_bots.puerto_rico.heuristic import heuristic
from bot.house_bots.puerto_rico.searcher import SEARCHER
from bot.house_bots.search import (
    CLOSE,
    CONFIRMING,
    FEWEST,
    MoveJob,
    SearchBot,
    best_of,
    candidates,
    race,
    search,
)
from tests.catalogue import BOTS, GAMES, RESAMPLES

RULES = SEARCHER.rules


def position(round_: int, seats: int = 3) -> State:
    """Return a state of a house bots' game in which a role is chosen in that round."""
    return played_to(round_, seats).clone()


@cache
def played_to(round_: int, seats: int, seed: int = 5, kind: str = "role") -> State:
    state, rng = RULES.setup(seats, {}, seed), Rng(seed)
    while state.round < round_ or state.decisions[0].kind != kind:
        decision = state.decisions[0]
        moves = SEARCHER.quick(state, decision, SEARCHER.weights(state), rng)
        batches.play(RULES, state, decision.seat, moves)
    return state


def test_a_deal_is_the_same_whenever_it_is_asked_for() -> None:
    state = position(4)
    first, again, other = (deal(SEARCHER, state, 0, 7, number) for number in (0, 0, 1))
    assert first == again
    assert first.state != other.state
    assert first.weights[0] == SEARCHER.weights(state)
    assert len({*first.weights, *other.weights}) == 5


def test_a_playout_goes_on_to_the_end() -> None:
    state = position(12)
    seat, _, moves = state.decisions[0]
    outcome = playout(SEARCHER, deal(SEARCHER, state, seat, 7, 0), seat, moves[:1])
    assert outcome.over
    assert outcome.state.over
    assert not state.over
    assert min(outcome.margins) < 0 < max(outcome.margins) + 0.5


def test_equal_options_gain_nothing_over_each_other() -> None:
    state = position(14)
    seat, _, moves = state.decisions[0]
    found = Comparison(SEARCHER, state, seat, [moves[:1], moves[:1]], seed=1)
    found.play([0, 1], 3)
    assert found.gain(0, 1) == (0, 0, 3)


def test_a_job_is_answered_in_notation_and_the_same_each_time() -> None:
    state = position(12)
    seat, _, moves = state.decisions[0]
    dealt = json.dumps(RULES.dump(SEARCHER.resample(state, seat, Rng(1))))
    job = MoveJob("puerto_rico", dealt, seat, seed=3, playouts=20, seconds=60)
    answer = job.run({"puerto_rico": SEARCHER}, never)
    assert answer == job.run({"puerto_rico": SEARCHER}, never)
    assert answer.move in map(RULES.notate, moves)
    assert answer.playouts >= 20
    assert not answer.cut


def test_when_the_time_is_up_the_best_so_far_is_played() -> None:
    state = position(12)
    dealt = json.dumps(RULES.dump(state))
    job = MoveJob("puerto_rico", dealt, state.decisions[0].seat, seed=3, playouts=9, seconds=0)
    answer = job.run({"puerto_rico": SEARCHER}, lambda: True)
    tuned = SEARCHER.quick(state, state.decisions[0], SEARCHER.weights(state), Rng(3))
    assert answer == (RULES.notate(tuned[0]), 0, True)


@pytest.mark.parametrize("expansions", ["none", "both"])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_playout_plays_what_the_house_bot_plays_by_its_view(seats: int, expansions: str) -> None:
    state, rng = RULES.setup(seats, {"expansions": expansions}, seed=3), Rng(3)
    weights = SEARCHER.drawn(state, Rng(1))
    bot = heuristic(weights)
    while not state.over:
        decision = state.decisions[0]
        moves = SEARCHER.quick(state, decision, weights, rng.clone())
        assert moves == bot.choose(RULES, state, decision, rng)
        batches.play(RULES, state, decision.seat, moves)


@pytest.mark.parametrize("game", ["puerto_rico", "amerigo"])
def test_how_hidden_things_lie_has_no_part_in_a_deal(game: str) -> None:
    rules, resample, bot = GAMES[game], RESAMPLES[game], BOTS[game]["sensible"]
    options = {option.key: option.choices[-1] for option in rules.info.options}
    state, rng = rules.setup(4, options if game == "puerto_rico" else {}, 4), Rng(4)
    for _ in range(120):
        decision = rules.pending(state)[0]
        batches.play(rules, state, decision.seat, bot.choose(rules, state, decision, rng))
    dealt = rules.dump(resample(state, 1, Rng(1)))
    others = [resample(state, 1, Rng(seed)) for seed in (2, 3)]
    assert rules.dump(others[0]) != rules.dump(others[1])
    assert [rules.dump(resample(other, 1, Rng(1))) for other in others] == [dealt, dealt]


def test_permuting_what_is_hidden_changes_no_strong_move() -> None:
    state = position(12)
    decision, bot = state.decisions[0], SearchBot(SEARCHER, playouts=20)
    hidden = RESAMPLES["puerto_rico"](state, decision.seat, Rng(8))
    moves = [bot.choose(RULES, one, decision, Rng(2)) for one in (state, hidden)]
    assert moves[0] == moves[1]


@pytest.mark.parametrize(
    ("gains", "left"),
    [([1.0, 1.2, 0.8, 1.0], True), ([9.0, -4.0, 0.0, 1.0], False), ([9.0, 9.0, 9.0], False)],
    ids=["a sure gain", "a gain within its error", "too few deals"],
)
def test_the_tuned_choice_is_left_only_for_a_sure_gain(gains: list[float], left: bool) -> None:
    state = position(14)
    seat, _, moves = state.decisions[0]
    found = Comparison(SEARCHER, state, seat, [moves[:1], moves[1:2]], seed=1)
    found.margins[:] = [[0.0] * len(gains), gains]
    assert best_of(found, [0, 1]) == left


def test_a_race_ends_as_soon_as_the_decision_is_safe() -> None:
    state, budget = position(14), 30
    seat, _, moves = state.decisions[0]
    scores = SEARCHER.scores(state, state.decisions[0], SEARCHER.weights(state))
    ranked = sorted(zip(scores, moves, strict=True), key=lambda one: one[0])
    (_, worst), (_, best) = ranked[0], ranked[-1]
    raced = []
    for options in ([best, best], [best, worst], [worst, best]):
        found = Comparison(SEARCHER, state, seat, [(one,) for one in options], 1, rounds=1)
        left, cut = race(found, budget, never)
        assert not cut
        raced.append((options[best_of(found, left)], found.playouts < CLOSE * budget))
    assert raced == [(best, True)] * 3


def test_a_close_decision_takes_more_playouts_but_not_much_more_than_allowed() -> None:
    state, budget = position(12), 20
    decision = state.decisions[0]
    found = search(SEARCHER, state, decision, 3, budget)
    look = FEWEST * len(candidates(SEARCHER, state, decision, 3))
    assert budget < found.playouts < CLOSE * budget + look


def test_what_is_clear_or_not_searched_is_played_without_a_playout() -> None:
    state = position(12)
    decision = state.decisions[0]
    scores = SEARCHER.scores(state, decision, SEARCHER.weights(state))
    best = decision.moves[scores.index(max(scores))]
    apart = replace(SEARCHER, scores=lambda _, asked, __: [4.0 * (m == best) for m in asked.moves])
    elsewhere = replace(SEARCHER, searched=frozenset())
    for searcher in (apart, elsewhere):
        assert search(searcher, state, decision, 1, 99) == ((best,), 0, False)


def test_plans_for_a_batch_are_tried_as_moves_are() -> None:
    state = played_to(12, 3, kind="place").clone()
    decision = state.decisions[0]
    tuned = SEARCHER.quick(state, decision, SEARCHER.weights(state), Rng(1))
    tried = candidates(SEARCHER, state, decision, 1)
    assert tried[0] == tuple(tuned)
    assert len({frozenset(Counter(moves).items()) for moves in tried}) == len(tried) > 1
    found = search(SEARCHER, state, decision, 1, 20)
    assert found.moves in tried
    assert found.playouts >= 20
    batches.play(RULES, state, decision.seat, found.moves)


def test_a_free_plantation_is_refused_only_if_that_is_better_to_the_end_as_well() -> None:
    state = played_to(5, 3, kind="settle").clone()
    decision = state.decisions[0]
    empty = replace(
        SEARCHER, rounds=0, value=lambda after: [-one.island_filled for one in after.players]
    )
    unasked = replace(empty, refuses=lambda _, __: False)
    refused = search(unasked, state, decision, 1, 20)
    assert refused.moves == (Pass(),)
    taken = search(empty, state, decision, 1, 20)
    assert isinstance(taken.moves[0], Settle)
    assert taken.playouts == refused.playouts + 2 * (20 // CONFIRMING)


@pytest.mark.parametrize("rounds", [0, 2])
def test_a_short_playout_ends_with_its_round_and_is_judged_by_the_value(rounds: int) -> None:
    state = position(3)
    seat, _, moves = state.decisions[0]
    outcome = playout(SEARCHER, deal(SEARCHER, state, seat, 7, 0), seat, moves[:1], rounds)
    assert not outcome.over
    assert outcome.state.round == 3 + rounds + 1
    assert not outcome.state.taken
    assert SEARCHER.value is not None
    assert outcome.margins == SEARCHER.value(outcome.state)


THINK = """
import json, sys
from bot.house_bots.puerto_rico.searcher import SEARCHER
from bot.house_bots.playouts import (never)
from bot.house_bots.search import (MoveJob)
job = MoveJob("puerto_rico", sys.stdin.read(), int(sys.argv[1]), 3, 30, 60.0)
print(list(job.run({"puerto_rico": SEARCHER}, never)))
"""


def test_processes_with_other_hash_seeds_think_the_same() -> None:
    state = position(9, seats=4)
    dealt, seat = json.dumps(RULES.dump(state)), state.decisions[0].seat
    answers = [
        subprocess.run(
            [sys.executable, "-c", THINK, str(seat)],
            input=dealt,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert answers[0] == answers[1]
    assert "role " in answers[0]
