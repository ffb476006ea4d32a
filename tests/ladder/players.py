"""The players of the ladder by words.

frozen            `sensible` with the weights of 2026, for ever the yardstick
drawn             `sensible` with weights drawn 30 % around today's, others in every seat and deal
strong/PLAYOUTS   the search with that budget
easy, ...         the house bot of that kind
"""

from __future__ import annotations

from typing import Any

from bot.engine.rng import Rng
from bot.host.game import HostedGame
from bot.players.api import Bot
from bot.players.search import SearchBot
from bot.players.weights import drawn

FROZEN = "2026"
SPREAD = 0.3


def offered(game: HostedGame, word: str) -> bool:
    """Return whether a game has that player."""
    kind, _, playouts = word.partition("/")
    if playouts:
        return game.searcher is not None
    return kind in game.bots or (kind in ("frozen", "drawn") and game.weighed is not None)


def player(game: HostedGame, word: str, rng: Rng) -> Bot[Any, Any]:
    """Return a player of a game; whatever is drawn for it depends on the generator."""
    kind, _, playouts = word.partition("/")
    if playouts and game.searcher:
        return SearchBot(game.searcher, int(playouts))
    if kind in game.bots:
        return game.bots[kind]
    assert game.weighed, f"{game.key} has no {word}"
    if kind == "frozen":
        return game.weighed.bot(game.weighed.found(FROZEN))
    assert kind == "drawn", f"{game.key} has no {word}"
    return game.weighed.bot(drawn(game.weighed.found(""), SPREAD, rng))
