"""The icon of the installed pages: the pawn of `bot/web/static/icon.svg`, as PNG of any size."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

from PIL import Image, ImageDraw

SIDE = 32
"""Side of the drawing, in the unit of its coordinates."""
GROUND, FOOT, PAWN = "#1f2a44", "#e0a83c", "#f4efe2"
_ROUND = 7
_FINE = 1024
"""Minimum side in px at which the icon is drawn; scaling it down then smooths its edges."""
_SAFE = 0.8
"""Share of a maskable icon's side that no mask cuts off (W3C, Web Application Manifest, "Icon masks
and safe zone")."""
_STEPS = 24

Point = tuple[float, float]
_BODY: tuple[tuple[Point, Point, Point, Point], ...] = (
    ((10, 21), (10, 16), (12, 13), (16, 13)),
    ((16, 13), (20, 13), (22, 16), (22, 21)),
)
"""Curves of the pawn's body: each has its starting point, two control points, and its end."""


def app_icon(size: int, maskable: bool = False) -> bytes:
    """Return the icon as PNG; a `maskable` one fills its square, with a margin around the pawn."""
    whole = max(_FINE, size)
    image = Image.new("RGBA", (whole, whole), GROUND if maskable else (0, 0, 0, 0))
    draw, scale = ImageDraw.Draw(image), whole / SIDE
    if not maskable:
        draw.rounded_rectangle((0, 0, whole - 1, whole - 1), _ROUND * scale, GROUND)
    share = _SAFE if maskable else 1.0

    def at(x: float, y: float) -> Point:
        edge = SIDE / 2 * (1 - share)
        return (x * share + edge) * scale, (y * share + edge) * scale

    draw.rectangle((*at(6, 21), *at(26, 25)), FOOT)
    draw.ellipse((*at(11.5, 6.5), *at(20.5, 15.5)), PAWN)
    draw.polygon([at(*point) for point in _body()], PAWN)
    small = image.resize((size, size), Image.Resampling.LANCZOS)
    data = BytesIO()
    small.quantize(64, method=Image.Quantize.FASTOCTREE).save(data, "PNG", optimize=True)
    return data.getvalue()


def _body() -> Iterator[Point]:
    for one, two, three, four in _BODY:
        for step in range(_STEPS + 1):
            t = step / _STEPS
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
            xs, ys = zip(one, two, three, four, strict=True)
            yield (
                sum(w * x for w, x in zip(weights, xs, strict=True)),
                sum(w * y for w, y in zip(weights, ys, strict=True)),
            )
