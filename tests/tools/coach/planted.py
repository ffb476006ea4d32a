"""Mistakes that are planted into games of house bots: which of them does the coach name?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.engine.rng import Rng
from bot.host.core.game import HostedGame
from bot.house_bots.pairing import Pair
from bot.house_bots.playouts import Comparison, Gain, never
from bot.house_bots.statistics import wilson
from tests.tools.coach.reviewing import SEAT, Game, Turn, judged, turns
from tests.tools.ladder.players import player

SEATS = 3
COSTS = 4.0
"""VP that a planted mistake costs at least."""
TRIED = 6
"""Moves of a decision among which a mistake is looked for."""
LOOK = 12
"""Deals after which a planted mistake that costs less is dropped."""
FIRST = 1 << 30
"""The number of the first deal of a confirmation: the coach plays none of those."""


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


def measured(
    searcher: Game,
    turn: Turn,
    better: Sequence[Any],
    played: Sequence[Any],
    seed: int,
) -> Gain:
    """Return by how much some moves are better than others, roughly if it is less than `COSTS`."""
    pair = Pair(searcher, turn.state, SEAT, (better, played), seed, FIRST)
    pair.play(LOOK, never)
    if pair.gain.points >= COSTS:
        pair.play(4 * searcher.reviewed.fresh[-1], never)
    return pair.gain


def plant(game: HostedGame, searcher: Game, seed: int) -> Measured | None:
    """Return a mistake of a game, and whether the coach finds it; None = it has no fit one."""
    rng = Rng(seed)
    bots = [player(game, "drawn", rng) for _ in range(SEATS)]
    all_turns = list(turns(searcher, bots, seed))
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
        gain = measured(searcher, turn, (better,), (played,), seed)
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


def share(found: Sequence[Measured], what: str) -> str:
    """Return how many are as wanted, with the 95 % interval."""
    right = sum(one.ok for one in found)
    low, high = wilson(right, len(found))
    return f"{what}: {right} of {len(found)} ({100 * low:.0f} to {100 * high:.0f} %)"
