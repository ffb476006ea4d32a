"""Statements about costs, yields, limits and glory at a table of Magister Navis."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from bot.games.magister_navis import moves
from bot.games.magister_navis.data import CARDS, STATUSES
from bot.games.magister_navis.scoring import sheet
from bot.games.magister_navis.state import State
from bot.games.magister_navis.view import View
from bot.games.magister_navis.why import WHY, Case
from bot.house_bots.magister_navis.facts import of_view
from bot.house_bots.magister_navis.heuristic import Scores
from bot.house_bots.magister_navis.searcher import of_state
from bot.house_bots.magister_navis.table import SLAVERY_CARDS, Table, card_limit
from bot.house_bots.magister_navis.targets import TARGETS, lost
from bot.house_bots.magister_navis.weights import named
from tests.options.magister_navis.positions import RULES
from tests.options.saying import Said
from tests.tools.effects import magister_navis as effects
from tests.tools.effects.driver import answered

WEIGHTS = named()


class Position:
    """A position with a move, as everybody looks at it."""

    def __init__(self, g: State, seat: int, move: Any) -> None:
        self.g, self.seat, self.move = g, seat, move
        self.view: View = RULES.view(g, seat)
        self.decision = next(one for one in g.decisions if one.seat == seat)

    @cached_property
    def bots(self) -> Mapping[str, Scores]:
        """The house bot at a table, and as it plays on in a search."""
        found = {"bot": of_view(self.view, self.seat), "playout": of_state(self.g, self.seat)}
        return {name: Scores(facts, self.decision, WEIGHTS) for name, facts in found.items()}

    @cached_property
    def after(self) -> State:
        """The state after the move, up to the next question."""
        found: State = answered(self.g, self.seat, self.move, effects.LAST)
        return found

    def lines(self, key: str, seat: int) -> int:
        """Return by how much a line of a score changes with the move."""
        return sheet(self.after, seat)[key] - sheet(self.g, seat)[key]


def said(g: State, seat: int, move: moves.Move) -> Said:
    """Yield what everybody says of a move; effects and words are compared with what happens."""
    effects.check(g, seat, move)
    at = Position(g, seat, move)
    yield from _board(at)
    if isinstance(move, moves.Action) and move.source != moves.SALARY:
        yield from _discs(at)
    if type(move) in _SAID:
        yield from _SAID[type(move)](at)


def _board(at: Position) -> Said:
    """Compare what is said of the boards themselves."""
    player, me = at.g.players[at.seat], at.view.players[at.seat]
    yield "limit", "rules", player.card_limit
    yield "limit", "view", me.limit
    yield "score", "rules", [score.points for score in RULES.scores(at.g)]
    yield "score", "view", [sum(other.score.values()) for other in at.view.players]
    yield "space", "rules", sheet(at.g, at.seat)["governor"]
    yield "space", "view", me.score["governor"]
    for bot, scores in at.bots.items():
        table = _now(scores)
        yield "limit", bot, _limit(table)
        yield "score", bot, [*table.points]
        fits = len(player.cards) <= table.me.limit
        yield "space", bot, int(table.space(frozenset(player.cards), player.governor, fits))


def _now(scores: Scores) -> Table:
    """Return the bot's table as in the last round, where it looks at nothing to come."""
    scores.table.rounds = 0
    return scores.table


def _limit(table: Table) -> int:
    return card_limit(table.me.status.politics, not SLAVERY_CARDS.isdisjoint(table.me.cards))


def _discs(at: Position) -> Said:
    """Compare the discs that an action takes from the harbor, but for one that comes back."""
    back = isinstance(at.move, moves.Pay)
    yield "discs", "rules", at.g.players[at.seat].harbor - at.after.players[at.seat].harbor + back
    case = Case(at.view, at.seat, at.decision, at.view.options)
    sums = {one.kind: one.total for one in WHY.explain(case, at.move).sums}
    yield "discs", "why", sums.get("harbor", 0)
    for bot, scores in at.bots.items():
        terms = scores.terms(at.move)
        activated = any(one.name == "source" for one in terms)
        yield "discs", bot, next(t.facts["count"] for t in terms if t.name == "discs") + activated


def _build(at: Position) -> Said:
    """Compare the values that tracks reach with a building."""
    old, new = at.g.players[at.seat].status, at.after.players[at.seat].status
    reached = {key: value for key, value in new._asdict().items() if key in STATUSES}
    yield "tracks", "rules", {k: n for k, n in reached.items() if n != getattr(old, k)}
    for bot, scores in at.bots.items():
        terms = {one.name.removeprefix("track-"): one for one in scores.terms(at.move)}
        told = {key: terms[key].facts["reached"] for key in STATUSES if key in terms}
        yield "tracks", bot, told


def _city(at: Position) -> Said:
    """Compare the glory of a city and of the connections that it completes."""
    yield "city", "rules", at.lines("cities", at.seat)
    for bot, scores in at.bots.items():
        yield "city", bot, int(TARGETS[at.move.verb]["city"](at.move.city, scores.table))


def _attack(at: Position) -> Said:
    yield from _city(at)
    owner = at.g.cities[at.move.city]
    yield "loss", "rules", -at.lines("cities", owner) - at.lines("connections", owner)
    for bot, scores in at.bots.items():
        yield "loss", bot, lost(at.move.city, scores.table)


def _discard(at: Position) -> Said:
    """Compare what it costs to set a slavery card aside."""
    if not CARDS[at.move.card].slavery:
        return
    yield "set aside", "rules", at.lines("slavery", at.seat)
    for bot, scores in at.bots.items():
        yield "set aside", bot, int(_now(scores).set_aside)


_SAID: Mapping[type, Callable[[Position], Said]] = {
    moves.Build: _build,
    moves.Occupy: _city,
    moves.Attack: _attack,
    moves.Discard: _discard,
}

TOPICS: Mapping[str, str] = {
    "limit": "rules view bot playout",
    "score": "rules view bot playout",
    "space": "rules view bot playout",
    "discs": "rules why bot playout",
    "tracks": "rules bot playout",
    "city": "rules bot playout",
    "loss": "rules bot playout",
    "set aside": "rules bot playout",
}
"""Speakers on each topic, at one table or another, besides effects and buttons."""
