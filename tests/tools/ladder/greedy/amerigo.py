"""Gains of Amerigo's moves to the plain greedy player.

There are too many to try: the gains are read from the printed values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.engine.api import Decision, Rules, Seat
from bot.games.amerigo import moves as turns
from bot.games.amerigo.actions import ACTION_OF, open_actions
from bot.games.amerigo.building import tile_brings
from bot.games.amerigo.gold import gold_of_cubes
from bot.games.amerigo.sailing import post_cell
from bot.games.amerigo.tokens import CASHED, END_7, amount
from bot.games.amerigo.tracks import space_of
from bot.games.amerigo.view import PlayerView, View
from bot.house_bots.amerigo.table import distances
from bot.house_bots.greedy import Rating


@dataclass(frozen=True, slots=True)
class Values:
    """Values in VP, each 0 or more."""

    gold: float
    blue: float
    """An action point of that colour that is left over; so the next three."""
    red: float
    green: float
    yellow: float
    anchor: float
    """A ship at an anchor where a post may be placed."""
    step: float
    """A step by which a ship is farther from the nearest such anchor."""
    post: float
    """A post, besides the discovery."""
    cannon: float
    """A cannon that the pirates' known strength asks for."""
    spare_cannon: float
    plan: float
    """A planned tile."""
    plan_cell: float
    """A cell of a planned tile."""
    plan_point: float
    """A VP that a planned tile brings on a small island."""
    cell: float
    """A cell covered by a tile that is built."""
    resource: float
    """A resource, besides those VP that it brings with the goods tokens of now."""
    good: float
    """A goods token, besides those VP that it brings with the resources of now."""
    progress: float
    """A space of the progress track."""
    order: float
    """A space of the order track."""
    token: float
    """A progress token that is neither gold nor VP."""


@dataclass(frozen=True)
class Asked:
    """A decision: its seat, the table and the values by which its moves are rated."""

    view: View
    seat: Seat
    values: Values

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.seat]

    @cached_property
    def points(self) -> Mapping[str, int]:
        """Return the action points by colour."""
        turn = self.view.turn
        return {turn.action: turn.points} if turn else open_actions(self.view, self.seat)

    @cached_property
    def away(self) -> Callable[[str], int]:
        """Return a function that counts the steps from a place to the nearest free anchor."""
        view, geo = self.view, self.view.geo
        names = [geo.name(anchor) for anchor in geo.anchors]
        free = [distances(geo, name) for name in names if post_cell(view, self.seat, name)]
        return lambda cell: min((one.get(cell, 0) for one in free), default=0)


def gain(
    rules: Rules[Any, Any, Any], state: Any, decision: Decision[Any], values: Values
) -> Rating[Any]:
    """Return what moves bring; missing action points cost the gold that is paid for them."""
    asked = Asked(rules.view(state, decision.seat), decision.seat, values)

    def rated(move: Any) -> float:
        colour = ACTION_OF.get(type(move), "")
        have = asked.points.get(colour, 0)
        left = have - _COSTS.get(type(move), lambda *_: 0)(move, asked.view)
        rest = getattr(values, colour, 0.0) * left if left > 0 else values.gold * left
        return _BRINGS.get(type(move), lambda *_: 0.0)(move, asked) + rest * (colour in SPENT)

    return rated


SPENT = ("blue", "red", "green", "yellow")
"""Colours of the actions whose points are not all spent by one move."""


def _sailed(move: turns.Sail, asked: Asked) -> float:
    """Count an anchor, and an island that nobody has discovered as it is scored."""
    view, values = asked.view, asked.values
    post = post_cell(view, asked.seat, move.cell)
    if not post:
        return -values.step * asked.away(move.cell)
    return values.anchor + _discovery(view, post)


def _discovery(view: View, post: str) -> int:
    geo = view.geo
    island = view.islands[geo.islands[geo.island_of[geo.cell(post)]].number - 1]
    return view.numbers.discovery * (not island.discovered)


def _loaded(move: turns.Load, asked: Asked) -> float:
    asks = min(move.points, max(0, asked.view.strength - asked.me.cannons))
    return asked.values.cannon * asks + asked.values.spare_cannon * (move.points - asks)


def _planned(move: turns.Take, asked: Asked) -> float:
    tile, values = asked.view.numbers.tile(move.tile), asked.values
    return values.plan + values.plan_cell * tile.size + values.plan_point * tile.small


def _built(move: turns.Build, asked: Asked) -> float:
    view, values = asked.view, asked.values
    found = tile_brings(view, view.ground, move.tile, move.cell, move.turn)
    goods = sum(
        count * (1 + asked.me.goods.get(good, 0) + values.resource)
        for good, count in found.resources.items()
    )
    done, cells = found.completion, values.cell * view.numbers.tile(move.tile).size
    scored = done.points + done.posts.get(asked.seat, 0) if done else 0
    return found.points + goods + cells + scored


def _bought(move: turns.Buy, asked: Asked) -> float:
    return asked.values.good + asked.me.resources.get(move.good, 0)


def _advanced(move: turns.Advance, asked: Asked) -> float:
    return _track(
        asked.view.numbers.progress, asked.me.progress, move.points, asked.values.progress
    )


def _moved(move: turns.Move, asked: Asked) -> float:
    view, space = asked.view, space_of(asked.view.order, asked.seat)
    return _track(view.numbers.order, space, move.points, asked.values.order)


def _track(track: Any, space: int, more: int, each: float) -> float:
    spaces = min(more, track.length - space)
    return track.reached(space + spaces) - track.reached(space) + each * spaces


def _picked(move: turns.Pick, asked: Asked) -> float:
    if move.token in CASHED:
        return asked.values.gold * amount((move.token,), move.token)
    return amount((END_7,), END_7) if move.token == END_7 else asked.values.token


_COSTS: Mapping[type[Any], Callable[[Any, View], int]] = {
    turns.Take: lambda move, view: view.numbers.tile(move.tile).plan,
    turns.Build: lambda move, view: view.numbers.tile(move.tile).build,
    turns.Buy: lambda move, _: move.cost,
}
"""Number of action points that a move takes."""

_BRINGS: Mapping[type[Any], Callable[[Any, Asked], float]] = {
    turns.Sail: _sailed,
    turns.Post: lambda _, asked: asked.values.post,
    turns.Load: _loaded,
    turns.Take: _planned,
    turns.Advance: _advanced,
    turns.Move: _moved,
    turns.Pick: _picked,
    turns.Build: _built,
    turns.Buy: _bought,
    turns.Gold: lambda _, asked: asked.values.gold * gold_of_cubes(asked.view, asked.seat),
    turns.Points: lambda _, asked: sum(asked.view.action_field.values()),
}
"""Gain of a move in VP."""
