"""The heuristic bot: what each move brings, what it costs, and what the rest is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.api import Decision
from bot.games.amerigo.actions import ACTION_OF, open_actions
from bot.games.amerigo.building import Completion, tile_brings
from bot.games.amerigo.data import NEUTRAL, VILLAGE
from bot.games.amerigo.gold import gold_of_cubes, income
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
from bot.games.amerigo.tracks import turn_order
from bot.games.amerigo.view import View
from bot.players.amerigo import valuation
from bot.players.amerigo.reasons import term_of
from bot.players.amerigo.table import Table
from bot.players.api import Term
from bot.players.greedy import GreedyBot

KEPT = 0.55
"""What an action point is worth to the same action when a move costs it."""

PLENTY = 0.85
"""How much of a gold's worth counts for who has many."""

Parts = Mapping[str, float]


class _Scores:
    """The scores of one decision's moves; what several of them share is found once."""

    def __init__(self, view: View, decision: Decision[AnyMove]) -> None:
        self.table = Table(view, decision.seat)
        self.moves = decision.moves
        self.points = self._points_by_action()
        self.reach: dict[int, Mapping[str, int]] = {}
        self.best_sails: dict[int, list[tuple[float, str]]] = {}
        self._rests: dict[tuple[type[Any], str, int], float] = {}
        self._tiles: dict[str, float] = {}
        self._items: dict[type[Any], list[tuple[float, int, str]]] = {}

    def of(self, move: AnyMove) -> float:
        """Return how good a move is, rounded so that equal ones are equal."""
        return round(sum(self.parts(move).values()), 6)

    def terms(self, move: AnyMove) -> list[Term]:
        """Return what makes up the score of a move."""
        return [
            term_of(move, name, value, self.table)
            for name, value in self.parts(move).items()
            if value
        ]

    def parts(self, move: AnyMove) -> Parts:
        """Return what a move brings and costs, by name."""
        return _PARTS[type(move)](self, move)

    def _points_by_action(self) -> Mapping[str, int]:
        turn = self.table.view.turn
        if turn is not None:
            return {turn.action: turn.points}
        return open_actions(self.table.view, self.table.seat)

    # What is left ---------------------------------------------------------------------

    def paid(self, colour: str, cost: int) -> float:
        """Return what the gold is worth that a move takes."""
        return -self.table.gold * max(0, cost - self.points.get(colour, 0))

    def rest(self, kind: type[Any], item: str, cost: int) -> float:
        """Return what the other things are worth that the AP left still pay for."""
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
        return 0.9 * total

    def items(self, kind: type[Any]) -> list[tuple[float, int, str]]:
        """Return what can be had with moves of a kind: its best worth, price and name."""
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
        """Return how often a thing can be had in one action."""
        if kind is Build:
            return self.table.me.hand[name]
        return self.table.me.villages[name[1:]] if kind is Take and name[0] == VILLAGE else 1

    # Tiles ----------------------------------------------------------------------------

    def planned(self, tile: str) -> float:
        """Return what a tile is worth once it is planned, if it comes to be built."""
        if tile not in self._tiles:
            self._tiles[tile] = self._planned(tile)
        return self._tiles[tile]

    def _planned(self, tile: str) -> float:
        table, kind = self.table, self.table.view.numbers.tile(tile)
        room = table.room
        if room < kind.size:
            return 0.15 * min(1.0, table.left)
        held = sum(
            table.view.numbers.tile(one).build * count for one, count in table.me.hand.items()
        )
        time = table.left * 6.5 + (3 if table.phases_left >= 3 else 0)
        built = max(0.0, min(1.0, (time - held - kind.build) / 7 + 0.5))
        points = (kind.small + kind.big) / 2
        covers = kind.size * 0.45
        return built * (points + covers - KEPT * kind.build * (tile[0] == NEUTRAL))

    def built(self, move: Build) -> Parts:
        """Return what placing a tile brings."""
        table = self.table
        brings = tile_brings(table.view, table.view.ground, move.tile, move.cell, move.turn)
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
        chest = self.table.view.numbers.chest_gold * self.table.gold if done.chest else 0.0
        others = [points for seat, points in done.posts.items() if seat != self.table.seat]
        rivals = sum(others) / max(1, self.table.view.seats - 1)
        return float(done.points) + chest + done.posts.get(self.table.seat, 0) - rivals

    def _closer(self, number: int, move: Build) -> float:
        """Return what it is worth that an island comes closer to its completion."""
        table = self.table
        seen, size = table.view.islands[number - 1], table.view.numbers.tile(move.tile).size
        own = table.view.numbers.completion_factor(seen.posts.get(table.seat, 0))
        lacking = table.lacking[number]
        closer = table.likely(lacking - size) - table.likely(lacking)
        return closer * (own * table.time(lacking) + 2) + 0.04 * size


