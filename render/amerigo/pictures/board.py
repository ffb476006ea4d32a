"""One player's sheet: everything on it by name, and the effects of the progress tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.locales import Words, numeral
from render.amerigo.art import drawings as art
from render.amerigo.art import sheet_art
from render.amerigo.art.palette_sheet import stored
from render.amerigo.parts import sheet, tiles, tokens
from render.amerigo.parts.sheet import ICON, marked, outlined, rest, stacked
from render.amerigo.sheet_scenes import Counts, SheetScene, Track
from render.amerigo.text.terms import GAME, first, token_about, token_name
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
_TRACKS = Box(MARGIN, _HEAD.bottom + GAP, _WIDE, 192)
_STOCK = Box(MARGIN, _TRACKS.bottom + GAP, _WIDE, 100)
_GOODS = Box(MARGIN, _STOCK.bottom + GAP, _WIDE, 60)
_TOKENS = Box(MARGIN, _GOODS.bottom + GAP, _WIDE, HEIGHT - MARGIN - _GOODS.bottom - GAP)
_MARK = 40
_SHIP = 50
"""Width in px of the area for a ship that is off the map."""
_SHIP_HIGH = 34
_GOOD = 48
_HALF = WIDTH // 2
"""Minimum left edge in px of the villages in stock, which are to the right of the posts."""


def draw(scene: SheetScene, before: SheetScene | None = None) -> Canvas:
    """Draw the scene and return the canvas; differences from `before` are outlined."""
    then, words = before or scene, scene.words
    canvas = laid(SIZE, stored(scene.palette), _TRACKS, _STOCK, _GOODS)
    _head(canvas, scene, then, words)
    _tracks(canvas, _TRACKS.inset(12, 2), scene, then, words)
    _stock(canvas, _STOCK.inset(10, 2), scene, then, words)
    _goods(canvas, _GOODS.inset(12, 2), scene, then, words)
    _tokens(canvas, scene, then, words)
    return canvas


def _head(canvas: Canvas, scene: SheetScene, then: SheetScene, words: Words) -> None:
    """Draw name and VP, whether it is the player's turn, and their place in the order."""
    paper(canvas, _HEAD, scene.acting, scene.acted)
    row = _HEAD.inset(8, 0)
    after = marked(canvas, row, 48, badge, scene.seat, scene.bot)
    right = measure(numeral(scene.points), KEY) + 56
    points = rest(row, row.right - right)
    canvas.text(numeral(scene.points), marked(canvas, points, 46, art.points), KEY)
    canvas.about(points, "winner")
    left = sheet.gain(canvas, points, scene.points - then.points)
    marks = _marks(scene, words)
    wide = measure(marks, SMALLEST) + 24
    canvas.text(marks, Box(left - wide, row.y, wide - 16, row.h), SMALLEST, align="right")
    name = after._replace(x=after.x + 6, w=left - wide - after.x - 12)
    canvas.text(readable(player_name(scene, words)), name, NAME, name=True)


def _marks(scene: SheetScene, words: Words) -> str:
    state = "to-act" if scene.acting else "acted" if scene.acted else ""
    marks = [words(f"{GAME}-board-place", place=scene.place)]
    if state:
        marks.append(words.of(GAME, f"board-{state}"))
    return " · ".join(marks)


# The tracks ---------------------------------------------------------------------------


def _tracks(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene, words: Words) -> None:
    """Draw the tracks one below another: name, spaces with the disc, and what comes next."""
    names = {key: words(f"{GAME}-board-{key}") for key in _LINES}
    told = _told(scene, words)
    named, wide = (_widest(texts.values()) + 16 for texts in (names, told))
    for line, (key, one) in zip(stacked(box, len(_LINES)), _LINES.items(), strict=True):
        canvas.about(line, one.rule, f"track:{key}")
        after = marked(canvas, line, ICON, *one.emblem(scene))
        canvas.text(names[key], after._replace(w=named), SMALLEST, bold=False)
        after = rest(after, after.x + named)
        said = rest(after, after.right - wide + 14)
        canvas.text(told[key], said, SMALLEST, bold=False)
        one.course(canvas, after._replace(w=said.x - after.x - 14), scene)
        outlined(canvas, line, getattr(scene, key) != getattr(then, key))


def _widest(texts: Iterable[str]) -> int:
    return max(measure(text, SMALLEST, bold=False) for text in texts)


def _progress(canvas: Canvas, box: Box, scene: SheetScene) -> None:
    sheet.course(canvas, box, scene.progress, scene.seat, kind="progress")


def _order(canvas: Canvas, box: Box, scene: SheetScene) -> None:
    sheet.course(canvas, box, scene.order, scene.seat, colours=scene.spaces, kind="order")


def _cannons(canvas: Canvas, box: Box, scene: SheetScene) -> None:
    after = sheet.cannons(canvas, box, scene)
    sheet.course(canvas, after, scene.cannons, scene.seat, scene.strength)


def _gold(canvas: Canvas, box: Box, scene: SheetScene) -> None:
    after = sheet.number(canvas, box, str(scene.gold.at))
    sheet.course(canvas, after, scene.gold, scene.seat)


class _Line(NamedTuple):
    """A track: its rule, its mark with arguments, and the function that draws its spaces."""

    rule: str
    emblem: Callable[[SheetScene], tuple[Any, ...]]
    course: Callable[[Canvas, Box, SheetScene], None]


