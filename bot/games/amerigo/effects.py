"""What a move costs its player and brings at once, of what everybody sees.

Renderers make words and pictures of it, house bots weigh it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from bot.games.amerigo import moves, sailing
from bot.games.amerigo.actions import open_actions
from bot.games.amerigo.building import Completion, post_brings, tile_brings
from bot.games.amerigo.gold import cashable, gold_of_cubes, income, missing
from bot.games.amerigo.ground import survey
from bot.games.amerigo.map.geography import Island
from bot.games.amerigo.tokens import POST_GOLD, amount
from bot.games.amerigo.view import View

_NONE: Mapping[Any, int] = MappingProxyType({})

ACTIONS: Mapping[type, str] = {
    moves.Sail: "blue",
    moves.Post: "blue",
    moves.Use: "blue",
    moves.Load: "black",
    moves.Take: "red",
    moves.Advance: "brown",
    moves.Pick: "brown",
    moves.Build: "green",
    moves.Buy: "yellow",
    moves.Move: "white",
    moves.Front: "white",
}
"""The action that a kind of move belongs to; the others belong to none."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a player has more after a move, at once and by itself; less is negative."""

    cost: int = 0
    """AP that the move takes."""
    paid: int = 0
    """Gold paid for AP that lack."""
    points: int = 0
    """VP, but for those that others get."""
    gold: int = 0
    """On the track; what was paid is taken off."""
    cannons: int = 0
    resources: Mapping[str, int] = field(default_factory=lambda: _NONE)
    chests: int = 0
    picks: int = 0
    """Progress tokens that must be taken then."""
    island: Island | None = None
    """The island of a post or a tile."""
    discovers: bool = False
    completes: bool = False
    others: Mapping[int, int] = field(default_factory=lambda: _NONE)
    """VP that other seats get for a completed island."""


