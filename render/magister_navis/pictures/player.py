"""The picture of one player's board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bot.games.magister_navis.data import (
    BUILDINGS,
    STATUSES,
    TOKENS,
    TOP,
    TRACK_GLORY,
)
from bot.games.magister_navis.view import BuildingView, StatusView
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.shapes import badge, pointer
from render.art.sprites import Drawing, plate, sprite
from render.art.theme import Theme, theme
from render.art.typesetting import readable
from render.art.widgets import Number, laid, number, paper
from render.magister_navis.art import drawings as art
from render.magister_navis.art import stock
from render.magister_navis.pictures import hand
from render.magister_navis.scenes import PlayerScene
from render.scenes import numbered, targets

_LOTS = 8
"""Building spaces, the residence's included."""


class _Plan(NamedTuple):
    """Where the parts of a board are."""

    size: tuple[int, int]
    head: tuple[Box, ...]
    tracks: Box
    tokens: Box
    lots: tuple[Box, ...]
    cards: Box


def draw(scene: PlayerScene, before: PlayerScene | None = None) -> Canvas:
    """Return the picture, not yet encoded; what differs from `before` is outlined."""
    then, words = before or scene, Words(scene.language)
    plan = _narrow() if scene.size == "phone" else _wide()
    canvas = _still(theme(scene.palette), plan).copy()
    _head(canvas, plan.head, scene, then, words)
    rows = plan.tracks.inset(12, 6)
    for index, key in enumerate(STATUSES):
        row = Box(rows.x, rows.y + index * rows.h // 4, rows.w, rows.h // 4)
        _status(canvas, row, key, scene.line.status[index], then.line.status[index], words)
    _tokens(canvas, plan.tokens, scene, then, words)
    _buildings(canvas, plan.lots, scene, then, words)
    hand.draw(canvas, plan.cards, scene, then, words)
    return canvas


def _wide() -> _Plan:
    head = Box(24, 16, 1552, 120)
    return _Plan(
        (1600, 812),
        (head, head._replace(w=800), Box(head.right - 740, head.y, 732, head.h)),
        Box(24, 148, 1082, 304),
        Box(1122, 148, 454, 304),
        tuple(Box(24, 464, 1552, 156).columns(_LOTS, 10)),
        Box(24, 632, 1552, 164),
    )


def _narrow() -> _Plan:
    head = Box(12, 12, 776, 204)
    rows = (Box(12, 742 + row * 166, 776, 156) for row in range(2))
    lots = tuple(box for row in rows for box in row.columns(_LOTS // 2, 10))
    return _Plan(
        (800, 1256),
        (head, head._replace(h=104), Box(head.x + 8, head.y + 104, head.w - 16, 96)),
        Box(12, 226, 776, 304),
        Box(12, 542, 776, 190),
        lots,
        Box(12, 1076, 776, 166),
    )


@lru_cache(maxsize=8)
def _still(colors: Theme, plan: _Plan) -> Canvas:
    """Return the empty board."""
    canvas = laid(plan.size, colors, plan.tracks, plan.tokens, plan.cards)
    for box in plan.lots:
        lot = plate(box.w, box.h, colors, "table_wave", "on_table_soft", 2, 12)
        canvas.sprite(lot, box.x, box.y)
    return canvas


def _head(
    canvas: Canvas, boxes: tuple[Box, ...], scene: PlayerScene, then: PlayerScene, words: Words
) -> None:
    """Draw name, turn mark, points and discs."""
    whole, named, numbers = boxes
    line, old = scene.line, then.line
    paper(canvas, whole, line.acting, line.passed)
    side = named.h - 24
    mark = sprite(badge, side, side, canvas.theme, scene.seat)
    canvas.sprite(mark, named.x + 12, named.y + 12)
    left = Box(named.x + side + 28, named.y + 4, named.w - side - 40, 60)
    marked = line.acting or scene.start or line.passed or scene.bot
    canvas.text(readable(line.name), left if marked else left._replace(h=side), 52)
    _marks(canvas, left._replace(y=named.bottom - 50, h=44), scene, words)
    facts = (
        (art.glory, line.points, old.points, "points"),
        (art.harbor, line.harbor, old.harbor, "harbor"),
        (art.pile, line.supply, old.supply, "supply"),
    )
    for part, (drawing, now, past, key) in zip(numbers.columns(3, 8), facts, strict=True):
        _fact(canvas, part, drawing, now, past, words(f"magister_navis-board-{key}"))


def _fact(canvas: Canvas, box: Box, drawing: Drawing, now: int, past: int, name: str) -> None:
    side = min(84, box.h - 16)
    canvas.sprite(sprite(drawing, side, side, canvas.theme), box.x, box.y + (box.h - side) // 2)
    text = Box(box.x + side + 12, box.y + 2, box.w - side - 12, box.h - 40)
    end = canvas.text(str(now), text, 64)
    canvas.delta(now - past, min(end + 60, box.right), box.y + 4, 28)
    canvas.text(name, Box(text.x, box.bottom - 42, text.w, 36), 26)


def _marks(canvas: Canvas, box: Box, scene: PlayerScene, words: Words) -> None:
    """Show whose turn it is, who began the round, who has passed, and house bots."""
    left = box.x
    if scene.line.acting:
        canvas.sprite(sprite(pointer, 36, 36, canvas.theme), left, box.y + 4)
        left += 44
    if scene.start:
        canvas.sprite(sprite(art.crown, 40, 40, canvas.theme), left, box.y + 2)
        left += 52
    shown = {
        "to-act": scene.line.acting,
        "start": scene.start,
        "passed": scene.line.passed,
        "bot": scene.bot,
    }
    text = " · ".join(words.of("magister_navis", f"board-{key}") for key, on in shown.items() if on)
    canvas.text(text, Box(left, box.y, box.right - left, box.h), 32)


def _status(
    canvas: Canvas, row: Box, key: str, now: StatusView, old: StatusView, words: Words
) -> None:
    """Draw a track: its value, the field of its marker, what it gives and its glory."""
    middle = row.y + row.h // 2
    canvas.sprite(sprite(art.SYMBOLS[key], 56, 56, canvas.theme), row.x, middle - 28)
    end = canvas.text(str(now.value), Box(row.x + 66, row.y, 64, row.h), 54)
    wide = row.w > 900
    fields, rest = Box(row.x + 134, row.y, row.w - 134, row.h).split(608 if wide else 352, gap=10)
    _fields(canvas, fields, now, wide)
    canvas.delta(now.value - old.value, end + 44, row.y, 24)
    given, glory = rest.split(rest.w - 104)
    text = words(f"magister_navis-board-gives-{key}", count=now.reward)
    if wide:
        canvas.text(text, given, 28)
    else:
        canvas.text(str(now.reward), given, 44)
        canvas.text(
            words(f"magister_navis-board-short-{key}"),
            given._replace(x=given.x + 32, w=given.w - 32),
            26,
        )
    canvas.sprite(sprite(art.glory, 44, 44, canvas.theme), glory.x + 6, middle - 22)
    canvas.text(str(now.glory), Box(glory.x + 56, row.y, 50, row.h), 40)


def _fields(canvas: Canvas, box: Box, now: StatusView, wide: bool) -> None:
    """Draw the fields of a track up to its marker, a new step of its rewards set off."""
    for index, part in enumerate(box.columns(TOP + 1, 2)):
        high = 44 if TRACK_GLORY[index] > TRACK_GLORY[max(0, index - 1)] else 32
        place = Box(part.x, part.y + (part.h - high) // 2, part.w, high)
        fill = "now" if index == now.marker else "stone" if index < now.marker else "ghost"
        edge = "ink" if index == now.marker else "ghost_line"
        canvas.sprite(plate(place.w, high, canvas.theme, fill, edge, 2, 5), place.x, place.y)
        if wide:
            color = "ink" if index <= now.marker else "ink_soft"
            canvas.text(str(index), place, 22, color, "center", bold=index == now.marker)


def _tokens(canvas: Canvas, card: Box, scene: PlayerScene, then: PlayerScene, words: Words) -> None:
    """Draw cities, connections and all trade tokens."""
    held, old = dict(scene.tokens), dict(then.tokens)
    wide = card.w < 600
    upper, *rows = _bands(card.inset(12, 8), 3 if wide else 2)
    facts = (
        (art.city, scene.line.cities, then.line.cities),
        (art.road, scene.line.connections, then.line.connections),
        (art.lock, scene.secured, scene.secured),
    )
    names = ("cities", "connections", "secured")
    for part, (drawing, now, past), key in zip(upper.columns(3, 6), facts, names, strict=True):
        end = number(canvas, part._replace(h=52), Number(drawing, str(now)), 48, 44)
        canvas.delta(now - past, min(end + 44, part.right), part.y - 6)
        note = Box(part.x, part.y + 52, part.w, 30)
        canvas.text(words(f"magister_navis-board-{key}"), note, 24, "ink_soft")
    across = len(TOKENS) // len(rows)
    boxes = [box for row in rows for box in row.columns(across, 4)]
    for box, kind in zip(boxes, TOKENS, strict=True):
        _held(canvas, box, kind, held.get(kind, 0), old.get(kind, 0))


def _bands(box: Box, number: int) -> Iterator[Box]:
    high = box.h // number
    for index in range(number):
        yield Box(box.x, box.y + index * high, box.w, high)


def _held(canvas: Canvas, box: Box, kind: str, count: int, past: int) -> None:
    side = 50
    top = box.y + (box.h - side) // 2
    if count:
        canvas.sprite(sprite(art.token, side, side, canvas.theme, kind), box.x, top)
    else:
        faint = plate(side, side, canvas.theme, "ghost", "ghost_line", 2)
        canvas.sprite(faint, box.x, top)
    text = Box(box.x + side + 4, box.y, box.w - side - 4, box.h)
    canvas.text(str(count), text, 34, "ink" if count else "ink_soft", bold=bool(count))
    canvas.delta(count - past, box.right + 2, top - 12)


def _buildings(
    canvas: Canvas, lots: tuple[Box, ...], scene: PlayerScene, then: PlayerScene, words: Words
) -> None:
    """Draw the buildings; bright those that can be used now, or freed by a payment."""
    sources = {move.split()[2] for move in scene.open if move.count(" ") == 2}
    sources |= targets(scene.open, "activate")
    free = targets(scene.open, "pay")
    olds = dict(zip(numbered(one.key for one in then.buildings), then.buildings, strict=True))
    found = zip(numbered(one.key for one in scene.buildings), scene.buildings, strict=True)
    for box, (name, building) in zip(lots, found, strict=False):
        lit = building.key in (free if building.active else sources)
        _building(canvas, box, building, scene.seat, lit, words)
        if olds.get(name) != building:
            canvas.changed(box.inset(-4))


def _building(
    canvas: Canvas, box: Box, building: BuildingView, seat: int, lit: bool, words: Words
) -> None:
    one = BUILDINGS[building.key]
    fill = "now" if lit else "paper" if not building.active else "paper_dim"
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, "ink", 2, 12), box.x, box.y)
    canvas.sprite(sprite(art.roof, 46, 46, canvas.theme, str(one.level)), box.x + 8, box.y + 8)
    side = 36 if stock.width(one, 36) <= box.w - 68 else 30
    stock.deeds(canvas, box.x + 64, box.y + 14, one, side)
    name = words(f"magister_navis-building-{building.key}")
    canvas.text(name, Box(box.x + 10, box.y + 58, box.w - 16, 32), 28)
    if one.circle:
        place = Box(box.right - 66, box.bottom - 64, 58, 58)
        mark = (art.disc, seat) if building.active else (art.circle,)
        canvas.sprite(sprite(mark[0], 58, 58, canvas.theme, *mark[1:]), place.x, place.y)
