"""One player's sheet: all things on it by name, and the effects of the progress tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.locales import Words, numeral
from render.amerigo.art import drawings as art
from render.amerigo.art import sheet_art
from render.amerigo.art.palette_sheet import stored
from render.amerigo.parts import sheet, tiles, tokens
from render.amerigo.parts.sheet import ICON, marked, outlined, rest, stacked
from render.amerigo.sheet_scenes import Counts, SheetScene
from render.amerigo.text.terms import GAME, first, good_name, token_about, token_name
from render.art.canvas import Box, Canvas
from render.art.page import GAP, HEIGHT, KEY, MARGIN, NAME, SIZE, SMALLEST, WIDTH
from render.art.shapes import badge
from render.art.sprites import Drawing, sprite
from render.art.typesetting import measure, readable
from render.art.widgets import laid, paper
from render.pictures import cards
from render.pictures.cards import Card, Mark
from render.text.wording import player_name

_WIDE = WIDTH - 2 * MARGIN
_HEAD = Box(MARGIN, 10, _WIDE, 60)
_TRACKS = Box(MARGIN, _HEAD.bottom + GAP, 606, 204)
_STOCK = Box(_TRACKS.right + GAP, _TRACKS.y, _WIDE - _TRACKS.w - GAP, _TRACKS.h)
_GOODS = Box(MARGIN, _TRACKS.bottom + GAP, _WIDE, 92)
_TOKENS = Box(MARGIN, _GOODS.bottom + GAP, _WIDE, HEIGHT - MARGIN - _GOODS.bottom - GAP)
_MARK = 40
_NAMED = 158
_SHIP = 50
"""Room for a ship that is off the map."""
_SHIP_HIGH = 34
_RULES: Mapping[str, str] = {
    "progress": "advancing",
    "order": "moving",
    "cannons": "pirates",
    "gold": "gold",
}
"""The tracks with their rules, from the top."""


def draw(scene: SheetScene, before: SheetScene | None = None) -> Canvas:
    """Return the picture, not yet encoded; differences from `before` are outlined."""
    then, words = before or scene, Words(scene.language)
    canvas = laid(SIZE, stored(scene.palette), _TRACKS, _STOCK, _GOODS)
    _head(canvas, scene, then, words)
    _tracks(canvas, _TRACKS.inset(12, 2), scene, then, words)
    _stock(canvas, _STOCK.inset(10, 2), scene, then, words)
    _goods(canvas, _GOODS.inset(12, 2), scene, then, words)
    _tokens(canvas, scene, then, words)
    return canvas


def _head(canvas: Canvas, scene: SheetScene, then: SheetScene, words: Words) -> None:
    """Draw name and VP, whose turn it is, and the place in the order."""
    paper(canvas, _HEAD, scene.acting, scene.acted)
    row = _HEAD.inset(8, 0)
    after = marked(canvas, row, 48, badge, scene.seat, scene.bot)
    right = measure(numeral(scene.points), KEY) + 56
    points = rest(row, row.right - right)
    canvas.text(numeral(scene.points), marked(canvas, points, 46, art.points), KEY)
    canvas.delta(scene.points - then.points, points.x + 40, points.y - 4)
    canvas.about(points, "winner")
    marks = _marks(scene, words)
    wide = measure(marks, SMALLEST) + 24
    canvas.text(marks, Box(points.x - wide, row.y, wide - 16, row.h), SMALLEST, align="right")
    name = after._replace(x=after.x + 6, w=points.x - wide - after.x - 12)
    canvas.text(readable(player_name(scene, words)), name, NAME, name=True)


def _marks(scene: SheetScene, words: Words) -> str:
    state = "to-act" if scene.acting else "acted" if scene.acted else ""
    marks = [words(f"{GAME}-board-place", place=scene.place)]
    if state:
        marks.append(words.of(GAME, f"board-{state}"))
    return " · ".join(marks)


# The tracks ---------------------------------------------------------------------------


def _tracks(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene, words: Words) -> None:
    progress, order, cannons, gold = stacked(box, 4)
    for line, (key, rule) in zip((progress, order, cannons, gold), _RULES.items(), strict=True):
        canvas.about(line, rule, f"track:{key}")
    after = _named(canvas, progress, "progress", words, art.progress, "brown")
    after = sheet.number(canvas, after, sheet.towards(scene.progress))
    sheet.marked_track(canvas, after, scene.progress, "progress")
    after = _named(canvas, order, "order", words, sheet_art.order, scene.space)
    after = sheet.number(canvas, after, sheet.towards(scene.order))
    sheet.marked_track(canvas, after, scene.order, "order")
    sheet.cannons(canvas, _named(canvas, cannons, "cannons", words, art.cannon), scene)
    after = _named(canvas, gold, "gold", words, art.gold)
    text = f"{scene.gold.at}/{scene.gold.length}"
    sheet.bar(canvas, sheet.number(canvas, after, text), scene.gold)
    outlined(canvas, progress, scene.progress != then.progress)
    outlined(canvas, order, scene.order != then.order)
    outlined(canvas, cannons, scene.cannons != then.cannons)
    outlined(canvas, gold, scene.gold != then.gold)


def _named(
    canvas: Canvas, box: Box, key: str, words: Words, drawing: Drawing, *args: object
) -> Box:
    """Draw a track's mark and name; return the rest of the line."""
    after = marked(canvas, box, ICON, drawing, *args)
    canvas.text(words(f"{GAME}-board-{key}"), after._replace(w=_NAMED), SMALLEST, bold=False)
    return rest(after, after.x + _NAMED)


