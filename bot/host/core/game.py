"""A game as the host plays it, in one record; and public facts about the seed of its deal."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, TypeAlias

from bot.engine.api import Decision, Event, Rules, Seat
from bot.engine.rng import Rng
from bot.house_bots.api import Bot
from bot.house_bots.orders import OrderBook
from bot.house_bots.searcher import Searcher
from bot.house_bots.statistics import Statistics, no_statistics
from bot.house_bots.weights import Weighed


@dataclass(frozen=True, slots=True)
class DealSalt:
    """A player's salt of a deal; `seat` is set from the start on, `user_id` before it.

    `text` is None if the player was erased.
    """

    name: str
    text: str | None
    user_id: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """Public facts about a game's seed; `secret` is set once the game is over for good."""

    hash: str
    salts: tuple[DealSalt, ...] = ()
    secret: str | None = None


Resample: TypeAlias = Callable[[Any, Seat | None, Rng], Any]
"""Returns a copy of a state; what is hidden from a seat (None = a spectator) is dealt again."""


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
class Goal:
    """A goal of a lesson: its texts are `<game>-story-<key>`, with `-why` and with `-met`.

    It is met by an `event` of the learner that has all of `data`. `moves` lead there: words with
    which their notation begins, the best first. `look` are the things of the picture to look at,
    or rules; the picture is that of the question, or the `table`, the `board`.
    """

    key: str
    event: str
    moves: tuple[str, ...]
    look: tuple[str, ...]
    data: Mapping[str, str | int] = field(default_factory=dict)
    picture: str = "asked"

    def met(self, event: Event, seat: Seat) -> bool:
        """Return whether an event is the goal of the seat."""
        wanted = {"seat": seat, **self.data}
        return event.kind == self.event and wanted.items() <= event.data.items()

    def serving(self, rules: Rules[Any, Any, Any], decision: Decision[Any]) -> list[Any]:
        """Return the moves of a decision that lead to the goal, the best first."""
        written = [(rules.notate(move), move) for move in decision.moves]
        found = (one for words in self.moves for text, one in written if text.startswith(words))
        return [*dict.fromkeys(found)]


@dataclass(frozen=True, slots=True)
class Story:
    """A lesson with goals, on a prepared deal.

    `others` are the moves of the house bots by seat, in order and as they are stored. If one is not
    legal, because the learner has moved differently, the bot chooses itself.
    """

    goals: tuple[Goal, ...]
    others: Mapping[str, Sequence[str]]
    seed: int = 1

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Story:
        """Return the story of a table of `first_game.toml`."""
        goals = ({**goal, "moves": tuple(goal["moves"])} for goal in data["goals"])
        made = tuple(Goal(**{**goal, "look": tuple(goal["look"])}) for goal in goals)
        return cls(made, data["others"], data["seed"])


@dataclass(frozen=True, slots=True)
class FirstGame:
    """A game's lesson: cards to leaf through, then its story, or some rounds with explanations.

    The learner plays seat 0 against house bots. The example game of the cards is played by
    `crowd` house bots.
    """

    cards: tuple[Card, ...]
    seats: int
    crowd: int
    seed: int = 1
    rounds: int = 2
    options: Mapping[str, str] = field(default_factory=dict)
    story: Story | None = None

    @classmethod
    def read(cls, game: str) -> FirstGame:
        """Read a game's `first_game.toml`."""
        text = files(f"bot.games.{game}").joinpath("first_game.toml").read_text(encoding="utf-8")
        data = tomllib.loads(text)
        story = Story.of(data["story"]) if "story" in data else None
        cards = tuple(Card(**card) for card in data["cards"])
        return cls(**{**data, "cards": cards, "story": story})


@dataclass(frozen=True, kw_only=True)
class HostedGame:
    """The parts of a game that the host needs; without `resample` it has no sandbox."""

    rules: Rules[Any, Any, Any]
    bots: Mapping[str, Bot[Any, Any]] = field(default_factory=dict)
    """House bots by kind."""
    weighed: Weighed[Any] | None = None
    """Maker of the bot `sensible` with other weights, None = it has no weights."""
    statistics: Statistics = no_statistics
    """Statistics of the seats of finished games besides their points."""
    resample: Resample | None = None
    searcher: Searcher[Any, Any, Any] | None = None
    """Search of its positions, None = it has no strong house bots, hints and reviews."""
    orders: OrderBook[Any] | None = None
    """Standing orders that players may give."""
    first_game: FirstGame | None = None
    """Its lesson, None = there is no `/learn` for it."""

    @property
    def key(self) -> str:
        """Return the game's key, which is in custom_ids, in the store and in names of texts."""
        return self.rules.info.key

    @property
    def story(self) -> Story | None:
        """Return the story of its lesson, None = it has none, or some rounds with explanations."""
        return None if self.first_game is None else self.first_game.story


def by_key(*games: HostedGame) -> dict[str, HostedGame]:
    """Return games by their keys."""
    return {game.key: game for game in games}
