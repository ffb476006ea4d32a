"""Scenes of the pictures: comparable values that serve as cache keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.games.puerto_rico.data import GOODS
from bot.games.puerto_rico.pricing import list_prices
from bot.games.puerto_rico.view import (
    BuildingView,
    DraftView,
    PlayerView,
    RoleView,
    ShipView,
    StockView,
    TileView,
    View,
)
from render.api import Look
from render.pictures.cards import Card
from render.scenes import Scene, SceneCache, SharedScene, bot_of, filled, name_of, open_moves

STANDING = frozenset({"place", "place_noble", "guest", "guest_noble"})
"""Verbs of the moves that put a person on a circle."""

LEAVING = frozenset({"discard", "pay_colonist", "pay_noble"})
"""Verbs of the moves that take a tile, or a person from a circle."""

SPENDING = frozenset(
    {"load", "wharf", "small_wharf", "sell", "post", "supply", "pay_good", "store", "keep"}
)
"""Verbs of the moves that spend or keep a player's goods."""

_SHARED = frozenset(
    {"draft", "role", "settle", "forest", "draw", "buy", "colonist", "noble", "build", "produce"}
    | {"sell", "load"}
)
_OWN = STANDING | LEAVING | SPENDING | {"plant", "turn", "pay_point", "points"}
"""Verbs of the moves about a player's own board; `_SHARED` has those about the shared picture."""


@dataclass(frozen=True, slots=True)
class SeatLine:
    """The facts about a player in the shared picture."""

    name: str
    doubloons: int
    chips: int | None
    points: int
    acting: bool


@dataclass(frozen=True, slots=True)
class SupplyScene(SharedScene):
    """The scene of the shared picture.

    `open` are the moves of those who must decide; `nobles` is None without expansion II.
    """

    phase: str
    governor: int
    role_taker: int | None
    ending: str | None
    seats: tuple[SeatLine, ...]
    roles: tuple[RoleView, ...]
    row: tuple[str, ...]
    quarries: int
    face_down: int
    stock: tuple[StockView, ...]
    ships: tuple[ShipView, ...]
    trading_house: tuple[str, ...]
    prices: tuple[tuple[str, int], ...]
    goods: tuple[tuple[str, int], ...]
    colonists: int
    colonist_ship: int
    chips: int
    open: frozenset[str]
    nobles: int | None
    noble_ship: int
    draft: tuple[DraftView, ...]


@dataclass(frozen=True, slots=True)
class QuestionScene(Scene):
    """A question to a player, and the board below it.

    `cards` are the choices, the best one first, each at least `least` px high; `ships`, or `house`
    and `prices`, are shown above them if the question is about them. The player's goods and the
    prices are at least `good` px wide and high; with `spots`, the player's tiles and lots are
    enlarged as well.
    """

    text: str
    phase: str
    cards: tuple[Card, ...]
    strip: PlayerScene
    ships: tuple[ShipView, ...] = ()
    house: tuple[str, ...] | None = None
    prices: tuple[tuple[str, int], ...] = ()
    least: int = 0
    good: int = 0
    spots: bool = False


@dataclass(frozen=True, slots=True)
class PlayerScene(Scene):
    """One player's board; `open` are the moves of a player who must decide.

    `windrose` counts all people on the windrose, `windrose_nobles` the nobles among them; `nobles`
    counts all nobles on the board, None without expansion II. `asked` is the kind of decision for
    which the board is shown, "" if none, and `phase` is that decision's phase.
    """

    seat: int
    name: str
    bot: str
    governor: bool
    acting: bool
    roles: tuple[str, ...]
    doubloons: int
    chips: int | None
    points: int
    goods: tuple[tuple[str, int], ...]
    island: tuple[TileView, ...]
    city: tuple[BuildingView, ...]
    windrose: int
    open: frozenset[str]
    windrose_nobles: int
    nobles: int | None
    asked: str = ""
    phase: str = ""
    due: int = 0


@SceneCache
def supply_scene(view: View, look: Look) -> SupplyScene:
    """Return the scene of the shared picture."""
    return filled(
        SupplyScene,
        view,
        look,
        ending=None if view.over else view.ending,
        seats=tuple(_line(player, look) for player in view.players),
        prices=prices(view),
        goods=_counts(view.goods),
        open=_about(_SHARED, *view.players),
        nobles=view.nobles if view.with_nobles else None,
    )


def finished_draft(view: View, look: Look, draft: tuple[DraftView, ...]) -> SupplyScene:
    """Return the result of a finished draft: kinds that are not in the game are out."""
    stock = {one.key for one in view.stock}
    return replace(
        supply_scene(view, look),
        phase="draft-over",
        draft=tuple(_settled(one, stock) for one in draft),
    )


def _settled(one: DraftView, stock: set[str]) -> DraftView:
    kinds = (*one.chosen, *one.open, *one.out)
    chosen = tuple(key for key in kinds if key in stock)
    return replace(one, chosen=chosen, open=(), out=tuple(k for k in kinds if k not in stock))


@SceneCache
def player_scene(view: View, player: PlayerView, look: Look) -> PlayerScene:
    """Return the scene of a player's board."""
    return filled(
        PlayerScene,
        player,
        look,
        name=name_of(player.seat, look),
        bot=bot_of(player.seat, look),
        governor=view.governor == player.seat,
        roles=tuple(role.key for role in view.roles if role.taken_by == player.seat),
        points=player.points_on_board,
        goods=_counts(player.goods),
        open=_about(_OWN, player),
        nobles=player.nobles if view.with_nobles else None,
    )


def _line(player: PlayerView, look: Look) -> SeatLine:
    name, points = name_of(player.seat, look), player.points_on_board
    return filled(SeatLine, player, name=name, points=points)


def player_since(scene: PlayerScene, since: View | None, look: Look) -> PlayerScene | None:
    """Return an earlier version of a board, None if nothing that can be outlined changed."""
    if since is None:
        return None
    then = player_scene(since, since.players[scene.seat], look)
    then = replace(
        then,
        governor=scene.governor,
        acting=scene.acting,
        roles=scene.roles,
        open=scene.open,
    )
    return then if then != scene else None


def prices(view: View) -> tuple[tuple[str, int], ...]:
    """Return the price of each good at the trading house."""
    return _counts(list_prices(view.options))


def _about(verbs: frozenset[str], *players: PlayerView) -> frozenset[str]:
    return frozenset(move for move in open_moves(players) if move.partition(" ")[0] in verbs)


def _counts(goods: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((good, goods.get(good, 0)) for good in GOODS)