# Posts, villages, tiles ---------------------------------------------------------------


def _stock(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene, words: Words) -> None:
    """Draw posts and chests, then the villages left and the tiles in hand, by shape."""
    first, second, third, fourth = stacked(box, 4)
    for line, rule in ((first, "posting"), (second, "planning"), (third, "placing")):
        canvas.about(line, rule)
    after = marked(canvas, first, _MARK, art.post, scene.seat)
    text = words(f"{GAME}-board-posts", left=scene.posts, placed=scene.placed)
    right = canvas.text(text, after, SMALLEST, bold=False)
    canvas.about(first._replace(w=right - first.x), "posting", "stock:post")
    held = (scene.posts, scene.placed) != (then.posts, then.placed)
    outlined(canvas, first._replace(w=right - first.x), held)
    if scene.chests or then.chests:
        chests = rest(first, right + 20)
        end = canvas.text(str(scene.chests), marked(canvas, chests, _MARK, art.chest), NAME)
        chests = chests._replace(w=end - chests.x)
        canvas.about(chests, "chest", "stock:chest")
        outlined(canvas, chests, scene.chests != then.chests)
    for number, ship in enumerate(reversed(scene.away), 1):
        place = first._replace(x=first.right - number * _SHIP, w=_SHIP)
        drawn = sprite(art.ship, _SHIP - 4, _SHIP_HIGH, canvas.theme, scene.seat, ship)
        canvas.sprite(drawn, place.x + 2, sheet.centred(place, _SHIP_HIGH))
        canvas.about(place, "sailing", f"ship:{scene.seat}-{ship}")
    labels = [words(f"{GAME}-board-{key}") for key in ("villages", "hand")]
    wide = max(measure(label, SMALLEST, bold=False) for label in labels) + 14
    for line, label in zip((second, third), labels, strict=True):
        canvas.text(label, line, SMALLEST, bold=False)
    _shapes(canvas, rest(second, box.x + wide), scene.villages, scene.seat, "tile")
    own, neutral = (found for _, found in sheet.hand(scene))
    if tiles.wide((*own, *neutral), 14) <= box.w - wide:
        x = tiles.row(canvas, rest(third, box.x + wide), own, 14, scene.seat, "hand")
        tiles.row(canvas, rest(third, x), neutral, 14, None, "hand")
    else:
        _shapes(canvas, rest(third, box.x + wide), own, scene.seat, "hand")
        _shapes(canvas, fourth, neutral, None, "hand")
    if not own + neutral:
        canvas.text(words("common-alt-none"), rest(third, box.x + wide), SMALLEST, bold=False)
    outlined(canvas, second, scene.villages != then.villages)
    outlined(canvas, third._replace(h=third.h + fourth.h), scene.hand != then.hand)


def _shapes(canvas: Canvas, box: Box, found: Counts, seat: int | None, kind: str) -> None:
    cell = next((side for side in (14, 12) if tiles.wide(found, side) <= box.w + 8), 10)
    tiles.row(canvas, box, found, cell, seat, kind)


# Goods and tokens ---------------------------------------------------------------------


def _goods(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene, words: Words) -> None:
    """Draw every good: its name, resources times tokens, and the VP of that."""
    canvas.about(box, "goods_scoring")
    places = box.columns(len(scene.goods), 4)
    for place, now, old in zip(places, scene.goods, then.goods, strict=True):
        good, held, factor = now
        after = marked(canvas, place, 52, art.resource, good)
        upper, lower = stacked(after, 2)
        color = "ink" if held else "ink_soft"
        canvas.text(first(good_name(good, words)), upper, SMALLEST, color, bold=False)
        canvas.text(f"{held}×{factor}={held * factor}", lower, NAME, color, bold=bool(held))
        canvas.about(place, "goods_scoring", f"good:{good}")
        outlined(canvas, place.inset(3, 1), now != old)


def _tokens(canvas: Canvas, scene: SheetScene, then: SheetScene, words: Words) -> None:
    """Draw the progress tokens with their effects; used ones without."""
    found = _cards(scene, words)
    if not found:
        text = words(f"{GAME}-board-no-tokens")
        canvas.text(text, _TOKENS._replace(h=60), SMALLEST, "on_table", bold=False)
        return
    _, laid_out = cards.fitting(found, _TOKENS)
    cards.draw(canvas, found, laid_out)
    old = sheet.states(then)
    for place, one in zip(laid_out.places, sheet.states(scene), strict=True):
        key, used = one
        canvas.about(place, key, "" if used else f"token:{key}")
        if one not in old:
            canvas.outline(place.inset(-2), "changed", 4, 14)


def _cards(scene: SheetScene, words: Words) -> Sequence[Card]:
    return [
        *(_card(tokens.emblem, key, words, token_about(key, words)) for key in scene.tokens),
        *(_card(tokens.spent, key, words) for key in scene.used),
    ]


def _card(emblem: Drawing, key: str, words: Words, about: str = "") -> Card:
    return Card((Mark(emblem, (key,)),), first(token_name(key, words)), about=about)
