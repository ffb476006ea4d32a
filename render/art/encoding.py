"""Pictures as files: PNG with a palette of 256 colours, written chunk by chunk; spotlights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from io import BytesIO
from struct import pack
from types import MappingProxyType
from zlib import crc32

from PIL import Image, ImageDraw
from zlib_ng import zlib_ng

from render.art.theme import Color, mix

MOST_BYTES = 60 * 1024
"""Maximum size of a picture in bytes, because a gallery must load quickly on a phone."""

LEVELS = (5, 6)
"""Compression levels of PNG, in the order in which they are tried.

Means of 27 pictures of all games, 1100 x 700 pixels, in ms of CPU time and KiB:

| zlib-ng 5 | 2.5, 38 | zlib-ng 6 | 3.9, 36 | zlib-ng 4 | 2.0, 42 | zlib-ng 2 | 1.2, 50 |
| libdeflate 5 | 2.4, 41 | libdeflate 6 | 3.0, 39 | libdeflate 1 | 2.0, 49 |
| isal 1 | 0.5, 55 | Pillow 5 | 5.4, 42 | Pillow 6 | 8.0, 38 | zlib-ng 9 | 24, 33 |

With isal, the largest pictures would be far beyond the limit. Storing rows as differences from the
rows above them saves nothing, because equal rows are found anyway. Lossless WebP takes 28 ms to
reach the size of level 6.
"""

LOSSLESS: Mapping[str, int] = MappingProxyType({"lossless": True, "method": 1, "quality": 0})
"""Options for the fastest lossless WebP; quality 50 takes twice as long for a fifth fewer bytes."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def encoded(image: Image.Image) -> tuple[str, bytes]:
    """Return the format and bytes of a picture with a palette of 256 colours.

    It is PNG, at the first compression level that keeps the limit, or else lossless WebP.
    """
    for level in LEVELS:
        if len(data := png(image, level)) <= MOST_BYTES:
            return "png", data
    data = _webp(image, LOSSLESS)
    return "webp", data if len(data) <= MOST_BYTES else _webp(image, {**LOSSLESS, "quality": 50})


DIMMED = 0.6
"""Share of their light that the parts of a picture lose that are not to be looked at."""
_ROOM, _RADIUS, _RING = 7, 14, 6
_BLACK = (0, 0, 0)


def spotlit(
    data: bytes, boxes: Sequence[tuple[int, int, int, int]], ring: Color, edge: Color
) -> tuple[str, bytes]:
    """Return the format and bytes of a stored picture, dimmed except for some ringed boxes.

    Boxes are x, y, width, height. No colour is added: the dimmed parts use the nearest dark colours
    of the palette.
    """
    image = _in_palette(Image.open(BytesIO(data)))
    colors = bytes(image.getpalette("RGB") or ())
    result = image.point(_dimmed(colors))
    number_ring, number_edge = _closest(colors, ring), _closest(colors, edge)
    light = Image.new("1", image.size)
    for box in boxes:
        ImageDraw.Draw(light).rounded_rectangle(_around(box, _ROOM), _RADIUS, 1)
    result.paste(image, (0, 0), light)
    draw = ImageDraw.Draw(result)
    for room, number, width in ((_ROOM + 2, number_edge, _RING + 4), (_ROOM, number_ring, _RING)):
        for box in boxes:
            draw.rounded_rectangle(_around(box, room), _RADIUS, None, number, width)
    return encoded(result)


def _around(box: tuple[int, int, int, int], room: int) -> tuple[int, int, int, int]:
    """Return the corners of a box enlarged by `room` px on each side."""
    x, y, width, height = box
    return x - room, y - room, x + width + room, y + height + room


def _in_palette(image: Image.Image) -> Image.Image:
    """Return a stored picture with 256 colours; WebP is stored without a palette."""
    return image if image.mode == "P" else image.convert("RGB").quantize(256)


@lru_cache(maxsize=32)
def _dimmed(colors: bytes) -> list[int]:
    """Return, for each colour of a palette, the number of the colour nearest to its dimmed form."""
    dark = [mix(one, _BLACK, DIMMED) for one in _triples(colors)]
    return [_closest(colors, one) for one in dark] + [0] * (256 - len(dark))


def _closest(colors: bytes, wanted: Color) -> int:
    """Return the number of a palette's colour that is most similar to the wanted one."""

    def off(color: Color) -> int:
        return sum((a - b) ** 2 for a, b in zip(color, wanted, strict=True))

    numbered = enumerate(map(off, _triples(colors)))
    return min(numbered, key=lambda one: one[1])[0]


def _triples(colors: bytes) -> Iterator[Color]:
    return zip(colors[::3], colors[1::3], colors[2::3], strict=True)


def png(image: Image.Image, level: int) -> bytes:
    """Return a palette image encoded as PNG, compressed at zlib's `level`."""
    width, height = image.size
    colors = bytes(image.getpalette("RGB") or ())
    # Cropping from column -1 puts a 0 before each row: PNG's filter type "none".
    rows = image.crop((-1, 0, width, height)).tobytes()
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", colors),
            _chunk(b"IDAT", zlib_ng.compress(rows, level)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((pack(">I", len(data)), kind, data, pack(">I", crc32(data, crc32(kind)))))


def _webp(image: Image.Image, options: Mapping[str, int]) -> bytes:
    webp = BytesIO()
    image.convert("RGB").save(webp, "WEBP", **options)
    return webp.getvalue()
