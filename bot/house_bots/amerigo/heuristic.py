"""The heuristic bot and the easy bot, which rate the gains and costs of each move.

The rating includes the worth of the action points (AP) that are left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import inf
from typing import Any

from bot.engine.api import Decision
from bot.games.amerigo.actions import ACTION_OF, open_actions
from bot.games.amerigo.building import Completion, tile_brings
from bot.games.amerigo.data import NEUTRAL, VILLAGE
from bot.games.amerigo.gold import gold_of_cubes, income, missing
from bot.games.amerigo.moves import (
    Advance,
    AnyMove,
    Build,
    Buy,
    Cash,
    Done,
    Front,
    Gold,
    Load,
    Move,
    Pick,
    Points,
    Post,
    Sail,
    Take,
    Use,
)
from bot.games.amerigo.sailing import destinations
from bot.games.amerigo.tokens import SAIL8, VP_CUBES, amount
from bot.games.amerigo.tracks import space_of, turn_order
from bot.games.amerigo.view import View
from bot.house_bots.amerigo import valuation
from bot.house_bots.amerigo.reasons import term_of
from bot.house_bots.amerigo.table import Seen, Table
from bot.house_bots.amerigo.weights import GAME, Weights, named
from bot.house_bots.api import Term
from bot.house_bots.easy import EasyBot
from bot.house_bots.greedy import GreedyBot
from bot.house_bots.weights import Tuned, Weighed, scaled

Parts = Mapping[str, float]


class Scores:
    """The scores of the moves of one decision; values that several moves share are cached."""

    def __init__(self, seen: Seen, decision: Decision[AnyMove], weights: Weights) -> None:
        self.table = Table(seen, decision.seat, weights)
        self.moves = decision.moves
        self.points = self._points_by_action()
        self.reach: dict[int, Mapping[str, int]] = {}
        self.best_sails: dict[int, list[tuple[float, str]]] = {}
        self._rests: dict[tuple[type[Any], str, int], float] = {}
        self._landing: dict[int, bool] = {}
        self._tiles: dict[str, float] = {}
        self._items: dict[type[Any], list[tuple[float, int, str]]] = {}

    def of(self, move: AnyMove) -> float:
        """Return the score of a move, rounded so that equally good moves are equal."""
        if isinstance(move, Sail):
            return _sail_worth(self, move)
        return round(sum(self.parts(move).values()), 6)

    def idle(self, move: AnyMove) -> bool:
        """Return whether a move cannot be the best: a ship that passes up a better anchor."""
        return (
            isinstance(move, Sail)
            and move.cell not in self.table.anchors
            and self._lands(move.ship)
        )

    def _lands(self, ship: int) -> bool:
        """Return whether a ship can reach an anchor better than any place without an anchor."""
        if ship not in self._landing:
            cells = [cell for cell in _steps(self, ship) if cell in self.table.anchors]
            best = max([_sail_worth(self, Sail(ship, cell)) for cell in cells], default=-inf)
            self._landing[ship] = best > self.table.nearest + _other_sail(self, ship, "")
        return self._landing[ship]

    def terms(self, move: AnyMove) -> list[Term]:
        """Return the parts of a move's score."""
        return [
            term_of(move, name, value, self.table)
            for name, value in self.parts(move).items()
            if value
        ]

    def parts(self, move: AnyMove) -> Parts:
        """Return the gains and costs of a move, by name."""
        return _PARTS[type(move)](self, move)

    def _points_by_action(self) -> Mapping[str, int]:
        turn = self.table.seen.turn
        if turn is not None:
            return {turn.action: turn.points}
        return open_actions(self.table.seen, self.table.seat)

    # The remaining action points ------------------------------------------------------

    def paid(self, colour: str, cost: int) -> float:
        """Return the (negative) worth of the gold that a move costs."""
        return -self.table.gold * missing(cost, self.points.get(colour, 0))

    def rest(self, kind: type[Any], item: str, cost: int) -> float:
        """Return the worth of the other things that the remaining AP can buy."""
        if (kind, item, cost) not in self._rests:
            self._rests[kind, item, cost] = self._filled(kind, item, cost)
        return self._rests[kind, item, cost]

    def _filled(self, kind: type[Any], item: str, cost: int) -> float:
        left, total = self.points.get(ACTION_OF[kind], 0) - cost, 0.0
        for worth, price, name in self.items(kind):
            if name == item:
                item = ""
            elif price <= left and worth > 0:
                left -= price
                total += worth
        return self.table.weights.rest * total

    def items(self, kind: type[Any]) -> list[tuple[float, int, str]]:
        """Return the things that moves of a kind offer: best worth, price and name."""
        if kind not in self._items:
            best: dict[str, tuple[float, int]] = {}
            for move in self.moves:
                if type(move) is kind:
                    name, price, worth = _ITEMS[kind](self, move)
                    best[name] = max((worth, price), best.get(name, (worth, price)))
            found = [(worth, price, name) for name, (worth, price) in best.items()]
            found += [one for one in found for _ in range(self._copies(kind, one[2]) - 1)]
            self._items[kind] = sorted(found, key=lambda one: -one[0] / one[1])
        return self._items[kind]

    def _copies(self, kind: type[Any], name: str) -> int:
        """Return how many times a thing can be taken in one action."""
        if kind is Build:
            return self.table.me.hand[name]
        return self.table.me.villages[name[1:]] if kind is Take and name[0] == VILLAGE else 1

    # Tiles ----------------------------------------------------------------------------

    def planned(self, tile: str) -> float:
        """Return the worth of planning a tile, including the chance that it is built."""
        if tile not in self._tiles:
            self._tiles[tile] = self._planned(tile)
        return self._tiles[tile]

    def _planned(self, tile: str) -> float:
        table, weights, kind = self.table, self.table.weights, self.table.numbers.tile(tile)
        no_room = weights.no_room * min(1.0, table.left)
        if table.room < kind.size:
            return no_room
        held = sum(table.numbers.tile(one).build * count for one, count in table.me.hand.items())
        now = weights.built_now if table.phases_left >= 3 else 0.0
        spare = table.left * weights.built_round + now - held - kind.build
        built = max(0.0, min(1.0, spare / max(weights.built_spread, 0.1) + 0.5))
        points = (kind.small + kind.big) / 2
        covers = kind.size * weights.covers
        spent = weights.tile_point * kind.build * (tile[0] == NEUTRAL)
        worth = built * (points + covers - spent)
        if not weights.fitted or table.fits(kind.shape):
            return worth
        return worth + min(1.0, weights.fitted) * (no_room - worth)

    def built(self, move: Build) -> Parts:
        """Return the gains from placing a tile, by name."""
        table = self.table
        brings = tile_brings(table.seen, table.seen.ground, move.tile, move.cell, move.turn)
        found = {"tile": float(brings.points)}
        if brings.resources:
            worth = table.per_resource
            found["resources"] = sum(worth[g] * n for g, n in brings.resources.items())
        if brings.completion is not None:
            found["completion"] = self._completion(brings.completion)
        else:
            found["closer"] = self._closer(brings.island.number, move)
        return found

    def _completion(self, done: Completion) -> float:
        chest = self.table.numbers.chest_gold * self.table.gold if done.chest else 0.0
        others = [points for seat, points in done.posts.items() if seat != self.table.seat]
        rivals = sum(others) / max(1, len(self.table.seen.players) - 1)
        return float(done.points) + chest + done.posts.get(self.table.seat, 0) - rivals

    def _closer(self, number: int, move: Build) -> float:
        """Return the gain from bringing an island closer to completion."""
        table = self.table
        seen, size = table.seen.islands[number - 1], table.numbers.tile(move.tile).size
        own = table.numbers.completion_factor(seen.posts.get(table.seat, 0))
        lacking = table.lacking[number]
        closer = table.likely(lacking - size) - table.likely(lacking)
        per_cell = table.weights.closer_cell
        return closer * (own * table.time(lacking) + table.weights.closer) + per_cell * size


