"""The tool that asks policies without a part in the coach whether its mistakes are mistakes."""

from __future__ import annotations

from bot.engine import batches
from bot.engine.rng import Rng
from bot.house_bots.findings import Moment
from bot.house_bots.playouts import Gain
from tests.catalogue import CATALOGUE
from tests.tools.coach.reviewing import KINDS, SEAT, Turn, seated
from tests.tools.coach.validating import POLICIES, Checked, Named, table, third, under

GAME = CATALOGUE["puerto_rico"]


def moment(points: float, played: str = "role mayor", other: str = "role builder") -> Moment:
    return Moment(1, 1, "role", played, other, points, 0.5, 0.0)


def test_a_move_is_as_good_as_itself_and_the_gain_turns_with_the_moves() -> None:
    """Both options are played on the same deals, with the same lots."""
    searcher = GAME.searcher
    assert searcher is not None
    state, rng = GAME.rules.setup(3, {}, 5), Rng(1)
    while state.round < 11 or (decision := state.decisions[0])[:2] != (SEAT, "role"):
        decision = state.decisions[0]
        moves = searcher.quick(state, decision, searcher.weights(state), rng)
        batches.play(GAME.rules, state, decision.seat, moves)
    turn = Turn(1, state, decision, ())
    first, last = (GAME.rules.notate(decision.moves[at]) for at in (0, -1))
    for policy in POLICIES:
        same, one, other = (
            under(GAME, searcher, turn, moment(1, *texts), policy, 3, 2)
            for texts in ((first, first), (first, last), (last, first))
        )
        assert same == Gain(0.0, 0.0, 2)
        assert one.points == -other.points != 0


def test_signs_and_sizes_are_counted_by_policy_and_third() -> None:
    kept, turned, *others = POLICIES
    gains = {kept: Gain(1.6, 0.1, 60), turned: Gain(-1.0, 0.4, 60)}
    gains.update(dict.fromkeys(others, Gain(1.0, 0.1, 60)))
    named = [
        Named("easy", 3, 0, moment(3.0), gains),
        Named("easy", 3, 2, moment(4.0), {**gains, turned: Gain(2.0, 0.4, 60)}),
    ]
    lines = list(table([Checked(9.0, named, [3, 2, 1], [1, 0, 0], [0, 0, 1], [])] * 2))
    assert lines[0] == "2 seats, 4 mistakes named"
    assert lines[1] == "processor seconds a seat: median 9, most 9"
    sensible, greedy = lines[3:5]
    assert sensible.split()[1:5] == ["4", "=", "100", "%"]
    assert " 2 = 50 % " in sensible
    assert greedy.count(" 2 = 50 % ") == 2
    assert greedy.split()[-1] == "2", "two are surely better moves"
    assert lines[7:] == [
        "searched by third [6, 4, 2]",
        "named by third    [2, 0, 2]",
        "depends by third  [2, 0, 0]",
        "best by third     [0, 0, 2]",
    ]


def test_thirds_are_of_the_rounds() -> None:
    assert [third(number, 7) for number in range(1, 8)] == [0, 0, 0, 1, 1, 2, 2]


def test_all_kinds_of_players_meet_at_tables_of_all_sizes() -> None:
    found = [seated(GAME, number, Rng(number)) for number in range(16)]
    assert {bots[SEAT][0] for bots in found} == {*KINDS}
    pairs = {(bots[SEAT][0], len(bots)) for bots in found}
    assert len(pairs) == 16
