"""A player's sheet as a strip: goods, tracks, and the things next to the sheet.

All sheets in one picture are a strip for each player, so that they can be compared.
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
from render.art.page import KEY, NAME, SIZE, SMALLEST
from render.art.shapes import badge
from render.art.sprites import Drawing
from render.art.typesetting import measure
from render.art.widgets import laid, paper
from render.pictures.layout import caption, strips

Sheets = tuple[SheetScene, ...]


def draw_all(scenes: Sheets, befores: tuple[SheetScene | None, ...]) -> Canvas:
    """Return the picture, not yet encoded; differences from `before` are outlined."""
    canvas = laid(SIZE, stored(scenes[0].palette))
    for box, scene, then in zip(strips(len(scenes)), scenes, befores, strict=True):
        draw(canvas, box, scene, then)
    return canvas


_PAD = 8
_LOW, _MIDDLE = 200, 280
"""Strips up to these heights have three lines, or four; higher ones have five."""
_DISC = 40
_POINTS = 124
_STOCKED = 3 * (ICON + 60)
"""Room for VP, and for the things next to the sheet."""


def draw(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene | None = None) -> None:
    """Draw a strip, bright if the player must decide; differences from `then` are outlined."""
    then, words = then or scene, Words(scene.language)
    paper(canvas, box, scene.acting, scene.acted)
    low, (head, *tracked, below) = box.h < _LOW, _rows(box)
    heads = _heads(head, low)
    _head(canvas, heads, scene, then, words)
    if low:
        _goods(canvas, heads[-1], scene, then, words, SMALLEST)
        below = rest(below, _stock(canvas, below, scene, then))
    else:
        _stock(canvas, heads[-1], scene, then)
        _goods(canvas, tracked.pop(), scene, then, words, KEY)
    _tracks(canvas, tracked, scene, then)
    right = _tokens(canvas, below, scene, then)
    _hand(canvas, below._replace(w=right - below.x - _PAD), scene, then)


def _rows(box: Box) -> list[Box]:
    """Return the lines of a strip."""
    number = 3 if box.h < _LOW else 4 if box.h < _MIDDLE else 5
    return stacked(box.inset(_PAD, 3), number)


def _heads(line: Box, low: bool) -> tuple[Box, Box, Box, Box]:
    """Return the places of badge, name, VP, and of goods or stock in the rest of the first line."""
    side, right = max(44, min(52, line.h - 6)), _STOCKED
    if low:
        right = len(GOODS) * (_DISC + measure("0×00=0", SMALLEST) + 9)
    other = rest(line, line.right - right)
    points = rest(line, other.x - _POINTS)
    name = line._replace(x=line.x + side + 8, w=points.x - line.x - side - 12)
    return line._replace(w=side), name, points, other


# Name, points, goods ------------------------------------------------------------------


def _head(
    canvas: Canvas, parts: tuple[Box, ...], scene: SheetScene, then: SheetScene, words: Words
) -> None:
    """Draw badge, name and VP, with the VP that are new."""
    mark, name, points, _ = parts
    marked(canvas, mark, mark.w, badge, scene.seat, scene.bot)
    canvas.about(points._replace(w=_POINTS - 8), "winner")
    caption(canvas, name, scene, words)
    shown = marked(canvas, points, min(46, mark.w), art.points)
    canvas.text(numeral(scene.points), shown._replace(w=_POINTS - 50), KEY)
    canvas.delta(scene.points - then.points, shown.x - 6, shown.y - 2)


def _goods(
    canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene, words: Words, size: int
) -> None:
    canvas.about(box, "goods_scoring")
    for place, now, old in zip(box.columns(len(scene.goods)), scene.goods, then.goods, strict=True):
        _good(canvas, place, *now, words, size)
        outlined(canvas, place.inset(3, 0), now != old)


def _good(
    canvas: Canvas, box: Box, good: str, held: int, factor: int, words: Words, size: int
) -> None:
    """Draw a good: resources times tokens, and the VP that makes if there is room for it."""
    side = _DISC if size == SMALLEST else min(52, box.h - 6)
    after = marked(canvas, box, side, art.resource, good)
    product = f"{held}×{factor}"
    text = f"{product}={held * factor}" if held else product
    text = text if measure(text, size) < after.w else product
    canvas.text(text, after, size, "ink" if held else "ink_soft", bold=bool(held))


# The tracks ---------------------------------------------------------------------------


def _tracks(canvas: Canvas, lines: Sequence[Box], scene: SheetScene, then: SheetScene) -> None:
    """Draw the tracks, in two lines the order track with all its spaces."""
    if len(lines) > 1:
        progress, order = lines[0].columns(2, 24)
        cannons, gold = lines[1].columns(2, 24)
        sheet.marked_track(canvas, _order(canvas, order, scene, then), scene.order)
    else:
        progress, cannons, gold, order = lines[0].split(450, 226, 158, gap=11)
        after = _order(canvas, order, scene, then)
        if scene.order.reached:
            marked(canvas, after, _DISC, sheet_art.goal, scene.order.reached, "reached")
    _progress(canvas, progress, scene, then)
    _cannons(canvas, cannons, scene, then)
    _gold(canvas, gold, scene, then)


def _progress(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene) -> None:
    canvas.about(box, "advancing")
    after = marked(canvas, box, ICON, art.progress, "brown")
    after = sheet.number(canvas, after, sheet.towards(scene.progress))
    sheet.marked_track(canvas, after, scene.progress)
    outlined(canvas, box, scene.progress != then.progress)


def _cannons(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene) -> None:
    canvas.about(box, "pirates")
    sheet.cannons(canvas, marked(canvas, box, ICON, art.cannon), scene)
    outlined(canvas, box, scene.cannons != then.cannons)


def _gold(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene) -> None:
    canvas.about(box, "gold")
    after = marked(canvas, box, ICON, art.gold)
    sheet.bar(canvas, sheet.number(canvas, after, str(scene.gold.at), 44), scene.gold)
    outlined(canvas, box, scene.gold != then.gold)


def _order(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene) -> Box:
    """Draw the space of the order track; return the rest of the box."""
    canvas.about(box, "moving")
    after = marked(canvas, box, ICON, sheet_art.order, scene.space)
    outlined(canvas, box, scene.order != then.order)
    return sheet.number(canvas, after, sheet.towards(scene.order))


# Beside the sheet ---------------------------------------------------------------------


def _stock(canvas: Canvas, line: Box, scene: SheetScene, then: SheetScene) -> int:
    """Draw the posts and villages left, and the chests; return their end."""
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
    """Draw the tiles in hand: own villages, then neutral ones; their numbers if they are many."""
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
    """Draw how many tiles there are of a kind; return the end."""
    tiles.mark(canvas, box.x, centred(box, ICON), ICON, seat)
    text = f"×{sum(number for _, number in found)}"
    end = canvas.text(text, rest(box, box.x + ICON + 4), NAME)
    canvas.about(box._replace(w=end - box.x), "planning")
    return end + 8


def _tokens(canvas: Canvas, line: Box, scene: SheetScene, then: SheetScene) -> int:
    """Draw the progress tokens from the right, used ones last; return their left edge."""
    high, x = min(58, line.h - 6), line.right
    shown, old = sheet.states(scene), sheet.states(then)
    bare = sum(tokens.wide(key, high) + 4 for key, _ in shown) > line.w * 13 // 20
    for key, used in reversed(shown):
        wide = high if bare else tokens.wide(key, high)
        box = Box(x - wide, centred(line, high), wide, high)
        tokens.draw(canvas, box, key, used, bare=bare)
        if (key, used) not in old:
            canvas.outline(box.inset(-2), "changed", 4, 10)
        x -= wide + 4
    return x
