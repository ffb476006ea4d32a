"""R-3.8 to R-3.10: nobles come with the ship and to the villa, one test a ruling."""

from __future__ import annotations

import pytest

from bot.engine import batches
from bot.games.puerto_rico.data import SETUPS
from tests.games.puerto_rico.positions import RULES, Table, expanded

ROOM = "9 corn"


def harbor(seats: int = 3, colonists: int = 0, nobles: int = 0, **options: str) -> Table:
    """A table with room on all islands, and these people on the ship."""
    t = Table(seats, expansions="nobles", **options)
    for seat in range(seats):
        t.board(seat, island=ROOM, manned="")
    t.g.colonist_ship, t.g.noble_ship = colonists, nobles
    return t


def people(t: Table) -> list[tuple[int, int]]:
    """Return everybody's colonists and nobles."""
    return [(p.people - sum(p.nobles.values()), sum(p.nobles.values())) for p in t.g.players]


# Set-up -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_setup(seats: int):
    """R-3.9, R-3.10: one noble instead of a colonist on the first ship; 20 nobles and all 100
    colonists are used whatever the number of players."""
    g = RULES.setup(seats, {"expansions": "nobles"}, 1)
    assert (g.noble_ship, g.colonist_ship) == (1, SETUPS[seats].colonist_ship - 1)
    assert (g.nobles + g.noble_ship, g.colonists + g.colonist_ship) == (20, 100)


@pytest.mark.parametrize("expansions", ["none", "buildings"])
def test_without_nobles_there_are_none(expansions: str):
    """R-3.9: nobles belong to expansion II."""
    g = RULES.setup(3, {"expansions": expansions, "draft": "random"}, 1)
    assert (g.nobles, g.noble_ship, g.colonists) == (0, 0, 55)
    assert not RULES.view(g, 0).with_nobles


# The ship -----------------------------------------------------------------------------


def test_who_picks_chooses_while_both_are_aboard():
    """R-3.9: colonist or noble, one by one, the mayor first; when one kind is left there is
    nothing to choose any more."""
    t = harbor(colonists=3, nobles=1).phase("mayor").play("0 pass")
    assert t.asked == [(0, "ship")]
    assert t.legal(0) == ["colonist", "noble"]
    t.play("0 colonist", "1 noble")
    assert t.recorded("noble") == [{"seat": 1, "source": "ship", "circle": "windrose"}]
    assert people(t) == [(2, 0), (0, 1), (1, 0)]


def test_the_last_is_taken_by_who_is_left():
    """R-3.9: if nobody wants the noble he comes last."""
    t = harbor(colonists=2, nobles=1).phase("mayor").play("0 pass", "0 colonist", "1 colonist")
    assert people(t) == [(1, 0), (1, 0), (0, 1)]


def test_a_ship_of_nobles():
    """R-3.9: with nobles only they are shared like colonists."""
    t = harbor(nobles=4).phase("mayor", 1).play("1 pass")
    assert people(t) == [(0, 1), (0, 2), (0, 1)]


def test_nobles_may_be_refused_too():
    """Q-01: with the option who refuses sends one back to the supply, a colonist first."""
    t = harbor(colonists=1, nobles=1, decline_ship_colonists="yes").phase("mayor").play("0 pass")
    assert t.legal(0) == ["colonist", "noble", "pass"]
    colonists, nobles = t.g.colonists, t.g.nobles
    t.play("0 pass", "1 pass")
    # The refill has taken its share from both supplies already.
    assert people(t) == [(0, 0)] * 3
    assert (t.g.colonists + t.g.colonist_ship, t.g.nobles + t.g.noble_ship) == (
        colonists + 1,
        nobles + 1,
    )


@pytest.mark.parametrize(("supply", "nobles", "colonists"), [(19, 1, 2), (1, 1, 2), (0, 0, 3)])
def test_refill(supply: int, nobles: int, colonists: int):
    """R-3.9: one of the people of every refill is a noble while the supply has any."""
    t = harbor()
    t.g.nobles = supply
    t.phase("mayor").play("0 pass")
    assert (t.g.noble_ship, t.g.colonist_ship) == (nobles, colonists)
    assert t.recorded("ship_refilled") == [{"colonists": colonists, "nobles": nobles, "missing": 0}]


def test_neither_kind_running_out_ends_the_game():
    """R-3.10: the ship takes what there is."""
    t = harbor(colonists=1)
    t.g.colonists, t.g.nobles = 1, 0
    t.phase("mayor").play("0 pass")
    assert (t.g.colonist_ship, t.g.colonists, t.g.ending) == (1, 0, None)
    assert t.recorded("ship_refilled", "missing") == [2]


