"""The extra VP of large buildings (R-9.3), computed from the contents of a board."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Protocol

from bot.games.puerto_rico.data import BUILDINGS, CLOISTER_POINTS, RESIDENCE_POINTS


class Estate(Protocol):
    """The parts of a board that large buildings score."""

    @property
    def city(self) -> Mapping[str, int]:
        """Return the people on each building."""

    @property
    def lands(self) -> Collection[int]:
        """Return the number of tiles of each kind on the island, including forests."""

    @property
    def people(self) -> int:
        """Return the number of people on the board."""

    @property
    def noble_people(self) -> int:
        """Return the number of nobles on the board."""

    @property
    def chips(self) -> int:
        """Return the VP in chips, including those noted on paper."""


def guild_hall(estate: Estate) -> int:
    """Score 1 VP for each small and 2 VP for each large production building, even if empty."""
    points = {"small_production": 1, "large_production": 2}
    return sum(points.get(BUILDINGS[key].kind, 0) for key in estate.city)


def residence(estate: Estate) -> int:
    """Score 4 to 7 VP for the filled spaces of the island, occupied or not (D-21)."""
    filled = sum(estate.lands)
    return max(points for spaces, points in RESIDENCE_POINTS.items() if filled >= spaces)


def fortress(estate: Estate) -> int:
    """Score 1 VP for every three people anywhere on the board (Q-21)."""
    return estate.people // 3


def customs_house(estate: Estate) -> int:
    """Score 1 VP for every four VP in chips, including those on paper (D-23)."""
    return estate.chips // 4


def city_hall(estate: Estate) -> int:
    """Score 1 VP for every beige building, including itself (Q-20)."""
    return sum(not BUILDINGS[key].production for key in estate.city)


def cloister(estate: Estate) -> int:
    """Score 1/3/6/10 VP for 1/2/3/4 sets of three identical island tiles, including forests."""
    return CLOISTER_POINTS[sum(count // 3 for count in estate.lands)]


def royal_garden(estate: Estate) -> int:
    """Score 1 VP for every noble that the player has."""
    return estate.noble_people


Bonus = Callable[[Estate], int]

BONUSES: Mapping[str, Bonus] = {
    "royal_garden": royal_garden,
    "guild_hall": guild_hall,
    "residence": residence,
    "fortress": fortress,
    "customs_house": customs_house,
    "city_hall": city_hall,
    "cloister": cloister,
}
"""Functions that compute the buildings' bonuses, in the order of the lines of a score."""


def printed(city: Collection[str]) -> int:
    """Return the VP printed on the buildings of a city."""
    return sum([BUILDINGS[key].vp for key in city])


def scoring(city: Mapping[str, int]) -> list[str]:
    """Return the occupied large buildings of a city that have a bonus."""
    if BONUSES.keys().isdisjoint(city):
        return []
    return [key for key in BONUSES if city.get(key)]


def board_points(estate: Estate, nobles: bool) -> dict[str, int]:
    """Return the score lines of a board: printed VP, bonuses of occupied buildings, nobles.

    `nobles` is true if the game is played with nobles.
    """
    bonuses = {key: BONUSES[key](estate) for key in scoring(estate.city)}
    lines = {"buildings": printed(estate.city), **bonuses}
    return {**lines, "nobles": estate.noble_people} if nobles else lines
