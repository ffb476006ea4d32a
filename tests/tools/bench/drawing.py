"""Measurements that the benchmarks of all games' pictures share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import process_time
from typing import TypeVar

from render.api import Look, Picture
from render.pictures.replay import animate, shot
from render.renderer import Pictures
from tests.tools.bench import Figure

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


def film(
    name: str,
    pictures: Pictures[V, object],
    views: Sequence[V],
    look: Look,
    forget: Callable[[], None],
) -> Iterator[Figure]:
    """Measure a film with a frame for each view: drawing and encoding, and its size."""
    reel: list[Picture] = []

    def frame(number: int) -> Picture:
        kind, since = shot(number, last=number == len(views) - 1)
        draw = pictures.boards if kind == "boards" else pictures.overview
        return draw(views[number], look, None if since is None else views[since])

    def work() -> None:
        reel.append(animate(map(frame, range(len(views)))))

    forget()
    spent = milliseconds(work) / 1000
    yield Figure(f"{name}: drawn film of {len(views)} frames", spent, "s of CPU", "<= 60")
    yield Figure(f"{name}: its size", len(reel[0].data) / (1 << 20), "MiB", "<= 8")
