"""The picture of all boards: a strip for each player, so that they can be compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.games.magister_navis.data import BUILDINGS, STATUSES, TRACK_GLORY, Building
from bot.games.magister_navis.view import BuildingView
from bot.locales import Words, numeral
from render.art import shapes
from render.art.canvas import Box, Canvas, delta_width
from render.art.page import GAP, KEY, SIZE, SMALLEST
from render.art.shapes import badge
from render.art.sprites import Drawing, plate, sprite
from render.art.typesetting import measure
from render.art.widgets import laid, paper
from render.magister_navis.art import drawings as art
from render.magister_navis.art import stock
from render.magister_navis.art.palette_sheet import colors
from render.magister_navis.scenes import SeatLine, WorldScene
from render.magister_navis.text.terms import GAME
from render.pictures.layout import caption, strips
from render.scenes import numbered

_LOTS = 8
"""Number of building spaces, including the residence's."""

_HEAD = 52
_NAMED = 200
"""Height in px above which a strip shows the names of the buildings, in two rows."""

_FEW, _NARROW = 3, 20
"""Maximum number of buildings of any player for which buildings are drawn wide, and the width in px
of the free spaces in that case."""
_WIDE, _LEVEL = 100, 26
"""Width in px above which a building shows its name, and width in px of the area for its level."""

_BAR = 14
STEPS = tuple(value for value in range(2, 11) if TRACK_GLORY[value] > TRACK_GLORY[value - 1])
"""Values at which a track begins to bring more."""

RULES: Mapping[str, str] = {
    "points": "score",
    "harbor": "cost",
    "supply": "growth",
    "cities": "occupying",
    "connections": "connecting",
    "cards": "limit",
}
"""Keys of the rules about a player's numbers, by number."""


def draw(scene: WorldScene, before: WorldScene | None = None) -> Canvas:
    """Draw the scene and return the canvas; differences from `before` are marked."""
    then, words = before or scene, scene.words
    canvas = laid(SIZE, colors(scene.palette))
    most = max(len(line.buildings) for line in scene.seats)
    for seat, box in enumerate(strips(len(scene.seats))):
        strip(canvas, box, seat, scene.seats[seat], then.seats[seat], most, words)
    return canvas