# Gains of moves of every kind ---------------------------------------------------------


def _sail(scores: Scores, move: Sail) -> Parts:
    table = scores.table
    steps = _steps(scores, move.ship)[move.cell]
    cost = scores.paid("blue", steps)
    anchor = table.anchors.get(move.cell, 0.0)
    near = 0.0 if anchor else table.nearness(move.cell)
    return {
        "anchor": anchor,
        "nearness": near,
        "gold": cost,
        "other-ship": _other_sail(scores, move.ship, move.cell),
    }


def _sail_worth(scores: Scores, move: Sail) -> float:
    """Return the rounded sum of the parts of `_sail`, computed faster as there are many moves."""
    table, cell = scores.table, move.cell
    more = _steps(scores, move.ship)[cell] - scores.points.get("blue", 0)
    worth = table.anchors.get(cell, 0.0) or table.nearness(cell)
    cost = -table.gold * more if more > 0 else 0.0
    return round(worth + cost + _other_sail(scores, move.ship, cell), 6)


def _steps(scores: Scores, ship: int) -> Mapping[str, int]:
    table = scores.table
    if ship not in scores.reach:
        most = scores.points.get("blue", 0) + table.me.gold
        scores.reach[ship] = destinations(table.seen, table.seat, ship, most)
    return scores.reach[ship]


