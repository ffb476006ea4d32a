"""Possible future boards: copies of a view's board with something more, or less."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from bot.games.puerto_rico import production
from bot.games.puerto_rico.bonuses import Estate
from bot.games.puerto_rico.data import BUILDINGS, WINDROSE
from bot.games.puerto_rico.view import BuildingView, PlayerView, TileView


def tiles(player: PlayerView) -> dict[str, int]:
    """Return the tiles of an island by kind, forests too."""
    return _counted([tile.kind for tile in player.island])


def manned(player: PlayerView) -> dict[str, int]:
    """Return the people on an island by kind of tile."""
    return _counted([tile.kind for tile in player.island if tile.manned])


def _counted(kinds: Iterable[str]) -> dict[str, int]:
    """Count with a plain loop, because this is done for every move that is offered."""
    found: dict[str, int] = {}
    for kind in kinds:
        found[kind] = found.get(kind, 0) + 1
    return found


def city(player: PlayerView) -> dict[str, int]:
    """Return the people on each building."""
    return {building.key: building.people for building in player.city}


def people(player: PlayerView) -> int:
    """Return all people on a board, nobles included."""
    on_tiles = sum([tile.manned for tile in player.island])
    return player.windrose + on_tiles + sum([one.people for one in player.city])


def made(player: PlayerView) -> dict[str, int]:
    """Return the goods that a craftsman phase brings a board from an endless supply."""
    endless = dict.fromkeys(player.goods, 99)
    return production.harvest(manned(player), city(player), endless)


class Holdings(NamedTuple):
    """An `Estate` that is read from a view."""

    city: Mapping[str, int]
    lands: Collection[int]
    people: int
    noble_people: int
    chips: int


def estate(player: PlayerView, chips: int) -> Estate:
    """Return the parts that large buildings count of a board with that many chips."""
    kinds = tuple(tiles(player).values())
    return Holdings(city(player), kinds, people(player), player.nobles, chips)


def paid(player: PlayerView, doubloons: int) -> PlayerView:
    """Return the board with more doubloons."""
    return player._replace(doubloons=player.doubloons + doubloons)


def with_goods(player: PlayerView, good: str, count: int) -> PlayerView:
    """Return the board with more goods of a kind."""
    return player._replace(goods={**player.goods, good: player.goods[good] + count})


def with_tile(player: PlayerView, kind: str) -> PlayerView:
    """Return the board with one more, unoccupied tile."""
    return player._replace(island=(*player.island, TileView(kind, manned=False)))


def without_tile(player: PlayerView, kind: str) -> PlayerView:
    """Return the board without one tile: an empty one if possible, else its person becomes idle.

    Of people a colonist becomes idle first (R-2.11).
    """
    found = sorted((tile for tile in player.island if tile.kind == kind), key=_value)
    if not found:
        return player
    left = list(player.island)
    left.remove(found[0])
    after = player._replace(island=tuple(left))
    if not found[0].manned:
        return after
    nobles = after.windrose_nobles + found[0].noble
    return after._replace(windrose=after.windrose + 1, windrose_nobles=nobles)


def _value(tile: TileView) -> tuple[bool, bool]:
    return tile.manned, tile.noble


def with_building(player: PlayerView, key: str, people: int = 0) -> PlayerView:
    """Return the board with one more building, occupied by `people`."""
    kind = BUILDINGS[key]
    building = BuildingView(key, people, kind.circles, kind.spaces)
    return player._replace(city=(*player.city, building))


def with_person(player: PlayerView, circle: str, noble: bool = False) -> PlayerView:
    """Return the board with one more person on a circle that is free, or on the windrose."""
    after = player._replace(nobles=player.nobles + noble)
    if circle == WINDROSE:
        nobles = after.windrose_nobles + noble
        return after._replace(windrose=after.windrose + 1, windrose_nobles=nobles)
    if circle in BUILDINGS:
        return _on_building(after, circle, 1, noble)
    return _on_tile(after, TileView(circle, False), TileView(circle, True, noble))


def without_person(player: PlayerView, place: str, noble: bool = False) -> PlayerView:
    """Return the board without one person of a circle or the windrose."""
    after = player._replace(nobles=player.nobles - noble)
    if place == WINDROSE:
        nobles = after.windrose_nobles - noble
        return after._replace(windrose=after.windrose - 1, windrose_nobles=nobles)
    if place in BUILDINGS:
        return _on_building(after, place, -1, noble)
    return _on_tile(after, TileView(place, True, noble), TileView(place, False))


def _on_building(player: PlayerView, key: str, more: int, noble: bool) -> PlayerView:
    buildings = tuple(
        one._replace(people=one.people + more, nobles=one.nobles + more * noble)
        if one.key == key
        else one
        for one in player.city
    )
    return player._replace(city=buildings)


def _on_tile(player: PlayerView, old: TileView, new: TileView) -> PlayerView:
    """Return the board with one tile in another state; a board without it stays as it is."""
    if old not in player.island:
        return player
    island = list(player.island)
    island[island.index(old)] = new
    return player._replace(island=tuple(island))
