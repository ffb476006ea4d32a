"""A sheet of all drawings of the game, from which the 256 colours of pictures are chosen.

The game's own colours differ from other games': players are red, white, blue and yellow, and cubes
have seven colours.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path

from PIL import Image

from render.amerigo.art import drawings as art
from render.amerigo.art import sheet_art
from render.art.palette import Palette, palette, plain, sheet
from render.art.shapes import badge
from render.art.sprites import Drawing
from render.art.theme import Style, Theme, extended

colors = partial(
    extended,
    file=Path(__file__).with_name("palettes.toml"),
    style=Style(art.lagoon, shades=((-2, 0), (2, 0), (0, -2), (0, 3))),
)
"""Function that returns the palette with a given name, including this game's own colours."""

FILE = Path(__file__).with_name("learned.toml")

_SQUARE = ((0, 0), (0, 1), (1, 0), (1, 1))
_SEATS = range(4)
_GROUNDS = ("paper", "land", "shallow", "shore", "table")


def palette_sheet(colors: Theme) -> Image.Image:
    """Return the sheet: sprites on paper, on land and on the sea."""
    return sheet(_drawings(), colors, dict.fromkeys(_GROUNDS, ()))


def stored_in(colors: Theme) -> Palette:
    """Return the palette in which pictures are drawn and stored."""
    return palette(palette_sheet, colors, FILE)


def stored(name: str) -> Palette:
    """Return the palette of a theme, given the theme's name."""
    return stored_in(colors(name))


def _drawings() -> Iterator[tuple[Drawing, tuple[object, ...]]]:
    yield from ((art.cube, (color,)) for color in art.ACTIONS)
    yield art.no_cube, ("blue",)
    for seat in _SEATS:
        yield from ((drawing, (seat,)) for drawing in (badge, art.post, art.disc))
        yield art.ship, (seat, 1)
        yield art.village, (_SQUARE, seat)
    yield art.neutral, (_SQUARE,)
    for good in art.GOODS:
        yield from ((drawing, (good,)) for drawing in (art.resource, art.token))
    yield from plain(*art.GOODS.values())
    for wet in product((True, False), repeat=2):
        yield art.land, (wet * 4,)
    yield from plain(art.hill, art.palm)
    yield art.time, ("5",)
    yield from ((sheet_art.order, (color,)) for color in (*art.ACTIONS, "any"))
    yield from ((sheet_art.goal, (6, state)) for state in ("reached", "next", "far"))
    yield sheet_art.pirate, (3,)
    yield from plain(sheet_art.front, sheet_art.tiles, sheet_art.overflow, sheet_art.token)
    yield from plain(
        art.anchor, art.free_post, art.chest, art.gold, art.points, art.cannon, art.pirate,
        art.hidden_pirate,
    )  # fmt: skip
