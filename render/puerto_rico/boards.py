"""The gallery of a table: the shared supply, then every player's board."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image

from bot.games.puerto_rico.view import View
from bot.locales import Words
from render.api import Look, Picture
from render.canvas import Canvas
from render.puerto_rico import alt, player, supply
from render.puerto_rico.scenes import (
    LETTERS,
    PlayerScene,
    SupplyScene,
    player_scene,
    supply_scene,
)
from render.puerto_rico.specimen import specimen
from render.theme import Theme, palette_of


def boards(view: View, look: Look) -> list[Picture]:
    """Return the shared supply and each seat's board; what has not changed is not redrawn."""
    seats = (player_picture(player_scene(view, one, look)) for one in view.players)
    return [supply_picture(supply_scene(view, look)), *seats]


@lru_cache(maxsize=128)
def supply_picture(scene: SupplyScene) -> Picture:
    """Return the shared picture, from the cache when the same was drawn before."""
    text = alt.supply(scene, Words(scene.language))
    return _picture("supply.png", supply.draw(scene), text)


@lru_cache(maxsize=256)
def player_picture(scene: PlayerScene) -> Picture:
    """Return a player's board, from the cache when the same was drawn before."""
    text = alt.player(scene, Words(scene.language))
    return _picture(f"player-{LETTERS[scene.seat].lower()}.png", player.draw(scene), text)


def _picture(name: str, canvas: Canvas, text: str) -> Picture:
    return Picture(name, canvas.image.size, canvas.png(_palette(canvas.theme)), text)


@cache
def _palette(colors: Theme) -> Image.Image:
    """Return the colours of this game's pictures, learned from its sprites."""
    return palette_of(colors, specimen(colors))
