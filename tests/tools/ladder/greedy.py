"""A plain greedy player, a yardstick that knows the rules and nothing of strategy.

It takes the move that makes its own board worth most at once: its points as if the game ended now,
and fixed values for what else it has. It looks at its own board only, what is hidden is dealt
anew before, and it expects nothing of the others or of later turns. A move that leads to a question
of its own (a role that has been taken) counts with the best answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.engine.api import Decision, Rules, Seat
from bot.engine.rng import Rng
from bot.games.amerigo import moves as turns
from bot.games.amerigo.actions import ACTION_OF, open_actions
from bot.games.amerigo.building import tile_brings
from bot.games.amerigo.gold import gold_of_cubes
from bot.games.amerigo.tracks import space_of
from bot.games.amerigo.view import View
from bot.games.magister_navis import scoring as navis
from bot.games.magister_navis.data import BUILDINGS as TILES
from bot.games.puerto_rico import scoring as puerto_rico
from bot.games.puerto_rico.data import BUILDINGS, GOODS
from bot.games.puerto_rico.pricing import list_prices
from bot.games.puerto_rico.production import capacity
from bot.house_bots.greedy import Rating, best


@dataclass(frozen=True)
class Greedy:
    """Takes the move with the highest immediate gain; ties are broken by lot."""

    resample: Callable[[Any, Seat | None, Rng], Any]
    """Deals anew what the seat may not see, before moves are tried."""

    def choose(
        self, rules: Rules[Any, Any, Any], state: Any, decision: Decision[Any], rng: Rng
    ) -> Sequence[Any]:
        state = self.resample(state, decision.seat, rng)
        return (best(decision.moves, _GAINS[rules.info.key](rules, state, decision), rng),)


Worth = Callable[[Any, Seat], float]
"""Returns what a seat's board is worth."""


def _tried(
    worth: Worth, rules: Rules[Any, Any, Any], state: Any, decision: Decision[Any]
) -> Rating[Any]:
    """Try moves on copies; return what the board is worth after a move."""
    seat = decision.seat

    def after(move: Any) -> float:
        found = _made(rules, state, seat, move)
        answers = [one for one in rules.pending(found) if one.seat == seat]
        if not answers or answers[0].kind == decision.kind:
            return worth(found, seat)
        return max(worth(_made(rules, found, seat, one), seat) for one in answers[0].moves)

    return after


def _made(rules: Rules[Any, Any, Any], state: Any, seat: Seat, move: Any) -> Any:
    found = rules.clone(state)
    rules.apply(found, seat, move)
    return found


def _puerto_rico(g: Any, seat: Seat) -> float:
    """Count a doubloon as 0.4 VP, a building by its price, other things less."""
    me, prices = g.players[seat], list_prices(g.options)
    doubloons = me.doubloons + 0.6 * sum(BUILDINGS[key].cost for key in me.city)
    circles = {key: BUILDINGS[key].circles for key in me.city}
    made = Counter(capacity(me.manned, me.city)) + Counter(capacity(me.island, circles))
    goods = sum((me.goods[good] + 2 * made[good]) * (4 + prices[good]) for good in GOODS)
    work = me.people + sum(map(bool, me.city.values())) + me.working_quarries
    points = me.chips + sum(puerto_rico.board_points(g, seat).values())
    return points + 0.4 * doubloons + 0.1 * goods + 0.5 * (work + me.island_filled)


def _magister_navis(g: Any, seat: Seat) -> float:
    """Count any symbol as 0.7 glory, a building that acts as 3, and a disc as 0.3 to 0.8."""
    me, (*symbols, _) = g.players[seat], g.players[seat].status
    points, discs = sum(navis.sheet(g, seat).values()), sum(g.presence(seat).values())
    acting = sum(count for key, count in me.built.items() if TILES[key].circle)
    ready = me.harbor + sum(me.tokens.values())
    return points + 0.7 * sum(symbols) + 3 * acting + 0.8 * discs + 0.3 * ready


def _amerigo(rules: Rules[Any, Any, Any], state: Any, decision: Decision[Any]) -> Rating[Any]:
    """Read what moves bring from the printed values, as there are too many to try.

    An action point left over counts as 0.5 VP, missing ones as the gold that they cost.
    """
    seat, view = decision.seat, rules.view(state, decision.seat)
    points = {view.turn.action: view.turn.points} if view.turn else open_actions(view, seat)

    def gain(move: Any) -> float:
        spent = _COSTS.get(type(move), lambda *_: 0)(move, view)
        left = points.get(ACTION_OF.get(type(move), ""), spent) - spent
        brought = _BRINGS.get(type(move), lambda *_: 0.0)(move, view, seat)
        return brought + (0.5 * left if left > 0 else left)

    return gain


def _track(track: Any, space: int, more: int) -> float:
    return track.reached(space + more) - track.reached(space) + 0.2 * more


def _built(move: turns.Build, view: View, seat: Seat) -> float:
    found, goods = tile_brings(view, view.ground, move.tile, move.cell, move.turn), 0
    for good, count in found.resources.items():
        goods += count * (1 + view.players[seat].goods.get(good, 0))
    done = found.completion
    return found.points + goods + (done.points + done.posts.get(seat, 0) if done else 0)


def _anchored(move: turns.Sail, view: View, _: Seat) -> float:
    """Count a post as 1 VP, and an island that nobody has discovered as it is scored."""
    geo, numbers = view.geo, view.numbers
    post = geo.anchors.get(geo.cells.get(move.cell, -1))
    if post is None or geo.name(post) in view.posts:
        return 0.0
    island = view.islands[geo.islands[geo.island_of[post]].number - 1]
    return 1.0 + numbers.discovery * (not island.discovered)


_COSTS: Mapping[type[Any], Callable[[Any, View], int]] = {
    turns.Load: lambda move, _: move.points,
    turns.Advance: lambda move, _: move.points,
    turns.Move: lambda move, _: move.points,
    turns.Take: lambda move, view: view.numbers.tile(move.tile).plan,
    turns.Build: lambda move, view: view.numbers.tile(move.tile).build,
    turns.Buy: lambda move, _: move.cost,
}
"""How many action points a move takes."""

_BRINGS: Mapping[type[Any], Callable[[Any, View, Seat], float]] = {
    turns.Sail: _anchored,
    turns.Post: lambda *_: 4.0,
    turns.Load: lambda move, *_: 0.8 * move.points,
    turns.Take: lambda move, view, _: 0.5 * view.numbers.tile(move.tile).size,
    turns.Advance: lambda move, view, seat: _track(
        view.numbers.progress, view.players[seat].progress, move.points
    ),
    turns.Move: lambda move, view, seat: _track(
        view.numbers.order, space_of(view.order, seat), move.points
    ),
    turns.Build: _built,
    turns.Buy: lambda move, view, seat: 0.5 + view.players[seat].resources.get(move.good, 0),
    turns.Gold: lambda _, view, seat: 0.6 * gold_of_cubes(view, seat),
    turns.Points: lambda _, view, __: sum(view.action_field.values()),
    turns.Done: lambda *_: -0.1,
}
"""What a move brings, in VP; a gold is one."""

_GAINS: Mapping[str, Callable[[Any, Any, Decision[Any]], Rating[Any]]] = {
    "puerto_rico": partial(_tried, _puerto_rico),
    "magister_navis": partial(_tried, _magister_navis),
    "amerigo": _amerigo,
}
