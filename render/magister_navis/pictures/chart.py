"""The picture of the table: the map with everything on it, the phase, and whose turn it is.

The map shows discs, tokens, tracks and the top card of every deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from PIL import ImageDraw

from bot.games.magister_navis.data import CITIES, CONNECTIONS, REGIONS, ROUNDS, SLAVERY
from bot.games.magister_navis.view import RegionView
from render.art import shapes
from render.art.canvas import Box, Canvas
from render.art.page import SMALLEST
from render.art.sprites import Drawing, plate, sprite
from render.art.theme import mix
from render.art.typesetting import measure
from render.magister_navis.art import drawings as art
from render.magister_navis.art import stock
from render.magister_navis.art.atlas import (
    CITY,
    SPACE,
    TOKEN,
    WORLD,
    Chart,
    Spot,
    course,
    ground,
    opened,
)
from render.magister_navis.art.palette_sheet import colors
from render.magister_navis.scenes import RegionScene, WorldScene
from render.magister_navis.text.terms import GAME
from render.pictures import layout
from render.scenes import targets

_PHASES: Mapping[str, Drawing] = {"prepare": art.roof_sign, "action": shapes.ship, "end": art.glory}
_RULES: Mapping[str, str] = {"prepare": "building", "action": "turn", "end": "end"}


def draw_table(scene: WorldScene, before: WorldScene | None = None) -> Canvas:
    """Draw the scene and return the canvas; differences from `before` have a ring."""
    words = scene.words
    canvas = begun(Chart(), scene, before or scene)
    phase = words.of(GAME, f"board-phase-{scene.phase}")
    number = words(f"{GAME}-board-round", round=scene.round, rounds=ROUNDS)
    mark = sprite(_PHASES[scene.phase], 50, 50, canvas.theme)
    asked = [layout.Asked(seat, line.name) for seat, line in enumerate(scene.seats) if line.acting]
    rule = _RULES[scene.phase]
    layout.draw_title(canvas, f"{phase} · {number}", words, asked, mark, rule=rule)
    return canvas


World: TypeAlias = WorldScene | RegionScene
"""Scene of a map: the whole world or a part of it."""

RING = 7
"""Width of the bright edge around a round thing, in the map's own pixels."""
_BAND = 13
"""Width of an owned connection, including its dark rim, in the map's own pixels."""
_DOUBLE = 36
"""Side of the mark on a city that is worth more, in the map's own pixels."""


def begun(chart: Chart, scene: World, then: World) -> Canvas:
    """Draw the map as the start of a picture; differences from `then` have a ring."""
    canvas = _empty(chart, scene)
    _connections(canvas, chart, scene, then)
    for region, old in zip(scene.regions, then.regions, strict=True):
        _track(canvas, chart, region, old, region.key in targets(scene.open, "ship"))
    _cities(canvas, chart, scene, then)
    _decks(canvas, chart, scene, then)
    return canvas


def _empty(chart: Chart, scene: World) -> Canvas:
    """Return the empty map with the regions that are open; closed ones are grey."""
    shown = colors(scene.palette)
    canvas = ground(chart, shown).copy()
    for region in scene.regions:
        if region.open and (land := opened(chart, shown).get(region.key)):
            canvas.image.paste(land.image, (land.box.x, land.box.y), land.mask)
    return canvas


def _connections(canvas: Canvas, chart: Chart, scene: World, then: World) -> None:
    """Draw the token of every connection, or its holder's mark."""
    for link, old in zip(scene.connections, then.connections, strict=True):
        box = chart.around(CONNECTIONS[link.key].token, TOKEN)
        if link.token is not None:
            drawn: tuple[Drawing, *tuple[object, ...]] = art.token, link.token
        elif link.holder is not None:
            drawn, box = (art.link, link.holder), box.inset(-chart.px(3))
        else:
            drawn = (art.crossing,)
        if link.holder is not None:
            _band(canvas, chart, link.key, link.holder)
        if link.holder != old.holder:
            chart.put(canvas, box.inset(-6), shapes.halo)
        chart.put(canvas, box, *drawn)
        chart.about(canvas, box, link.token or "connecting")


def _band(canvas: Canvas, chart: Chart, key: str, seat: int) -> None:
    """Draw a held connection in its owner's colour, if all of it is on this part of the map."""
    lane = list(course(chart, CONNECTIONS[key]))
    (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*lane, strict=True))
    if chart.shows(Box(round(left), round(top), round(right - left), round(bottom - top))):
        draw, own = ImageDraw.Draw(canvas.image), canvas.theme[f"seat_{seat}"]
        for color, width in ((mix(own, canvas.theme["ink"], 0.75), _BAND), (own, _BAND * 0.6)):
            draw.line(lane, canvas.pen(color), chart.px(width), joint="curve")


