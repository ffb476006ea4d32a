"""A few pictures of fixed positions, held against the ones that eyes have approved.

Small differences (another version of a library) are tolerated; anything that one would see
is not. `python -m tests.render.golden` draws them anew.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.puerto_rico.view import View
from render.api import Look
from render.puerto_rico.gallery import boards, overview
from tests.catalogue import GAMES
from tests.render.views import NAMES, courtly, drafting, view

RULES = GAMES["puerto_rico"]
GOLDEN = Path(__file__).parent / "golden"
STORED = Path(__file__).parents[1] / "games" / "puerto_rico" / "stored"

CASES: Mapping[str, tuple[str | View, int]] = {
    "early-supply": ("1-early", 0),
    "middle-player": ("1-middle", 1),
    "late-supply": ("1-late", 0),
    "late-player": ("1-late", 2),
    "court-player": (courtly(view(5, 0.7, "captain", (2,))), 3),
    "court-supply": (courtly(view(5, 0.7, "captain", (2,))), 0),
    "court-table": (courtly(view(5, 0.7, "captain", (2,))), -1),
    "draft": (drafting(8), -1),
}
"""By name: a stored state or a view, and the picture's place in boards and overview."""

TOLERANCE = 1.5
"""Mean difference of a channel, of 255: a moved number of one card is more."""


def stored(name: str) -> View:
    """Return a position that an earlier version has stored."""
    record = json.loads((STORED / f"{name}.json").read_text(encoding="utf-8"))
    return RULES.view(RULES.load(record["state"], record["schema"]), None)


def draw(case: str) -> bytes:
    """Return the picture of a case as PNG."""
    source, place = CASES[case]
    position = stored(source) if isinstance(source, str) else source
    look = Look("en", "night", NAMES, frozenset({1}), "Puerto Rico · #7")
    pictures = (*boards(position, look), overview(position, look))
    picture = Image.open(BytesIO(pictures[place].data))
    out = BytesIO()
    picture.convert("RGB").quantize(128).save(out, "PNG", optimize=True)
    return out.getvalue()


def difference(one: bytes, other: bytes) -> float:
    """Return the mean difference of a channel, in the worst of 16 x 10 fields."""
    images = [Image.open(BytesIO(data)).convert("RGB") for data in (one, other)]
    assert images[0].size == images[1].size
    apart = ImageChops.difference(*images)
    width, height = apart.width // 16, apart.height // 10
    fields = (
        apart.crop((x * width, y * height, (x + 1) * width, (y + 1) * height))
        for x in range(16)
        for y in range(10)
    )
    return max(max(ImageStat.Stat(field).mean) for field in fields)


@pytest.mark.parametrize("case", CASES)
def test_the_picture_is_the_approved_one(case: str):
    approved = (GOLDEN / f"{case}.png").read_bytes()
    assert difference(draw(case), approved) <= TOLERANCE


def test_what_one_would_see_is_told():
    assert difference(draw("early-supply"), draw("late-supply")) > 10 * TOLERANCE
