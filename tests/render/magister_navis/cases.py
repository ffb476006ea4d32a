"""A few pictures of stored positions, which are held against the ones that eyes have approved.

`python -m tests.tools.goldens magister_navis NAME` redraws one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from bot.games.magister_navis.state import State
from bot.games.magister_navis.view import View
from render.api import Look, Picture
from render.magister_navis import RENDERER, Regions, gallery
from tests.games import packed
from tests.render.magister_navis.play import NAMES, RULES

GOLDEN = Path(__file__).parent / "golden"
STORED = Path(__file__).parents[2] / "games" / "magister_navis" / "stored"
LOOK = Look("en", "night", NAMES, ("", "strong"), "Magister Navis · #7")
REGIONS = Regions()


def stored(name: str) -> State:
    """Return a position that an earlier version has stored."""
    record = packed.read(STORED, name)
    return RULES.load(record["state"], record["schema"])


def seen(name: str) -> View:
    """Return what a spectator sees of it."""
    return RULES.view(stored(name), None)


def asked(name: str) -> Picture:
    """Return the question of a position."""
    picture = RENDERER.question(RULES.pending(stored(name))[0], seen(name), LOOK)
    assert picture is not None
    return picture


CASES: Mapping[str, Callable[[], Picture]] = {
    "cover": lambda: gallery.cover(LOOK),
    "early-table": lambda: RENDERER.overview(seen("1-early"), LOOK),
    "late-table": lambda: RENDERER.overview(seen("1-late"), LOOK),
    "late-boards": lambda: RENDERER.boards(seen("1-late"), LOOK),
    "late-board": lambda: RENDERER.board(seen("1-late"), LOOK, 0),
    "build": lambda: asked("1-early"),
    "discard": lambda: asked("1-discard"),
    "region": lambda: REGIONS.draw(seen("1-action"), LOOK, "CA"),
}
"""The pictures by name."""
