"""A sheet of all drawings of the game, from which the 256 colours of pictures are chosen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PIL import Image

from bot.games.magister_navis.data import SEATS, TOKENS
from render.art import shapes
from render.art.palette import WIDTH, Palette, palette, plain, sheet
from render.art.shapes import badge, pointer
from render.art.sprites import Drawing
from render.art.theme import Style, Theme, extended
from render.magister_navis.art import drawings as art
from render.magister_navis.art.atlas import WORLD, Chart, drawn, sea_chart

FILE = Path(__file__).with_name("learned.toml")
themes = partial(
    extended,
    file=Path(__file__).with_name("palettes.toml"),
    style=Style(sea_chart, capitals=True),
)
"""Function that returns the palette with a given name, including this game's own colours."""


def palette_sheet(colors: Theme) -> Image.Image:
    """Return the sheet: sprites on paper and on the sea, then the map, closed and open."""
    closed, opened = (
        drawn(Chart(), colors, is_open).image.crop((0, 0, WIDTH, WORLD.h))
        for is_open in (False, True)
    )
    return sheet(_drawings(), colors, {"paper": (closed,), "table": (opened,)})


def stored_in(colors: Theme) -> Palette:
    """Return the palette in which pictures are drawn and stored."""
    return palette(palette_sheet, colors, FILE)


def colors(name: str) -> Palette:
    """Return the palette of a theme, given the theme's name."""
    return stored_in(themes(name))


def _drawings() -> Iterator[tuple[Drawing, tuple[object, ...]]]:
    for seat in range(SEATS[-1]):
        yield from ((drawing, (seat,)) for drawing in (shapes.disc, art.link, badge))
    yield from ((art.token, (kind,)) for kind in TOKENS)
    yield from plain(*art.SYMBOLS.values(), *art.ACTIONS.values())
    yield from ((shapes.ring, (fill,)) for fill in ("sail", "paper_dim"))
    yield art.roof, ("3",)
    yield shapes.worth, ("2",)
    yield shapes.steps, (1, 2)
    yield from plain(
        art.crossing, shapes.shine, shapes.halo, art.circle, shapes.anchor, art.pile,
        art.city, art.road, shapes.cards, shapes.crown, art.medal, art.chain, shapes.lock, pointer,
    )  # fmt: skip
