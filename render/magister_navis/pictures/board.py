"""One player's board: what all symbols are called, tracks, tokens, buildings and cards."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.magister_navis.data import EMPTY_GOVERNOR_SPACE_GLORY, REWARDS, STATUSES, TOKENS
from bot.games.magister_navis.moves import NO_CARD
from bot.games.magister_navis.view import StatusView
from bot.locales import Words, numeral
from render.art.canvas import Box, Canvas
from render.art.page import GAP, KEY, MARGIN, NAME, SIZE, SMALLEST, WIDTH
from render.art.shapes import badge
from render.art.sprites import plate, sprite
from render.art.theme import theme
from render.art.typesetting import measure, readable
from render.art.widgets import laid, paper
from render.magister_navis.art import drawings as art
from render.magister_navis.art import stock
from render.magister_navis.pictures.boards import STEPS, fact, lot
from render.magister_navis.scenes import PlayerScene
from render.magister_navis.text.terms import GAME
from render.scenes import numbered, targets

_WIDE = WIDTH - 2 * MARGIN
_HEAD = Box(MARGIN, MARGIN, _WIDE, 104)
_TRACKS = Box(MARGIN, 122, 712, 226)
_TOKENS = Box(_TRACKS.right + GAP, _TRACKS.y, _WIDE - _TRACKS.w - GAP, _TRACKS.h)
_LOTS = Box(MARGIN, 354, _WIDE, 158)
_CARDS = Box(MARGIN, 518, _WIDE, 170)
_ACROSS = 4


def draw(scene: PlayerScene, _: PlayerScene | None = None) -> Canvas:
    """Return the picture, not yet encoded."""
    words = Words(scene.language)
    canvas = laid(SIZE, theme(scene.palette), _TRACKS, _TOKENS, _CARDS)
    _head(canvas, scene, words)
    _tracks(canvas, _TRACKS.inset(12, 6), scene, words)
    _tokens(canvas, _TOKENS.inset(12, 8), dict(scene.tokens))
    _buildings(canvas, scene, words)
    _cards(canvas, _CARDS.inset(10, 4), scene)
    return canvas


def _head(canvas: Canvas, scene: PlayerScene, words: Words) -> None:
    """Draw name, turn mark, points, discs and possessions, with their names."""
    line = scene.line
    paper(canvas, _HEAD, line.acting, line.passed)
    upper, side = _HEAD.inset(10, 4)._replace(h=48), KEY
    canvas.sprite(sprite(badge, side, side, canvas.theme, scene.seat), upper.x, upper.y + 2)
    shown = (("to-act", line.acting), ("start", line.start), ("passed", line.passed))
    marks = " · ".join(words.of(GAME, f"board-{key}") for key, on in shown if on)
    marks = scene.asked or marks
    left = measure(marks, SMALLEST) + 8
    canvas.text(marks, upper._replace(x=upper.right - left, w=left), SMALLEST, "ink", "right")
    name = upper._replace(x=upper.x + side + 10, w=upper.w - side - 20 - left)
    canvas.text(readable(line.name), name, NAME, name=True)
    x, row = upper.x, upper._replace(y=upper.bottom, h=48)
    for key, drawing, count in (
        ("points", art.glory, line.points),
        ("harbor", art.harbor, line.harbor),
        ("supply", art.pile, line.supply),
        ("cities", art.city, line.cities),
        ("connections", art.road, line.connections),
    ):
        place = row._replace(x=x, w=row.right - x)
        end = fact(canvas, place, drawing, numeral(count), not count, 36)
        note = words(f"{GAME}-board-{key}")
        x = canvas.text(note, place._replace(x=end + 8, w=row.right - end - 8), SMALLEST, bold=False)
        x += 20


def _tracks(canvas: Canvas, box: Box, scene: PlayerScene, words: Words) -> None:
    """Draw the tracks as a table: from which value on each brings how much."""
    named, values, *steps, unit = _columns(box)
    head = 38
    for place, step in zip(steps, (0, *STEPS), strict=True):
        top = place._replace(h=head)
        text = str(step) if step else ""
        width = measure(text, SMALLEST)
        if step:
            x = place.x + (place.w - width - 32) // 2
            canvas.sprite(sprite(art.glory, 28, 28, canvas.theme), x, top.y + 5)
            canvas.text(text, top._replace(x=x + 32), SMALLEST, "ink_soft")
    high = (box.h - head) // len(STATUSES)
    for index, (key, now) in enumerate(zip(STATUSES, scene.line.status, strict=True)):
        row = Box(box.x, box.y + head + index * high, box.w, high)
        _track(canvas, row, key, now, (named, values, *steps, unit), words)


def _columns(box: Box) -> Iterator[Box]:
    """Yield the columns: the name of a track, its value, its five steps, what it counts."""
    return box.split(172, 56, *(62,) * (len(STEPS) + 1), gap=4)


def _track(
    canvas: Canvas, row: Box, key: str, now: StatusView, columns: tuple[Box, ...], words: Words
) -> None:
    named, value, *steps, unit = (place._replace(y=row.y, h=row.h) for place in columns)
    canvas.sprite(sprite(art.SYMBOLS[key], 36, 36, canvas.theme), named.x, row.y + (row.h - 36) // 2)
    name = named._replace(x=named.x + 42, w=named.w - 42)
    canvas.text(words(f"{GAME}-status-{key}"), name, SMALLEST, bold=False)
    canvas.text(str(now.value), value, 42, "ink" if now.value else "ink_soft", "center")
    reached = sum(now.value >= step for step in STEPS)
    for index, (place, step) in enumerate(zip(steps, (0, *STEPS), strict=True)):
        place = place.inset(0, 3)
        fill = "leaf" if index == reached else "ghost"
        edge = "ink" if index == reached else "ghost_line"
        canvas.sprite(plate(place.w, place.h, canvas.theme, fill, edge, 2, 6), place.x, place.y)
        color = "ink" if index == reached else "ink_soft"
        canvas.text(str(REWARDS[key][step]), place, 36, color, "center", index == reached)
    canvas.text(words(f"{GAME}-board-short-{key}"), unit._replace(x=unit.x + 4), SMALLEST, bold=False)


def _tokens(canvas: Canvas, box: Box, held: dict[str, int]) -> None:
    """Draw all kinds of trade tokens with their numbers; those that are not held are quiet."""
    rows, kinds = 2, list(TOKENS)
    for index, kind in enumerate(kinds):
        row, column = divmod(index, _ACROSS)
        place = Box(box.x + column * box.w // _ACROSS, box.y + row * box.h // rows, box.w // _ACROSS, box.h // rows)
        side, count = 54, held.get(kind, 0)
        drawing = sprite(art.token, side, side, canvas.theme, kind)
        x = place.x + (place.w - side) // 2
        if count:
            canvas.sprite(drawing, x, place.y)
        else:
            canvas.sprite(plate(side, side, canvas.theme, "ghost", "ghost_line", 2), x, place.y)
            canvas.sprite(sprite(art.token, 34, 34, canvas.theme, kind), x + 10, place.y + 10)
        text = place._replace(y=place.y + side, h=place.h - side)
        canvas.text(str(count), text, 40, "ink" if count else "ink_soft", "center", bool(count))


def _buildings(canvas: Canvas, scene: PlayerScene, words: Words) -> None:
    """Draw the buildings; bright those that can be used now, or freed by a payment."""
    sources = {move.split()[2] for move in scene.open if move.count(" ") == 2}
    sources |= targets(scene.open, "activate")
    free = targets(scene.open, "pay")
    high = (_LOTS.h - GAP) // 2
    rows = (_LOTS._replace(y=_LOTS.y + row * (high + GAP), h=high) for row in range(2))
    places = (place for row in rows for place in row.columns(_ACROSS, GAP))
    buildings = iter(scene.line.buildings)
    for place in places:
        building = next(buildings, None)
        if building is None:
            empty = plate(place.w, place.h, canvas.theme, "table_wave", "on_table_soft", 2, 8)
            canvas.sprite(empty, place.x, place.y)
        else:
            lit = building.key in (free if building.active else sources)
            lot(canvas, place, building, scene.seat, words, lit)


def _cards(canvas: Canvas, box: Box, scene: PlayerScene) -> None:
    """Draw how many cards may be kept, the governor space, and all cards."""
    line = scene.line
    head, rest = box.split(130, gap=4)
    over = line.cards > line.limit
    fact(canvas, head._replace(h=54), art.cards, f"{line.cards}/{line.limit}", not line.cards)
    if over:
        place = Box(head.x, head.y + 58, 40, 40)
        canvas.sprite(plate(40, 40, canvas.theme, "warn", None, 0, 20), place.x, place.y)
        canvas.text("!", place, 36, "on_warn", "center")
    if scene.set_aside:
        fact(canvas, head._replace(y=head.y + 104, h=54), art.chain, f"−{scene.set_aside}", False)
    others = [key for key in scene.cards if key != scene.governor]
    going = targets(scene.open, "discard", "arrange")
    first, *places = _spread(rest, len(others) + 1)
    if scene.governor is None:
        _no_governor(canvas, first, "now" if NO_CARD in going else "ghost")
        shown = list(zip(places, others, strict=True))
    else:
        canvas.outline(first.inset(-3), "coin_edge", 5)
        shown = [(first, scene.governor), *zip(places, others, strict=True)]
    for place, key in shown:
        stock.card(canvas, place, key, "now" if key in going else "sail")


def _spread(box: Box, number: int) -> Iterator[Box]:
    """Yield places for cards, in one row or in two."""
    rows = 1 if number * (stock.CARD[0] + GAP) <= box.w else 2
    wide, high = stock.CARD
    across = max(-(-number // rows), 1)
    pitch = min(wide + GAP, (box.w - wide) // max(1, across - 1))
    for index in range(number):
        row, column = divmod(index, across)
        top = box.y + row * (high + 4) + (0 if rows == 2 else (box.h - high) // 2)
        yield Box(box.x + column * pitch, top, wide, high)


def _no_governor(canvas: Canvas, box: Box, fill: str) -> None:
    """Draw what an empty governor space is worth."""
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, "ink", 3), box.x, box.y)
    canvas.sprite(sprite(art.medal, 48, 48, canvas.theme), box.x + 10, box.y + (box.h - 48) // 2)
    text = box._replace(x=box.x + 60, w=box.w - 64)
    canvas.text(f"+{EMPTY_GOVERNOR_SPACE_GLORY}", text, 42, "ink", "center")
