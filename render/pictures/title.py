"""The strip on top of every picture: the headline, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.page import KEY, MARGIN, NAME, WIDTH
from render.art.shapes import badge
from render.art.sprites import plate, sprite
from render.art.typesetting import fitted, measure, readable

PLACE = Box(MARGIN, 8, WIDTH - 2 * MARGIN, 60)
BELOW = PLACE.bottom + 10
"""The top of the rest of a picture."""

_NOTE = 34
_BADGE = 46
_PAD = 8


class Asked(NamedTuple):
    """A player whose turn it is."""

    seat: int
    name: str


def draw(
    canvas: Canvas,
    text: str,
    words: Words,
    asked: Sequence[Asked] = (),
    mark: Image.Image | None = None,
    alarm: str = "",
    bright: bool = True,
    rule: str = "",
) -> None:
    """Write the headline next to its mark, and at the right the players who must decide.

    `alarm` is written on a plate of its own: the last round, say. Without `bright`, the people are
    named although they need not decide. `rule` is the one of the headline, "" = there is none.
    """
    left = PLACE.x
    if mark is not None:
        canvas.sprite(plate(58, 58, canvas.theme, "paper", radius=14), left, PLACE.y + 1)
        canvas.sprite(mark, left + 29 - mark.width // 2, PLACE.y + 30 - mark.height // 2)
        left += 72
    left = canvas.text(text, PLACE._replace(x=left, w=PLACE.right - left), KEY, "on_table")
    if rule:
        canvas.about(PLACE._replace(w=left - PLACE.x), rule)
    if alarm:
        left = _alarm(canvas, left + 20, alarm)
    if asked:
        _asked(canvas, left + 20, asked, words("common-board-to-act") if bright else "")


def _alarm(canvas: Canvas, left: int, text: str) -> int:
    """Write an important notice on a plate; return its right edge."""
    box = Box(left, PLACE.y + 6, measure(text, NAME) + 28, 48)
    canvas.sprite(plate(box.w, box.h, canvas.theme, "warn", radius=12), box.x, box.y)
    canvas.text(text, box, NAME, "on_warn", "center")
    return box.right


def _asked(canvas: Canvas, left: int, asked: Sequence[Asked], note: str) -> None:
    """Show who must decide on a bright plate at the right edge, by name if it is one.

    If it does not fit, the note goes first, then the end of the name. Without a note the plate is
    plain.
    """
    room = PLACE.right - left - 2 * _PAD - (_BADGE + 6) * len(asked)
    fill, edge = ("now", "ink") if note else ("paper", "paper_line")
    noted = measure(note, _NOTE) + 10 if note else 0
    name = readable(asked[0].name) if len(asked) == 1 else ""
    long = measure(name, KEY) + 8 if name else 0
    noted = noted if long + noted <= room else 0
    name = fitted(name, room - noted - 8, KEY) if name else ""
    long = measure(name, KEY) + 8 if name else 0
    width = 2 * _PAD + (_BADGE + 6) * len(asked) + long + noted
    box = Box(PLACE.right - width, PLACE.y + 1, width, 58)
    canvas.sprite(plate(width, box.h, canvas.theme, fill, edge, 3, 16), box.x, box.y)
    x = box.x + _PAD
    for seat, _ in asked:
        canvas.sprite(sprite(badge, _BADGE, _BADGE, canvas.theme, seat), x, box.y + 6)
        x += _BADGE + 6
    canvas.text(name, Box(x + 2, box.y, long, box.h), KEY, "on_now", name=True)
    if noted:
        canvas.text(note, Box(x + long, box.y, noted, box.h), _NOTE, "on_now", "right")
