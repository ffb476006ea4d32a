"""`python -m tests.tools.coach`: does the coach find mistakes, and is what it names one?

`--planted N`: in N games of house bots one seat makes a move that costs 4 VP or more, measured
on many deals. Which of them does the coach name?
`--reviewed N`: N seats are reviewed, each played by weights drawn around the tuned ones. Which of
the mistakes that are named are confirmed on four times the deals, with other seeds and weights?
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import inf
from time import process_time
from typing import Any, NamedTuple

from bot.catalogue.games import GAMES
from bot.engine import batches
from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.house_bots.coach import MomentJob, Verdict, promising, review
from bot.house_bots.findings import Moment
from bot.house_bots.pairing import Pair
from bot.house_bots.playouts import Comparison, Gain, never
from bot.house_bots.searcher import Searcher
from bot.house_bots.statistics import wilson

SEATS = 3
SEAT = 0
COSTS = 4.0
"""VP that a planted mistake costs at least."""
TRIED = 6
"""Moves of a decision among which a mistake is looked for."""
LOOK = 12
"""Deals after which a planted mistake that costs less is dropped."""
FIRST = 1 << 30
"""The number of the first deal of a confirmation: the coach plays none of those."""

Game = Searcher[Any, Any, Any]


class Turn(NamedTuple):
    """A decision of the reviewed seat, and what it plays."""

    number: int
    state: Any
    decision: Decision[Any]
    moves: tuple[Any, ...]


class Measured(NamedTuple):
    """A mistake: what was played instead of what, what it costs, and what the coach said."""

    seed: int
    turn: int
    kind: str
    played: str
    better: str
    points: float
    error: float
    told: float
    told_error: float
    ok: bool


def turns(searcher: Game, seed: int) -> Iterator[Turn]:
    """Yield the searched decisions of a seat in a game of house bots."""
    rules, rng = searcher.rules, Rng(seed)
    state = rules.setup(SEATS, {}, seed)
    weights = [searcher.drawn(state, rng) for _ in range(SEATS)]
    number = 0
    while pending := rules.pending(state):
        decision = pending[0]
        moves = tuple(searcher.quick(state, decision, weights[decision.seat], rng))
        if decision.seat == SEAT and decision.kind in searcher.judged:
            number += 1
            yield Turn(number, rules.clone(state), decision, moves)
        batches.play(rules, state, decision.seat, moves)


def judged(searcher: Game, asked: Sequence[tuple[Turn, str]], seed: int) -> list[Verdict]:
    """Return what the coach says of moves."""
    known = {searcher.rules.info.key: searcher}
    jobs = [_job(searcher, turn, played, seed) for turn, played in asked]
    verdicts = [job.run(known, never) for job in jobs]
    for at in promising(verdicts):
        verdicts[at] = jobs[at].measuring(verdicts[at]).run(known, never)
    return verdicts


def _job(searcher: Game, turn: Turn, played: str, seed: int) -> MomentJob:
    rules = searcher.rules
    dealt = json.dumps(rules.dump(searcher.resample(turn.state, SEAT, Rng(seed))))
    known = (rules.info.key, dealt, SEAT, turn.number, played, seed)
    return MomentJob(*known, 0.0, searcher.reviewed)


def measured(
    searcher: Game,
    turn: Turn,
    better: Sequence[Any],
    played: Sequence[Any],
    seed: int,
    least: float = -inf,
) -> Gain:
    """Return by how much some moves are better than others, roughly where it is less."""
    pair = Pair(searcher, turn.state, SEAT, (better, played), seed, FIRST)
    pair.play(LOOK, never)
    if pair.gain.points >= least:
        pair.play(4 * searcher.reviewed.fresh[-1], never)
    return pair.gain


def plant(searcher: Game, seed: int) -> Measured | None:
    """Return a mistake of a game, and whether the coach finds it; None = it has no fit one."""
    rng = Rng(seed)
    all_turns = list(turns(searcher, seed))
    rng.shuffle(all_turns, "turns")
    for turn in all_turns:
        moves = list(turn.decision.moves)
        rng.shuffle(moves, "moves")
        moves = moves[:TRIED]
        found = Comparison(searcher, turn.state, SEAT, [(m,) for m in moves], seed, searcher.rounds)
        found.play(range(len(moves)), LOOK, never)
        means = [found.mean(option) for option in range(len(moves))]
        better = moves[means.index(max(means))]
        worse = [m for m, mean in zip(moves, means, strict=True) if max(means) - mean >= COSTS]
        if not worse:
            continue
        played = worse[rng.below(len(worse), "which")]
        gain = measured(searcher, turn, (better,), (played,), seed, COSTS)
        if gain.points < COSTS:
            continue
        notate = searcher.rules.notate
        (verdict,) = judged(searcher, [(turn, notate(played))], seed + 1)
        moment = verdict.moment
        return Measured(
            seed, turn.number, turn.decision.kind, notate(played), notate(better),
            gain.points, gain.error, moment.points, moment.error, verdict.kind == "costly",
        )  # fmt: skip
    return None


def confirmed(searcher: Game, seed: int) -> tuple[list[Measured], float]:
    """Return the mistakes that a review names, measured again, and how many seconds it took."""
    all_turns = list(turns(searcher, seed))
    began, notate = process_time(), searcher.rules.notate
    asked = [(turn, "; ".join(map(notate, turn.moves))) for turn in all_turns]
    verdicts = judged(searcher, asked, seed + 1)
    seconds = process_time() - began
    named = review(SEAT, verdicts).costly
    return [_again(searcher, all_turns[one.version - 1], one, seed) for one in named], seconds


def _again(searcher: Game, turn: Turn, moment: Moment, seed: int) -> Measured:
    parse = searcher.rules.parse
    better, played = (parse(text, turn.decision) for text in (moment.other, moment.played))
    gain = measured(searcher, turn, better, played, seed)
    return Measured(
        seed, turn.number, moment.kind, moment.played, moment.other,
        gain.points, gain.error, moment.points, moment.error, gain.points > 2 * gain.error,
    )  # fmt: skip


def share(found: Sequence[Measured], what: str) -> str:
    """Return how many are as wanted, with the 95 % interval."""
    right = sum(one.ok for one in found)
    low, high = wilson(right, len(found))
    return f"{what}: {right} of {len(found)} ({100 * low:.0f} to {100 * high:.0f} %)"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.coach", description=__doc__)
    parser.add_argument("game", nargs="?", default="puerto_rico")
    parser.add_argument("--planted", type=int, default=0, metavar="N")
    parser.add_argument("--reviewed", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    searcher = GAMES[args.game].searcher
    if searcher is None:
        parser.error(f"{args.game} is not searched")
    seeds = [Rng(args.seed).below(1 << 40, f"game {n}") for n in range(1000)]
    planted: list[Measured] = []
    for seed in seeds:
        if len(planted) == args.planted:
            break
        planted += filter(None, [plant(searcher, seed)])
        print(f"{process_time():.0f} s, {planted[-1:]}", file=sys.stderr)
    named: list[Measured] = []
    for seed in seeds[: args.reviewed]:
        found, seconds = confirmed(searcher, seed)
        named += found
        print(f"{seconds:.0f} s, {found}", file=sys.stderr)
    for name, rows, what in (
        ("planted", planted, "planted mistakes found"),
        ("named", named, "named mistakes confirmed"),
    ):
        for row in rows:
            sys.stdout.write(f"{json.dumps({'of': name, **row._asdict()})}\n")
        if rows:
            sys.stdout.write(f"{share(rows, what)}\n")


if __name__ == "__main__":
    main()
