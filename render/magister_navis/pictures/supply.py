"""The picture of what there is to take: buildings by level, all cards, presence by region."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.magister_navis.data import BUILDINGS, DECK_REGION, DECKS, START_BUILDING
from bot.games.magister_navis.view import DeckView, RegionView
from bot.locales import Words
from render.art import status_bar
from render.art.canvas import Box, Canvas
from render.art.shapes import badge
from render.art.sprites import plate, sprite
from render.art.theme import theme
from render.art.typesetting import measure
from render.art.widgets import laid
from render.magister_navis.art import drawings as art
from render.magister_navis.art import stock
from render.magister_navis.pictures import heading
from render.magister_navis.scenes import WorldScene
from render.scenes import targets

OFFERED = tuple(key for key in BUILDINGS if key != START_BUILDING)
"""All buildings that can be built, by level."""

_WIDE = (1600, 1000)
_NARROW = 800
_ROW, _HEAD, _TILE = 102, 46, 52
_SEAT, _CARD = 58, 95


def draw(scene: WorldScene, before: WorldScene | None = None) -> Canvas:
    """Return the picture, not yet encoded; what differs from before is outlined."""
    then, words = before or scene, Words(scene.language)
    decks, offer = _cards(scene)
    size = _WIDE if scene.size == "full" else (_NARROW, offer.bottom + 20)
    canvas = laid(size, theme(scene.palette), decks, offer)
    place = Box(24, 12, 1552, 100) if scene.size == "full" else Box(24, 14, 752, 180)
    heading.title(canvas, place, scene, words)
    _decks(canvas, decks, scene, then, words)
    _offer(canvas, offer, scene, then, words)
    return canvas


def _cards(scene: WorldScene) -> tuple[Box, Box]:
    """Return where the decks and the buildings are."""
    high, tiles = _HEAD + len(DECKS) * _ROW + 6, len(OFFERED) * _TILE + _HEAD + 12
    if scene.size == "full":
        return Box(24, 116, 1092, high), Box(1132, 116, 444, high)
    top = status_bar.bottom(Box(24, 14, 752, 180), scene.seats)
    columns = (len(OFFERED) + 1) // 2
    decks = Box(12, top, 776, high)
    return decks, Box(12, decks.bottom + 16, 776, tiles - (len(OFFERED) - columns) * _TILE)


def _decks(canvas: Canvas, card: Box, scene: WorldScene, then: WorldScene, words: Words) -> None:
    """Draw a line for every deck: its region, who is there, its cards."""
    named, seats, piles = _columns(card, len(scene.seats))
    head = Box(card.x, card.y + 4, card.w, _HEAD - 6)
    if card.w > _NARROW:
        text = words("magister_navis-board-decks")
        canvas.text(text, head._replace(x=named.x, w=named.w), 26, "ink_soft")
    for seat, box in enumerate(seats.columns(len(scene.seats))):
        side = 40
        mark = sprite(badge, side, side, canvas.theme, seat)
        canvas.sprite(mark, box.x + (box.w - side) // 2, head.y)
    regions = {region.key: region for region in scene.regions}
    olds = {region.key: region for region in then.regions}
    before = {deck.key: deck for deck in then.decks}
    for index, deck in enumerate(scene.decks):
        top = card.y + _HEAD + index * _ROW
        region = DECK_REGION[deck.key]
        row = Box(card.x + 6, top, card.w - 12, _ROW - 4)
        if not regions[region].open:
            canvas.sprite(plate(row.w, row.h, canvas.theme, "paper_dim", None, 0, 8), row.x, row.y)
        place = named._replace(y=top, h=row.h)
        _region(canvas, place, deck, regions[region], words)
        _presence(canvas, seats._replace(y=top, h=row.h), regions[region], olds[region])
        lit = deck.key in targets(scene.open, "draw")
        _pile(canvas, piles._replace(y=top, h=row.h), deck, before[deck.key], lit)


def _columns(card: Box, seats: int) -> tuple[Box, Box, Box]:
    narrow = card.w < 1000
    named, middle, piles = card.inset(14, 0).split(118 if narrow else 186, seats * _SEAT, gap=6)
    return named, middle, piles


def _region(canvas: Canvas, box: Box, deck: DeckView, region: RegionView, words: Words) -> None:
    """Write the name of a deck and whether its region is open."""
    upper, lower = box._replace(h=52), box._replace(y=box.y + 48, h=40)
    key = deck.key if box.w < 150 else words(f"magister_navis-deck-{deck.key}")
    canvas.text(key, upper, 44 if box.w < 150 else 30)
    if region.open:
        canvas.text(words("magister_navis-board-open"), lower, 26, "ink_soft")
        return
    canvas.sprite(sprite(art.lock, 30, 30, canvas.theme), lower.x, lower.y + 4)
    full = sum(seat is not None for seat in region.track)
    canvas.text(f"{full}/{len(region.track)}", lower._replace(x=lower.x + 38, w=70), 30)


def _presence(canvas: Canvas, box: Box, region: RegionView, old: RegionView) -> None:
    for part, now, past in zip(
        box.columns(len(region.presence)), region.presence, old.presence, strict=True
    ):
        canvas.text(str(now), part, 40, "ink" if now else "ink_soft", "center", bold=bool(now))
        canvas.delta(now - past, part.right + 4, part.y + 4)


def _pile(canvas: Canvas, box: Box, deck: DeckView, old: DeckView, lit: bool) -> None:
    """Draw the cards of a deck that there is room for, the top first: only it can be drawn."""
    for index, key in enumerate(deck.cards[: box.w // _CARD]):
        place = Box(box.x + index * _CARD, box.y + 4, _CARD - 6, box.h - 8)
        fill = None if index else "now" if lit else "sail"
        stock.card(canvas, place, key, fill, named=False)
    if deck.top != old.top:
        canvas.changed(Box(box.x - 4, box.y, _CARD + 2, box.h), radius=8)


def _offer(canvas: Canvas, card: Box, scene: WorldScene, then: WorldScene, words: Words) -> None:
    """Draw the buildings by level: what they do and give, and how many are left."""
    head = Box(card.x + 14, card.y + 4, card.w - 28, _HEAD - 6)
    canvas.text(words("magister_navis-board-offer"), head, 26, "ink_soft")
    free, left, olds = targets(scene.open, "build"), dict(scene.offer), dict(then.offer)
    for box, key in zip(_tiles(card), OFFERED, strict=True):
        if key in free:
            canvas.lit(box)
        _building(canvas, box, key, left[key], words)
        if left[key] != olds[key]:
            canvas.changed(box.inset(-2), left[key] - olds[key], 8)


def _tiles(card: Box) -> Iterator[Box]:
    wide = card.w > 600
    columns = list(card.inset(10, 0).columns(2, 8)) if wide else [card.inset(10, 0)]
    rows = -(-len(OFFERED) // len(columns))
    for index in range(len(OFFERED)):
        column, row = divmod(index, rows)
        box = columns[column]
        yield Box(box.x, card.y + _HEAD + row * _TILE, box.w, _TILE - 4)


def _building(canvas: Canvas, box: Box, key: str, left: int, words: Words) -> None:
    building = BUILDINGS[key]
    level = sprite(art.roof, 42, 42, canvas.theme, str(building.level))
    canvas.sprite(level, box.x + 4, box.y + (box.h - 42) // 2)
    count = f"×{left}"
    width = measure(count, 30)
    number = Box(box.right - width - 10, box.y, width + 4, box.h)
    canvas.text(count, number, 30, "ink" if left else "ink_soft")
    side = 32
    marks = stock.width(building, side)
    x = box.right - 62 - marks
    stock.deeds(canvas, x, box.y + (box.h - side) // 2, building, side)
    name = Box(box.x + 52, box.y, x - box.x - 56, box.h)
    canvas.text(words(f"magister_navis-building-{key}"), name, 26 if box.w > 400 else 24)
