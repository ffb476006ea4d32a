"""Faults in the words of a picture, from the list of what was written where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from render.art.canvas import Canvas, Written
from render.art.page import SIZE, SMALLEST
from render.art.theme import Color

ENOUGH = 4.5
"""Contrast of text with its ground (WCAG 2, AA)."""
LETTER = (8, 10)
"""Width and height in px by which two texts may overlap: accents reach into the next line."""


def complaints(canvas: Canvas, is_posted: bool = True) -> set[str]:
    """Return what a person could not read, or would find cut; a page's picture may be higher."""
    wide, high = canvas.image.size
    texts = canvas.written
    found = {f"{one.text!r} {fault}" for one in texts for fault in _faults(one, high)}
    found |= {f"{one.text!r} covers {other.text!r}" for one, other in _overlapping(texts)}
    if (wide, high) != SIZE and (is_posted or wide != SIZE[0] or high < SIZE[1]):
        found.add(f"the picture is {canvas.image.size}")
    return found


def _faults(one: Written, high: int) -> Iterator[str]:
    ink, box, tall = one.ink, one.box, one.size // 3
    if ink.x < max(0, box.x) or ink.right > min(SIZE[0], box.right):
        yield "is wider than its box"
    if ink.y < max(0, box.y - tall) or ink.bottom > min(high, box.bottom + tall):
        yield "is higher than its box"
    if one.size < SMALLEST:
        yield f"is {one.size} px"
    if one.text.endswith("…") and not one.name:
        yield "is cut"
    if contrast(one.color, one.behind) < ENOUGH:
        yield f"is {one.color} on {one.behind}: {contrast(one.color, one.behind):.1f}:1"


def _overlapping(texts: Iterable[Written]) -> Iterator[tuple[Written, Written]]:
    """Yield texts of which one is written over a letter of the other."""
    by_place = sorted(texts, key=lambda one: one.ink.x)
    for number, one in enumerate(by_place):
        for other in by_place[number + 1 :]:
            if other.ink.x >= one.ink.right:
                break
            shared = one.ink.within(other.ink)
            if shared.w > LETTER[0] and shared.h > LETTER[1]:
                yield one, other


def contrast(one: Color, other: Color) -> float:
    """Return the contrast ratio of two colours (WCAG 2)."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(color: Color) -> float:
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in color)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
