"""The picture of a season at a glance: the winners of its divisions, and its records."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from bot.locales import Words
from bot.locales.markdown import shortened
from render.art.canvas import Box, Canvas
from render.art.page import HEIGHT, KEY, MARGIN, NAME, SMALLEST, WIDTH
from render.art.palette import palette, plain, sheet
from render.art.shapes import medal
from render.art.sprites import plate, sprite
from render.art.theme import Theme, theme
from render.art.typesetting import fitted, measure, readable
from render.art.widgets import laid
from render.gallery import Gallery
from render.league.almanac.scenes import ChampionLine, GlanceScene, RecordLine
from render.pictures import layout
from render.text.wording import commas, described, fitting, joined, parted

_FOOT = 50
_LEFT = 500
"""Width in px of the card with the champions."""
_MOST_ROW, _MOST_RECORD = 84, 112
_PAD, _HEAD = 16, 44
_ALT_NAMES = (32, 20, 12, 6)


def draw(scene: GlanceScene, _: GlanceScene | None = None) -> Canvas:
    """Draw the scene and return the canvas."""
    words, colors = Words(scene.language), theme(scene.palette)
    whole = Box(MARGIN, layout.BELOW, WIDTH - 2 * MARGIN, HEIGHT - layout.BELOW - _FOOT - 4)
    left, right = whole.split(_LEFT, gap=12)
    lines = len(scene.champions)
    left = left._replace(h=min(left.h, _HEAD + 12 + lines * _MOST_ROW))
    right = right._replace(h=min(right.h, 12 + len(scene.records) * _MOST_RECORD))
    cards = [card for card, shown in ((left, lines), (right, scene.records)) if shown]
    canvas = laid((WIDTH, HEIGHT), colors, *cards)
    heading(canvas, words("league-almanac-season", number=scene.season), scene.league, _far(scene))
    if scene.champions:
        _champions(canvas, left.inset(_PAD, 6), scene)
    if scene.records:
        _records(canvas, right.inset(_PAD, 6), scene)
    foot = Box(MARGIN + 8, HEIGHT - _FOOT, WIDTH - 2 * MARGIN - 16, _FOOT)
    canvas.text(scene.figures, foot, SMALLEST, "on_table", "center", bold=False)
    return canvas


def heading(canvas: Canvas, text: str, league: str, plate_text: str = "") -> None:
    """Write a picture's title and the league's name, and optionally a note on a plate."""
    right = layout.PLACE.right
    if plate_text:
        wide = measure(plate_text, NAME) + 28
        box = Box(right - wide, layout.PLACE.y + 4, wide, 52)
        canvas.sprite(plate(box.w, box.h, canvas.theme, "paper", "paper_line", 3, 14), box.x, box.y)
        canvas.text(plate_text, box, NAME, "ink", "center")
        right = box.x - 20
    left = canvas.text(text, layout.PLACE, KEY, "on_table") + 20
    room = layout.PLACE._replace(x=left, w=right - left)
    if room.w > 2 * NAME:
        canvas.text(readable(league), room, NAME, "on_table_soft", name=True)


def _far(scene: GlanceScene) -> str:
    """Return a text with the season's progress, or saying that the season is over."""
    words = Words(scene.language)
    if scene.over:
        return words("league-almanac-over")
    return words("league-standings-tables", done=scene.done, tables=scene.tables)


def _champions(canvas: Canvas, box: Box, scene: GlanceScene) -> None:
    canvas.text(scene.heading, box._replace(h=_HEAD), SMALLEST, "ink_soft", bold=False)
    lines = scene.champions
    high = min(_MOST_ROW, (box.h - _HEAD) // len(lines))
    size = max(SMALLEST, min(NAME, high - 6))
    wide = max(measure(line.points, size) for line in lines)
    of = max(measure(line.of, size) for line in lines)
    for number, line in enumerate(lines):
        row = box._replace(y=box.y + _HEAD + number * high, h=high)
        _champion(canvas, row, line, size, of, wide)


def _champion(canvas: Canvas, row: Box, line: ChampionLine, size: int, of: int, wide: int) -> None:
    """Draw a champion's line: number, medal, name and points."""
    if line.bright:
        canvas.lit(row.inset(-8, 2), 12)
    side = min(size + 4, row.h - 4)
    number, mark, rest = row.split(of, side, gap=8)
    canvas.text(line.of, number, size, "ink_soft", "right")
    sign = sprite(medal, side, side, canvas.theme)
    canvas.sprite(sign, mark.x, mark.y + (mark.h - side) // 2)
    points = rest._replace(x=rest.right - wide, w=wide)
    color = "on_now" if line.bright else "ink"
    canvas.text(line.points, points, size, color, "right")
    name = rest._replace(w=rest.w - wide - 12)
    canvas.text(readable(line.name), name, size, color, name=True)


def _records(canvas: Canvas, box: Box, scene: GlanceScene) -> None:
    high = min(_MOST_RECORD, box.h // len(scene.records))
    wide = max(measure(line.value, KEY) for line in scene.records)
    for number, line in enumerate(scene.records):
        row = box._replace(y=box.y + number * high, h=high)
        if number % 2 == 0:
            band = row.inset(-8, 2)
            canvas.sprite(plate(band.w, band.h, canvas.theme, "ghost", radius=8), band.x, band.y)
        canvas.text(line.value, row._replace(x=row.right - wide, w=wide), KEY, "ink", "right")
        _record(canvas, row._replace(w=row.w - wide - 16), line)


def _record(canvas: Canvas, box: Box, line: RecordLine) -> None:
    """Write a record's name and, below it, its holder and its table."""
    upper, lower = box.inset(0, 4).rows(2)
    canvas.text(line.label, upper, SMALLEST, "ink_soft", bold=False)
    where = measure(line.where, SMALLEST, bold=False) + 12 if line.where else 0
    name = fitted(readable(line.who), lower.w - where, NAME)
    x = canvas.text(name, lower, NAME, "ink", name=True)
    place = lower._replace(x=x + 12, w=max(0, lower.right - x - 12))
    canvas.text(line.where, place, SMALLEST, "ink_soft", bold=False)


def alt(scene: GlanceScene, words: Words) -> str:
    """Return the alt text, which states the same facts as the picture."""
    return joined(fitting(" ".join(_told(scene, words, most)) for most in _ALT_NAMES))


def _told(scene: GlanceScene, words: Words, most: int) -> Iterator[str]:
    season = words("league-almanac-season", number=scene.season)
    yield words(
        "league-almanac-alt",
        season=season,
        league=shortened(scene.league, 40),
        figures=scene.figures,
    )
    if not scene.over:
        yield words("league-standings-tables", done=scene.done, tables=scene.tables) + "."
    firsts = (
        described(f"{line.of} {shortened(line.name, most)}".strip(), line.points, words)
        for line in scene.champions
    )
    if scene.champions:
        yield f"{described(scene.heading, parted(firsts, words), words)}."
    for line in scene.records:
        told = commas((line.value, _whose(line, most)), words)
        yield f"{described(line.label, told, words)}."


def _whose(line: RecordLine, most: int) -> str:
    return f"{shortened(line.who, 2 * most)} {line.where}".strip()


def _sheet(colors: Theme) -> Image.Image:
    """Return the sheet of drawings from which the picture's palette is made."""
    return sheet(plain(medal), colors, {"paper": (), "ghost": (), "table": ()})


_GALLERY = Gallery(partial(palette, _sheet))
picture = _GALLERY.picture("almanac", draw, alt)
"""Function that returns the picture of a `GlanceScene`. Slow: call it in a thread."""
