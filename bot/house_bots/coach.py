"""Advice to players from a search: hints before a move, and judgements of moves afterwards.

    options --race on some deals--> the one to compare with --fresh deals--> difference, reasons

Deals have all styles of play (`bot.house_bots.styles`). Reported figures come from other deals than
those by which the moves were chosen, because the best of several options looks better than it is.
A review measures only the moments that seem worth reporting, from all parts of the game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from math import inf
from typing import Any, NamedTuple, Protocol, TypeAlias

from bot.engine.api import Decision, Seat
from bot.engine.rng import Rng
from bot.house_bots.findings import Mistakes, Moment, Reason, Review
from bot.house_bots.pairing import Pair
from bot.house_bots.playouts import Comparison, Gain, TimeUp, gain_of
from bot.house_bots.search import OPTIONS, candidates, plans
from bot.house_bots.searcher import Effort, Searcher, Searchers, Stop
from bot.house_bots.styles import LEAST, StyledComparison
from bot.house_bots.value import Values

Game: TypeAlias = Searcher[Any, Any, Any]
State: TypeAlias = Any
Moves: TypeAlias = tuple[Any, ...]

METHOD = 6
"""Version of the coach's method, increased whenever its judgements change, so that reviews are made
again."""

FRESH_FROM = 1 << 20
"""Number of the first fresh deal."""

DOUBT = 1.5
"""Number of standard errors by which an option may be better than it looks in a race."""

OUTSTANDING = 3.0
"""Minimum lead in VP that a move must have in its race to be measured as one of the best."""

MOST: Mapping[str, int] = {"costly": 6, "best": 3, "depends": 3}
"""Maximum number of moments of each kind in a review."""

THIRDS = 3
"""Number of equal parts of a game, by rounds, over which moments are spread: each part has its
share, and what one leaves over goes to the others."""

MEASURED: Mapping[str, float] = {"suspect": 12, "lead": 4}
"""Maximum number of moments of each kind that are measured. In each third of the game, those that
look large with most certainty are chosen; more are measured than reported because some turn out to
be nothing."""

COUNTED: Mapping[str, float] = {**MEASURED, "suspect": inf}
"""Maximum number of moments of each kind where mistakes are counted: all that may be mistakes.

When only nine were measured, sensible, easy and random players of Puerto Rico all showed about the
six mistakes of a review. When all were measured, they showed 5, 11 and 12 to 17."""


class Advised(NamedTuple):
    """The two best options in notation; `best` is `points` VP better than `second`.

    `second` is "" if options are not compared. `clear` means that no search was needed. `depends`
    means that either may be better, depending on the style of play.
    """

    kind: str
    best: str
    second: str
    points: float
    error: float
    reasons: tuple[Reason, ...]
    clear: bool
    depends: bool = False


class _Job(Protocol):
    """A job about one seat's decision: the game, and a dealt copy as JSON text."""

    @property
    def game(self) -> str: ...
    @property
    def dealt(self) -> str: ...
    @property
    def seat(self) -> Seat: ...


class HintJob(NamedTuple):
    """A job that searches for a player's best move; `dealt` is a dealt copy as JSON text."""

    game: str
    dealt: str
    seat: Seat
    seed: int
    seconds: float
    effort: Effort

    def run(self, searchers: Searchers, stop: Stop) -> Advised:
        """Search for the best move. Raises Stopped."""
        searcher, state, decision = _asked(self, searchers)
        return hint(searcher, state, decision, self.seed, self.effort, stop)


class Verdict(NamedTuple):
    """The judgement of a decision that a player has made.

    `kind` is costly | fine (as good as the best) | best (far better than all alternatives) |
    depends (a mistake or not, depending on the style of play) | clear (the only option worth
    trying, so nothing was searched) | open (unknown: this kind is not
    searched, or time was up). For the last two, only version, round, kind and move of the moment
    are known. After the race, a move may be a suspect or in the lead; measuring it determines the
    final kind. `ahead_error` is the standard error of the moment's `ahead`.
    """

    kind: str
    moment: Moment
    ahead_error: float = 0.0
    playouts: int = 0


