"""The immediate effects of a legal move on its player, which are public.

The rules make the move on a copy of the position that is built from the view. So an effect reveals
nothing that its reader may not see, and no result of a throw. Renderers turn effects into text.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.engine.api import Event
from bot.engine.latest import Latest
from bot.engine.steps import Choice
from bot.games.amerigo import moves
from bot.games.amerigo.building import Completion
from bot.games.amerigo.phases.progress import Picking
from bot.games.amerigo.phases.sail import Sailing
from bot.games.amerigo.phases.turn import ACTIONS, TakeTurn
from bot.games.amerigo.scoring import sheet
from bot.games.amerigo.state import Player, State
from bot.games.amerigo.tracks import turn_order
from bot.games.amerigo.view import PlayerView, View


@dataclass(frozen=True, slots=True)
class Effect:
    """The gains of a player from a move; losses are negative."""

    points: int = 0
    """VP scored immediately."""
    score: int = 0
    """Change of the player's score if the game ended after the move, including the immediate VP."""
    gold: int = 0
    progress: int = 0
    """Number of spaces moved on the progress track."""
    chests: int = 0
    resources: Mapping[str, int] = field(default_factory=dict)
    cost: int = 0
    """AP that the move needs."""
    paid: int = 0
    """Number of these AP that are paid with gold (R4.3)."""
    picks: int = 0
    """Number of progress tokens to take next (R3.13)."""
    island: int = 0
    """Number of the island on which a tile or post is placed."""
    completion: Completion | None = None
    """Scores of all players for completing the island; None if it is not completed."""
    place: int = 0
    """Place in the turn order, from 1, after a move on the order track."""


def effect_of(view: View, seat: int, move: moves.AnyMove) -> Effect:
    """Return the immediate effect of a seat's legal move."""
    g = _position(view).clone()
    steps = _asked(view, seat).choose(g, move)
    before, player = view.players[seat], g.players[seat]
    told: Mapping[str, Any] = g.log[0].data if g.log else {}
    ordered = isinstance(move, moves.Move | moves.Front)
    return Effect(
        points=player.points - before.points,
        score=sum(sheet(g, seat).values()) - sum(before.score.values()),
        gold=player.gold - before.gold,
        progress=player.progress - before.progress,
        chests=player.chests - before.chests,
        resources=_changes(before.resources, player.resources),
        cost=_cost(view, move, told),
        paid=told.get("paid", 0),
        picks=sum(_picks(g, step) for step in steps if isinstance(step, Picking)),
        island=told.get("island", 0),
        completion=_completion(g.log),
        place=turn_order(g.order).index(seat) + 1 if ordered else 0,
    )


def _changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    return {key: count - before[key] for key, count in after.items() if count != before[key]}


def _cost(view: View, move: moves.AnyMove, told: Mapping[str, int]) -> int:
    """Return the AP that a move costs."""
    match move:
        case moves.Sail():
            return told["steps"]
        case moves.Take():
            return view.numbers.tile(move.tile).plan
        case moves.Build():
            return view.numbers.tile(move.tile).build
        case moves.Buy():
            return move.cost
        case moves.Load() | moves.Advance() | moves.Move():
            return move.points
    return 0


def _picks(g: State, step: Picking) -> int:
    return min(step.picks, len(g.left) + len(g.right))


def _completion(log: list[Event]) -> Completion | None:
    """Return the completed island that the log records, or None."""
    told: Any = {event.kind: event.data for event in log}
    if "completed" not in told:
        return None
    posts: Any = {e.data["seat"]: e.data["points"] for e in log if e.kind == "counted"}
    return Completion(told["completed"]["points"], bool(told["completed"]["chest"]), posts)


def _asked(view: View, seat: int) -> Choice[State, moves.AnyMove]:
    """Return the question that a seat has to answer: its turn, or the rest of an action."""
    turn = view.turn
    if turn is None or turn.seat != seat:
        return TakeTurn(seat)
    if turn.picks:
        return Picking(seat, turn.picks, turn.points)
    action = ACTIONS[turn.action](seat, turn.points)
    if isinstance(action, Sailing):
        return replace(action, moved=turn.moved, ship=turn.ship)
    return action


# The position rebuilt from a view -----------------------------------------------------


@Latest
def _position(view: View) -> State:
    """Return the state that a view shows, with an empty stack.

    Hidden tokens are sorted, and the stacks of goods tokens are left out.
    """
    return State(
        options=view.options,
        numbers=view.numbers,
        players=[_player(one) for one in view.players],
        rows=view.rows,
        side=view.side,
        neutral=dict(view.neutral),
        order=view.order,
        inside=dict(view.inside),
        supply=dict(view.supply),
        pirates=view.pirates,
        hidden_pirates=view.pirates_unseen,
        left=view.left,
        right=view.right,
        hidden_tokens=view.tokens_unseen,
        goods=view.goods,
        hidden_goods=(),
        seed=0,
        action_field={colour: count for colour, count in view.action_field.items() if count},
        action_points=view.action_points,
        round=view.round,
        phase=view.phase,
        phase_order=view.turn_order,
        posts=dict(view.posts),
        tiles=view.tiles,
    )


def _player(me: PlayerView) -> Player:
    return Player(
        posts=me.posts,
        villages=dict(me.villages),
        gold=me.gold,
        points=me.points,
        cannons=me.cannons,
        progress=me.progress,
        ships=me.ships,
        hand=dict(me.hand),
        resources=dict(me.resources),
        goods=dict(me.goods),
        tokens=me.tokens,
        used=me.used,
        chests=me.chests,
    )
