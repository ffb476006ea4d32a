"""Parts around every picture: the title, whose turn it is, a legend, a strip for each player.

A picture of a question has the title, the choices, and the player's own board below them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image

from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.page import GAP, HEIGHT, KEY, MARGIN, NAME, SMALLEST, WIDTH
from render.art.plates import Sprite
from render.art.shapes import badge
from render.art.sprites import plate, sprite
from render.art.typesetting import fitted, measure, readable, shared
from render.pictures import cards
from render.pictures.cards import Card, Laid
from render.text.wording import Player, mark_of

PLACE = Box(MARGIN, 8, WIDTH - 2 * MARGIN, 60)
BELOW = PLACE.bottom + 10
"""Upper edge in px of the area below the title."""

_NOTE = 34
_BADGE = 46
_PAD = 8
_LEAST_NAME = 160
"""Width in px that a headline leaves to the name of the player whose turn it is."""


class Asked(NamedTuple):
    """A player whose turn it is."""

    seat: int
    name: str


def draw_title(
    canvas: Canvas,
    text: str,
    words: Words,
    asked: Sequence[Asked] = (),
    mark: Image.Image | None = None,
    alarm: str = "",
    bright: bool = True,
    rule: str = "",
    names: bool = False,
) -> None:
    """Write the headline next to its mark and, at the right, the players who must decide.

    `alarm` is written on a separate plate, for example the last round. Without `bright`, the people
    are named although they need not decide. `rule` is the key of the headline's rule, "" if it has
    none; `names` says whether the headline contains people's names.
    """
    left = PLACE.x
    if mark is not None:
        canvas.sprite(plate(58, 58, canvas.theme, "paper", radius=14), left, PLACE.y + 1)
        canvas.sprite(mark, left + 29 - mark.width // 2, PLACE.y + 30 - mark.height // 2)
        left += 72
    beside = _least_asked(asked) + (measure(alarm, NAME) + 48 if alarm else 0)
    place = PLACE._replace(x=left, w=PLACE.right - left - beside)
    left = canvas.heading(text, place, names=names)
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


def _least_asked(asked: Sequence[Asked]) -> int:
    """Return the least width of the plate with those who must decide, and of the gap before it."""
    if not asked:
        return 0
    name = readable(asked[0].name) if len(asked) == 1 else ""
    named = min(_LEAST_NAME, measure(name, KEY) + 8) if name else 0
    return 20 + 2 * _PAD + (_BADGE + 6) * len(asked) + named


def _asked(canvas: Canvas, left: int, asked: Sequence[Asked], note: str) -> None:
    """Draw a plate at the right edge with those who must decide, by name if there is only one.

    The plate is bright only if there is a note. If there is too little room, first the note is
    dropped, then the name is shortened.
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


LINE = 44
_BESIDE, _BETWEEN = 8, 26


Entries: TypeAlias = Sequence[tuple[Sprite, str]]
"""Marks of a legend with their names."""


def legend_lines(entries: Entries, wide: int) -> int:
    """Return how many lines a legend of a given width needs."""
    places = _legend_places(entries, _named_widths(entries), wide)
    return 1 + max((line for line, _ in places), default=0)