_LINES: Mapping[str, _Line] = {
    "progress": _Line("advancing", lambda _: (art.progress, "brown"), _progress),
    "order": _Line("moving", lambda scene: (sheet_art.order, scene.space), _order),
    "cannons": _Line("pirates", lambda _: (art.cannon,), _cannons),
    "gold": _Line("gold", lambda _: (art.gold,), _gold),
}
"""Tracks from top to bottom; those of cannons and gold have their number in front of them."""


def _told(scene: SheetScene, words: Words) -> Mapping[str, str]:
    """Return texts about what the next steps on each track bring."""
    missing = scene.strength - scene.cannons.at
    return {
        "progress": _coming("progress", scene.progress, words),
        "order": _coming("order", scene.order, words),
        "cannons": words(f"{GAME}-board-against", strength=scene.strength, missing=max(0, missing)),
        "gold": words(f"{GAME}-board-room", room=scene.gold.length - scene.gold.at),
    }


def _coming(key: str, track: Track, words: Words) -> str:
    """Return a text saying how many steps ahead the next VP are, and how many they are."""
    if not track.next:
        return words(f"{GAME}-board-track-end")
    space, points = track.next
    return words(f"{GAME}-board-coming-{key}", steps=space - track.at, points=points)


# Posts, villages, tiles ---------------------------------------------------------------


def _stock(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene, words: Words) -> None:
    """Draw posts, chests and the villages left, then the tiles in hand by shape."""
    first, second = stacked(box, 2)
    x = _posts(canvas, first, scene, then, words)
    right = first.right - _SHIP * len(scene.away)
    villages = first._replace(x=max(x + 30, _HALF), w=right - max(x + 30, _HALF))
    canvas.about(villages, "planning")
    canvas.about(second, "placing")
    _ships(canvas, first, scene)
    after = _labelled(canvas, villages, words(f"{GAME}-board-villages"))
    _shapes(canvas, after, scene.villages, scene.seat, "tile")
    after = _labelled(canvas, second, words(f"{GAME}-board-hand"))
    own, neutral = (found for _, found in sheet.hand(scene))
    cell = next((side for side in (14, 12) if tiles.wide((*own, *neutral), side) <= after.w), 10)
    x = tiles.row(canvas, after, own, cell, scene.seat, "hand")
    tiles.row(canvas, rest(after, x), neutral, cell, None, "hand")
    if not own + neutral:
        canvas.text(words("common-alt-none"), after, SMALLEST, bold=False)
    outlined(canvas, villages, scene.villages != then.villages)
    outlined(canvas, second, scene.hand != then.hand)


def _posts(canvas: Canvas, line: Box, scene: SheetScene, then: SheetScene, words: Words) -> int:
    """Draw posts and chests; return the right edge."""
    after = marked(canvas, line, _MARK, art.post, scene.seat)
    text = words(f"{GAME}-board-posts", left=scene.posts, placed=scene.placed)
    right = canvas.text(text, after, SMALLEST, bold=False)
    place = line._replace(w=right - line.x)
    canvas.about(place, "posting", "stock:post")
    outlined(canvas, place, (scene.posts, scene.placed) != (then.posts, then.placed))
    if not scene.chests and not then.chests:
        return right
    chests = rest(line, right + 20)
    right = canvas.text(str(scene.chests), marked(canvas, chests, _MARK, art.chest), NAME)
    chests = chests._replace(w=right - chests.x)
    canvas.about(chests, "chest", "stock:chest")
    outlined(canvas, chests, scene.chests != then.chests)
    return right


def _ships(canvas: Canvas, line: Box, scene: SheetScene) -> None:
    """Draw the ships that are off the map, at the right."""
    for number, ship in enumerate(reversed(scene.away), 1):
        place = line._replace(x=line.right - number * _SHIP, w=_SHIP)
        drawn = sprite(art.ship, _SHIP - 4, _SHIP_HIGH, canvas.theme, scene.seat, ship)
        canvas.sprite(drawn, place.x + 2, sheet.centred(place, _SHIP_HIGH))
        canvas.about(place, "sailing", f"ship:{scene.seat}-{ship}")


def _labelled(canvas: Canvas, box: Box, label: str) -> Box:
    """Write the label of a line; return the rest of the line."""
    right = canvas.text(label, box, SMALLEST, bold=False)
    return rest(box, right + 14)


def _shapes(canvas: Canvas, box: Box, found: Counts, seat: int | None, kind: str) -> None:
    cell = next((side for side in (14, 12) if tiles.wide(found, side) <= box.w + 8), 10)
    tiles.row(canvas, box, found, cell, seat, kind)


# Goods and tokens ---------------------------------------------------------------------


def _goods(canvas: Canvas, box: Box, scene: SheetScene, then: SheetScene, words: Words) -> None:
    """Draw every good: the resources, the VP for each of them, and their total VP."""
    canvas.about(box, "goods_scoring")
    places = box.columns(len(scene.goods), 12)
    for place, now, old in zip(places, scene.goods, then.goods, strict=True):
        sheet.good(canvas, place, now, words, _GOOD)
        canvas.about(place, "goods_scoring", f"good:{now[0]}")
        outlined(canvas, place.inset(0, 1), now != old)


def _tokens(canvas: Canvas, scene: SheetScene, then: SheetScene, words: Words) -> None:
    """Draw the progress tokens with their effects; used ones have no effect text."""
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
