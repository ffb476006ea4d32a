"""A position with the queries that explanations need, and reasons that moves share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

from bot.engine import explain
from bot.engine.explain import Explainer, Reason, Reasons, Sum, always, nothing
from bot.engine.verbs import Verb
from bot.games.puerto_rico.data import BUILDINGS, ISLAND_SPACES
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.options import Options
from bot.games.puerto_rico.pricing import working
from bot.games.puerto_rico.view import BuildingView, PlayerView, View


class Case(explain.Case[View, PlayerView, Move, Options]):
    """A seat's position: its view, its decision and the options of the table."""

    @cached_property
    def city(self) -> Mapping[str, BuildingView]:
        """Return the seat's buildings by key."""
        return {building.key: building for building in self.me.city}

    @cached_property
    def working(self) -> Mapping[str, BuildingView]:
        """Return the seat's occupied buildings (R-1.7)."""
        return working(self.me)

    @cached_property
    def in_game(self) -> frozenset[str]:
        """Return the keys of the buildings that are in the game."""
        return frozenset(stock.key for stock in self.view.stock)

    def offers(self, verb: type[Verb]) -> bool:
        """Return whether any move of this class is legal now."""
        return any(isinstance(move, verb) for move in self.legal)


def explainer(
    kinds: tuple[str, ...] = (),
    against: Callable[[Case, Any], Reasons] = nothing,
    sums: Callable[[Case, Any], Iterator[Sum]] = nothing,
    needs: tuple[str, ...] = (),
    otherwise: str = "rules",
    in_play: Callable[[Case], bool] = always,
) -> Explainer[Case]:
    """Return an explainer for moves that need one of the buildings in `needs` to be occupied.

    Such moves are not in play in a game that has none of these buildings.
    """

    def hindrances(case: Case, move: Any) -> Reasons:  # noqa: ANN401
        yield from idle_buildings(case, *needs)
        yield from against(case, move)

    def in_game(case: Case) -> bool:
        return (not needs or not case.in_game.isdisjoint(needs)) and in_play(case)

    return Explainer(kinds, hindrances, sums, otherwise, in_game)


def idle_buildings(case: Case, *buildings: str) -> Reasons:
    """Yield the reasons why none of these buildings helps: missing, or unoccupied."""
    if not buildings or any(building in case.working for building in buildings):
        return
    empty = [building for building in buildings if building in case.city]
    for building in empty or buildings:
        yield Reason("unoccupied" if empty else "no-building", {"building": building})


def full_island(case: Case) -> Reasons:
    """Yield the reason if no more tiles fit on the island (R-2.2)."""
    if len(case.me.island) >= ISLAND_SPACES:
        yield Reason("island-full", {"spaces": ISLAND_SPACES})


def no_hidden_tile(case: Case) -> Reasons:
    """Yield the reason if there is no tile left to draw (R-2.8)."""
    if not case.view.face_down + case.view.discards:
        yield Reason("no-tiles")


def closed_tile(case: Case, tile: str) -> Reasons:
    """Yield the reason if a plantation is not in the open row (R-2.1)."""
    if tile not in case.view.row:
        yield Reason("tile-not-open", {"tile": tile})


def no_good(case: Case, good: str) -> Reasons:
    """Yield the reason if the seat has none of a good."""
    if not case.me.goods[good]:
        yield Reason("no-good", {"good": good})


def no_tile(case: Case, tile: str) -> Reasons:
    """Yield the reason if a tile is not on the island."""
    if all(own.kind != tile for own in case.me.island):
        yield Reason("no-tile", {"tile": tile})


def no_circle(case: Case, circle: str) -> Reasons:
    """Yield the reason why a person cannot be put on a circle: missing, or full."""
    circles, people = case.me.circles_of(circle)
    if circle in BUILDINGS and circle not in case.city:
        yield Reason("no-building", {"building": circle})
    elif circle not in BUILDINGS and not circles:
        yield Reason("no-tile", {"tile": circle})
    elif people >= circles:
        yield Reason("circle-full", {"circle": circle})
