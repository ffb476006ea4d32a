"""The heuristic bot and the easy bot, which rate each kind of move with a function."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.engine.api import Decision
from bot.games.magister_navis.data import BUILDINGS, CARDS, COSTS, SOURCES, Symbols
from bot.games.magister_navis.moves import (
    NO_CARD,
    SALARY,
    Action,
    Activate,
    Arrange,
    Build,
    Discard,
    Done,
    Move,
    Pass,
    Pay,
    target_of,
)
from bot.games.magister_navis.view import View
from bot.house_bots.api import Term
from bot.house_bots.easy import EasyBot
from bot.house_bots.greedy import GreedyBot
from bot.house_bots.magister_navis.facts import Facts, of_view
from bot.house_bots.magister_navis.reasons import term_of
from bot.house_bots.magister_navis.table import Table, circles
from bot.house_bots.magister_navis.targets import TARGETS, worth
from bot.house_bots.magister_navis.weights import GAME, Weights, named
from bot.house_bots.weights import Tuned, Weighed, scaled


class Scores:
    """The scores of the moves of one decision; a target is rated once for all its sources."""

    def __init__(self, facts: Facts, decision: Decision[Move], weights: Weights) -> None:
        self.table = Table(facts, weights)
        self.second = decision.kind == "second"
        self._costs_by: dict[tuple[str, str], float] = {}

    def of(self, move: Move) -> float:
        """Return the score of a move, rounded so that equally good moves are equal."""
        if isinstance(move, Action) and move.source != SALARY:
            return round(self._action(move), 6)
        return round(_SCORES[type(move)](move, self.table), 6)

    def _action(self, move: Action) -> float:
        """Return the gain from an action minus its costs."""
        key = move.verb, move.source
        if key not in self._costs_by:
            self._costs_by[key] = sum([value for _, value in self._costs(move)])
        return worth(move.verb, target_of(move), self.table) + self._costs_by[key]

    def _costs(self, move: Action) -> Iterator[tuple[str, float]]:
        yield "discs", -COSTS[move.verb] * self.table.disc
        if not self.second:
            yield "source", -_source(move, self.table)

    def terms(self, move: Move) -> list[Term]:
        """Return the parts of a move's score."""
        return [term_of(move, name, value, self.table) for name, value in self._parts(move)]

    def _parts(self, move: Move) -> Iterator[tuple[str, float]]:
        if isinstance(move, Action) and move.source != SALARY:
            target = target_of(move)
            yield from ((n, part(target, self.table)) for n, part in TARGETS[move.verb].items())
            yield from self._costs(move)
        elif isinstance(move, Build):
            yield from _build_parts(move, self.table)
        else:
            yield _ONLY.get(type(move), ""), self.of(move)


def _source(move: Action, table: Table) -> float:
    """Return the cost of using a source.

    Flexible sources are spared; sources of double actions cost less because they are used twice.
    """
    source, weights = SOURCES[move.source], table.weights
    if source.key not in BUILDINGS:
        return weights.token if table.rounds else weights.token_last
    spared = weights.spared * (len(source.actions) - 1)
    twice = weights.twice if source.again and table.me.harbor > 1 else 0.0
    return table.activation + spared - twice


def _build(move: Build, table: Table) -> float:
    return sum([value for _, value in _build_parts(move, table)])


def _build_parts(move: Build, table: Table) -> Iterator[tuple[str, float]]:
    """Yield the gain from each symbol, and from the building's uses until the end."""
    symbols = BUILDINGS[move.building].symbols
    for kind, count in symbols._asdict().items():
        if count:
            yield kind, table.gain(Symbols(**{kind: count}))
    yield "uses", _uses(move, table) * _rounds_used(table)


def _uses(move: Build, table: Table) -> float:
    building, weights = BUILDINGS[move.building], table.weights
    own = circles(table.me)
    uses = sum([weights.use(one) * weights.crowded ** own[one] for one in building.actions])
    if len(building.actions) > 1:
        return uses * (weights.use_both if building.again else weights.use_either)
    return uses * weights.use_double if building.again else uses


