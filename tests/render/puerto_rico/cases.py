"""A few pictures of fixed positions, which are held against the ones that eyes have approved.

`python -m tests.tools.goldens puerto_rico NAME` redraws one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from bot.engine.api import Decision
from bot.games.puerto_rico.view import View
from render.api import Look, Picture
from render.puerto_rico import gallery
from tests.catalogue import GAMES
from tests.games import packed
from tests.render.play import game, questions
from tests.render.views import NAMES, courtly, drafting, view

RULES = GAMES["puerto_rico"]
GOLDEN = Path(__file__).parents[1] / "golden"
STORED = Path(__file__).parents[2] / "games" / "puerto_rico" / "stored"

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
    "cover": lambda: gallery.cover(LOOK),
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
