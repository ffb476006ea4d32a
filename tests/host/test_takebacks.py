"""Moves that stand after some were taken back."""

from __future__ import annotations

from bot.host.core.moves import takebacks
from bot.store.tables.moves import MoveRow


def rows(*restored: int | None) -> list[MoveRow]:
    """Return moves from version 1 on: None = a move, a number = back to that version."""
    return [
        MoveRow(1, version, 0, "user" if back is None else "undo", 100, "x", back, 0.0)
        for version, back in enumerate(restored, 1)
    ]


def standing(*restored: int | None) -> list[int]:
    return [row.version for row in takebacks.standing(rows(*restored))]


def test_a_move_stands_until_something_goes_back_before_it() -> None:
    assert standing() == []
    assert standing(None, None) == [1, 2]
    assert standing(None, None, 1) == [1]
    assert standing(None, None, 1, None) == [1, 4]
    assert standing(None, None, 1, None, 1) == [1]
    assert standing(None, None, 1, 0) == []
    assert standing(None, None, None, 1, None, 4) == [1]


def test_what_going_back_would_undo() -> None:
    moves = takebacks.standing(rows(None, None, None))
    assert [row.version for row in takebacks.since(moves, 1)] == [2, 3]
    assert takebacks.since(moves, 3) == []
