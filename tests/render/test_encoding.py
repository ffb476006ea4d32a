"""A picture's file shows exactly what was drawn, as other programs read it."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render.art import encoding
from render.art.palette import Palette, learned
from render.art.theme import theme

NIGHT = theme("night")


def drawn(width: int, height: int) -> Image.Image:
    """Return a picture with many colours, of which none is that of another pixel's row."""
    picture = Image.linear_gradient("L").resize((width, height))
    return Image.merge("RGB", (picture, picture.rotate(90), picture.rotate(180)))


def read(data: bytes) -> Image.Image:
    picture = Image.open(BytesIO(data))
    picture.load()
    return picture


@pytest.mark.parametrize("size", [(256, 300), (37, 1), (1, 5)])
def test_a_png_is_read_back_pixel_by_pixel(size: tuple[int, int]) -> None:
    picture = drawn(*size)
    palette = Palette(NIGHT, learned(NIGHT, drawn(64, 64)))
    stored = palette.stored(picture)
    suffix, data = encoding.encoded(stored)
    found = read(data)
    assert (suffix, found.format, found.mode, found.size) == ("png", "PNG", "P", size)
    assert found.convert("RGB").tobytes() == stored.convert("RGB").tobytes()
    assert found.tobytes() == stored.tobytes()
    with Image.open(BytesIO(data)) as checked:
        checked.verify()


def test_what_png_cannot_keep_below_the_limit_is_lossless_webp(monkeypatch) -> None:
    picture, palette = drawn(200, 160), Palette(NIGHT, learned(NIGHT, drawn(64, 64)))
    stored = palette.stored(picture)
    fewest = min(len(encoding.png(stored, level)) for level in encoding.LEVELS)
    monkeypatch.setattr(encoding, "MOST_BYTES", fewest)
    assert encoding.encoded(stored)[0] == "png"
    monkeypatch.setattr(encoding, "MOST_BYTES", fewest - 1)
    suffix, data = encoding.encoded(stored)
    found = read(data)
    assert (suffix, found.format) == ("webp", "WEBP")
    assert found.convert("RGB").tobytes() == stored.convert("RGB").tobytes()
