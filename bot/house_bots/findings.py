"""The results of a search, as plain values that are stored and sent as JSON."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import NamedTuple


class Reason(NamedTuple):
    """A part of the advantage of a better move over another one.

    `kind` is line (a line of the score, given by `key`) or phase (what a seat gains in the phase
    that the move begins or belongs to; `key` is points, doubloons, goods, ...). `points` and
    `other` are the gains of `seat` with the better move and with the other one.
    """

    kind: str
    key: str
    seat: int
    points: float
    other: float


class Style(NamedTuple):
    """How an option does if players have a style of play, a key of the game's styles.

    `whose` is own (the seat goes on in that style) or others (they do). `points` is how much better
    the moment's `other` option then is than `played`, below 0 if it is worse.
    """

    whose: str
    key: str
    points: float


class Moment(NamedTuple):
    """A decision in a finished game, as it looked at the time; moves are in notation.

    `version` is the table's version at the decision, and `kind` the kind of decision. `played` is
    compared with `other`: a better move or, for the best moments, the best alternative. The
    difference is `points` VP (above 0), with standard error `error`; `reasons` are the advantages
    of the better move. `ahead` is the VP by which the seat was expected to win, or if below 0 to
    lose. If it depends on styles of play whether `other` is better, `styles` are the one under
    which it is best and the one under which it is worst; `points` is then a mean of any sign.
    """

    version: int
    round: int
    kind: str
    played: str
    other: str
    points: float
    error: float
    ahead: float
    reasons: tuple[Reason, ...] = ()
    styles: tuple[Style, ...] = ()


class Mistakes(NamedTuple):
    """The number of all mistakes in a review, and the VP lost by them with the standard error."""

    number: int
    lost: float
    error: float

    def and_of(self, other: Mistakes) -> Mistakes:
        """Return both together, such as those of a person's two seats."""
        lost, error = self.lost + other.lost, hypot(self.error, other.error)
        return Mistakes(self.number + other.number, lost, error)


NO_MISTAKES = Mistakes(0, 0.0, 0.0)


TURNING_POINTS = 3
"""Maximum number of turning points of a game."""

TURNED = 2.0
"""Minimum change of an expected margin at a turning point, in VP and in standard errors."""


class TurningPoint(NamedTuple):
    """A large change of the expected margin: `before` VP in the round `since`, `after` in `round`.

    Both are means over the decisions of a round, so that it may come from a mistake, from what the
    others did, or from luck.
    """

    since: int
    round: int
    before: float
    after: float

    @property
    def change(self) -> float:
        """The change in VP, below 0 if the game got worse for the seat."""
        return self.after - self.before


class Review(NamedTuple):
    """The coach's review of the moves that one person made for a seat.

    `costly` are moments that cost much, worst first; `best` are those where the move was far better
    than all alternatives, and `depends` those where it depends on styles of play whether the move
    was a mistake. All three are spread over the game. `curve` has the expected margin in VP by
    round, with its standard error. `judged` decisions were examined, `clear` of them without a
    search. `mistakes` counts all mistakes, also those that are not among `costly`, or is None if
    only some of the moves that may be mistakes were measured.
    """

    seat: int
    costly: tuple[Moment, ...]
    best: tuple[Moment, ...]
    curve: tuple[tuple[int, float, float], ...]
    judged: int
    clear: int
    mistakes: Mistakes | None = None
    depends: tuple[Moment, ...] = ()

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The largest certain changes of the expected margin between two rounds, in their order."""
        found = [
            TurningPoint(since, number, before, after)
            for (since, before, error), (number, after, other) in pairwise(self.curve)
            if abs(after - before) >= TURNED * max(1.0, hypot(error, other))
        ]
        largest = sorted(found, key=lambda one: -abs(one.change))[:TURNING_POINTS]
        return tuple(sorted(largest))
