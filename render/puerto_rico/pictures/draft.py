"""The picture of the building draft: every kind by cost, and what has become of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.view import DraftView
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.sprites import plate, sprite, table
from render.art.theme import Theme, theme
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.building_art import emblem
from render.puerto_rico.pictures import heading
from render.puerto_rico.scenes import SupplyScene

State: TypeAlias = Literal["chosen", "open", "out"]
_LOOKS: dict[State, tuple[str, str, str]] = {
    "chosen": ("house", "ink", "ink"),
    "open": ("now", "now", "on_now"),
    "out": ("empty", "empty", "on_empty"),
}
"""Fill, edge and words of a kind, by its state."""


class _Sizes(NamedTuple):
    """Lengths that differ between a wide picture and one for a phone."""

    width: int
    margin: int
    top: int
    across: int
    """Columns of buildings that stand beside each other."""
    head: int
    row: int
    text: int


_FULL = _Sizes(1600, 32, 124, 4, 48, 81, 32)
_PHONE = _Sizes(800, 24, 202, 2, 44, 52, 28)
_GAP = 6
_TICK = 34
_BETWEEN = 16


class _Group(NamedTuple):
    """The kinds of one cost, and where they stand."""

    head: Box
    rows: tuple[Box, ...]
    draft: DraftView


def draw(scene: SupplyScene, before: SupplyScene | None = None) -> Canvas:
    """Return the picture, not yet encoded; what was chosen since `before` is outlined."""
    sizes = _PHONE if scene.size == "phone" else _FULL
    words = Words(scene.language)
    groups = list(_groups(scene.draft, sizes))
    legend = _legend_place(groups, sizes)
    height = max(group.rows[-1].bottom for group in groups) + 2 * _BETWEEN
    canvas = _still(sizes.width, height, sizes.top, sizes.margin, theme(scene.palette)).copy()
    inner = sizes.width - 2 * sizes.margin
    heading.title(canvas, Box(sizes.margin, 16, inner, 102), scene, words)
    then = {key for one in (before or scene).draft for key in one.chosen}
    for group in groups:
        _head(canvas, group, words)
        for box, key in zip(group.rows, _kinds(group.draft), strict=True):
            state = _state(group.draft, key)
            _row(canvas, box, key, state, sizes, words)
            if state == "chosen" and key not in then:
                canvas.changed(box.inset(-3), radius=13)
    _legend(canvas, legend, scene.draft, words)
    return canvas


@lru_cache(maxsize=8)
def _still(width: int, height: int, top: int, margin: int, colors: Theme) -> Canvas:
    card = (margin, top, width - 2 * margin, height - top - _BETWEEN)
    return Canvas(table(width, height, colors, (card,)), colors, [])


def _kinds(one: DraftView) -> list[str]:
    """Return the kinds of a cost in printed order: they never move in the picture."""
    return sorted((*one.chosen, *one.open, *one.out), key=list(BUILDINGS).index)


def _state(one: DraftView, key: str) -> State:
    if key in one.chosen:
        return "chosen"
    return "open" if key in one.open else "out"


def _groups(drafts: Iterable[DraftView], sizes: _Sizes) -> Iterator[_Group]:
    """Yield the groups by the column of the building supply in which they will stand."""
    inner = Box(sizes.margin, sizes.top, sizes.width - 2 * sizes.margin, 0).inset(_BETWEEN, 0)
    places = list(inner.columns(sizes.across, _BETWEEN))
    bottoms = [sizes.top + 8] * 4
    for one in drafts:
        kinds = _kinds(one)
        column = BUILDINGS[kinds[0]].column - 1
        place = places[column % sizes.across]
        if column >= sizes.across and bottoms[column] == sizes.top + 8:
            bottoms[column] = max(bottoms[: sizes.across]) + 8
        top = bottoms[column]
        pitch = sizes.row + _GAP
        rows = tuple(
            Box(place.x, top + sizes.head + index * pitch, place.w, sizes.row)
            for index in range(len(kinds))
        )
        bottoms[column] = rows[-1].bottom + 8
        yield _Group(Box(place.x, top, place.w, sizes.head), rows, one)


def _head(canvas: Canvas, group: _Group, words: Words) -> None:
    """Write the cost, and how many of its spaces are taken."""
    box, one = group.head, group.draft
    side = box.h - 6
    coin = sprite(art.price, side, side, canvas.theme, str(one.cost))
    canvas.sprite(coin, box.x + 2, box.y + 3)
    left = box.x + side + 14
    for index in range(one.spaces):
        drawing = art.tick if index < len(one.chosen) else art.no_tick
        canvas.sprite(sprite(drawing, 28, 28, canvas.theme), left + index * 34, box.y + 10)
    note = words("puerto_rico-board-draft-spaces", count=len(one.chosen), spaces=one.spaces)
    canvas.text(note, box.inset(6, 0), 28, "ink", "right")


def _row(canvas: Canvas, box: Box, key: str, state: State, sizes: _Sizes, words: Words) -> None:
    fill, edge, color = _LOOKS[state]
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, edge, 3, 10), box.x, box.y)
    side = box.h - 12
    drawing, *about = (art.crossed,) if state == "out" else (emblem, key)
    canvas.sprite(sprite(drawing, side, side, canvas.theme, *about), box.x + 6, box.y + 6)
    right = box.right - 5
    if state == "chosen":
        right -= _TICK
        tick = sprite(art.tick, _TICK, _TICK, canvas.theme)
        canvas.sprite(tick, right, box.y + (box.h - _TICK) // 2)
    left = box.x + side + 14
    name = words(f"puerto_rico-building-{key}")
    canvas.text(name, Box(left, box.y, right - left - 2, box.h), sizes.text, color)


def _legend_place(groups: list[_Group], sizes: _Sizes) -> Box:
    """Return the room below the dearest group, which is shorter than the others."""
    last = groups[-1].rows[-1]
    bottom = max(group.rows[-1].bottom for group in groups)
    return Box(last.x, last.bottom + 12, last.w, bottom - last.bottom - 12)


def _legend(canvas: Canvas, box: Box, drafts: tuple[DraftView, ...], words: Words) -> None:
    """Explain the marks, and count what was chosen."""
    chosen, spaces = sum(len(one.chosen) for one in drafts), sum(one.spaces for one in drafts)
    marks = [
        (art.tick, words("puerto_rico-board-draft-chosen", count=chosen, spaces=spaces)),
        (art.crossed, words("puerto_rico-board-draft-out")),
    ]
    if any(one.open for one in drafts):
        marks.insert(1, (art.open_mark, words("puerto_rico-board-draft-open")))
    pitch = min(48, box.h // 3)
    for index, (drawing, note) in enumerate(marks):
        y = box.y + index * pitch
        canvas.sprite(sprite(drawing, _TICK, _TICK, canvas.theme), box.x + 6, y + 2)
        canvas.text(note, Box(box.x + 52, y, box.w - 52, 38), 28, "ink")