class MeasureJob(NamedTuple):
    """A job that checks whether a move is as bad, or as good, as it seemed in its race.

    `dealt` is the dealt copy of the race.
    """

    game: str
    dealt: str
    seat: Seat
    raced: Verdict
    seed: int
    seconds: float
    effort: Effort

    def run(self, searchers: Searchers, stop: Stop) -> Verdict:
        """Measure the move. Raises Stopped."""
        searcher, state, decision = _asked(self, searchers)
        return measure(searcher, state, decision, self.raced, self.seed, self.effort, stop)


class MomentJob(NamedTuple):
    """A job that races a move that was played; `dealt` is a dealt copy of that time (JSON)."""

    game: str
    dealt: str
    seat: Seat
    version: int
    played: str
    seed: int
    seconds: float
    effort: Effort

    def run(self, searchers: Searchers, stop: Stop) -> Verdict:
        """Race the move against its alternatives. Raises Stopped."""
        searcher, state, decision = _asked(self, searchers)
        played = tuple(searcher.rules.parse(self.played, decision))
        verdict = judge(searcher, state, decision, played, self.seed, self.effort, stop)
        return verdict._replace(moment=verdict.moment._replace(version=self.version))

    def measuring(self, raced: Verdict) -> MeasureJob:
        """Return the job that measures the move after this job's race."""
        game, dealt, seat = self[:3]
        return MeasureJob(game, dealt, seat, raced, self.seed, self.seconds, self.effort)


def mark(searcher: Game, effort: Effort) -> str:
    """Return a digest of everything that judgements depend on; reviews are redone if it changes."""
    value = searcher.value
    values = value.kinds.items() if isinstance(value, Values) else ()
    learned = [(kind, one.points, one.spread) for kind, one in values]
    of_game = (searcher.rules.schema, searcher.tuned, searcher.styles, searcher.rounds)
    by = (METHOD, *of_game, learned, effort)
    return sha256(repr(by).encode()).hexdigest()[:16]


def hint(
    searcher: Game,
    state: State,
    decision: Decision[Any],
    seed: int,
    effort: Effort,
    stop: Stop,
) -> Advised:
    """Return the two best options for a decision in a dealt copy. Raises Stopped."""
    options = _options(searcher, state, decision, seed, effort)
    if len(options) == 1:
        return _rated(searcher, state, decision, options[0])
    found = _race(searcher, state, decision.seat, options, seed, effort)
    best, second = _two_best(found, effort.race, stop)
    pair = _measured(searcher, state, decision.seat, (options[best], options[second]), seed)
    pair.play(effort.fresh[-1], stop)
    gain = pair.gain if pair.gain.deals > 1 else found.gain(best, second)
    if gain.points < 0:
        pair, gain, (best, second) = pair.turned, _turned(gain), (second, best)
    judged = pair.judged
    points, error = (gain.points, max(gain.error, judged.error)) if gain.deals > 1 else (0.0, 0.0)
    return Advised(
        decision.kind,
        _text(searcher, options[best]),
        _text(searcher, options[second]),
        points,
        error,
        pair.reasons(),
        clear=False,
        depends=judged.kind == "depends",
    )


def judge(
    searcher: Game,
    state: State,
    decision: Decision[Any],
    played: Moves,
    seed: int,
    effort: Effort,
    stop: Stop,
) -> Verdict:
    """Judge a move with a dealt copy of what its seat knew. Raises Stopped."""
    nothing = Moment(
        0, searcher.round(state), decision.kind, _text(searcher, played), "", 0.0, 0.0, 0.0
    )
    if decision.kind not in searcher.judged:
        return Verdict("open", nothing)
    options = _options(searcher, state, decision, seed, effort, played)
    if len(options) == 1:
        return Verdict("clear", nothing)
    found = _race(searcher, state, decision.seat, options, seed, effort)
    other = _rival(found, effort.race, stop)
    gain = found.gain(other, 0)
    ahead = gain_of(found.margins[other if gain.points > 0 else 0])
    if ahead.deals < 2:
        return Verdict("open", nothing)
    moment = nothing._replace(other=_text(searcher, options[other]), ahead=ahead.points)
    kind = _look(gain)
    if kind != "fine":
        moment = moment._replace(points=abs(gain.points), error=gain.error)
    return Verdict(kind, moment, ahead.error, found.playouts)


