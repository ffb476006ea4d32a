"""Measurements that the benchmarks of all games' pictures share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time
from typing import TypeVar

from render.api import Look
from render.renderer import Pictures

V = TypeVar("V")

MOVES = 9
"""Between two posts of a game."""


def milliseconds(work: Callable[[], object]) -> float:
    """Return the processor time that something takes."""
    begin = process_time()
    work()
    return (process_time() - begin) * 1000


def mean_post(
    pictures: Pictures[V, object], views: Sequence[V], look: Look, forget: Callable[[], None]
) -> float:
    """Return what the posts of a game take on average, each with its changes; none is kept."""
    forget()
    posts = range(MOVES, len(views), MOVES)

    def work() -> None:
        for index in posts:
            seen = (views[index], look, views[index - MOVES])
            pictures.overview(*seen)
            pictures.boards(*seen)

    return milliseconds(work) / len(posts)
