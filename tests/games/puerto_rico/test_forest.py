"""R-2.9, R-4.8: the forest house and what a forest is worth: what no case says."""

from __future__ import annotations

from tests.games.puerto_rico.positions import RULES, Table, expanded


def forester(more: str = "", seats: int = 3, **board: str | int) -> Table:
    """A table whose seat 0 has an occupied forest house."""
    t = expanded(seats)
    t.board(0, city=f"1 forest_house {more}", **board)  # type: ignore[arg-type]
    return t


def test_only_its_owner_sees_the_drawn_tile():
    """R-2.9: nobody else knows what it is, neither now nor when it lies as forest."""
    t = forester("1 hacienda").tiles("corn", top="coffee").phase("settler").play("0 draw")
    drawn = [[p.drawn for p in RULES.view(t.g, seat).players] for seat in (0, 1, None)]
    assert drawn == [["coffee", None, None], [None] * 3, [None] * 3]
    t.play("0 turn")
    assert t.recorded("drawn") == []
    assert t.recorded("forest") == [{"seat": 0}]
    for reader in (0, 1, None):
        tiles = RULES.view(t.g, reader).players[0].island
        assert [(tile.kind, tile.manned) for tile in tiles] == [("forest", False)]