def strip(
    canvas: Canvas, box: Box, seat: int, line: SeatLine, old: SeatLine, most: int, words: Words
) -> None:
    """Draw a player's strip: possessions and, below them, the tracks and the buildings.

    `most` is the largest number of buildings on any strip of the picture: if it is small, buildings
    are wide and have names.
    """
    paper(canvas, box, line.acting, line.passed)
    inner = box.inset(8, 4)
    _head(canvas, inner._replace(h=_HEAD), seat, line, old, words)
    below = inner._replace(y=inner.y + _HEAD, h=inner.h - _HEAD)
    tracks, lots = below.split(226 if box.h > _NAMED else 364, gap=8)
    tall = box.h > _NAMED
    places = tracks.grid(2, 2, GAP) if tall else tracks.columns(len(STATUSES), GAP)
    for part, key, now in zip(places, STATUSES, line.status, strict=True):
        canvas.part(_track, part, key, now.value)
    canvas.about(tracks, "rewards")
    spaces = lots.grid(2, _LOTS // 2, GAP) if tall else _row(lots, most)
    _buildings(canvas, list(spaces), seat, line, old, words)


def _head(canvas: Canvas, row: Box, seat: int, line: SeatLine, old: SeatLine, words: Words) -> None:
    """Draw name, glory, discs and possessions, with a crown for the round's starting player."""
    side = KEY
    canvas.sprite(sprite(badge, side, side, canvas.theme, seat, line.bot), row.x, row.y + 3)
    _, named, *columns = row.split(side, 308, 156, 88, 90, 88, 88, gap=6)
    if line.start:
        named = named._replace(w=named.w - 44)
    end = caption(canvas, named, line, words)
    if line.start:
        canvas.sprite(sprite(shapes.crown, 34, 34, canvas.theme), end + 8, row.y + 8)
        canvas.about(Box(end + 8, row.y + 8, 34, 34), "round")
    facts = (
        (art.glory, line.points, numeral(line.points), "points"),
        (shapes.anchor, line.harbor, str(line.harbor), "harbor"),
        (art.pile, line.supply, str(line.supply), "supply"),
        (art.city, line.cities, str(line.cities), "cities"),
        (art.road, line.connections, str(line.connections), "connections"),
        (shapes.cards, line.cards, f"{line.cards}/{line.limit}", "cards"),
    )
    ends = []
    for part, (drawing, count, text, key) in zip(columns, facts, strict=True):
        ends.append(fact(canvas, part, drawing, text, quiet=not count))
        canvas.about(part, RULES[key])
    gained = line.points - old.points
    canvas.delta(gained, ends[0] + 4 + delta_width(gained), row.y + (row.h - SMALLEST - 4) // 2)


def fact(canvas: Canvas, box: Box, drawing: Drawing, text: str, quiet: bool, side: int = 38) -> int:
    """Draw a number next to its mark, in a quiet colour if it is 0; return its right edge."""
    mark = sprite(drawing, side, side, canvas.theme)
    canvas.sprite(mark, box.x, box.y + (box.h - side) // 2)
    rest = box._replace(x=box.x + side + 4, w=box.w - side - 4)
    return canvas.text(text, rest, 42, "ink_soft" if quiet else "ink", bold=not quiet)


def _row(box: Box, built: int) -> Iterator[Box]:
    """Yield the building spaces in a row; if few are used, those are wide and the rest narrow."""
    if built > _FEW:
        yield from box.columns(_LOTS, GAP)
        return
    built = max(2, built)
    free = (_LOTS - built) * (_NARROW + GAP)
    yield from box._replace(w=box.w - free).columns(built, GAP)
    for index in range(_LOTS - built):
        yield box._replace(x=box.right - free + GAP + index * (_NARROW + GAP), w=_NARROW)


def _track(canvas: Canvas, box: Box, key: str, value: int) -> None:
    """Draw a track's value and, below it, how many of its steps are reached."""
    upper = box._replace(h=box.h - _BAR - 4)
    fact(canvas, upper, art.SYMBOLS[key], str(value), not value, 34)
    reached = sum(value >= step for step in STEPS)
    bar = sprite(shapes.steps, box.w - 6, _BAR, canvas.theme, reached, len(STEPS))
    canvas.sprite(bar, box.x, upper.bottom)


def _buildings(
    canvas: Canvas,
    places: Sequence[Box],
    seat: int,
    line: SeatLine,
    old: SeatLine,
    words: Words,
) -> None:
    """Draw all building spaces: a building's effect, its level, and the disc on its circle."""
    kept = set(numbered(one.key for one in old.buildings))
    found = list(zip(numbered(one.key for one in line.buildings), line.buildings, strict=True))
    for place, (name, building) in zip(places, found, strict=False):
        lot(canvas, place, building, seat, words)
        if name not in kept:
            canvas.changed(place.inset(-2), radius=10)
    for place in places[len(found) :]:
        canvas.part(_free, place)
        canvas.about(place, "building")


def _free(canvas: Canvas, box: Box) -> None:
    """Draw a free building space."""
    empty = plate(box.w, box.h, canvas.theme, "ghost", "ghost_line", 2, 8)
    canvas.sprite(empty, box.x, box.y)


def lot(
    canvas: Canvas,
    box: Box,
    building: BuildingView,
    seat: int,
    words: Words,
    lit: bool = False,
    thing: str = "",
) -> None:
    """Draw a building, quiet once used; a wide one has its name if there is room for it."""
    name = words(f"{GAME}-building-{building.key}") if box.w > _WIDE else ""
    by = seat if building.active else None
    canvas.part(_lot, box, building.key, name, by, lit)
    canvas.about(box, building.key, thing)


def _lot(canvas: Canvas, box: Box, key: str, name: str, by: int | None, lit: bool) -> None:
    """Draw a building, with its owner's disc if it is used."""
    one = BUILDINGS[key]
    fill = "now" if lit else "sail" if by is None else "paper_dim"
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, "ink", 2, 8), box.x, box.y)
    inner = box.inset(5, 2)
    named = name and measure(name, SMALLEST, bold=False) <= inner.w
    lower = _wide(canvas, inner, one, name) if named else _small(canvas, inner, one)
    canvas.text(str(one.level) if one.level else "", lower, SMALLEST, "ink_soft")
    if one.circle:
        stock.circle(canvas, lower._replace(x=lower.right - 36, w=36), by)


def _wide(canvas: Canvas, box: Box, one: Building, name: str) -> Box:
    """Draw the name of a building above its effect; return the box of its level."""
    upper = box._replace(h=box.h // 2)
    lower = box._replace(y=upper.bottom, h=box.h - upper.h)
    canvas.text(name, upper, SMALLEST, bold=False)
    room = lower.w - _LEVEL - 38
    all_fits = stock.width(one, 34) <= room
    stock.deeds(canvas, lower._replace(x=lower.x + _LEVEL), one, 34, gives=all_fits)
    return lower


def _small(canvas: Canvas, box: Box, one: Building) -> Box:
    """Draw a building's effect, or else its symbols; return the box of its level."""
    upper, side = box._replace(h=box.h - 36), 34 if len(stock.steps(one)) < 2 else 29
    left = box.x + (box.w - stock.width(one, side, False)) // 2
    stock.deeds(canvas, upper._replace(x=left), one, side, gives=False)
    return box._replace(y=upper.bottom, h=36)
