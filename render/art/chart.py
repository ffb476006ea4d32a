"""A map, or a close-up of a part: the positions of its places in the picture."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TypeAlias

from render.art.canvas import Box, Canvas
from render.art.page import SIZE
from render.art.sprites import Drawing, sprite

Spot: TypeAlias = tuple[int, int]
"""A place in the map's own pixels: on the whole map those of the picture."""

WORLD = Box(0, 0, *SIZE)


@dataclass(frozen=True, slots=True)
class Chart:
    """A part of the map (`window`, in the map's own pixels) and its place on the picture."""

    box: Box = WORLD
    window: Box = WORLD

    def px(self, length: float) -> int:
        """Return a length in the picture."""
        return round(length * self.box.w / self.window.w)

    def at(self, spot: Spot) -> tuple[int, int]:
        """Return a place in pixels of the picture."""
        x, y = spot
        return self.box.x + self.px(x - self.window.x), self.box.y + self.px(y - self.window.y)

    def around(self, spot: Spot, width: float, height: float | None = None) -> Box:
        """Return the box of a thing around a place; its lengths are those of the whole map."""
        wide = self.px(width)
        high = wide if height is None else self.px(height)
        x, y = self.at(spot)
        return Box(x - wide // 2, y - high // 2, wide, high)

    def shows(self, box: Box) -> bool:
        """Return whether all of a thing is on this part of the map."""
        return box.within(self.box) == box

    def about(self, canvas: Canvas, box: Box, rule: str) -> None:
        """Note the rule of a thing if all of it is on this part of the map."""
        if self.shows(box):
            canvas.about(box, rule)

    def put(self, canvas: Canvas, box: Box, drawing: Drawing, *args: Hashable) -> None:
        """Draw a thing if all of it is on this part of the map."""
        if self.shows(box):
            canvas.part(_thing, box, drawing, *args)


def _thing(canvas: Canvas, box: Box, drawing: Drawing, *args: object) -> None:
    canvas.sprite(sprite(drawing, box.w, box.h, canvas.theme, *args), box.x, box.y)
