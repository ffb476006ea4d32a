"""A few pictures of stored positions, held against the ones that eyes have approved.

`python -m tests.tools.goldens magister_navis NAME` redraws one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from bot.games.magister_navis.state import State
from bot.games.magister_navis.view import View
from render.api import Look, Picture
from render.magister_navis import RENDERER, Regions
from tests.games import packed
from tests.render.approved import TOLERANCE, as_png, check, difference
from tests.render.magister_navis.play import NAMES, RULES

GOLDEN = Path(__file__).parent / "golden"
STORED = Path(__file__).parents[2] / "games" / "magister_navis" / "stored"
LOOK = Look("en", "night", NAMES, ("", "strong"), "Magister Navis · #7")
REGIONS = Regions()

CASES: Mapping[str, tuple[str, Callable[[View], Picture]]] = {
    "early-table": ("1-early", lambda view: RENDERER.overview(view, LOOK)),
    "late-table": ("1-late", lambda view: RENDERER.overview(view, LOOK)),
    "late-boards": ("1-late", lambda view: RENDERER.boards(view, LOOK)),
    "late-board": ("1-late", lambda view: RENDERER.board(view, LOOK, 0)),
    "build": ("1-early", lambda view: _asked("1-early", view)),
    "discard": ("1-discard", lambda view: _asked("1-discard", view)),
    "region": ("1-action", lambda view: REGIONS.draw(view, LOOK, "CA")),
}


def stored(name: str) -> State:
    """Return a position that an earlier version has stored."""
    record = packed.read(STORED, name)
    return RULES.load(record["state"], record["schema"])


def _asked(name: str, view: View) -> Picture:
    """Return the question of a position."""
    picture = RENDERER.question(RULES.pending(stored(name))[0], view, LOOK)
    assert picture is not None
    return picture


def draw(case: str) -> bytes:
    """Return the picture of a case as PNG."""
    name, drawn = CASES[case]
    return as_png(drawn(RULES.view(stored(name), None)))


@pytest.mark.parametrize("case", CASES)
def test_the_picture_is_the_approved_one(case: str) -> None:
    check(draw(case), GOLDEN / f"{case}.png")


def test_what_one_would_see_is_told() -> None:
    assert difference(draw("early-table"), draw("late-table")) > 10 * TOLERANCE
