"""A single player's board: every building by its name, with the emblem it has elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.puerto_rico.data import CITY_SPACES, GOODS, ISLAND_SPACES
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.page import GAP, HEIGHT, MARGIN, SIZE, WIDTH
from render.art.sprites import sprite
from render.art.widgets import Number, laid
from render.pictures import layout
from render.pictures.layout import Asked
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.palette_sheet import colors
from render.puerto_rico.parts import lots
from render.puerto_rico.parts.supplies import marked
from render.puerto_rico.scenes import LEAVING, SPENDING, STANDING, PlayerScene
from render.puerto_rico.text import things
from render.scenes import numbered, targets
from render.text.wording import player_name

_LOW = Box(MARGIN, HEIGHT - 94, WIDTH - 2 * MARGIN, 84)
_BODY = Box(MARGIN, layout.BELOW, WIDTH - 2 * MARGIN, _LOW.y - GAP - 2 - layout.BELOW)
_ISLAND, _CITY = _BODY.split(262, gap=GAP + 2)
_RULES = {
    "doubloons": "price",
    "board": "large",
    "chips": "score",
    "windrose": "placing",
    "nobles": "nobles",
}
"""Keys of the rules about a player's numbers; goods, which are missing, have the captain's rule."""


def draw(scene: PlayerScene, before: PlayerScene | None = None) -> Canvas:
    """Draw the scene and return the canvas; choices are bright, and new things are outlined."""
    then, words = before or scene, scene.words
    canvas = laid(SIZE, colors(scene.palette), _ISLAND, _CITY, _LOW)
    _title(canvas, scene, words)
    _island(canvas, scene, then, words)
    _city(canvas, scene, then, words)
    _numbers(canvas, scene, then, words)
    return canvas


def _title(canvas: Canvas, scene: PlayerScene, words: Words) -> None:
    """Write the question, if there is one, and the owner of the board."""
    role = scene.roles[-1] if scene.roles else None
    mark = None
    if scene.asked:
        drawing = art.ROLES.get(scene.phase)
        mark = sprite(drawing, 46, 46, canvas.theme) if drawing else None
        count = scene.windrose if scene.asked == "place" else scene.due
        text = words(f"puerto_rico-question-{scene.asked}", count=count)
    elif role:
        mark = sprite(art.ROLES[role], 46, 46, canvas.theme)
        text = words(f"puerto_rico-role-{role}")
    else:
        text = words("puerto_rico-board-of")
    if scene.governor and not scene.asked:
        text = f"{text} · {words('puerto_rico-board-governor')}"
    asked = [Asked(scene.seat, player_name(scene, words))]
    layout.draw_title(canvas, text, words, asked, mark, bright=scene.acting)


def _island(canvas: Canvas, scene: PlayerScene, then: PlayerScene, words: Words) -> None:
    canvas.about(_ISLAND, "island")
    spots = [spot for row in lots.grid(_ISLAND.inset(6), 3, 4) for spot in row]
    free, leaving = targets(scene.open, *STANDING), targets(scene.open, *LEAVING)
    for spot, tile in zip(spots, scene.island, strict=False):
        lots.tile(canvas, spot, tile, scene.seat, words, tile.kind in free)
        if tile.kind in leaving:
            canvas.frame(spot.inset(-2), "now", 6, 9)
    lots.empty(canvas, spots[len(scene.island) : ISLAND_SPACES], "land")
    # Here individual people are visible: places that they came to or left are outlined as well.
    old = numbered(then.island)
    for spot, one in zip(spots, numbered(scene.island), strict=False):
        if one not in old:
            canvas.outline(spot.inset(-2), "changed", 4, 8)


def _city(canvas: Canvas, scene: PlayerScene, then: PlayerScene, words: Words) -> None:
    canvas.about(_CITY, "city")
    spots = lots.grid(_CITY.inset(6), 4, CITY_SPACES // 4)
    plots, left = lots.plots(scene.city, spots)
    free, leaving = targets(scene.open, *STANDING), targets(scene.open, *LEAVING)
    for spot, building in plots:
        lots.building(canvas, spot, building, scene.seat, words, building.key in free)
        if building.key in leaving:
            canvas.frame(spot.inset(-2), "now", 6, 9)
        if building not in then.city:
            canvas.outline(spot.inset(-2), "changed", 4, 8)
    lots.empty(canvas, left, "city")


def _numbers(canvas: Canvas, scene: PlayerScene, then: PlayerScene, words: Words) -> None:
    """Draw money, points, people without a circle, and goods in one line."""
    shown = list(_shown(scene, then, words))
    for (key, one), box in zip(shown, _LOW.inset(8, 0).columns(len(shown), 4), strict=True):
        if key in _bright(scene):
            canvas.lit(box.inset(-2, 4))
        marked(canvas, box._replace(x=box.x + 2), one, 46, 4)
        canvas.about(box, _RULES.get(key, "captain"), things.counted(scene.seat, key))


def _shown(scene: PlayerScene, then: PlayerScene, words: Words) -> Iterator[tuple[str, Number]]:
    """Yield the numbers with their marks and changes."""
    money = scene.doubloons - then.doubloons
    yield "doubloons", Number(art.doubloon, str(scene.doubloons), money)
    yield "board", Number(art.board_points, str(scene.points), scene.points - then.points)
    if scene.chips is not None or "chips" in _bright(scene):
        change = 0 if None in (scene.chips, then.chips) else (scene.chips or 0) - (then.chips or 0)
        text = "?" if scene.chips is None else str(scene.chips)
        yield "chips", Number(art.chip, text, change)
    colonists, past = (one.windrose - one.windrose_nobles for one in (scene, then))
    yield "windrose", Number(art.pawn, str(colonists), colonists - past, (colonists > 0,))
    if scene.nobles is not None:
        change, some = scene.nobles - (then.nobles or 0), scene.nobles > 0
        yield "nobles", Number(art.noble_pawn, str(scene.nobles), change, (some,))
    for (good, count), (_, past) in zip(scene.goods, then.goods, strict=True):
        drawing = art.barrel if count else art.no_barrel
        yield good, Number(drawing, str(count), count - past, (good, lots.letter(good, words)))


def _bright(scene: PlayerScene) -> set[str]:
    """Return the keys of the numbers that are choices."""
    points = {"chips"} if scene.open & {"pay_point", "points"} else set()
    idle = targets(scene.open, *LEAVING) & {"windrose"}
    return {*points, *idle, *(targets(scene.open, *SPENDING) & {*GOODS})}
