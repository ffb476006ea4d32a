"""A game as the host plays it: its rules and what else it can do, as one record."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, TypeAlias

from bot.engine.api import Rules, Seat
from bot.engine.rng import Rng
from bot.players.api import Bot
from bot.players.orders import OrderBook
from bot.players.searcher import Searcher
from bot.players.statistics import Statistics, no_statistics
from bot.players.weights import Weighed

Resample: TypeAlias = Callable[[Any, Seat | None, Rng], Any]
"""Returns a copy of a state with another deal of what a seat (None = a spectator) may not see."""


@dataclass(frozen=True, slots=True)
class Card:
    """A page of *How to play*: its texts are `<game>-learn-<key>` and `<game>-learn-<key>-title`.

    Its picture (overview | boards | board | question | result | close-up of a `part`) shows the
    first position of the example game, from that round on, in which a decision of that kind is
    asked ("" = any).
    """

    key: str
    picture: str = "overview"
    decision: str = ""
    round: int = 1
    part: str = ""


@dataclass(frozen=True, slots=True)
class FirstGame:
    """How somebody learns a game: cards to leaf through, then some rounds with explanations.

    They play seat 0 against house bots. The example game of the cards is played by house bots,
    `crowd` of them.
    """

    cards: tuple[Card, ...]
    seats: int
    crowd: int
    seed: int = 1
    rounds: int = 2
    options: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, game: str) -> FirstGame:
        """Return what a game's `first_game.toml` says."""
        text = files(f"bot.games.{game}").joinpath("first_game.toml").read_text(encoding="utf-8")
        data = tomllib.loads(text)
        return cls(**{**data, "cards": tuple(Card(**card) for card in data["cards"])})


@dataclass(frozen=True, kw_only=True)
class HostedGame:
    """What the host needs of a game; without `resample` it has no sandbox."""

    rules: Rules[Any, Any, Any]
    bots: Mapping[str, Bot[Any, Any]] = field(default_factory=dict)
    """House bots by kind."""
    weighed: Weighed[Any] | None = None
    """How `sensible` is made of other weights, None = it has none."""
    statistics: Statistics = no_statistics
    """What is told of the seats of finished games beside their points."""
    resample: Resample | None = None
    searcher: Searcher[Any, Any, Any] | None = None
    """How its positions are searched, None = it has no strong house bots, hints and reviews."""
    orders: OrderBook[Any] | None = None
    """The standing orders that people may give."""
    first_game: FirstGame | None = None
    """How the game is learned, None = there is no `/learn` for it."""

    @property
    def key(self) -> str:
        """Return the game's key, which is in custom_ids, in the store and in names of texts."""
        return self.rules.info.key


def by_key(*games: HostedGame) -> dict[str, HostedGame]:
    """Return games by their keys."""
    return {game.key: game for game in games}
