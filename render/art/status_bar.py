"""The bar on top of a game's shared pictures: what is played, what goes on, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PIL import Image

from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.shapes import badge
from render.art.sprites import Drawing, plate, sprite
from render.art.typesetting import fitted, measure, readable

NARROW = 1000
"""Below this width a picture is made for a phone."""


class Titled(Protocol):
    """A scene of what all players share."""

    @property
    def title(self) -> str:
        """Return the name of the table, "" for the game's own."""

    @property
    def round(self) -> int:
        """Return the number of the round."""


class Seated(Protocol):
    """What such a scene tells of a player."""

    @property
    def name(self) -> str:
        """Return the player's name."""

    @property
    def acting(self) -> bool:
        """Return whether this player must decide."""


class Playing(Titled, Protocol):
    """A scene that tells what goes on, too."""

    @property
    def phase(self) -> str:
        """Return what goes on."""

    @property
    def seats(self) -> Sequence[Seated]:
        """Return what is told of the players, by seat."""


def headline(game: str, scene: Titled, words: Words, **more: int) -> str:
    """Return what is played: table and round; `more` are arguments of the round's message."""
    name = readable(scene.title) or words(f"{game}-title")
    return f"{name} · {words(f'{game}-board-round', round=scene.round, **more)}"


def draw(
    canvas: Canvas,
    place: Box,
    game: str,
    scene: Playing,
    drawing: Drawing | None,
    words: Words,
    **more: int,
) -> None:
    """Draw headline, phase with the drawing for it, and whose turn it is.

    On a narrow picture whose turn it is stands below the phase. `more` as for the headline.
    """
    mark = None if drawing is None else sprite(drawing, 54, 54, canvas.theme)
    phase = words.of(game, f"board-phase-{scene.phase}")
    _title(canvas, place, headline(game, scene, words, **more), phase, mark)
    acting = [seat for seat, one in enumerate(scene.seats) if one.acting]
    first = scene.seats[acting[0]].name if acting else ""
    _acting(canvas, place, acting, first, words("common-board-to-act"))


def bottom(place: Box, seats: Sequence[Seated]) -> int:
    """Return where the bar of a narrow picture ends."""
    return place.y + 112 + (76 if any(line.acting for line in seats) else 0)


def _title(
    canvas: Canvas, place: Box, line: str, phase: str, mark: Image.Image | None = None
) -> None:
    """Write what is played in small letters, and the phase in large ones beside its mark."""
    canvas.text(line, Box(place.x, place.y, min(860, place.w), 34), 28, "on_table_soft")
    left = place.x
    if mark is not None:
        canvas.sprite(plate(64, 64, canvas.theme, "paper", radius=16), left, place.y + 38)
        canvas.sprite(mark, left + 5, place.y + 43)
        left += 80
    room = min(700, place.w - left + place.x)
    canvas.text(phase, Box(left, place.y + 38, room, 64), 60, "on_table")


def _acting(canvas: Canvas, place: Box, seats: Sequence[int], name: str, note: str) -> None:
    """Show who must decide as a bright pill at the right edge, by name if it is one.

    On a narrow picture it stands below the phase.
    """
    if not seats:
        return
    name = fitted(readable(name), min(430, place.w // 2), 48) if len(seats) == 1 else ""
    name_width = measure(name, 48) + 16 if name else 0
    width = 58 * len(seats) + name_width + measure(note, 36) + 30
    top = place.y + (112 if place.w < NARROW else 36)
    box = Box(place.right - width, top, width, 66)
    canvas.sprite(plate(width, box.h, canvas.theme, "now", "ink", 3, 18), box.x, box.y)
    for index, seat in enumerate(seats):
        mark = sprite(badge, 52, 52, canvas.theme, seat)
        canvas.sprite(mark, box.x + 7 + 58 * index, box.y + 7)
    left = box.x + 10 + 58 * len(seats)
    canvas.text(name, Box(left, box.y, name_width, box.h), 48, "on_now")
    rest = Box(left + name_width, box.y, box.right - left - name_width - 12, box.h)
    canvas.text(note, rest, 36, "on_now", "right")
