"""A player's sheet as a strip: goods, tracks, and the things next to the sheet.

The picture of all sheets has a strip for each player, so that they can be compared.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.amerigo.data import GOODS
from bot.locales import Words, numeral
from render.amerigo.art import drawings as art
from render.amerigo.art import sheet_art
from render.amerigo.art.palette_sheet import stored
from render.amerigo.parts import sheet, tiles, tokens
from render.amerigo.parts.sheet import ICON, centred, marked, outlined, rest, stacked
from render.amerigo.sheet_scenes import Counts, SheetScene
from render.art.canvas import Box, Canvas
from render.art.page import KEY, NAME, SIZE
from render.art.shapes import badge
from render.art.sprites import Drawing
from render.art.widgets import laid, paper
from render.pictures.layout import caption, strips

Sheets = tuple[SheetScene, ...]


def draw_all(scenes: Sheets, befores: tuple[SheetScene | None, ...]) -> Canvas:
    """Draw all strips and return the canvas; differences from `before` are outlined."""
    canvas = laid(SIZE, stored(scenes[0].palette))
    for box, scene, then in zip(strips(len(scenes)), scenes, befores, strict=True):
        draw(canvas, box, scene, then)
    return canvas


_PAD = 8
_LOW, _MIDDLE = 200, 280
"""Heights in px below which a strip has three lines, or else four; higher strips have five."""
_SIDE = 36
_PIRATES = 38
_POINTS = 124
_GOOD = 130
_STOCKED = 3 * (ICON + 60)
"""Width in px of the area for the posts and villages left, and for the chests."""


def draw(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene | None = None) -> None:
    """Draw a strip, bright if the player must decide; differences from `then` are outlined."""
    then, words = then or scene, scene.words
    paper(canvas, box, scene.acting, scene.acted)
    low, (head, *tracked, below) = box.h < _LOW, _rows(box)
    mark, name, points, right = _heads(head, low)
    _head(canvas, (mark, name, points), scene, then, words)
    if low:
        _goods(canvas, right, scene, then, words)
        below = rest(below, _stock(canvas, below, scene, then))
    else:
        _stock(canvas, right, scene, then)
        _goods(canvas, tracked.pop(), scene, then, words)
    _tracks(canvas, tracked, scene, then)
    end = _tokens(canvas, below, scene, then, words)
    _hand(canvas, below._replace(w=end - below.x - _PAD), scene, then)


def _rows(box: Box) -> list[Box]:
    """Return the lines of a strip."""
    number = 3 if box.h < _LOW else 4 if box.h < _MIDDLE else 5
    return stacked(box.inset(_PAD, 3), number)


def _heads(line: Box, low: bool) -> tuple[Box, Box, Box, Box]:
    """Return the boxes of badge, name and VP, and of goods or stock, in the first line."""
    side, right = max(44, min(52, line.h - 6)), len(GOODS) * _GOOD if low else _STOCKED
    other = rest(line, line.right - right)
    points = line._replace(x=other.x - _POINTS, w=_POINTS)
    name = line._replace(x=line.x + side + 8, w=points.x - line.x - side - 12)
    return line._replace(w=side), name, points, other


# Name, points, goods ------------------------------------------------------------------


def _head(
    canvas: Canvas, parts: tuple[Box, Box, Box], scene: SheetScene, then: SheetScene, words: Words
) -> None:
    """Draw badge, name and VP, with any VP gained."""
    mark, name, points = parts
    marked(canvas, mark, mark.w, badge, scene.seat, scene.bot)
    canvas.about(points._replace(w=_POINTS - 8), "winner")
    left = sheet.gain(canvas, points, scene.points - then.points)
    caption(canvas, name._replace(w=left - name.x - 8), scene, words)
    shown = marked(canvas, points, min(46, mark.w), art.points)
    canvas.text(numeral(scene.points), shown._replace(w=_POINTS - 50), KEY)


def _goods(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene, words: Words) -> None:
    canvas.about(box, "goods_scoring")
    side = 50 if box.w > _GOOD * len(scene.goods) else _SIDE
    places = box.columns(len(scene.goods), 4)
    for place, now, old in zip(places, scene.goods, then.goods, strict=True):
        sheet.good(canvas, place, now, words, side)
        outlined(canvas, place.inset(1, 0), now != old)


# The tracks ---------------------------------------------------------------------------


def _tracks(canvas: Canvas, lines: Sequence[Box], scene: SheetScene, then: SheetScene) -> None:
    """Draw the tracks; if there is only one line, gold and cannons are just numbers."""
    if len(lines) > 1:
        progress, order = lines[0].columns(2, 24)
        cannons, gold = lines[1].columns(2, 24)
    else:
        progress, order, cannons, gold = lines[0].split(398, 328, 192, gap=14)
    _progress(canvas, progress, scene, then)
    _order(canvas, order, scene, then)
    _cannons(canvas, cannons, scene, then, len(lines) > 1)
    _gold(canvas, gold, scene, then, len(lines) > 1)


def _progress(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene) -> None:
    canvas.about(box, "advancing")
    after = marked(canvas, box, ICON, art.progress, "brown")
    sheet.course(canvas, after, scene.progress, scene.seat)
    outlined(canvas, box, scene.progress != then.progress)


def _order(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene) -> None:
    canvas.about(box, "moving")
    after = marked(canvas, box, ICON, sheet_art.order, scene.space)
    sheet.course(canvas, after, scene.order, scene.seat)
    outlined(canvas, box, scene.order != then.order)


def _cannons(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene, whole: bool) -> None:
    """Draw the cannons and the pirates, as a track if there is room for all of it."""
    canvas.about(box, "pirates")
    after = sheet.cannons(canvas, marked(canvas, box, ICON, art.cannon), scene)
    if whole:
        sheet.course(canvas, after, scene.cannons, scene.seat, scene.strength)
    else:
        after = marked(canvas, after, _PIRATES, art.pirate)
        canvas.text(str(scene.strength), after, NAME)
    outlined(canvas, box, scene.cannons != then.cannons)


def _gold(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene, whole: bool) -> None:
    canvas.about(box, "gold")
    after = sheet.number(canvas, marked(canvas, box, ICON, art.gold), str(scene.gold.at))
    if whole:
        sheet.course(canvas, after, scene.gold, scene.seat)
    outlined(canvas, box, scene.gold != then.gold)


# Next to the sheet --------------------------------------------------------------------


def _stock(canvas: Canvas, line: Box, scene: SheetScene, then: SheetScene) -> int:
    """Draw the posts and villages left, and the chests; return the right edge."""
    left, before = (sum(count for _, count in one.villages) for one in (scene, then))
    facts: list[tuple[str, Drawing, int, int, tuple[object, ...]]] = [
        ("posting", art.post, scene.posts, then.posts, (scene.seat,)),
        ("planning", art.village, left, before, (((0, 0),), scene.seat)),
    ]
    if scene.chests or then.chests:
        facts.append(("chest", art.chest, scene.chests, then.chests, ()))
    for rule, drawing, now, old, args in facts:
        place = line._replace(w=ICON + 46)
        after = marked(canvas, place, ICON, drawing, *args)
        canvas.text(str(now), after, NAME, "ink" if now else "ink_soft")
        canvas.about(place, rule)
        outlined(canvas, place, now != old)
        line = rest(line, place.right + 14)
    return line.x


def _hand(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene) -> None:
    """Draw the tiles in hand, the player's villages before neutral ones; if many, just numbers."""
    groups = [(seat, found) for seat, found in sheet.hand(scene) if found]
    if not groups:
        outlined(canvas, box._replace(w=ICON), scene.hand != then.hand)
        return
    after = marked(canvas, box, ICON, art.cube, "red")
    cell = min(20, (box.h - 4) // 3)
    fits = sum(tiles.wide(found, cell) + 8 for _, found in groups) <= after.w
    x = after.x + 6
    for seat, found in groups:
        place = rest(box, x)
        x = (
            tiles.row(canvas, place, found, cell, seat)
            if fits
            else _many(canvas, place, seat, found)
        )
        x += 8
    outlined(canvas, box._replace(w=max(60, x - box.x)), scene.hand != then.hand)


def _many(canvas: Canvas, box: Box, seat: int | None, found: Counts) -> int:
    """Draw how many tiles of a kind there are; return the right edge."""
    tiles.mark(canvas, box.x, centred(box, ICON), ICON, seat)
    text = f"×{sum(number for _, number in found)}"
    end = canvas.text(text, rest(box, box.x + ICON + 4), NAME)
    canvas.about(box._replace(w=end - box.x), "planning")
    return end + 8


def _tokens(canvas: Canvas, line: Box, scene: SheetScene, then: SheetScene, words: Words) -> int:
    """Draw the progress tokens from the right, used ones last; return their left edge."""
    high, x = min(58, line.h - 6), line.right
    shown, old = sheet.states(scene), sheet.states(then)
    texts = tokens.fitting([key for key, _ in shown], words, high, line.w * 13 // 20)
    for (key, used), text in zip(reversed(shown), reversed(texts), strict=True):
        wide = tokens.wide(text, high)
        box = Box(x - wide, centred(line, high), wide, high)
        tokens.draw(canvas, box, key, text, used)
        if (key, used) not in old:
            canvas.outline(box.inset(-2), "changed", 4, 10)
        x -= wide + 4
    return x