# What moves of every kind bring -------------------------------------------------------


def _sail(scores: _Scores, move: Sail) -> Parts:
    table = scores.table
    steps = _steps(scores, move.ship)[move.cell]
    cost = scores.paid("blue", steps)
    anchor = table.anchors.get(move.cell, 0.0)
    near = 0.0 if anchor else table.nearness(move.cell)
    return {"anchor": anchor, "nearness": near, "gold": cost, "other-ship": _other(scores, move)}


def _steps(scores: _Scores, ship: int) -> Mapping[str, int]:
    table = scores.table
    if ship not in scores.reach:
        most = scores.points.get("blue", 0) + table.me.gold
        scores.reach[ship] = destinations(table.view, table.seat, ship, most)
    return scores.reach[ship]


def _other(scores: _Scores, move: Sail) -> float:
    """Return what the other ship may still do, if it has not moved."""
    turn = scores.table.view.turn
    if turn is not None and turn.moved:
        return 0.0
    return _best_sail(scores, 3 - move.ship, move.cell)


def _best_sail(scores: _Scores, ship: int, but: str) -> float:
    """Return the best that a ship can do with the AP there are, elsewhere than at a cell."""
    if ship not in scores.best_sails:
        points = scores.points.get("blue", 0)
        worth = [
            (scores.table.anchors[cell], cell)
            for cell, steps in _steps(scores, ship).items()
            if cell in scores.table.anchors and steps <= points
        ]
        scores.best_sails[ship] = sorted(worth, reverse=True)[:2]
    return next((0.8 * worth for worth, cell in scores.best_sails[ship] if cell != but), 0.0)


def _post(scores: _Scores, _: Post) -> Parts:
    table, turn = scores.table, scores.table.view.turn
    assert turn is not None
    geo, cell = table.view.geo, table.me.ships[turn.ship - 1]
    post = geo.anchors[geo.cell(cell)]
    return {**table.post(geo.islands[geo.island_of[post]]), "now": 1.0}


def _use(scores: _Scores, _: Use) -> Parts:
    table = scores.table
    turn = table.view.turn
    ship = 1 if turn is None or 1 not in turn.moved else 2
    points = scores.points.get("blue", 0) + 8
    reach = destinations(table.view, table.seat, ship, points)
    best = max((w for cell, w in table.anchors.items() if cell in reach), default=0.0)
    now = _best_sail(scores, ship, "")
    return {"reach": max(0.0, 1.6 * best - now) - (2.5 if table.left >= 1 else 0.3)}


def _load(scores: _Scores, move: Load) -> Parts:
    table = scores.table
    have, most = table.me.cannons, table.view.numbers.cannon_track
    after = min(most, have + move.points)
    return {
        "safety": valuation.safety(after, table) - valuation.safety(have, table),
        "gold": scores.paid("black", move.points),
        "overflow": _overflow(scores, have + move.points > most),
    }


def _overflow(scores: _Scores, left: bool) -> float:
    return scores.table.view.numbers.overflow_gold * scores.table.gold if left else 0.0


def _take(scores: _Scores, move: Take) -> Parts:
    cost = scores.table.view.numbers.tile(move.tile).plan
    return {
        "plan": scores.planned(move.tile),
        "gold": scores.paid("red", cost),
        "rest": scores.rest(Take, move.tile, cost),
    }


