"""The status bar and the players' cards of the shared pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.magister_navis.data import ROUNDS, STATUSES
from bot.locales import Words, numeral
from render.art import status_bar
from render.art.canvas import Box, Canvas
from render.art.sprites import Drawing, sprite
from render.art.typesetting import measure
from render.art.widgets import Number, named, number, paper
from render.magister_navis.art import drawings as art
from render.magister_navis.scenes import SeatLine, WorldScene
from render.magister_navis.text.terms import GAME

_PHASES: Mapping[str, Drawing] = {"prepare": art.roof_sign, "action": art.ship, "end": art.glory}
_ROWS, _COLUMNS = 4, 4


def title(canvas: Canvas, place: Box, scene: WorldScene, words: Words) -> None:
    """Draw game, round, phase, and whose turn it is."""
    drawing = _PHASES[scene.phase]
    status_bar.draw(canvas, place, GAME, scene, drawing, words, rounds=ROUNDS)


def seat(
    canvas: Canvas, box: Box, number: int, scene: WorldScene, then: WorldScene, words: Words
) -> None:
    """Draw a player's card: name and points, status, discs and possessions."""
    line, old = scene.seats[number], then.seats[number]
    paper(canvas, box, line.acting, line.passed)
    first, *rows = _rows(box.inset(8, 5))
    _name(canvas, first, number, scene, old)
    _numbers(canvas, rows[0], list(_status(line, old)))
    _numbers(canvas, rows[1], list(_places(line, old)))
    _last(canvas, rows[2], line, old, words)


def _rows(box: Box) -> Iterator[Box]:
    high = box.h // _ROWS
    for index in range(_ROWS):
        yield Box(box.x, box.y + index * high, box.w, high)


def _name(canvas: Canvas, row: Box, seat: int, scene: WorldScene, old: SeatLine) -> None:
    line, side = scene.seats[seat], min(48, row.h)
    points = numeral(line.points)
    right = row.right - measure(points, 44) - 2
    canvas.text(points, row._replace(x=right, w=row.right - right), 44)
    canvas.sprite(sprite(art.glory, 38, 38, canvas.theme), right - 44, row.y + (row.h - 38) // 2)
    canvas.delta(line.points - old.points, right - 30, row.y - 12)
    right -= 48
    if scene.start == seat:
        right -= 42
        canvas.sprite(sprite(art.crown, 36, 36, canvas.theme), right, row.y + (row.h - 36) // 2)
    named(canvas, row._replace(w=right - row.x - 4), seat, line.name, side, 34, 10)


def _status(line: SeatLine, old: SeatLine) -> Iterator[Number]:
    for key, now, past in zip(STATUSES, line.status, old.status, strict=True):
        yield Number(art.SYMBOLS[key], str(now.value), now.value - past.value)


def _places(line: SeatLine, old: SeatLine) -> Iterator[Number]:
    yield Number(art.harbor, str(line.harbor), line.harbor - old.harbor)
    yield Number(art.pile, str(line.supply), line.supply - old.supply)
    yield Number(art.city, str(line.cities), line.cities - old.cities)
    yield Number(art.road, str(line.connections), line.connections - old.connections)


def _last(canvas: Canvas, row: Box, line: SeatLine, old: SeatLine, words: Words) -> None:
    """Draw cards against their limit, action tokens, and who has passed."""
    first, rest = row.split(max(120, row.w * 2 // 7))
    hand = Number(art.cards, f"{line.cards}/{line.limit}", line.cards - old.cards)
    _number(canvas, first, hand, row.right)
    if line.passed:
        text = words("magister_navis-board-passed")
        canvas.text(text, rest, 30, "ink", "right")
        return
    olds = dict(old.tokens)
    held = [
        Number(art.token, str(count), count - olds[key], (key,))
        for key, count in line.tokens
        if count
    ]
    _numbers(canvas, rest, held)


def _numbers(canvas: Canvas, row: Box, numbers: list[Number]) -> None:
    for part, shown in zip(row.columns(_COLUMNS), numbers, strict=False):
        _number(canvas, part, shown, row.right)


def _number(canvas: Canvas, box: Box, shown: Number, right: int) -> None:
    """Draw a number with its mark; its change lies beside it, but not far right of `right`."""
    side = min(36, box.h - 2)
    end = number(canvas, box, shown, side, 36, 4)
    canvas.delta(shown.change, min(end + 46, box.right + 36, right + 10), box.y - 4)
