"""The cards of one player: the governor space, the others, and how many may be kept."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.magister_navis.data import EMPTY_GOVERNOR_SPACE_GLORY
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.sprites import plate, sprite
from render.magister_navis.art import drawings as art
from render.magister_navis.art import stock
from render.magister_navis.scenes import PlayerScene
from render.scenes import targets

_CARD = 88
"""The least width of a card."""


def draw(canvas: Canvas, card: Box, scene: PlayerScene, then: PlayerScene, words: Words) -> None:
    """Draw the governor space and all cards, with how many may be kept; given up ones bright."""
    line = scene.line
    head, rest = card.inset(14, 10).split(214 if card.w > 800 else 150, gap=10)
    title = words("magister_navis-board-cards")
    canvas.text(title, head._replace(h=30), 26, "ink_soft")
    over = line.cards > line.limit
    count = Box(head.x, head.y + 30, head.w, 54)
    end = canvas.text(f"{line.cards}/{line.limit}", count, 48)
    canvas.delta(line.cards - then.line.cards, head.right, count.y - 8, 24)
    if over:
        canvas.sprite(plate(32, 32, canvas.theme, "warn", None, 0, 16), end + 12, count.y + 11)
        canvas.text("!", Box(end + 12, count.y + 11, 32, 32), 28, "on_warn", "center")
    notes = head._replace(y=head.y + 90, h=head.h - 88)
    if scene.set_aside:
        canvas.sprite(sprite(art.chain, 44, 44, canvas.theme), notes.x, notes.y + 4)
        text = f"×{scene.set_aside}"
        canvas.text(text, Box(notes.x + 52, notes.y, notes.w - 52, 52), 36)
    _hand(canvas, rest, scene, then)


def _hand(canvas: Canvas, box: Box, scene: PlayerScene, then: PlayerScene) -> None:
    """Draw the governor space, then the other cards; what can be given up is bright."""
    others = [key for key in scene.cards if key != scene.governor]
    places = _spread(box, len(others) + 1)
    going = targets(scene.open, "discard", "arrange")
    first = next(places)
    canvas.sprite(plate(first.w, first.h, canvas.theme, "ghost", "ink", 3), first.x, first.y)
    held = [(first, scene.governor)] if scene.governor else []
    if not held:
        _no_governor(canvas, first)
    for place, key in (*held, *zip(places, others, strict=True)):
        stock.card(canvas, place, key, "now" if key in going else "sail")
        if key not in then.cards:
            canvas.changed(place.inset(-4))


def _spread(box: Box, number: int) -> Iterator[Box]:
    """Yield places for cards, in as many rows as they need."""
    across = min(number, box.w // _CARD)
    rows = -(-number // across)
    wide, high = min(138, (box.w + 8) // across), (box.h + 6) // rows
    for index in range(number):
        row, column = divmod(index, across)
        yield Box(box.x + column * wide, box.y + row * high, wide - 8, high - 6)


def _no_governor(canvas: Canvas, box: Box) -> None:
    """Draw what an empty governor space is worth."""
    upper, lower = box._replace(h=box.h * 3 // 5), box._replace(y=box.y + box.h * 3 // 5 - 4)
    side = min(56, box.w - 16, upper.h - 8)
    medal = sprite(art.medal, side, side, canvas.theme)
    canvas.sprite(medal, box.x + (box.w - side) // 2, box.y + 8)
    text = f"+{EMPTY_GOVERNOR_SPACE_GLORY}"
    canvas.text(text, lower._replace(h=box.bottom - lower.y), 30, "ink", "center")
