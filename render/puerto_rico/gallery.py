"""The pictures of a table: the shared parts, all boards, one board, the question, the result.

Equal scenes are drawn once, because the scenes are the keys of the caches.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PIL import Image

from bot.engine.api import Decision
from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.view import View
from bot.locales import Words, numeral
from render.api import Look, Picture
from render.art.canvas import Box, Canvas
from render.art.kept import keeping, scene_bytes
from render.art.page import SMALLEST
from render.art.plates import Sprite
from render.art.sprites import EMOJIS, Drawing, Pen, icon, plate, sprite
from render.art.theme import Theme
from render.art.typesetting import measure
from render.art.widgets import Lettering
from render.gallery import Gallery, GameCover, Showing, Sketch, before, of_seat
from render.pictures.points import pictures as growth
from render.pictures.result import Bars, Part, pictures
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.emblems import emblem
from render.puerto_rico.art.palette_sheet import stored_in, themes
from render.puerto_rico.pictures import alt, draft, table
from render.puerto_rico.pictures import board as one
from render.puerto_rico.pictures import question as asked
from render.puerto_rico.pictures import strip as all_boards
from render.puerto_rico.pictures.strip import Boards
from render.puerto_rico.scenes import (
    PlayerScene,
    finished_draft,
    player_scene,
    player_since,
    supply_scene,
)
from render.puerto_rico.text.terms import SCORE, role_kind
from render.scenes import ResultScene

_COLORS = {
    "chips": ("chip", "on_chip"),
    "buildings": ("house", "ink"),
    "nobles": ("noble", "on_noble"),
}
_SIZE = 38


def _mark(canvas: Canvas, part: Part) -> None:
    """Draw a part's number and emblem, if there is room."""
    box, text = part.box, numeral(part.points)
    mark = _emblem(canvas, part.key) if box.w >= 92 else None
    if mark:
        canvas.sprite(mark, box.x + 6, box.y + (box.h - mark.height) // 2)
    room = box._replace(x=box.x + 46, w=box.w - 48) if mark else box
    if measure(text, _SIZE) + 4 <= room.w:
        canvas.text(text, room, _SIZE, _colors(part.key)[1], "center")
    elif measure(text, SMALLEST) + 4 <= room.w:
        canvas.text(text, room, SMALLEST, _colors(part.key)[1], "center")


def _emblem(canvas: Canvas, key: str) -> Image.Image | None:
    if key == "nobles":
        return sprite(art.crown, 38, 38, canvas.theme)
    if key == "chips":
        return sprite(art.chip, 38, 38, canvas.theme)
    return sprite(emblem, 38, 38, canvas.theme, key) if key in BUILDINGS else None


def _legend(colors: Theme, scene: ResultScene, words: Words) -> Iterator[tuple[Sprite, str]]:
    """Yield samples of the colours, and the emblems of large buildings that scored, with names."""
    scored = {key for line in scene.lines for key, points in line.parts if points}
    for key in (key for key in _COLORS if key != "nobles" or key in scored):
        swatch = plate(34, 34, colors, _colors(key)[0], "ink", 2, 8)
        yield swatch, words(f"puerto_rico-board-legend-{key}")
    for key in (key for key in BUILDINGS if key in scored):
        yield sprite(_great, 38, 38, colors, key), words(f"puerto_rico-score-{key}")


def _great(pen: Pen, key: str) -> None:
    """Draw the emblem of a large building on the colour of its bonus."""
    pen.box(0, 0, 99, 99, _colors(key)[0], "ink", radius=20)
    pen.put(emblem, 8, 8, 84, key)


def _colors(key: str) -> tuple[str, str]:
    return _COLORS.get(key, ("great", "ink"))


BARS = Bars(
    SCORE,
    names=24,
    ground=lambda part: _colors(part.key)[0],
    mark=_mark,
    legend=_legend,
    colors=themes,
)

gallery = Gallery(stored_in)
table_picture = gallery.picture("table", table.draw, alt.table)
draft_picture = gallery.picture("draft", draft.draw, alt.draft)
board_picture = gallery.picture(of_seat, one.draw, alt.board)
question_picture = gallery.picture("question", asked.draw, alt.question)
result = pictures(gallery, BARS)
points = growth(gallery, SCORE.game, BARS.colors)
cover = GameCover(
    gallery,
    SCORE.game,
    themes,
    art.cover,
    Lettering(Box(46, 36, 502, 88), 88, "sail", (("ink", 4),)),
)


@Showing
def overview(view: View, look: Look, since: View | None = None) -> Sketch:
    """Show the table, or the building draft during it and right after it."""
    if view.draft or (since is not None and since.draft and not _begun(view)):
        return _draft(view, look, since)
    return Sketch(table_picture, supply_scene(view, look), before(supply_scene, since, look))


@Showing
def boards(view: View, look: Look, since: View | None = None) -> Sketch:
    """Show the boards of all players in one picture."""
    scenes = tuple(player_scene(view, player, look) for player in view.players)
    then = tuple(player_since(scene, since, look) for scene in scenes)
    return Sketch(boards_picture, scenes, then)


@Showing
def board(view: View, look: Look, seat: int, since: View | None = None) -> Sketch:
    """Show the board of a single player."""
    scene = player_scene(view, view.players[seat], look)
    return Sketch(board_picture, scene, player_since(scene, since, look))


def question(decision: Decision[Move], view: View, look: Look) -> Picture | None:
    """Return a picture of the choices, as cards or highlighted on the player's board.

    Return None if the table shows them (a role), or if the answer is yes or no: to draw an unknown
    tile, or to take a colonist, a noble or VP.
    """
    if (scene := asked.board_scene(decision, view, look)) is not None:
        return board_picture(scene)
    cards = asked.cards_scene(decision, view, look)
    return None if cards is None else question_picture(cards)


def choices(decision: Decision[Move], view: View, look: Look) -> Picture | None:
    """Return the picture of the choices for a page, to be tapped; roles are cards."""
    if (scene := asked.board_scene(decision, view, look)) is not None:
        return board_picture(scene)
    cards = asked.page_scene(decision, view, look)
    return None if cards is None else question_picture(cards)


@keeping(scene_bytes)
def boards_picture(scenes: Boards, olds: tuple[PlayerScene | None, ...]) -> Picture:
    """Return the picture of all boards, from the cache if it was drawn before."""
    text = alt.boards(scenes, Words(scenes[0].language))
    return gallery.encoded("boards", all_boards.draw_all(scenes, olds), text)


def _begun(view: View) -> bool:
    """Return whether the game has continued after the draft."""
    return view.round > 1 or any(role.taken_by is not None for role in view.roles)


def _draft(view: View, look: Look, since: View | None) -> Sketch:
    """Show the building draft; after its end, `since` has the kinds that were on offer."""
    then = before(supply_scene, since, look)
    if view.draft or then is None:
        return Sketch(draft_picture, supply_scene(view, look), then)
    return Sketch(draft_picture, finished_draft(view, look, then.draft), then)


def emojis() -> Iterator[tuple[str, Image.Image]]:
    """Yield the drawings to upload to Discord as emojis, with their names."""
    colors = themes(EMOJIS)
    roles = {role_kind(key): drawing for key, drawing in art.ROLES.items()}
    for key, drawing in {**art.CROPS, **roles, **_THINGS}.items():
        yield f"{SCORE.game}-{key}", icon(drawing, colors)
    for key in BUILDINGS:
        yield f"{SCORE.game}-{key}", icon(emblem, colors, key)


_THINGS: Mapping[str, Drawing] = {
    "colonist": art.pawn,
    "noble": art.noble_pawn,
    "forest": art.woods,
    "doubloon": art.doubloon,
    "point": art.chip,
}
