"""Work of a drawing process: drawing what the bot requests, and warming up.

A process caches the sprites it has drawn, so that later pictures are drawn faster.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from render.api import Look, Picture
    from render.jobs import Drawable, Face, Faces

Load: TypeAlias = "Callable[[], Faces]"
"""Function that returns the games' renderers, ready to draw; slow."""

NICE = 2
"""Niceness of a drawing process: the bot itself has priority."""


def draw(_: Connection, request: bytes, faces: Faces) -> tuple[Picture | None, ...]:
    """Return a picture for each job."""
    jobs: tuple[Drawable, ...] = pickle.loads(request)
    return tuple(job.draw(faces) for job in jobs)


def warm_up(face: Face, views: Sequence[Any], look: Look) -> None:
    """Draw the posts of these positions, and only one board of the last position.

    Pictures that people request separately are left out: the other boards, and close-ups. Slow.
    """
    for view in views:
        face.renderer.overview(view, look)
        face.renderer.boards(view, look)
    face.renderer.board(views[-1], look, 0)
