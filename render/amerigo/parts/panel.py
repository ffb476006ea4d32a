"""The panel next to the map: round, phase, cubes, pirates and players."""

from __future__ import annotations

from bot.locales import Words, numeral
from render.amerigo.art import drawings as art
from render.amerigo.map_scenes import PIRATES, SeatLine, TableScene
from render.amerigo.text.terms import ACTION_RULES, phase_rule
from render.art.canvas import Box, Canvas
from render.art.page import GAP, KEY, NAME
from render.art.shapes import badge
from render.art.sprites import sprite
from render.art.typesetting import measure, readable
from render.art.widgets import Number, number, paper

SIDE = Box(706, 12, 384, 676)
"""Box of the panel next to the map."""

_HEAD, _CUBES, _ROW, _BADGE = 58, 100, 50, 54


def draw(canvas: Canvas, scene: TableScene, then: TableScene, words: Words) -> None:
    """Draw the panel next to the map, from top to bottom."""
    box = SIDE
    for part, high in ((_round, _HEAD), (_phase, _HEAD)):
        part(canvas, box._replace(h=high), scene, words)
        box = _below(box, high)
    _cubes(canvas, box._replace(h=_CUBES), scene)
    box = _below(box, _CUBES + GAP)
    _outlook(canvas, box._replace(h=2 * _ROW), scene, words)
    players(canvas, _below(box, 2 * _ROW + GAP), scene, then)


def _below(box: Box, high: int) -> Box:
    return box._replace(y=box.y + high, h=box.h - high)


def _round(canvas: Canvas, box: Box, scene: TableScene, words: Words) -> None:
    """Write the round, with its time token."""
    token = sprite(art.time, 54, 54, canvas.theme, str(scene.time))
    canvas.sprite(token, box.right - 58, box.y)
    canvas.about(box._replace(w=box.w - 64), "phase")
    canvas.about(Box(box.right - 58, box.y, 54, 54), "completing")
    text = words("amerigo-board-round", round=scene.round, rounds=scene.rounds)
    canvas.heading(text, box._replace(w=box.w - 64))


def _phase(canvas: Canvas, box: Box, scene: TableScene, words: Words) -> None:
    """Write the phase next to its cube."""
    canvas.about(box, phase_rule(scene.phase))
    left = box.x
    if scene.phase in art.ACTIONS:
        mark = sprite(art.cube, 50, 50, canvas.theme, scene.phase)
        canvas.sprite(mark, left, box.y + 3)
        left += 60
    name = phase_name(scene.phase, words)
    canvas.heading(name, box._replace(x=left, w=box.right - left))


def phase_name(phase: str, words: Words) -> str:
    """Return the name of a phase on boards."""
    return words.of("amerigo", f"board-phase-{phase}")


def _cubes(canvas: Canvas, box: Box, scene: TableScene) -> None:
    """Draw the action field with the cubes of all colours, highlighting those that are in it."""
    paper(canvas, box, bright=False)
    inner = box.inset(6, 4)
    for (color, count), place in zip(scene.cubes, inner.columns(len(scene.cubes), 2), strict=True):
        drawing = art.cube if count else art.no_cube
        mark = sprite(drawing, 46, 46, canvas.theme, color)
        canvas.sprite(mark, place.x + (place.w - 46) // 2, place.y + 2)
        canvas.about(place, ACTION_RULES[color], f"action:{color}")
        below = place._replace(y=place.y + 50, h=place.h - 50)
        shown = ("ink", True) if count else ("ink_soft", False)
        canvas.text(str(count) if count else "–", below, 42, shown[0], "center", shown[1])


def _outlook(canvas: Canvas, box: Box, scene: TableScene, words: Words) -> None:
    """Write action points and pirates and, below them, the next phase."""
    upper, lower = box._replace(h=_ROW), box._replace(y=box.y + _ROW, h=_ROW)
    if scene.action_points:
        text = words("amerigo-board-ap", count=scene.action_points)
        end = canvas.text(text, upper, KEY, "on_table")
        canvas.about(upper._replace(w=end - upper.x), "points")
    strength = Number(art.pirate, str(scene.strength))
    hidden = scene.pirates_hidden * 26
    wide = 52 + measure(strength.text, KEY) + 8
    place = upper._replace(x=upper.right - wide - hidden, w=wide)
    number(canvas, place, strength, 44, KEY, 8, "on_table")
    canvas.about(place._replace(w=upper.right - place.x), "pirates")
    for index in range(scene.pirates_hidden):
        mark = sprite(art.hidden_pirate, 24, 24, canvas.theme)
        canvas.sprite(mark, upper.right - hidden + index * 26 + 2, upper.y + 13)
    _next(canvas, lower, scene, words)


def _next(canvas: Canvas, box: Box, scene: TableScene, words: Words) -> None:
    """Write the next phase, and how many cubes will be thrown in it."""
    if not scene.then:
        return
    canvas.about(box, "tower")
    left = canvas.text(words("amerigo-board-next"), box, 36, "on_table_soft") + 10
    drawn = (art.pirate,) if scene.then == PIRATES else (art.cube, scene.then)
    mark = sprite(drawn[0], 40, 40, canvas.theme, *drawn[1:])
    canvas.sprite(mark, left, box.y + 5)
    if scene.thrown:
        place = box._replace(x=left + 46, w=box.right - left - 46)
        canvas.text(f"×{scene.thrown}", place, 36, "on_table_soft")


def players(canvas: Canvas, box: Box, scene: TableScene, then: TableScene) -> None:
    """Draw the players in turn order."""
    before = {line.seat: line for line in then.players}
    high = min(110, (box.h - GAP * (len(scene.players) - 1)) // len(scene.players))
    for place, line in enumerate(scene.players):
        row = box._replace(y=box.y + place * (high + GAP), h=high)
        _player(canvas, row, line, before[line.seat])


def _player(canvas: Canvas, box: Box, line: SeatLine, then: SeatLine) -> None:
    """Draw a player: the badge and, next to it, the name above VP, gold and cannons."""
    paper(canvas, box, line.acting, line.acted)
    half = box.h // 2
    mark = sprite(badge, _BADGE, _BADGE, canvas.theme, line.seat)
    canvas.sprite(mark, box.x + 8, box.y + (box.h - _BADGE) // 2)
    right = box._replace(x=box.x + _BADGE + 18, w=box.w - _BADGE - 24)
    canvas.text(readable(line.name), right._replace(h=half + 2), NAME, name=True)
    parts = right._replace(y=box.y + half - 2, h=half).split(122, 94)
    shown = (
        ("winner", Number(art.points, numeral(line.points), line.points - then.points)),
        ("gold", Number(art.gold, str(line.gold), line.gold - then.gold)),
        ("pirates", Number(art.cannon, str(line.cannons), line.cannons - then.cannons)),
    )
    canvas.about(box, "order_of_play")
    for part, (rule, fact) in zip(parts, shown, strict=True):
        canvas.about(part, rule)
        if fact.change:
            canvas.changed(Box(part.x - 4, part.y + (part.h - 42) // 2 - 1, 44, 44), radius=10)
        number(canvas, part, fact, 36, 42, 6)
