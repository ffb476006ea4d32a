"""A few pictures of stored positions, held against the ones that eyes have approved.

`python -m tests.render.magister_navis.golden NAME` redraws one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.games.magister_navis.state import State
from bot.games.magister_navis.view import View
from render.api import Look, Picture
from render.magister_navis import RENDERER, Regions
from tests.render.magister_navis.play import NAMES, RULES
from tests.render.test_golden import TOLERANCE, difference

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
    record = json.loads((STORED / f"{name}.json").read_text(encoding="utf-8"))
    return RULES.load(record["state"], record["schema"])


def _asked(name: str, view: View) -> Picture:
    """Return the question of a position."""
    picture = RENDERER.question(RULES.pending(stored(name))[0], view, LOOK)
    assert picture is not None
    return picture


def draw(case: str) -> bytes:
    """Return the picture of a case as PNG."""
    name, drawn = CASES[case]
    picture = Image.open(BytesIO(drawn(RULES.view(stored(name), None)).data))
    out = BytesIO()
    picture.convert("RGB").quantize(128).save(out, "PNG", optimize=True)
    return out.getvalue()


@pytest.mark.parametrize("case", CASES)
def test_the_picture_is_the_approved_one(case: str) -> None:
    approved = (GOLDEN / f"{case}.png").read_bytes()
    assert difference(draw(case), approved) <= TOLERANCE


def test_what_one_would_see_is_told() -> None:
    assert difference(draw("early-table"), draw("late-table")) > 10 * TOLERANCE
