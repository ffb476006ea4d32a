"""What an explanation is made of, and what all of them ask of a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from bot.engine.api import Decision
from bot.engine.verbs import Verb
from bot.games.puerto_rico.data import BUILDINGS, ISLAND_SPACES
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.options import Options
from bot.games.puerto_rico.sums import Sum, working
from bot.games.puerto_rico.view import BuildingView, PlayerView, View


class Reason(NamedTuple):
    """One thing that stands against a move: a code, and the names its sentence needs."""

    code: str
    args: Mapping[str, str | int] = {}


Reasons = Iterator[Reason]


@dataclass(frozen=True)
class Case:
    """A seat's position: what it sees, what it must decide, the options of its table."""

    view: View
    seat: int
    decision: Decision[Move] | None
    options: Options = field(default_factory=Options)

    @property
    def me(self) -> PlayerView:
        """Return the seat's own board."""
        return self.view.players[self.seat]

    @property
    def kind(self) -> str:
        """Return what the seat must decide, "" = nothing."""
        return self.decision.kind if self.decision else ""

    @property
    def legal(self) -> tuple[Move, ...]:
        """Return the legal moves."""
        return self.decision.moves if self.decision else ()

    @cached_property
    def city(self) -> Mapping[str, BuildingView]:
        """Return the own buildings by key."""
        return {building.key: building for building in self.me.city}

    @cached_property
    def working(self) -> Mapping[str, BuildingView]:
        """Return the own buildings on which somebody stands (R-1.7)."""
        return working(self.me)

    @cached_property
    def in_game(self) -> frozenset[str]:
        """Return the buildings of this game."""
        return frozenset(stock.key for stock in self.view.stock)

    def offers(self, verb: type[Verb]) -> bool:
        """Tell whether any move of that kind is legal now."""
        return any(isinstance(move, verb) for move in self.legal)


def _nothing(case: Case, move: Any) -> Iterator[Any]:  # noqa: ANN401
    return iter(())


def _always(case: Case) -> bool:
    return True


class Explainer(NamedTuple):
    """How moves of one kind are explained.

    `kinds` are the decisions in which they are made (none = any), `needs` the buildings of
    which one must work for it. `against` yields what stands against a move, `otherwise` what
    does when that is nothing, `sums` what it adds up to. Where it is not `in_play` nobody
    asks about it.
    """

    kinds: tuple[str, ...] = ()
    against: Callable[[Case, Any], Reasons] = _nothing
    sums: Callable[[Case, Any], Iterator[Sum]] = _nothing
    needs: tuple[str, ...] = ()
    otherwise: str = "rules"
    in_play: Callable[[Case], bool] = _always


def idle_buildings(case: Case, *buildings: str) -> Reasons:
    """Say why none of these buildings helps: it is missing, or nobody stands on it."""
    if not buildings or any(building in case.working for building in buildings):
        return
    empty = [building for building in buildings if building in case.city]
    for building in empty or buildings:
        yield Reason("unoccupied" if empty else "no-building", {"building": building})


def full_island(case: Case) -> Reasons:
    """Say that no tile fits any more (R-2.2)."""
    if len(case.me.island) >= ISLAND_SPACES:
        yield Reason("island-full", {"spaces": ISLAND_SPACES})


def no_hidden_tile(case: Case) -> Reasons:
    """Say that there is nothing left to draw (R-2.8)."""
    if not case.view.face_down + case.view.discards:
        yield Reason("no-tiles")


def closed_tile(case: Case, tile: str) -> Reasons:
    """Say that a plantation does not lie open (R-2.1)."""
    if tile not in case.view.row:
        yield Reason("tile-not-open", {"tile": tile})


def no_good(case: Case, good: str) -> Reasons:
    """Say that the seat has none of a good."""
    if not case.me.goods[good]:
        yield Reason("no-good", {"good": good})


def no_tile(case: Case, tile: str) -> Reasons:
    """Say that a tile is not on the island."""
    if all(own.kind != tile for own in case.me.island):
        yield Reason("no-tile", {"tile": tile})


def no_circle(case: Case, circle: str) -> Reasons:
    """Say why nobody can be put there: there is no such circle, or it is taken."""
    circles, people = circles_of(case.me, circle)
    if circle in BUILDINGS and circle not in case.city:
        yield Reason("no-building", {"building": circle})
    elif circle not in BUILDINGS and not circles:
        yield Reason("no-tile", {"tile": circle})
    elif people >= circles:
        yield Reason("circle-full", {"circle": circle})


def circles_of(player: PlayerView, circle: str) -> tuple[int, int]:
    """Return how many circles of a kind a board has, and how many people stand on them."""
    tiles = [tile.manned for tile in player.island if tile.kind == circle]
    built = [building for building in player.city if building.key == circle]
    circles = len(tiles) + sum(building.circles for building in built)
    return circles, sum(tiles) + sum(building.people for building in built)