def promising(verdicts: Sequence[Verdict], most: Mapping[str, float] = MEASURED) -> list[int]:
    """Return the indices of the verdicts that a review should measure, at most so many a kind."""

    def doubt(at: int) -> float:
        return verdicts[at].moment.error - verdicts[at].moment.points

    return sorted(
        at for kind, number in most.items() for at in _spread(verdicts, kind, number, doubt)
    )


def measure(
    searcher: Game,
    state: State,
    decision: Decision[Any],
    raced: Verdict,
    seed: int,
    effort: Effort,
    stop: Stop,
) -> Verdict:
    """Check on fresh deals whether a move is as bad or good as it seemed. Raises Stopped."""
    costly, moment = raced.kind == "suspect", raced.moment
    texts = (moment.other, moment.played) if costly else (moment.played, moment.other)
    better, worse = (tuple(searcher.rules.parse(text, decision)) for text in texts)
    pair = _measured(searcher, state, decision.seat, (better, worse), seed)
    for deals in effort.fresh:
        pair.play(deals, stop)
        judged = pair.judged
        if judged.kind != "depends" and pair.gain.points <= LEAST:
            break
    kind = _kind(judged.kind, costly=costly)
    if judged.kind == "better" and not pair.stands(stop):
        kind = "fine"
    if kind == "fine":
        moment = moment._replace(points=0.0, error=0.0)
    else:
        _, points, error, styles = judged
        reasons = pair.reasons()
        moment = moment._replace(points=points, error=error, reasons=reasons, styles=styles)
    return Verdict(kind, moment, raced.ahead_error, raced.playouts + pair.playouts)


def review(seat: Seat, verdicts: Sequence[Verdict]) -> Review:
    """Summarise the verdicts on the moves that one person made for a seat."""
    searched = [one for one in verdicts if one.kind not in ("clear", "open")]
    clear = sum(one.kind == "clear" for one in verdicts)
    costly, best, depends = (_dearest(verdicts, kind) for kind in ("costly", "best", "depends"))
    return Review(
        seat,
        costly,
        best,
        _curve(searched),
        len(searched) + clear,
        clear,
        mistakes(verdicts),
        depends,
    )


def mistakes(verdicts: Sequence[Verdict]) -> Mistakes | None:
    """Count the mistakes, or return None if a move that may be one was not measured."""
    if any(one.kind == "suspect" for one in verdicts):
        return None
    found = [one.moment for one in verdicts if one.kind == "costly"]
    lost, squares = (sum(moment.points for moment in found), sum(m.error**2 for m in found))
    return Mistakes(len(found), lost, squares**0.5)


def _asked(job: _Job, searchers: Searchers) -> tuple[Game, State, Decision[Any]]:
    """Return the searcher of a job, its dealt copy and its decision."""
    searcher = searchers[job.game]
    state = searcher.load(json.loads(job.dealt))
    return searcher, state, next(d for d in searcher.rules.pending(state) if d.seat == job.seat)


def _text(searcher: Game, moves: Moves) -> str:
    return "; ".join(map(searcher.rules.notate, moves))


def _race(
    searcher: Game, state: State, seat: Seat, options: Sequence[Moves], seed: int, effort: Effort
) -> StyledComparison:
    rounds = searcher.rounds if effort.rounds is None else effort.rounds
    return StyledComparison(searcher, state, seat, options, seed, rounds)


def _options(
    searcher: Game,
    state: State,
    decision: Decision[Any],
    seed: int,
    effort: Effort,
    *played: Moves,
) -> list[Moves]:
    """Return the distinct options to compare: played move, tuned choice, others."""
    if decision.kind in searcher.planned:
        return plans(searcher, state, decision, seed, *played)
    found = candidates(searcher, state, decision, seed, effort.options or OPTIONS)
    return list(dict.fromkeys((*played, *map(tuple, found))))


def _rated(
    searcher: Game,
    state: State,
    decision: Decision[Any],
    best: Moves,
) -> Advised:
    """Return advice without a search; without ratings, only the best moves are known."""
    text = _text(searcher, best)
    if decision.kind not in searcher.searched or len(best) > 1:
        return Advised(decision.kind, text, "", 0.0, 0.0, (), clear=False)
    scores = searcher.scores(state, decision, searcher.weights(state))
    rated = dict(zip(decision.moves, scores, strict=True))
    top = rated.pop(best[0])
    second = max(rated, key=rated.__getitem__)
    behind = max(0.0, top - rated[second])
    second_text = searcher.rules.notate(second)
    return Advised(decision.kind, text, second_text, behind, 0.0, (), clear=True)


