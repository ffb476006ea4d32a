"""Hints and judgements: from what a seat could know, measured on fresh deals."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest

from bot.engine import batches
from bot.engine.rng import Rng
from bot.games.puerto_rico.state import State
from bot.house_bots.coach import (
    COUNTED,
    Advised,
    HintJob,
    MomentJob,
    Verdict,
    mark,
    promising,
    review,
)
from bot.house_bots.findings import Moment
from bot.house_bots.pairing import Pair
from bot.house_bots.playouts import never
from bot.house_bots.puerto_rico import searcher as puerto_rico
from bot.house_bots.puerto_rico.weights import named
from bot.house_bots.searcher import Effort, Stopped
from bot.house_bots.weights import Tuned

FROZEN = named("2026")
SEARCHER = replace(puerto_rico.SEARCHER, tuned=Tuned(FROZEN), value=None)
"""Judges by weights that nobody tunes any more, and so always the same way."""
RULES = SEARCHER.rules
GAMES = {"puerto_rico": SEARCHER}
LITTLE = Effort((3, 6), (4, 8))


def position(round_: int, kind: str, seed: int = 5) -> State:
    """Return a state of a house bots' game in which that is asked, from that round on."""
    return played_to(round_, kind, seed).clone()


@cache
def played_to(round_: int, kind: str, seed: int) -> State:
    state, rng = RULES.setup(3, {}, seed), Rng(seed)
    while state.round < round_ or state.decisions[0].kind != kind:
        decision = state.decisions[0]
        moves = SEARCHER.quick(state, decision, SEARCHER.weights(state), rng)
        batches.play(RULES, state, decision.seat, moves)
    return state


def dealt(state: State) -> str:
    seat = state.decisions[0].seat
    return json.dumps(RULES.dump(SEARCHER.resample(state, seat, Rng(1))))


def judged(state: State, played: str, effort: Effort = LITTLE) -> Verdict:
    seat = state.decisions[0].seat
    job = MomentJob("puerto_rico", dealt(state), seat, 9, played, 3, 60, effort)
    raced = job.run(GAMES, never)
    return job.measuring(raced).run(GAMES, never) if promising([raced]) else raced


def advised(state: State) -> Advised:
    seat = state.decisions[0].seat
    return HintJob("puerto_rico", dealt(state), seat, 3, 60, LITTLE).run(GAMES, never)


def test_a_mistake_is_named_with_its_reasons() -> None:
    state = position(15, "load")
    seat, _, moves = state.decisions[0]
    effort = Effort(LITTLE.race, (16,))
    verdicts = {RULES.notate(move): judged(state, RULES.notate(move), effort) for move in moves}
    (played, mistake), *others = (one for one in verdicts.items() if one[1].kind == "costly")
    moment = mistake.moment
    assert not others
    assert (moment.version, moment.round, moment.kind) == (9, state.round, "load")
    assert moment.played == played
    assert verdicts[moment.other].kind in ("best", "fine")
    assert moment.points > max(1.0, 2 * moment.error)
    shipped = [one for one in moment.reasons if (one.kind, one.key) == ("phase", "chips")]
    assert any(one.seat == seat and one.points != one.other for one in shipped)
    assert {one.kind for one in moment.reasons} == {"line", "phase"}


def test_a_mistake_is_one_for_careless_players_too() -> None:
    state = position(15, "load")
    seat, _, moves = state.decisions[0]
    texts = (judged(state, RULES.notate(move), Effort((3, 6), (16,))) for move in moves)
    (moment,) = (one.moment for one in texts if one.kind == "costly")
    options = (RULES.parse(text, state.decisions[0]) for text in (moment.other, moment.played))
    better, worse = options
    pair = Pair(SEARCHER, state, seat, (better, worse), 3, 0)
    assert pair.stands(never)
    assert not pair.turned.stands(never)
    assert not pair.stands(lambda: True), "the time is up"


