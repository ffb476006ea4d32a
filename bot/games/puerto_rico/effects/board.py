"""Boards of a view as the rules of roles need them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.games.puerto_rico.view import PlayerView


def manned(player: PlayerView) -> Mapping[str, int]:
    """Return the people on an island by kind of tile."""
    return Counter([tile.kind for tile in player.island if tile.manned])


def city(player: PlayerView) -> dict[str, int]:
    """Return the people on each building."""
    return {building.key: building.people for building in player.city}


def paid(player: PlayerView, doubloons: int) -> PlayerView:
    """Return the board with more doubloons."""
    return player._replace(doubloons=player.doubloons + doubloons)
