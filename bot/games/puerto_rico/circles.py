"""Free circles of a board: one rule for boards, views and bots."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.puerto_rico.data import BUILDINGS


def free_circles(
    tiles: Mapping[str, int], manned: Mapping[str, int], city: Mapping[str, int]
) -> dict[str, int]:
    """Return every kind of circle with room, and the number of people it still takes.

    `tiles` and `manned` are tiles and people by kind of tile, without forests; `city` are the
    people on each building.
    """
    free = {}
    for tile, own in tiles.items():
        if left := own - manned.get(tile, 0):
            free[tile] = left
    for key, people in city.items():
        if left := BUILDINGS[key].circles - people:
            free[key] = left
    return free
