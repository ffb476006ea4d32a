"""R-3.8 to R-3.10: nobles come with the ship and to the villa: what no case says."""

from __future__ import annotations

import pytest

from bot.engine import batches
from bot.games.puerto_rico.data import SETUPS
from tests.games.puerto_rico.positions import RULES, Table

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


# Placing ------------------------------------------------------------------------------


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


def test_nobles_are_lifted_like_colonists():
    """R-3.3, R-3.9: everybody is placed anew, and the boards show where nobles stood."""
    t = harbor()
    t.board(0, island="2 corn 1 sugar", manned="2 corn", nobles="1 corn")
    t.phase("mayor").play("0 pass")
    player = RULES.view(t.g, 1).players[0]
    assert (player.before, player.nobles_before) == (("corn", "corn"), ("corn",))
    assert (player.windrose, player.windrose_nobles, player.nobles) == (2, 1, 1)


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


def test_villa_has_to_be_occupied_before_the_ship_is_shared():
    """R-3.8: at the owner's first turn: who comes in this phase is too late."""
    t = villa(people=0)
    assert people(t)[1] == (0, 0)


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
