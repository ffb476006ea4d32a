"""The head-to-head picture: how often each person of a division beat each other person."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from bot.leagues.almanac import Duel
from bot.locales import Words
from bot.locales.markdown import shortened
from render.art.canvas import Box, Canvas
from render.art.page import HEIGHT, MARGIN, NAME, SMALLEST, WIDTH
from render.art.palette import palette, plain, sheet
from render.art.plates import Sprite
from render.art.shapes import medal
from render.art.sprites import plate
from render.art.theme import Theme, theme
from render.art.typesetting import measure, readable
from render.art.widgets import laid
from render.gallery import Gallery
from render.league.almanac.glance import heading
from render.league.almanac.scenes import DuelsScene
from render.league.almanac.wording import score_of
from render.pictures import layout
from render.pictures.layout import LINE, legend
from render.text.wording import commas, described, fitting, joined

_MOST_ROW, _MOST_CELL = 84, 110
_LEAST_NAME = 200
_PAD = 12
_ALT_NAMES = (32, 16, 10)
GROUNDS = {"ahead": "great", "behind": "paper_dim", "level": "paper"}
"""Backgrounds of the cells, by the balance of one person against another."""


def draw(scene: DuelsScene, _: DuelsScene | None = None) -> Canvas:
    """Draw the scene and return the canvas."""
    words, colors = Words(scene.language), theme(scene.palette)
    number = len(scene.names)
    foot = Box(MARGIN + 4, HEIGHT - 6 - LINE, WIDTH - 2 * MARGIN - 8, LINE)
    high = min(_MOST_ROW, (foot.y - 6 - layout.BELOW - 4) // (number + 1))
    card = Box(MARGIN, layout.BELOW, WIDTH - 2 * MARGIN, (number + 1) * high + 4)
    canvas = laid((WIDTH, HEIGHT), colors, card)
    heading(canvas, scene.title, scene.league)
    size = max(SMALLEST, min(NAME, high - 6))
    place = measure(f"{number}.", size)
    room = card.w - 2 * _PAD - place - 10
    wide = min(_MOST_CELL, (room - _LEAST_NAME) // number)
    grid = card._replace(x=card.right - _PAD - number * wide, w=number * wide, h=high)
    for column, box in enumerate(grid.columns(number), 1):
        canvas.text(f"{column}.", box, size, "ink_soft", "center")
    for line in range(number):
        y = card.y + (line + 1) * high
        names = Box(card.x + _PAD, y, grid.x - card.x - _PAD - 8, high)
        _name(canvas, names, scene, line, place, size)
        for column, box in enumerate(grid._replace(y=y).columns(number)):
            _cell(canvas, box, scene.cells[line][column], line == column, size)
    legend(canvas, foot, _legend(colors, words))
    return canvas


def _name(canvas: Canvas, box: Box, scene: DuelsScene, line: int, place: int, size: int) -> None:
    number, name = box.split(place, gap=10)
    canvas.text(f"{line + 1}.", number, size, "ink_soft", "right")
    canvas.text(readable(scene.names[line]), name, size, "ink", name=True)


def _cell(canvas: Canvas, box: Box, duel: Duel | None, own: bool, size: int) -> None:
    """Draw one person's balance against another, or leave the cell blank if they have not met."""
    inner = box.inset(2, 1)
    colors = canvas.theme
    if own:
        canvas.plain(inner, colors["ghost_line"], colors["ghost_line"], 6)
    if own or duel is None:
        return
    ground = GROUNDS[_standing(duel)]
    edge = "great_edge" if ground == "great" else "ghost_line"
    canvas.plain(inner, colors[ground], colors[edge], 6)
    canvas.text(_short(duel, inner.w - 4, size), inner, size, "ink", "center", bold=False)


def _standing(duel: Duel) -> str:
    if duel.before == duel.behind:
        return "level"
    return "ahead" if duel.before > duel.behind else "behind"


def _short(duel: Duel, room: int, size: int) -> str:
    """Return both numbers, their difference, or only its sign: the longest text that fits."""
    change = duel.before - duel.behind
    sign = "=" if not change else "+" if change > 0 else "−"
    whole = f"{sign}{abs(change)}" if change else sign
    fits = (text for text in (score_of(duel), whole) if measure(text, size, bold=False) <= room)
    return next(fits, sign)


def _legend(colors: Theme, words: Words) -> Iterator[tuple[Sprite, str]]:
    for key, ground in GROUNDS.items():
        edge = "great_edge" if ground == "great" else "ghost_line"
        mark = plate(44, 34, colors, ground, edge, 2, 6)
        yield mark, words(f"league-almanac-{key}")


def alt(scene: DuelsScene, words: Words) -> str:
    """Return the alt text: the result of every pair or, if too long, each person's totals."""
    head = words("league-almanac-duels-alt", title=scene.title, league=shortened(scene.league, 40))
    pairs = (" ".join([head, *_pairs(scene, words, most)]) for most in _ALT_NAMES)
    sums = " ".join([head, words("league-almanac-duels-sums"), *_sums(scene)])
    return joined(fitting([*pairs, sums]))


def _pairs(scene: DuelsScene, words: Words, most: int) -> Iterator[str]:
    for line, name in enumerate(scene.names):
        met = [
            f"{shortened(scene.names[other], most)} {score_of(duel)}"
            for other, duel in enumerate(scene.cells[line])
            if duel is not None and other > line
        ]
        if met:
            yield f"{described(shortened(name, most), commas(met, words), words)}."


def _sums(scene: DuelsScene) -> Iterator[str]:
    for name, row in zip(scene.names, scene.cells, strict=True):
        met = [duel for duel in row if duel is not None]
        before, behind = (sum(getattr(one, key) for one in met) for key in ("before", "behind"))
        yield f"{shortened(name, 24)} {before}:{behind};"


def _sheet(colors: Theme) -> Image.Image:
    """Return the sheet of drawings from which the pictures' palette is made."""
    return sheet(plain(medal), colors, {"paper": (), "great": (), "paper_dim": (), "table": ()})


_GALLERY = Gallery(partial(palette, _sheet))
picture = _GALLERY.picture("duels", draw, alt)
"""Function that returns the picture of a `DuelsScene`. Slow: call it in a thread."""
