"""A few pictures of stored positions, held against the ones that eyes have approved.

`python -m tests.render.magister_navis.golden` draws them anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.games.magister_navis.view import View
from render.api import Look, Picture
from render.magister_navis import RENDERER, Regions
from tests.render.magister_navis.play import NAMES, RULES
from tests.render.test_golden import TOLERANCE, difference

GOLDEN = Path(__file__).parent / "golden"
STORED = Path(__file__).parents[2] / "games" / "magister_navis" / "stored"
LOOK = Look("en", "night", NAMES, frozenset({1}), "Magister Navis · #7")
REGIONS = Regions()

CASES: Mapping[str, tuple[str, Callable[[View], Picture]]] = {
    "early-table": ("1-early", lambda view: RENDERER.overview(view, LOOK)),
    "late-table": ("1-late", lambda view: RENDERER.overview(view, LOOK)),
    "late-supply": ("1-late", lambda view: RENDERER.boards(view, LOOK)[0]),
    "late-player": ("1-late", lambda view: RENDERER.boards(view, LOOK)[1]),
    "middle-region": ("1-action", lambda view: REGIONS.draw(view, LOOK, "CA")),
}


def stored(name: str) -> View:
    """Return a position that an earlier version has stored."""
    record = json.loads((STORED / f"{name}.json").read_text(encoding="utf-8"))
    return RULES.view(RULES.load(record["state"], record["schema"]), None)


def draw(case: str) -> bytes:
    """Return the picture of a case as PNG."""
    name, drawn = CASES[case]
    picture = Image.open(BytesIO(drawn(stored(name)).data))
    out = BytesIO()
    picture.convert("RGB").quantize(128).save(out, "PNG", optimize=True)
    return out.getvalue()


@pytest.mark.parametrize("case", CASES)
def test_the_picture_is_the_approved_one(case: str) -> None:
    approved = (GOLDEN / f"{case}.png").read_bytes()
    assert difference(draw(case), approved) <= TOLERANCE


def test_what_one_would_see_is_told() -> None:
    assert difference(draw("early-table"), draw("late-table")) > 10 * TOLERANCE
