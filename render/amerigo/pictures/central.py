"""The central board in rows: cubes, pirates, progress tokens, goods, order track, tiles.

Every row can also be shown on its own above a question's choices, with the choices in it
highlighted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from PIL import Image

from bot.games.amerigo.actions import ACTION_OF
from bot.games.amerigo.data import COLOURS, NEUTRAL
from bot.locales import Words
from render.amerigo.art import drawings as art
from render.amerigo.art import sheet_art
from render.amerigo.art.palette_sheet import stored
from render.amerigo.parts import tiles, tokens
from render.amerigo.parts.sheet import centred, marked, rest
from render.amerigo.sheet_scenes import CentralScene
from render.amerigo.text.terms import ACTION_RULES, GAME, tile_rule
from render.art.canvas import Box, Canvas
from render.art.page import GAP, HEIGHT, KEY, MARGIN, NAME, SIZE, SMALLEST, WIDTH
from render.art.sprites import plate, sprite
from render.art.typesetting import measure
from render.art.widgets import laid, paper
from render.pictures import layout
from render.scenes import targets
from render.text.wording import commas

ROW = 66
"""Height in px of an ordinary row."""
_TOKENS = 106
"""Height in px of the row of progress tokens, which are in two lines."""
_PAD = 10
_ICON = 46
_DISC = 44
_STEP = 24
"""Height in px of the visible part of a disc below another one."""
_LEAST_COLUMN = 96
"""Least width in px of a colour's column, with gaps."""
_CUBES = 80
"""Width in px of a cube and a number of one digit."""
_SPACE, _MARK, _EMBLEM = 50, 40, 30

ACTIONS: Mapping[str, str] = {kind.verb: color for kind, color in ACTION_OF.items()}
"""Colour of the action that a move begins, by the move's verb."""


# The tower ----------------------------------------------------------------------------


def field(canvas: Canvas, box: Box, scene: CentralScene, words: Words) -> None:
    """Draw the cubes of the action field, highlighted if a player may act, and the AP."""
    paper(canvas, box, bright=False)
    inner = box.inset(_PAD, 0)
    wide = _points(canvas, inner, scene, words)
    open_now = {color for move in scene.open if (color := ACTIONS.get(move.partition(" ")[0]))}
    columns = inner._replace(w=wide).columns(len(COLOURS), 4)
    for place, (color, count) in zip(columns, scene.field, strict=True):
        if color in open_now:
            canvas.lit(place.inset(0, 4))
        _cubes(canvas, place.inset(6, 0), color, count)
        canvas.about(place, ACTION_RULES[color], f"action:{color}")


def _points(canvas: Canvas, box: Box, scene: CentralScene, words: Words) -> int:
    """Write the AP at the right; return the width left in the box."""
    text = words(f"{GAME}-board-ap", count=scene.points)
    wide = measure(text, KEY) + 16
    place = rest(box, box.right - wide)
    canvas.text(text, place, KEY, align="right")
    canvas.about(place, "points")
    return box.w - wide


def _cubes(canvas: Canvas, box: Box, color: str, count: int) -> None:
    drawing = art.cube if count else art.no_cube
    canvas.sprite(sprite(drawing, _ICON, _ICON, canvas.theme, color), box.x, centred(box, _ICON))
    if count:
        canvas.text(str(count), rest(box, box.x + _ICON + 8), KEY)


