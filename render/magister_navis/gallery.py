"""The gallery of a table: the supply, every player's board, the map, regions, the result.

A picture is drawn once for all that it shows: the scenes are the keys of the caches.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

from bot.engine.api import Score
from bot.games.magister_navis.data import REGIONS
from bot.games.magister_navis.view import View
from bot.locales import Words
from render.api import Look, Picture
from render.canvas import MOST_BYTES, Canvas
from render.magister_navis.art.palette_sheet import specimen
from render.magister_navis.pictures import alt, player, region, supply
from render.magister_navis.pictures import overview as whole
from render.magister_navis.pictures import result as final
from render.magister_navis.scenes import (
    LETTERS,
    PlayerScene,
    RegionScene,
    ResultScene,
    WorldScene,
    player_scene,
    player_since,
    region_scene,
    result_scene,
    touched,
    world_scene,
)
from render.magister_navis.warm_up import sample
from render.theme import Theme, palette_of

_TRIED = 200
"""Words of a picture up to which PNG is tried: here they are short, and fit well."""

_LIMITS = {"table": (100 * 1024, 0), "supply": (MOST_BYTES, 0)}
"""The most bytes of a picture, and the words up to which PNG is tried, where they differ."""


def boards(view: View, look: Look, since: View | None = None) -> list[Picture]:
    """Return the supply and each seat's board; what has not changed is not redrawn."""
    before = None if since is None else world_scene(since, look)
    seats = (player_scene(view, one, look) for one in view.players)
    return [
        supply_picture(world_scene(view, look), before),
        *(player_picture(scene, player_since(scene, since, look)) for scene in seats),
    ]


def overview(view: View, look: Look, since: View | None = None) -> Picture:
    """Return the whole table in one picture: the map and every player."""
    before = None if since is None else world_scene(since, look)
    return overview_picture(world_scene(view, look), before)


def close_up(view: View, look: Look, key: str, since: View | None = None) -> Picture:
    """Return one region from near."""
    before = None if since is None else region_scene(since, key, look)
    return region_picture(region_scene(view, key, look), before)


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


def result(view: View, scores: Sequence[Score], look: Look) -> Picture:
    """Return the final scores as bars, winner on top."""
    return result_picture(result_scene(view, scores, look))


def warm_up(look: Look) -> None:
    """Draw the sprites and maps of a palette and a size before a game needs them."""
    for view in (sample(False), sample(True)):
        overview(view, look)
        boards(view, look)
    for key in REGIONS:
        close_up(view, look, key)


@lru_cache(maxsize=64)
def supply_picture(scene: WorldScene, before: WorldScene | None = None) -> Picture:
    """Return the supply, from the cache when the same was drawn before."""
    return _picture("supply", supply.draw(scene, before), alt.supply(scene, _words(scene)))


@lru_cache(maxsize=256)
def player_picture(scene: PlayerScene, before: PlayerScene | None = None) -> Picture:
    """Return a player's board, from the cache when the same was drawn before."""
    name = f"player-{LETTERS[scene.seat].lower()}"
    return _picture(name, player.draw(scene, before), alt.player(scene, _words(scene)))


@lru_cache(maxsize=64)
def overview_picture(scene: WorldScene, before: WorldScene | None = None) -> Picture:
    """Return the whole table, from the cache when the same was drawn before."""
    return _picture("table", whole.draw(scene, before), alt.overview(scene, _words(scene)))


@lru_cache(maxsize=64)
def region_picture(scene: RegionScene, before: RegionScene | None = None) -> Picture:
    """Return a region, from the cache when the same was drawn before."""
    name = f"region-{scene.key.lower()}"
    return _picture(name, region.draw(scene, before), alt.region(scene, _words(scene)))


@lru_cache(maxsize=32)
def result_picture(scene: ResultScene) -> Picture:
    """Return the final scores, from the cache when the same was drawn before."""
    return _picture("result", final.draw(scene), alt.result(scene, _words(scene)))


def _words(scene: WorldScene | PlayerScene | RegionScene | ResultScene) -> Words:
    return Words(scene.language)


def _picture(name: str, canvas: Canvas, text: str) -> Picture:
    most, words = _LIMITS.get(name, (MOST_BYTES, _TRIED))
    suffix, data = canvas.encoded(_palette(canvas.theme), most, words)
    return Picture(f"{name}.{suffix}", canvas.image.size, data, text)


@cache
def _palette(colors: Theme) -> Image.Image:
    """Return the colours of this game's pictures, learned from its sprites."""
    return palette_of(colors, specimen(colors))
