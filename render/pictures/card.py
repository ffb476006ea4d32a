"""Parts shared by all reference cards: name, facts and text in large type on paper."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from bot.engine.api import Option
from bot.engine.explain import told
from bot.locales import Words
from render.api import Look, Picture
from render.art.canvas import Box, Canvas
from render.art.encoding import encoded
from render.art.kept import keeping, picture_bytes
from render.art.page import HEIGHT, MARGIN, SIZE, WIDTH
from render.art.palette import Palette, learned
from render.art.theme import Theme, theme
from render.art.typesetting import wrapped
from render.art.widgets import laid
from render.gallery import finished

_PAPER = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
HEAD = Box(_PAPER.x + 8, _PAPER.y + 8, _PAPER.w - 16, 124)
BODY = Box(HEAD.x + 16, HEAD.bottom + 12, HEAD.w - 32, 0)
"""Box of the facts, without a height because each kind of card needs a different one."""

NAME_SIZE = 50
OTHER_SIZE = 36
FACT_SIZE = 40
ROW = 48
_TEXTS = ((44, 54), (40, 50), (36, 45), (34, 42), (31, 38))
"""Size and line spacing of the text in px, the largest first; the first pair that fits is used."""


Chosen: TypeAlias = tuple[tuple[str, str], ...]
"""Choices made for a table that differ from the defaults, as pairs of option and choice."""


class Face(NamedTuple):
    """The look of the cards of one kind of things; its functions are called with a thing's key."""

    high: Callable[[str], int]
    """Function that returns the height of the facts in px."""
    head: Callable[[Canvas, str, Words], Box]
    """Function that draws the head, and returns the box for the names in it."""
    body: Callable[[Canvas, str, Words], None]
    """Function that draws the facts."""
    told: Callable[[str, Words], Mapping[str, str | int]]
    """Function that returns the alt text's arguments other than names and text."""


@dataclass(frozen=True, eq=False)
class Cards:
    """The cards of a game's things, with a face for each kind.

    Each thing has the messages `<game>-<kind>-<key>` (its name) and `<game>-rules-<key>` (its
    effect); `<game>-card-alt` is the alt text of all cards. `options` are the game's options, which
    the texts follow; `colors` returns a palette by name.
    """

    game: str
    options: Sequence[Option]
    faces: Callable[[Chosen], Mapping[str, Face]]
    """Function that returns the faces by kind, given the choices made for a table."""
    colors: Callable[[str], Theme] = theme

    def picture(
        self, kind: str, key: str, look: Look, options: Mapping[str, str] | None = None
    ) -> Picture:
        """Return the card of a thing, from the cache if it was drawn before."""
        made = None if options is None else self._chosen(options)
        return _picture(self, kind, key, look.language, look.palette, made)

    def _chosen(self, options: Mapping[str, str]) -> Chosen:
        """Return only the non-default choices, because the others do not change the card."""
        usual = {option.key: option.default for option in self.options}
        return tuple(sorted(one for one in options.items() if usual.get(one[0]) != one[1]))

    def text(self, key: str, words: Words, made: Chosen | None = None) -> str:
        """Return the effect of a thing at a table with the given choices."""
        return words(f"{self.game}-rules-{key}", **self.args(made))

    def args(self, made: Chosen | None) -> Mapping[str, str]:
        """Return the message arguments for a table's choices; without a table, all are "any"."""
        return told(self.options, None if made is None else dict(made))

    def draw(
        self, kind: str, key: str, language: str, palette: str, made: Chosen | None = None
    ) -> Canvas:
        """Draw the card and return the canvas."""
        words, face = Words(language), self.faces(made or ())[kind]
        canvas = _begun(self.text(key, words, made), face.high(key), self.colors(palette))
        box = face.head(canvas, key, words)
        _names(canvas, box, *(self._name(kind, key, one) for one in (words, words.beside())))
        face.body(canvas, key, words)
        return canvas

    def alt(self, kind: str, key: str, words: Words, made: Chosen | None = None) -> str:
        """Return everything on the card as text."""
        return words(
            f"{self.game}-card-alt",
            name=self._name(kind, key, words),
            other=self._name(kind, key, words.beside()),
            text=self.text(key, words, made),
            **self.faces(made or ())[kind].told(key, words),
        )

    def _name(self, kind: str, key: str, words: Words) -> str:
        name = words(f"{self.game}-{kind}-{key}")
        return name[:1].upper() + name[1:]


@keeping(picture_bytes)
def _picture(
    cards: Cards, kind: str, key: str, language: str, palette: str, made: Chosen | None
) -> Picture:
    canvas = cards.draw(kind, key, language, palette, made)
    finished(canvas)
    colors = Palette(canvas.theme, learned(canvas.theme, canvas.image))
    suffix, data = encoded(colors.stored(canvas.image))
    alt = cards.alt(kind, key, Words(language), made)
    return Picture(f"{key.lower()}.{suffix}", canvas.image.size, data, alt)


def _begun(text: str, facts: int, colors: Theme) -> Canvas:
    """Return a card with its text below an area of `facts` px for the facts."""
    canvas = laid(SIZE, colors, _PAPER)
    top = BODY.y + facts + 8
    room = _PAPER.bottom - 8 - top
    for size, pitch in _TEXTS:
        lines = wrapped(text, BODY.w, size, bold=False)
        if len(lines) * pitch <= room:
            break
    for number, line in enumerate(lines):
        box = Box(BODY.x, top + number * pitch, BODY.w, pitch)
        canvas.text(line, box, size, align="start", bold=False)
    return canvas


def _names(canvas: Canvas, box: Box, name: str, other: str) -> None:
    """Write a thing's name and, below it, its name in another language."""
    canvas.text(name, box._replace(h=box.h * 3 // 5), NAME_SIZE)
    below = box._replace(y=box.y + box.h * 3 // 5, h=box.h * 2 // 5)
    canvas.text(other, below, OTHER_SIZE, bold=False)


def rows(left: int, count: int) -> list[Box]:
    """Return boxes for `count` lines of facts, from x `left` to the right edge."""
    return [Box(left, BODY.y + ROW * n, BODY.right - left, ROW - 2) for n in range(count)]
