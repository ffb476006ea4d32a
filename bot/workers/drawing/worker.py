"""Main function of a drawing process: it draws on the bot's request."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from render.api import Picture
    from render.jobs import Drawable, Faces

Load: TypeAlias = "Callable[[], Faces]"
"""Returns the games' renderers, ready to draw; slow."""

NICE = 2
"""Niceness of a drawing process: the bot itself goes first."""


def draw(_: Connection, request: bytes, faces: Faces) -> tuple[Picture | None, ...]:
    """Return a picture for each job."""
    jobs: tuple[Drawable, ...] = pickle.loads(request)
    return tuple(job.draw(faces) for job in jobs)
