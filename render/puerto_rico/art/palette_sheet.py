"""A sheet of all drawings of the game, from which the 256 colours of pictures are chosen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PIL import Image

from bot.games.puerto_rico.data import BUILDINGS, GOODS
from render.art.palette import Palette, palette, plain, sheet
from render.art.shapes import badge
from render.art.sprites import Drawing, Pen
from render.art.theme import Style, Theme, extended
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.emblems import emblem, ground

FILE = Path(__file__).with_name("learned.toml")
themes = partial(
    extended,
    file=Path(__file__).with_name("palettes.toml"),
    style=Style(art.planks, shades=((2, 3),)),
)
"""Function that returns the palette with a given name, including this game's own colours."""


def palette_sheet(colors: Theme) -> Image.Image:
    """Return the sheet: sprites on paper, including the backgrounds of texts."""
    return sheet(_drawings(), colors, {"paper": ()})


def stored_in(colors: Theme) -> Palette:
    """Return the palette in which pictures are drawn and stored."""
    return palette(palette_sheet, colors, FILE)


def colors(name: str) -> Palette:
    """Return the palette of a theme, given the theme's name."""
    return stored_in(themes(name))


def _drawings() -> Iterator[tuple[Drawing, tuple[object, ...]]]:
    for good in GOODS:
        yield art.barrel, (good, "I")
        yield art.no_barrel, (good, "I")
        yield art.marked_barrel, (good,)
        yield art.hold, (good,)
        yield art.open_tile, (good, "I")
        yield art.tile, (good,)
    for manned in (True, False):
        yield art.circle, (manned,)
        yield art.free_circle, ()
        yield art.circle, (True, True)
        yield from ((ground, (key, manned)) for key in BUILDINGS)
    yield from ((emblem, (key,)) for key in BUILDINGS)
    yield from plain(*art.CROPS.values(), *art.ROLES.values())
    yield from ((drawing, (seat,)) for drawing in (badge, _on_planks) for seat in range(5))
    yield from plain(
        art.tile_back, art.pawn, art.noble_pawn, art.woods, art.tick,
        art.doubloon, art.chip, art.board_points, art.hull,
        art.sailing, art.governor, art.stall,
    )  # fmt: skip
    yield art.tile, ("quarry",)
    yield from ((_ground, (color,)) for color in ("land", "city"))
    yield art.price, ("8",)
    yield art.hold, ("",)
    yield from ((_swatch, (color,)) for color in ("now", "table", "paper_dim", "ghost", "warn"))


def _ground(pen: Pen, color: str) -> None:
    """Draw an empty place."""
    fill = pen.mix("paper", color, 0.35)
    pen.box(0, 0, 100, pen.high, fill, pen.mix(fill, color, 0.6), 20)


def _on_planks(pen: Pen, seat: int) -> None:
    """Draw the colours at the edge of a player's badge on the background."""
    edge = pen.mix(f"seat_{seat}", "ink", 0.65)
    for number in range(2):
        share = (number + 1) / 3
        pen.box(50 * number, 0, 50 * number + 50, pen.high, pen.mix("table", edge, share))


def _swatch(pen: Pen, color: str) -> None:
    """Draw text and a card's edge on a background."""
    pen.box(0, 0, 100, pen.high, color)
    pen.letter("Sea", 50, 30, 40, "on_table" if color == "table" else "ink")
    pen.letter("Sea", 50, 70, 40, "on_table_soft" if color == "table" else "ink_soft")