def test_what_is_not_searched_is_left_open() -> None:
    state = position(3, "store", seed=2)
    text = RULES.notate(state.decisions[0].moves[0])
    assert judged(state, text) == ("open", Moment(9, state.round, "store", text, "", 0, 0, 0), 0, 0)


def test_a_hint_names_the_two_best_moves_and_the_same_ones_again() -> None:
    state = position(15, "role")
    hint = advised(state)
    assert hint == advised(state)
    assert {hint.best, hint.second} < set(map(RULES.notate, state.decisions[0].moves))
    assert hint.points >= 0
    assert not hint.clear


def plan(state: State) -> list[str]:
    moves = SEARCHER.quick(state, state.decisions[0], SEARCHER.weights(state), Rng(1))
    return list(map(RULES.notate, moves))


def test_a_hint_about_many_small_moves_compares_plans() -> None:
    state = position(10, "place")
    hint = advised(state)
    decision = state.decisions[0]
    plans = [RULES.parse(text, decision) for text in (hint.best, hint.second)]
    assert len(set(map(frozenset, plans))) == 2
    assert hint.points >= 0


def test_in_which_order_somebody_places_does_not_matter() -> None:
    state = position(10, "place")
    atoms = plan(state)
    assert len(atoms) > 1
    one, two = (judged(state, "; ".join(order)) for order in (atoms, atoms[::-1]))
    assert one._replace(moment=two.moment) == two
    assert one.moment.ahead == two.moment.ahead


def test_a_bad_plan_is_a_mistake() -> None:
    """All the works are manned, and the fields that they need lie idle."""
    works = {"tobacco_storage": 3, "indigo_plant": 3, "small_indigo_plant": 1}
    bad = {**works, "construction_hut": 1, "small_warehouse": 1, "corn": 1, "indigo": 1}
    text = "; ".join(f"place {circle}" for circle, count in bad.items() for _ in range(count))
    state = position(10, "place")
    assert len(text.split("; ")) == len(plan(state))
    mistake = judged(state, text, Effort(LITTLE.race, (256,)))
    assert mistake.kind == "costly"
    assert mistake.moment.played == text
    assert RULES.parse(mistake.moment.other, state.decisions[0])


def test_a_move_is_compared_with_so_many_options() -> None:
    """The move played is always among them, and so is the tuned choice."""
    state = position(15, "role")
    text = RULES.notate(state.decisions[0].moves[-1])
    known = ("puerto_rico", dealt(state), state.decisions[0].seat, 9, text, 3, 60)
    few, all_of_them = (
        MomentJob(*known, Effort((3,), (4,), options=options)).run(GAMES, never).playouts
        for options in (2, None)
    )
    assert few == 3 * 3 < all_of_them


def test_what_was_hidden_changes_no_word() -> None:
    state = position(14, "role")
    other = state.clone()
    other.face_down.reverse()
    other.seed += 1
    (one, two) = (p for s, p in enumerate(other.players) if s != state.decisions[0].seat)
    one.chips, two.chips = one.chips - 1, two.chips + 1
    assert other != state
    assert advised(other) == advised(state)
    text = RULES.notate(state.decisions[0].moves[-1])
    assert judged(other, text) == judged(state, text)


def test_nobody_waits_for_what_was_dropped() -> None:
    state = position(15, "role")
    seat, asked = state.decisions[0].seat, 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        if asked > 5:
            raise Stopped
        return False

    with pytest.raises(Stopped):
        HintJob("puerto_rico", dealt(state), seat, 3, 60, LITTLE).run(GAMES, stop)
    assert asked == 6


def test_when_the_time_is_up_nothing_is_named() -> None:
    state = position(15, "load")
    seat, _, moves = state.decisions[0]
    known = ("puerto_rico", dealt(state), seat)
    job = MomentJob(*known, 9, RULES.notate(moves[0]), 3, 60, LITTLE)
    assert job.run(GAMES, lambda: True).kind == "open"
    hint = HintJob(*known, 3, 60, LITTLE).run(GAMES, lambda: True)
    assert (hint.points, hint.error, hint.reasons) == (0, 0, ())


