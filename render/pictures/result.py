"""The picture at the end of any game: every player's points as a bar of their parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from bot.engine.api import Score
from bot.locales import Words, numeral
from render.api import Look, Picture
from render.art.canvas import Box, Canvas
from render.art.shapes import badge
from render.art.sprites import Drawing, plate, sprite, table
from render.art.status_bar import headline
from render.art.theme import theme
from render.art.typesetting import measure, readable
from render.art.widgets import paper
from render.gallery import Gallery, Kept
from render.scenes import FinalLine, ResultScene, Rounds, result_scene
from render.text.finals import ScoreWords, placed, titled
from render.text.wording import enumerated, joined

HEAD = 124
"""Where the rows begin."""
NOTE = 32
"""How high the line is that tells who played before."""
_GAP = 12

Footer: TypeAlias = Callable[[Canvas, Box, ResultScene, Words], None]
"""Draws what explains the bars."""


class Sizes(NamedTuple):
    """Lengths that differ between a wide picture and one for a phone."""

    width: int
    margin: int
    badge: int
    points: int
    """Room for the sum at the right."""
    row: int
    sum: int
    """How high the room for the sum is."""
    foot: int
    """Room below the rows."""


class Spacing(NamedTuple):
    """Lengths inside of a row."""

    place: int
    """Room for the place."""
    badge: int
    """Where the badge begins."""
    text: int
    """Between badge and name."""
    top: int
    bar: int
    """How high the bar is."""


class Part(NamedTuple):
    """One part of the points: where it lies on the bar, and which of the score's lines it is."""

    box: Box
    number: int
    key: str
    points: int


@dataclass(frozen=True, slots=True)
class Bars:
    """How a game's result looks, and how it is told; alt texts cut names to `names` letters.

    `ground` returns the fill of a part of a bar, `mark` draws what stands on it, `told` writes
    the parts of the points below the bar. `round` has more arguments of the round's message.
    """

    score: ScoreWords
    names: int
    full: Sizes
    phone: Sizes
    spacing: Spacing
    ground: Callable[[Part], str]
    mark: Callable[[Canvas, Part], None]
    told: Callable[[Canvas, Box, FinalLine, Sizes, Words], None]
    medal: Drawing | None = None
    """Beside the winners' points."""
    footer: Footer | None = None
    round: Mapping[str, int] = field(default_factory=dict)


class _Scale(NamedTuple):
    """What the rows of one picture share; `noted` is how high the line below the names is."""

    bars: Bars
    sizes: Sizes
    most: int
    noted: int


def draw(scene: ResultScene, bars: Bars) -> Canvas:
    """Return the picture, not yet encoded."""
    sizes = bars.phone if scene.size == "phone" else bars.full
    words, colors = Words(scene.language), theme(scene.palette)
    # Rows are alike: where one tells who played before, all have the room for it.
    noted = NOTE if any(line.final.note for line in scene.lines) else 0
    scale = _Scale(bars, sizes, max([1, *map(_length, scene.lines)]), noted)
    pitch = sizes.row + noted + _GAP
    bottom = HEAD + len(scene.lines) * pitch
    canvas = Canvas(table(sizes.width, bottom + sizes.foot, colors, ()), colors, [])
    inner = Box(sizes.margin, 16, sizes.width - 2 * sizes.margin, 100)
    _title(canvas, inner, scene, bars, words)
    for index, line in enumerate(scene.lines):
        row = inner._replace(y=HEAD + index * pitch, h=pitch - _GAP)
        _row(canvas, row, line, scale, words)
    if bars.footer is not None:
        bars.footer(canvas, inner._replace(y=bottom, h=sizes.foot), scene, words)
    return canvas


def pictures(gallery: Gallery, bars: Bars) -> Callable[[Rounds, Sequence[Score], Look], Picture]:
    """Return what makes a game's final scores a picture, winner on top."""
    kept: Kept[ResultScene] = gallery.picture(
        "result",
        lambda scene, _: draw(scene, bars),
        lambda scene, words: alt(scene, bars, words),
        32,
    )

    def result(view: Rounds, scores: Sequence[Score], look: Look, /) -> Picture:
        return kept(result_scene(view, scores, look))

    return result


