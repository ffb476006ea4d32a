"""Scenes of sheets and central board: comparable values that serve as cache keys.

Nothing in them is hidden from only some players, so a scene is the same for every reader with the
same look.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.games.amerigo.data import COLOURS, GOODS
from bot.games.amerigo.raids import strength
from bot.games.amerigo.view import PlayerView, View
from render.api import Look
from render.pictures.cards import Card
from render.scenes import Scene, SceneCache, SharedScene, bot_of, filled, name_of, open_moves

Counts: TypeAlias = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Track:
    """A track with a disc: the disc's space, the track's length, and the VP by space."""

    at: int
    length: int
    points: tuple[tuple[int, int], ...] = ()

    @property
    def reached(self) -> int:
        """The highest VP value reached."""
        return max((worth for space, worth in self.points if space <= self.at), default=0)

    @property
    def next(self) -> tuple[int, int] | None:
        """The next space with VP, and the number of its VP."""
        return next(((space, worth) for space, worth in self.points if space > self.at), None)


@dataclass(frozen=True, slots=True)
class SheetScene(Scene):
    """One player's sheet.

    `place` is the player's place in turn order, `strength` is the pirates' strength against this
    player; `space` is the colour of the disc's space on the order track, and `spaces` are the
    colours of all its spaces. `goods` are triples of good, resources, and tokens including the
    printed one. `away` are the ships that are off the map.
    """

    seat: int
    name: str
    bot: str
    acting: bool
    acted: bool
    place: int
    points: int
    gold: Track
    cannons: Track
    strength: int
    progress: Track
    order: Track
    space: str
    spaces: tuple[str, ...]
    posts: int
    placed: int
    villages: Counts
    hand: Counts
    goods: tuple[tuple[str, int, int], ...]
    tokens: tuple[str, ...]
    used: tuple[str, ...]
    chests: int
    away: tuple[int, ...]

    @property
    def short(self) -> bool:
        """Whether the pirates would win now."""
        return self.cannons.at < self.strength


@dataclass(frozen=True, slots=True)
class CentralScene(SharedScene):
    """The central board.

    Cubes are by colour, in the order of the phases. `unseen` are the pirate tokens not seen yet:
    `face_down` of them are face down, and the rest have left the game. `order` has the discs on
    each space of the order track, the lowest disc first. `open` are the moves of those who must
    decide.
    """

    phase: str
    rounds: int
    time: int
    points: int
    names: tuple[str, ...]
    acting: tuple[int, ...]
    field: Counts
    supply: Counts
    inside: Counts
    pirates: tuple[int, ...]
    unseen: tuple[int, ...]
    face_down: int
    left: tuple[str, ...]
    right: tuple[str, ...]
    areas: int
    goods: tuple[str, ...]
    order: tuple[tuple[int, ...], ...]
    spaces: tuple[str, ...]
    order_points: tuple[tuple[int, int], ...]
    neutral: Counts
    open: frozenset[str]

    @property
    def strength(self) -> int:
        """The known strength of the pirates."""
        return sum(self.pirates)

    @property
    def strongest(self) -> tuple[int, int]:
        """The least and the greatest strength that the pirates may finally have."""
        rest = sorted(self.unseen)
        gone = len(rest) - self.face_down
        return (
            self.strength + sum(rest[: len(rest) - gone]),
            self.strength + sum(rest[gone:]),
        )


@dataclass(frozen=True, slots=True)
class ChoiceScene(Scene):
    """A question that is not about the map: `text` is the question, `cards` are the answers.

    `kind` is the kind of the decision, `action` is the colour of the action or of the phase. Each
    card is at least `least` px high.
    """

    kind: str
    text: str
    action: str
    cards: tuple[Card, ...]
    central: CentralScene
    strip: SheetScene
    least: int = 0


@SceneCache
def sheet_scene(view: View, player: PlayerView, look: Look) -> SheetScene:
    """Return the scene of a player's sheet."""
    numbers = view.numbers
    return filled(
        SheetScene,
        player,
        look,
        name=name_of(player.seat, look),
        bot=bot_of(player.seat, look),
        gold=Track(player.gold, numbers.gold_track),
        cannons=Track(player.cannons, numbers.cannon_track),
        strength=strength(view, player.seat),
        progress=Track(player.progress, numbers.progress.length, numbers.progress.points),
        order=Track(player.order, numbers.order.length, numbers.order.points),
        space=numbers.order_spaces[player.order],
        spaces=numbers.order_spaces,
        villages=_counts(player.villages),
        hand=_counts(player.hand),
        goods=tuple((good, player.resources[good], player.goods[good] + 1) for good in GOODS),
        away=tuple(number for number, cell in enumerate(player.ships, 1) if not cell),
    )


def sheet_since(scene: SheetScene, since: View | None, look: Look) -> SheetScene | None:
    """Return an earlier version of a sheet, None if nothing that can be outlined has changed."""
    if since is None:
        return None
    then = sheet_scene(since, since.players[scene.seat], look)
    then = replace(then, acting=scene.acting, acted=scene.acted, place=scene.place)
    return then if then != scene else None


@SceneCache
def central_scene(view: View, look: Look) -> CentralScene:
    """Return the scene of the central board."""
    numbers = view.numbers
    return filled(
        CentralScene,
        view,
        look,
        rounds=numbers.rounds,
        points=view.action_points,
        names=tuple(name_of(seat, look) for seat in range(view.seats)),
        acting=tuple(player.seat for player in view.players if player.acting),
        field=_cubes(view.action_field),
        supply=_cubes(view.supply),
        inside=_cubes(view.inside),
        unseen=view.pirates_unseen,
        face_down=view.pirates_hidden,
        areas=numbers.open_tokens,
        spaces=numbers.order_spaces,
        order_points=numbers.order.points,
        neutral=tuple((tile.shape, view.neutral.get(tile.shape, 0)) for tile in numbers.neutral),
        open=open_moves(view.players),
    )


def _counts(things: Mapping[str, int]) -> Counts:
    return tuple(sorted((key, count) for key, count in things.items() if count))


def _cubes(cubes: Mapping[str, int]) -> Counts:
    return tuple((color, cubes.get(color, 0)) for color in COLOURS)