def test_a_review_has_the_dearest_moments_and_the_mean_of_each_round() -> None:
    def verdict(kind: str, version: int, points: float, ahead: float = 0.0) -> Verdict:
        return Verdict(
            kind, Moment(version, version // 10, "role", "a", "b", points, 0.5, ahead), 3.0
        )

    mistakes = [verdict("costly", 10 + n, n + 2.0, 1.0) for n in range(8)]
    rest = [verdict("best", 20, 4.0, -2.0), verdict("fine", 21, 0.0, 4.0), verdict("clear", 30, 0)]
    told = review(1, [*mistakes, *rest, verdict("open", 40, 0)])
    assert [moment.version for moment in told.costly] == [17, 16, 15, 14, 13, 12]
    assert [moment.version for moment in told.best] == [20]
    assert told.curve == ((1, 1.0, pytest.approx(3 / 8**0.5)), (2, 1.0, pytest.approx(3 / 2**0.5)))
    assert (told.seat, told.judged, told.clear) == (1, 11, 1)
    assert told.mistakes == (8, sum(n + 2 for n in range(8)), pytest.approx(0.5 * 8**0.5))


def test_turning_points_are_the_largest_certain_changes_in_the_order_of_the_game() -> None:
    margins = ((1, -1.0), (2, 4.0), (3, 5.9), (4, 3.0), (5, 9.0), (6, 12.0))
    sure, unsure = (
        review(0, [])._replace(curve=tuple((number, margin, error) for number, margin in margins))
        for error in (0.5, 2.0)
    )
    assert [(one.since, one.round) for one in sure.turning_points] == [(1, 2), (4, 5), (5, 6)]
    assert [one.change for one in sure.turning_points] == [5.0, 6.0, 3.0]
    assert unsure.turning_points == ((4, 5, 3.0, 9.0),)
    assert review(0, []).turning_points == ()


def test_moments_are_spread_over_the_whole_game() -> None:
    """Each third of the rounds has its share, though what happens last looks largest."""
    rounds = [1, 2, 3, 4, 5, 6, *[13, 14, 15] * 4]
    raced = [
        Verdict("suspect", Moment(n, number, "role", "a", "b", n + 1.0, 0.5, 0.0))
        for n, number in enumerate(rounds)
    ]
    found = [raced[at].moment.round for at in promising(raced)]
    assert [sum(number in part for number in found) for part in (range(6), range(6, 11))] == [4, 1]
    assert len(found) == 12
    named = [one._replace(kind="costly") for one in raced]
    told = review(1, named).costly
    assert len(told) == 6
    assert [moment.points for moment in told] == sorted((m.points for m in told), reverse=True)
    assert {4, 5, 6} & {moment.round for moment in told} == {4, 5, 6}
    best = review(1, [one._replace(kind="best") for one in raced]).best
    assert {moment.round <= 5 for moment in best} == {True, False}


def test_mistakes_are_counted_where_every_suspect_was_measured() -> None:
    """A review measures twelve: all mistakes of a weak game are more."""
    raced = [
        Verdict("suspect", Moment(n, 1, "role", "a", "b", n + 1.0, 0.5, 0.0)) for n in range(15)
    ]
    assert promising(raced) == list(range(3, 15))
    assert promising(raced, COUNTED) == list(range(15))
    fine = [one._replace(kind="fine") for one in raced[:14]]
    assert review(1, [*fine, raced[14]]).mistakes is None
    assert review(1, [*fine, raced[14]._replace(kind="costly")]).mistakes == (1, 15.0, 0.5)


def test_other_weights_leave_another_mark() -> None:
    usual = SEARCHER.reviewed
    marks = {mark(SEARCHER, usual), mark(puerto_rico.SEARCHER, usual), mark(SEARCHER, LITTLE)}
    assert len(marks) == 3
    assert mark(replace(SEARCHER, tuned=Tuned(named("2026"))), usual) == mark(SEARCHER, usual)
    assert mark(replace(SEARCHER, styles={"usual": {}}), usual) != mark(SEARCHER, usual)
