"""Pictures drawn before a game needs them: a process keeps the sprites it has drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from render.api import Look
from render.jobs import Face


def warm_up(face: Face, views: Sequence[Any], look: Look) -> None:
    """Draw the posts of these positions, and the board of the last one alone.

    Pictures that a person requests separately are left out: the other boards, and close-ups. Slow.
    """
    for view in views:
        face.renderer.overview(view, look)
        face.renderer.boards(view, look)
    face.renderer.board(views[-1], look, 0)
