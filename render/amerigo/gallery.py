"""The pictures of a table: the map, all sheets, one sheet, questions, islands, the result.

Equal scenes are drawn once, because the scenes are the keys of the caches.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PIL import Image

from bot.engine.api import Decision
from bot.games.amerigo.data import NEUTRAL, TOKENS, VILLAGE
from bot.games.amerigo.map.placing import PICTURES
from bot.games.amerigo.moves import AnyMove, Build
from bot.games.amerigo.view import View
from bot.locales import Words
from render.amerigo.art import drawings as art
from render.amerigo.art import sheet_art
from render.amerigo.art.atlas import Window
from render.amerigo.art.palette_sheet import colors, stored_in
from render.amerigo.ask_scenes import AskScene, Draft, ask_scene, draft_scene, tapped_scene
from render.amerigo.map_scenes import PartScene, part_scene, table_scene
from render.amerigo.parts.tiles import turned
from render.amerigo.parts.tokens import emblem
from render.amerigo.parts.windows import PIECES, parts, range_of
from render.amerigo.pictures import alt, choice, closeup
from render.amerigo.pictures import board as one_board
from render.amerigo.pictures import central as central_board
from render.amerigo.pictures import map as table
from render.amerigo.pictures import question as on_map
from render.amerigo.pictures import strip as all_boards
from render.amerigo.pictures.choice import choice_scene
from render.amerigo.pictures.strip import Sheets
from render.amerigo.sheet_scenes import SheetScene, central_scene, sheet_scene, sheet_since
from render.amerigo.text.terms import SCORE, first, island_name
from render.amerigo.text.things import action_of
from render.api import Look, Picture
from render.art.canvas import Box
from render.art.kept import keeping, scene_bytes
from render.art.sprites import EMOJIS, Drawing, icon
from render.art.widgets import Lettering
from render.gallery import Gallery, GameCover, Showing, Sketch, before, of_seat
from render.pictures.cards import FINGER
from render.pictures.points import pictures as growth
from render.pictures.result import marked_bars, pictures

BARS = marked_bars(
    SCORE,
    {
        "points": art.points,
        "overflow": sheet_art.overflow,
        "gold": art.gold,
        **art.GOODS,
        "tokens": sheet_art.token,
        "progress": art.progress,
        "order": art.order,
    },
    names=14,
    colors=colors,
)

CENTRAL = "central"
"""Key of the central board among the close-ups."""


def _of_part(scene: PartScene) -> str:
    return f"island-{scene.key}"


gallery = Gallery(stored_in)
board_picture = gallery.picture(of_seat, one_board.draw, alt.board)
central_picture = gallery.picture(CENTRAL, central_board.draw, alt.central)
result = pictures(gallery, BARS)
points = growth(gallery, SCORE.game, BARS.colors)
cover = GameCover(
    gallery,
    SCORE.game,
    colors,
    art.cover,
    Lettering(Box(260, 22, 560, 124), 140, "sail", (("sand", 20), ("indigo", 11))),
)
table_picture = gallery.picture("table", table.draw_table, alt.overview)
part_picture = gallery.picture(_of_part, closeup.draw, alt.part)
map_question = gallery.picture("question", on_map.draw, alt.question)
choice_picture = gallery.picture("question", choice.draw, alt.choice)
draft_picture = gallery.picture("draft", on_map.draw, alt.question)


@Showing
def overview(view: View, look: Look, since: View | None = None) -> Sketch:
    """Show the map and, next to it, the round, the phase and the players."""
    return Sketch(table_picture, table_scene(view, look), before(table_scene, since, look))


@Showing
def boards(view: View, look: Look, since: View | None = None) -> Sketch:
    """Show the sheets of all players."""
    scenes = tuple(sheet_scene(view, player, look) for player in view.players)
    then = tuple(sheet_since(scene, since, look) for scene in scenes)
    return Sketch(boards_picture, scenes, then)


@Showing
def board(view: View, look: Look, seat: int, since: View | None = None) -> Sketch:
    """Show the sheet of a single player."""
    scene = sheet_scene(view, view.players[seat], look)
    return Sketch(board_picture, scene, sheet_since(scene, since, look))


@keeping(scene_bytes)
def boards_picture(scenes: Sheets, olds: tuple[SheetScene | None, ...]) -> Picture:
    """Return the picture of all sheets, from the cache if it was drawn before."""
    text = alt.boards(scenes, Words(scenes[0].language))
    return gallery.encoded("boards", all_boards.draw_all(scenes, olds), text)


@Showing
def close_up(view: View, look: Look, key: str, since: View | None = None) -> Sketch:
    """Show the central board, an island, or a part of a long island up close."""
    if key == CENTRAL:
        then = before(central_scene, since, look)
        return Sketch(central_picture, central_scene(view, look), then)
    return Sketch(part_picture, part_scene(view, key, look), before(part_scene, since, key, look))


def close_ups(view: View, words: Words) -> Mapping[str, str]:
    """Return the names of a map's close-ups by key, for a menu."""
    named = {key: _part_name(key, window, view, words) for key, window in parts(view.geo).items()}
    return {CENTRAL: words("amerigo-board-central-board")} | named


