"""The picture of how a game's points grew, round by round, with a line for each player."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from bot.locales import Words, numeral
from render.api import Growth, Look, PointsByRound
from render.art.canvas import Canvas
from render.art.page import SIZE, SMALLEST
from render.art.plates import Sprite
from render.art.shapes import badge
from render.art.sprites import sprite
from render.art.theme import Theme
from render.art.typesetting import fitted, measure, readable
from render.art.widgets import laid
from render.gallery import Gallery, Kept
from render.pictures import layout
from render.pictures.curve import (
    CARD,
    FOOT,
    PLOT,
    Scale,
    draw_lines,
    paste,
    plot,
    write_rounds,
    write_values,
)
from render.pictures.layout import legend
from render.scenes import Scene, bot_of, name_of
from render.text.wording import commas, fitting, round_name

_BADGE, _APART = 46, 40
_KEY, _BESIDE = 44, 34
"""Side of a badge in the legend, and the total gap around the badge and its text, in px."""


class PointsLine(NamedTuple):
    """A player, and their points after each round."""

    seat: int
    name: str
    bot: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PointsScene(Scene):
    """The points of all players, best first, after each of the rounds."""

    rounds: tuple[int, ...]
    lines: tuple[PointsLine, ...]


def points_scene(by_round: PointsByRound, look: Look) -> PointsScene:
    """Return the scene of the points of a finished game."""
    rounds = tuple(sorted(by_round))
    grown = zip(*(by_round[number] for number in rounds), strict=True)
    lines = [
        PointsLine(seat, name_of(seat, look), bot_of(seat, look), points)
        for seat, points in enumerate(grown)
    ]
    lines.sort(key=lambda line: (-line.points[-1], line.seat))
    return PointsScene(look.palette, look.language, rounds, tuple(lines))


def pictures(gallery: Gallery, game: str, colors: Callable[[str], Theme]) -> Growth:
    """Return the function that draws how a game's points grew; `colors` returns a palette."""
    kept: Kept[PointsScene] = gallery.picture(
        "points",
        lambda scene, _: draw(scene, game, colors(scene.palette)),
        lambda scene, words: alt(scene, game, words),
    )
    return lambda by_round, look: kept(points_scene(by_round, look))


def draw(scene: PointsScene, game: str, colors: Theme) -> Canvas:
    """Draw the scene and return the canvas."""
    words, canvas = scene.words, laid(SIZE, colors, CARD)
    scale = Scale.of(scene.rounds, [points for line in scene.lines for points in line.points])
    layout.draw_title(canvas, words("common-board-points", unit=_unit(game, words)), words)
    pen = plot(canvas)
    draw_lines(pen, scale)
    # The best player's line is drawn on top.
    for line in reversed(scene.lines):
        spots = [
            (scale.x(number) - CARD.x, scale.y(points) - CARD.y)
            for number, points in zip(scene.rounds, line.points, strict=True)
        ]
        for color, wide in (("ink", 13.0), (f"seat_{line.seat}", 8.0)):
            for one, two in pairwise(spots):
                pen.line(one, two, color=color, width=wide)
            for spot in spots:
                pen.disc(*spot, wide / 2, color)
    paste(canvas, pen)
    for line, y in _ends(scene, scale):
        mark = sprite(badge, _BADGE, _BADGE, colors, line.seat, line.bot)
        canvas.sprite(mark, PLOT.right - _BADGE // 2 + 8, y - _BADGE // 2)
    write_values(canvas, scale)
    write_rounds(canvas, words("common-board-start"), scale)
    legend(canvas, FOOT, _legend(scene, colors))
    return canvas


def _ends(scene: PointsScene, scale: Scale) -> Iterator[tuple[PointsLine, int]]:
    """Yield the lines with the y of each one's badge; badges do not overlap, the best on top."""
    room = PLOT.bottom - _APART * (len(scene.lines) - 1)
    least = PLOT.y + 4
    for number, line in enumerate(scene.lines):
        y = min(max(scale.y(line.points[-1]), least), room + number * _APART)
        least = y + _APART
        yield line, y


def _legend(scene: PointsScene, colors: Theme) -> Iterator[tuple[Sprite, str]]:
    """Yield the players with their final points; the longest names are cut if necessary."""
    names = [readable(line.name) for line in scene.lines]
    points = [numeral(line.points[-1]) for line in scene.lines]
    taken = sum(_KEY + _BESIDE + measure(f" {one}", SMALLEST, bold=False) for one in points)
    most = _most([measure(name, SMALLEST, bold=False) for name in names], FOOT.w - taken)
    for line, name, one in zip(scene.lines, names, points, strict=True):
        mark = sprite(badge, _KEY, _KEY, colors, line.seat, line.bot)
        yield mark, f"{fitted(name, most, SMALLEST, bold=False)} {one}"


def _most(widths: Sequence[int], room: int) -> int:
    """Return the greatest maximum width at which all names fit side by side."""
    widest = range(max(widths), 0, -1)
    return next((most for most in widest if sum(min(one, most) for one in widths) <= room), 0)


def _unit(game: str, words: Words) -> str:
    return words.of(game, "coach-unit")


def alt(scene: PointsScene, game: str, words: Words) -> str:
    """Return the alt text of the points, with all rounds or as many of the last ones as fit."""
    head = words("common-board-points", unit=_unit(game, words))
    return fitting(
        f"{head}. {' '.join(_told(line, scene.rounds, first, game, words) for line in scene.lines)}"
        for first in range(len(scene.rounds))
    )


def _told(line: PointsLine, rounds: Sequence[int], first: int, game: str, words: Words) -> str:
    since = round_name(game, rounds[first], words) if first else ""
    points = commas(map(numeral, line.points[first:]), words)
    key = "common-alt-points-since" if first else "common-alt-points"
    return words(key, name=line.name, round=since, points=points)
