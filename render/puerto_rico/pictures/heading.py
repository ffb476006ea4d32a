"""The upper half of the shared pictures: what goes on, the players, the role cards."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.puerto_rico.view import RoleView
from bot.locales import Words
from render.art import status_bar
from render.art.canvas import Box, Canvas
from render.art.shapes import badge
from render.art.sprites import plate, sprite
from render.art.typesetting import measure
from render.art.widgets import Number, named, number, paper
from render.puerto_rico.art import drawings as art
from render.puerto_rico.scenes import SeatLine, SupplyScene


def title(canvas: Canvas, place: Box, scene: SupplyScene, words: Words) -> None:
    """Draw the bar that tells game, round, phase and whose turn it is, and of the last round."""
    drawing = art.ROLES.get(scene.phase)
    status_bar.draw(canvas, place, "puerto_rico", scene, drawing, words)
    if scene.ending:
        _warning(canvas, place, scene, words(f"puerto_rico-board-ending-{scene.ending}"))


def bottom(place: Box, scene: SupplyScene) -> int:
    """Return where the bar of a narrow picture ends."""
    return status_bar.bottom(place, scene.seats) + (46 if scene.ending else 0)


def _warning(canvas: Canvas, place: Box, scene: SupplyScene, text: str) -> None:
    """Tell that this is the last round: beside the title, or last on a narrow picture."""
    width = measure(text, 28) + 32
    top = bottom(place, scene) - 44 if place.w < status_bar.NARROW else place.y - 4
    box = Box(place.right - width, top, width, 34)
    canvas.sprite(plate(width, 34, canvas.theme, "warn"), box.x, box.y)
    canvas.text(text, box.inset(16, 0), 28, "on_warn")


def seat(canvas: Canvas, box: Box, player: int, scene: SupplyScene, then: SupplyScene) -> None:
    """Show a player with doubloons and points: those on the board while chips are hidden."""
    line, old = scene.seats[player], then.seats[player]
    ink = "on_now" if line.acting else "ink"
    paper(canvas, box, line.acting)
    right = box.right - 8
    if scene.governor == player:
        right -= 40
        canvas.sprite(sprite(art.governor, 40, 40, canvas.theme), right, box.y + 6)
    place = Box(box.x + 8, box.y + 6, right - box.x - 12, 46)
    named(canvas, place, player, line.name, 46, 34, 8, ink)
    hidden = line.chips is None
    numbers = (
        (art.doubloon, line.doubloons, old.doubloons),
        (art.board_points if hidden else art.chip, _points(line), _points(old, line)),
    )
    row = Box(box.x + 9, box.y + 54, box.w - 14, 40)
    for part, (mark, now, past) in zip(row.columns(2), numbers, strict=True):
        shown = Number(mark, str(now), now - past)
        end = number(canvas, part._replace(w=100), shown, 38, 42, color=ink)
        canvas.delta(shown.change, min(end + 58, part.right), part.y + 8)


def _edge(bright: bool) -> str:
    """Return the colour of a card's edge: what is bright stands out by it on any table."""
    return "ink" if bright else "paper_line"


def _points(line: SeatLine, known: SeatLine | None = None) -> int:
    """Return points on the board and in chips; chips that came to light are no difference."""
    if known is not None and line.chips is None and known.chips is not None:
        return _points(known)
    return line.points + (line.chips or 0)


def roles(
    canvas: Canvas, boxes: Iterable[Box], scene: SupplyScene, then: SupplyScene, words: Words
) -> None:
    """Draw the role cards: doubloons on them, who took them, which can be taken."""
    for box, role, old in zip(boxes, scene.roles, then.roles, strict=True):
        _role(canvas, box, role, scene, words)
        _role_since(canvas, box, role, old)


def _role(canvas: Canvas, box: Box, role: RoleView, scene: SupplyScene, words: Words) -> None:
    now = scene.phase == role.key.split("_")[0] and scene.role_taker == role.taken_by
    free = role.taken_by is None
    fill = "now" if now else "paper" if free else "paper_dim"
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, _edge(now), 2, 14), box.x, box.y)
    if f"role {role.key}" in scene.open:
        canvas.frame(box.inset(-3), "now", 7, 16)
    side = 80
    left = box.x + 12 if role.doubloons or not free else box.x + (box.w - side) // 2
    canvas.sprite(sprite(art.ROLES[role.key], side, side, canvas.theme), left, box.y + 11)
    name = words(f"puerto_rico-role-{role.key}")
    canvas.text(name, Box(box.x + 4, box.bottom - 42, box.w - 8, 38), 28, "ink", "center")
    if role.taken_by is not None:
        mark = sprite(badge, 60, 60, canvas.theme, role.taken_by)
        canvas.sprite(mark, box.right - 70, box.y + 16)
    elif role.doubloons:
        coins = sprite(art.price, 66, 66, canvas.theme, str(role.doubloons))
        canvas.sprite(coins, box.right - 76, box.y + 15)


def _role_since(canvas: Canvas, box: Box, role: RoleView, old: RoleView) -> None:
    """Outline a card that was taken or that got doubloons."""
    if role.taken_by is not None and role.taken_by != old.taken_by:
        canvas.changed(box, radius=14)
    elif role.doubloons > old.doubloons:
        canvas.changed(box, role.doubloons - old.doubloons, 14)
