"""The players of the ladder by words.

frozen            `sensible` with the weights of 2026, for ever the yardstick
sensible@NAME     `sensible` with the weights of that name: `2026-11` are those of 39b8e10a
drawn             `sensible` with weights drawn 30 % around today's, others in every seat and deal
strong/PLAYOUTS   the search with that budget
greedy            takes the highest immediate gain, without any look ahead
easy, ...         the house bot of that kind
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.engine.api import Decision, Rules
from bot.engine.rng import Rng
from bot.host.core.game import HostedGame
from bot.house_bots.api import Bot
from bot.house_bots.search import SearchBot
from bot.house_bots.searcher import Searcher
from bot.house_bots.weights import Weighed
from tests.tools.ladder.greedy import greedy, values

FROZEN = "2026"
WEIGHED = ("frozen", "sensible", "drawn")
"""Players that differ only by their weights."""


def offered(game: HostedGame, word: str) -> bool:
    """Return whether a game has that player."""
    kind, _, playouts = word.partition("/")
    if playouts:
        return game.searcher is not None
    kind, _, name = kind.partition("@")
    if name:
        return kind == "sensible" and game.weighed is not None and game.weighed.keeps(name)
    return kind in (*game.bots, "greedy") or (kind in WEIGHED and game.weighed is not None)


def player(game: HostedGame, word: str, rng: Rng) -> Bot[Any, Any]:
    """Return a player of a game; whatever is drawn for it depends on the generator."""
    kind, _, playouts = word.partition("/")
    if playouts and game.searcher:
        return SearchBot(game.searcher, int(playouts))
    kind, _, name = kind.partition("@")
    weighed, searcher = game.weighed, game.searcher
    if kind == "greedy":
        return greedy(game, values(game.rules.info.key))
    if weighed is None or searcher is None or kind not in WEIGHED:
        return game.bots[kind]
    if kind == "drawn":
        drawn = cache(lambda kind: searcher.draw(searcher.tuned.at(kind), rng))
        return Quick(searcher, lambda state: drawn(searcher.kind(state)))
    if kind == "sensible" and not name:
        return Quick(searcher, searcher.weights)
    weights = _found(weighed, FROZEN if kind == "frozen" else name)
    return Quick(searcher, lambda _: weights)


@cache
def _found(weighed: Weighed[Any], name: str) -> Any:
    return weighed.found(name)


@dataclass(frozen=True)
class Quick:
    """Plays what the house bot with these weights plays, without building views."""

    searcher: Searcher[Any, Any, Any]
    weights: Callable[[Any], Any]

    def choose(
        self, _: Rules[Any, Any, Any], state: Any, decision: Decision[Any], rng: Rng
    ) -> Sequence[Any]:
        return self.searcher.quick(state, decision, self.weights(state), rng)
