"""Parts that strips and sheets share: tracks, and the tiles in hand."""

from __future__ import annotations

from bot.games.amerigo.data import NEUTRAL, VILLAGE
from render.amerigo.parts import tracks
from render.amerigo.parts.lines import centred
from render.amerigo.sheet_scenes import Counts, SheetScene, Track
from render.art.canvas import Box, Canvas
from render.art.page import NAME
from render.art.sprites import plate
from render.art.typesetting import measure
from render.text.wording import named

letter = named("amerigo", "letter")

ICON = 42
"""The side of the marks of tracks."""
_COUNTED = 98
"""Room for two numbers such as 16/20."""


def hand(scene: SheetScene) -> tuple[tuple[int | None, Counts], tuple[int | None, Counts]]:
    """Return the tiles in hand by shape: own villages, and neutral ones."""
    own = tuple((tile[1:], count) for tile, count in scene.hand if tile.startswith(VILLAGE))
    shared = tuple((tile[1:], count) for tile, count in scene.hand if tile.startswith(NEUTRAL))
    return (scene.seat, own), (None, shared)


def states(scene: SheetScene) -> list[tuple[str, bool]]:
    """Return the progress tokens in their order, and whether each is used."""
    return [*((key, False) for key in scene.tokens), *((key, True) for key in scene.used)]


def towards(track: Track) -> str:
    """Return the place of a disc, and the next space with VP."""
    return f"{track.at}/{track.next[0]}" if track.next else str(track.at)


def cannons(canvas: Canvas, box: Box, scene: SheetScene) -> None:
    """Draw the cannons against the pirates, on a red plate as long as these would win."""
    text = f"{scene.cannons.at}/{scene.strength}"
    if scene.short:
        ground = plate(measure(text, NAME) + 12, ICON, canvas.theme, "warn", radius=8)
        canvas.sprite(ground, box.x - 2, centred(box, ICON))
    place = box._replace(x=box.x + 4, w=_COUNTED)
    canvas.text(text, place, NAME, "on_warn" if scene.short else "ink")
    left = place.right + 8
    tracks.bar(canvas, box._replace(x=left, w=box.right - left), scene.cannons, scene.strength)


def number(canvas: Canvas, box: Box, text: str, wide: int = _COUNTED) -> Box:
    """Write a track's number; return the rest of the line."""
    canvas.text(text, box._replace(w=wide), NAME)
    left = box.x + wide + 6
    return box._replace(x=left, w=box.right - left)
