"""Results of a search: plain values that are stored and sent between processes as JSON."""

from __future__ import annotations

from typing import NamedTuple


class Reason(NamedTuple):
    """A part of a move's advantage over another one, in VP of the reader's margin.

    `kind` is line (a line of the score, by its `key`) or phase (gains of a seat in the phase that
    the move begins or is in, `key` = of what: points, doubloons, goods, ...). `points` and `other`
    are the gains of `seat` with the better move and with the one it is compared with.
    """

    kind: str
    key: str
    seat: int
    points: float
    other: float


class Moment(NamedTuple):
    """A decision of a finished game, as it looked then; moves are in notation.

    `version` is the table's version at which it was asked, `kind` that of the decision. `played` is
    compared with `other`: a better move, or in the best moments the best of the rest. `points` VP
    lie between the two (above 0), with the standard error `error`; `reasons` are the advantages of
    the better one. `ahead` is by how many VP the seat was expected to win, or behind (below 0).
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


class Review(NamedTuple):
    """The coach's review of the moves that one person made for a seat.

    `costly` are the moments that cost most, the costliest first, `best` those at which the move was
    far better than all alternatives. `curve` is the expected margin in VP, with its standard error,
    by round. `judged` decisions were looked at, `clear` of them without search.
    """

    seat: int
    costly: tuple[Moment, ...]
    best: tuple[Moment, ...]
    curve: tuple[tuple[int, float, float], ...]
    judged: int
    clear: int
