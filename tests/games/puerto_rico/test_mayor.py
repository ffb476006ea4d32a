"""R-3: the mayor phase: what no case says."""

from __future__ import annotations

from tests.games.puerto_rico.positions import Table

ROOM = "9 corn"


def boards_with_room(t: Table) -> Table:
    for seat in range(t.g.seats):
        t.board(seat, island=ROOM, manned="")
    return t


def people(t: Table) -> list[int]:
    return [player.people for player in t.g.players]


def test_an_empty_ship_brings_nobody():
    """R-3.2: hospice and university may have emptied the ship (R-3.7)."""
    t = boards_with_room(Table(4))
    t.g.colonist_ship, t.g.colonists = 0, 0
    t.phase("mayor")
    assert people(t) == [0, 0, 0, 0]
    assert t.recorded("ship_shared") == []


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
