"""A few pictures of fixed positions, held against the ones that eyes have approved.

Small differences (another version of a library) are tolerated; anything that one would see
is not. `python -m tests.render.golden NAME` redraws one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.engine.api import Decision
from bot.games.puerto_rico.view import View
from render.api import Look, Picture
from render.puerto_rico import gallery
from tests.catalogue import GAMES
from tests.render.golden import redraw
from tests.render.play import game, questions
from tests.render.views import NAMES, courtly, drafting, view

RULES = GAMES["puerto_rico"]
GOLDEN = Path(__file__).parent / "golden"
STORED = Path(__file__).parents[1] / "games" / "puerto_rico" / "stored"

LOOK = Look("en", "night", NAMES, ("", "strong"), "Puerto Rico · #7")
COURT = courtly(view(5, 0.7, "captain", (2,)))


def stored(name: str) -> View:
    """Return a position that an earlier version has stored."""
    record = json.loads((STORED / f"{name}.json").read_text(encoding="utf-8"))
    return RULES.view(RULES.load(record["state"], record["schema"]), None)


def largest(kind: str, seats: int, expansions: str) -> Picture:
    """Return the question of a random game, of one kind, with most moves."""
    found: tuple[View, Decision[Any]] | None = None
    for state, decision in questions(seats, 1, expansions):
        if decision.kind == kind and (not found or len(decision.moves) > len(found[1].moves)):
            found = RULES.view(state, decision.seat), decision
    assert found
    picture = gallery.question(found[1], found[0], LOOK)
    assert picture
    return picture


def final() -> Picture:
    """Return the result of a random game."""
    played = game(4, 2, "nobles")
    return gallery.result(played.views[-1], played.scores, LOOK)


CASES: Mapping[str, Callable[[], Picture]] = {
    "early-table": lambda: gallery.overview(stored("1-early"), LOOK),
    "late-table": lambda: gallery.overview(stored("1-late"), LOOK, stored("1-middle")),
    "early-boards": lambda: gallery.boards(stored("1-early"), LOOK),
    "middle-boards-2": lambda: gallery.boards(view(2, 0.6), LOOK, view(2, 0.5)),
    "middle-boards-3": lambda: gallery.boards(view(3, 0.6), LOOK, view(3, 0.5)),
    "court-table": lambda: gallery.overview(COURT, LOOK),
    "court-boards": lambda: gallery.boards(COURT, LOOK),
    "court-board": lambda: gallery.board(COURT, LOOK, 2),
    "draft": lambda: gallery.overview(drafting(8), LOOK),
    "build": lambda: largest("build", 4, "none"),
    "load": lambda: largest("load", 4, "none"),
    "place": lambda: largest("place", 4, "none"),
    "result": final,
}
"""What is drawn, by name."""

TOLERANCE = 1.5
"""Mean difference of a channel, of 255: a moved number of one card is more."""


def draw(case: str) -> bytes:
    """Return the picture of a case as PNG."""
    picture = Image.open(BytesIO(CASES[case]().data))
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
    assert difference(draw("early-table"), draw("late-table")) > 10 * TOLERANCE


def test_a_picture_is_redrawn_by_name_and_no_other(tmp_path: Path, capsys):
    def drawn(case: str) -> bytes:
        out = BytesIO()
        Image.new("RGB", (2, 2), {"sea": "blue", "land": "green"}[case]).save(out, "PNG")
        return out.getvalue()

    cases = ("sea", "land")
    assert redraw((), cases, tmp_path, drawn) == 0
    assert redraw(("moon",), cases, tmp_path, drawn) == 2
    assert list(tmp_path.iterdir()) == []
    assert redraw(("sea",), cases, tmp_path, drawn) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["sea.png"]
    capsys.readouterr()
    assert redraw((), cases, tmp_path, drawn) == 0
    assert capsys.readouterr().out == "sea is the same\nland differs\n"
