"""The still part of the map: sea, land, lanes and city codes, the whole or one part of it.

It is kept with all regions closed; a picture takes the lands that are open from a second one. A
`Chart` has the positions of its places in the picture.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from bot.games.magister_navis.data import CITIES, CONNECTIONS, REGIONS, Connection
from render.art.canvas import Box, Canvas, canvas_bytes
from render.art.indexed import Indexed
from render.art.kept import bytes_of, keeping
from render.art.page import SIZE
from render.art.palette import Palette
from render.art.shapes import curve
from render.art.sprites import Drawing, Paint, Pen, Point, crisp, plate, sprite
from render.art.theme import Theme
from render.art.typesetting import measure

Spot: TypeAlias = tuple[int, int]
"""A place in the map's own pixels: on the whole map those of the picture."""

WORLD = Box(0, 0, *SIZE)


@dataclass(frozen=True, slots=True)
class Chart:
    """A part of the map (`window`, in the map's own pixels) and its place on the picture."""

    box: Box = WORLD
    window: Box = WORLD

    def px(self, length: float) -> int:
        """Return a length in the picture."""
        return round(length * self.box.w / self.window.w)

    def at(self, spot: Spot) -> tuple[int, int]:
        """Return a place in pixels of the picture."""
        x, y = spot
        return self.box.x + self.px(x - self.window.x), self.box.y + self.px(y - self.window.y)

    def around(self, spot: Spot, width: float, height: float | None = None) -> Box:
        """Return the box of a thing around a place; its lengths are those of the whole map."""
        wide = self.px(width)
        high = wide if height is None else self.px(height)
        x, y = self.at(spot)
        return Box(x - wide // 2, y - high // 2, wide, high)

    def shows(self, box: Box) -> bool:
        """Return whether all of a thing is on this part of the map."""
        return box.within(self.box) == box

    def about(self, canvas: Canvas, box: Box, rule: str = "", thing: str = "") -> None:
        """Note a thing and its rule if all of it is on this part of the map."""
        if self.shows(box):
            canvas.about(box, rule, thing)

    def put(self, canvas: Canvas, box: Box, drawing: Drawing, *args: Hashable) -> None:
        """Draw a thing if all of it is on this part of the map."""
        if self.shows(box):
            canvas.part(_thing, box, drawing, *args)


def _thing(canvas: Canvas, box: Box, drawing: Drawing, *args: object) -> None:
    canvas.sprite(sprite(drawing, box.w, box.h, canvas.theme, *args), box.x, box.y)


COASTS: tuple[tuple[str, ...], ...] = (
    ("EU1",),
    ("EU3", "EU4", "EU5", "EU2"),
    ("EU5", "EU6", "EU2"),
    ("EU6", "EU7", "EU10", "EU9", "EU8"),
    ("AF1", "AF2"),
    ("SA1", "SA2", "SA3", "SA1"),
    ("CA1",),
    ("CA2",),
    ("CA3",),
    ("NA1", "NA2", "NA3"),
    ("IN1", "IN3", "IN2"),
    ("FE1", "FE2", "FE3", "FE4"),
    ("FE5",),
)
"""Cities that share a land, in the order of its coast; one that ends at its start is filled."""

CITY, SPACE, TOKEN, CODE = 46, 36, 32, 31
"""Sizes of things on the whole map."""
START = "EU"
"""The region that is open from the start."""

_SHORE, _INLAND = 2.1, 1.8
"""Reach of a land around its cities, in widths of a city."""


def lands(chart: Chart, region: str) -> Iterator[Box]:
    """Yield the parts of the picture that a region's lands cover."""
    reach = chart.px(CITY * _SHORE / 2) + 1
    for chain in COASTS:
        if CITIES[chain[0]].region == region:
            spots = [chart.at(CITIES[city].at) for city in chain]
            left, top = (min(axis) - reach for axis in zip(*spots, strict=True))
            right, bottom = (max(axis) + reach for axis in zip(*spots, strict=True))
            yield Box(left, top, right - left, bottom - top).within(chart.box)


def code_box(chart: Chart, key: str) -> Box:
    """Return the place of a city's code."""
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
    """Return a picture with the empty map, all regions closed, as it is stored."""
    canvas = drawn(chart, colors.theme, False)
    result = Indexed(colors.stored(canvas.image), colors)
    result.take(canvas)
    return result


def _lands_bytes(found: Mapping[str, Sequence[tuple[Box, Image.Image]]]) -> int:
    return sum(bytes_of(image) for parts in found.values() for _, image in parts)


@keeping(_lands_bytes)
def opened(chart: Chart, colors: Palette) -> Mapping[str, Sequence[tuple[Box, Image.Image]]]:
    """Return by region the parts of the picture that its open lands cover, with their places."""
    image = colors.stored(drawn(chart, colors.theme, True).image)
    return {
        region: [
            (box, image.crop((*box[:2], box.right, box.bottom))) for box in lands(chart, region)
        ]
        for region in REGIONS
        if region != START
    }


def drawn(chart: Chart, colors: Theme, opened: bool) -> Canvas:
    """Return a picture with the empty map, all regions closed or all open: slow."""
    canvas = Canvas(Image.new("RGB", (WORLD.w, WORLD.h), colors["table"]), colors)
    here = Chart(chart.box._replace(x=0, y=0), chart.window)
    pen = Pen(here.box.w * 2, here.box.h * 2, colors, wide=here.box.w, mode="RGB")
    pen.box(0, 0, here.box.w, here.box.h, "table")
    _lands(pen, here, opened)
    for connection in CONNECTIONS.values():
        lane = list(course(here, connection))
        pen.line(*lane, color="table", width=8)
        pen.line(*lane, color="on_table_soft", width=4)
    canvas.image.paste(crisp(pen.image, 2), (chart.box.x, chart.box.y))
    for city in CITIES:
        _code(canvas, chart, city)
    return canvas


def _lands(pen: Pen, chart: Chart, opened: bool) -> None:
    """Draw the lands around their cities: beach and grass, grey if closed."""
    shore, inland = (pen.mix("table", dim, 0.5) for dim in ("empty_edge", "empty"))
    for share, bright, dim in ((_SHORE, "sand", shore), (_INLAND, "land", inland)):
        for chain in COASTS:
            is_open = opened or CITIES[chain[0]].region == START
            coast = [chart.at(CITIES[city].at) for city in chain]
            _land(pen, coast, chart.px(CITY) * share, bright if is_open else dim)


def _land(pen: Pen, coast: Sequence[Point], width: float, fill: Paint) -> None:
    for x, y in coast:
        pen.disc(x, y, width / 2, fill)
    if len(coast) > 1:
        pen.line(*coast, color=fill, width=width)
    if len(coast) > 1 and coast[0] == coast[-1]:
        pen.shape(*coast, fill=fill)


def _code(canvas: Canvas, chart: Chart, city: str) -> None:
    box = code_box(chart, city)
    if chart.shows(box):
        canvas.sprite(plate(box.w, box.h, canvas.theme, "paper", None, 0, 7), box.x, box.y)
        canvas.text(city, box, chart.px(CODE), "ink", "center")
        canvas.about(box, thing=f"city:{city}")


def course(chart: Chart, connection: Connection) -> Iterator[Point]:
    """Yield points of a connection's lane, close enough for a smooth line."""
    first, second = (CITIES[city] for city in connection.cities)
    if first.region == START and second.region != START:
        first, second = second, first
    spots = [chart.at(spot) for spot in (first.at, connection.token, *connection.via, second.at)]
    yield from curve(spots)
