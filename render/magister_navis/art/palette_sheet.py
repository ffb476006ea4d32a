"""Every drawing of the game on one sheet: pictures take their 256 colours from it."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from bot.games.magister_navis.data import SEATS, TOKENS
from render.canvas import Box
from render.magister_navis.art import drawings as art
from render.magister_navis.art.atlas import Chart, ground
from render.shapes import badge, pointer
from render.sprites import Drawing, sprite
from render.theme import Theme

_SIDE, _ACROSS = 64, 16
_MAP = Chart(Box(0, 0, _SIDE * _ACROSS, 800))


def specimen(colors: Theme) -> Image.Image:
    """Return the sheet: sprites on paper and on sea, then the map, closed and open."""
    sprites = [sprite(drawing, _SIDE, _SIDE, colors, *args) for drawing, args in _drawings()]
    rows = -(-len(sprites) // _ACROSS)
    maps = [ground(_MAP, colors, opened).image for opened in (False, True)]
    sheet = Image.new("RGB", (_MAP.box.w, 2 * (rows * _SIDE + _MAP.box.h)), colors["paper"])
    top = 0
    for index, back in enumerate(("paper", "table")):
        sheet.paste(colors[back], (0, top, sheet.width, top + rows * _SIDE))
        for number, one in enumerate(sprites):
            row, column = divmod(number, _ACROSS)
            sheet.paste(one, (column * _SIDE, top + row * _SIDE), one)
        sheet.paste(maps[index], (0, top + rows * _SIDE))
        top += rows * _SIDE + _MAP.box.h
    return sheet


def _drawings() -> Iterator[tuple[Drawing, tuple[object, ...]]]:
    for seat in range(SEATS[-1]):
        yield from ((drawing, (seat,)) for drawing in (art.disc, art.link, badge))
    yield from ((art.token, (kind,)) for kind in TOKENS)
    yield from ((drawing, ()) for drawing in (*art.SYMBOLS.values(), *art.ACTIONS.values()))
    yield from ((art.ring, (fill,)) for fill in ("sail", "paper_dim"))
    yield art.roof, ("3",)
    yield art.double, ("2",)
    plain = (
        art.space, art.crossing, art.shine, art.halo, art.circle, art.harbor, art.pile,
        art.city, art.road, art.cards, art.crown, art.medal, art.chain, art.lock, pointer,
    )  # fmt: skip
    yield from ((drawing, ()) for drawing in plain)
