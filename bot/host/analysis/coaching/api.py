"""Data types of hints and reviews for the cogs, and the errors of refused requests.

* HostError (see `bot.host.core.api`)
  x HintsOff        hints are off at this table (`why`: league | rated | owner | people)
  x NoThinking      the bot runs without thinking processes, so it cannot search
  x NoCoach         the bot cannot search this game (`game`)
  x ThinkingBroke   the search failed; nothing is stored
  x Restarting      the bot is shutting down: the search was stopped, nothing is stored
  x NotFinished     the game to be reviewed was not played to its end (`status`)
  x NotShared       the seat is another player's (`name`), who has not shared the review
  x NothingToReview the person, or any player of the seat, made no move (`who`: own | seat)
  x TooOld          the current rules no longer reproduce the game (`version`)

Hints and reviews are stored as JSON lists, in the order of their fields.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.host.core.api import HostError, Table
from bot.house_bots.coach import Advised
from bot.house_bots.findings import Mistakes, Review, Style
from bot.house_bots.findings import Moment as Moment
from bot.house_bots.findings import Reason as Reason


class Hint(NamedTuple):
    """The two best options for a player's decision, which appeared at `version`, in notation.

    `best` is worth `difference` VP more than `second`, with the standard error `error`. If the
    game's searcher compares no options for the decision's `kind`, `second` is "" and the difference
    is unknown (0, without error). `clear` means that the difference is so large that no search was
    needed, and `depends` that either option may be better, depending on the style of play. This is
    the seat's hint number `number`.
    """

    version: int
    kind: str
    best: str
    second: str
    difference: float
    error: float
    reasons: tuple[Reason, ...]
    clear: bool
    depends: bool
    number: int

    @property
    def as_good(self) -> bool:
        """Whether the two options are too close to rank."""
        return bool(self.second) and not self.clear and self.difference <= 2 * self.error


class Progress(NamedTuple):
    """Progress of a review.

    `step` is queued (another review of the person is being made), decisions (`done` of `total` have
    been examined), or moments (`done` of the `total` most remarkable ones have been measured).
    """

    step: str
    done: int
    total: int


Report: TypeAlias = Callable[[Progress], Awaitable[None]]
"""Callback for a review's progress."""


class Player(NamedTuple):
    """A person who made `moves` moves for a seat of a finished game, standing orders included.

    `own` means that it is the reader, and `shared` that there is a review that everyone may read.
    """

    seat: int
    user_id: int
    name: str
    own: bool
    shared: bool
    moves: int


class Reviewed(NamedTuple):
    """A review and its player; `table` has the names to which the reasons refer by seat."""

    table: Table
    player: Player
    review: Review


class HintsOff(HostError):
    """Hints are off at this table (`why`: league | rated | owner | people)."""

    code = "hints-off"


class NoThinking(HostError):
    """The bot runs without thinking processes."""

    code = "no-thinking"


class NoCoach(HostError):
    """The bot cannot search this game (`game`)."""

    code = "no-coach"


class ThinkingBroke(HostError):
    """A search failed; the log contains the reason."""

    code = "thinking-broke"


class Restarting(HostError):
    """The bot is shutting down, which has ended the search."""

    code = "restarting"


class NotFinished(HostError):
    """Only games that were played to their end can be reviewed (`status`)."""

    code = "not-finished"


class NotShared(HostError):
    """The moves are another player's (`name`), who has not shared the review."""

    code = "not-shared"


class NothingToReview(HostError):
    """There are no moves to review (`who`: own = the person's, seat = anybody's at the seat)."""

    code = "nothing-to-review"


class TooOld(HostError):
    """The current rules no longer reproduce the game, from `version` on."""

    code = "too-old"


def written(value: Advised | Review) -> str:
    """Convert a hint or a review to its stored form."""
    return json.dumps(value, separators=(",", ":"))


def read_hint(text: str) -> Advised:
    """Convert a stored text to a hint."""
    hint = Advised(*json.loads(text))
    return hint._replace(reasons=_reasons(hint.reasons))


def read_review(text: str) -> Review:
    """Convert a stored text to a review."""
    review = Review(*json.loads(text))
    curve = tuple((number, points, error) for number, points, error in review.curve)
    costly, best, depends = map(_moments, (review.costly, review.best, review.depends))
    mistakes = None if review.mistakes is None else Mistakes(*review.mistakes)
    return review._replace(
        costly=costly, best=best, curve=curve, mistakes=mistakes, depends=depends
    )


def _moments(rows: Sequence[Sequence[Any]]) -> tuple[Moment, ...]:
    moments = (Moment(*row) for row in rows)
    return tuple(
        moment._replace(
            reasons=_reasons(moment.reasons),
            styles=tuple(Style(*one) for one in moment.styles),
        )
        for moment in moments
    )


def _reasons(rows: Sequence[Sequence[Any]]) -> tuple[Reason, ...]:
    return tuple(Reason(*row) for row in rows)
