"""A seat sees everything that lies open, and nothing else (R-0.7)."""

from __future__ import annotations

import pickle

import pytest

from bot.engine import batches
from bot.engine.rng import Rng
from bot.games.puerto_rico.bonuses import BONUSES
from bot.games.puerto_rico.moves import Plant
from bot.games.puerto_rico.scoring import board_points
from bot.games.puerto_rico.state import State
from bot.games.puerto_rico.visibility import resample
from bot.house_bots.easy import RandomBot
from bot.house_bots.puerto_rico.heuristic import HEURISTIC
from tests.games.puerto_rico.positions import RULES, Table, expanded


def test_others_chips_are_hidden_until_the_end():
    """R-0.7: money and goods are public, the others' VP chips are not, before the end."""
    t = Table(3)
    for seat in range(3):
        t.board(seat, chips=10 + seat, doubloons=seat, goods=f"{seat + 1} corn")
    t.rounds()
    assert [player.chips for player in RULES.view(t.g, 1).players] == [None, 11, None]
    assert [player.chips for player in RULES.view(t.g, None).players] == [None] * 3
    assert [player.doubloons for player in RULES.view(t.g, None).players] == [0, 1, 2]
    assert [player.goods["corn"] for player in RULES.view(t.g, 2).players] == [1, 2, 3]
    t.g.stack.clear()
    assert [player.chips for player in RULES.view(t.g, None).players] == [10, 11, 12]


def test_a_customs_house_does_not_tell_the_chips():
    """R-0.7: its bonus is a quarter of the hidden chips: only its owner sees it counted."""
    t = Table(3)
    t.board(0, city="1 customs_house", chips=40)
    t.rounds()
    assert RULES.view(t.g, 0).players[0].points_on_board == 14
    assert RULES.view(t.g, 1).players[0].points_on_board == 4
    assert RULES.view(t.g, None).players[0].points_on_board == 4
    t.g.stack.clear()
    assert RULES.view(t.g, 1).players[0].points_on_board == 14


@pytest.mark.parametrize(("expansions", "seed"), [("none", 5), ("both", 6)])
def test_the_points_on_a_board_are_those_that_count_at_the_end(expansions: str, seed: int):
    """R-9.2 to R-9.4: as the owner sees them, at any time; a view need not add them up anew."""
    g, rng = RULES.setup(4, {"expansions": expansions}, seed), Rng(seed)
    scored = set[str]()
    while pending := RULES.pending(g):
        for seat in range(g.seats):
            lines = board_points(g, seat)
            assert RULES.view(g, seat).players[seat].points_on_board == sum(lines.values())
            scored |= lines.keys() & BONUSES.keys()
        moves = HEURISTIC.choose(RULES, g, pending[0], rng)
        batches.play(RULES, g, pending[0].seat, moves)
    assert len(scored) > 2


def test_the_face_down_tiles_are_a_number():
    """R-0.3: nobody sees their order, nor their kinds."""
    g = RULES.setup(4, {}, 1)
    view = RULES.view(g, 0)
    assert (view.face_down, view.discards, len(view.row)) == (41, 0, 5)
    assert isinstance(view._asdict()["face_down"], int)


def test_chips_on_paper_are_no_supply():
    """R-7.15: the supply shown is never below 0."""
    t = Table(3)
    t.g.chips = -4
    assert RULES.view(t.rounds().g, 0).chips == 0


@pytest.mark.parametrize(
    ("role", "phase", "taker"),
    [(None, "round", None), ("settler", "settler", 0), ("builder", "builder", 0)],
)
def test_the_phase(role: str | None, phase: str, taker: int | None):
    t = Table(3)
    t.board(0, doubloons=9)
    t.rounds()
    if role:
        t.play(f"0 role {role}")
    view = RULES.view(t.g, 0)
    assert (view.phase, view.role_taker) == (phase, taker)
    assert [role.taken_by for role in view.roles if role.key == phase] == [0] * bool(role)


def test_the_second_prospector_is_a_prospector():
    t = Table(5).rounds().play("0 role prospector_2")
    taken = {role.key: role.taken_by for role in RULES.view(t.g, None).roles}
    assert taken["prospector_2"] == 0
    assert taken["prospector_1"] is None


def test_the_end():
    t = Table(3)
    view = RULES.view(t.g, 0)
    assert (view.phase, view.over) == ("end", True)


def test_who_must_act():
    t = Table(3)
    for seat in range(3):
        t.board(seat, island="1 corn 1 indigo", manned="")
    t.phase("mayor", 1).play("1 pass", "2 place corn")
    acting = [player.acting for player in RULES.view(t.g, None).players]
    assert acting == [True, True, False]


def test_an_island_shows_the_occupied_tiles_first():
    t = Table(3)
    t.board(0, island="1 quarry 3 corn", manned="2 corn")
    tiles = [(tile.kind, tile.manned) for tile in RULES.view(t.rounds().g, 0).players[0].island]
    assert tiles == [("corn", True), ("corn", True), ("corn", False), ("quarry", False)]


