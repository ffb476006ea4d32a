"""R-3: the mayor phase, one test a ruling."""

from __future__ import annotations

import pytest

from tests.games.puerto_rico.positions import Table, expanded

ROOM = "9 corn"


def boards_with_room(t: Table) -> Table:
    for seat in range(t.g.seats):
        t.board(seat, island=ROOM, manned="")
    return t


def people(t: Table) -> list[int]:
    return [player.people for player in t.g.players]


def test_distribution():
    """T-01: 4 players, 6 colonists on the ship, the mayor uses his privilege: he gets 3 (one
    from the supply, the ship's first and fifth), the next 2, then 1 and 1; ship empty."""
    t = boards_with_room(Table(4))
    t.g.colonist_ship = 6
    t.phase("mayor").play("0 colonist")
    assert people(t) == [3, 2, 1, 1]
    assert t.recorded("ship_shared", "seat", "colonists") == [(0, 2), (1, 2), (2, 1), (3, 1)]
    assert t.g.colonists == 74 - 4


def test_the_ship_is_shared_clockwise_from_the_mayor():
    """R-3.2: one by one, clockwise, the mayor first."""
    t = boards_with_room(Table(4))
    t.g.colonist_ship = 5
    t.phase("mayor", 2).play("2 pass")
    assert people(t) == [1, 1, 2, 1]


def test_an_empty_ship_brings_nobody():
    """R-3.2: hospice and university may have emptied the ship (R-3.7)."""
    t = boards_with_room(Table(4))
    t.g.colonist_ship, t.g.colonists = 0, 0
    t.phase("mayor")
    assert people(t) == [0, 0, 0, 0]
    assert t.recorded("ship_shared") == []


def test_the_mayors_privilege_may_be_declined():
    """R-3.1, D-06: the extra colonist is optional."""
    t = boards_with_room(Table(3)).phase("mayor")
    assert t.legal(0) == ["colonist", "pass"]
    t.play("0 pass")
    assert people(t) == [1, 1, 1]


def test_option_mayor_privilege_compulsory():
    """D-06, other reading: the mayor always takes the extra colonist."""
    t = boards_with_room(Table(3, mayor_privilege_optional="no")).phase("mayor", 1)
    assert people(t) == [1, 2, 1]
    assert t.g.colonists == 55 - 1 - 3
    assert t.recorded("colonist", "seat", "source") == [(1, "mayor")]


@pytest.mark.parametrize("optional", ["yes", "no"])
def test_no_privilege_without_a_supply(optional: str):
    """R-3.1: the extra colonist comes from the supply, never from the ship."""
    t = boards_with_room(Table(3, mayor_privilege_optional=optional))
    t.g.colonists = 0
    t.phase("mayor")
    assert people(t) == [1, 1, 1]


def test_all_people_may_be_moved():
    """R-3.3: every player may move all his people freely."""
    t = Table(3)
    t.board(0, island="1 corn 1 indigo 1 sugar", manned="1 corn 1 indigo")
    t.g.colonists = t.g.colonist_ship = 0
    t.phase("mayor")
    assert t.legal(0) == ["place corn", "place indigo", "place sugar"]
    t.play("0 place sugar", "0 place indigo")
    assert t.g.players[0].manned == {"sugar": 1, "indigo": 1}
    assert t.recorded("placed")[-1] == {"seat": 0, "sugar": 1, "indigo": 1, "windrose": 0}


def test_people_come_from_buildings_too():
    """R-3.3: large buildings and production buildings give their people back as well."""
    t = Table(3)
    t.board(0, city="1 harbor 3 indigo_plant 0 wharf")
    t.g.colonists = t.g.colonist_ship = 0
    t.phase("mayor").play("0 place wharf", *["0 place indigo_plant"] * 2)
    assert t.legal(0) == ["place harbor", "place indigo_plant"]
    t.play("0 place harbor")
    assert t.g.players[0].city == {"harbor": 1, "indigo_plant": 2, "wharf": 1}


