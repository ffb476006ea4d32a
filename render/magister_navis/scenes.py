"""Scenes of the pictures: comparable values that serve as cache keys.

Nothing is hidden in this game, so a scene is the same for every reader with the same look.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.engine.api import Decision
from bot.games.magister_navis.data import BUILDINGS, REGIONS, STATUSES
from bot.games.magister_navis.effects import effect_of
from bot.games.magister_navis.moves import Build, Move
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
from render.magister_navis.text.terms import GAME, ask, surplus
from render.scenes import Scene, SceneCache, SharedScene, bot_of, filled, name_of, open_moves


@dataclass(frozen=True, slots=True)
class SeatLine:
    """The facts about a player in the shared pictures; `status` is in the order of `STATUSES`.

    `cards` is the number of cards that count against the limit, without the one on the governor
    space.
    """

    name: str
    bot: str
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
    """The scene of the shared pictures; `open` are the moves of those who must decide."""

    phase: str
    seats: tuple[SeatLine, ...]
    abolished: bool
    regions: tuple[RegionView, ...]
    cities: tuple[CityView, ...]
    connections: tuple[ConnectionView, ...]
    decks: tuple[DeckView, ...]
    open: frozenset[str]


@dataclass(frozen=True, slots=True)
class RegionScene(SharedScene):
    """The close-up of one region; `names` are the players' names."""

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
        """The region that is shown."""
        return next(one for one in self.regions if one.key == self.key)


@dataclass(frozen=True, slots=True)
class PlayerScene(Scene):
    """One player's board; `asked` is the question in words, and `task` a short form of it."""

    seat: int
    line: SeatLine
    tokens: tuple[tuple[str, int], ...]
    cards: tuple[str, ...]
    governor: str | None
    set_aside: int
    open: frozenset[str]
    asked: str = ""
    task: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """A building that can be built, with its immediate gain.

    `left` is the number of copies left; `rewards` are the tracks that then give more, with what
    they give. `glory` excludes that of discs in the harbor, which will be spent.
    """

    key: str
    left: int
    glory: int
    rewards: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class BuildScene(Scene):
    """The question of which building to build; `asked` is the question in words.

    Each card is at least `least` px high.
    """

    seat: int
    line: SeatLine
    asked: str
    offers: tuple[Offer, ...]
    least: int = 0


@SceneCache
def world_scene(view: View, look: Look) -> WorldScene:
    """Return the scene of the shared pictures."""
    lines = tuple(_line(player, view, look) for player in view.players)
    return filled(WorldScene, view, look, seats=lines, open=open_moves(view.players))


def asking(view: View, decision: Decision[Move], look: Look) -> PlayerScene:
    """Return the board of the player who is asked, with only the moves of this decision."""
    player, words = view.players[decision.seat], look.words.with_names(look.names)
    count = player.payments if decision.kind == "salary" else surplus(player)
    return replace(
        player_scene(view, player, look),
        open=frozenset(move.text for move in decision.moves),
        asked=ask(decision, view, words),
        task=words(f"{GAME}-board-ask-{decision.kind}", count=count),
    )


def build_scene(view: View, decision: Decision[Move], look: Look) -> BuildScene:
    """Return the scene that asks a player to build, with the highest level first."""
    seat, words = decision.seat, look.words.with_names(look.names)
    moves = [move for move in decision.moves if isinstance(move, Build)]
    offers = [_offer(view, seat, move) for move in moves]
    return filled(
        BuildScene,
        look,
        seat=seat,
        line=replace(_line(view.players[seat], view, look), acting=False),
        asked=ask(decision, view, words),
        offers=tuple(sorted(offers, key=lambda one: -BUILDINGS[one.key].level)),
    )


def _offer(view: View, seat: int, move: Build) -> Offer:
    brought, status = effect_of(view, seat, move), view.players[seat].status
    rewards = ((key, status[key].reward + more) for key, more in brought.rewards.items())
    glory = brought.glory - brought.discs_glory
    return Offer(move.building, view.offer[move.building], glory, tuple(rewards))


@SceneCache
def region_scene(view: View, key: str, look: Look) -> RegionScene:
    """Return the scene of one region."""
    return filled(
        RegionScene,
        view,
        look,
        key=key,
        names=tuple(name_of(seat, look) for seat in range(view.seats)),
        decks=tuple(deck for deck in view.decks if deck.key in REGIONS[key].decks),
        open=open_moves(view.players),
    )


@SceneCache
def player_scene(view: View, player: PlayerView, look: Look) -> PlayerScene:
    """Return the scene of a player's board."""
    return filled(
        PlayerScene,
        player,
        look,
        line=_line(player, view, look),
        tokens=tuple(player.tokens.items()),
        set_aside=len(player.set_aside),
        open=open_moves((player,)),
    )


def player_since(scene: PlayerScene, since: View | None, look: Look) -> PlayerScene | None:
    """Return an earlier version of a board, None if nothing that can be outlined changed."""
    if since is None:
        return None
    then, line = player_scene(since, since.players[scene.seat], look), scene.line
    seen = replace(then.line, start=line.start, passed=line.passed, acting=line.acting)
    then = replace(then, line=seen, open=scene.open)
    return then if then != scene else None


def _line(player: PlayerView, view: View, look: Look) -> SeatLine:
    return filled(
        SeatLine,
        player,
        name=name_of(player.seat, look),
        bot=bot_of(player.seat, look),
        start=view.start == player.seat,
        points=sum(player.score.values()),
        status=tuple(player.status[key] for key in STATUSES),
        cards=len(player.cards) - (player.governor is not None),
    )
