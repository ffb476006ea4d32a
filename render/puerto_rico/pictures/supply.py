"""The picture of what all players share: title, players, roles, market and goods."""

from __future__ import annotations

from functools import lru_cache

from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.sprites import table
from render.art.theme import Theme, theme
from render.puerto_rico.pictures import goods_board, heading, market
from render.puerto_rico.scenes import SupplyScene

_WIDTH = 1600
TITLE = Box(32, 16, 1536, 102)
_SEATS = Box(32, 122, 1536, 98)
_ROLES = Box(32, 232, 1536, 138)


def draw(scene: SupplyScene, before: SupplyScene | None = None) -> Canvas:
    """Return the picture, not yet encoded; what differs from `before` is outlined."""
    then = before or scene
    words = Words(scene.language)
    kinds = tuple(market.kind(stock) for stock in scene.stock)
    card = market.card(kinds)
    places = goods_board.places(card.x, card.bottom + 12, scene.nobles is not None)
    cards = (card, *places.values())
    canvas = still(theme(scene.palette), scene.language, kinds, cards).copy()
    heading.title(canvas, TITLE, scene, words)
    for seat, box in enumerate(_SEATS.columns(len(scene.seats), 12)):
        heading.seat(canvas, box, seat, scene, then)
    heading.roles(canvas, _ROLES.columns(len(scene.roles), 12), scene, then, words)
    market.draw(canvas, scene, then, words)
    goods_board.draw(canvas, places, scene, then, words)
    goods_board.frame(canvas, places, scene)
    if scene.phase == "builder" and scene.prices:
        canvas.frame(card.inset(-6), "now", 7, 18)
    return canvas


@lru_cache(maxsize=4)
def still(
    colors: Theme, language: str, kinds: tuple[market.Kind, ...], cards: tuple[Box, ...]
) -> Canvas:
    """Return what does not change during a game."""
    height = cards[-1].bottom + 16
    canvas = Canvas(table(_WIDTH, height, colors, cards), colors, [])
    market.still(canvas, kinds, Words(language))
    return canvas