def test_nobody_keeps_people_beside_a_free_circle():
    """R-3.4, D-07: while a circle is free there is no pass; what is free to choose is which
    circles stay empty."""
    t = Table(3)
    t.board(0, island="1 corn 1 indigo", manned="", windrose=1)
    t.board(1, island="1 corn 1 indigo", manned="", windrose=1)
    t.g.colonists = t.g.colonist_ship = 0
    t.phase("mayor")
    assert t.legal(0) == ["place corn", "place indigo"]
    t.play("0 place indigo", "1 place corn")
    assert [player.windrose for player in t.g.players] == [0, 0, 0]


def test_surplus_people_wait_on_the_windrose():
    """R-3.4: the surplus stays there until a later mayor phase; nothing is asked where every
    circle is filled anyway."""
    t = Table(3)
    t.board(0, island="1 corn", manned="", city="0 indigo_plant", windrose=6)
    t.g.colonist_ship = t.g.colonists = 0
    t.phase("mayor")
    assert t.asked == []
    player = t.g.players[0]
    assert (player.manned, player.city, player.windrose) == ({"corn": 1}, {"indigo_plant": 3}, 2)
    assert t.recorded("placed")[0] == {"seat": 0, "corn": 1, "indigo_plant": 3, "windrose": 2}


def test_option_circles_may_stay_empty():
    """D-07, other reading: people may be kept on the windrose although circles are free."""
    t = Table(3, must_fill_circles="no")
    t.board(0, island="1 corn", manned="", windrose=2)
    t.g.colonist_ship = t.g.colonists = 0
    t.phase("mayor")
    assert t.legal(0) == ["pass", "place corn"]
    t.play("0 pass")
    assert (t.g.players[0].windrose, t.g.players[0].manned) == (2, {})


def test_option_circles_may_stay_empty_asks_nobody_without_people():
    """D-07, other reading: who has no people or no free circle is not asked."""
    t = Table(3, must_fill_circles="no")
    t.board(0, island="1 corn", manned="")
    t.board(1, windrose=3)
    t.g.colonist_ship = t.g.colonists = 0
    assert t.phase("mayor").asked == []
    assert t.g.players[1].windrose == 3


def test_all_place_at_the_same_time():
    """R-3.3, ours by default: placements do not touch each other, so nobody waits."""
    t = boards_with_room(Table(4))
    for seat in range(4):
        t.board(seat, island="1 corn 1 indigo 1 sugar", manned="")
    t.phase("mayor", 1).play("1 pass")
    assert t.asked == [(0, "place"), (1, "place"), (2, "place"), (3, "place")]
    t.play("3 place corn", "0 place sugar")
    assert t.asked == [(1, "place"), (2, "place")]


def test_option_placing_in_turn():
    """R-3.3 as printed: the mayor places first, then the others clockwise."""
    t = Table(4, placing="in_turn")
    for seat in range(4):
        t.board(seat, island="1 corn 1 indigo 1 sugar", manned="")
    t.phase("mayor", 2).play("2 pass")
    for seat in (2, 3, 0, 1):
        assert t.asked == [(seat, "place")]
        t.play(f"{seat} place corn")
    assert t.asked == []


@pytest.mark.parametrize("placing", ["together", "in_turn"])
def test_both_ways_of_placing_lead_to_the_same_table(placing: str):
    """The order of placing has no effect on what the ship brings next."""
    t = Table(3, placing=placing)
    for seat in range(3):
        t.board(seat, island="1 corn 1 indigo", manned="", city="0 sugar_mill")
    t.phase("mayor").play("0 colonist", "0 place corn", "0 place indigo")
    t.play("1 place sugar_mill", "2 place corn")
    assert t.asked == []
    assert t.g.colonist_ship == 8
    assert t.g.over


def test_option_declining_colonists_of_the_ship():
    """Q-01: with the option a player may refuse a colonist of the ship, which goes back to the
    supply; by default the distribution is automatic."""
    t = Table(3, decline_ship_colonists="yes")
    for seat in range(3):
        t.board(seat, island=ROOM, manned="")
    t.g.colonist_ship = 4
    t.phase("mayor", 1).play("1 pass")
    assert t.asked == [(1, "ship")]
    t.play("1 colonist", "2 pass", "0 colonist")
    assert t.asked == [(1, "ship")]
    t.play("1 colonist")
    assert people(t) == [1, 2, 0]
    assert t.g.colonists == 55 + 1 - 3
    assert t.recorded("declined") == [{"seat": 2}]