def _other_sail(scores: Scores, ship: int, cell: str) -> float:
    """Return the worth of the other ship's best move once this ship is at a cell.

    It is 0 if the other ship has already moved.
    """
    turn = scores.table.seen.turn
    if turn is not None and turn.moved:
        return 0.0
    return _best_sail(scores, 3 - ship, cell)


def _best_sail(scores: Scores, ship: int, but: str) -> float:
    """Return the worth of a ship's best move with the available AP, except to cell `but`."""
    if ship not in scores.best_sails:
        points = scores.points.get("blue", 0)
        worth = [
            (scores.table.anchors[cell], cell)
            for cell, steps in _steps(scores, ship).items()
            if cell in scores.table.anchors and steps <= points
        ]
        scores.best_sails[ship] = sorted(worth, reverse=True)[:2]
    share = scores.table.weights.other_ship
    return next((share * worth for worth, cell in scores.best_sails[ship] if cell != but), 0.0)


def _post(scores: Scores, _: Post) -> Parts:
    table, turn = scores.table, scores.table.seen.turn
    assert turn is not None
    geo, cell = table.seen.geo, table.me.ships[turn.ship - 1]
    post = geo.anchors[geo.cell(cell)]
    return {**table.post(geo.islands[geo.island_of[post]]), "now": table.weights.post_now}


def _use(scores: Scores, _: Use) -> Parts:
    table = scores.table
    turn = table.seen.turn
    ship = 1 if turn is None or 1 not in turn.moved else 2
    points = scores.points.get("blue", 0) + amount((SAIL8,), SAIL8)
    reach = destinations(table.seen, table.seat, ship, points)
    best = max((w for cell, w in table.anchors.items() if cell in reach), default=0.0)
    now, weights = _best_sail(scores, ship, ""), table.weights
    kept = weights.reach_kept if table.left >= 1 else weights.reach_kept_last
    return {"reach": max(0.0, weights.reach * best - now) - kept}


def _load(scores: Scores, move: Load) -> Parts:
    table = scores.table
    have, most = table.me.cannons, table.numbers.cannon_track
    after = min(most, have + move.points)
    return {
        "safety": valuation.safety(after, table) - valuation.safety(have, table),
        "gold": scores.paid("black", move.points),
        "overflow": _overflow(scores, "black", move.points, most - have),
    }


