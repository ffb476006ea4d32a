"""What lies on the map: discs, tokens, tracks and the top card of every deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from bot.games.magister_navis.data import CITIES, CONNECTIONS, REGIONS
from bot.games.magister_navis.view import RegionView
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.page import SMALLEST
from render.art.sprites import Drawing, plate, sprite
from render.art.typesetting import measure
from render.magister_navis.art import drawings as art
from render.magister_navis.art import stock
from render.magister_navis.art.atlas import Chart, ground
from render.magister_navis.scenes import RegionScene, WorldScene
from render.scenes import targets

World: TypeAlias = WorldScene | RegionScene
"""What a map shows: the whole world or a part of it."""

TITLES: Mapping[str, tuple[float, float]] = {
    "NA": (0.105, 0.322),
    "IN": (0.33, 0.312),
    "FE": (0.745, 0.289),
    "CA": (0.075, 0.747),
    "EU": (0.928, 0.502),
    "AF": (0.76, 0.93),
    "SA": (0.092, 0.787),
}
"""Where the names of the regions stand: their middle."""

START = "EU"
"""The region that is open from the start."""


def draw(canvas: Canvas, chart: Chart, scene: World, then: World, words: Words) -> None:
    """Draw the map; what differs from `then` is outlined."""
    base(canvas, chart, scene.regions)
    names(canvas, chart, scene.regions, words)
    connections(canvas, chart, scene, then)
    for region, old in zip(scene.regions, then.regions, strict=True):
        track(canvas, chart, region, old, region.key in targets(scene.open, "ship"))
    cities(canvas, chart, scene, then)
    decks(canvas, chart, scene, then)


def base(canvas: Canvas, chart: Chart, regions: Iterable[RegionView]) -> None:
    """Put the empty map, each region as it is: closed ones are grey."""
    closed = ground(chart, canvas.theme, False)
    canvas.image.paste(closed.image, (chart.box.x, chart.box.y))
    for region in regions:
        area = chart.lands(region.key).within(chart.box)
        if region.open and region.key != START and area.w and area.h:
            opened = ground(chart, canvas.theme, True)
            left, top = area.x - chart.box.x, area.y - chart.box.y
            part = opened.image.crop((left, top, left + area.w, top + area.h))
            canvas.image.paste(part, (area.x, area.y))
    for one in closed.written:
        ink, box = (
            place._replace(x=place.x + chart.box.x, y=place.y + chart.box.y)
            for place in (one.ink, one.box)
        )
        canvas.written.append(one._replace(ink=ink, box=box))


def names(canvas: Canvas, chart: Chart, regions: Iterable[RegionView], words: Words) -> None:
    """Write the names of the regions, with a lock while they are closed."""
    for region in regions:
        text = words(f"magister_navis-deck-{region.key}")
        lock = 0 if region.open else chart.names
        box = name_box(chart, region.key, text, lock)
        fill = "paper" if region.open else "paper_dim"
        canvas.sprite(plate(box.w, box.h, canvas.theme, fill, "ink", 2, 8), box.x, box.y)
        if lock:
            _put(canvas, art.lock, Box(box.x + 7, box.y + 6, lock - 4, lock - 4))
        canvas.text(text, Box(box.x + 10 + lock, box.y, box.w - 18 - lock, box.h), chart.names)


def name_box(chart: Chart, region: str, text: str, lock: int) -> Box:
    """Return the plate of a region's name; `lock` is the room for one."""
    width = measure(text, chart.names) + 22 + lock
    return chart.around(TITLES[region], width, chart.names + 10)


def connections(canvas: Canvas, chart: Chart, scene: World, then: World) -> None:
    """Draw the token of every connection, or who holds it."""
    olds = {link.key: link for link in then.connections}
    for link in scene.connections:
        box = chart.around(CONNECTIONS[link.key].token, chart.token)
        if not _inside(chart.box, box):
            continue
        if link.holder != olds[link.key].holder:
            halo(canvas, box)
        if link.token is not None:
            mark = sprite(art.token, box.w, box.h, canvas.theme, link.token)
        elif link.holder is not None:
            box = box.inset(-4)
            mark = sprite(art.link, box.w, box.h, canvas.theme, link.holder)
        else:
            mark = sprite(art.crossing, box.w, box.h, canvas.theme)
        canvas.sprite(mark, box.x, box.y)


