"""Two options played on the same deals of all styles: how far apart they are, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.engine import batches
from bot.engine.api import Seat
from bot.engine.rng import Rng
from bot.house_bots.careless import DEALS, SLIPS, careless
from bot.house_bots.findings import Reason
from bot.house_bots.playouts import Deal, Gain, Outcome, TimeUp, gain_of, playout
from bot.house_bots.playouts import deal as usual_deal
from bot.house_bots.searcher import Searcher, Stop
from bot.house_bots.styles import Judged, deal, judged, styles_of

Game: TypeAlias = Searcher[Any, Any, Any]
State: TypeAlias = Any

REASONS = 3
"""Maximum number of lines of the score, and of gains by which seats are chosen, in the reasons."""

SURE = 2.0
"""Minimum size of a part of the difference, in standard errors."""

LEAST = 0.5
"""Minimum size of a part of the difference, in VP or number of things."""

Part: TypeAlias = tuple[int, str]
"""A seat and a thing that it gets: the key of a line of the score, or of something that it
holds."""

Amounts: TypeAlias = Mapping[Part, float]


class _Played(NamedTuple):
    """The results of both options on a deal."""

    deal: Deal[Any, Any]
    margins: tuple[float, float]
    lines: tuple[Amounts, Amounts]


class Pair:
    """Two options of a seat, played on the same deals; the first one is supposed to be better.

    `first` is the number of the first deal.
    """

    def __init__(
        self,
        searcher: Game,
        state: State,
        seat: Seat,
        options: tuple[Sequence[Any], Sequence[Any]],
        seed: int,
        first: int,
    ) -> None:
        self._searcher, self._state, self._seat = searcher, state, seat
        self._options = options
        self._seed, self._first = seed, first
        self._played: list[_Played] = []

    @property
    def playouts(self) -> int:
        """Return how many playouts have been made."""
        return 2 * len(self._played)

    @property
    def gain(self) -> Gain:
        """Return how much better the first option is than the second."""
        return gain_of(self._differences)

    @property
    def judged(self) -> Judged:
        """Return how much better the first option is, whatever the styles of play."""
        return judged(self._differences, self._first, styles_of(self._searcher))

    @property
    def _differences(self) -> list[float]:
        return [one - two for _, (one, two), _ in self._played]

    @property
    def turned(self) -> Pair:
        """Return this pair with its options swapped."""
        one, two = self._options
        turned = Pair(self._searcher, self._state, self._seat, (two, one), self._seed, self._first)
        turned._played = [
            _Played(dealt, (margins[1], margins[0]), (lines[1], lines[0]))
            for dealt, margins, lines in self._played
        ]
        return turned

    def play(self, deals: int, stop: Stop) -> None:
        """Play both options to the end on `deals` deals, or until time is up. Raises Stopped."""
        try:
            for number in range(len(self._played), deals):
                self._played.append(self._both(number, stop))
        except TimeUp:
            return

    def stands(self, stop: Stop) -> bool:
        """Return whether the first option is better for careless players, too. Raises Stopped.

        If time is up, it is not.
        """
        try:
            return all(self._careless(slips, stop).points > 0 for slips in SLIPS)
        except TimeUp:
            return False

    def _careless(self, slips: int, stop: Stop) -> Gain:
        """Return how much better the first option is if all players slip that often."""
        searcher, found = careless(self._searcher, slips), []
        for number in range(self._first, self._first + DEALS):
            dealt = usual_deal(searcher, self._state, self._seat, self._seed, number)
            one, two = self._outcomes(searcher, dealt, stop)
            found.append(one.margins[self._seat] - two.margins[self._seat])
        return gain_of(found)

    def _outcomes(
        self, searcher: Game, dealt: Deal[Any, Any], stop: Stop
    ) -> tuple[Outcome[Any], Outcome[Any]]:
        """Return how a deal ends with each option."""
        one, two = self._options
        return (
            playout(searcher, dealt, self._seat, one, None, stop),
            playout(searcher, dealt, self._seat, two, None, stop),
        )

    def _both(self, number: int, stop: Stop) -> _Played:
        dealt = deal(self._searcher, self._state, self._seat, self._seed, self._first + number)
        one, two = self._outcomes(self._searcher, dealt, stop)
        seat, rules = self._seat, self._searcher.rules
        lines = (_lines(rules.scores(one.state)), _lines(rules.scores(two.state)))
        return _Played(dealt, (one.margins[seat], two.margins[seat]), lines)

    def reasons(self) -> tuple[Reason, ...]:
        """Return the parts of the difference: lines of the score, and gains in the phase.

        Of a seat whose gains in the phase are told, all are, so that what it pays is not told
        without what it pays for.
        """
        if len(self._played) < 2:
            return ()
        lines = _reasons("line", [one.lines for one in self._played])
        gains = _reasons("phase", list(self._phases()))
        seats = {one.seat for one in gains[:REASONS]}
        return (*lines[:REASONS], *(one for one in gains if one.seat in seats))

    def _phases(self) -> Iterator[tuple[Amounts, Amounts]]:
        if self._searcher.holdings is None:
            return
        for one in self._played:
            first, second = (self._phase(one.deal, moves) for moves in self._options)
            yield first, second

    def _phase(self, dealt: Deal[Any, Any], moves: Sequence[Any]) -> Amounts:
        """Return what the seats gain until the end of the phase that the moves start or are in."""
        searcher, rng = self._searcher, Rng(dealt.seed)
        rules, state = searcher.rules, searcher.rules.clone(dealt.state)
        before = _holdings(searcher, state)
        seat = self._seat
        while True:
            events = batches.play(rules, state, seat, moves).events
            pending = rules.pending(state)
            if not pending or any(event.closes for event in events):
                break
            seat = pending[0].seat
            moves = searcher.quick(state, pending[0], dealt.weights[seat], rng)
        after = _holdings(searcher, state)
        return {part: after.get(part, 0) - before.get(part, 0) for part in {**before, **after}}


def _lines(scores: Sequence[Any]) -> Amounts:
    return {(score.seat, line.key): line.points for score in scores for line in score.lines}


def _holdings(searcher: Game, state: State) -> Amounts:
    held = searcher.holdings(state) if searcher.holdings else ()
    return {(seat, key): count for seat, one in enumerate(held) for key, count in one.items()}


def _reasons(kind: str, found: Sequence[tuple[Amounts, Amounts]]) -> tuple[Reason, ...]:
    """Return the significant differences, largest first."""
    parts = dict.fromkeys(part for both in found for one in both for part in one)
    reasons: list[tuple[float, Reason]] = []
    for part in parts:
        ours = [one.get(part, 0.0) for one, _ in found]
        theirs = [other.get(part, 0.0) for _, other in found]
        gain = gain_of([one - other for one, other in zip(ours, theirs, strict=True)])
        if abs(gain.points) > max(SURE * gain.error, LEAST):
            means = sum(ours) / len(found), sum(theirs) / len(found)
            reasons.append((abs(gain.points), Reason(kind, part[1], part[0], *means)))
    reasons.sort(key=lambda one: -one[0])
    return tuple(reason for _, reason in reasons)
