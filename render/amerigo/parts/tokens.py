"""Progress tokens: an emblem with a number or text; used tokens are crossed out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from bot.games.amerigo.data import token
from bot.locales import Words
from render.amerigo.art import drawings as art
from render.amerigo.art import sheet_art
from render.amerigo.text.terms import GAME
from render.art.canvas import Box, Canvas
from render.art.page import SMALLEST
from render.art.sprites import Drawing, Pen, plate, sprite
from render.art.typesetting import measure

_SECOND = 54
"""Size of the smaller of two drawings, in hundredths of the emblem's size."""
_TALL = 60
"""Height in px of a token from which its text no longer grows."""


def emblem(pen: Pen, key: str) -> None:
    """Draw the emblem of a progress token."""
    one = token(key)
    if one.actions:
        _cubes(pen, *one.actions)
    else:
        _EMBLEMS[key](pen)


def code(key: str) -> str:
    """Return the short text next to a token's emblem, used if there is no room for words."""
    one = token(key)
    return _CODES.get(key, "+{}").format(one.amount)


def said(key: str, words: Words) -> str:
    """Return the words next to a token's emblem."""
    one = token(key)
    kind = f"ap{len(one.actions)}" if one.actions else key
    return words(f"{GAME}-board-token-{kind}", count=one.amount)


def _cubes(pen: Pen, first: str, second: str = "") -> None:
    if second:
        sheet_art.pair(pen, first, second)
    else:
        art.cube(pen, first)


def _both(first: Drawing, second: Drawing) -> Callable[[Pen], None]:
    """Return a drawing of a thing with a smaller one in front of it."""

    def draw(pen: Pen) -> None:
        pen.put(first, 0, 0, 78)
        pen.put(second, 100 - _SECOND, 100 - _SECOND, _SECOND)

    return draw


def _white(drawing: Callable[..., None]) -> Drawing:
    return partial(drawing, color="white")


_EMBLEMS: Mapping[str, Callable[[Pen], None]] = {
    "sail8": art.sail,
    "pirates_plus2": art.pirate,
    "pirates_half": art.pirate,
    "pirates_gold": _both(art.pirate, art.gold),
    "plan_two": sheet_art.tiles,
    "swap_red_green": partial(sheet_art.swap, first="red", second="green"),
    "to_front": sheet_art.front,
    "gold3": art.gold,
    "gold5": art.gold,
    "post_gold": _both(art.free_post, art.gold),
    "gold_2to1": _both(_white(art.cube), art.gold),
    "vp_cubes": _both(_white(art.cube), art.points),
    "end_posts": _both(art.free_post, art.points),
    "end_7": art.points,
    "end_gold": _both(art.gold, art.points),
}
_CODES: Mapping[str, str] = {
    "pirates_half": "1/{}",
    "plan_two": "×{}",
    "swap_red_green": "",
    "to_front": "",
    "gold_2to1": "{}:1",
    "vp_cubes": "×{}",
}


def wide(text: str, high: int) -> int:
    """Return the width of a token with a given height and text."""
    return high + (measure(text, _size(high)) + 8 if text else 0)


def fitting(keys: Sequence[str], words: Words, high: int, room: int) -> list[str]:
    """Return the texts of adjacent tokens: words if there is room, else numbers, else nothing."""
    for told in ([said(key, words) for key in keys], [code(key) for key in keys]):
        if sum(wide(text, high) + 4 for text in told) <= room:
            return told
    return [""] * len(keys)


def _size(high: int) -> int:
    return max(SMALLEST, min(high, _TALL) * 6 // 10)


def draw(
    canvas: Canvas,
    box: Box,
    key: str,
    text: str,
    used: bool = False,
    lit: bool = False,
    thing: str = "",
) -> None:
    """Draw a token with a text: bright if it can be chosen, crossed out once it is used."""
    fill, edge = ("now", "ink") if lit else ("paper_dim", "paper_line") if used else ("sail", "ink")
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, edge, 2, 8), box.x, box.y)
    canvas.about(box, key, thing)
    side = box.h - 6
    whole = side + (measure(text, _size(box.h)) + 3 if text else 0)
    left = box.x + (box.w - whole) // 2
    canvas.sprite(sprite(emblem, side, side, canvas.theme, key), left, box.y + 3)
    rest = box._replace(x=left + side + 3, w=box.right - left - side - 3)
    canvas.text(text, rest, _size(box.h), "ink_soft" if used else "ink", bold=not used)
    if used:
        canvas.sprite(sprite(_cross, side, side, canvas.theme), left, box.y + 3)


def spent(pen: Pen, key: str) -> None:
    """Draw the emblem of a used token."""
    emblem(pen, key)
    _cross(pen)


def _cross(pen: Pen) -> None:
    pen.line((6, 94), (94, 6), color="paper_dim", width=16)
    pen.line((6, 94), (94, 6), color="warn", width=9)
