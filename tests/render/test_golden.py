"""A few pictures of fixed positions, held against the ones that eyes have approved.

Small differences (another version of a library) are tolerated; anything that one would see
is not. `python -m tests.tools.goldens puerto_rico NAME` redraws one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.engine.api import Decision
from bot.games.puerto_rico.view import View
from render.api import Look, Picture
from render.puerto_rico import gallery
from tests.catalogue import GAMES
from tests.games import packed
from tests.render.approved import TOLERANCE, as_png, check, difference
from tests.render.play import game, questions
from tests.render.views import NAMES, courtly, drafting, view
from tests.tools.goldens import redraw

RULES = GAMES["puerto_rico"]
GOLDEN = Path(__file__).parent / "golden"
STORED = Path(__file__).parents[1] / "games" / "puerto_rico" / "stored"

LOOK = Look("en", "night", NAMES, ("", "strong"), "Puerto Rico · #7")
COURT = courtly(view(5, 0.7, "captain", (2,)))


def stored(name: str) -> View:
    """Return a position that an earlier version has stored."""
    record = packed.read(STORED, name)
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
"""The pictures by name."""


def draw(case: str) -> bytes:
    """Return the picture of a case as PNG."""
    return as_png(CASES[case]())


@pytest.mark.parametrize("case", CASES)
def test_the_picture_is_the_approved_one(case: str):
    check(draw(case), GOLDEN / f"{case}.png")


def test_what_one_would_see_is_told():
    assert difference(draw("early-table"), draw("late-table")) > 10 * TOLERANCE


def test_a_picture_that_differs_is_written_beside_the_approved_one(tmp_path: Path):
    approved = tmp_path / "render" / "golden" / "sea.png"
    approved.parent.mkdir(parents=True)
    approved.write_bytes(plain("blue"))
    out = tmp_path / "out"
    check(plain("blue"), approved, out)
    assert not out.exists()
    for drawn, kinds in ((plain("green"), "differs"), (plain("blue", 40), "another size")):
        with pytest.raises(AssertionError, match=kinds) as told:
            check(drawn, approved, out)
        folder = out / "render" / "golden" / "sea"
        assert str(told.value).endswith(f": {folder}")
        assert (folder / "approved.png").read_bytes() == plain("blue")
        assert (folder / "drawn.png").read_bytes() == drawn
        with Image.open(folder / "difference.png") as apart:
            assert apart.getbbox()
    approved.unlink()
    with pytest.raises(AssertionError, match="is not there"):
        check(plain("blue"), approved, out)


def plain(color: str, width: int = 32) -> bytes:
    out = BytesIO()
    Image.new("RGB", (width, 20), color).save(out, "PNG")
    return out.getvalue()


def test_a_picture_is_redrawn_by_name_and_no_other(tmp_path: Path, capsys):
    def drawn(case: str) -> bytes:
        return plain({"sea": "blue", "land": "green"}[case])

    cases = ("sea", "land")
    assert redraw((), cases, tmp_path, drawn) == 0
    assert redraw(("moon",), cases, tmp_path, drawn) == 2
    assert list(tmp_path.iterdir()) == []
    assert redraw(("sea",), cases, tmp_path, drawn) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["sea.png"]
    capsys.readouterr()
    assert redraw((), cases, tmp_path, drawn) == 0
    assert capsys.readouterr().out == "sea is the same\nland differs\n"