def test_without_them_too_few_colonists_do():
    """R-3.7: the same refill ends a game without expansion II."""
    t = expanded(expansions="buildings")
    t.g.colonists, t.g.colonist_ship = 1, 0
    t.phase("mayor").play("0 pass")
    assert t.g.ending == "colonists"


# Placing ------------------------------------------------------------------------------


def test_a_noble_stands_wherever_a_colonist_can():
    """R-3.9: plantations, quarries, buildings; each step says which of the two is placed."""
    t = harbor()
    t.board(
        0,
        city="0 chapel",
        island="1 corn 1 quarry",
        manned="",
        windrose=2,
        nobles="1 windrose",
    )
    t.phase("mayor").play("0 pass")
    circles = ["chapel", "corn", "quarry"]
    moves = [*(f"place {c}" for c in circles), *(f"place_noble {c}" for c in circles)]
    assert t.legal(0) == moves
    t.play("0 place_noble quarry", "0 place corn")
    player = t.g.players[0]
    assert (player.manned, player.nobles, player.windrose) == (
        {"quarry": 1, "corn": 1},
        {"quarry": 1},
        0,
    )
    assert t.recorded("nobles_placed") == [{"seat": 0, "quarry": 1}]


def test_who_stays_on_the_windrose_is_the_owners_choice():
    """R-3.4, R-3.9: with more people than circles both kinds are offered for the last circle."""
    t = harbor()
    t.board(0, city="0 chapel", windrose=2, nobles="1 windrose")
    t.phase("mayor").play("0 pass")
    assert t.legal(0) == ["place chapel", "place_noble chapel"]
    t.play("0 place_noble chapel")
    assert (t.g.players[0].nobles, t.g.players[0].windrose) == ({"chapel": 1}, 1)


def test_once_the_noble_stands_the_rest_is_foregone_but_still_asked():
    """Colonists enough for every circle: all answers lead to the same position.

    The rules ask all the same, as they did in stored games; the host spares people the question.
    """
    t = harbor()
    t.board(
        0, city="0 chapel", island="1 corn 1 quarry", manned="", windrose=3, nobles="1 windrose"
    )
    t.phase("mayor").play("0 pass")
    assert not RULES.foregone(t.g, 0), "where the noble goes is a choice"
    t.play("0 place_noble quarry")
    assert t.legal(0) == ["place chapel", "place corn"]
    rest = RULES.foregone(t.g, 0)
    assert sorted(move.text for move in rest) == ["place chapel", "place corn"]
    ends = []
    for order in (rest, rest[::-1]):
        g = RULES.clone(t.g)
        batches.play(RULES, g, 0, order)
        ends.append(RULES.dump(g)["players"][0])
    assert ends[0] == ends[1]
    assert not RULES.foregone(t.g, 1)


def test_people_may_wait_with_the_option():
    """D-07: without the duty to fill circles nobles may stay on the windrose like colonists."""
    t = harbor(must_fill_circles="no")
    t.board(0, city="0 chapel", windrose=2, nobles="1 windrose")
    t.phase("mayor").play("0 pass")
    assert t.legal(0) == ["pass", "place chapel", "place_noble chapel"]
    t.play("0 pass")
    assert (t.g.players[0].windrose, t.g.players[0].city["chapel"]) == (2, 0)


def test_nobles_alone_fill_their_circles_by_themselves():
    """R-3.4: one kind of people and no more circles than people: nothing to choose."""
    t = harbor()
    t.board(0, city="0 chapel 0 villa", windrose=2, nobles="2 windrose")
    t.board(1, city="0 chapel", windrose=1, nobles="1 windrose")
    t.phase("mayor").play("0 pass")
    assert {seat for seat, _ in t.asked} <= {2}
    assert t.g.players[0].nobles == {"chapel": 1, "villa": 1}
    assert t.g.players[1].nobles == {"chapel": 1}


def test_nobles_are_lifted_like_colonists():
    """R-3.3, R-3.9: everybody is placed anew, and the boards show where nobles stood."""
    t = harbor()
    t.board(0, island="2 corn 1 sugar", manned="2 corn", nobles="1 corn")
    t.phase("mayor").play("0 pass")
    player = RULES.view(t.g, 1).players[0]
    assert (player.before, player.nobles_before) == (("corn", "corn"), ("corn",))
    assert (player.windrose, player.windrose_nobles, player.nobles) == (2, 1, 1)