def legend(
    canvas: Canvas,
    box: Box,
    entries: Iterable[tuple[Sprite, str]],
    color: str = "on_table",
) -> None:
    """Draw marks with their names side by side, in as many lines as they need.

    In a box of one line, names that need more are all set narrower.
    """
    entries = tuple(entries)
    names = _named_widths(entries)
    if box.h == LINE and legend_lines(entries, box.w) > 1:
        marks = sum(mark.width + _BESIDE + _BETWEEN for mark, _ in entries)
        names = shared(names, box.w - marks)
    places = _legend_places(entries, names, box.w)
    for (mark, name), wide, (line, left) in zip(entries, names, places, strict=True):
        y, beside = box.y + line * LINE, box.x + left + mark.width + _BESIDE
        canvas.sprite(mark, box.x + left, y + (LINE - mark.height) // 2)
        place = Box(beside, y, min(wide, box.right - beside), LINE)
        canvas.text(name, place, SMALLEST, color, bold=False)


def _named_widths(entries: Entries) -> list[int]:
    return [measure(name, SMALLEST, bold=False) for _, name in entries]


def _legend_places(entries: Entries, names: Sequence[int], wide: int) -> Iterator[tuple[int, int]]:
    """Yield the line of each entry, and the entry's x offset in that line."""
    line = left = 0
    for (mark, _), name in zip(entries, names, strict=True):
        long = mark.width + _BESIDE + name
        if left and left + long > wide:
            line, left = line + 1, 0
        yield line, left
        left += long + _BETWEEN


_TOP = 10
_LEFT, _WIDE = MARGIN, WIDTH - 2 * MARGIN


def strips(number: int) -> list[Box]:
    """Return the boxes of the strips of `number` players, from the first seat down."""
    high = (HEIGHT - 2 * _TOP - GAP * (number - 1)) // number
    return [Box(_LEFT, _TOP + index * (high + GAP), _WIDE, high) for index in range(number)]


OWN = strips(5)[-1]
"""Box of the strip of the player asked, at the bottom of a question."""


_NAMES = (NAME, 36, SMALLEST)
"""Sizes of a name in px, tried in turn before the name is cut."""


def caption(canvas: Canvas, box: Box, player: Player, words: Words) -> int:
    """Write a player's name and, if there is room, a house bot's level; return the right edge.

    A house bot's badge also shows the level, as bars.
    """
    name = readable(player.name)
    size = next((one for one in _NAMES if measure(name, one) <= box.w), SMALLEST)
    end = canvas.text(name, box, size, name=True)
    mark = mark_of(player, words)
    rest = box._replace(x=end + 10, w=box.right - end - 10)
    if not mark or measure(mark, SMALLEST) + 4 > rest.w:
        return end
    return canvas.text(mark, rest, SMALLEST, bold=False)


AREA = Box(MARGIN, BELOW, WIDTH - 2 * MARGIN, OWN.y - GAP - 2 - BELOW)
"""Area between the title and the strip of the player asked."""

Drawn: TypeAlias = Callable[[Canvas, Box], None]
"""Function that draws a thing in a box of the picture."""


_TALL = 1000
"""Height in px up to which a picture grows for larger text; beyond it, only for taller cards."""


class Plan(NamedTuple):
    """A layout of choices, the box of the player's strip (None = left out), and the height."""

    laid: Laid
    own: Box | None
    high: int = HEIGHT


def planned(offered: tuple[Card, ...], above: int = 0, least: int = 0, more: int = 0) -> Plan:
    """Return a layout of choices below the first `above` px, each at least `least` px high.

    The strip is left out if cards without chips could not show all their sentences otherwise. The
    picture is higher than usual only if some cards would be too low otherwise, or because the strip
    is `more` px higher.
    """
    area = AREA._replace(y=AREA.y + above, h=AREA.h - above)
    has_chips = any(card.chips for card in offered)
    whole = area if has_chips else area._replace(h=HEIGHT - MARGIN - area.y)
    found, laid = cards.fitting(offered, area, whole)
    own = OWN if found == area else None
    is_told = laid.told == len(offered) or not has_chips
    if is_told and laid.places and all(box.h >= least for box in laid.places):
        own = own and own._replace(h=own.h + more)
        return Plan(laid, own, HEIGHT + (more if own else 0))
    laid = cards.grown(offered, area._replace(h=_TALL - MARGIN - area.y), least)
    end = cards.bottom(laid)
    if own is None:
        return Plan(laid, None, max(HEIGHT, end + MARGIN))
    own = own._replace(y=max(own.y, end + GAP + 2), h=own.h + more)
    return Plan(laid, own, max(HEIGHT, own.bottom + _TOP))


def draw_choices(
    canvas: Canvas,
    offered: tuple[Card, ...],
    strip: Drawn,
    above: int = 0,
) -> None:
    """Draw the choices below the first `above` px, and the player's strip if there is room."""
    draw_planned(canvas, offered, strip, planned(offered, above))


def draw_planned(canvas: Canvas, offered: tuple[Card, ...], strip: Drawn, plan: Plan) -> None:
    """Draw the choices in their boxes, and the player's strip unless it is left out."""
    cards.draw(canvas, offered, plan.laid)
    if plan.own is not None:
        strip(canvas, plan.own)
