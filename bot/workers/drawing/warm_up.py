"""Pictures that are drawn before a game needs them: a process keeps what sprites it has drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from render.api import Look
from render.jobs import Face


def warm_up(face: Face, views: Sequence[Any], look: Look) -> None:
    """Draw the posts of these positions, and of the last one a board alone.

    What somebody asks for by themselves is left to them: the other boards, and parts from near.
    Slow.
    """
    for view in views:
        face.renderer.overview(view, look)
        face.renderer.boards(view, look)
    face.renderer.board(views[-1], look, 0)