def _part_name(key: str, window: Window, view: View, words: Words) -> str:
    """Return the name of an island; a part of one also has its first and last cell."""
    number = int(key.rstrip(PIECES))
    name = first(island_name(number, view.islands[number - 1].big, words))
    if key.isdecimal():
        return name
    return words("amerigo-board-part", island=name, cells=range_of(window, view.geo))


def question(decision: Decision[AnyMove], view: View, look: Look) -> Picture | None:
    """Return a picture of the choices, on the map or on cards below part of the central board.

    If a turn's action is chosen but not its amount, return the player's sheet.
    """
    return _asked(ask_scene(decision, view, look), decision, view, look)


def choices(decision: Decision[AnyMove], view: View, look: Look) -> Picture | None:
    """Return a picture of the choices for a page, with cards high enough to tap.

    Places have no letters, because the list next to the picture has none.
    """
    return _asked(tapped_scene(decision, view, look), decision, view, look, FINGER)


def _asked(
    scene: AskScene | None, decision: Decision[AnyMove], view: View, look: Look, least: int = 0
) -> Picture | None:
    if scene is not None:
        return map_question(scene)
    beside = choice_scene(decision, view, look, least)
    if beside is not None:
        return choice_picture(beside)
    amounts = decision.kind == "turn" and action_of(decision.moves)
    return board(view, look, decision.seat) if amounts else None


def draft(drafted: Draft, look: Look) -> Picture:
    """Return a draft of tiles on their island; for other moves, the question that follows."""
    if any(isinstance(move, Build) for move in drafted.moves):
        return draft_picture(draft_scene(drafted, look))
    decision, view = drafted.decision, drafted.after
    asked = None if decision is None else question(decision, view, look)
    return asked or board(view, look, drafted.seat)


def emojis() -> Iterator[tuple[str, Image.Image]]:
    """Yield the drawings to upload to Discord as emojis, with their names."""
    palette = colors(EMOJIS)
    for key, drawing in {**art.GOODS, **_THINGS}.items():
        yield f"{SCORE.game}-{key}", icon(drawing, palette)
    for colour in art.ACTIONS:
        yield f"{SCORE.game}-{colour}", icon(art.cube, palette, colour)
    for key in TOKENS:
        yield f"{SCORE.game}-token-{key}", icon(emblem, palette, key)
    for kind, fill in ((VILLAGE, "sand"), (NEUTRAL, "neutral")):
        for shape in PICTURES:
            drawn = icon(sheet_art.large_tile, palette, turned(shape), fill, kind == NEUTRAL)
            yield f"{SCORE.game}-{kind}{shape}", drawn


_THINGS: Mapping[str, Drawing] = {
    "post": art.free_post,
    "gold": art.gold,
    "point": art.points,
    "chest": art.chest,
    "token": sheet_art.token,
}