def track(canvas: Canvas, chart: Chart, region: RegionView, old: RegionView, lit: bool) -> None:
    """Draw the spaces of a shipping track; the next free one is bright if one may ship."""
    spots = REGIONS[region.key].track
    for index, (spot, seat, token) in enumerate(
        zip(spots, region.track, region.tokens, strict=True)
    ):
        box = chart.around(spot, chart.space)
        if lit and (_next(region) == index or (_next(region) is None and index == len(spots) - 1)):
            _put(canvas, art.shine, box.inset(-6))
        if seat != old.track[index]:
            halo(canvas, box)
        if seat is not None:
            _put(canvas, art.disc, box, seat)
        else:
            _put(canvas, art.space, box)
            if token is not None:
                inner = chart.around(spot, chart.token)
                _put(canvas, art.token, inner, token)

    if region.beside:
        last, grown = chart.around(spots[-1], chart.space), region.beside != old.beside
        _more(canvas, last, len(region.beside), "changed" if grown else "paper")


def _more(canvas: Canvas, box: Box, count: int, fill: str) -> None:
    """Tell how many discs lie beside a full track."""
    text = f"+{count}"
    width = measure(text, SMALLEST) + 10
    place = Box(box.x - width // 2, box.bottom - 8, width, SMALLEST + 2)
    canvas.sprite(plate(width, place.h, canvas.theme, fill, "ink", 2, 7), place.x, place.y)
    color = "on_changed" if fill == "changed" else "ink"
    canvas.text(text, place, SMALLEST, color, "center")


def _next(region: RegionView) -> int | None:
    """Return the space that is filled next."""
    free = (index for index, seat in enumerate(region.track) if seat is None)
    return next(free, None)


def cities(canvas: Canvas, chart: Chart, scene: World, then: World) -> None:
    """Draw the cities: their token or their owner; bright where one may go now."""
    olds = {city.key: city for city in then.cities}
    free = targets(scene.open, "occupy", "attack")
    is_open = {region.key for region in scene.regions if region.open}
    for city in scene.cities:
        box = chart.around(CITIES[city.key].at, chart.city)
        if not _inside(chart.box, box):
            continue
        if city.key in free:
            _put(canvas, art.shine, box.inset(-8))
        if city.owner != olds[city.key].owner:
            halo(canvas, box.inset(-1))
        if city.owner is not None:
            _put(canvas, art.disc, box, city.owner)
        else:
            fill = "sail" if CITIES[city.key].region in is_open else "paper_dim"
            _put(canvas, art.ring, box, fill)
            if city.token is not None:
                inner = chart.around(CITIES[city.key].at, chart.city * 2 // 3)
                _put(canvas, art.token, inner, city.token)
        if CITIES[city.key].glory > 1:
            side = chart.city * 5 // 9
            mark = sprite(art.double, side, side, canvas.theme, str(CITIES[city.key].glory))
            canvas.sprite(mark, box.right - side // 2, box.y - side // 3)


def decks(canvas: Canvas, chart: Chart, scene: World, then: World) -> None:
    """Draw the top card of every deck; bright where one may draw now."""
    may_draw, is_open = targets(scene.open, "draw"), {r.key for r in scene.regions if r.open}
    olds = {deck.key: deck for deck in then.decks}
    for deck, region, spot in deck_spots():
        found = [one for one in scene.decks if one.key == deck]
        if not found:
            continue
        box = chart.around(spot, *chart.card)
        look = "now" if deck in may_draw else "paper" if region in is_open else "paper_dim"
        stock.pile(canvas, box, found[0], look, scene.abolished)
        if found[0].top != olds[deck].top:
            canvas.changed(box.inset(-4))


def deck_spots() -> Iterator[tuple[str, str, tuple[float, float]]]:
    """Yield every deck with its region and its place."""
    for region in REGIONS.values():
        for deck, spot in region.decks.items():
            yield deck, region.key, spot


def halo(canvas: Canvas, box: Box) -> None:
    """Outline a round thing that has changed."""
    _put(canvas, art.halo, box.inset(-6))


def _put(canvas: Canvas, drawing: Drawing, box: Box, *args: object) -> None:
    canvas.sprite(sprite(drawing, box.w, box.h, canvas.theme, *args), box.x, box.y)


def _inside(outer: Box, box: Box) -> bool:
    return (
        box.x >= outer.x
        and box.y >= outer.y
        and box.right <= outer.right
        and box.bottom <= outer.bottom
    )