def _track(canvas: Canvas, chart: Chart, region: RegionView, old: RegionView, lit: bool) -> None:
    """Draw a shipping track; its next free space is highlighted if a player may ship."""
    spots = REGIONS[region.key].track
    free = [index for index, seat in enumerate(region.track) if seat is None]
    bright = [*free, len(spots) - 1][0] if lit else None
    thing = f"track:{region.key}"
    for index, (spot, seat) in enumerate(zip(spots, region.track, strict=True)):
        box, token = chart.around(spot, SPACE), region.tokens[index]
        if index == bright:
            chart.put(canvas, box.inset(-chart.px(RING)), shapes.shine)
        elif seat != old.track[index]:
            chart.put(canvas, box.inset(-5), shapes.halo)
        chart.about(canvas, box, "shipping", thing)
        if seat is not None:
            chart.put(canvas, box, shapes.disc, seat)
        elif token is not None:
            chart.about(canvas, chart.around(spot, TOKEN), token, thing)
            chart.put(canvas, chart.around(spot, TOKEN), art.token, token)
    if region.beside:
        fill = "paper" if region.beside == old.beside else "changed"
        _beside(canvas, chart, _inwards(spots[-2], spots[-1]), region, fill)


def _inwards(before: Spot, last: Spot) -> Spot:
    """Return the point next to the end of a track, towards the middle of the map."""
    (x, y), along = last, before[1] == last[1]
    if along:
        return x, y + (SPACE if y < WORLD.h // 2 else -SPACE)
    return x + (SPACE if x < WORLD.w // 2 else -SPACE), y


def _beside(canvas: Canvas, chart: Chart, spot: Spot, region: RegionView, fill: str) -> None:
    """Draw how many discs are next to a full track."""
    text, size = f"+{len(region.beside)}", chart.px(SMALLEST)
    place = chart.around(spot, SPACE, SMALLEST + 2)
    place = place.inset(min(0, (place.w - measure(text, size) - 6) // 2), 0)
    if chart.shows(place):
        canvas.about(place, "shipping", f"track:{region.key}")
        canvas.sprite(plate(place.w, place.h, canvas.theme, fill, "ink", 2, 7), place.x, place.y)
        canvas.text(text, place, size, "on_changed" if fill == "changed" else "ink", "center")


def _cities(canvas: Canvas, chart: Chart, scene: World, then: World) -> None:
    """Draw the cities with token or owner, highlighting those where a player may act now."""
    free = targets(scene.open, "occupy", "attack")
    is_open = {region.key for region in scene.regions if region.open}
    for city, old in zip(scene.cities, then.cities, strict=True):
        spot, thing = CITIES[city.key].at, f"city:{city.key}"
        box = chart.around(spot, CITY)
        if city.key in free:
            chart.put(canvas, box.inset(-chart.px(RING)), shapes.shine)
        elif city.owner != old.owner:
            chart.put(canvas, box.inset(-6), shapes.halo)
        if city.owner is not None:
            chart.put(canvas, box, shapes.disc, city.owner)
        else:
            fill = "sail" if CITIES[city.key].region in is_open else "paper_dim"
            chart.put(canvas, box, shapes.ring, fill)
        chart.about(canvas, box, "occupying" if city.owner is None else "attacking", thing)
        if city.token is not None:
            chart.about(canvas, chart.around(spot, TOKEN), city.token, thing)
            chart.put(canvas, chart.around(spot, TOKEN), art.token, city.token)
        if CITIES[city.key].glory > 1:
            _double(canvas, chart, box, CITIES[city.key].glory)


def _double(canvas: Canvas, chart: Chart, box: Box, glory: int) -> None:
    """Mark a city that is worth more with its glory, at the city's upper right."""
    side = chart.px(_DOUBLE)
    place = Box(box.right - side // 3, box.y - side // 2, side, side)
    chart.put(canvas, place, shapes.worth, str(glory))


def _decks(canvas: Canvas, chart: Chart, scene: World, then: World) -> None:
    """Draw the top card of every deck, highlighted if it may be drawn, locked while closed."""
    may_draw, is_open = targets(scene.open, "draw"), {r.key for r in scene.regions if r.open}
    found = {deck.key: (deck, old) for deck, old in zip(scene.decks, then.decks, strict=True)}
    for key, region, spot in deck_spots():
        box = chart.around(spot, *stock.CARD)
        if key not in found or not chart.shows(box):
            continue
        deck, old = found[key]
        fill = "now" if key in may_draw else "paper" if region in is_open else "paper_dim"
        if deck.top is None:
            _no_card(canvas, box, key, scene.abolished and key == SLAVERY)
        else:
            stock.card(canvas, box, deck.top, fill, region not in is_open)
        canvas.about(box, key, f"deck:{key}")
        if deck.top != old.top:
            canvas.changed(box.inset(-4))


def _no_card(canvas: Canvas, box: Box, deck: str, gone: bool) -> None:
    """Draw an empty deck, or a deck that has left the game."""
    canvas.sprite(plate(box.w, box.h, canvas.theme, "ghost", "ghost_line", 2), box.x, box.y)
    canvas.text(deck, stock.head(box), SMALLEST, "ink_soft")
    canvas.text("×" if gone else "–", stock.head(box), 42, "ink_soft", "right")


def deck_spots() -> Iterator[tuple[str, str, tuple[int, int]]]:
    """Yield every deck with its region and its position."""
    for region in REGIONS.values():
        for deck, spot in region.decks.items():
            yield deck, region.key, spot
