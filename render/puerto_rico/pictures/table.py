"""The parts shared by all players: roles, plantations, ships, trading house, supplies."""

from __future__ import annotations

from bot.games.puerto_rico.view import RoleView
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.page import MARGIN, NAME, SIZE, WIDTH
from render.art.shapes import badge
from render.art.sprites import plate, sprite
from render.art.widgets import laid
from render.pictures import layout
from render.pictures.layout import Asked
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.palette_sheet import colors
from render.puerto_rico.parts import supplies
from render.puerto_rico.scenes import SupplyScene
from render.puerto_rico.text.terms import role_kind

_ROLES = Box(MARGIN, layout.BELOW - 1, WIDTH - 2 * MARGIN, 136)
_ACROSS, _GAP, _BETWEEN, _CARD = 3, 8, 4, 102
_OVER = 2
"""Distance in px by which things on a flat card may extend beyond the card."""
_STOCK = Box(MARGIN, 548, WIDTH - 2 * MARGIN, 142)


def _rows(nobles: bool) -> list[Box]:
    """Return the cards of the three rows, from left to right and from top to bottom."""
    lines = [Box(MARGIN, 218 + row * (_CARD + _GAP), WIDTH - 2 * MARGIN, _CARD) for row in range(3)]
    widths = ((600 if nobles else 690,), (690,), (736,))
    return [
        box
        for line, first in zip(lines, widths, strict=True)
        for box in line.split(*first, gap=_GAP)
    ]


def draw(scene: SupplyScene, before: SupplyScene | None = None) -> Canvas:
    """Draw the scene and return the canvas; differences from `before` are outlined."""
    then, words = before or scene, scene.words
    rows = _rows(scene.nobles is not None)
    canvas = laid(SIZE, colors(scene.palette), *rows, _STOCK)
    heading(canvas, scene, words)
    _roles(canvas, scene, then)
    land, people, ships, left, house, money = rows
    supplies.plantations(canvas, land, scene, then, words)
    supplies.people(canvas, people, scene, then)
    supplies.ships(canvas, ships, scene.ships, then.ships, words, scene.open)
    supplies.supply(canvas, left, scene, then, words)
    sold, since = scene.trading_house, then.trading_house
    supplies.house(canvas, house, sold, since, scene.prices, words, scene.open)
    supplies.money(canvas, money, scene, then)
    supplies.buildings(canvas, _STOCK.inset(4), scene, then, words)
    return canvas


def heading(canvas: Canvas, scene: SupplyScene, words: Words) -> None:
    """Write phase and round, the players who must decide, and whether this is the last round."""
    phase = words.of("puerto_rico", f"board-phase-{scene.phase}")
    alarm = words("puerto_rico-board-last-round") if scene.ending else ""
    if not alarm:
        phase = f"{phase} · {words('puerto_rico-board-round', round=scene.round)}"
    asked = [Asked(n, one.name) for n, one in enumerate(scene.seats) if one.acting]
    layout.draw_title(canvas, phase, words, asked, alarm=alarm, rule=scene.phase.partition("-")[0])


# The role cards -----------------------------------------------------------------------


def _roles(canvas: Canvas, scene: SupplyScene, then: SupplyScene) -> None:
    count = -(-len(scene.roles) // _ACROSS)
    high = (_ROLES.h - _BETWEEN * (count - 1)) // count
    boxes = [
        box
        for row in range(count)
        for box in _ROLES._replace(y=_ROLES.y + row * (high + _BETWEEN), h=high).columns(
            _ACROSS, _GAP
        )
    ]
    for box, role, old in zip(boxes, scene.roles, then.roles, strict=False):
        bright = f"role {role.key}" in scene.open or _going_on(role, scene)
        canvas.part(_role, box.inset(0, -_OVER), role, bright, scene.language)
        _told(canvas, box, role)
        if (role.taken_by, role.doubloons) != (old.taken_by, old.doubloons) and old != role:
            _role_since(canvas, box, role, old)


def _role(canvas: Canvas, place: Box, role: RoleView, bright: bool, language: str) -> None:
    """Draw a role card: bright if it can be taken now, quiet once taken."""
    box = place.inset(0, _OVER)
    taken = role.taken_by is not None and not bright
    fill = "now" if bright else "paper_dim" if taken else "paper"
    ground = plate(box.w, box.h, canvas.theme, fill, "ink" if bright else "paper_line", 3, 10)
    canvas.sprite(ground, box.x, box.y)
    side = min(box.h - 4, 46)
    mark = sprite(art.ROLES[role.key], side, side, canvas.theme)
    canvas.sprite(mark, box.x + 8, box.y + (box.h - side) // 2)
    name = Words(language)(f"puerto_rico-role-{role.key}")
    place = box._replace(x=box.x + 62, w=box.w - 62 - 52)
    color = "on_now" if bright else "ink_soft" if taken else "ink"
    canvas.text(name, place, NAME if box.h > 50 else 36, color)
    _on_card(canvas, box, role)


def _on_card(canvas: Canvas, box: Box, role: RoleView) -> None:
    """Draw the taker of a role card, or the doubloons on it."""
    spot = _corner(box)
    if role.taken_by is not None:
        mark = sprite(badge, spot.w, spot.h, canvas.theme, role.taken_by)
        canvas.sprite(mark, spot.x, spot.y)
    elif role.doubloons:
        coin = sprite(art.price, spot.w, spot.h, canvas.theme, str(role.doubloons))
        canvas.sprite(coin, spot.x, spot.y)


def _corner(box: Box) -> Box:
    """Return the box on a role card for its taker or its doubloons."""
    return Box(box.right - 50, box.y + (box.h - 44) // 2, 44, 44)


def _told(canvas: Canvas, box: Box, role: RoleView) -> None:
    """Record a role card with its rule, and the rule of the doubloons on it."""
    thing = f"role:{role.key}"
    canvas.about(box, role_kind(role.key), thing)
    if role.taken_by is None and role.doubloons:
        canvas.about(_corner(box), "bonus", thing)


def _going_on(role: RoleView, scene: SupplyScene) -> bool:
    """Return whether this is the role that all players are now carrying out."""
    taker = role.taken_by is not None and role.taken_by == scene.role_taker
    return taker and scene.phase == role.key.partition("_")[0]


def _role_since(canvas: Canvas, box: Box, role: RoleView, old: RoleView) -> None:
    """Outline a role card that was taken or has received doubloons."""
    if role.taken_by is not None or role.doubloons > old.doubloons:
        canvas.outline(box.inset(-2), "changed", 4, 12)
