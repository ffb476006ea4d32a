"""The lower half of the shared picture: plantations, trading house, ships and supplies."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.puerto_rico.data import GOODS as KINDS
from bot.games.puerto_rico.data import PRICES, STALLS
from bot.games.puerto_rico.view import ShipView
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.sprites import sprite
from render.puerto_rico.art import drawings as art
from render.puerto_rico.scenes import SupplyScene
from render.scenes import numbered

_WIDTH, _CARD = 1536, 114
_UPPER = {"plantations": 912, "trading-house": 608}
_LOWER: Mapping[bool, Mapping[str, int]] = {
    False: {"cargo-ships": 812, "goods": 364, "colonists": 192, "chips": 120},
    True: {"cargo-ships": 730, "goods": 300, "colonists": 338, "chips": 120},
}
"""Widths of the cards: nobles stand beside the colonists."""
_ABOUT = {
    "settler": "plantations",
    "mayor": "colonists",
    "craftsman": "goods",
    "trader": "trading-house",
    "captain": "cargo-ships",
}
"""Which card the decision of a phase is about."""


def places(left: int, top: int, nobles: bool) -> Mapping[str, Box]:
    """Return where the cards lie, in two rows."""
    found: dict[str, Box] = {}
    for row, widths in enumerate((_UPPER, _LOWER[nobles])):
        *first, _ = widths.values()
        line = Box(left, top + row * (_CARD + 12), _WIDTH, _CARD)
        found.update(zip(widths, line.split(*first, gap=16), strict=True))
    return found


def frame(canvas: Canvas, places: Mapping[str, Box], scene: SupplyScene) -> None:
    """Frame the card that the open decision is about."""
    if scene.phase in _ABOUT and any(line.acting for line in scene.seats):
        canvas.frame(places[_ABOUT[scene.phase]].inset(-6), "now", 7, 18)


def draw(
    canvas: Canvas,
    places: Mapping[str, Box],
    scene: SupplyScene,
    then: SupplyScene,
    words: Words,
) -> None:
    """Draw what lies on these cards now; all are 114 px high."""
    names = {"colonists": "people"} if scene.nobles is not None else {}
    for key, card in places.items():
        head = Box(card.x + 16, card.y + 5, card.w - 24, 26)
        canvas.text(words(f"puerto_rico-board-{names.get(key, key)}"), head, 24, "ink_soft")
        _DRAWN[key](canvas, card, scene, then, words)


def _letter(good: str, words: Words) -> str:
    return words(f"puerto_rico-letter-{good}")


def _plantations(
    canvas: Canvas, card: Box, scene: SupplyScene, then: SupplyScene, words: Words
) -> None:
    side, size = (78, 40) if card.w > 800 else (66, 34)
    top = card.y + 30 + (78 - side) // 2
    before = numbered(then.row)
    for index, (kind, number) in enumerate(numbered(scene.row)):
        box = Box(card.x + 12 + index * (side + 8), top, side, side)
        if {f"settle {kind}", f"forest {kind}"} & scene.open:
            canvas.lit(box.inset(-4))
        tile = sprite(art.open_tile, side, side, canvas.theme, kind, _letter(kind, words))
        canvas.sprite(tile, box.x, box.y)
        if (kind, number) not in before:
            canvas.changed(box)
    stones, back = Box(card.right - 4 * side - 10, top, 4 * side, side).columns(2, 8)
    quarry = sprite(art.open_tile, side, side, canvas.theme, "quarry", "")
    hidden = sprite(art.tile_back, side, side, canvas.theme)
    piles = (
        (stones, quarry, scene.quarries, then.quarries, {"settle quarry"}),
        (back, hidden, scene.face_down, then.face_down, {"draw", "buy"}),
    )
    for pile, mark, count, old, moves in piles:
        if moves & scene.open:
            canvas.lit(pile._replace(w=side).inset(-4))
        canvas.sprite(mark, pile.x, top)
        beside = Box(pile.x + side + 6, top, pile.w - side - 6, side)
        canvas.text(f"×{count}", beside, size, "ink" if count else "ink_soft")
        canvas.delta(count - old, beside.right, top - 6)


def _house(canvas: Canvas, card: Box, scene: SupplyScene, then: SupplyScene, words: Words) -> None:
    sold, before, side = scene.trading_house, then.trading_house, 76
    for index in range(max(STALLS, len(sold))):
        good = sold[index] if index < len(sold) else ""
        letter = _letter(good, words) if good else ""
        box = Box(card.x + 12 + index * (side + 8), card.y + 32, side, side)
        canvas.sprite(sprite(art.stall, side, side, canvas.theme, good, letter), box.x, box.y)
        if sold[index : index + 1] != before[index : index + 1]:
            canvas.changed(box)
    prices = Box(card.right - 248, card.y + 32, 240, 74)
    for box, good in zip(prices.columns(len(KINDS)), KINDS, strict=True):
        if f"sell {good}" in scene.open:
            canvas.lit(box.inset(1, -2))
        _offer(canvas, box, good, words)


def _offer(canvas: Canvas, box: Box, good: str, words: Words) -> None:
    """Draw a good with the price that the trading house pays."""
    mark = sprite(art.barrel, 42, 42, canvas.theme, good, _letter(good, words))
    canvas.sprite(mark, box.x + (box.w - 42) // 2, box.y)
    canvas.text(str(PRICES[good]), Box(box.x, box.y + 42, box.w, 32), 32, "ink", "center")


def _ships(canvas: Canvas, card: Box, scene: SupplyScene, then: SupplyScene, words: Words) -> None:
    spaces = sum(ship.capacity for ship in scene.ships)
    hold = min(29, (card.w - 28 - 64 * len(scene.ships)) // spaces)
    left = card.x + 14
    for ship, old in zip(scene.ships, then.ships, strict=True):
        box = Box(left, card.y + 30, ship.capacity * hold + 48, 78)
        if any(f"load {good} {ship.capacity}" in scene.open for good in KINDS):
            canvas.lit(Box(box.x - 4, box.y, box.w + 8, box.h + 3))
        _ship(canvas, box, hold, ship, words)
        canvas.delta(ship.load - old.load, box.right - 22, box.y + 47)
        left = box.right + 16


def _ship(canvas: Canvas, box: Box, hold: int, ship: ShipView, words: Words) -> None:
    """Draw a cargo ship with its holds."""
    canvas.sprite(sprite(art.hull, box.w, box.h, canvas.theme), box.x, box.y)
    letter = _letter(ship.good, words) if ship.good else ""
    for index in range(ship.capacity):
        good = ship.good if ship.good and index < ship.load else ""
        mark = sprite(art.hold, hold - 2, 38, canvas.theme, good, letter)
        canvas.sprite(mark, box.x + 24 + index * hold, box.y + 2)
    note = Box(box.x + 24, box.y + 44, box.w - 48, 32)
    canvas.text(f"{ship.load}/{ship.capacity}", note, 30, "on_tobacco", "center")


def _goods(canvas: Canvas, card: Box, scene: SupplyScene, then: SupplyScene, words: Words) -> None:
    boxes = card.inset(8).columns(len(KINDS))
    for box, (good, count), (_, old) in zip(boxes, scene.goods, then.goods, strict=True):
        if f"produce {good}" in scene.open:
            canvas.lit(Box(box.x + 4, box.y + 21, box.w - 8, box.h - 18))
        drawing = art.barrel if count else art.no_barrel
        mark = sprite(drawing, 44, 44, canvas.theme, good, _letter(good, words))
        canvas.sprite(mark, box.x + (box.w - 44) // 2, box.y + 24)
        canvas.text(str(count), Box(box.x, box.y + 68, box.w, 32), 34, "ink", "center")
        canvas.delta(count - old, box.right + 10, box.y + 44)


def _colonists(
    canvas: Canvas, card: Box, scene: SupplyScene, then: SupplyScene, words: Words
) -> None:
    if scene.nobles is not None:
        _people(canvas, card, scene, then)
        return
    left, top = card.x + 8, card.y + 42
    if "colonist" in scene.open:
        canvas.lit(Box(left - 3, top - 4, 90, 54))
    canvas.sprite(sprite(art.pawn, 46, 46, canvas.theme), left, top)
    canvas.sprite(sprite(art.sailing, 46, 46, canvas.theme), left + 88, top)
    _number(canvas, Box(left + 44, top, 44, 46), 40, scene.colonists, then.colonists)
    _number(canvas, Box(left + 136, top, 44, 46), 40, scene.colonist_ship, then.colonist_ship)


def _people(canvas: Canvas, card: Box, scene: SupplyScene, then: SupplyScene) -> None:
    """Draw colonists and nobles of the supply, then those aboard their ship."""
    pawn, noble = (sprite(one, 34, 34, canvas.theme) for one in (art.pawn, art.noble_pawn))
    stock, ship = (card._replace(y=card.y + 46, h=40)).inset(4, 0).split(160)
    aboard = "noble" in scene.open
    for lit, place in ((aboard, ship), (not aboard and "colonist" in scene.open, stock)):
        if lit:
            canvas.lit(place.inset(0, -5))
    canvas.sprite(sprite(art.sailing, 38, 38, canvas.theme), ship.x + 2, ship.y - 1)
    numbers = (
        (pawn, stock.x, 46, scene.colonists, then.colonists),
        (noble, stock.x + 82, 40, scene.nobles or 0, then.nobles or 0),
        (pawn, ship.x + 38, 36, scene.colonist_ship, then.colonist_ship),
        (noble, ship.x + 108, 18, scene.noble_ship, then.noble_ship),
    )
    for mark, x, width, now, past in numbers:
        canvas.sprite(mark, x, stock.y + 2)
        _number(canvas, Box(x + 34, stock.y, width, 40), 32, now, past)


def _chips(canvas: Canvas, card: Box, scene: SupplyScene, then: SupplyScene, words: Words) -> None:
    canvas.sprite(sprite(art.chip, 44, 44, canvas.theme), card.x + 8, card.y + 44)
    _number(canvas, Box(card.x + 54, card.y + 44, 62, 44), 36, scene.chips, then.chips)


def _number(canvas: Canvas, box: Box, size: int, now: int, past: int) -> None:
    canvas.text(str(now), box, size)
    canvas.delta(now - past, box.right + 6, box.bottom - 3)


_DRAWN: Mapping[str, Callable[[Canvas, Box, SupplyScene, SupplyScene, Words], None]] = {
    "plantations": _plantations,
    "trading-house": _house,
    "cargo-ships": _ships,
    "goods": _goods,
    "colonists": _colonists,
    "chips": _chips,
}