def _two_best(found: Comparison[Any, Any, Any], race: Sequence[int], stop: Stop) -> tuple[int, int]:
    """Return the two best options of a race, in which options that fall behind drop out."""
    ranked = list(range(len(found.options)))
    try:
        for deals in race:
            found.play(ranked, deals, stop)
            ranked.sort(key=found.mean, reverse=True)
            best = ranked[0]
            others = [o for o in ranked[2:] if _may_lead(found.gain(o, best), 0.0)]
            ranked = [*ranked[:2], *others]
    except TimeUp:
        ranked.sort(key=lambda option: sum(found.margins[option]), reverse=True)
    return ranked[0], ranked[1]


def _rival(found: Comparison[Any, Any, Any], race: Sequence[int], stop: Stop) -> int:
    """Return the best option other than the first, with which the first is compared."""
    left = list(range(1, len(found.options)))
    rivals = left
    try:
        for deals in race:
            found.play([0, *left], deals, stop)
            rivals = left
            left = [option for option in left if _may_lead(found.gain(option, 0), LEAST)]
            if not left:
                break
    except TimeUp:
        pass
    return max(left or rivals, key=lambda option: found.gain(option, 0).points)


def _may_lead(gain: Gain, by: float) -> bool:
    return gain.points + DOUBT * gain.error > by


def _look(gain: Gain) -> str:
    """Classify a move by how much its best alternative gained in a race."""
    if gain.points > LEAST:
        return "suspect"
    return "lead" if gain.points < -OUTSTANDING else "fine"


def _measured(
    searcher: Game,
    state: State,
    seat: Seat,
    options: tuple[Moves, Moves],
    seed: int,
) -> Pair:
    return Pair(searcher, state, seat, options, Rng(seed).below(1 << 63, "fresh"), FRESH_FROM)


def _kind(judged: str, *, costly: bool) -> str:
    """Classify a move by whether the better option of a suspect, or else the move, is better."""
    if costly:
        return {"better": "costly", "depends": "depends"}.get(judged, "fine")
    return "best" if judged == "better" else "fine"


def _turned(gain: Gain) -> Gain:
    return gain._replace(points=-gain.points)


def _dearest(verdicts: Sequence[Verdict], kind: str) -> tuple[Moment, ...]:
    """Return the moments of a kind to report, spread over the game, those that cost most first."""

    def rank(at: int) -> tuple[float, int]:
        moment = verdicts[at].moment
        size = max((abs(style.points) for style in moment.styles), default=moment.points)
        return -size, moment.version

    found = _spread(verdicts, kind, MOST[kind], rank)
    return tuple(verdicts[at].moment for at in sorted(found, key=rank))


def _spread(
    verdicts: Sequence[Verdict], kind: str, most: float, rank: Callable[[int], Any]
) -> list[int]:
    """Return the indices of the first verdicts of a kind by rank, spread over the game."""
    rounds = [one.moment.round for one in verdicts]
    left = sorted((at for at, one in enumerate(verdicts) if one.kind == kind), key=rank)
    if len(left) <= most:
        return left
    found: list[int] = []
    for part in range(THIRDS):
        of_part = [at for at in left if _part(rounds, rounds[at]) == part]
        found += of_part[: int(most / THIRDS)]
    rest = [at for at in left if at not in found]
    return found + rest[: int(most) - len(found)]


def _part(rounds: Sequence[int], number: int) -> int:
    """Return in which part of the game's rounds a round is, from 0."""
    first, last = min(rounds), max(rounds)
    return THIRDS * (number - first) // (last - first + 1)


def _curve(searched: Sequence[Verdict]) -> tuple[tuple[int, float, float], ...]:
    """Return the mean expected margin of each round's decisions, with its standard error."""
    rounds: dict[int, list[Verdict]] = {}
    for one in searched:
        rounds.setdefault(one.moment.round, []).append(one)
    return tuple(
        (
            number,
            sum(one.moment.ahead for one in found) / len(found),
            sum(one.ahead_error**2 for one in found) ** 0.5 / len(found),
        )
        for number, found in sorted(rounds.items())
    )
