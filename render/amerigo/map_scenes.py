"""Scenes of the pictures with the map: comparable values that serve as cache keys."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.amerigo.map.geography import Geography, geography
from bot.games.amerigo.map.placing import PlacedTile
from bot.games.amerigo.view import PlayerView, View
from render.amerigo.art.drawings import ACTIONS
from render.api import Look
from render.scenes import Scene, SceneCache, SharedScene, filled, name_of

PIRATES = "pirates"
"""Name of the phase that follows the last action of a round."""


@dataclass(frozen=True, slots=True)
class IslandLine:
    """The facts about an island; `posts` are pairs of seat and number of posts."""

    number: int
    size: int
    covered: int
    big: bool
    chest: bool
    discovered: bool
    posts: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class MapScene:
    """The map with everything on it; `posts` are pairs of cell and seat."""

    rows: tuple[str, ...]
    side: int
    tiles: tuple[PlacedTile, ...]
    posts: tuple[tuple[str, int], ...]
    ships: tuple[tuple[str, ...], ...]
    islands: tuple[IslandLine, ...]

    @property
    def geo(self) -> Geography:
        """The geography of the map."""
        return geography(self.rows, self.side)


@dataclass(frozen=True, slots=True)
class SeatLine:
    """The facts about a player in the picture of the table."""

    seat: int
    name: str
    points: int
    gold: int
    cannons: int
    acted: bool
    acting: bool


@dataclass(frozen=True, slots=True)
class TableScene(SharedScene):
    """The picture of the table, with the players in turn order.

    `cubes` are the cubes in the action field by colour, `then` is the colour of the next phase, or
    `PIRATES`, and `thrown` is how many cubes will be thrown in that phase.
    """

    map: MapScene
    phase: str
    rounds: int
    time: int
    players: tuple[SeatLine, ...]
    cubes: tuple[tuple[str, int], ...]
    action_points: int
    strength: int
    pirates_hidden: int
    then: str
    thrown: int

    @property
    def seats(self) -> tuple[SeatLine, ...]:
        """The players by seat."""
        return tuple(sorted(self.players, key=lambda one: one.seat))


@dataclass(frozen=True, slots=True)
class PartScene(Scene):
    """The close-up of an island or of a part of it; `key` is its key in menus."""

    map: MapScene
    key: str
    names: tuple[str, ...]


@SceneCache
def table_scene(view: View, look: Look) -> TableScene:
    """Return the scene of the table."""
    then, thrown = _next(view)
    return filled(
        TableScene,
        view,
        look,
        map=map_scene(view),
        rounds=view.numbers.rounds,
        players=tuple(_line(view.players[seat], look) for seat in view.turn_order),
        cubes=tuple((color, view.action_field.get(color, 0)) for color in ACTIONS),
        then=then,
        thrown=thrown,
    )


@SceneCache
def map_scene(view: View) -> MapScene:
    """Return the scene of a view's map."""
    return filled(
        MapScene,
        view,
        posts=tuple(sorted(view.posts.items())),
        ships=tuple(player.ships for player in view.players),
        islands=tuple(
            filled(IslandLine, one, posts=tuple(sorted(one.posts.items()))) for one in view.islands
        ),
    )


@SceneCache
def part_scene(view: View, key: str, look: Look) -> PartScene:
    """Return the scene of a close-up."""
    names = tuple(name_of(seat, look) for seat in range(view.seats))
    return filled(PartScene, look, map=map_scene(view), key=key, names=names)


def _next(view: View) -> tuple[str, int]:
    """Return the next phase, and how many cubes of its colour there will be (R2.3)."""
    colors = list(ACTIONS)
    if view.over:
        return "", 0
    for color in colors[colors.index(view.phase) + 1 if view.phase in ACTIONS else 0 :]:
        if count := view.supply.get(color, 0) + view.action_field.get(color, 0):
            return color, count
    return PIRATES, 0


def _line(player: PlayerView, look: Look) -> SeatLine:
    return filled(SeatLine, player, name=name_of(player.seat, look))
