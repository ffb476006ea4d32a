"""The still part of the map: sea, land, lanes and city codes, the whole or one region of it.

Two versions are kept, with all regions closed and with all open; a picture takes each region
from the one that is true.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.games.magister_navis.data import CITIES, CONNECTIONS, REGIONS, Connection
from bot.games.magister_navis.data import Point as Spot
from render.art.canvas import Box, Canvas
from render.art.sprites import Paint, Pen, Point, crisp, plate
from render.art.theme import Theme
from render.art.typesetting import measure

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
"""Cities that share a land, in the order of its coast; one that ends where it began is filled."""

_BELOW = frozenset({"EU8", "SA2"})
"""Cities with something else below them."""

_SURF, _BEACH, _GRASS = 2.5, 2.15, 1.9
"""How far a land reaches around its cities, in widths of a city."""


@dataclass(frozen=True, slots=True)
class Chart:
    """What part of the map is drawn (`window`, 0..1), where, and how large things are on it."""

    box: Box
    window: tuple[float, float, float, float] = (0, 0, 1, 1)
    city: int = 52
    space: int = 40
    token: int = 34
    card: tuple[int, int] = (106, 98)
    text: int = 24
    names: int = 28

    def at(self, spot: Spot) -> tuple[int, int]:
        """Return a place in pixels of the picture."""
        left, top, right, bottom = self.window
        x = self.box.x + (spot[0] - left) / (right - left) * self.box.w
        y = self.box.y + (spot[1] - top) / (bottom - top) * self.box.h
        return round(x), round(y)

    def around(self, spot: Spot, width: int, height: int | None = None) -> Box:
        """Return the box of a thing around a place."""
        height = width if height is None else height
        x, y = self.at(spot)
        return Box(x - width // 2, y - height // 2, width, height)

    def moved(self, x: int, y: int) -> Chart:
        """Return this map moved elsewhere."""
        return replace(self, box=self.box._replace(x=x, y=y))

    def lands(self, region: str) -> Box:
        """Return the part of the picture where a region's lands are."""
        spots = [self.at(CITIES[city].at) for city in REGIONS[region].cities]
        reach = round(self.city * _SURF / 2) + 1
        left, top = (min(axis) - reach for axis in zip(*spots, strict=True))
        right, bottom = (max(axis) + reach for axis in zip(*spots, strict=True))
        return Box(left, top, right - left, bottom - top)


def code_box(chart: Chart, city: str) -> Box:
    """Return where a city's code is written: below it, or above where something lies below."""
    width, high = measure(city, chart.text) + 12, chart.text + 2
    x, y = chart.at(CITIES[city].at)
    half = chart.city // 2 + 1
    return Box(x - width // 2, y - half - high if city in _BELOW else y + half, width, high)


@lru_cache(maxsize=16)
def ground(chart: Chart, colors: Theme, opened: bool) -> Canvas:
    """Return the empty map as a picture of the chart's own size, with its upper left at 0, 0."""
    here = chart.moved(0, 0)
    pen = Pen(here.box.w * 2, here.box.h * 2, colors, wide=here.box.w, mode="RGB")
    pen.box(0, 0, here.box.w, here.box.h, "table")
    _lands(pen, here, opened)
    for connection in CONNECTIONS.values():
        lane = list(course(here, connection))
        pen.line(*lane, color="table", width=9)
        pen.line(*lane, color="on_table_soft", width=4)
    canvas = Canvas(crisp(pen.image, 2), colors, [])
    for city in CITIES:
        _code(canvas, here, city)
    return canvas


def _lands(pen: Pen, chart: Chart, opened: bool) -> None:
    """Draw the lands around their cities: surf, beach and grass, grey where closed."""
    surf = pen.mix("table", "on_table", 0.18)
    shore, inland = (pen.mix("table", dim, 0.5) for dim in ("empty_edge", "empty"))
    layers = ((_SURF, surf, surf), (_BEACH, "sand", shore), (_GRASS, "land", inland))
    for share, bright, dim in layers:
        for chain in COASTS:
            is_open = opened or CITIES[chain[0]].region == "EU"
            coast = [chart.at(CITIES[city].at) for city in chain]
            _land(pen, coast, chart.city * share, bright if is_open else dim)


def _land(pen: Pen, coast: Sequence[Point], width: float, fill: Paint) -> None:
    for x, y in coast:
        pen.disc(x, y, width / 2, fill)
    if len(coast) > 1:
        pen.line(*coast, color=fill, width=width)
    if len(coast) > 1 and coast[0] == coast[-1]:
        pen.shape(*coast, fill=fill)


def _code(canvas: Canvas, chart: Chart, city: str) -> None:
    box = code_box(chart, city)
    if box.x < 0 or box.y < 0 or box.right > chart.box.w or box.bottom > chart.box.h:
        return
    canvas.sprite(plate(box.w, box.h, canvas.theme, "paper", None, 0, 5), box.x, box.y)
    canvas.text(city, box, chart.text, "ink", "center")


def course(chart: Chart, connection: Connection) -> Iterator[Point]:
    """Yield points of a connection's lane, close enough for a smooth line."""
    first, second = (CITIES[city] for city in connection.cities)
    if first.region == "EU" and second.region != "EU":
        first, second = second, first
    spots = [chart.at(spot) for spot in (first.at, connection.token, *connection.via, second.at)]
    yield from _curve(spots)


def _curve(spots: Sequence[Point], steps: int = 8) -> Iterator[Point]:
    """Yield a curve through all the spots (Catmull-Rom)."""
    ends = (spots[0], *spots, spots[-1])
    for one, two, three, four in _fours(ends):
        for step in range(steps):
            share = step / steps
            yield (
                _between(one[0], two[0], three[0], four[0], share),
                _between(one[1], two[1], three[1], four[1], share),
            )
    yield spots[-1]


def _fours(spots: Sequence[Point]) -> Iterable[tuple[Point, Point, Point, Point]]:
    return zip(spots, spots[1:], spots[2:], spots[3:], strict=False)


def _between(before: float, start: float, end: float, after: float, share: float) -> float:
    """Return a value between start and end on a smooth curve."""
    return 0.5 * (
        2 * start
        + (end - before) * share
        + (2 * before - 5 * start + 4 * end - after) * share**2
        + (3 * start - before - 3 * end + after) * share**3
    )
