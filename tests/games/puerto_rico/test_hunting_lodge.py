"""R-2.11: the hunting lodge at the end of the settler phase, one test a ruling."""

from __future__ import annotations

import pytest

from tests.games.puerto_rico.positions import Table, expanded


def lodge(island: str = "", *, noble: bool = False, more: str = "", **board: str) -> Table:
    """A table with nothing to settle, whose seat 0 has an occupied hunting lodge."""
    t = expanded(expansions="nobles").tiles()
    t.g.quarries = 0
    nobles = "1 hunting_lodge" if noble else ""
    t.board(0, city=f"1 hunting_lodge {more}", island=island, nobles=nobles, **board)  # type: ignore[arg-type]
    return t


def test_a_colonist_discards_a_tile_without_replacement():
    """R-2.11: one own plantation or forest (D-19), no quarry, at the end of every settler phase;
    optional."""
    t = lodge("1 corn 2 sugar 1 quarry", manned="", forests="1 coffee").phase("settler", 1)
    assert t.asked == [(0, "discard")]
    assert t.legal(0) == ["discard corn", "discard forest", "discard sugar", "pass"]
    t.play("0 discard sugar")
    assert t.g.players[0].island == {"corn": 1, "sugar": 1, "quarry": 1}
    assert t.recorded("discarded") == [{"seat": 0, "tile": "sugar", "source": "hunting_lodge"}]


def test_it_may_be_left():
    """R-1.7: its use is optional."""
    t = lodge("1 corn").phase("settler").play("0 pass")
    assert t.g.players[0].island == {"corn": 1}
    assert t.g.over


def test_it_works_in_every_settler_phase_whoever_takes_it():
    """R-2.11, R-2.1: after all turns, before the new row is opened; the tile is among the
    discards when they are shuffled."""
    t = lodge("1 corn")
    t.g.face_down, t.g.discards = [], []
    t.phase("settler", 2).play("0 discard corn")
    assert t.g.row == ["corn"]


def test_a_forest_comes_back_as_what_it_was():
    """Q-37: a forest's hidden kind is remembered; it is discarded face up as that plantation;
    of several the oldest."""
    t = lodge(forests="1 coffee 2 corn")
    t.g.face_down, t.g.discards = [], []
    t.phase("settler").play("0 discard forest")
    assert t.g.players[0].forests == ["corn", "corn"]
    assert t.g.row == ["coffee"]


@pytest.mark.parametrize(("manned", "windrose"), [("2 corn", 1), ("1 corn", 0)])
def test_a_person_on_the_tile_goes_to_the_windrose(manned: str, windrose: int):
    """R-2.11, R-3.5: until the next mayor phase; an empty tile of the kind goes first."""
    t = lodge("2 corn", manned=manned).phase("settler").play("0 discard corn")
    assert t.g.players[0].island == {"corn": 1}
    assert t.g.players[0].manned == {"corn": 1}
    assert t.g.players[0].windrose == windrose


def test_a_noble_on_the_tile_stays_one():
    """R-2.11, R-3.9: on the windrose too."""
    t = lodge()
    t.board(0, city="1 hunting_lodge", island="1 corn", nobles="1 corn")
    t.phase("settler").play("0 discard corn")
    assert t.g.players[0].nobles == {"windrose": 1}


def test_nothing_but_quarries():
    """R-2.11: a quarry cannot be discarded, nor can what is not there."""
    assert lodge("3 quarry").phase("settler").g.over


@pytest.mark.parametrize(
    ("filled", "points"), [((7, 7, 8), 0), ((6, 7, 8), 2), ((8, 7, 6), 0), ((6, 7, 6), 0)]
)
def test_a_noble_scores_for_most_empty_spaces(filled: tuple[int, ...], points: int):
    """E-15: empty spaces 5/5/4: nobody gets VP; 6/5/4 and the owner has 6: 2 VP."""
    t = lodge(f"{filled[0]} corn", noble=True)
    for seat in (1, 2):
        t.board(seat, island=f"{filled[seat]} corn")
    t.phase("settler")
    assert t.chips == [points, 0, 0]
    assert t.g.over


def test_forests_fill_their_spaces():
    """R-2.11: a forest is no empty space."""
    t = lodge("4 corn", noble=True, forests="3 corn")
    t.board(1, island="6 corn")
    t.board(2, island="8 corn")
    t.phase("settler")
    assert t.chips == [0, 0, 0]


def test_neither_has_the_others_effect():
    """D-36: a noble discards nothing, a colonist scores nothing."""
    assert lodge("1 corn", noble=True).phase("settler").asked == []
    t = lodge("1 corn", noble=False)
    t.board(1, island="9 corn")
    t.board(2, island="9 corn")
    t.phase("settler")
    assert (t.asked, t.chips[0]) == ([(0, "discard")], 0)


def test_an_empty_lodge_does_nothing():
    """R-1.7: it has to be occupied."""
    t = lodge()
    t.board(0, city="0 hunting_lodge", island="1 corn")
    assert t.phase("settler").g.over


def test_several_lodges_act_clockwise_from_the_settler():
    """Q-29: each is judged when it acts: seat 2 discards first, which leaves the noble of seat 0
    without the most empty spaces."""
    t = lodge("6 corn", noble=True)
    t.board(1, island="9 corn")
    t.board(2, city="1 hunting_lodge", island="7 corn")
    t.phase("settler", 2).play("2 discard corn")
    assert t.chips == [0, 0, 0]
    t = lodge("6 corn", noble=True)
    t.board(1, island="9 corn")
    t.board(2, city="1 hunting_lodge", island="7 corn")
    t.phase("settler", 0)
    assert t.chips == [2, 0, 0]


def test_the_librarys_second_tile_comes_before_the_lodges():
    """R-2.10, R-2.11: the lodge is judged at the end of the phase: with his second tile the
    settler's 6 empty spaces are 5 like another's."""
    t = expanded().tiles("corn", "corn", "corn", "corn")
    t.board(0, city="1 library 1 hunting_lodge", nobles="1 hunting_lodge", island="6 corn")
    t.board(1, island="7 corn")
    t.board(2, island="8 corn")
    t.phase("settler").play("0 pass", "1 pass", "2 pass", "0 settle corn")
    assert t.chips == [0, 0, 0]


@pytest.mark.parametrize(("answer", "points"), [("points", 2), ("pass", 0)])
def test_its_points_may_be_declined(answer: str, points: int):
    """Q-33, R-2.11: with the option the noble's owner may leave the 2 VP."""
    t = expanded(decline_points="yes").tiles()
    t.g.quarries = 0
    t.board(0, city="1 hunting_lodge", nobles="1 hunting_lodge")
    t.board(1, island="1 corn")
    t.board(2, island="1 corn")
    t.phase("settler").play(f"0 {answer}")
    assert t.chips[0] == points
