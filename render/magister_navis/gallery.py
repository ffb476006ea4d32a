"""The gallery of a table: the supply, every player's board, the map, regions, the result.

A picture is drawn once for all that it shows: the scenes are the keys of the caches.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.api import Decision, Score
from bot.games.magister_navis.data import REGIONS
from bot.games.magister_navis.moves import Move
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
    world_scene,
)
from render.magister_navis.warm_up import sample_view
from render.pictures.result import pictures
from render.pictures.stand_in import stand_in
from render.scenes import LETTERS

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
_result = pictures(gallery, BARS)


def result(view: View, scores: Sequence[Score], look: Look, /) -> Picture:
    """Return the final scores as a picture."""
    return stand_in("result", _result(view, scores, look))


def overview(view: View, look: Look, since: View | None = None) -> Picture:
    """Return the whole table in one picture."""
    return stand_in("table", _overview(view, look, since))


def boards(view: View, look: Look, since: View | None = None) -> Picture:
    """Return the boards of all players in one picture."""
    return stand_in("boards", *_boards(view, look, since)[1:])


def board(view: View, look: Look, seat: int) -> Picture:
    """Return the board of one player alone."""
    return stand_in(f"board-{LETTERS[seat].lower()}", _boards(view, look)[1 + seat])


def question(decision: Decision[Move], view: View, look: Look) -> Picture | None:
    """Return what can be chosen, None where the table shows it."""
    return stand_in("question", _overview(view, look), _boards(view, look)[1 + decision.seat])


def _boards(view: View, look: Look, since: View | None = None) -> list[Picture]:
    """Return the supply and each seat's board; what has not changed is not redrawn."""
    seats = (player_scene(view, one, look) for one in view.players)
    return [
        supply_picture(world_scene(view, look), before(world_scene, since, look)),
        *(player_picture(scene, player_since(scene, since, look)) for scene in seats),
    ]


def _overview(view: View, look: Look, since: View | None = None) -> Picture:
    """Return the whole table in one picture: the map and every player."""
    return overview_picture(world_scene(view, look), before(world_scene, since, look))


def close_up(view: View, look: Look, key: str, since: View | None = None) -> Picture:
    """Return the close-up of one region."""
    part = region_picture(region_scene(view, key, look), before(region_scene, since, key, look))
    return stand_in(f"region-{key.lower()}", part)


def close_ups(words: Words) -> dict[str, str]:
    """Return the names of the regions by key, as a menu offers them."""
    return {key: words(f"magister_navis-region-{key}") for key in REGIONS}


def warm_up(look: Look) -> None:
    """Draw the sprites and maps of a palette and a size before a game needs them."""
    for view in (sample_view(False), sample_view(True)):
        _overview(view, look)
        _boards(view, look)
    for key in REGIONS:
        close_up(view, look, key)