def _advance(scores: _Scores, move: Advance) -> Parts:
    table, numbers = scores.table, scores.table.view.numbers
    space, last = table.me.progress + move.points, numbers.progress.length
    now, after = table.me.progress, min(space, last)
    tokens = 0.8 * valuation.best_token(table)
    return {
        "progress": _along(table, after, 0.0) - _along(table, now, 0.0),
        "tokens": _along(table, after, tokens)
        - _along(table, now, tokens)
        - _along(table, after, 0.0)
        + _along(table, now, 0.0),
        "gold": scores.paid("brown", move.points),
        "overflow": _overflow(scores, space > last),
    }


def _along(table: Table, space: int, more: float) -> float:
    return valuation.along(table.view.numbers.progress, space, table.left, more)


def _pick(scores: _Scores, move: Pick) -> Parts:
    return {"token": valuation.of_token(move.token, scores.table)}


def _build(scores: _Scores, move: Build) -> Parts:
    cost = scores.table.view.numbers.tile(move.tile).build
    return {
        **scores.built(move),
        "gold": scores.paid("green", cost),
        "rest": scores.rest(Build, move.tile, cost),
    }


def _buy(scores: _Scores, move: Buy) -> Parts:
    return {
        "goods": scores.table.resources[move.good],
        "gold": scores.paid("yellow", move.cost),
        "rest": scores.rest(Buy, f"{move.good} {move.cost}", move.cost),
    }


def _move(scores: _Scores, move: Move) -> Parts:
    table = scores.table
    last = len(table.view.order) - 1
    space = table.me.order + move.points
    after = min(space, last)
    return {
        "order": valuation.of_place(after, valuation.behind(after, table), table)
        - valuation.present_place(table),
        "gold": scores.paid("white", move.points),
        "overflow": _overflow(scores, space > last),
    }


def _front(scores: _Scores, _: Front) -> Parts:
    table = scores.table
    leader = table.view.players[turn_order(table.view.order)[0]]
    worth = valuation.of_place(leader.order, len(table.view.players) - 1, table)
    kept = 2.0 if table.left >= 1 else 0.0
    return {"order": worth - valuation.present_place(table) - kept}


def _gold(scores: _Scores, _: Gold) -> Parts:
    table = scores.table
    more = gold_of_cubes(table.view, table.seat)
    found = income(table.view, table.me.gold, more, taking=True)
    worth = table.gold * (PLENTY if table.me.gold > 6 else 1.0)
    return {"taken": found.gold * worth + found.points}


def _points(scores: _Scores, _: Points) -> Parts:
    cubes = sum(scores.table.view.action_field.values())
    return {"cubes": float(cubes) - (1.0 if scores.table.left >= 0.3 else 0.0)}


def _cash(_: _Scores, __: Cash) -> Parts:
    """Leave it for later: at the end it turns into gold by itself (R6.2)."""
    return {"later": -1.0}


def _done(scores: _Scores, _: Done) -> Parts:
    return {"done": 0.0 if scores.table.view.turn is not None else -1.0}


_PARTS: Mapping[type[Any], Callable[[_Scores, Any], Parts]] = {
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


def _tile_item(scores: _Scores, move: Take) -> tuple[str, int, float]:
    return move.tile, scores.table.view.numbers.tile(move.tile).plan, scores.planned(move.tile)


def _place_item(scores: _Scores, move: Build) -> tuple[str, int, float]:
    cost = scores.table.view.numbers.tile(move.tile).build
    return move.tile, cost, sum(scores.built(move).values())


def _goods_item(scores: _Scores, move: Buy) -> tuple[str, int, float]:
    return f"{move.good} {move.cost}", move.cost, scores.table.resources[move.good]


_ITEMS: Mapping[type[Any], Callable[[_Scores, Any], tuple[str, int, float]]] = {
    Take: _tile_item,
    Build: _place_item,
    Buy: _goods_item,
}
"""What moves of a kind are about: name, price and worth."""

HEURISTIC: GreedyBot[View, AnyMove] = GreedyBot(
    lambda view, decision: _Scores(view, decision).of,
    explain=lambda view, decision: _Scores(view, decision).terms,
)