def test_default_ship_colonists_cannot_be_declined():
    """Q-01: only the mayor's own extra colonist may be declined."""
    t = boards_with_room(Table(3)).phase("mayor")
    assert t.asked == [(0, "colonist")]
    t.play("0 pass")
    assert t.asked == []


@pytest.mark.parametrize(
    ("empty", "supply", "ship", "left", "ends"),
    [
        (2, 10, 4, 6, False),
        (7, 10, 7, 3, False),
        (7, 7, 7, 0, False),
        (7, 6, 6, 0, True),
        (0, 4, 4, 0, False),
        (0, 3, 3, 0, True),
        (0, 0, 0, 0, True),
    ],
)
def test_refill(empty: int, supply: int, ship: int, left: int, ends: bool):
    """E-01, R-3.6, R-3.7: the ship gets as many as there are empty building circles, at least
    the number of players; the game ends only if the supply cannot cover it - exactly enough
    is no trigger - and what is there goes aboard."""
    t = Table(4)
    city = {0: "", 2: "0 coffee_roaster", 7: "0 indigo_plant 0 sugar_mill 0 harbor"}
    t.board(2, city=city[empty])
    t.g.colonists, t.g.colonist_ship = supply, 0
    t.phase("mayor")
    if t.asked:
        t.play("0 pass")
    assert (t.g.colonist_ship, t.g.colonists) == (ship, left)
    assert t.g.ending == ("colonists" if ends else None)
    assert t.recorded("ending", "reason") == (["colonists"] if ends else [])
    assert t.recorded("ship_refilled", "missing") == [max(empty, 4) - ship]


def test_refill_counts_building_circles_only():
    """R-3.6: empty plantations and quarries do not count; half-filled production buildings
    count each of their empty circles."""
    t = Table(3)
    t.board(0, island="5 corn 5 quarry", manned="", city="1 sugar_mill 0 coffee_roaster")
    t.board(1, island="6 quarry", manned="")
    t.g.colonist_ship = 0
    t.phase("mayor").play("0 pass", "0 place sugar_mill")
    assert t.g.colonist_ship == 4


def test_refill_of_the_two_player_game():
    """R-11.2: two players: at least two colonists."""
    t = boards_with_room(Table(2)).phase("mayor").play("0 pass")
    assert (t.g.colonist_ship, t.g.colonists) == (2, 38)


def test_the_view_tells_who_stood_where():
    """While placing, a player sees which circles were occupied before (for `as before`)."""
    from tests.games.puerto_rico.positions import RULES

    t = Table(3)
    t.board(0, island="1 corn 1 indigo 1 sugar", manned="1 corn 1 indigo", city="1 harbor")
    t.board(1, city="0 harbor 0 wharf", windrose=1)
    t.g.colonist_ship = t.g.colonists = 0
    t.phase("mayor")
    view = RULES.view(t.g, 0)
    assert sorted(view.players[0].before) == ["corn", "harbor", "indigo"]
    assert view.players[2].before == ()


@pytest.mark.parametrize("supply", [5, 0])
def test_who_must_take_their_privilege_still_chooses_between_colonist_and_noble(supply: int):
    """D-06, Q-16: with a privilege that is compulsory and nobles in the supply the mayor takes one
    of the two, and the noble where there is no colonist; nobody leaves empty-handed."""
    t = boards_with_room(expanded(nobles_from_supply="yes", mayor_privilege_optional="no"))
    t.g.colonists, t.g.colonist_ship, t.g.noble_ship = supply, 0, 0
    t.phase("mayor")
    if supply:
        assert t.legal(0) == ["colonist", "noble"]
        t.play("0 noble")
    assert t.recorded("noble", "source") == ["mayor"]
    assert people(t) == [1, 0, 0]