def _rounds_used(table: Table) -> float:
    """Return how often one more circle will be used, since its disc must first be paid for."""
    paid = table.circles < table.payments + 1
    return 1 + (table.rounds - 1) * (table.weights.used_paid if paid else table.weights.used)


def _salary(move: Pay, table: Table) -> float:
    """Return the worth of freeing a building: its most useful action, per building with it."""
    own = circles(table.me)
    return max([table.weights.use(one) / own[one] for one in BUILDINGS[move.building].actions])


def _arrange(move: Arrange, table: Table) -> float:
    governor = None if move.governor == NO_CARD else move.governor
    return table.kept_with(frozenset(table.me.cards), governor)


def _discard(move: Discard, table: Table) -> float:
    left = frozenset(table.me.cards) - {move.card}
    return table.kept_with(left, table.me.governor) + table.set_aside * CARDS[move.card].slavery


_SCORES: Mapping[type[Any], Callable[[Any, Table], float]] = {
    Build: _build,
    Pay: _salary,
    Arrange: _arrange,
    Discard: _discard,
    Activate: lambda _, table: -table.weights.empty_activation,
    Pass: lambda *_: 0.0,
    Done: lambda *_: 0.0,
}

_ONLY: Mapping[type[Any], str] = {Pay: "again", Arrange: "cards", Discard: "cards"}
"""Name of the sentence for the whole score, by kind of move without named parts; other such kinds
have no sentence."""


def heuristic(weights: Weights) -> GreedyBot[View, Move]:
    """Return a bot that rates moves with these weights."""
    return by_table(Tuned(weights))


def by_table(tuned: Tuned[Weights]) -> GreedyBot[View, Move]:
    """Return a bot that rates moves with the weights for its number of players."""

    def scores(view: View, decision: Decision[Move]) -> Scores:
        return Scores(of_view(view, decision.seat), decision, tuned.at(str(view.seats)))

    return GreedyBot(
        lambda view, decision: scores(view, decision).of,
        explain=lambda view, decision: scores(view, decision).terms,
    )


HEURISTIC = heuristic(named())

WEIGHED = Weighed(GAME, Weights, heuristic)

HABITS: Mapping[str, float] = {
    # Sees what is gained now, not what each round brings: discs, paid circles, higher levels.
    "payment": 0.2,
    "level": 0.6,
    "growth": 0.6,
    "used": 0.6,
    "first_step": 0.3,
    "next_card": 0.3,
    # Likes all cards, and forgets that there are few places and that slavery may be abolished.
    "card_place": 0.3,
    "crowding_card": 1.6,
    "slavery": 1.25,
    "abolition": 0.0,
    "abolition_likely": 0.0,
    # Spends tokens as soon as there are any, and dreams of connections that others will prevent.
    "token": 0.3,
    "link_open": 1.6,
    "link_open_last": 1.6,
    "link_foreign": 1.6,
    # Does not look at the others: who will govern a region, and who loses what to an attack.
    "governor": 0.0,
    "governor_lost": 0.0,
    "rival": 0.0,
    "rival_other": 0.0,
}
"""Habits of a beginner: factors applied to the weights."""
SHARES = {"3": 1.2, "4": 1.3, "5": 1.3}
"""How far the habits go, by number of players, so that a beginner wins about a fifth of a fair
share of the games at any table."""
NOISE = 0.3
"""Standard deviation of a beginner's errors, in glory."""
BLUNDER = 3.0
"""Number of glory by which even a beginner sees that another move is better."""

BEGINNER = by_table(
    Tuned(named(), {seats: scaled(named(), HABITS, share) for seats, share in SHARES.items()})
)
EASY = EasyBot(HEURISTIC, BEGINNER, NOISE, BLUNDER)
