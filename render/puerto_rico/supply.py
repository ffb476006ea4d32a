"""The picture of what all players share: title, players, roles, market and quay."""

from __future__ import annotations

from functools import lru_cache

from bot.games.puerto_rico.view import RoleView
from bot.locales import Words
from render.canvas import Box, Canvas
from render.puerto_rico import drawings as art
from render.puerto_rico import market, quay
from render.puerto_rico.scenes import SupplyScene
from render.sprites import plate, sprite, table
from render.text import fitted, measure, readable
from render.theme import Theme, theme

SIZE = (1600, 1000)

_TITLE = Box(32, 16, 1536, 102)
_SEATS = Box(32, 128, 1536, 88)
_ROLES = Box(32, 228, 1536, 140)
_ABOUT = {
    "settler": quay.PLANTATIONS,
    "mayor": quay.COLONISTS,
    "builder": market.PLACE,
    "craftsman": quay.GOODS,
    "trader": quay.HOUSE,
    "captain": quay.SHIPS,
}
"""Which card the decision of a phase is about."""


def draw(scene: SupplyScene) -> Canvas:
    """Return the picture, not yet encoded."""
    words = Words(scene.language)
    kinds = tuple(market.kind(stock) for stock in scene.stock)
    canvas = _still(theme(scene.palette), scene.language, kinds).copy()
    _title(canvas, scene, words)
    for box, seat in zip(
        _SEATS.columns(len(scene.seats), 12), range(len(scene.seats)), strict=True
    ):
        _seat(canvas, box, seat, scene)
    for box, role in zip(_ROLES.columns(len(scene.roles), 12), scene.roles, strict=True):
        _role(canvas, box, role, scene, words)
    market.draw(canvas, scene.stock, words)
    quay.draw(canvas, scene, words)
    if scene.phase in _ABOUT:
        canvas.frame(_ABOUT[scene.phase].inset(-6), "now", 7, 18)
    return canvas


@lru_cache(maxsize=4)
def _still(colors: Theme, language: str, kinds: tuple[market.Kind, ...]) -> Canvas:
    """Return what does not change during a game."""
    canvas = Canvas(table(*SIZE, colors, (market.PLACE, *quay.CARDS)), colors, [])
    words = Words(language)
    market.still(canvas, kinds, words)
    quay.still(canvas, words)
    return canvas


def _title(canvas: Canvas, scene: SupplyScene, words: Words) -> None:
    parts = (
        words("puerto_rico-board-game"),
        words("puerto_rico-board-round", round=scene.round),
        readable(scene.title),
    )
    line = " · ".join(part for part in parts if part)
    canvas.text(line, Box(_TITLE.x, _TITLE.y, 860, 34), 28, "on_table_soft")
    left = _TITLE.x
    if scene.phase in art.ROLES:
        canvas.sprite(plate(64, 64, canvas.theme, "paper", radius=16), left, _TITLE.y + 38)
        canvas.sprite(sprite(art.ROLES[scene.phase], 54, 54, canvas.theme), left + 5, _TITLE.y + 43)
        left += 80
    phase = words(f"puerto_rico-board-phase-{scene.phase}")
    canvas.text(phase, Box(left, _TITLE.y + 38, 700, 64), 60, "on_table")
    _acting(canvas, scene, words)
    if scene.ending:
        _warning(canvas, words(f"puerto_rico-board-ending-{scene.ending}"))


def _acting(canvas: Canvas, scene: SupplyScene, words: Words) -> None:
    """Show who must decide as a bright pill at the right edge."""
    acting = [seat for seat, line in enumerate(scene.seats) if line.acting]
    if not acting:
        return
    note = words("puerto_rico-board-to-act")
    name = fitted(readable(scene.seats[acting[0]].name), 430, 48) if len(acting) == 1 else ""
    name_width = measure(name, 48) + 16 if name else 0
    width = 58 * len(acting) + name_width + measure(note, 36) + 30
    box = Box(_TITLE.right - width, _TITLE.y + 36, width, 66)
    canvas.sprite(plate(width, box.h, canvas.theme, "now", radius=18), box.x, box.y)
    for index, seat in enumerate(acting):
        mark = sprite(art.badge, 52, 52, canvas.theme, seat)
        canvas.sprite(mark, box.x + 7 + 58 * index, box.y + 7)
    left = box.x + 10 + 58 * len(acting)
    canvas.text(name, Box(left, box.y, name_width, box.h), 48, "on_now")
    canvas.text(
        note,
        Box(left + name_width, box.y, box.right - left - name_width - 12, box.h),
        36,
        "on_now",
        "right",
    )


def _warning(canvas: Canvas, text: str) -> None:
    width = measure(text, 28) + 32
    canvas.sprite(plate(width, 34, canvas.theme, "warn"), _TITLE.right - width, _TITLE.y - 4)
    canvas.text(text, Box(_TITLE.right - width + 16, _TITLE.y - 4, width - 32, 34), 28, "on_warn")


def _seat(canvas: Canvas, box: Box, seat: int, scene: SupplyScene) -> None:
    """Show a player with doubloons and points: those on the board while chips are hidden."""
    line = scene.seats[seat]
    fill, ink = ("now", "on_now") if line.acting else ("paper", "ink")
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, radius=14), box.x, box.y)
    canvas.sprite(sprite(art.badge, 72, 72, canvas.theme, seat), box.x + 8, box.y + 8)
    right = box.right - 8
    if scene.governor == seat:
        right -= 38
        canvas.sprite(sprite(art.governor, 38, 38, canvas.theme), right, box.y + 4)
    canvas.text(readable(line.name), Box(box.x + 90, box.y + 4, right - box.x - 94, 38), 32, ink)
    numbers = Box(box.x + 90, box.y + 44, box.w - 98, 40)
    canvas.sprite(sprite(art.doubloon, 36, 36, canvas.theme), numbers.x, numbers.y + 2)
    canvas.text(str(line.doubloons), Box(numbers.x + 42, numbers.y, 50, 40), 40, ink)
    hidden = line.chips is None
    mark = sprite(art.board_points if hidden else art.chip, 36, 36, canvas.theme)
    canvas.sprite(mark, numbers.x + 100, numbers.y + 2)
    points = line.points + (line.chips or 0)
    canvas.text(str(points), Box(numbers.x + 142, numbers.y, numbers.w - 142, 40), 40, ink)


def _role(canvas: Canvas, box: Box, role: RoleView, scene: SupplyScene, words: Words) -> None:
    now = scene.phase == role.key.split("_")[0] and scene.role_taker == role.taken_by
    free = role.taken_by is None
    fill = "now" if now else "paper" if free else "paper_dim"
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, "paper_line", 2, 14), box.x, box.y)
    side = 84
    left = box.x + 12 if role.doubloons or not free else box.x + (box.w - side) // 2
    canvas.sprite(sprite(art.ROLES[role.key], side, side, canvas.theme), left, box.y + 10)
    name = words(f"puerto_rico-role-{role.key}")
    canvas.text(name, Box(box.x + 4, box.bottom - 42, box.w - 8, 38), 28, "ink", "center")
    if role.taken_by is not None:
        mark = sprite(art.badge, 60, 60, canvas.theme, role.taken_by)
        canvas.sprite(mark, box.right - 70, box.y + 14)
    elif role.doubloons:
        coins = sprite(art.price, 68, 68, canvas.theme, str(role.doubloons))
        canvas.sprite(coins, box.right - 76, box.y + 12)