def test_a_noble_works_like_a_colonist():
    """R-3.9: he produces, and he counts on a quarry."""
    t = harbor()
    t.board(0, city="1 indigo_plant", island="1 indigo", nobles="1 indigo_plant 1 indigo")
    assert t.phase("craftsman", 1).goods(0) == {"indigo": 1}
    t.board(0, island="1 quarry", nobles="1 quarry", doubloons=9)
    assert t.phase("builder", 2).play("2 pass").prices(0, ["wharf"]) == {"wharf": 8}


def test_a_board_shows_who_is_a_noble():
    """R-3.9: to everybody."""
    t = harbor()
    t.board(
        0,
        city="2 indigo_plant",
        island="2 corn",
        windrose=3,
        nobles="1 indigo_plant 1 corn 1 windrose",
    )
    player = RULES.view(t.rounds().g, None).players[0]
    assert [(b.key, b.people, b.nobles) for b in player.city] == [("indigo_plant", 2, 1)]
    assert [(tile.manned, tile.noble) for tile in player.island] == [(True, True), (True, False)]
    assert (player.windrose, player.windrose_nobles, player.nobles) == (3, 1, 3)


# Villa --------------------------------------------------------------------------------


def villa(nobles: int = 19, colonists: int = 50, people: int = 1, aboard: int = 0) -> Table:
    t = harbor(colonists=aboard)
    t.board(1, city=f"{people} villa", island=ROOM, manned="")
    t.g.nobles, t.g.colonists = nobles, colonists
    t.phase("mayor")
    return t.play("0 pass") if colonists else t


@pytest.mark.parametrize(
    ("nobles", "colonists", "came"),
    [(19, 50, (1, 1)), (0, 3, (2, 0)), (0, 0, (1, 0)), (1, 0, (1, 1))],
)
def test_villa(nobles: int, colonists: int, came: tuple[int, int]):
    """E-17, R-3.8, D-37: a noble from the supply; none left: a colonist from the supply; none:
    nothing."""
    t = villa(nobles, colonists)
    assert people(t)[1] == came
    assert len(t.recorded("noble", "source")) == came[1]


@pytest.mark.parametrize(("nobles", "left"), [(2, (1, 3)), (0, (0, 2))])
def test_whoever_comes_to_the_villa_leaves_the_supply(nobles: int, left: tuple[int, int]):
    t = villa(nobles, 3)
    assert (t.g.nobles, t.g.colonists) == left


def test_villa_takes_nobody_off_the_ship():
    """E-17: both supplies at 0: nothing, whoever is aboard; the one aboard goes to the mayor."""
    t = villa(0, 0, aboard=1)
    assert people(t) == [(1, 0), (1, 0), (0, 0)]
    assert t.g.colonists == 0


def test_villa_has_to_be_occupied_before_the_ship_is_shared():
    """R-3.8: at the owner's first turn: who comes in this phase is too late."""
    t = villa(people=0)
    assert people(t)[1] == (0, 0)


def test_villas_come_in_turn_order_after_the_mayors_privilege():
    """R-3.8: the last noble goes to the villa that is nearer to the mayor."""
    t = harbor()
    for seat in (0, 2):
        t.board(seat, city="1 villa", island=ROOM, manned="")
    t.g.nobles = 1
    t.phase("mayor", 1)
    assert t.recorded("noble") == []
    t.play("1 pass")
    assert [people(t)[seat] for seat in (0, 2)] == [(2, 0), (1, 1)]


def test_the_villas_noble_is_placed_in_the_same_phase():
    """R-3.8, R-3.3: he comes before the placing."""
    t = villa()
    assert "place_noble corn" in t.legal(1)


def declinable(nobles: int = 1, colonists: int = 3, people: int = 1) -> Table:
    """Return the mayor phase of seat 0, of whose villas seat 1 has one, at the villa's question."""
    t = harbor(decline_villa="yes")
    t.board(1, city=f"{people} villa", island=ROOM, manned="")
    t.g.nobles, t.g.colonists = nobles, colonists
    t.phase("mayor")
    return t.play("0 pass") if colonists else t


