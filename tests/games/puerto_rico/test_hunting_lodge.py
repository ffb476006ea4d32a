"""R-2.11: the hunting lodge at the end of the settler phase: what no case says."""

from __future__ import annotations

from tests.games.puerto_rico.positions import Table, expanded


def lodge(island: str = "", *, noble: bool = False, more: str = "", **board: str) -> Table:
    """A table with nothing to settle, whose seat 0 has an occupied hunting lodge."""
    t = expanded(expansions="nobles").tiles()
    t.g.quarries = 0
    nobles = "1 hunting_lodge" if noble else ""
    t.board(0, city=f"1 hunting_lodge {more}", island=island, nobles=nobles, **board)  # type: ignore[arg-type]
    return t


def test_nothing_but_quarries():
    """R-2.11: a quarry cannot be discarded, nor can what is not there."""
    assert lodge("3 quarry").phase("settler").g.over


def test_an_empty_lodge_does_nothing():
    """R-1.7: it has to be occupied."""
    t = lodge()
    t.board(0, city="0 hunting_lodge", island="1 corn")
    assert t.phase("settler").g.over
