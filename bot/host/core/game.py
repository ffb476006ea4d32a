"""A game's parts that the host needs, in one record; and the public data about a deal."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, TypeAlias

from bot.engine.api import Decision, Event, Rules, Seat
from bot.engine.cases import Casebook
from bot.engine.rng import Rng
from bot.house_bots.api import Bot
from bot.house_bots.orders import OrderBook
from bot.house_bots.searcher import Searcher
from bot.house_bots.statistics import Statistics, no_statistics
from bot.house_bots.weights import Weighed


@dataclass(frozen=True, slots=True)
class DealSalt:
    """A player's salt for a deal, identified by `user_id` before the start and by `seat` after.

    `text` is None if the player was erased.
    """

    name: str
    text: str | None
    user_id: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """Public data about a game's seed; `secret` is set once the game is over for good."""

    hash: str
    salts: tuple[DealSalt, ...] = ()
    secret: str | None = None


Resample: TypeAlias = Callable[[Any, Seat | None, Rng], Any]
"""Function that copies a state and deals anew what is hidden from a seat (None = a spectator)."""


@dataclass(frozen=True, slots=True)
class Card:
    """A page of *How to play*; its texts are `<game>-learn-<key>` and `<game>-learn-<key>-title`.

    Its picture (overview | boards | board | question | result | close-up of a `part`) shows the
    first position of the example game, from the given round on, in which a decision of the given
    kind is asked ("" = any).
    """

    key: str
    picture: str = "overview"
    decision: str = ""
    round: int = 1
    part: str = ""


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal of a lesson; its texts are `<game>-story-<key>`, and the same with `-why` and `-met`.

    An `event` of the learner that has all of `data` meets the goal. `moves` lists beginnings of the
    notation of moves that lead to it, best first. `look` lists things in the picture to look at, or
    rules; the picture is that of the question, the `table` or the `board`.
    """

    key: str
    event: str
    moves: tuple[str, ...]
    look: tuple[str, ...]
    data: Mapping[str, str | int] = field(default_factory=dict)
    picture: str = "asked"

    def met(self, event: Event, seat: Seat) -> bool:
        """Return whether an event meets the goal for a seat."""
        wanted = {"seat": seat, **self.data}
        return event.kind == self.event and wanted.items() <= event.data.items()

    def serving(self, rules: Rules[Any, Any, Any], decision: Decision[Any]) -> list[Any]:
        """Return the moves of a decision that lead to the goal, best first."""
        written = [(rules.notate(move), move) for move in decision.moves]
        found = (one for words in self.moves for text, one in written if text.startswith(words))
        return [*dict.fromkeys(found)]


@dataclass(frozen=True, slots=True)
class Story:
    """A lesson with goals, on a prepared deal.

    `others` contains the house bots' moves by seat, in order and in stored notation. If a move is
    illegal because the learner has moved differently, the bot chooses one itself.
    """

    goals: tuple[Goal, ...]
    others: Mapping[str, Sequence[str]]
    seed: int = 1

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Story:
        """Return the story defined by a table of `first_game.toml`."""
        goals = ({**goal, "moves": tuple(goal["moves"])} for goal in data["goals"])
        made = tuple(Goal(**{**goal, "look": tuple(goal["look"])}) for goal in goals)
        return cls(made, data["others"], data["seed"])


@dataclass(frozen=True, slots=True)
class FirstGame:
    """A game's lesson: cards to page through, then its story, or some rounds with explanations.

    The learner plays seat 0 against house bots. The cards' example game is played by `crowd` house
    bots.
    """

    cards: tuple[Card, ...]
    seats: int
    crowd: int
    seed: int = 1
    rounds: int = 2
    options: Mapping[str, str] = field(default_factory=dict)
    story: Story | None = None

    @classmethod
    def read(cls, folder: Traversable) -> FirstGame:
        """Read the `first_game.toml` in a game's folder."""
        text = folder.joinpath("first_game.toml").read_text(encoding="utf-8")
        data = tomllib.loads(text)
        story = Story.of(data["story"]) if "story" in data else None
        cards = tuple(Card(**card) for card in data["cards"])
        return cls(**{**data, "cards": cards, "story": story})


class PackageFailed(Exception):
    """The package of a game did not answer as it must: `package`, and what it did instead.

    Only games whose code runs in processes of its own raise it.
    """

    lasts = True
    """True if the same would happen again."""

    def __init__(self, package: str, what: str, trace: str = "") -> None:
        super().__init__(package, what)
        self.package, self.what, self.trace = package, what, trace

    @staticmethod
    def of(error: BaseException) -> PackageFailed | None:
        """Return the failure of a package that an error is or comes from, or None."""
        causes = (error, error.__cause__)
        return next((one for one in causes if isinstance(one, PackageFailed)), None)

    @property
    def kind(self) -> tuple[str, str]:
        """The package and in what it failed, which is the same at every press of a button."""
        return self.package, self.what.partition(":")[0]

    def __str__(self) -> str:
        return f"{self.package} {self.what}" + (f"\n{self.trace}" if self.trace else "")


class PackageBusy(PackageFailed):
    """All processes of a package are busy, or are still being started."""

    lasts = False


class Release(NamedTuple):
    """The package that brings a game, and its version."""

    package: str
    version: str

    def is_before(self, version: str) -> bool:
        """Return whether this version is older than another one; of no number, no order is known.

        Only the numbers count (PEP 440's release segment), not what stands behind them.
        """
        mine, other = _numbers(self.version), _numbers(version)
        return mine is not None and other is not None and mine < other


_NUMBERS = re.compile(r"v?(\d+(?:\.\d+)*)")


def _numbers(version: str) -> tuple[int, ...] | None:
    """Return the numbers of a version without zeros at its end, None if it has none."""
    found = _NUMBERS.match(version)
    if found is None:
        return None
    numbers = [int(part) for part in found[1].split(".")]
    while numbers[-1:] == [0]:
        numbers.pop()
    return tuple(numbers)


@dataclass(frozen=True, kw_only=True)
class HostedGame:
    """The parts of a game that the host needs; a game without `resample` has no sandbox."""

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
    cases: Casebook | None = None
    """Its rule cases, None = it has none."""
    release: Release | None = None
    """The package that it comes from, which the bot fills in; None = it is the bot's own."""
    apart: bool = False
    """True if its code runs in other processes, so that a call may take seconds."""

    @property
    def key(self) -> str:
        """The game's key, used in custom_ids, in the store and in the names of texts."""
        return self.rules.info.key

    @property
    def story(self) -> Story | None:
        """The story of the game's lesson, or None if it has none."""
        return None if self.first_game is None else self.first_game.story


def by_key(*games: HostedGame) -> dict[str, HostedGame]:
    """Return the games by their keys."""
    return {game.key: game for game in games}