@pytest.mark.parametrize(
    ("nobles", "colonists", "offered"),
    [(2, 3, "noble"), (1, 0, "noble"), (0, 3, "colonist")],
)
def test_option_the_villas_person_may_be_declined(nobles: int, colonists: int, offered: str):
    """D-37: the English rules say "may": the owner takes whom the villa brings, or nobody."""
    t = declinable(nobles, colonists)
    assert t.asked == [(1, "villa")]
    assert t.legal(1) == [offered, "pass"]
    before = people(t)[1]
    taken, declined = declinable(nobles, colonists), declinable(nobles, colonists)
    taken.play(f"1 {offered}")
    declined.play("1 pass")
    noble = offered == "noble"
    assert (taken.g.nobles, taken.g.colonists) == (nobles - noble, colonists - (not noble))
    assert (declined.g.nobles, declined.g.colonists) == (nobles, colonists)
    assert people(declined)[1] == before
    assert taken.recorded(offered, "source") == ["villa"]
    assert declined.recorded(offered, "source") == []


def test_nobody_is_asked_about_an_empty_villa_or_where_nobody_is_left():
    """D-37, R-3.8: the villa must be occupied, and somebody be in the supply."""
    for t in (declinable(0, 0), declinable(people=0)):
        assert (1, "villa") not in t.asked


def test_villas_are_asked_in_turn_order_after_the_privilege_and_before_the_ship():
    """R-3.8, D-37: whoever declines leaves the noble to the next villa."""
    t = harbor(decline_villa="yes")
    for seat in (0, 2):
        t.board(seat, city="1 villa", island=ROOM, manned="")
    t.g.nobles = 1
    t.phase("mayor", 1)
    assert t.asked == [(1, "colonist")]
    t.play("1 pass")
    assert t.asked == [(2, "villa")]
    t.play("2 pass")
    assert (t.asked, t.legal(0)) == ([(0, "villa")], ["noble", "pass"])
    t.play("0 noble")
    assert [people(t)[seat][1] for seat in (0, 2)] == [1, 0]


# Colonists from elsewhere (Q-16) ------------------------------------------------------


def test_nobles_come_from_the_ship_and_the_villa_only():
    """Q-16: mayor's privilege, hospice and university take from the colonist supply."""
    t = harbor(colonists=1)
    assert t.phase("mayor").legal(0) == ["colonist", "pass"]
    t = expanded()
    t.board(0, city="1 university", doubloons=9)
    assert t.phase("builder").play("0 build church").legal(0) == ["colonist", "pass"]


@pytest.mark.parametrize("kind", ["colonist", "noble"])
def test_from_the_ship_either_may_be_taken(kind: str):
    """Q-16: if the colonist supply is empty university and hospice take who is aboard."""
    t = expanded()
    t.g.colonists, t.g.colonist_ship, t.g.noble_ship = 0, 1, 1
    t.board(0, city="1 university", doubloons=9)
    t.phase("builder").play("0 build church")
    assert t.legal(0) == ["colonist", "noble", "pass"]
    t.play(f"0 {kind}")
    assert t.g.players[0].city["church"] == 1
    assert t.g.players[0].nobles == ({"church": 1} if kind == "noble" else {})
    assert t.g.colonist_ship + t.g.noble_ship == 1


def test_a_hospice_takes_the_noble_aboard():
    """Q-16, R-2.7: if nobody else is left."""
    t = expanded().tiles("corn")
    t.g.colonists, t.g.colonist_ship, t.g.noble_ship = 0, 0, 1
    t.board(0, city="1 hospice")
    t.phase("settler").play("0 settle corn")
    assert t.legal(0) == ["noble", "pass"]
    t.play("0 noble")
    assert (t.g.players[0].manned, t.g.players[0].nobles) == ({"corn": 1}, {"corn": 1})


@pytest.mark.parametrize("role", ["mayor", "university", "hospice"])
def test_option_nobles_from_supply(role: str):
    """Q-16: the option: "colonist" means noble too, from the noble supply."""
    t = expanded(nobles_from_supply="yes").tiles("corn")
    t.g.colonist_ship = t.g.noble_ship = 0
    t.board(0, city="1 university 1 hospice", doubloons=5)
    if role == "mayor":
        t.phase("mayor")
    elif role == "university":
        t.phase("builder").play("0 build church")
    else:
        t.phase("settler").play("0 settle corn")
    assert t.legal(0) == ["colonist", "noble", "pass"]
    nobles, colonists = t.g.nobles, t.g.colonists
    t.play("0 noble")
    assert sum(t.g.players[0].nobles.values()) == 1
    assert (t.g.nobles + t.g.noble_ship, t.g.colonists + t.g.colonist_ship) == (
        nobles - 1,
        colonists,
    )


def test_option_nobles_from_supply_when_the_supply_is_empty():
    """Q-16: no noble in the supply, none is offered."""
    t = expanded(nobles_from_supply="yes")
    t.g.nobles = 0
    assert t.phase("mayor").legal(0) == ["colonist", "pass"]
