"""The pictures of a table: the map, all sheets, one sheet, questions, islands, the result.

A picture is drawn once for all that it shows: the scenes are the keys of the caches.
"""

from __future__ import annotations

from bot.games.amerigo.view import View
from render.amerigo.art.palette_sheet import palette_sheet
from render.amerigo.map_scenes import table_scene
from render.amerigo.pictures import map_alt
from render.amerigo.pictures import overview as table
from render.api import Look, Picture
from render.gallery import Gallery, before

gallery = Gallery(palette_sheet, {"table": (6,)})
table_picture = gallery.picture("table", table.draw, map_alt.overview, 128)


def overview(view: View, look: Look, since: View | None = None) -> Picture:
    """Return the map, and beside it what goes on."""
    return table_picture(table_scene(view, look), before(table_scene, since, look))
