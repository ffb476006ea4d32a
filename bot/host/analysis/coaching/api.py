"""What hints and the coach give to the cogs, and why they refuse.

* HostError (see `bot.host.core.api`)
  x HintsOff        nobody may ask for hints at this table (`why`: league | rated | owner | people)
  x NoThinking      nothing can search here: the bot runs without thinking processes
  x NoCoach         nobody has taught the bot to search this game (`game`)
  x ThinkingBroke   the search broke down; nothing is stored
  x Restarting      the bot ends: the search was dropped, nothing is stored
  x NotFinished     a review of a game that is not played to its end (`status`)
  x NotShared       the seat is somebody else's (`name`), who has not shared the review
  x NothingToReview the person made no move, or nobody did for the seat (`who`: own | seat)
  x TooOld          today's rules do not play the game as it was played (`version`)
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

from bot.host.core.api import HostError, Table
from bot.players.findings import Reason, Review


class Hint(NamedTuple):
    """The two best options of one's own decision, which appeared at `version`, in notation.

    `best` is worth `difference` VP more than `second`, with the standard error `error`; the
    difference is unknown (0, without error) where the game's searcher compares no options of the
    decision's `kind`: `second` is "" then. `clear` = the difference is so large that nothing was
    searched. It is the seat's hint number `number`.
    """

    version: int
    kind: str
    best: str
    second: str
    difference: float
    error: float
    reasons: tuple[Reason, ...]
    clear: bool
    number: int

    @property
    def as_good(self) -> bool:
        """Return whether nobody can tell which of the two is better."""
        return bool(self.second) and not self.clear and self.difference <= 2 * self.error


class Progress(NamedTuple):
    """How far a review is.

    `step` is queued (it waits for another one), decisions (`done` of `total` were looked at), or
    moments (so many of the most remarkable ones were measured).
    """

    step: str
    done: int
    total: int


Told: TypeAlias = Callable[[Progress], Awaitable[None]]
"""Is told how far a review is."""


class Player(NamedTuple):
    """Who made moves for a seat of a finished game: so many `moves`, orders included.

    `own` = it is the reader; `shared` = there is a review, and everybody may read it.
    """

    seat: int
    user_id: int
    name: str
    own: bool
    shared: bool
    moves: int


class Reviewed(NamedTuple):
    """A review and whose it is. `table` has the names that its reasons speak of by seat."""

    table: Table
    player: Player
    review: Review


class HintsOff(HostError):
    """Nobody may ask for hints at this table (`why`: league | rated | owner | people)."""

    code = "hints-off"


class NoThinking(HostError):
    """The bot runs without thinking processes."""

    code = "no-thinking"


class NoCoach(HostError):
    """The bot cannot search this game (`game`)."""

    code = "no-coach"


class ThinkingBroke(HostError):
    """A search broke down; the log tells why."""

    code = "thinking-broke"


class Restarting(HostError):
    """The bot ends, and with it the search."""

    code = "restarting"


class NotFinished(HostError):
    """Only games that were played to their end are reviewed (`status`)."""

    code = "not-finished"


class NotShared(HostError):
    """The moves are those of somebody else (`name`), who has not shared their review."""

    code = "not-shared"


class NothingToReview(HostError):
    """Nobody made a move there (`who`: own = not the person, seat = not for that seat)."""

    code = "nothing-to-review"


class TooOld(HostError):
    """Today's rules do not play the game as it was played, from `version` on."""

    code = "too-old"
