"""The expected margin of a player in VP, round by round, with marked moments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from bot.locales import Words, numeral
from render.art.canvas import Box, Canvas
from render.art.page import HEIGHT, MARGIN, SIZE, SMALLEST, WIDTH
from render.art.palette import palette, plain, sheet
from render.art.shapes import star
from render.art.sprites import Pen, crisp, sprite
from render.art.theme import Theme, theme
from render.art.typesetting import measure
from render.art.widgets import laid
from render.gallery import Gallery
from render.pictures import layout
from render.pictures.layout import LINE, legend
from render.scenes import Scene
from render.text.wording import decimal, fitting, margin, parted, round_name

FOOT = Box(MARGIN + 4, HEIGHT - 6 - LINE, WIDTH - 2 * MARGIN - 8, LINE)
CARD = Box(MARGIN, layout.BELOW, WIDTH - 2 * MARGIN, FOOT.y - 6 - layout.BELOW)
PLOT = Box(CARD.x + 164, CARD.y + 22, CARD.w - 202, CARD.h - 84)
"""Box of the curve, with the rounds below it and the VP to its left."""
_MARK = 46
_LEAST, _MOST_STEPS = 2.0, 7
_STEPS = (1, 2, 5, 10, 20, 50, 100)
_FINER = 2


class Spot(NamedTuple):
    """The mean margin expected in a round, with its standard error, in VP."""

    round: int
    margin: float
    error: float


class Mark(NamedTuple):
    """A moment: its position, and its number among the costliest moves, None for a good move."""

    round: int
    margin: float
    number: int | None


@dataclass(frozen=True, slots=True)
class CurveScene(Scene):
    """The curve of one player, with at least one spot, in the order of the rounds."""

    game: str
    seat: int
    name: str
    spots: tuple[Spot, ...]
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Scale:
    """The positions of rounds and values on a picture, and the values with a grid line."""

    first: int
    last: int
    low: float
    high: float
    step: int

    @classmethod
    def of(cls, rounds: Iterable[int], values: Iterable[float], floor: float = 0) -> Scale:
        """Return the scale of rounds and values, extending at least `floor` to both sides of 0."""
        rounds, values = tuple(rounds), tuple(values)
        low, high = min(-floor, *values), max(floor, *values)
        step = next((s for s in _STEPS if (high - low) / s <= _MOST_STEPS), _STEPS[-1])
        return cls(min(rounds), max(rounds), low, high, step)

    def x(self, number: int) -> int:
        """Return the x position of a round; a single round is in the middle."""
        span = self.last - self.first
        return round(PLOT.x + PLOT.w * ((number - self.first) / span if span else 0.5))

    def y(self, value: float) -> int:
        """Return the y position of a value."""
        return round(PLOT.bottom - PLOT.h * (value - self.low) / (self.high - self.low))

    @property
    def lines(self) -> Iterator[int]:
        """The values that have a grid line."""
        first = -int(-self.low // self.step) * self.step
        return (one for one in range(first, int(self.high) + 1, self.step))


def _scale(scene: CurveScene) -> Scale:
    margins = [one.margin for one in scene.marks]
    margins += [one.margin + side * one.error for one in scene.spots for side in (-1, 1)]
    rounds = [one.round for one in scene.spots] + [one.round for one in scene.marks]
    return Scale.of(rounds, margins, _LEAST)


def draw(scene: CurveScene, _: CurveScene | None = None) -> Canvas:
    """Draw the scene and return the canvas."""
    words, colors = scene.words, theme(scene.palette)
    canvas, scale = laid(SIZE, colors, CARD), _scale(scene)
    asked = [layout.Asked(scene.seat, scene.name)]
    named = words("coach-curve-title", unit=unit_of(scene, words))
    layout.draw_title(canvas, named, words, asked, bright=False)
    _plot(canvas, scene, scale)
    write_values(canvas, scale, signed=True)
    write_rounds(canvas, round_name(scene.game, scale.first, words), scale)
    for mark, box in _placed(scene, scale):
        canvas.sprite(_sign(mark.number, _MARK, colors), box.x, box.y)
    legend(canvas, FOOT, _legend(scene, colors, words))
    return canvas


def _plot(canvas: Canvas, scene: CurveScene, scale: Scale) -> None:
    """Draw the grid lines, the range of the error, and the curve on top of it."""
    pen = plot(canvas)

    def at(number: int, value: float) -> tuple[float, float]:
        return scale.x(number) - CARD.x, scale.y(value) - CARD.y

    spots = scene.spots
    if len(spots) > 1:
        upper = [at(one.round, one.margin + one.error) for one in spots]
        lower = [at(one.round, one.margin - one.error) for one in reversed(spots)]
        pen.shape(*upper, *lower, fill="great")
    draw_lines(pen, scale)
    for one, two in pairwise(spots):
        pen.line(at(*one[:2]), at(*two[:2]), color="changed", width=8)
    for one in spots:
        pen.disc(*at(*one[:2]), 8, "changed")
    paste(canvas, pen)


def plot(canvas: Canvas) -> Pen:
    """Return a pen over the card, with a finer resolution than the picture; see `paste`."""
    return Pen(CARD.w * _FINER, CARD.h * _FINER, canvas.theme, wide=CARD.w)


def paste(canvas: Canvas, pen: Pen) -> None:
    """Copy onto the picture what a pen from `plot` has drawn."""
    canvas.sprite(crisp(pen.image, _FINER), CARD.x, CARD.y)


def draw_lines(pen: Pen, scale: Scale) -> None:
    """Draw the grid lines of the values; the line at 0 is the strongest."""
    left, right = PLOT.x - 14 - CARD.x, PLOT.right + 14 - CARD.x
    for value in scale.lines:
        y = scale.y(value) - CARD.y
        color, width = ("ink", 4.0) if value == 0 else ("ghost_line", 2.0)
        pen.line((left, y), (right, y), color=color, width=width)


def write_values(canvas: Canvas, scale: Scale, signed: bool = False) -> None:
    """Write the values next to their grid lines; if `signed`, positive ones have a plus."""
    for value in scale.lines:
        box = Box(CARD.x + 8, scale.y(value) - 20, PLOT.x - 24 - CARD.x - 8, 40)
        text = f"+{value}" if signed and value > 0 else numeral(value)
        canvas.text(text, box, SMALLEST + 3, "ink", "right")


def write_rounds(canvas: Canvas, first: str, scale: Scale) -> None:
    """Write as many round numbers as fit, replacing the first one by the text `first`."""
    count = scale.last - scale.first + 1
    wide = measure(str(scale.last), SMALLEST, bold=False) + 16
    apart = next(n for n in range(1, count + 1) if n == count or PLOT.w * n / count >= wide)
    below = Box(0, PLOT.bottom + 16, wide, 40)
    beyond = measure(str(scale.first), SMALLEST, bold=False) // 2
    named = Box(0, below.y, scale.x(scale.first) + beyond, below.h)
    canvas.text(first, named, SMALLEST, "ink_soft", "right", bold=False)
    for number in range(scale.first + apart, scale.last + 1, apart):
        box = below._replace(x=scale.x(number) - wide // 2)
        canvas.text(str(number), box, SMALLEST, "ink_soft", "center", bold=False)


def _placed(scene: CurveScene, scale: Scale) -> Iterator[tuple[Mark, Box]]:
    """Yield the boxes of the marks, beside the curve and beside earlier marks."""
    taken: list[Box] = []
    room = range(CARD.y + 6, PLOT.bottom - _MARK // 2, 4)
    for mark in scene.marks:
        left, wanted = scale.x(mark.round) - _MARK // 2, scale.y(mark.margin) - _MARK - 8
        nearest = sorted(room, key=lambda y: abs(y - wanted))
        boxes = [Box(left, y, _MARK, _MARK) for y in nearest]
        box = next((one for one in boxes if not _hit(one, taken)), boxes[0])
        taken.append(box)
        yield mark, box


def _hit(box: Box, taken: Sequence[Box]) -> bool:
    return any(part.w and part.h for part in (box.within(other) for other in taken))


def _costly(pen: Pen, number: str) -> None:
    pen.disc(50, 50, 49, "warn", "paper", 5)
    pen.letter(number, 50, 50, 70, "on_warn")


def _good(pen: Pen) -> None:
    pen.disc(50, 50, 49, "leaf_dark", "paper", 5)
    star(pen, 50, 51, 36, 5, "paper")


def _sign(number: int | None, side: int, colors: Theme) -> Image.Image:
    if number is None:
        return sprite(_good, side, side, colors)
    return sprite(_costly, side, side, colors, str(number))


def _range(pen: Pen) -> None:
    pen.box(0, 10, 100, 90, "great")
    pen.line((0, 50), (100, 50), color="changed", width=20)


def _legend(scene: CurveScene, colors: Theme, words: Words) -> Iterator[tuple[Image.Image, str]]:
    """Yield each kind of mark that the picture contains, with its name."""
    yield sprite(_range, 40, 36, colors), words("coach-curve-range")
    numbers = [mark.number for mark in scene.marks]
    if any(number is not None for number in numbers):
        yield _sign(1, _MARK, colors), words("coach-curve-costly")
    if None in numbers:
        yield _sign(None, _MARK, colors), words("coach-curve-good")


def unit_of(scene: CurveScene, words: Words) -> str:
    """Return the game's word for its points."""
    return words.of(scene.game, "coach-unit")


