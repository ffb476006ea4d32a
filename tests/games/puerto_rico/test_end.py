"""R-9: the end of the game and the scores: what no case says."""

from __future__ import annotations

import pytest

from tests.games.puerto_rico.positions import Table

QUIET = ["craftsman", "builder", "captain", "trader", "settler", "prospector"]


def quiet(seats: int) -> Table:
    """A table at which roles do nothing."""
    t = Table(seats)
    t.g.row, t.g.face_down, t.g.quarries, t.g.stock = [], [], 0, {}
    return t


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_round_is_played_to_its_end(seats: int):
    """R-9.1, R-11.4: the round in which the trigger happens is finished - all picks, with two
    players all six -, then the game is over; no further round."""
    t = quiet(seats)
    t.g.chips = 1
    t.board(0, goods="1 corn")
    t.rounds()
    for turn, role in enumerate(["captain", "craftsman", "builder", "trader", "settler", "mayor"]):
        if seats > 2 and turn == seats:
            break
        assert not t.g.over
        t.play(f"{turn % seats} role {role}")
        if t.asked and t.asked[0][1] in ("load", "colonist"):
            t.play(f"{t.asked[0][0]} {t.legal(t.asked[0][0])[0]}")
    assert t.g.over
    assert t.g.ending == "chips"
    assert t.events[-1].kind == "over"
    assert t.events[-1].closes == "end"
    assert t.g.round == 1
    assert t.asked == []


def test_doubloons_on_roles_do_not_count():
    """Q-44: what lies on the role cards at the end has no effect."""
    t = Table(3)
    t.g.roles["trader"] = 5
    assert [t.score(seat).points for seat in range(3)] == [0, 0, 0]
    assert t.score(0).tiebreak == 0


@pytest.mark.parametrize(
    "key", ["guild_hall", "residence", "fortress", "customs_house", "city_hall"]
)
def test_an_empty_large_building_has_only_its_printed_points(key: str):
    """R-9.2: the bonus needs an occupant."""
    t = Table(3)
    t.board(0, city=f"0 {key} 1 hacienda 1 sugar_mill", chips=40, windrose=9, island="11 corn")
    assert t.line(0, key) is None
    t.board(0, city=f"1 {key} 1 hacienda 1 sugar_mill", chips=40, windrose=9, island="11 corn")
    assert t.line(0, key)


def test_a_tie_is_broken_by_doubloons_and_goods():
    """E-23, R-9.4: 50 to 50: 3 doubloons + 2 goods beat 4 doubloons."""
    t = Table(3)
    t.board(0, chips=50, doubloons=4)
    t.board(1, chips=50, doubloons=3, goods="1 corn 1 coffee")
    t.board(2, chips=49, doubloons=30)
    assert [(t.score(s).points, t.score(s).tiebreak, t.score(s).rank) for s in range(3)] == [
        (50, 4, 2),
        (50, 5, 1),
        (49, 30, 3),
    ]
