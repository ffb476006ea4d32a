"""Whether the mistakes that a review names are mistakes under policies that took no part in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from bot.engine import batches
from bot.engine.rng import Rng
from bot.host.core.game import HostedGame
from bot.house_bots.api import Bot
from bot.house_bots.coach import review
from bot.house_bots.findings import Moment
from bot.house_bots.playouts import Gain, gain_of, margins
from bot.house_bots.statistics import wilson
from tests.tools.coach.reviewing import SEAT, Careless, Game, Turn, judged, seated, turns
from tests.tools.coach.telling import pages
from tests.tools.ladder.players import player

SLIPS = 5
POLICIES: Mapping[str, tuple[str, int]] = {
    "sensible@2026-11": ("sensible@2026-11", 0),
    "greedy": ("greedy", 0),
    "sensible@2026-11 ~": ("sensible@2026-11", SLIPS),
    "greedy ~": ("greedy", SLIPS),
}
"""Players of the ladder that play on for all seats, and how many of a hundred moves are random.

The coach uses none of them. Those without random moves play a single line where little is hidden,
whose end says as much about that line as about the move; the others play many lines.
"""
DEALS = 40
THIRDS = 3


class Named(NamedTuple):
    """A mistake as the coach named it, and by policy how much better the better move is."""

    player: str
    seats: int
    third: int
    moment: Moment
    gains: Mapping[str, Gain]


class Checked(NamedTuple):
    """A reviewed seat, and the coach's pages about it.

    `searched`, `depends` and `best` are numbers of moments by third of the game.
    """

    seconds: float
    named: Sequence[Named]
    searched: Sequence[int]
    depends: Sequence[int]
    best: Sequence[int]
    pages: Sequence[str]


def check(game: HostedGame, searcher: Game, number: int, seed: int) -> Checked:
    """Review a seat of a game, and measure each mistake that is named under the policies."""
    rng = Rng(seed)
    bots = seated(game, number, rng)
    all_turns = list(turns(searcher, [bot for _, bot in bots], seed))
    notate, last = searcher.rules.notate, max(searcher.round(turn.state) for turn in all_turns)
    began = process_time()
    asked = [(turn, "; ".join(map(notate, turn.moves))) for turn in all_turns]
    verdicts = judged(searcher, asked, seed + 1)
    found = review(SEAT, verdicts)
    seconds = process_time() - began

    def thirds(moments: Sequence[Moment]) -> list[int]:
        counts = Counter(third(moment.round, last) for moment in moments)
        return [counts[number] for number in range(THIRDS)]

    named = [
        Named(bots[SEAT][0], len(bots), third(one.round, last), one, {
            policy: under(game, searcher, all_turns[one.version - 1], one, policy, seed)
            for policy in POLICIES
        })
        for one in found.costly
    ]  # fmt: skip
    searched = [one.moment for one in verdicts if one.kind not in ("clear", "open")]
    told = pages(searcher.rules.info.key, len(bots), found, all_turns)
    return Checked(seconds, named, *map(thirds, (searched, found.depends, found.best)), [*told])


def third(number: int, last: int) -> int:
    """Return in which third of the rounds a round is, from 0."""
    return THIRDS * (number - 1) // last


def under(
    game: HostedGame,
    searcher: Game,
    turn: Turn,
    moment: Moment,
    policy: str,
    seed: int,
    deals: int = DEALS,
) -> Gain:
    """Return how much better the better move is if every seat goes on by a policy."""
    rng = Rng(seed)
    options = [searcher.rules.parse(text, turn.decision) for text in (moment.other, moment.played)]
    word, slips = POLICIES[policy]
    bot, found = Careless(player(game, word, rng), slips), []
    for _ in range(deals):
        dealt, lots = searcher.resample(turn.state, SEAT, rng), rng.below(1 << 62, "lots")
        better, played = (_margin(searcher, dealt, moves, bot, lots) for moves in options)
        found.append(better - played)
    return gain_of(found)


def _margin(
    searcher: Game, dealt: Any, moves: Sequence[Any], bot: Bot[Any, Any], lots: int
) -> float:
    rules, rng = searcher.rules, Rng(lots)
    state, seat = rules.clone(dealt), SEAT
    while True:
        batches.play(rules, state, seat, moves)
        if not (pending := rules.pending(state)):
            return margins(rules, state)[SEAT]
        seat = pending[0].seat
        moves = bot.choose(rules, state, pending[0], rng)


def table(found: Sequence[Checked]) -> Iterator[str]:
    """Yield the lines of the result."""
    named = [one for checked in found for one in checked.named]
    seconds = [one.seconds for one in found]
    yield f"{len(found)} seats, {len(named)} mistakes named"
    yield f"processor seconds a seat: median {median(seconds):.0f}, most {max(seconds):.0f}"
    heads = f"{'policy':18}{'sign kept':>22}{'at least half':>22}"
    yield f"{heads}{'named':>8}{'mean':>7}{'against':>9}"
    for policy in POLICIES if named else ():
        pairs = [(one.moment.points, one.gains[policy]) for one in named]
        sign = _share(sum(gain.points > 0 for _, gain in pairs), len(named))
        half = _share(sum(gain.points >= points / 2 for points, gain in pairs), len(named))
        against = sum(gain.points < -2 * gain.error for _, gain in pairs)
        means = (sum(points for points, _ in pairs), sum(gain.points for _, gain in pairs))
        told = "".join(f"{total / len(named):7.1f}" for total in means)
        yield f"{policy:18}{sign:>22}{half:>22} {told}{against:>9}"
    for what, rows in (
        ("searched", [one.searched for one in found]),
        ("named", [_by_third(one.named) for one in found]),
        ("depends", [one.depends for one in found]),
        ("best", [one.best for one in found]),
    ):
        yield f"{what + ' by third':18}{[sum(row) for row in zip(*rows, strict=True)]}"


def _by_third(named: Sequence[Named]) -> list[int]:
    return [sum(one.third == number for one in named) for number in range(THIRDS)]


def _share(right: int, of: int) -> str:
    low, high = wilson(right, of)
    return f"{right} = {100 * right / of:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
