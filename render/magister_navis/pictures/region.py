"""The close-up of one region: its part of the map, who is there, its connections, all its cards."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.games.magister_navis.data import CITIES, CONNECTIONS, REGIONS, ROUNDS
from bot.games.magister_navis.view import ConnectionView
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.shapes import badge
from render.art.sprites import plate, sprite
from render.art.status_bar import headline
from render.art.theme import theme
from render.art.typesetting import measure, readable
from render.art.widgets import laid
from render.magister_navis.art import drawings as art
from render.magister_navis.art import stock
from render.magister_navis.art.atlas import Chart, code_box
from render.magister_navis.pictures import chart
from render.magister_navis.scenes import RegionScene
from render.magister_navis.text.terms import GAME
from render.scenes import targets

_LINE = 48
_MANY = 10
"""More connections than these stand in three columns."""

_ACROSS = (1112, 988)
"""How large the whole map is where its proportions are right."""


class _Plan(NamedTuple):
    """Where the parts of the picture are."""

    size: tuple[int, int]
    title: Box
    map: Box
    side: Box


_FULL = _Plan(
    (1600, 1000), Box(24, 12, 1552, 84), Box(24, 104, 1060, 872), Box(1100, 104, 476, 872)
)
_PHONE = _Plan((800, 1490), Box(24, 12, 752, 84), Box(8, 104, 784, 660), Box(12, 776, 776, 700))


def draw(scene: RegionScene, before: RegionScene | None = None) -> Canvas:
    """Return the picture, not yet encoded; what differs from `before` is outlined."""
    then, words = before or scene, Words(scene.language)
    plan = _PHONE if scene.size == "phone" else _FULL
    canvas = laid(plan.size, theme(scene.palette), plan.side)
    _title(canvas, plan.title, scene, words)
    here = near(scene.key, plan.map)
    chart.base(canvas, here, scene.regions)
    chart.connections(canvas, here, scene, then)
    lit = scene.key in targets(scene.open, "ship")
    chart.track(canvas, here, scene.region, then.region, lit)
    chart.cities(canvas, here, scene, then)
    _names(canvas, here, scene.key, words)
    chart.decks(canvas, here, scene, then)
    side = plan.side.inset(16, 12)
    top = _people(canvas, side, scene, then)
    top = _links(canvas, side, top + 6, scene, then)
    _cards(canvas, side, top + 10, scene)
    return canvas


@lru_cache(maxsize=16)
def near(key: str, box: Box) -> Chart:
    """Return the chart of a region: as much of the map as it needs, in the right proportions."""
    region = REGIONS[key]
    spots = [CITIES[city].at for city in region.cities]
    spots += [*region.track, *region.decks.values()]
    (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*spots, strict=True))
    scale = min(
        (box.w - 160) / ((right - left) * _ACROSS[0]),
        (box.h - 190) / ((bottom - top) * _ACROSS[1]),
        2.4,
    )
    wide, high = box.w / (_ACROSS[0] * scale), box.h / (_ACROSS[1] * scale)
    x, y = (left + right - wide) / 2, (top + bottom - high) / 2
    size = min(scale, 1.9)
    return Chart(
        box,
        (x, y, x + wide, y + high),
        city=round(52 * size),
        space=round(40 * size),
        token=round(34 * size),
        card=(round(100 * size), round(92 * size)),
        text=28,
        names=36,
    )


def _title(canvas: Canvas, box: Box, scene: RegionScene, words: Words) -> None:
    line = headline(GAME, scene, words, rounds=ROUNDS)
    canvas.text(line, box._replace(h=30), 26, "on_table_soft")
    place = box._replace(y=box.y + 30, h=56)
    end = canvas.text(words(f"magister_navis-region-{scene.key}"), place, 52, "on_table")
    region = scene.region
    full = sum(seat is not None for seat in region.track)
    state = "open" if region.open else "closed"
    text, left = words(f"magister_navis-board-{state}"), end + 28
    if not region.open:
        canvas.sprite(sprite(art.lock, 44, 44, canvas.theme), left, place.y + 4)
        left += 56
        text = f"{text} · {full}/{len(region.track)}"
    canvas.text(text, Box(left, place.y, box.right - left, 56), 40, "on_table_soft")


def _names(canvas: Canvas, here: Chart, region: str, words: Words) -> None:
    """Write the names of the region's cities beside their codes."""
    for city in REGIONS[region].cities:
        box = code_box(here, city)
        name = words(f"magister_navis-city-{city}")
        wide = measure(name, 26) + 12
        top = box.bottom if box.y > here.at(CITIES[city].at)[1] else box.y - 30
        place = Box(max(here.box.x, box.x + (box.w - wide) // 2), top, wide, 30)
        canvas.sprite(plate(wide, 30, canvas.theme, "paper", None, 0, 7), place.x, place.y)
        canvas.text(name, place, 26, "ink", "center")


def _people(canvas: Canvas, box: Box, scene: RegionScene, then: RegionScene) -> int:
    """Draw how many discs everybody has in the region; return where it ends."""
    facts = zip(scene.names, scene.region.presence, then.region.presence, strict=True)
    for seat, (name, now, past) in enumerate(facts):
        row = Box(box.x, box.y + seat * _LINE, box.w, _LINE)
        canvas.sprite(sprite(badge, 40, 40, canvas.theme, seat), row.x, row.y + 4)
        color = "ink" if now else "ink_soft"
        canvas.text(readable(name), Box(row.x + 52, row.y, row.w - 150, row.h), 32, color)
        canvas.text(str(now), Box(row.right - 60, row.y, 60, row.h), 40, color, "right")
        canvas.delta(now - past, row.right - 50, row.y + 8)
    return box.y + len(scene.names) * _LINE


def _links(canvas: Canvas, box: Box, top: int, scene: RegionScene, then: RegionScene) -> int:
    """Draw the connections with their token or holder, and both ends; return where it ends."""
    wide, many = box.w > 600, len(scene.connections) > _MANY
    across = 4 if wide else 3 if many else 2
    rows = -(-len(scene.connections) // across)
    olds = {link.key: link for link in then.connections}
    columns = list(box.columns(across, 4))
    for index, link in enumerate(scene.connections):
        column, row = divmod(index, rows)
        place = columns[column]._replace(y=top + row * 44, h=42)
        if link.holder != olds[link.key].holder:
            ground = plate(46, 44, canvas.theme, "changed", None, 0, 8)
            canvas.sprite(ground, place.x - 4, place.y - 1)
        _link(canvas, place, link, 22 if many and not wide else 28)
    return top + rows * 44


def _link(canvas: Canvas, box: Box, link: ConnectionView, size: int) -> None:
    if link.token is not None:
        mark = sprite(art.token, 38, 38, canvas.theme, link.token)
    elif link.holder is not None:
        mark = sprite(art.link, 38, 38, canvas.theme, link.holder)
    else:
        mark = sprite(art.crossing, 38, 38, canvas.theme)
    canvas.sprite(mark, box.x, box.y + 2)
    text = "–".join(CONNECTIONS[link.key].cities)
    canvas.text(text, Box(box.x + 44, box.y, box.w - 44, box.h), size)


def _cards(canvas: Canvas, box: Box, top: int, scene: RegionScene) -> None:
    """Draw all cards of the region, the next first."""
    across = 6 if box.w > 600 else 3
    rows = [
        deck.cards[start : start + across]
        for deck in scene.decks
        for start in range(0, len(deck.cards), across)
    ]
    high = min(150, (box.bottom - top) // max(1, len(rows)) - 6)
    for row, cards in enumerate(rows):
        for part, key in zip(box.columns(across, 8), cards, strict=False):
            place = Box(part.x, top + row * (high + 6), part.w, high)
            stock.card(canvas, place, key, "sail")
