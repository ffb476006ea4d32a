"""Parts shared by strips and sheets: lines of marks and texts, tracks, and tiles in hand.

On a track, the player's disc has a place of its own behind the last space reached, so that it hides
no space; so does the pirates' mark on the cannon track.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image

from bot.games.amerigo.data import NEUTRAL, VILLAGE
from bot.locales import Words
from render.amerigo.art import drawings as art
from render.amerigo.art import sheet_art
from render.amerigo.sheet_scenes import Counts, SheetScene, Track
from render.amerigo.text.terms import GAME
from render.art.canvas import Box, Canvas
from render.art.page import KEY, NAME, SMALLEST
from render.art.sprites import Drawing, plate, sprite
from render.art.typesetting import measure

_MARK, _HIGH, _DISC = 40, 20, 36
"""Side of a space with VP, height of other spaces, and side of the pieces on a track, in px."""
_LEAST = 3
"""Minimum width in px of a space without VP."""
_COLOURED = 16
"""Minimum width in px of a space that shows its colour."""


class Course(NamedTuple):
    """A track as it is drawn: its VP may be left out, and discs follow the space they are on."""

    track: Track
    standing: Mapping[int, tuple[Image.Image, ...]]
    colours: tuple[str, ...] = ()
    kind: str = ""
    """Kind of thing that the spaces with VP are, "" if no move refers to them."""


def course(
    canvas: Canvas, box: Box, track: Track, seat: int, strength: int | None = None,
    colours: tuple[str, ...] = (), kind: str = "",
) -> None:  # fmt: skip
    """Draw a track: spaces reached are filled, and the next one with VP is bright.

    The pirates' mark is behind as many cannons as the pirates' `strength`; None leaves it out. If a
    track of a corrected data file does not fit, its VP are left out.
    """
    disc = sprite(art.disc, _DISC, _DISC, canvas.theme, seat)
    standing: dict[int, tuple[Image.Image, ...]] = {track.at: (disc,)}
    if strength is not None:
        pirates = sprite(art.pirate, _DISC, _DISC, canvas.theme)
        place = min(strength, track.length)
        standing[place] = (pirates, *standing.get(place, ()))
    found = Course(track, standing, colours, kind)
    wide = _step_width(box, found)
    if wide < _LEAST or max(dict(track.points).values(), default=0) > sheet_art.TWO_FIGURES:
        found = found._replace(track=Track(track.at, track.length), kind="")
    _walk(canvas, box, found)


def _step_width(box: Box, found: Course) -> float:
    """Return the width of a space without VP."""
    taken = _MARK * len(found.track.points) + _DISC * sum(map(len, found.standing.values()))
    return (box.w - taken) / max(1, found.track.length - len(found.track.points))


def _walk(canvas: Canvas, box: Box, found: Course) -> None:
    """Draw a track from its start."""
    track, wide, x = found.track, _step_width(box, found), float(box.x)
    worths, upcoming = dict(track.points), track.next[0] if track.next else 0
    for space in range(track.length + 1):
        if space in worths:
            state = "reached" if space <= track.at else "next" if space == upcoming else "far"
            mark = sprite(sheet_art.goal, _MARK, _MARK, canvas.theme, worths[space], state)
            canvas.sprite(mark, round(x), centred(box, _MARK))
            if found.kind:
                canvas.about(box._replace(x=round(x), w=_MARK), thing=f"{found.kind}:{space}")
            x += _MARK
        elif space:
            colour = found.colours[space] if found.colours and wide >= _COLOURED else ""
            _step(canvas, box, x, wide, space <= track.at, colour)
            x += wide
        for piece in found.standing.get(space, ()):
            canvas.sprite(piece, round(x), centred(box, _DISC))
            x += _DISC


def _step(canvas: Canvas, box: Box, x: float, wide: float, reached: bool, colour: str) -> None:
    """Draw a space without VP, which is too small to need anti-aliasing."""
    left, right, top = round(x), round(x + wide) - 1, centred(box, _HIGH)
    edge = "ink" if colour else "leaf_dark" if reached else "ghost_line"
    canvas.fill(canvas.theme[edge], (left, top, right, top + _HIGH))
    if (colour or not reached) and right - left > 4:
        inner = (left + 2, top + 2, right - 2, top + _HIGH - 2)
        canvas.fill(canvas.theme[colour or "ghost"], inner)


ICON = 42
"""Side in px of the mark in front of a track."""
_TWO_FIGURES = 44
"""Width in px of the area for a two-digit number."""
_ROOMY = 180
"""Minimum width in px of a good for which the number of resources is written in large type."""


def hand(scene: SheetScene) -> tuple[tuple[int | None, Counts], tuple[int | None, Counts]]:
    """Return the tiles in hand by shape: the player's villages, and neutral tiles."""
    own = tuple((tile[1:], count) for tile, count in scene.hand if tile.startswith(VILLAGE))
    shared = tuple((tile[1:], count) for tile, count in scene.hand if tile.startswith(NEUTRAL))
    return (scene.seat, own), (None, shared)


