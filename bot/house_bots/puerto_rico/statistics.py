"""Statistics of a finished city of Puerto Rico, which show how it was played."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.api import Seat
from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.view import View


def statistics(view: View, seat: Seat) -> Mapping[str, float]:
    """Return a seat's large buildings, unoccupied ones, haciendas and plants without tiles."""
    me = view.players[seat]
    large = [building for building in me.city if building.spaces == 2]
    tiles = {tile.kind for tile in me.island}
    made = [BUILDINGS[building.key].produces for building in me.city]
    return {
        "large_buildings": len(large),
        "large_unoccupied": sum(not building.people for building in large),
        "haciendas": sum(building.key == "hacienda" for building in me.city),
        "plants_without_tiles": sum(good is not None and good not in tiles for good in made),
    }
