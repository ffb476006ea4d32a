"""The lower half of the shared picture: plantations, trading house, ships and supplies."""

from __future__ import annotations

from bot.games.puerto_rico.data import GOODS as KINDS
from bot.games.puerto_rico.data import PRICES, STALLS
from bot.games.puerto_rico.view import ShipView
from bot.locales import Words
from render.canvas import Box, Canvas
from render.puerto_rico import drawings as art
from render.puerto_rico.scenes import SupplyScene
from render.sprites import sprite

PLANTATIONS = Box(32, 744, 912, 114)
HOUSE = Box(960, 744, 608, 114)
SHIPS = Box(32, 870, 812, 114)
GOODS = Box(860, 870, 364, 114)
COLONISTS = Box(1240, 870, 192, 114)
CHIPS = Box(1448, 870, 120, 114)
CARDS = (PLANTATIONS, HOUSE, SHIPS, GOODS, COLONISTS, CHIPS)

_HEADS = {
    "plantations": PLANTATIONS,
    "trading-house": HOUSE,
    "cargo-ships": SHIPS,
    "goods": GOODS,
    "colonists": COLONISTS,
    "chips": CHIPS,
}
_HOLD = 29


def still(canvas: Canvas, words: Words) -> None:
    """Draw the heads of the cards, the stalls' price list and what stands beside numbers."""
    for key, card in _HEADS.items():
        head = Box(card.x + 16, card.y + 5, card.w - 24, 26)
        canvas.text(words(f"puerto_rico-board-{key}"), head, 24, "ink_soft")
    for box, good in zip(_price_list().columns(len(KINDS)), KINDS, strict=True):
        mark = sprite(art.barrel, 42, 42, canvas.theme, good, _letter(good, words))
        canvas.sprite(mark, box.x + (box.w - 42) // 2, box.y)
        canvas.text(str(PRICES[good]), Box(box.x, box.y + 42, box.w, 32), 32, "ink", "center")
    left, top = COLONISTS.x + 8, COLONISTS.y + 42
    canvas.sprite(sprite(art.pawn, 46, 46, canvas.theme), left, top)
    canvas.sprite(sprite(art.sailing, 46, 46, canvas.theme), left + 88, top)
    canvas.sprite(sprite(art.chip, 44, 44, canvas.theme), CHIPS.x + 8, CHIPS.y + 44)


def draw(canvas: Canvas, scene: SupplyScene, words: Words) -> None:
    """Draw what lies there now."""
    _plantations(canvas, scene, words)
    _house(canvas, scene.trading_house, words)
    left = SHIPS.x + 14
    for ship in scene.ships:
        left = _ship(canvas, left, ship, words) + 16
    for box, (good, count) in zip(GOODS.inset(8).columns(len(KINDS)), scene.goods, strict=True):
        _barrel(canvas, box, good, count, words)
    left, top = COLONISTS.x + 8, COLONISTS.y + 42
    canvas.text(str(scene.colonists), Box(left + 44, top, 44, 46), 40)
    canvas.text(str(scene.colonist_ship), Box(left + 136, top, 44, 46), 40)
    canvas.text(str(scene.chips), Box(CHIPS.x + 54, CHIPS.y + 44, 62, 44), 36)


def _letter(good: str, words: Words) -> str:
    return words(f"puerto_rico-letter-{good}")


def _price_list() -> Box:
    return Box(HOUSE.right - 248, HOUSE.y + 32, 240, 74)


def _plantations(canvas: Canvas, scene: SupplyScene, words: Words) -> None:
    top, side = PLANTATIONS.y + 30, 78
    for index, kind in enumerate(scene.row):
        tile = sprite(art.open_tile, side, side, canvas.theme, kind, _letter(kind, words))
        canvas.sprite(tile, PLANTATIONS.x + 12 + index * (side + 8), top)
    piles = Box(PLANTATIONS.right - 346, top, 336, side)
    stones, back = piles.columns(2, 12)
    canvas.sprite(sprite(art.open_tile, side, side, canvas.theme, "quarry", ""), stones.x, top)
    canvas.sprite(sprite(art.tile_back, side, side, canvas.theme), back.x, top)
    for pile, count in ((stones, scene.quarries), (back, scene.face_down)):
        color = "ink" if count else "ink_soft"
        canvas.text(f"×{count}", Box(pile.x + side + 8, top, 74, side), 40, color)


def _house(canvas: Canvas, sold: tuple[str, ...], words: Words) -> None:
    side = 76
    for index in range(max(STALLS, len(sold))):
        good = sold[index] if index < len(sold) else ""
        stall = sprite(
            art.stall, side, side, canvas.theme, good, _letter(good, words) if good else ""
        )
        canvas.sprite(stall, HOUSE.x + 12 + index * (side + 8), HOUSE.y + 32)


def _ship(canvas: Canvas, left: int, ship: ShipView, words: Words) -> int:
    """Draw a cargo ship with its holds; return its right edge."""
    width = ship.capacity * _HOLD + 48
    top = SHIPS.y + 30
    canvas.sprite(sprite(art.hull, width, 78, canvas.theme), left, top)
    letter = _letter(ship.good, words) if ship.good else ""
    for index in range(ship.capacity):
        good = ship.good if ship.good and index < ship.load else ""
        hold = sprite(art.hold, _HOLD - 2, 38, canvas.theme, good, letter)
        canvas.sprite(hold, left + 24 + index * _HOLD, top + 2)
    note = f"{ship.load}/{ship.capacity}"
    canvas.text(note, Box(left + 24, top + 44, width - 48, 32), 30, "on_tobacco", "center")
    return left + width


def _barrel(canvas: Canvas, box: Box, good: str, count: int, words: Words) -> None:
    drawing = art.barrel if count else art.no_barrel
    mark = sprite(drawing, 44, 44, canvas.theme, good, _letter(good, words))
    canvas.sprite(mark, box.x + (box.w - 44) // 2, box.y + 24)
    canvas.text(str(count), Box(box.x, box.y + 68, box.w, 32), 34, "ink", "center")