def states(scene: SheetScene) -> list[tuple[str, bool]]:
    """Return the progress tokens in order, each with whether it is used."""
    return [*((key, False) for key in scene.tokens), *((key, True) for key in scene.used)]


def cannons(canvas: Canvas, box: Box, scene: SheetScene) -> Box:
    """Write the cannons, on a red plate while the pirates would win; return the line's rest."""
    text = str(scene.cannons.at)
    wide = measure(text, NAME)
    if scene.short:
        ground = plate(wide + 12, ICON, canvas.theme, "warn", radius=8)
        canvas.sprite(ground, box.x - 2, centred(box, ICON))
    place = box._replace(x=box.x + 4, w=wide + 2)
    canvas.text(text, place, NAME, "on_warn" if scene.short else "ink")
    return rest(box, box.x + max(wide, _TWO_FIGURES) + 16)


def gain(canvas: Canvas, points: Box, change: int) -> int:
    """Write the VP gained to the left of the VP mark; return the left edge."""
    if not change:
        return points.x
    canvas.delta(change, points.x - 6, points.y + (points.h - SMALLEST - 4) // 2)
    return points.x - measure(f"+{change}", SMALLEST) - 28


def number(canvas: Canvas, box: Box, text: str) -> Box:
    """Write a track's number; return the rest of the line."""
    canvas.text(text, box._replace(w=_TWO_FIGURES), NAME)
    return rest(box, box.x + _TWO_FIGURES + 6)


def good(canvas: Canvas, box: Box, kept: tuple[str, int, int], words: Words, side: int) -> None:
    """Draw a good: the resources held with the VP they make, and the VP for each of them.

    If there is too little room, the VP for each are shown only while no resources are held.
    """
    key, held, factor = kept
    after = marked(canvas, box, side, art.resource, key)
    if not held:
        one = words(f"{GAME}-board-each", points=factor)
        if measure(one, SMALLEST, bold=False) <= after.w:
            canvas.text(one, after, SMALLEST, "ink_soft", bold=False)
        return
    right = canvas.text(str(held), after, KEY if box.w >= _ROOMY else NAME)
    worth = sprite(sheet_art.goal, _MARK, _MARK, canvas.theme, held * factor, "reached")
    after = rest(after, right + 6)._replace(w=after.right - _MARK - right - 12)
    canvas.sprite(worth, after.right, centred(box, _MARK))
    one = words(f"{GAME}-board-at", points=factor)
    if measure(one, SMALLEST, bold=False) <= after.w:
        canvas.text(one, after, SMALLEST, "ink_soft", "center", bold=False)


def stacked(box: Box, number: int) -> list[Box]:
    """Return equally high lines, from top to bottom."""
    high = box.h // number
    return [box._replace(y=box.y + index * high, h=high) for index in range(number)]


def rest(box: Box, x: int) -> Box:
    """Return the part of a line to the right of `x`."""
    return box._replace(x=x, w=box.right - x)


def centred(box: Box, side: int) -> int:
    """Return the top y of something `side` px high, centred in a line."""
    return box.y + (box.h - side) // 2


def marked(canvas: Canvas, box: Box, side: int, drawing: Drawing, *args: object) -> Box:
    """Draw a mark at the left; return the rest of the line."""
    mark = sprite(drawing, side, side, canvas.theme, *args)
    canvas.sprite(mark, box.x, centred(box, side))
    return rest(box, box.x + side + 4)


def outlined(canvas: Canvas, box: Box, is_new: bool) -> None:
    """Outline a part of a line if it has changed."""
    if is_new:
        canvas.outline(box.inset(-4, 1), "changed", 4, 10)