def _overflow(scores: Scores, colour: str, points: int, room: int) -> float:
    """Return the worth of the gold for AP left at the end of a track (R4.1, R4.4)."""
    if points <= room:
        return 0.0
    table = scores.table
    have = table.me.gold - missing(points, scores.points.get(colour, 0))
    found = income(table.seen, have, table.numbers.overflow_gold)
    return found.gold * table.gold + found.points


def _take(scores: Scores, move: Take) -> Parts:
    cost = scores.table.numbers.tile(move.tile).plan
    return {
        "plan": scores.planned(move.tile),
        "gold": scores.paid("red", cost),
        "rest": scores.rest(Take, move.tile, cost),
    }


def _advance(scores: Scores, move: Advance) -> Parts:
    table, numbers = scores.table, scores.table.numbers
    space, last = table.me.progress + move.points, numbers.progress.length
    now, after = table.me.progress, min(space, last)
    tokens = table.weights.token_ahead * valuation.best_token(table)
    return {
        "progress": _along(table, after, 0.0) - _along(table, now, 0.0),
        "tokens": _along(table, after, tokens)
        - _along(table, now, tokens)
        - _along(table, after, 0.0)
        + _along(table, now, 0.0),
        "gold": scores.paid("brown", move.points),
        "overflow": _overflow(scores, "brown", move.points, last - now),
    }


def _along(table: Table, space: int, more: float) -> float:
    return valuation.along(table.numbers.progress, space, table, more)


def _pick(scores: Scores, move: Pick) -> Parts:
    return {"token": valuation.of_token(move.token, scores.table)}


def _build(scores: Scores, move: Build) -> Parts:
    cost = scores.table.numbers.tile(move.tile).build
    return {
        **scores.built(move),
        "gold": scores.paid("green", cost),
        "rest": scores.rest(Build, move.tile, cost),
    }


def _buy(scores: Scores, move: Buy) -> Parts:
    return {
        "goods": scores.table.resources[move.good],
        "gold": scores.paid("yellow", move.cost),
        "rest": scores.rest(Buy, f"{move.good} {move.cost}", move.cost),
    }


def _move(scores: Scores, move: Move) -> Parts:
    table = scores.table
    last = len(table.seen.order) - 1
    space = table.order + move.points
    after = min(space, last)
    return {
        "order": valuation.of_place(after, valuation.behind(after, table), table)
        - valuation.present_place(table),
        "gold": scores.paid("white", move.points),
        "overflow": _overflow(scores, "white", move.points, last - table.order),
    }


def _front(scores: Scores, _: Front) -> Parts:
    table = scores.table
    leader = turn_order(table.seen.order)[0]
    space = space_of(table.seen.order, leader)
    worth = valuation.of_place(space, len(table.seen.players) - 1, table)
    kept = table.weights.to_front_kept if table.left >= 1 else 0.0
    return {"order": worth - valuation.present_place(table) - kept}


def _gold(scores: Scores, _: Gold) -> Parts:
    table = scores.table
    more = gold_of_cubes(table.seen, table.seat)
    found = income(table.seen, table.me.gold, more, taking=True)
    plenty = table.me.gold > table.weights.gold_plenty
    worth = table.gold * (table.weights.gold_plenty_share if plenty else 1.0)
    return {"taken": found.gold * worth + found.points}


def _points(scores: Scores, _: Points) -> Parts:
    table, weights = scores.table, scores.table.weights
    kept = weights.vp_cubes_kept if table.left >= weights.vp_cubes_kept_late else 0.0
    cubes = sum(table.seen.action_field.values()) * amount((VP_CUBES,), VP_CUBES)
    return {"cubes": cubes - kept}


def _cash(scores: Scores, _: Cash) -> Parts:
    """Return a penalty for cashing now, as unused things become gold at the end anyway (R6.2)."""
    return {"later": -scores.table.weights.cash}


