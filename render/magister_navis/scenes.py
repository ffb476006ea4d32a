"""Exactly what each picture shows, as values that can be compared: the keys of the cache.

Nothing is hidden in this game, so that a scene is the same for every reader of one look.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games.magister_navis.data import REGIONS, STATUSES
from bot.games.magister_navis.view import (
    BuildingView,
    CityView,
    ConnectionView,
    DeckView,
    PlayerView,
    RegionView,
    StatusView,
    View,
)
from render.api import Look
from render.scenes import Scene, SceneCache, SharedScene, name_of, open_moves, own, shared


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What the shared pictures tell of a player; `status` is in the order of `STATUSES`.

    `cards` are those that count against the limit: not the one on the governor space.
    """

    name: str
    start: bool
    points: int
    status: tuple[StatusView, ...]
    supply: int
    harbor: int
    cards: int
    limit: int
    cities: int
    connections: int
    buildings: tuple[BuildingView, ...]
    passed: bool
    acting: bool


@dataclass(frozen=True, slots=True)
class WorldScene(SharedScene):
    """The shared pictures; `open` are the moves of those who must decide.

    `asked` is what a question's picture asks, in words.
    """

    phase: str
    seats: tuple[SeatLine, ...]
    abolished: bool
    regions: tuple[RegionView, ...]
    cities: tuple[CityView, ...]
    connections: tuple[ConnectionView, ...]
    decks: tuple[DeckView, ...]
    offer: tuple[tuple[str, int], ...]
    open: frozenset[str]
    asked: str = ""


@dataclass(frozen=True, slots=True)
class RegionScene(SharedScene):
    """The close-up of one region; `names` are the players'."""

    key: str
    names: tuple[str, ...]
    regions: tuple[RegionView, ...]
    cities: tuple[CityView, ...]
    connections: tuple[ConnectionView, ...]
    decks: tuple[DeckView, ...]
    abolished: bool
    open: frozenset[str]

    @property
    def region(self) -> RegionView:
        """Return the region itself."""
        return next(one for one in self.regions if one.key == self.key)


@dataclass(frozen=True, slots=True)
class PlayerScene(Scene):
    """One player's board; `asked` is what its picture asks, in words."""

    seat: int
    line: SeatLine
    tokens: tuple[tuple[str, int], ...]
    cards: tuple[str, ...]
    governor: str | None
    set_aside: int
    open: frozenset[str]
    asked: str = ""


@SceneCache
def world_scene(view: View, look: Look) -> WorldScene:
    """Return what the shared pictures show."""
    return WorldScene(
        *shared(view, look),
        phase=view.phase,
        seats=tuple(_line(player, view, look) for player in view.players),
        abolished=view.abolished,
        regions=view.regions,
        cities=view.cities,
        connections=view.connections,
        decks=view.decks,
        offer=tuple(view.offer.items()),
        open=open_moves(view.players),
    )


def asking(scene: WorldScene, seat: int, moves: frozenset[str], text: str) -> WorldScene:
    """Return the scene as it asks one player to choose among these moves."""
    seats = (replace(line, acting=one == seat) for one, line in enumerate(scene.seats))
    return replace(scene, seats=tuple(seats), open=moves, asked=text)


def asked(scene: WorldScene) -> int:
    """Return whom such a scene asks."""
    return next(seat for seat, line in enumerate(scene.seats) if line.acting)


@SceneCache
def region_scene(view: View, key: str, look: Look) -> RegionScene:
    """Return what the picture of one region shows."""
    return RegionScene(
        *shared(view, look),
        key=key,
        names=tuple(name_of(seat, look) for seat in range(view.seats)),
        regions=view.regions,
        cities=view.cities,
        connections=view.connections,
        decks=tuple(deck for deck in view.decks if deck.key in REGIONS[key].decks),
        abolished=view.abolished,
        open=open_moves(view.players),
    )


@SceneCache
def player_scene(view: View, player: PlayerView, look: Look) -> PlayerScene:
    """Return what a player's board shows."""
    return PlayerScene(
        *own(look),
        seat=player.seat,
        line=_line(player, view, look),
        tokens=tuple(player.tokens.items()),
        cards=player.cards,
        governor=player.governor,
        set_aside=len(player.set_aside),
        open=open_moves((player,)),
    )


def _line(player: PlayerView, view: View, look: Look) -> SeatLine:
    return SeatLine(
        name=name_of(player.seat, look),
        start=view.start == player.seat,
        points=sum(player.score.values()),
        status=tuple(player.status[key] for key in STATUSES),
        supply=player.supply,
        harbor=player.harbor,
        cards=len(player.cards) - (player.governor is not None),
        limit=player.limit,
        cities=player.cities,
        connections=player.connections,
        buildings=player.buildings,
        passed=player.passed,
        acting=player.acting,
    )