def tower(canvas: Canvas, box: Box, scene: CentralScene, words: Words) -> None:
    """Draw the rondel as a table: each colour's cubes in the field, supply and tower."""
    paper(canvas, box, bright=False)
    canvas.about(box, "tower")
    labels = [words(f"{GAME}-board-{key}") for key in ("field", "supply", "tower")]
    inner = box.inset(_PAD, 2)
    inner = inner._replace(w=_points(canvas, inner, scene, words))
    most = inner.w - len(COLOURS) * _LEAST_COLUMN
    wide = min(most, max(measure(text, SMALLEST, bold=False) for text in labels) + 12)
    heights = _heights(inner)
    for text, line in zip(labels, heights, strict=True):
        canvas.text(text, line._replace(w=wide - 8), SMALLEST, bold=False)
    columns = rest(inner, inner.x + wide).columns(len(COLOURS), 4)
    rows = zip(columns, scene.field, scene.supply, scene.inside, strict=True)
    for place, (color, here), (_, supply), (_, inside) in rows:
        if color == scene.phase:
            canvas.lit(place.inset(0, 2))
        canvas.about(place, ACTION_RULES[color], f"action:{color}")
        top, middle, low = (line._replace(x=place.x, w=place.w) for line in heights)
        _cubes(canvas, top.inset(min(14, (top.w - _CUBES) // 2), 0), color, here)
        for line, count in ((middle, supply), (low, inside)):
            quiet = "ink" if count else "ink_soft"
            canvas.text(str(count), line, NAME, quiet, "center", bold=bool(count))


def _heights(box: Box) -> tuple[Box, Box, Box]:
    high = (box.h - 54) // 2
    top = box._replace(h=54)
    return top, box._replace(y=top.bottom, h=high), box._replace(y=top.bottom + high, h=high)


# Pirates ------------------------------------------------------------------------------


def pirates(canvas: Canvas, box: Box, scene: CentralScene, words: Words) -> None:
    """Draw the known pirates, the face-down ones, and how strong they may become."""
    paper(canvas, box, bright=False)
    canvas.about(box, "pirates")
    inner, side = box.inset(_PAD, 0), 54
    time = rest(inner, inner.right - side)
    marked(canvas, time, side, art.time, str(scene.time))
    canvas.about(time, "completing")
    x = marked(canvas, inner, side, art.pirate).x + 10
    for value in scene.pirates:
        canvas.sprite(
            sprite(sheet_art.pirate, side, side, canvas.theme, value), x, centred(inner, side)
        )
        x += side + 6
    for _ in range(scene.face_down):
        canvas.sprite(sprite(art.hidden_pirate, side, side, canvas.theme), x, centred(inner, side))
        x += side + 6
    x = canvas.text(f"= {scene.strength}", rest(inner, x + 6), KEY) + 24
    if scene.face_down:
        least, most = scene.strongest
        values = commas(map(str, scene.unseen), words)
        text = words(f"{GAME}-board-pirates", values=values, least=least, most=most)
        canvas.text(text, rest(inner, x), SMALLEST, bold=False)


# Progress tokens, goods, neutral tiles ------------------------------------------------


def progress(canvas: Canvas, box: Box, scene: CentralScene, words: Words) -> None:
    """Draw the open progress tokens of both areas as words; the right area is cleared first."""
    paper(canvas, box, bright=False)
    canvas.about(box, "preparation")
    free = targets(scene.open, "pick")
    for half, area in zip(
        box.inset(_PAD, 4).columns(2, 44), (scene.left, scene.right), strict=True
    ):
        number = max(scene.areas, len(area))
        places = [*half.grid(2, -(-number // 2), GAP)][:number]
        for place, key in zip(places, area, strict=False):
            text = tokens.said(key, words)
            tokens.draw(canvas, place, key, text, lit=key in free, thing=f"pick:{key}")
        for place in places[len(area) :]:
            _empty(canvas, place)
    arrow = sprite(sheet_art.arrow, 34, 34, canvas.theme)
    canvas.sprite(arrow, box.x + (box.w - 34) // 2, centred(box, 34))


def _empty(canvas: Canvas, box: Box) -> None:
    ground = plate(box.w, box.h, canvas.theme, "ghost", "ghost_line", 2, 8)
    canvas.sprite(ground, box.x, box.y)


def goods(canvas: Canvas, box: Box, scene: CentralScene, words: Words) -> None:
    """Draw the open goods tokens with their costs."""
    paper(canvas, box, bright=False)
    canvas.about(box, "buying")
    free = {" ".join(move.split()[1:]) for move in scene.open if move.startswith("buy ")}
    number, side = max(8, len(scene.goods)), 50
    for place, token in zip(box.inset(_PAD, 0).columns(number, 2), scene.goods, strict=False):
        good, _, cost = token.partition(" ")
        if token in free:
            canvas.lit(place.inset(0, 3))
        mark = sprite(art.token, side, side, canvas.theme, good)
        canvas.sprite(mark, place.x + 5, centred(place, side))
        canvas.text(cost, rest(place, place.x + side + 11), KEY)
        canvas.about(place, "buying", f"buy:{good}-{cost}")


def neutral(canvas: Canvas, box: Box, scene: CentralScene, _: Words) -> None:
    """Draw the neutral tiles that are left, by shape."""
    paper(canvas, box, bright=False)
    free, cell = targets(scene.open, "take"), (box.h - 12) // 3
    for place, (shape, count) in zip(
        box.inset(_PAD, 0).columns(len(scene.neutral), 2), scene.neutral, strict=True
    ):
        if f"n{shape}" in free:
            canvas.lit(place.inset(0, 3))
        canvas.about(place, tile_rule(shape, None), f"tile:{NEUTRAL}{shape}")
        wide, high = tiles.size(shape, cell)
        if count:
            tiles.draw(canvas, place.x + 8, centred(place, high), shape, cell, None)
        color = "ink" if count else "ink_soft"
        canvas.text(str(count), rest(place, place.x + wide + 16), KEY, color, bold=bool(count))


# The order track ----------------------------------------------------------------------


def order_height(scene: CentralScene) -> int:
    """Return the height of the order track, given by its highest stack of discs."""
    highest = max(map(len, scene.order))
    return _SPACE + 10 + _DISC + _STEP * (highest - 1)


def order(canvas: Canvas, box: Box, scene: CentralScene, _: Words) -> None:
    """Draw the order track: colours, VP and discs, the top one of a stack first."""
    paper(canvas, box, bright=False)
    canvas.about(box, "moving")
    places = list(box.inset(6, 0).columns(len(scene.spaces), 2))
    grounds = [place._replace(y=place.bottom - _SPACE - 5, h=_SPACE) for place in places]
    for space, (ground, color) in enumerate(zip(grounds, scene.spaces, strict=True)):
        _space(canvas, ground, color)
        canvas.about(ground, "moving", f"order:{space}")
    for space, points in scene.order_points:
        mark = sprite(sheet_art.goal, _MARK, _MARK, canvas.theme, points, "reached")
        _upon(canvas, grounds[space], mark)
    for ground, discs in zip(grounds, scene.order, strict=True):
        for level, seat in enumerate(discs):
            x, y = ground.x + (ground.w - _DISC) // 2, ground.y - _DISC - 2 - level * _STEP
            canvas.sprite(sprite(art.disc, _DISC, _DISC, canvas.theme, seat), x, y)


def _space(canvas: Canvas, box: Box, color: str) -> None:
    """Draw a space, with the emblem of its action if there is room for it."""
    fill = "great" if color == "any" else color
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, "ink", 2, 8), box.x, box.y)
    if color in art.ACTIONS and box.w > _EMBLEM:
        emblem = sprite(art.ACTIONS[color], _EMBLEM, _EMBLEM, canvas.theme, f"on_{color}")
        _upon(canvas, box, emblem)


def _upon(canvas: Canvas, box: Box, mark: Image.Image) -> None:
    canvas.sprite(mark, box.x + (box.w - mark.width) // 2, centred(box, mark.height))


Row: TypeAlias = Callable[[Canvas, Box, CentralScene, Words], None]

_HEIGHTS = ((146, ROW), (134, 58))
"""Pairs of heights in px: that of the table of the rondel, and that of an ordinary row.

The second pair is used if stacked discs leave too little room for the first.
"""
_LEAST = 6
"""Minimum distance in px between rows; if there is less room, the rows become lower."""

ABOVE: Mapping[str, tuple[Row, ...]] = {
    "turn": (field,),
    "plan": (neutral,),
    "goods": (goods,),
    "progress": (progress,),
    "pick": (progress,),
}
"""Rows of the central board to which a decision relates, by kind of decision."""


def draw(scene: CentralScene, before: CentralScene | None = None) -> Canvas:
    """Draw the scene and return the canvas; differences from `before` are outlined."""
    words = scene.words
    canvas = laid(SIZE, stored(scene.palette))
    _title(canvas, scene, words)
    for row, box in zip(_ROWS, _places(scene), strict=True):
        row(canvas, box, scene, words)
        if before is not None and _FIELDS[row](scene) != _FIELDS[row](before):
            canvas.outline(box.inset(-2), "changed", 5, 14)
    return canvas


def height_above(kind: str) -> int:
    """Return the height of the rows of the central board for a decision."""
    return sum(high + GAP for _, high in _above(kind))


def above(canvas: Canvas, area: Box, scene: CentralScene, kind: str, words: Words) -> None:
    """Draw the rows of the central board for a decision at the top of an area."""
    y = area.y
    for row, high in _above(kind):
        row(canvas, area._replace(y=y, h=high), scene, words)
        y += high + GAP


def _above(kind: str) -> Iterator[tuple[Row, int]]:
    """Yield the rows for a decision, each with its height."""
    for row in ABOVE.get(kind, ()):
        yield row, _TOKENS if row is progress else ROW


def headline(scene: CentralScene, words: Words) -> str:
    """Return a headline with the phase and the round."""
    return words(
        f"{GAME}-board-central",
        phase=words.of(GAME, f"board-phase-{scene.phase}"),
        round=scene.round,
        rounds=scene.rounds,
    )


def _title(canvas: Canvas, scene: CentralScene, words: Words) -> None:
    asked = [layout.Asked(seat, scene.names[seat]) for seat in scene.acting]
    mark = None
    if scene.phase in art.ACTIONS:
        mark = sprite(art.cube, 50, 50, canvas.theme, scene.phase)
    layout.draw_title(canvas, headline(scene, words), words, asked, mark)


def _places(scene: CentralScene) -> list[Box]:
    """Return the boxes of the rows, from top to bottom."""
    for tower, row in _HEIGHTS:
        heights = (tower, row, _TOKENS, row, row, order_height(scene))
        room = HEIGHT - MARGIN - layout.BELOW - sum(heights)
        gap = min(20, room // (len(heights) - 1))
        if gap >= _LEAST:
            break
    found, y = [], layout.BELOW
    for high in heights:
        found.append(Box(MARGIN, y, WIDTH - 2 * MARGIN, high))
        y += high + gap
    return found


_ROWS: tuple[Row, ...] = (
    tower,
    pirates,
    progress,
    goods,
    neutral,
    order,
)
_FIELDS: Mapping[Row, Callable[[CentralScene], object]] = {
    tower: lambda scene: (scene.field, scene.supply, scene.inside),
    pirates: lambda scene: (scene.pirates, scene.face_down),
    progress: lambda scene: (scene.left, scene.right),
    goods: lambda scene: scene.goods,
    neutral: lambda scene: scene.neutral,
    order: lambda scene: scene.order,
}
"""Functions that return the part of a scene that a row shows, by row."""
