"""Exactly what each picture shows, as values that can be compared: the keys of the cache.

Nothing is hidden in this game, so that a scene is the same for every reader of one look.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.games.magister_navis.data import CITIES, CONNECTIONS, REGIONS, STATUSES, TOKENS
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

ACTION_TOKENS = tuple(key for key, token in TOKENS.items() if token.actions)


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What the shared pictures tell of a player; `status` is in the order of `STATUSES`.

    `cards` are those that count against the limit: not the one on the governor space.
    """

    name: str
    points: int
    status: tuple[StatusView, ...]
    supply: int
    harbor: int
    cards: int
    limit: int
    cities: int
    connections: int
    tokens: tuple[tuple[str, int], ...]
    passed: bool
    acting: bool


@dataclass(frozen=True, slots=True)
class WorldScene(SharedScene):
    """The shared pictures; `open` are the moves of those who must decide."""

    start: int
    phase: str
    seats: tuple[SeatLine, ...]
    abolished: bool
    regions: tuple[RegionView, ...]
    cities: tuple[CityView, ...]
    connections: tuple[ConnectionView, ...]
    decks: tuple[DeckView, ...]
    offer: tuple[tuple[str, int], ...]
    open: frozenset[str]


@dataclass(frozen=True, slots=True)
class RegionScene(SharedScene):
    """The close-up of one region, with all connections of its cities; `names` are the players'."""

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
    """One player's board; `parts` are the lines of the score, now and secured."""

    seat: int
    bot: bool
    start: bool
    line: SeatLine
    buildings: tuple[BuildingView, ...]
    spaces: int
    tokens: tuple[tuple[str, int], ...]
    cards: tuple[str, ...]
    governor: str | None
    set_aside: int
    secured: int
    open: frozenset[str]


@SceneCache
def world_scene(view: View, look: Look) -> WorldScene:
    """Return what the shared pictures show."""
    return WorldScene(
        *shared(view, look),
        start=view.start,
        phase=view.phase,
        seats=tuple(_line(player, look) for player in view.players),
        abolished=view.abolished,
        regions=view.regions,
        cities=view.cities,
        connections=view.connections,
        decks=view.decks,
        offer=tuple(view.offer.items()),
        open=open_moves(view.players),
    )


@SceneCache
def region_scene(view: View, key: str, look: Look) -> RegionScene:
    """Return what the picture of one region shows."""
    region = REGIONS[key]
    links = {link for city in region.cities for link in CITIES[city].connections}
    ends = {city for link in links for city in CONNECTIONS[link].cities} | set(region.cities)
    return RegionScene(
        *shared(view, look),
        key=key,
        names=tuple(name_of(seat, look) for seat in range(view.seats)),
        regions=view.regions,
        cities=tuple(city for city in view.cities if city.key in ends),
        connections=tuple(link for link in view.connections if link.key in links),
        decks=tuple(deck for deck in view.decks if deck.key in region.decks),
        abolished=view.abolished,
        open=open_moves(view.players),
    )


@SceneCache
def player_scene(view: View, player: PlayerView, look: Look) -> PlayerScene:
    """Return what a player's board shows."""
    return PlayerScene(
        *own(look),
        seat=player.seat,
        bot=player.seat in look.bots,
        start=view.start == player.seat,
        line=_line(player, look),
        buildings=player.buildings,
        spaces=player.spaces,
        tokens=tuple(player.tokens.items()),
        cards=player.cards,
        governor=player.governor,
        set_aside=len(player.set_aside),
        secured=sum(player.secured.values()),
        open=open_moves((player,)),
    )


def player_since(scene: PlayerScene, since: View | None, look: Look) -> PlayerScene | None:
    """Return the board as it was, None where nothing that can be outlined was different."""
    if since is None:
        return None
    then = player_scene(since, since.players[scene.seat], look)
    line = replace(then.line, acting=scene.line.acting, passed=scene.line.passed)
    then = replace(then, line=line, start=scene.start, open=scene.open, secured=scene.secured)
    return then if then != scene else None


def touched(since: View, view: View) -> tuple[str, ...]:
    """Return the regions in which something has happened, in the order of the rules."""
    cities = _differ(since.cities, view.cities)
    decks = _differ(since.decks, view.decks)
    regions = _differ(since.regions, view.regions)
    return tuple(
        key
        for key, region in REGIONS.items()
        if key in regions or cities & set(region.cities) or decks & set(region.decks)
    )


def _differ(
    olds: Iterable[RegionView | CityView | DeckView],
    news: Iterable[RegionView | CityView | DeckView],
) -> set[str]:
    return {new.key for old, new in zip(olds, news, strict=True) if old != new}


def _line(player: PlayerView, look: Look) -> SeatLine:
    return SeatLine(
        name=name_of(player.seat, look),
        points=sum(player.score.values()),
        status=tuple(player.status[key] for key in STATUSES),
        supply=player.supply,
        harbor=player.harbor,
        cards=len(player.cards) - (player.governor is not None),
        limit=player.limit,
        cities=player.cities,
        connections=player.connections,
        tokens=tuple((key, player.tokens.get(key, 0)) for key in ACTION_TOKENS),
        passed=player.passed,
        acting=player.acting,
    )
