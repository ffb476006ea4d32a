"""The picture of a round among a cup's winners: the tables, and the people who advance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from PIL import Image

from bot.leagues.settings import CUP
from bot.locales import Words
from bot.locales.markdown import shortened
from render.art.canvas import Box, Canvas
from render.art.page import HEIGHT, MARGIN, NAME, SMALLEST, WIDTH
from render.art.palette import palette, plain, sheet
from render.art.plates import Sprite
from render.art.shapes import robot
from render.art.sprites import plate, sprite
from render.art.theme import Theme, theme
from render.art.typesetting import fitted, measure, readable
from render.art.widgets import laid, paper
from render.gallery import Gallery
from render.league.almanac.glance import heading
from render.pictures import layout
from render.pictures.layout import LINE, legend
from render.scenes import Scene
from render.text.finals import NO_PLACE, placed
from render.text.wording import commas, fitting, joined

MOST_TABLES = 12
"""Maximum number of tables in a picture."""
_GAP, _PAD, _HEAD, _MOST_ROW = 10, 12, 38, 76
_MOST_WIDE = 640
_ALT_NAMES = (32, 16, 8)


@dataclass(frozen=True, slots=True)
class BracketLine:
    """A person at a table; `score` is "" until it is over, `on` says whether they advance."""

    name: str
    place: int | None = None
    score: str = ""
    on: bool = False
    bot: bool = False


@dataclass(frozen=True, slots=True)
class BracketTable:
    """A table of the round, with its people sorted best first once it is over."""

    number: str
    lines: tuple[BracketLine, ...]


@dataclass(frozen=True, slots=True)
class BracketScene(Scene):
    """A round among a cup's group winners; the winner of the `final` round has won the cup."""

    league: str
    title: str
    final: bool
    tables: tuple[BracketTable, ...]
    form: str = CUP


def draw(scene: BracketScene, _: BracketScene | None = None) -> Canvas:
    """Draw the scene and return the canvas."""
    words, colors = Words(scene.language), theme(scene.palette)
    foot = Box(MARGIN + 4, HEIGHT - 6 - LINE, WIDTH - 2 * MARGIN - 8, LINE)
    whole = Box(MARGIN, layout.BELOW, WIDTH - 2 * MARGIN, foot.y - 6 - layout.BELOW)
    canvas = laid((WIDTH, HEIGHT), colors)
    heading(canvas, scene.title, scene.league)
    for table, box in zip(scene.tables, _places(scene, whole), strict=True):
        _table(canvas, box, table)
    legend(canvas, foot, _legend(scene, colors, words))
    return canvas


def _places(scene: BracketScene, whole: Box) -> list[Box]:
    """Return the boxes of the tables, as large as possible; a single table is centred."""
    count = len(scene.tables)
    across = next(n for n in (1, 2, 3, 4) if n * min(n, 3) >= count or n == 4)
    rows = -(-count // across)
    lines = max(len(table.lines) for table in scene.tables)
    high = min((whole.h - (rows - 1) * _GAP) // rows, 2 * _PAD + _HEAD + lines * _MOST_ROW)
    if across == 1:
        whole = whole._replace(x=(WIDTH - _MOST_WIDE) // 2, w=_MOST_WIDE)
    area = whole._replace(h=rows * high + (rows - 1) * _GAP)
    return list(area.grid(rows, across, _GAP))[:count]


def _table(canvas: Canvas, box: Box, table: BracketTable) -> None:
    paper(canvas, box, bright=False)
    inner = box.inset(_PAD, 4)
    canvas.text(table.number, inner._replace(h=_HEAD), SMALLEST, "ink_soft")
    high = min(_MOST_ROW, (inner.h - _HEAD) // len(table.lines))
    size = max(SMALLEST, min(NAME, high - 6))
    place = measure("5.", size)
    for number, line in enumerate(table.lines):
        row = inner._replace(y=inner.y + _HEAD + number * high, h=high)
        _line(canvas, row, line, size, place)


def _line(canvas: Canvas, row: Box, line: BracketLine, size: int, place: int) -> None:
    """Draw a person's place, name, house-bot mark and score, highlighting people who advance."""
    if line.on:
        canvas.lit(row.inset(-6, 1 if row.h > size + 6 else -1), 8)
    color = "on_now" if line.on else "ink"
    number, rest = row.split(place, gap=10)
    if line.score:
        canvas.text(placed(line.place), number, size, color, "right")
    wide = measure(line.score, size) if line.score else 0
    canvas.text(line.score, rest._replace(x=rest.right - wide, w=wide), size, color, "right")
    side = min(size, row.h - 4) if line.bot else 0
    room = rest.w - wide - side - 20
    x = canvas.text(fitted(readable(line.name), room, size), rest, size, color, name=True)
    if line.bot:
        sign = sprite(robot, side, side, canvas.theme)
        canvas.sprite(sign, x + 8, row.y + (row.h - side) // 2)


def _legend(scene: BracketScene, colors: Theme, words: Words) -> Iterator[tuple[Sprite, str]]:
    lines = [line for table in scene.tables for line in table.lines]
    if any(line.on for line in lines):
        yield plate(44, 34, colors, "now", "ink", 2, 6), _on(scene, words)
    if any(line.bot for line in lines):
        ground = plate(38, 38, colors, "paper", radius=8).image()
        ground.alpha_composite(sprite(robot, 32, 32, colors), (3, 3))
        yield ground, words("league-standings-bot")


def _on(scene: BracketScene, words: Words) -> str:
    """Return what a highlighted line means: on to the next round, or the winner."""
    if scene.final:
        return words("league-bracket-won", form=scene.form)
    return words("league-bracket-on")


def alt(scene: BracketScene, words: Words) -> str:
    """Return the alt text of the round."""
    return joined(fitting(" ".join(_told(scene, words, most)) for most in _ALT_NAMES))


def _told(scene: BracketScene, words: Words, most: int) -> Iterator[str]:
    yield words("league-bracket-alt", title=scene.title, league=shortened(scene.league, 40))
    on = _on(scene, words)
    for table in scene.tables:
        people = commas((line_in_words(line, most, on) for line in table.lines), words)
        yield words("league-bracket-table", number=table.number or NO_PLACE, people=people)


def line_in_words(line: BracketLine, most: int, on: str) -> str:
    """Return a person's line as text, with the name cut to `most` characters."""
    name = shortened(line.name, most)
    told = f"{placed(line.place)} {name} {line.score}" if line.score else name
    return f"{told} ({on})" if line.on else told


def _sheet(colors: Theme) -> Image.Image:
    """Return the sheet of drawings from which the picture's palette is made."""
    return sheet(plain(robot), colors, {"paper": (), "now": (), "table": ()})


_GALLERY = Gallery(partial(palette, _sheet))
picture = _GALLERY.picture("round", draw, alt)
"""Function that returns the picture of a `BracketScene`. Slow: call it in a thread."""
