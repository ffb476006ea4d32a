"""A close-up of a region: its part of the map, its players, its names and all its cards."""

from __future__ import annotations

from functools import lru_cache

from bot.games.magister_navis.data import CITIES, REGIONS
from bot.locales import Words
from render.art import shapes
from render.art.canvas import Box, Canvas, delta_width
from render.art.page import GAP, HEIGHT, MARGIN, NAME, SMALLEST, WIDTH
from render.art.shapes import badge
from render.art.sprites import plate, sprite
from render.art.typesetting import measure, readable
from render.magister_navis.art import drawings as art
from render.magister_navis.art import stock
from render.magister_navis.art.atlas import CITY, SPACE, Chart, code_box
from render.magister_navis.pictures import chart
from render.magister_navis.scenes import RegionScene
from render.magister_navis.text.terms import GAME
from render.pictures import layout

_SIDE = Box(WIDTH - MARGIN - 276, layout.BELOW, 276, HEIGHT - MARGIN - layout.BELOW)
_LEFT = Box(MARGIN, _SIDE.y, _SIDE.x - GAP - MARGIN, _SIDE.h)
_LINE, _NAMED = 47, 36
_MOST = 1.6
"""Maximum scale of a region, relative to the whole map."""


def draw(scene: RegionScene, before: RegionScene | None = None) -> Canvas:
    """Draw the scene and return the canvas; differences from `before` are marked."""
    then, words = before or scene, scene.words
    canvas = chart.begun(near(scene.key), scene, then)
    _title(canvas, scene, words)
    canvas.sprite(plate(_SIDE.w, _SIDE.h, canvas.theme, "paper", "paper_line", 3, 14), *_SIDE[:2])
    side = _SIDE.inset(10, 6)
    top = _people(canvas, side, scene, then)
    _names(canvas, side._replace(y=top), scene.key, words)
    _cards(canvas, _cards_box(scene.key), scene)
    return canvas


def _cards_box(key: str) -> Box:
    """Return the box of the cards of a region's decks."""
    rows = len(REGIONS[key].decks)
    high = rows * (stock.CARD[1] + GAP)
    return _LEFT._replace(y=_LEFT.bottom - high + GAP, h=high - GAP)


@lru_cache(maxsize=8)
def near(key: str) -> Chart:
    """Return the chart of a region: the part of the map that it needs, as large as fits."""
    region, world = REGIONS[key], Chart()
    boxes = [world.around(CITIES[city].at, CITY) for city in region.cities]
    boxes += [code_box(world, city) for city in region.cities]
    boxes += [world.around(spot, SPACE) for spot in region.track]
    boxes += [world.around(spot, *stock.CARD) for spot in region.decks.values()]
    left, right = min(box.x for box in boxes) - GAP, max(box.right for box in boxes) + GAP
    top, bottom = min(box.y for box in boxes) - GAP, max(box.bottom for box in boxes) + GAP
    place = _LEFT._replace(h=_cards_box(key).y - GAP - _LEFT.y)
    scale = max(1, min(place.w / (right - left), place.h / (bottom - top), _MOST))
    wide, high = round(place.w / scale), round(place.h / scale)
    return Chart(place, Box((left + right - wide) // 2, (top + bottom - high) // 2, wide, high))


def _title(canvas: Canvas, scene: RegionScene, words: Words) -> None:
    """Write the region's name and, while it is closed, how much of its track is filled."""
    region = scene.region
    full = sum(seat is not None for seat in region.track)
    state = words(f"{GAME}-board-{'open' if region.open else 'closed'}")
    counted = "" if region.open else f" {full}/{len(region.track)}"
    mark = sprite(art.city if region.open else shapes.lock, 46, 46, canvas.theme)
    name = words(f"{GAME}-region-{scene.key}")
    layout.draw_title(canvas, f"{name} · {state}{counted}", words, mark=mark)


def _names(canvas: Canvas, box: Box, region: str, words: Words) -> None:
    """Write the names of the cities."""
    for index, key in enumerate(REGIONS[region].cities):
        row = box._replace(y=box.y + index * _NAMED, h=_NAMED)
        canvas.about(row, thing=f"city:{key}")
        code, name = row.split(68)
        canvas.text(key, code, SMALLEST)
        canvas.text(words(f"{GAME}-city-{key}"), name, SMALLEST, bold=False)


def _people(canvas: Canvas, box: Box, scene: RegionScene, then: RegionScene) -> int:
    """Draw how many discs each player has in the region; return the bottom edge."""
    facts = zip(scene.names, scene.region.presence, then.region.presence, strict=True)
    for seat, (name, now, past) in enumerate(facts):
        row = Box(box.x, box.y + seat * _LINE, box.w, _LINE - 4)
        canvas.sprite(sprite(badge, 44, 44, canvas.theme, seat), row.x, row.y + 1)
        color = "ink" if now else "ink_soft"
        right = row.right - measure(str(now), 42) - 8
        canvas.delta(now - past, right, row.y + 4, SMALLEST)
        right -= delta_width(now - past) + 6
        named = Box(row.x + 52, row.y, right - row.x - 52, row.h)
        canvas.text(readable(name), named, NAME, color, name=True)
        canvas.text(str(now), row, 42, color, "right", bool(now))
    return box.y + len(scene.names) * _LINE + 4


def _cards(canvas: Canvas, box: Box, scene: RegionScene) -> None:
    """Draw all cards of the region, the next one first."""
    wide, high = stock.CARD
    for row, deck in enumerate(scene.decks):
        for column, key in enumerate(deck.cards):
            place = Box(box.x + column * (wide + 2), box.y + row * (high + GAP), wide, high)
            stock.card(canvas, place, key, "sail")
            canvas.about(place, thing=f"deck:{deck.key}")