@pytest.mark.parametrize("placing", ["together", "in_turn"])
def test_where_people_stood_is_seen_until_they_are_placed(placing: str):
    """R-3.3: who places first may look at the boards of those who come after him, although
    everybody's people are off their circles."""
    t = Table(3, placing=placing)
    for seat in range(3):
        t.board(seat, island="1 corn 1 indigo 1 sugar", manned="1 corn")
    t.g.colonist_ship = t.g.colonists = 0
    t.phase("mayor", 1)
    assert [player.before for player in RULES.view(t.g, None).players] == [("corn",)] * 3
    t.play("1 place sugar")
    assert [player.before for player in RULES.view(t.g, 0).players] == [("corn",), (), ("corn",)]


def test_what_is_still_to_give():
    """R-4.9, R-7.12: things that are missing at the black market, or that the court takes."""
    t = expanded()
    t.board(0, city="1 black_market", doubloons=3, goods="1 corn", chips=1, windrose=1)
    t.phase("builder").play("0 build small_wharf")
    assert [player.due for player in RULES.view(t.g, None).players] == [2, 0, 0]
    t.play("0 pay_good corn")
    assert RULES.view(t.g, 1).players[0].due == 1
    t = expanded()
    t.board(1, city="1 royal_supplier 1 villa", goods="1 corn 1 coffee 1 sugar")
    t.g.players[1].nobles = {"royal_supplier": 1, "villa": 1}
    t.phase("captain", 1).play("1 supply coffee")
    assert [player.due for player in RULES.view(t.g, None).players] == [0, 1, 0]


def test_a_view_is_a_value():
    """The view shares nothing with the table, which plays on; a stored table has the same view."""
    g, rng, bot = RULES.setup(4, {"expansions": "both"}, 3), Rng(3), RandomBot()
    seen = []
    while pending := RULES.pending(g):
        view = RULES.view(g, pending[0].seat)
        seen.append((view, pickle.dumps(view)))
        if not len(seen) % 50:
            assert RULES.view(RULES.load(RULES.dump(g), RULES.schema), pending[0].seat) == view
        RULES.apply(g, pending[0].seat, *bot.choose(RULES, g, pending[0], rng))
    assert len(seen) > 300
    assert all(pickle.loads(data) == view for view, data in seen)


# Another deal of what is hidden ---------------------------------------------------------


def dealt(t: Table, seat: int | None, times: int = 30) -> list[State]:
    """Deal what a seat may not see so often; what it sees is never touched."""
    found = [resample(t.g, seat, Rng(seed)) for seed in range(times)]
    for other in found:
        assert RULES.view(other, seat) == RULES.view(t.g, seat)
        assert RULES.pending(RULES.load(RULES.dump(other), RULES.schema)) == t.g.decisions
    return found


def test_a_deal_turns_what_the_others_forests_hide():
    """R-2.9, Q-37: a forest's kind is known to its owner only; no tile is lost."""
    t = expanded()
    t.board(0, forests="2 corn")
    t.board(1, forests="1 coffee 2 sugar")
    t.rounds()
    tiles = sorted(t.g.face_down + t.g.players[1].forests)
    for seat, owner in ((0, 1), (1, 0), (None, 1)):
        others = dealt(t, seat)
        assert len({tuple(g.players[owner].forests) for g in others}) > 5
        if seat is not None:
            known = {tuple(g.players[seat].forests) for g in others}
            assert known == {tuple(t.g.players[seat].forests)}
    assert all(sorted(g.face_down + g.players[1].forests) == tiles for g in dealt(t, 0))


@pytest.mark.parametrize(("seat", "kinds"), [(0, 1), (1, 4), (None, 4)])
def test_a_deal_turns_the_tile_that_somebody_looks_at(seat: int | None, kinds: int):
    """R-2.9: who draws it with a forest house sees it, nobody else."""
    t = expanded().tiles(top="coffee")
    t.board(0, city="1 forest_house 1 hacienda")
    t.phase("settler").play("0 draw")
    found = set()
    for other in dealt(t, seat):
        RULES.apply(other, 0, Plant())
        found |= set(other.players[0].island)
    assert len(found) >= kinds
    assert (found == {"coffee"}) == (seat == 0)


def test_a_deal_leaves_one_chip_to_who_has_any():
    """R-4.9, R-0.7: what the others may pay with at the black market does not change."""
    t = expanded()
    t.board(0, city="1 black_market", doubloons=4, chips=1)
    t.board(1, chips=9)
    t.phase("builder")
    assert t.asked == [(0, "build")]
    others = dealt(t, 2)
    assert len({g.players[0].chips for g in others}) > 3
    assert {g.players[2].chips for g in others} == {0}
    assert {sum(player.chips for player in g.players) for g in others} == {10}


def test_a_deal_of_chips_leaves_one_to_whoever_has_any_and_may_give_everything_else():
    """R-4.9: that somebody can pay with a chip is seen, how many they have is not."""
    t = Table(4)
    for seat, chips in enumerate((2, 1, 0, 3)):
        t.board(seat, chips=chips)
    t.rounds()
    seen = {tuple(player.chips for player in g.players) for g in dealt(t, None, 300)}
    splits = {(a, b, 0, 6 - a - b) for a in range(1, 5) for b in range(1, 6 - a)}
    assert seen == splits
