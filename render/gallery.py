"""Pictures that are drawn once for all that they show: scenes are the keys of the caches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, TypeAlias, TypeVar

from bot.locales import Words
from render.api import Picture
from render.art.canvas import Canvas
from render.art.encoding import encoded
from render.art.indexed import Indexed
from render.art.palette import Palette
from render.art.theme import Theme
from render.scenes import LETTERS, Scene

S = TypeVar("S", bound=Scene)
S_contra = TypeVar("S_contra", bound=Scene, contravariant=True)

Drawn: TypeAlias = Callable[[S, S | None], Canvas]
"""Draws a scene; what differs from an earlier one is outlined."""


class Kept(Protocol[S_contra]):
    """Returns the picture of a scene, from the cache when the same was drawn before."""

    def __call__(self, scene: S_contra, before: S_contra | None = None, /) -> Picture:
        """Return the picture; what differs from `before` is outlined."""


class Board(Protocol):
    """The scene of a player's board."""

    @property
    def seat(self) -> int:
        """Return whose board it is."""


def of_seat(scene: Board) -> str:
    """Return the name of the picture of a player's board."""
    return f"player-{LETTERS[scene.seat].lower()}"


def before(make: Callable[..., S], since: object | None, *args: object) -> S | None:
    """Return the scene of an earlier position, None where there is none."""
    return None if since is None else make(since, *args)


@dataclass(frozen=True, slots=True)
class Gallery:
    """How one game's pictures become files, in the palette of each theme."""

    palette: Callable[[Theme], Palette]

    def picture(
        self,
        name: str | Callable[[S], str],
        draw: Drawn[S],
        alt: Callable[[S, Words], str],
        room: int = 64,
    ) -> Kept[S]:
        """Return what draws scenes as files of that name, with room for so many in its cache."""

        @lru_cache(maxsize=room)
        def drawn(scene: S, then: S | None = None) -> Picture:
            called = name if isinstance(name, str) else name(scene)
            return self.encoded(called, draw(scene, then), alt(scene, Words(scene.language)))

        return drawn

    def encoded(self, name: str, canvas: Canvas, alt: str) -> Picture:
        """Return a picture as a file."""
        image = canvas.image
        if not isinstance(canvas, Indexed):
            image = self.palette(canvas.theme).stored(image)
        suffix, data = encoded(image)
        return Picture(f"{name}.{suffix}", image.size, data, alt, tuple(canvas.areas))