def told(scene: CurveScene, words: Words, errors: bool = True) -> Iterator[str]:
    """Yield the values of the curve as text, one per round."""
    for one in scene.spots:
        error = f" ± {decimal(one.error, words)}" if errors else ""
        shown = f"{margin(one.margin, words)}{error}"
        which = round_name(scene.game, one.round, words)
        yield words("coach-curve-spot", round=which, margin=shown)


def alt(scene: CurveScene, words: Words) -> str:
    """Return the alt text of the curve, with every round."""
    head = words("coach-curve-alt", name=scene.name, unit=unit_of(scene, words))
    rounds = [round_name(scene.game, mark.round, words) for mark in scene.marks]
    where = [
        words("coach-curve-mark", number=mark.number or 0, round=which)
        for mark, which in zip(scene.marks, rounds, strict=True)
    ]
    ends = f" {parted(where, words)}." if where else ""
    return fitting(
        f"{head} {parted(told(scene, words, errors), words)}.{end}"
        for errors, end in ((True, ends), (False, ends), (False, ""))
    )


def _sheet(colors: Theme) -> Image.Image:
    """Return the sheet of drawings from which the picture's palette is made."""
    return sheet(
        [*plain(_range, _good), (_costly, ("1",))], colors, {"paper": (), "great": (), "table": ()}
    )


gallery = Gallery(partial(palette, _sheet))
picture = gallery.picture("curve", draw, alt)
"""Function that returns the picture of a `CurveScene`. Slow: call it in a thread."""