def alt(scene: ResultScene, bars: Bars, words: Words) -> str:
    """Return the final scores for those who hear the picture."""
    return joined(*(_alt(line, bars, words) for line in scene.lines))


def _alt(line: FinalLine, bars: Bars, words: Words) -> str:
    told = bars.score.worth(line.parts)
    parts = (f"{words(f'{bars.score.game}-score-{key}')} {points}" for key, points in told)
    return words(
        f"{bars.score.game}-alt-final",
        place=placed(line.final.place),
        name=titled(line.final, bars.names),
        points=line.points,
        parts=enumerated(parts, words),
        tiebreak=line.tiebreak,
    )


def parts_told(game: str, line: FinalLine, words: Words) -> Iterator[str]:
    """Yield the parts of a player's points that are worth anything."""
    for key, points in line.parts:
        if points:
            yield f"{words(f'{game}-score-{key}')} {numeral(points)}"


def _length(line: FinalLine) -> int:
    return sum(points for _, points in line.parts if points > 0)


def _title(canvas: Canvas, box: Box, scene: ResultScene, bars: Bars, words: Words) -> None:
    line = headline(bars.score.game, scene, words, **bars.round)
    canvas.text(line, box._replace(h=34), 28, "on_table_soft")
    end = words("common-board-phase-end")
    canvas.text(end, box._replace(y=box.y + 36, h=60), 60, "on_table")


def _row(canvas: Canvas, box: Box, line: FinalLine, scale: _Scale, words: Words) -> None:
    """Draw a player's row: place, badge, name, the bar, its parts in words, and the sum."""
    bars, sizes, most, noted = scale
    spacing = bars.spacing
    _ground(canvas, box, line, scale)
    left, right = box.x + spacing.badge + sizes.badge + spacing.text, box.right - sizes.points
    named = Box(left, box.y + spacing.top, right - left - 12, 46)
    canvas.text(readable(line.final.name), named, 38)
    note = named._replace(y=named.y + 44, h=noted)
    canvas.text(readable(line.final.note), note, 24, "ink", bold=False)
    long = (right - left) * _length(line) // most
    bar = Box(left, named.y + 50 + noted, long, spacing.bar)
    for part in _parts(bar, line):
        _part(canvas, part, bars)
    _sum(canvas, Box(right, box.y + noted // 2, sizes.points - 16, sizes.sum), line, bars)
    below = bar.bottom + 4
    bars.told(canvas, Box(left, below, box.right - left, box.bottom - below), line, sizes, words)


def _ground(canvas: Canvas, box: Box, line: FinalLine, scale: _Scale) -> None:
    """Draw a row's paper with place and badge; the winners' is bright."""
    paper(canvas, box, line.final.place == 1)
    place = Box(box.x + 8, box.y, scale.bars.spacing.place, box.h)
    canvas.text(placed(line.final.place), place, 44, "ink", "center")
    side = scale.sizes.badge
    mark = sprite(badge, side, side, canvas.theme, line.seat)
    canvas.sprite(mark, box.x + scale.bars.spacing.badge, box.y + (box.h - side) // 2)


def _parts(bar: Box, line: FinalLine) -> Iterator[Part]:
    """Yield the parts side by side, each as long as it counts."""
    total, done = max(1, _length(line)), 0
    for index, (key, points) in enumerate(line.parts):
        if points > 0:
            left = bar.x + bar.w * done // total
            done += points
            box = bar._replace(x=left, w=bar.x + bar.w * done // total - left)
            yield Part(box, index, key, points)


def _part(canvas: Canvas, part: Part, bars: Bars) -> None:
    box, fill = part.box, bars.ground(part)
    ground = plate(box.w, box.h, canvas.theme, fill, "ink", 2, min(8, box.w // 3))
    canvas.sprite(ground, box.x, box.y)
    bars.mark(canvas, part)


def _sum(canvas: Canvas, box: Box, line: FinalLine, bars: Bars) -> None:
    """Write the points, with a medal for the winners."""
    points = numeral(line.points)
    canvas.text(points, box, 76, "ink", "right")
    if bars.medal is not None and line.final.place == 1:
        medal = sprite(bars.medal, 56, 56, canvas.theme)
        x = box.right - measure(points, 76) - 66
        canvas.sprite(medal, x, box.y + (box.h - 56) // 2)
