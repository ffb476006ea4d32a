"""The gallery of a table: the supply, every player's board, the map, regions, the result.

A picture is drawn once for all that it shows: the scenes are the keys of the caches.
"""

from __future__ import annotations

from bot.games.magister_navis.data import REGIONS
from bot.games.magister_navis.view import View
from bot.locales import Words
from render.api import Look, Picture
from render.art.canvas import MOST_BYTES
from render.gallery import Gallery, before, of_seat
from render.magister_navis.art.palette_sheet import palette_sheet
from render.magister_navis.pictures import alt, player, region, supply
from render.magister_navis.pictures import overview as whole
from render.magister_navis.pictures.result import BARS
from render.magister_navis.scenes import (
    RegionScene,
    player_scene,
    player_since,
    region_scene,
    touched,
    world_scene,
)
from render.magister_navis.warm_up import sample_view
from render.pictures.result import pictures

_TRIED = 200
"""Words of a picture up to which PNG is tried: here they are short, and fit well."""


def _of_region(scene: RegionScene) -> str:
    return f"region-{scene.key.lower()}"


gallery = Gallery(
    palette_sheet, (MOST_BYTES, _TRIED), {"table": (100 * 1024, 0), "supply": (MOST_BYTES, 0)}
)
supply_picture = gallery.picture("supply", supply.draw, alt.supply)
player_picture = gallery.picture(of_seat, player.draw, alt.player, 256)
overview_picture = gallery.picture("table", whole.draw, alt.overview)
region_picture = gallery.picture(_of_region, region.draw, alt.region)
result = pictures(gallery, BARS)


def boards(view: View, look: Look, since: View | None = None) -> list[Picture]:
    """Return the supply and each seat's board; what has not changed is not redrawn."""
    seats = (player_scene(view, one, look) for one in view.players)
    return [
        supply_picture(world_scene(view, look), before(world_scene, since, look)),
        *(player_picture(scene, player_since(scene, since, look)) for scene in seats),
    ]


def overview(view: View, look: Look, since: View | None = None) -> Picture:
    """Return the whole table in one picture: the map and every player."""
    return overview_picture(world_scene(view, look), before(world_scene, since, look))


def close_up(view: View, look: Look, key: str, since: View | None = None) -> Picture:
    """Return the close-up of one region."""
    return region_picture(region_scene(view, key, look), before(region_scene, since, key, look))


def close_ups(words: Words) -> dict[str, str]:
    """Return the names of the regions by key, as a menu offers them."""
    return {key: words(f"magister_navis-region-{key}") for key in REGIONS}


def after_phase(view: View, look: Look, since: View | None, phase: str) -> list[Picture]:
    """Return what is posted when a phase has ended: the table, then the boards.

    After a full turn it is the regions in which something has happened.
    """
    if phase == "turn" and since is not None:
        return [close_up(view, look, key, since) for key in touched(since, view)]
    return [overview(view, look, since), *boards(view, look, since)]


def warm_up(look: Look) -> None:
    """Draw the sprites and maps of a palette and a size before a game needs them."""
    for view in (sample_view(False), sample_view(True)):
        overview(view, look)
        boards(view, look)
    for key in REGIONS:
        close_up(view, look, key)
