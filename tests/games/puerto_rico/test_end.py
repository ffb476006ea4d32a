"""R-9: the end of the game and the scores, one test a ruling."""

from __future__ import annotations

import pytest

from bot.games.puerto_rico.data import BUILDINGS
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


def test_the_first_reason_stays():
    """R-9.1: a second trigger in the same round changes nothing."""
    t = Table(3)
    t.g.end_with("city")
    t.g.end_with("chips")
    assert t.g.ending == "city"


def test_a_normal_round_goes_on():
    """R-9.1: without a trigger there is a next round."""
    t = quiet(3).rounds()
    t.play("0 role captain", "1 role craftsman", "2 role builder")
    assert t.asked == [(1, "role")]


def test_doubloons_on_roles_do_not_count():
    """Q-44: what lies on the role cards at the end has no effect."""
    t = Table(3)
    t.g.roles["trader"] = 5
    assert [t.score(seat).points for seat in range(3)] == [0, 0, 0]
    assert t.score(0).tiebreak == 0


def test_score():
    """R-9.2: chips + printed VP of all buildings, occupied or not + bonus of occupied large
    buildings."""
    t = Table(3)
    t.board(0, city="0 harbor 1 wharf 0 residence 1 fortress", chips=10, windrose=4)
    assert t.line(0, "chips") == 10
    assert t.line(0, "buildings") == 3 + 3 + 4 + 4
    assert t.line(0, "residence") is None
    assert t.line(0, "fortress") == 2
    assert t.score(0).points == 26


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


def test_guild_hall():
    """T-13: small and large sugar mill, small indigo plant, coffee roaster: 1+2+1+2 = 6,
    occupied or not."""
    t = Table(3)
    t.board(
        0, city="1 guild_hall 0 small_sugar_mill 3 sugar_mill 0 small_indigo_plant 0 coffee_roaster"
    )
    assert t.line(0, "guild_hall") == 6


def test_guild_hall_of_all_production_buildings():
    """R-9.3: all six: 2 x 1 + 4 x 2 = 10; beige buildings count nothing."""
    t = Table(3)
    production = [key for key, b in BUILDINGS.items() if b.production and b.set == "base"]
    t.board(0, city="1 guild_hall 1 harbor " + " ".join(f"0 {key}" for key in production))
    assert t.line(0, "guild_hall") == 10


@pytest.mark.parametrize(("spaces", "bonus"), [(0, 4), (1, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
@pytest.mark.parametrize("manned", [None, ""])
def test_residence(spaces: int, bonus: int, manned: str | None):
    """T-14, D-21, Q-19: 4/5/6/7 VP for up to 9/10/11/12 filled spaces, occupied or not,
    plantations and quarries."""
    t = Table(3)
    island = f"{spaces - spaces // 2} corn {spaces // 2} quarry"
    t.board(0, city="1 residence", island=island, manned=manned)
    assert t.line(0, "residence") == bonus


@pytest.mark.parametrize(("people", "bonus"), [(20, 6), (21, 7), (2, 0), (3, 1)])
def test_fortress(people: int, bonus: int):
    """T-15, Q-21: a third of the colonists on the whole board, the windrose included, rounded
    down: 20 give 6."""
    t = Table(3)
    t.board(0, city="1 fortress", island="1 corn", windrose=people - 2)
    assert t.line(0, "fortress") == bonus


@pytest.mark.parametrize(("chips", "bonus"), [(23, 5), (24, 6), (3, 0), (0, 0)])
def test_customs_house(chips: int, bonus: int):
    """T-16, D-23: a quarter of the VP in chips, paper included, buildings not: 23 give 5."""
    t = Table(3)
    t.board(0, city="1 customs_house 1 residence 1 harbor", chips=chips)
    assert t.line(0, "customs_house") == bonus


def test_city_hall():
    """T-17: hacienda, construction hut, office, large warehouse, harbor, residence, city hall:
    7, itself included, occupied or not; production buildings do not count (Q-20)."""
    t = Table(3)
    beige = "0 hacienda 1 construction_hut 0 office 1 large_warehouse 0 harbor 0 residence"
    t.board(0, city=f"{beige} 1 city_hall 1 sugar_mill 1 small_indigo_plant")
    assert t.line(0, "city_hall") == 7


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


def test_a_tie_after_the_tie_break_is_shared():
    """Q-32, R-9.4: still tied: both win, and the next one is third."""
    t = Table(4)
    t.board(0, chips=10, doubloons=1)
    t.board(1, chips=20, goods="1 corn")
    t.board(2, chips=20, doubloons=1)
    t.board(3, chips=10, doubloons=1)
    assert [t.score(seat).rank for seat in range(4)] == [3, 1, 1, 3]