class Effects:
    """What a seat's moves bring in one position; what they share is found once."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me = view.players[seat]
        self.ground = survey(view)
        turn = view.turn if view.turn is not None and view.turn.seat == seat else None
        self.actions = {turn.action: turn.points} if turn else open_actions(view, seat)
        """AP by action: those that are left, or those of every action that is open."""
        self._turn = turn
        self._ways: dict[int, Mapping[str, int]] = {}

    def of(self, move: moves.AnyMove) -> Effect:
        """Return what a legal move brings."""
        found = _BRINGS.get(type(move))
        return found(self, move) if found else Effect()

    def ways(self, ship: int) -> Mapping[str, int]:
        """Return where a ship may end its move, with the steps to there."""
        if ship not in self._ways:
            self._ways[ship] = sailing.destinations(self.view, self.seat, ship, _FAR)
        return self._ways[ship]

    @property
    def taken(self) -> int:
        """Return the gold for the cubes, also what does not fit on the track (R4.2)."""
        return gold_of_cubes(self.view, self.seat)

    def points(self, move: moves.AnyMove) -> int:
        """Return the AP that there are for a move."""
        return self.actions.get(self._turn.action if self._turn else ACTIONS[type(move)], 0)

    def missing(self, move: moves.AnyMove, cost: int) -> int:
        """Return the gold that a move takes (R4.3)."""
        return missing(cost, self.points(move))

    def income(self, more: int, paid: int = 0, taking: bool = False) -> tuple[int, int]:
        """Return how much more gold is on the track then, and VP for what does not fit."""
        found = income(self.view, self.me.gold - paid, more, taking)
        return found.gold - paid, found.points


_FAR = 999
"""More steps than any way takes."""


def effect_of(view: View, seat: int, move: moves.AnyMove) -> Effect:
    """Return what a legal move of a seat brings it at once."""
    return Effects(view, seat).of(move)


def _sail(of: Effects, move: moves.Sail) -> Effect:
    steps = of.ways(move.ship).get(move.cell, 0)
    paid = of.missing(move, steps)
    return Effect(cost=steps, paid=paid, gold=-paid)


def _post(of: Effects, _: moves.Post) -> Effect:
    assert of.view.turn is not None
    cell = sailing.post_cell(of.view, of.seat, of.me.ships[of.view.turn.ship - 1])
    found = post_brings(of.view, of.ground, of.seat, cell)
    gold, overflow = of.income(amount(of.me.tokens, POST_GOLD))
    points = found.points + overflow
    return _on_island(of, found.island, points, found.completion, gold=gold, discovers=found.points)


def _build(of: Effects, move: moves.Build) -> Effect:
    cost = of.view.numbers.tile(move.tile).build
    paid = of.missing(move, cost)
    found = tile_brings(of.view, of.ground, move.tile, move.cell, move.turn)
    more = {"cost": cost, "paid": paid, "gold": -paid, "resources": found.resources}
    return _on_island(of, found.island, found.points, found.completion, **more)


def _on_island(
    of: Effects,
    island: Island,
    points: int,
    completion: Completion | None,
    *,
    discovers: int = 0,
    **more: Any,  # noqa: ANN401
) -> Effect:
    """Return what a post or a tile brings, with the completion of its island."""
    if completion is None:
        return Effect(points=points, island=island, discovers=discovers > 0, **more)
    others = {seat: vp for seat, vp in completion.posts.items() if seat != of.seat and vp}
    return Effect(
        points=points + completion.points + completion.posts.get(of.seat, 0),
        chests=int(completion.chest),
        island=island,
        discovers=discovers > 0,
        completes=True,
        others=others,
        **more,
    )


def _track(of: Effects, move: Any, room: int) -> tuple[int, int, int, int]:  # noqa: ANN401
    """Return AP, gold paid, gold won and VP of moving a disc that has so much room (R4.4)."""
    paid = of.missing(move, move.points)
    more = of.view.numbers.overflow_gold if move.points > room else 0
    return move.points, paid, *of.income(more, paid)


def _load(of: Effects, move: moves.Load) -> Effect:
    room = of.view.numbers.cannon_track - of.me.cannons
    cost, paid, gold, points = _track(of, move, room)
    return Effect(cost, paid, points, gold, cannons=min(room, cost))


def _advance(of: Effects, move: moves.Advance) -> Effect:
    track, at = of.view.numbers.progress, of.me.progress
    cost, paid, gold, points = _track(of, move, track.length - at)
    passed = track.passed(at, min(track.length, at + cost))
    picks = min(passed, len(of.view.left) + len(of.view.right))
    return Effect(cost, paid, points, gold, picks=picks)


def _move(of: Effects, move: moves.Move) -> Effect:
    cost, paid, gold, points = _track(of, move, of.view.numbers.order.length - of.me.order)
    return Effect(cost, paid, points, gold)


def _take(of: Effects, move: moves.Take) -> Effect:
    cost = of.view.numbers.tile(move.tile).plan
    paid = of.missing(move, cost)
    return Effect(cost, paid, gold=-paid)


def _buy(of: Effects, move: moves.Buy) -> Effect:
    paid = of.missing(move, move.cost)
    return Effect(move.cost, paid, gold=-paid)


def _gold(of: Effects, _: moves.Gold) -> Effect:
    gold, points = of.income(of.taken, taking=True)
    return Effect(gold=gold, points=points)


def _points(of: Effects, _: moves.Points) -> Effect:
    return Effect(points=sum(of.view.action_field.values()))


def _cash(of: Effects, move: moves.Cash) -> Effect:
    gold, points = of.income(cashable(of.view, of.me)[move.what])
    return Effect(gold=gold, points=points, chests=-int(move.what == moves.CHEST))


_BRINGS: Mapping[type, Callable[[Effects, Any], Effect]] = {
    moves.Sail: _sail,
    moves.Post: _post,
    moves.Load: _load,
    moves.Take: _take,
    moves.Advance: _advance,
    moves.Build: _build,
    moves.Buy: _buy,
    moves.Move: _move,
    moves.Gold: _gold,
    moves.Points: _points,
    moves.Cash: _cash,
}
