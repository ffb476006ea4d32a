"""Hints and judgements: from what a seat could know, measured on fresh deals."""

from __future__ import annotations

import json

from bot.engine import batches
from bot.engine.rng import Rng
from bot.games.puerto_rico.state import State
from bot.players.coach import Effort, HintJob, MomentJob, Verdict
from bot.players.findings import Moment
from bot.players.playouts import never
from bot.players.puerto_rico.searcher import SEARCHER
from bot.players.search import candidates

RULES = SEARCHER.rules
GAMES = {"puerto_rico": SEARCHER}
LITTLE = Effort((4, 8), 12)


def position(round_: int, kind: str, seed: int = 5) -> State:
    """Return a state of a house bots' game in which that is asked, from that round on."""
    state, rng = RULES.setup(3, {}, seed), Rng(seed)
    while state.round < round_ or state.decisions[0].kind != kind:
        decision = state.decisions[0]
        moves = SEARCHER.quick(state, decision, SEARCHER.weights, rng)
        batches.play(RULES, state, decision.seat, moves)
    return state


def dealt(state: State, seat: int) -> str:
    return json.dumps(RULES.dump(SEARCHER.resample(state, seat, Rng(1))))


def judged(state: State, played: str) -> Verdict:
    seat = state.decisions[0].seat
    job = MomentJob("puerto_rico", dealt(state, seat), seat, 9, played, 3, 60, LITTLE)
    return job.run(GAMES, never)


def test_a_thrown_away_sale_is_a_mistake_with_its_reasons() -> None:
    state = position(15, "load")
    decision = state.decisions[0]
    moves = [options[0] for options in candidates(SEARCHER, state, decision, 1)]
    verdicts = {RULES.notate(move): judged(state, RULES.notate(move)) for move in moves}
    assert len(verdicts) > 1
    print(verdicts)


def test_what_is_not_searched_is_left_open() -> None:
    state = position(3, "place")
    decision = state.decisions[0]
    moves = SEARCHER.quick(state, decision, SEARCHER.weights, Rng(1))
    text = "; ".join(map(RULES.notate, moves))
    verdict = judged(state, text)
    assert verdict[:2] == ("open", Moment(9, 3, "place", text, "", 0, 0, 0))


def test_a_hint_names_the_two_best_moves() -> None:
    state = position(15, "role")
    decision = state.decisions[0]
    job = HintJob("puerto_rico", dealt(state, decision.seat), decision.seat, 3, 60, LITTLE)
    advised = job.run(GAMES, never)
    print(advised)
    assert job.run(GAMES, never) == advised
    assert {advised.best, advised.second} < set(map(RULES.notate, decision.moves))
    assert advised.points >= 0
