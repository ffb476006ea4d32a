"""Room for buildings in a city, and free circles, shared by boards, views and bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.options import Options

PAIR = 2
"""Number of spaces that a large building fills."""


def large_of(city: Iterable[str]) -> int:
    """Return the number of large buildings in a city."""
    return sum([BUILDINGS[key].spaces == PAIR for key in city])


def room(spaces_left: int, large: int, options: Options) -> int:
    """Return the spaces that one more building may fill; a large one needs two (R-4.4).

    Small buildings may be regrouped (D-08), so only the numbers matter (Q-22).
    """
    if spaces_left >= PAIR and large < options.max_large_buildings:
        return PAIR
    return 1 if spaces_left else 0


def free_circles(
    tiles: Mapping[str, int], manned: Mapping[str, int], city: Mapping[str, int]
) -> dict[str, int]:
    """Return every place with free circles, and how many people it still takes.

    `tiles` and `manned` are the tiles and the people by kind of tile, without forests; `city` has
    the people on each building.
    """
    free = {}
    for tile, own in tiles.items():
        if left := own - manned.get(tile, 0):
            free[tile] = left
    for key, people in city.items():
        if left := BUILDINGS[key].circles - people:
            free[key] = left
    return free
