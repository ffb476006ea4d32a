"""The pictures of a table: the map, all sheets, one sheet, questions, islands, the result.

A picture is drawn once for all that it shows: the scenes are the keys of the caches.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from bot.engine.api import Decision
from bot.games.amerigo.moves import AnyMove
from bot.games.amerigo.view import View
from bot.locales import Words
from render.amerigo.art.palette_sheet import palette_sheet
from render.amerigo.ask_scenes import ask_scene, draft_scene
from render.amerigo.map_scenes import PartScene, part_scene, table_scene
from render.amerigo.parts.windows import parts, range_of
from render.amerigo.pictures import board as one_board
from render.amerigo.pictures import boards as all_boards
from render.amerigo.pictures import central as central_board
from render.amerigo.pictures import closeup, map_alt, sheet_alt
from render.amerigo.pictures import overview as table
from render.amerigo.pictures import question as on_map
from render.amerigo.pictures.boards import Sheets
from render.amerigo.pictures.result import BARS
from render.amerigo.sheet_scenes import SheetScene, central_scene, sheet_scene, sheet_since
from render.api import Look, Picture
from render.gallery import Gallery, before, of_seat
from render.pictures.result import pictures

CENTRAL = "central"
"""The key of the central board among the close-ups."""


def _of_part(scene: PartScene) -> str:
    return f"island-{scene.key}"


gallery = Gallery(palette_sheet, {"table": (6,)})
board_picture = gallery.picture(of_seat, one_board.draw, sheet_alt.board)
central_picture = gallery.picture(CENTRAL, central_board.draw, sheet_alt.central)
result = pictures(gallery, BARS)
table_picture = gallery.picture("table", table.draw, map_alt.overview, 128)
part_picture = gallery.picture(_of_part, closeup.draw, map_alt.part)
map_question = gallery.picture("question", on_map.draw, map_alt.question)
draft_picture = gallery.picture("draft", on_map.draw, map_alt.question)


def overview(view: View, look: Look, since: View | None = None) -> Picture:
    """Return the map, and beside it what goes on."""
    return table_picture(table_scene(view, look), before(table_scene, since, look))


def boards(view: View, look: Look, since: View | None = None) -> Picture:
    """Return the sheets of all players."""
    scenes = tuple(sheet_scene(view, player, look) for player in view.players)
    return boards_picture(scenes, tuple(sheet_since(scene, since, look) for scene in scenes))


def board(view: View, look: Look, seat: int) -> Picture:
    """Return the sheet of one player alone."""
    return board_picture(sheet_scene(view, view.players[seat], look))


def central(view: View, look: Look, since: View | None = None) -> Picture:
    """Return the central board."""
    return central_picture(central_scene(view, look), before(central_scene, since, look))


@lru_cache(maxsize=128)
def boards_picture(scenes: Sheets, olds: tuple[SheetScene | None, ...]) -> Picture:
    """Return all sheets, from the cache when the same were drawn before."""
    text = sheet_alt.boards(scenes, Words(scenes[0].language))
    return gallery.encoded("boards", all_boards.draw(scenes, olds), text)


def close_up(view: View, look: Look, key: str, since: View | None = None) -> Picture:
    """Return the central board, or an island or a part of a long one from near."""
    if key == CENTRAL:
        return central(view, look, since)
    return part_picture(part_scene(view, key, look), before(part_scene, since, key, look))


def close_ups(view: View, words: Words) -> Mapping[str, str]:
    """Return the names of the close-ups of a map by key, as a menu offers them."""
    return {CENTRAL: words("amerigo-board-central-board")} | {
        key: words("amerigo-board-island", number=key)
        if key.isdecimal()
        else words(
            "amerigo-board-part", number=key.rstrip("abcdef"), cells=range_of(window, view.geo)
        )
        for key, window in parts(view.geo).items()
    }


def question(decision: Decision[AnyMove], view: View, look: Look) -> Picture | None:
    """Return what can be chosen: on the map."""
    scene = ask_scene(decision, view, look)
    return None if scene is None else map_question(scene)


def draft(
    seat: int,
    before: View,
    after: View,
    moves: Sequence[AnyMove],
    decision: Decision[AnyMove] | None,
    look: Look,
) -> Picture:
    """Return a draft of tiles on their island, and what may follow."""
    return draft_picture(draft_scene(seat, before, after, moves, decision, look))
