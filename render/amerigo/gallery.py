"""The pictures of a table: the map, all sheets, one sheet, questions, islands, the result.

A picture is drawn once for all that it shows: the scenes are the keys of the caches.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.amerigo.view import View
from bot.locales import Words
from render.amerigo.art.palette_sheet import palette_sheet
from render.amerigo.map_scenes import PartScene, part_scene, table_scene
from render.amerigo.parts.windows import parts, range_of
from render.amerigo.pictures import closeup, map_alt
from render.amerigo.pictures import overview as table
from render.api import Look, Picture
from render.gallery import Gallery, before


def _of_part(scene: PartScene) -> str:
    return f"island-{scene.key}"


gallery = Gallery(palette_sheet, {"table": (6,)})
table_picture = gallery.picture("table", table.draw, map_alt.overview, 128)
part_picture = gallery.picture(_of_part, closeup.draw, map_alt.part)


def overview(view: View, look: Look, since: View | None = None) -> Picture:
    """Return the map, and beside it what goes on."""
    return table_picture(table_scene(view, look), before(table_scene, since, look))


def close_up(view: View, look: Look, key: str, since: View | None = None) -> Picture:
    """Return the close-up of an island, or of a part of a long one."""
    return part_picture(part_scene(view, key, look), before(part_scene, since, key, look))


def close_ups(view: View, words: Words) -> Mapping[str, str]:
    """Return the names of the close-ups of a map by key, as a menu offers them."""
    return {
        key: words("amerigo-board-island", number=key)
        if key.isdecimal()
        else words(
            "amerigo-board-part", number=key.rstrip("abcdef"), cells=range_of(window, view.geo)
        )
        for key, window in parts(view.geo).items()
    }
