"""Sheets, central board and result, which are held against the ones that eyes have approved.

The positions are put together by hand: they stay as they are when the rules change.
`python -m tests.tools.goldens amerigo_sheets NAME` redraws one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from bot.engine.api import Score, ScoreLine
from bot.games.amerigo.scoring import LINES
from render.amerigo import gallery
from render.api import Look, Picture
from tests.render.amerigo.sheets import NAMES, view

GOLDEN = Path(__file__).parent / "golden_sheets"
LOOK = Look("en", "night", NAMES, ("", "strong"), "Amerigo · #7")


def final() -> Picture:
    """Return the result of a game that was never played."""
    scores = [
        Score(seat, sum(points), 0, rank, tuple(map(ScoreLine, LINES, points)))
        for rank, (seat, points) in enumerate(
            (
                (1, (64, 2, 12, 12, 0, 6, 0, 9, 7, 15, 6)),
                (3, (71, 0, 4, 0, 8, 2, 0, 0, 0, 10, 10)),
                (0, (40, 0, 7, 3, 0, 0, 4, 0, 12, 6, 3)),
                (2, (22, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0)),
            ),
            start=1,
        )
    ]
    return gallery.result(view(4), scores, LOOK)


CASES: Mapping[str, Callable[[], Picture]] = {
    "boards-4": lambda: gallery.boards(view(4, 4), LOOK, view(4, 4, 0.5)),
    "boards-3": lambda: gallery.boards(view(3, 3, 0.9), LOOK),
    "boards-2": lambda: gallery.boards(view(2, 2), LOOK),
    "board": lambda: gallery.board(view(4, 17, 1.0), LOOK, 2),
    "central-4": lambda: gallery.close_up(view(4, 4), LOOK, gallery.CENTRAL),
    "central-2": lambda: gallery.close_up(view(2, 2, 0.1), LOOK, gallery.CENTRAL),
    "result": final,
}
"""The pictures by name."""
