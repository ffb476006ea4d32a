"""Sections 4 to 6: build, growth and salary, one visit a player."""

from __future__ import annotations

from collections import defaultdict, deque

import pytest

from bot.games.magister_navis.state import State
from tests.games.magister_navis.golden import by_chance
from tests.games.magister_navis.positions import RULES, Table


def test_everybody_is_visited_then_the_actions_begin():
    t = Table(3).rounds()
    for seat in range(3):
        assert t.asked == [(seat, "build")]
        t.play(f"{seat} build market")
    assert [event.closes for event in t.events if event.closes] == ["prepare"]
    assert t.asked == [(0, "turn")]


def test_the_game_ends_after_round_seven():
    t = Table(3)
    t.g.round = 7
    t.rounds().play(*(f"{seat} build market" for seat in range(3)))
    t.play(*(f"{seat} pass" for seat in range(3)))
    assert RULES.view(t.g, 0).over
    assert [event.closes for event in t.events if event.closes] == ["prepare", "action", "end"]


# The book's main way: a phase is over for everybody before the next one begins (section 3) ----

BY_PHASE = {"preparation": "by_phase"}


def test_phase_by_phase_all_build_before_anybody_grows():
    """Section 3: the start player begins each phase, and everybody has one turn in it."""
    t = Table(3, **BY_PHASE)
    t.g.start = 1
    t.rounds()
    for seat in (1, 2, 0):
        assert t.asked == [(seat, "build")]
        assert [player.harbor for player in t.g.players] == [0, 0, 0]
        t.play(f"{seat} build shipyard")
    assert t.recorded("grown", "seat") == [1, 2, 0]
    assert [player.harbor for player in t.g.players] == [2, 2, 2]
    assert [event.closes for event in t.events if event.closes] == ["prepare"]
    assert t.asked == [(1, "turn")]


def test_phase_by_phase_all_grow_before_anybody_is_paid():
    """Only who has more discs out than payments is asked; all others are paid by themselves."""
    t = Table(3, **BY_PHASE)
    for seat in (0, 2):
        t.board(seat, built="1 market 1 shipyard", active="1 market 1 shipyard")
    t.board(1, active="1 residence")
    t.rounds().play(*(f"{seat} build workshop" for seat in range(3)))
    assert t.asked == [(0, "salary")]
    assert [event.kind for event in t.events] == [*["built"] * 3, *["grown"] * 3]
    assert [one.payments for one in RULES.view(t.g, None).players] == [1, 0, 0]
    t.play("0 pay market salary")
    assert t.asked == [(2, "salary")]
    assert [one.payments for one in RULES.view(t.g, None).players] == [0, 0, 1]
    t.play("2 pay shipyard salary")
    assert t.recorded("salaried", "seat") == [0, 1, 2]
    assert [player.harbor for player in t.g.players] == [3, 3, 3]
    assert t.asked == [(0, "turn")]


def test_phase_by_phase_the_game_ends_after_round_seven():
    t = Table(3, **BY_PHASE)
    t.g.round = 7
    t.rounds().play(*(f"{seat} build market" for seat in range(3)))
    t.play(*(f"{seat} pass" for seat in range(3)))
    assert RULES.view(t.g, 0).over


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_both_ways_lead_to_the_same_result(seats: int):
    """Section 3: it is said of the quicker way that it only saves time."""
    for seed in range(4):
        one, answers = played_by_player(seats, seed)
        other = RULES.setup(seats, BY_PHASE, seed)
        while other.decisions:
            (decision,) = other.decisions
            move = answers[decision.seat].popleft()
            RULES.apply(other, decision.seat, move)
        assert not any(answers.values())
        assert other.players == one.players
        assert RULES.scores(other) == RULES.scores(one)


def played_by_player(seats: int, seed: int) -> tuple[State, dict[int, deque[object]]]:
    """Return a whole game of today's usual way, and what each seat answered, in order."""
    g, pick = RULES.setup(seats, {}, seed), by_chance(seed)
    answers: dict[int, deque[object]] = defaultdict(deque)
    while g.decisions:
        decision, move = pick(g)
        answers[decision.seat].append(move)
        RULES.apply(g, decision.seat, move)
    return g, answers
