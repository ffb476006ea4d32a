"""The building draft: a line for every cost, with its kinds and whether they are in or out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.view import DraftView
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.page import GAP, HEIGHT, MARGIN, SIZE, SMALLEST, WIDTH
from render.art.sprites import plate, sprite
from render.art.widgets import laid
from render.pictures import layout
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.palette_sheet import colors
from render.puerto_rico.pictures import table
from render.puerto_rico.scenes import SupplyScene

State: TypeAlias = Literal["chosen", "open", "out"]
_ACROSS, _HEAD = 4, 100
_PLACE = Box(MARGIN, layout.BELOW, WIDTH - 2 * MARGIN, HEIGHT - layout.BELOW - MARGIN)


def draw(scene: SupplyScene, before: SupplyScene | None = None) -> Canvas:
    """Draw the scene and return the canvas; kinds chosen since `before` are outlined."""
    words = scene.words
    canvas = laid(SIZE, colors(scene.palette), _PLACE)
    table.heading(canvas, scene, words)
    then = {key for one in (before or scene).draft for key in one.chosen}
    for one, boxes in _lines(scene.draft):
        head = boxes[0]._replace(x=_PLACE.x + 5, w=_HEAD)
        _head(canvas, head, one)
        canvas.about(head, "draft_room")
        for box, key in zip(boxes, _kinds(one), strict=True):
            _kind(canvas, box, key, _state(one, key), words)
            canvas.about(box, key, f"building:{key}")
            if key in one.chosen and key not in then:
                canvas.outline(box.inset(-2), "changed", 4, 10)
    return canvas


def _kinds(one: DraftView) -> list[str]:
    """Return the kinds of a cost in printed order, so that they never move in the picture."""
    return sorted((*one.chosen, *one.open, *one.out), key=list(BUILDINGS).index)


def _state(one: DraftView, key: str) -> State:
    if key in one.chosen:
        return "chosen"
    return "open" if key in one.open else "out"


def _lines(drafts: tuple[DraftView, ...]) -> Iterator[tuple[DraftView, list[Box]]]:
    """Yield the kinds of each cost with their boxes, at most four in a line."""
    rows = [-(-len(_kinds(one)) // _ACROSS) for one in drafts]
    inner = _PLACE.inset(6, 5)
    pitch = inner.h // sum(rows)
    y = inner.y
    for one, count in zip(drafts, rows, strict=True):
        boxes = [
            box
            for row in range(count)
            for box in Box(inner.x + _HEAD, y + row * pitch, inner.w - _HEAD, pitch - 4).columns(
                _ACROSS, GAP
            )
        ]
        yield one, boxes[: len(_kinds(one))]
        y += count * pitch


def _head(canvas: Canvas, box: Box, one: DraftView) -> None:
    """Draw the cost, and how many of its spaces are taken."""
    coin = sprite(art.price, 46, 46, canvas.theme, str(one.cost))
    canvas.sprite(coin, box.x, box.y + (box.h - 46) // 2)
    text = f"{len(one.chosen)}/{one.spaces}"
    done = len(one.chosen) == one.spaces
    canvas.text(text, box._replace(x=box.x + 50, w=50), 36, "ink_soft" if done else "ink")


def _kind(canvas: Canvas, box: Box, key: str, state: State, words: Words) -> None:
    """Draw a kind: coloured with a tick once chosen, on paper while open, without either if out."""
    if state != "out":
        fill, edge, line = ("house", "ink", 3) if state == "chosen" else ("sail", "paper_line", 2)
        canvas.sprite(plate(box.w, box.h, canvas.theme, fill, edge, line, 8), box.x, box.y)
    name = words(f"puerto_rico-building-{key}")
    place = box.inset(3, 0)
    if state == "chosen":
        tick = sprite(art.tick, 24, 24, canvas.theme)
        canvas.sprite(tick, box.right - 18, box.y - 4)
    color = "ink_soft" if state == "out" else "ink"
    canvas.text(name, place, SMALLEST, color, bold=False)
