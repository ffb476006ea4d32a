"""Sections 4 to 6: build, growth and salary, one visit a player."""

from __future__ import annotations

from collections import defaultdict, deque

import pytest

from bot.games.magister_navis.data import BUILDINGS
from bot.games.magister_navis.state import State
from tests.games.magister_navis.golden import by_chance
from tests.games.magister_navis.positions import RULES, Table


def levels(t: Table, seat: int = 0) -> set[int]:
    return {BUILDINGS[text.split()[1]].level for text in t.legal(seat)}


def test_a_theater():
    """EX01: with industry 5 levels 1 to 3 may be built; a theater brings culture 2 at once."""
    t = Table()
    t.board(0, tokens="5 industry")
    t.visit(0)
    assert levels(t) == {1, 2, 3}
    t.play("0 build theater")
    assert t.status(0) == {"industry": 5, "culture": 2}
    assert t.recorded("grown", "discs") == [3]


def test_growth():
    """EX02: culture 2 brings three discs from the supply to the harbor."""
    t = Table()
    t.board(0, tokens="2 culture")
    t.visit(0).play("0 build market")
    assert t.discs(0) == (3, 27)


@pytest.mark.parametrize("building", ["shipyard", "market"])
def test_growth_in_round_one(building: str):
    """D01: culture 0 or 1 brings two discs; one turn of a shipyard uses both."""
    t = Table().visit(0).play(f"0 build {building}")
    assert t.discs(0) == (2, 28)
    if building == "shipyard":
        t.turn(0).play("0 ship FE shipyard")
        assert t.discs(0) == (0, 28)


@pytest.mark.parametrize(("supply", "grown"), [(2, 2), (1, 1), (0, 0)])
def test_growth_with_few_discs(supply: int, grown: int):
    """With fewer discs in the supply all that are left move."""
    t = Table()
    t.board(0, tokens="4 culture")
    t.g.players[0].supply = supply
    t.visit(0).play("0 build market")
    assert t.recorded("grown", "discs") == [grown]
    assert t.discs(0) == (grown, 0)


def test_salary():
    """EX03: with finance 3 exactly two discs come back, the player chooses which."""
    t = Table()
    t.board(0, built="1 market 1 shipyard", tokens="3 finance", active="1 market 1 shipyard")
    t.g.players[0].active["residence"] = 1
    t.visit(0).play("0 build workshop")
    assert t.asked == [(0, "salary")]
    assert t.legal(0) == ["pay market salary", "pay residence salary", "pay shipyard salary"]
    t.play("0 pay shipyard salary", "0 pay residence salary")
    assert t.g.players[0].active == {"market": 1}
    assert t.discs(0)[0] == 2 + 2
    assert t.recorded("salaried") == [{"seat": 0, "discs": 2, "residence": 1, "shipyard": 1}]


def test_salary_for_fewer_discs():
    """All discs come back without a question, the surplus is lost (Q6)."""
    t = Table()
    t.board(0, tokens="4 finance", active="1 residence")
    t.visit(0).play("0 build market")
    assert t.asked == []
    assert t.discs(0)[0] == 2 + 1
    assert t.recorded("salaried", "discs") == [1]


def test_salary_of_equal_buildings_is_no_question():
    t = Table()
    t.board(0, built="3 market", active="3 market", tokens="2 finance")
    t.visit(0).play("0 build market")
    assert t.asked == []
    assert t.g.players[0].active == {"market": 1}


def test_no_salary_in_round_one():
    t = Table().visit(0).play("0 build market")
    assert t.recorded("salaried") == []


def test_a_bank_pays_in_the_round_in_which_it_is_built():
    """Symbols count at once: finance 2 brings two payments."""
    t = Table()
    t.board(0, tokens="2 industry", built="1 market", active="1 market 1 residence")
    t.visit(0).play("0 build bank")
    assert t.recorded("salaried", "discs") == [2]


def test_the_lowest_level_that_is_left():
    """No tile of an allowed level is left: one of the lowest level may be taken."""
    t = Table()
    for key in ("market", "shipyard", "workshop"):
        t.g.offer[key] = 0
    t.visit(0)
    assert t.legal(0) == ["build bank", "build barracks", "build guild_hall"]


def test_copies_may_be_built():
    t = Table()
    t.board(0, built="1 market")
    t.visit(0).play("0 build market")
    assert t.g.players[0].built == {"residence": 1, "market": 2}
    assert t.g.offer["market"] == 4


def test_one_building_of_level_five():
    """Q11: nobody gets a second one; 42 tiles of levels 1 to 4 are enough for 35 builds."""
    t = Table()
    t.board(0, tokens="10 industry", built="1 museum")
    assert levels(t.visit(0)) == {1, 2, 3, 4}
    assert sum(b.copies for b in BUILDINGS.values() if b.level < 5) == 42


def test_the_last_tile_is_taken_without_a_question():
    t = Table()
    t.g.offer = {"market": 1, "parliament": 1}
    t.visit(0)
    assert t.asked == []
    assert t.recorded("built", "building") == ["market"]


def test_everybody_is_visited_then_the_actions_begin():
    t = Table(3).rounds()
    for seat in range(3):
        assert t.asked == [(seat, "build")]
        t.play(f"{seat} build market")
    assert [event.closes for event in t.events if event.closes] == ["prepare"]
    assert t.asked == [(0, "turn")]


def test_the_crown_moves_to_the_left():
    """After all have passed the left neighbour begins the next round; discs stay where they are."""
    t = Table(3).rounds().play(*(f"{seat} build shipyard" for seat in range(3)))
    t.play("0 pass", "1 ship AF shipyard", "2 pass")
    assert t.asked == [(1, "build")]
    assert (t.g.round, t.g.start, t.g.passed) == (2, 1, [])
    assert t.recorded("round") == [{"round": 2, "seat": 1}]
    assert t.g.players[1].active == {"shipyard": 1}


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


def test_phase_by_phase_holds_for_every_round():
    t = Table(3, **BY_PHASE).rounds().play(*(f"{seat} build market" for seat in range(3)))
    t.play("0 pass", "1 pass", "2 pass")
    for seat in (1, 2, 0):
        assert t.asked == [(seat, "build")]
        t.play(f"{seat} build workshop")
    assert t.asked == [(1, "turn")]
    assert (t.g.round, len(t.recorded("grown"))) == (2, 6)


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
