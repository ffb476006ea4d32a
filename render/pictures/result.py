"""The picture at the end of any game: the winner, and each player's points as a bar of parts.

With `marked_bars`, every part has its own mark, which the legend explains.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, TypeAlias

from PIL import Image

from bot.engine.api import Score
from bot.locales import Words, numeral
from render.api import Look
from render.art.canvas import Box, Canvas
from render.art.page import GAP, HEIGHT, KEY, MARGIN, NAME, SIZE, SMALLEST, WIDTH
from render.art.plates import Sprite
from render.art.shapes import badge, medal
from render.art.sprites import Drawing, Pen, plate, sprite
from render.art.theme import Theme, theme
from render.art.typesetting import fitted, measure, readable
from render.art.widgets import laid, paper
from render.gallery import Gallery, Kept, Showing, Sketch
from render.pictures import layout
from render.pictures.layout import LINE, legend, legend_lines
from render.scenes import FinalLine, ResultScene, Rounds, result_scene
from render.text.finals import ScoreWords, placed, titled
from render.text.wording import enumerated, joined, listed

_SHADES = ("ghost", "great", "house")
"""Backgrounds of the parts of a bar, used in turn."""
LOSS = "warn"
"""Background of a part that costs points."""
_BOTH = 78
"""Minimum width in px of a part that has room for its mark and its number."""


def marked_bars(
    score: ScoreWords,
    marks: Mapping[str, Drawing],
    names: int,
    colors: Callable[[str], Theme] = theme,
) -> Bars:
    """Return the `Bars` of a game whose parts each have the mark of their line of the score."""
    legend = partial(_legend, marks, score.game)
    return Bars(score, names, _ground, partial(_mark, marks), legend, colors, _BOTH)


def _ground(part: Part) -> str:
    return LOSS if part.points < 0 else _SHADES[part.number % len(_SHADES)]


def _mark(marks: Mapping[str, Drawing], canvas: Canvas, part: Part) -> None:
    """Draw a part's mark and number, as far as they fit; the legend explains the mark."""
    box, side, text = part.box, min(32, part.box.h - 4), numeral(part.points)
    width = measure(text, SMALLEST)
    shown = [name for name, wide in (("mark", side), ("text", width)) if wide + 4 <= box.w]
    if len(shown) == 2 and side + width + 10 > box.w:
        shown.remove("text")
    x = box.x + (box.w - ("mark" in shown) * side - ("text" in shown) * width) // 2
    if "mark" in shown:
        sign = sprite(marks[part.key], side, side, canvas.theme)
        canvas.sprite(sign, x, box.y + (box.h - side) // 2)
        x += side + 2
    if "text" in shown:
        ink = f"on_{LOSS}" if part.points < 0 else "ink"
        canvas.text(text, box._replace(x=x, w=width), SMALLEST, ink)


def _legend(
    marks: Mapping[str, Drawing], game: str, colors: Theme, scene: ResultScene, words: Words
) -> Iterator[tuple[Image.Image, str]]:
    """Yield the marks of everything that scored or cost points, with their names."""
    scored = {key for line in scene.lines for key, points in line.parts if points}
    for key, drawing in marks.items():
        if key in scored:
            yield sprite(_on_paper, 38, 38, colors, drawing), words(f"{game}-score-{key}")


def _on_paper(pen: Pen, drawing: Drawing) -> None:
    """Draw a mark on a small paper background."""
    pen.box(0, 0, 99, 99, "paper", radius=20)
    pen.put(drawing, 8, 8, 84)


_BADGE, _SUM, _MEDAL = 52, 64, 64
_ROOM = 190
"""Width in px of the area for the total at the right."""
_LEAST = 26
"""Default minimum width of a part in px."""
_NAME_ROOM = 420
"""Maximum width in px of a winner's name in the headline."""

Legend: TypeAlias = Callable[[Theme, ResultScene, Words], Iterable[tuple[Sprite, str]]]
"""Function that returns the legend of the bars: marks with their names."""


class Part(NamedTuple):
    """One part of the points: its box on the bar, and its line of the score."""

    box: Box
    number: int
    key: str
    points: int


@dataclass(frozen=True, slots=True)
class Bars:
    """The look of a game's result in pictures and texts; alt texts cut names to `names` letters.

    `ground` returns the fill of a part of a bar, `mark` draws the mark on it, and `legend` returns
    the explanations below all rows. `colors` returns a palette by name. A part is at least `least`
    px wide, to have room for its mark.
    """

    score: ScoreWords
    names: int
    ground: Callable[[Part], str]
    mark: Callable[[Canvas, Part], None]
    legend: Legend
    colors: Callable[[str], Theme] = theme
    least: int = _LEAST


def draw(scene: ResultScene, bars: Bars) -> Canvas:
    """Draw the scene and return the canvas."""
    words, colors = scene.words, bars.colors(scene.palette)
    canvas = laid(SIZE, colors)
    layout.draw_title(canvas, headline(scene, words, fitting=True), words, names=True)
    named = [*bars.legend(colors, scene, words)]
    deep = legend_lines(named, WIDTH - 2 * MARGIN) * LINE
    foot = Box(MARGIN, HEIGHT - 8 - deep, WIDTH - 2 * MARGIN, deep)
    place = foot._replace(y=layout.BELOW, h=foot.y - 4 - layout.BELOW)
    rows = max(3, len(scene.lines))
    high = (place.h - GAP * (rows - 1)) // rows
    most = max([1, *map(_length, scene.lines)])
    for number, line in enumerate(scene.lines):
        row = place._replace(y=place.y + number * (high + GAP), h=high)
        _row(canvas, row, line, most, bars, words)
    legend(canvas, foot, named)
    return canvas


def pictures(gallery: Gallery, bars: Bars) -> Showing[[Rounds, Sequence[Score], Look]]:
    """Return the function that draws a game's final scores, with the winner at the top."""
    kept: Kept[ResultScene] = gallery.picture(
        "result",
        lambda scene, _: draw(scene, bars),
        lambda scene, words: alt(scene, bars, words),
    )

    def result(view: Rounds, scores: Sequence[Score], look: Look, /) -> Sketch:
        return Sketch(kept, result_scene(view, scores, look))

    return Showing(result)


def headline(scene: ResultScene, words: Words, fitting: bool = False) -> str:
    """Return a headline with the winner or winners, or the best person behind a house bot."""
    key, lines = _best(scene.lines)
    names = [readable(line.final.name) for line in lines]
    if fitting:
        names = [fitted(name, 2 * _NAME_ROOM // (1 + len(names)), KEY) for name in names]
    return words(key, names=listed(names, words))


def _best(lines: Sequence[FinalLine]) -> tuple[str, Sequence[FinalLine]]:
    """Return the key of the headline's text, and the players in it.

    If a house bot is first on its own and several people played, these are the best of the people.
    """
    people = [line for line in lines if line.final.place is not None]
    if not people:
        return "common-board-phase-end", ()
    first = lines[0]
    level = [one for one in lines if (one.points, one.tiebreak) == (first.points, first.tiebreak)]
    if first.final.place is None and not any(one in people for one in level):
        most = min(line.final.place or 0 for line in people)
        humans = [line for line in people if line.final.place == most]
        return _HUMANS if len(people) > 1 else _WON, humans if len(people) > 1 else level
    won = [
        one for one in lines if one.final.place in (1, None) and (one.final.place or one in level)
    ]
    return _WON if len(won) == 1 else _SHARED, won


_WON, _SHARED, _HUMANS = "common-board-won", "common-board-shared", "common-board-behind-bot"


def alt(scene: ResultScene, bars: Bars, words: Words) -> str:
    """Return the alt text of the final scores."""
    return joined(*(_alt(line, bars, words) for line in scene.lines))


def _alt(line: FinalLine, bars: Bars, words: Words) -> str:
    told = bars.score.worth(line.parts)
    parts = (f"{words(f'{bars.score.game}-score-{key}')} {points}" for key, points in told)
    return words.of(
        bars.score.game,
        "alt-final",
        place=placed(line.final.place),
        name=titled(line.final, bars.names),
        points=line.points,
        parts=enumerated(parts, words),
        tiebreak=line.tiebreak,
    )


def _length(line: FinalLine) -> int:
    """Return the length of a bar in points; points lost also take up room."""
    return sum(abs(points) for _, points in line.parts)


def _row(canvas: Canvas, box: Box, line: FinalLine, most: int, bars: Bars, words: Words) -> None:
    """Draw a player's row: place, badge, name and total, with the bar below them."""
    won = line.final.place == 1
    paper(canvas, box, won)
    head = box._replace(h=56)
    place = placed(line.final.place)
    canvas.text(place, head._replace(x=box.x + 8, w=50), NAME, "ink", "center")
    mark = sprite(badge, _BADGE, _BADGE, canvas.theme, line.seat)
    canvas.sprite(mark, box.x + 64, head.y + 4)
    _named(canvas, head._replace(x=box.x + 128, w=box.w - 128 - _ROOM), line, words)
    _sum(canvas, box._replace(x=box.right - _ROOM, w=_ROOM - 14), line, won)
    room = box.w - 24 - _ROOM
    bar = Box(box.x + 12, head.bottom + 2, room * _length(line) // most, 0)
    bar = bar._replace(h=min(96, box.bottom - 8 - bar.y))
    for part in _parts(bar, line, bars.least, room):
        _part(canvas, part, bars)


def _named(canvas: Canvas, box: Box, line: FinalLine, words: Words) -> None:
    """Write the name, then the tie-break if it counted, and the finisher's note."""
    notes = [words("common-board-tie-break", count=line.tiebreak)] if line.tied else []
    notes += [readable(line.final.note)] if line.final.note else []
    note = " · ".join(notes)
    wide = measure(note, SMALLEST, bold=False) + 18 if note else 0
    name = box._replace(w=max(120, box.w - wide))
    right = canvas.text(readable(line.final.name), name, NAME, name=True) + 18
    place = box._replace(x=right, w=box.right - right)
    canvas.text(note, place, SMALLEST, "ink", bold=False, name=True)


def _parts(bar: Box, line: FinalLine, least: int, room: int) -> Iterator[Part]:
    """Yield the parts side by side: each has the same base width, plus a share by its points.

    The base width is `least` px, or less if that would exceed `room` in total.
    """
    found = [(index, key, points) for index, (key, points) in enumerate(line.parts) if points]
    same = min(least, room // max(1, len(found)))
    more, left = max(0, bar.w - same * len(found)), bar.x
    for index, key, points in found:
        wide = same + more * abs(points) // _length(line)
        yield Part(bar._replace(x=left, w=wide), index, key, points)
        left += wide


def _part(canvas: Canvas, part: Part, bars: Bars) -> None:
    box, fill = part.box, bars.ground(part)
    ground = plate(box.w, box.h, canvas.theme, fill, "ink", 2, min(8, box.w // 3))
    canvas.sprite(ground, box.x, box.y)
    bars.mark(canvas, part)


def _sum(canvas: Canvas, box: Box, line: FinalLine, won: bool) -> None:
    """Write the total points, with a medal for the winners."""
    points = numeral(line.points)
    canvas.text(points, box, _SUM, "ink", "right")
    if won:
        mark = sprite(medal, _MEDAL, _MEDAL, canvas.theme)
        x = box.right - measure(points, _SUM) - _MEDAL - 8
        canvas.sprite(mark, x, box.y + (box.h - _MEDAL) // 2)
