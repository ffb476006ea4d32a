"""Statements about costs, yields, limits and points at a table of Amerigo."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

from bot.engine.explain import Sum
from bot.games.amerigo import moves
from bot.games.amerigo.actions import ACTION_OF
from bot.games.amerigo.building import tile_brings
from bot.games.amerigo.effects import effect_of
from bot.games.amerigo.phases.turn import TakeTurn
from bot.games.amerigo.state import State
from bot.games.amerigo.tokens import POST_GOLD
from bot.games.amerigo.view import View
from bot.games.amerigo.why import WHY
from bot.games.amerigo.why.case import Case
from bot.house_bots.amerigo import heuristic
from bot.house_bots.amerigo.heuristic import Scores
from bot.house_bots.amerigo.searcher import PlayoutView
from bot.house_bots.amerigo.weights import named
from render.api import Label
from tests.options.amerigo.positions import RULES
from tests.options.saying import Said
from tests.tools.effects import amerigo as effects
from tests.tools.effects.reading import labels, signed

GAME = "amerigo"
WEIGHTS = named()


class Position:
    """A position with a move, as everybody looks at it."""

    def __init__(self, g: State, seat: int, move: Any) -> None:
        self.g, self.seat, self.move = g, seat, move
        self.view: View = RULES.view(g, seat)
        self.decision = next(one for one in g.decisions if one.seat == seat)
        self.effect = effect_of(self.view, seat, move)
        self.action = ACTION_OF.get(type(move), "")

    @cached_property
    def bots(self) -> Mapping[str, Scores]:
        """The house bot at a table, and as it plays on in a search."""
        seen = {"bot": self.view, "playout": PlayoutView(self.g)}
        return {name: Scores(one, self.decision, WEIGHTS) for name, one in seen.items()}

    @cached_property
    def after(self) -> State:
        """The state right after the move, before anything follows."""
        found = self.g.clone()
        found.stack.pop().choose(found, self.move)
        return found

    @cached_property
    def sums(self) -> Mapping[str, Sum]:
        """Sums of `/why`, by kind."""
        case = Case(self.view, self.seat, self.decision, self.view.options)
        return {one.kind: one for one in WHY.explain(case, self.move).sums}

    def buttons(self) -> Iterator[tuple[str, Label]]:
        """Yield how the move is offered in either language."""
        for words, label in labels(GAME, self.move, self.view):
            yield words.language, label

    @property
    def cost(self) -> Sum | None:
        """Statements of `/why` about the AP available and the AP that the move takes."""
        return self.sums.get("cost", self.sums.get("steps"))

    def more(self, name: str) -> Any:
        """Return what the player has more of after the move."""
        before, after = (getattr(g.players[self.seat], name) for g in (self.g, self.after))
        return after - before

    def worth(self, gold: int, points: int, scores: Scores) -> float:
        """Return what gold and VP are worth to a bot."""
        return round(gold * scores.table.gold + points, 6)


def said(g: State, seat: int, move: moves.AnyMove) -> Said:
    """Yield what everybody says of a move; words are compared with what happens."""
    effects.check(g, seat, move)
    at = Position(g, seat, move)
    yield from _sheet(at)
    if at.action and type(move) is not moves.Front:
        yield from _points_of(at)
    if type(move) in _SAID:
        yield from _SAID[type(move)](at)


def _sheet(at: Position) -> Said:
    """Compare the whole change of the sheet."""
    for name in ("points", "gold", "progress", "chests"):
        yield name, "rules", at.more(name)
        yield name, "effect", getattr(at.effect, name)
    yield "score", "rules", [score.points for score in RULES.scores(at.g)]
    yield "score", "view", [sum(player.score.values()) for player in at.view.players]


def _points_of(at: Position) -> Said:
    """Compare the AP that there are for an action."""
    top = at.g.stack[-1]
    if not isinstance(top, TakeTurn):
        yield "ap", "rules", top.points
    if at.cost is not None:
        yield "ap", "why", at.cost.have
    for bot, scores in at.bots.items():
        yield "ap", bot, scores.points[at.action]
    if isinstance(top, TakeTurn):
        for language, label in at.buttons():
            yield "ap", f"button {language}", signed(label.steps[0].text, "AP")


def _cost(at: Position) -> Said:
    """Compare what a move costs, and what of it is paid in gold."""
    yield "cost", "effect", at.effect.cost
    yield "paid", "effect", at.effect.paid
    if at.cost is not None:
        yield "cost", "why", at.cost.total
        yield "paid", "why", dict(at.cost.parts).get("gold", 0)
    for bot, scores in at.bots.items():
        paid = -scores.parts(at.move)["gold"] / scores.table.gold
        yield "paid", bot, round(paid)
        if type(at.move) in heuristic._ITEMS:
            yield "cost", bot, heuristic._ITEMS[type(at.move)](scores, at.move)[1]
        elif isinstance(at.move, moves.Sail):
            yield "cost", bot, heuristic._steps(scores, at.move.ship)[at.move.cell]


def _paid(at: Position) -> Said:
    yield from _cost(at)
    yield "paid", "rules", -at.more("gold")


def _along(at: Position) -> Said:
    """Compare a move along a track, and the gold for AP that are left at its end."""
    yield from _cost(at)
    gold, points = at.more("gold") + at.effect.paid, at.more("points")
    yield "track gold", "rules", (gold, points)
    told = at.sums.get("track-gold"), at.sums.get("no-room")
    lost = told[1].total if told[1] else 0
    yield "track gold", "why", (told[0].total - lost if told[0] else 0, told[1].have if lost else 0)
    for bot, scores in at.bots.items():
        yield f"worth {bot}", "rules", at.worth(gold, points, scores)
        yield f"worth {bot}", "bot", round(scores.parts(at.move)["overflow"], 6)


def _build(at: Position) -> Said:
    """Compare the VP of a tile and of an island that it completes."""
    yield from _paid(at)
    brings = tile_brings(at.view, at.view.ground, at.move.tile, at.move.cell, at.move.turn)
    completed = at.effect.points - brings.points
    yield "tile", "rules", at.more("points") - completed
    for bot, scores in at.bots.items():
        yield "tile", bot, int(scores.parts(at.move)["tile"])


def _post(at: Position) -> Said:
    """Compare the VP for a discovery."""
    if at.effect.completion is not None or POST_GOLD in at.view.players[at.seat].tokens:
        return
    yield "discovery", "rules", at.more("points")
    for bot, scores in at.bots.items():
        yield "discovery", bot, int(scores.parts(at.move)["discovery"])


def _gold(at: Position) -> Said:
    """Compare gold for cubes, and what of it scores."""
    yield "taken", "rules", at.more("gold") + at.more("points")
    yield "taken", "why", at.sums["gold"].total
    for bot, scores in at.bots.items():
        scores.table.weights = replace(WEIGHTS, gold_plenty=99)
        yield f"taken {bot}", "bot", round(scores.parts(at.move)["taken"], 6)
        yield f"taken {bot}", "rules", at.worth(at.more("gold"), at.more("points"), scores)


def _points(at: Position) -> Said:
    yield "cubes", "rules", at.more("points")
    yield "cubes", "why", at.sums["points"].total
    for bot, scores in at.bots.items():
        scores.table.left = -1.0
        yield "cubes", bot, int(scores.parts(at.move)["cubes"])


def _cash(at: Position) -> Said:
    yield "cash", "rules", at.more("gold") + at.more("points")
    yield "cash", "effect", at.effect.gold + at.effect.points
    if "no-room" not in at.sums:
        yield "cash", "why", at.sums["gold-got"].total


_SAID: Mapping[type, Callable[[Position], Said]] = {
    moves.Sail: _paid,
    moves.Take: _paid,
    moves.Buy: _paid,
    moves.Build: _build,
    moves.Load: _along,
    moves.Advance: _along,
    moves.Move: _along,
    moves.Post: _post,
    moves.Gold: _gold,
    moves.Points: _points,
    moves.Cash: _cash,
}

TOPICS: Mapping[str, str] = {
    "ap": "rules why bot playout button",
    "cost": "effect why bot playout",
    "paid": "rules effect why bot playout",
    **dict.fromkeys(("points", "gold", "progress", "chests"), "rules effect"),
    "score": "rules view",
    "track gold": "rules why",
    "worth bot": "rules bot",
    "worth playout": "rules bot",
    "tile": "rules bot playout",
    "discovery": "rules bot playout",
    "taken": "rules why",
    "taken bot": "rules bot",
    "taken playout": "rules bot",
    "cubes": "rules why bot playout",
    "cash": "rules effect why",
}
"""Speakers on each topic, at one table or another."""