def _done(scores: Scores, _: Done) -> Parts:
    begun = scores.table.seen.turn is not None
    return {"done": 0.0 if begun else -scores.table.weights.skipped}


_PARTS: Mapping[type[Any], Callable[[Scores, Any], Parts]] = {
    Sail: _sail,
    Post: _post,
    Use: _use,
    Load: _load,
    Take: _take,
    Advance: _advance,
    Pick: _pick,
    Build: _build,
    Buy: _buy,
    Move: _move,
    Front: _front,
    Gold: _gold,
    Points: _points,
    Cash: _cash,
    Done: _done,
}


def _tile_item(scores: Scores, move: Take) -> tuple[str, int, float]:
    return move.tile, scores.table.numbers.tile(move.tile).plan, scores.planned(move.tile)


def _place_item(scores: Scores, move: Build) -> tuple[str, int, float]:
    cost = scores.table.numbers.tile(move.tile).build
    return move.tile, cost, sum(scores.built(move).values())


def _goods_item(scores: Scores, move: Buy) -> tuple[str, int, float]:
    return f"{move.good} {move.cost}", move.cost, scores.table.resources[move.good]


_ITEMS: Mapping[type[Any], Callable[[Scores, Any], tuple[str, int, float]]] = {
    Take: _tile_item,
    Build: _place_item,
    Buy: _goods_item,
}
"""Functions that return the name, price and worth of the thing that a move takes, builds or
buys."""


def heuristic(weights: Weights) -> GreedyBot[View, AnyMove]:
    """Return a bot that rates moves with these weights."""
    return by_table(Tuned(weights))


def by_table(tuned: Tuned[Weights]) -> GreedyBot[View, AnyMove]:
    """Return a bot that rates moves with the weights for its number of players."""

    def scores(view: View, decision: Decision[AnyMove]) -> Scores:
        return Scores(view, decision, tuned.at(str(view.seats)))

    return GreedyBot(
        lambda view, decision: scores(view, decision).of,
        explain=lambda view, decision: scores(view, decision).terms,
    )


HEURISTIC = heuristic(named())

WEIGHED = Weighed(GAME, Weights, heuristic)

HABITS: Mapping[str, float] = {
    # Takes the best thing and forgets what the other action points and the other ship could do.
    "rest": 0.4,
    "other_ship": 0.3,
    "nearness": 0.3,
    # Plans more tiles than there is room or time for, on islands that will not be completed.
    "no_room": 8.0,
    "fitted": 0.0,
    "built_round": 1.6,
    "likely_8": 1.5,
    "likely_12": 2.0,
    "likely_more": 3.0,
    # Likes large numbers: gold, and goods for resources that never come.
    "gold": 1.4,
    "future_goods": 3.0,
    # Thinks of the pirates when they are there, and little of the tracks and the turn order.
    "pirates_fading": 0.3,
    "load_phase": 0.0,
    "load_round": 0.3,
    "on_the_way": 0.5,
    "earlier": 0.0,
    "token_ahead": 0.4,
    "token_kept": 0.5,
}
"""Habits of a beginner: factors applied to the weights."""
SHARES = {"2": 1.3, "3": 0.95, "4": 0.65}
"""How far the habits go, by number of players, so that a beginner wins about a fifth of a fair
share of the games at any table."""
NOISE = 0.5
"""Standard deviation of a beginner's errors, in VP."""
BLUNDER = 8.0
"""Number of VP by which even a beginner sees that another move is better."""

# A beginner does not look whether a shape fits anywhere, and planning one is no blunder to them.
_SHAPELESS = replace(named(), fitted=0.0)
BEGINNER = by_table(
    Tuned(_SHAPELESS, {seats: scaled(_SHAPELESS, HABITS, share) for seats, share in SHARES.items()})
)
EASY = EasyBot(heuristic(_SHAPELESS), BEGINNER, NOISE, BLUNDER)
