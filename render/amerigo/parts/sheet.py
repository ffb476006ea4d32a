"""Parts that strips and sheets share: lines of marks and texts, tracks, and the tiles in hand.

A track shows a disc: the space reached, the next one with VP, and the length that is left.
"""

from __future__ import annotations

from bot.games.amerigo.data import NEUTRAL, VILLAGE
from render.amerigo.art import sheet_art
from render.amerigo.sheet_scenes import Counts, SheetScene, Track
from render.art.canvas import Box, Canvas
from render.art.page import NAME
from render.art.sprites import Drawing, plate, sprite
from render.art.typesetting import measure

_MARK, _HIGH, _GOAL = 40, 18, 30
"""The side of a space with VP, the height of other spaces, and the line of the next goal."""


_LEAST = 3
"""Least width of a space without VP."""


def marked_track(canvas: Canvas, box: Box, track: Track, kind: str = "") -> None:
    """Draw a track with VP on some spaces: those reached are full, the next one is bright.

    One of a corrected data file may have too much on it: its VP are not shown then. Spaces with VP
    are things of that kind, "" = no move is about them.
    """
    worths, upcoming = dict(track.points), track.next[0] if track.next else 0
    wide = (box.w - _MARK * len(worths)) / max(1, track.length - len(worths))
    if wide < _LEAST or max(worths.values()) > sheet_art.TWO_FIGURES:
        bar(canvas, box, track)
        return
    x = float(box.x)
    for space in range(1, track.length + 1):
        if space in worths:
            state = "reached" if space <= track.at else "next" if space == upcoming else "far"
            mark = sprite(sheet_art.goal, _MARK, _MARK, canvas.theme, worths[space], state)
            canvas.sprite(mark, round(x), centred(box, _MARK))
            if kind:
                canvas.about(box._replace(x=round(x), w=_MARK), thing=f"{kind}:{space}")
            x += _MARK
        else:
            _step(canvas, box, x, wide, space <= track.at)
            x += wide


def bar(canvas: Canvas, box: Box, track: Track, wanted: int = 0) -> None:
    """Draw a track of equal steps, with a line after so many as are wanted."""
    wide = box.w / track.length
    for space in range(track.length):
        _step(canvas, box, box.x + space * wide, wide, space < track.at)
    if 0 < wanted <= track.length:
        x, y = min(box.x + round(wanted * wide), box.right) - 3, centred(box, _GOAL)
        canvas.fill(canvas.theme["warn"], (x, y, x + 5, y + _GOAL))


def _step(canvas: Canvas, box: Box, x: float, wide: float, reached: bool) -> None:
    """Draw a space without VP; it is too small for smooth edges to be seen."""
    left, right, top = round(x), round(x + wide) - 1, centred(box, _HIGH)
    edge = "leaf_dark" if reached else "ghost_line"
    canvas.fill(canvas.theme[edge], (left, top, right, top + _HIGH))
    if not reached and right - left > 4:
        inner = (left + 2, top + 2, right - 2, top + _HIGH - 2)
        canvas.fill(canvas.theme["ghost"], inner)


ICON = 42
"""The side of the marks of tracks."""
_COUNTED = 98
"""Room for two numbers such as 16/20."""


def hand(scene: SheetScene) -> tuple[tuple[int | None, Counts], tuple[int | None, Counts]]:
    """Return the tiles in hand by shape: own villages, and neutral ones."""
    own = tuple((tile[1:], count) for tile, count in scene.hand if tile.startswith(VILLAGE))
    shared = tuple((tile[1:], count) for tile, count in scene.hand if tile.startswith(NEUTRAL))
    return (scene.seat, own), (None, shared)


def states(scene: SheetScene) -> list[tuple[str, bool]]:
    """Return the progress tokens in their order, and whether each is used."""
    return [*((key, False) for key in scene.tokens), *((key, True) for key in scene.used)]


def towards(track: Track) -> str:
    """Return the place of a disc, and the next space with VP."""
    return f"{track.at}/{track.next[0]}" if track.next else str(track.at)


def cannons(canvas: Canvas, box: Box, scene: SheetScene) -> None:
    """Draw the cannons against the pirates, on a red plate as long as these would win."""
    text = f"{scene.cannons.at}/{scene.strength}"
    if scene.short:
        ground = plate(measure(text, NAME) + 12, ICON, canvas.theme, "warn", radius=8)
        canvas.sprite(ground, box.x - 2, centred(box, ICON))
    place = box._replace(x=box.x + 4, w=_COUNTED)
    canvas.text(text, place, NAME, "on_warn" if scene.short else "ink")
    left = place.right + 8
    bar(canvas, box._replace(x=left, w=box.right - left), scene.cannons, scene.strength)


def number(canvas: Canvas, box: Box, text: str, wide: int = _COUNTED) -> Box:
    """Write a track's number; return the rest of the line."""
    canvas.text(text, box._replace(w=wide), NAME)
    left = box.x + wide + 6
    return box._replace(x=left, w=box.right - left)


def stacked(box: Box, number: int) -> list[Box]:
    """Return equally high lines, from the top."""
    high = box.h // number
    return [box._replace(y=box.y + index * high, h=high) for index in range(number)]


def rest(box: Box, x: int) -> Box:
    """Return the part of a line from a column on."""
    return box._replace(x=x, w=box.right - x)


def centred(box: Box, side: int) -> int:
    """Return the first row of something so high in the middle of a line."""
    return box.y + (box.h - side) // 2


def marked(canvas: Canvas, box: Box, side: int, drawing: Drawing, *args: object) -> Box:
    """Draw a mark at the left; return the rest of the line."""
    mark = sprite(drawing, side, side, canvas.theme, *args)
    canvas.sprite(mark, box.x, centred(box, side))
    return rest(box, box.x + side + 4)


def outlined(canvas: Canvas, box: Box, is_new: bool) -> None:
    """Outline a part of a line that has changed."""
    if is_new:
        canvas.outline(box.inset(-4, 1), "changed", 4, 10)
