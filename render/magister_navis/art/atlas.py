"""The unchanging part of the map: sea, land, lanes and city codes, as a whole or in part.

It is cached with all regions closed; a picture takes the lands that are open from a second version.
A `Chart` gives the positions of places on the picture.
"""

from __future__ import annotations

import tomllib
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from bot.games.magister_navis.data import CITIES, CONNECTIONS, REGIONS, Connection
from render.art.canvas import Box, Canvas, canvas_bytes
from render.art.indexed import Indexed
from render.art.kept import bytes_of, keeping
from render.art.page import SIZE, WIDTH
from render.art.palette import Palette
from render.art.shapes import curve
from render.art.sprites import Drawing, Paint, Pen, Point, crisp, sprite
from render.art.theme import Color, Theme, mix
from render.art.typesetting import measure

Spot: TypeAlias = tuple[int, int]
"""Point in the map's own pixels, which are those of the picture if it shows the whole map."""

WORLD = Box(0, 0, *SIZE)


@dataclass(frozen=True, slots=True)
class Chart:
    """A part of the map (`window`, in the map's own pixels) and its place on the picture."""

    box: Box = WORLD
    window: Box = WORLD

    def px(self, length: float) -> int:
        """Return a length on the map in pixels of the picture."""
        return round(length * self.box.w / self.window.w)

    def at(self, spot: Spot) -> tuple[int, int]:
        """Return a point of the map in pixels of the picture."""
        x, y = spot
        return self.box.x + self.px(x - self.window.x), self.box.y + self.px(y - self.window.y)

    def around(self, spot: Spot, width: float, height: float | None = None) -> Box:
        """Return a box centred on a point; its width and height are in the map's own pixels."""
        wide = self.px(width)
        high = wide if height is None else self.px(height)
        x, y = self.at(spot)
        return Box(x - wide // 2, y - high // 2, wide, high)

    def shows(self, box: Box) -> bool:
        """Return whether all of a box is on this part of the map."""
        return box.within(self.box) == box

    def about(self, canvas: Canvas, box: Box, rule: str = "", thing: str = "") -> None:
        """Record a thing and its rule if all of it is on this part of the map."""
        if self.shows(box):
            canvas.about(box, rule, thing)

    def put(self, canvas: Canvas, box: Box, drawing: Drawing, *args: Hashable) -> None:
        """Draw a thing if all of it is on this part of the map."""
        if self.shows(box):
            canvas.part(_thing, box, drawing, *args)


def _thing(canvas: Canvas, box: Box, drawing: Drawing, *args: object) -> None:
    canvas.sprite(sprite(drawing, box.w, box.h, canvas.theme, *args), box.x, box.y)


CITY, SPACE, TOKEN, CODE = 46, 36, 32, 31
"""Sizes in px of cities, spaces, tokens and the codes of cities on the whole map."""
TITLE = 66
"""Height in px of the title bar, which covers the northern edge of the whole map."""
START = "EU"
"""Key of the region that is open from the start."""

_BEACH = 10
"""Width in px of the line along a coast that forms the beach; half of it is outside the land."""
_LANE = 8
"""Width in px of a lane, including the sea on both sides of it."""
_COASTS = Path(__file__).with_name("coasts.toml")


class Land(NamedTuple):
    """A region's lands: closed curves in the map's own pixels.

    `tint` is a colour, and its share in the mixture with the colour of land.
    """

    coasts: Sequence[Sequence[Spot]]
    tint: tuple[str, float]

    def drawn(self, chart: Chart) -> Iterator[Sequence[Point]]:
        """Yield the coasts as smooth curves in pixels of the picture."""
        for coast in self.coasts:
            yield list(curve([chart.at(spot) for spot in (*coast, coast[0])]))


@cache
def lands() -> Mapping[str, Land]:
    """Return the lands of all regions by the regions' keys."""
    found = tomllib.loads(_COASTS.read_text(encoding="utf-8"))
    return {key: Land(one["coasts"], tuple(one["tint"])) for key, one in found.items()}


def ground_of(region: str, colors: Theme) -> Color:
    """Return the colour that a region's land has while the region is open."""
    color, share = lands()[region].tint
    return mix(colors["land"], colors[color], share)


def code_box(chart: Chart, key: str) -> Box:
    """Return the box of a city's code."""
    city, size = CITIES[key], chart.px(CODE)
    width, high = measure(key, size) + size // 4, size + 1
    (x, y), half = chart.at(city.at), chart.px(CITY) // 2 + 1
    left, top = x - width // 2, y - high // 2
    places = {
        "below": (left, y + half),
        "above": (left, y - half - high),
        "left": (x - half - width, top),
        "right": (x + half, top),
    }
    return Box(*places[city.code], width, high)


@keeping(canvas_bytes)
def ground(chart: Chart, colors: Palette) -> Indexed:
    """Return the empty map with all regions closed, in the colours in which it is stored."""
    canvas = drawn(chart, colors.theme, False)
    result = Indexed(colors.stored(canvas.image), colors)
    result.take(canvas)
    return result


class Opened(NamedTuple):
    """A region's open land: its box on the picture, the image, and a mask of the land."""

    box: Box
    image: Image.Image
    mask: Image.Image


def _opened_bytes(found: Mapping[str, Opened]) -> int:
    return sum(bytes_of(part) for one in found.values() for part in (one.image, one.mask))


@keeping(_opened_bytes)
def opened(chart: Chart, colors: Palette) -> Mapping[str, Opened]:
    """Return, by region, the part of the picture that the region's open land covers."""
    image = colors.stored(drawn(chart, colors.theme, True).image)
    found = {}
    for region in REGIONS:
        mask = land_mask(chart, region)
        area = mask.getbbox()
        if region != START and area is not None:
            left, top, right, bottom = area
            box = Box(left, top, right - left, bottom - top)
            found[region] = Opened(box, image.crop(area), mask.crop(area))
    return found


def land_mask(chart: Chart, region: str) -> Image.Image:
    """Return a mask of a region's land and beach on the picture."""
    drawn, shown = Image.new("1", (WORLD.w, WORLD.h)), Image.new("1", (WORLD.w, WORLD.h))
    draw, wide = ImageDraw.Draw(drawn), chart.px(_BEACH) + 4
    coasts = lands()[region].drawn(chart)
    for coast in (one for one in coasts if _reaches(one, chart.box, wide)):
        draw.polygon(coast, 1)
        draw.line(coast, 1, wide, joint="curve")
    top = TITLE if chart.window == WORLD else chart.box.y
    area = (chart.box.x, top, chart.box.right, chart.box.bottom)
    shown.paste(drawn.crop(area), area[:2])
    return shown


def drawn(chart: Chart, colors: Theme, opened: bool) -> Canvas:
    """Draw the empty map with all regions closed or all open, which is slow."""
    canvas = Canvas(Image.new("RGB", (WORLD.w, WORLD.h), colors["table"]), colors)
    here = Chart(chart.box._replace(x=0, y=0), chart.window)
    pen = Pen(here.box.w * 2, here.box.h * 2, colors, wide=here.box.w, mode="RGB")
    pen.box(0, 0, here.box.w, here.box.h, "sea")
    _parallels(pen, here.box.w, here.box.h)
    _lands(pen, here, opened)
    lanes = (list(course(here, connection)) for connection in CONNECTIONS.values())
    for lane in (one for one in lanes if _reaches(one, here.box, _LANE)):
        pen.line(*lane, color="sea", width=_LANE)
        pen.line(*lane, color="on_table_soft", width=4)
    if chart.window == WORLD:
        pen.box(0, 0, WORLD.w, TITLE, "frame")
        _latitudes(pen, TITLE, WORLD.h)
    canvas.image.paste(crisp(pen.image, 2), (chart.box.x, chart.box.y))
    for city in CITIES:
        _code(canvas, chart, city)
    return canvas


_DEGREES = ("scale", "table_edge")
_DEGREE, _SCALE = 55, 6


def sea_chart(pen: Pen) -> None:
    """Draw the background: a sea chart with its lines, and a scale of degrees all around."""
    high = round(pen.high)
    pen.box(0, 0, WIDTH, high, "table")
    _parallels(pen, WIDTH, high)
    for x in range(_DEGREE, WIDTH, 2 * _DEGREE):
        pen.line((x, 0), (x, high), color="table_wave", width=2)
    for number in range(WIDTH // _DEGREE):
        for y in (0, high - _SCALE):
            left = _DEGREE * number
            pen.box(left, y, left + _DEGREE, y + _SCALE, _DEGREES[number % 2])
    _latitudes(pen, 0, high)


def _parallels(pen: Pen, width: int, high: int) -> None:
    """Draw horizontal lines; vertical ones would take more bytes on the map."""
    for y in range(_DEGREE, high, 2 * _DEGREE):
        pen.line((0, y), (width, y), color="table_wave", width=2)


def _latitudes(pen: Pen, top: int, bottom: int) -> None:
    """Draw the scales of degrees at the left and right edges."""
    for number, y in enumerate(range(top, bottom, _DEGREE)):
        for x in (0, WIDTH - _SCALE):
            end = min(bottom, y + _DEGREE)
            pen.box(x, y, x + _SCALE, end, _DEGREES[number % 2])


def _lands(pen: Pen, chart: Chart, opened: bool) -> None:
    """Draw beaches and lands; those of closed regions are grey."""
    wide = chart.px(_BEACH)
    every = ((key, coast) for key, land in lands().items() for coast in land.drawn(chart))
    coasts = [(key, coast) for key, coast in every if _reaches(coast, chart.box, wide)]
    for key, coast in coasts:
        is_open = opened or key == START
        near = [point for point in coast if _reaches([point], chart.box, wide)]
        _edge(pen, coast, near, "sand" if is_open else "closed_edge", wide)
    for key, coast in coasts:
        is_open = opened or key == START
        pen.shape(*coast, fill=ground_of(key, pen.theme) if is_open else "closed")


def _reaches(points: Sequence[Point], box: Box, room: int) -> bool:
    """Return whether a line or land is close enough to a box to be partly visible there.

    In a close-up most of the world is outside, and Pillow would draw every joint of it in vain.
    """
    xs, ys = [x for x, _ in points], [y for _, y in points]
    across = min(xs) - room < box.right and max(xs) + room > box.x
    return across and min(ys) - room < box.bottom and max(ys) + room > box.y


def _edge(
    pen: Pen, coast: Sequence[Point], near: Iterable[Point], color: Paint, width: int
) -> None:
    """Draw a coastline; joints `near` the picture are drawn too, as Pillow leaves gaps in them."""
    pen.line(*coast, color=color, width=width, joint=None)
    for x, y in near:
        pen.disc(x, y, width / 2, color)


def _code(canvas: Canvas, chart: Chart, city: str) -> None:
    box = code_box(chart, city)
    if chart.shows(box):
        # With smooth corners, the codes of all cities would take 0.4 KiB more.
        canvas.plain(box, canvas.theme["paper"], canvas.theme["paper"], 5, 1)
        canvas.text(city, box, chart.px(CODE), "ink", "center")
        canvas.about(box, thing=f"city:{city}")


def course(chart: Chart, connection: Connection) -> Iterator[Point]:
    """Yield points of a connection's lane, close enough together for a smooth line."""
    first, second = (CITIES[city] for city in connection.cities)
    if first.region == START and second.region != START:
        first, second = second, first
    spots = [chart.at(spot) for spot in (first.at, connection.token, *connection.via, second.at)]
    yield from curve(spots)
