"""`bot selfplay`: play whole games between house bots, without Discord, database or clock."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from bot.catalogue.games import GAMES
from bot.cli.command import Games, Subparsers
from bot.cli.exits import USAGE, complain
from bot.engine import batches
from bot.engine.api import Rules, Score
from bot.engine.rng import Rng
from bot.host.core.game import HostedGame
from bot.house_bots.api import HOUSE_BOT, Bot
from bot.house_bots.statistics import wilson
from bot.house_bots.weights import BadWeights
from bot.runtime.settings import Settings


class BadRequest(Exception):
    """A value on the command line that no game, bot or table offers."""


@dataclass(frozen=True, slots=True)
class Result:
    """Output of `--json`; each list has one item per entry of `players`.

    `wins` are games won, with shared wins as fractions; `win_intervals` are 95 % confidence
    intervals of the share of games won. `statistics` are a game's own statistics, as means per seat
    and game.
    """

    game: str
    seats: int
    games: int
    games_per_second: float
    decisions_per_second: float
    players: list[str]
    wins: list[float]
    mean_scores: list[float]
    win_intervals: list[list[float]]
    wins_by_seat: list[list[float]]
    choice_ms: list[float]
    statistics: list[dict[str, float]]


class _Tally:
    """Counts for one entry of `players`."""

    def __init__(self, seats: int) -> None:
        self.wins_by_seat = [0.0] * seats
        self.played = 0
        self.points = 0
        self.moves = 0
        self.choices = 0
        self.seconds = 0.0
        self.counts: Counter[str] = Counter()

    @property
    def wins(self) -> float:
        """Return the number of games won, with shared wins as fractions."""
        return sum(self.wins_by_seat)

    def count(self, score: Score, share: float, counts: Mapping[str, float]) -> None:
        """Count one seat of a finished game."""
        self.wins_by_seat[score.seat] += share
        self.points += score.points
        self.played += 1
        self.counts.update(counts)

    def mean(self, amount: float) -> float:
        """Return an amount per game and seat; 0 for an entry that has not played."""
        return round(amount / self.played, 3) if self.played else 0.0


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("selfplay", help="play whole games between house bots")
    parser.add_argument("game", metavar="GAME", help=_list(GAMES))
    parser.add_argument("--seats", type=int, help="players at the table (default: as few as can)")
    parser.add_argument("--games", type=int, default=1, help="how many games to play")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same games")
    parser.add_argument(
        "--players",
        default="random",
        metavar="BOT,BOT",
        help="kinds of bots, sensible@2026 or sensible@FILE with other weights; they rotate over"
        " the seats, fewer than seats are repeated",
    )
    parser.add_argument("--options", default="", metavar="KEY=VALUE,KEY=VALUE")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace, _settings: Settings, games: Games) -> int:
    """Play the games, print the result, and return the exit code."""
    try:
        result = play(
            _game(games, args.game),
            args.seats,
            args.games,
            args.seed,
            [name.strip() for name in args.players.split(",")],
            _options(args.options),
        )
    except BadRequest as error:
        return complain(str(error), USAGE)
    text = json.dumps(asdict(result)) if args.json else table(result)
    sys.stdout.write(text + "\n")
    return 0


def play(
    game: HostedGame,
    seats: int | None,
    games: int,
    seed: int,
    players: Sequence[str],
    options: Mapping[str, str],
) -> Result:
    """Play whole games, and return the statistics. Raises BadRequest."""
    rules = game.rules
    chairs = seats if seats is not None else rules.info.seats[0]
    _check(game, chairs, games, players)
    _check_options(rules, options)
    entered = [_bot(game, name) for name in players]
    tallies = [_Tally(chairs) for _ in players]
    started = perf_counter()
    for number in range(games):
        entries = seating(number, chairs, len(players))
        _play_one(game, options, seed + number, [(entered[e], tallies[e]) for e in entries])
    seconds = perf_counter() - started
    return Result(
        game=game.key,
        seats=chairs,
        games=games,
        games_per_second=round(games / seconds, 2),
        decisions_per_second=round(sum(counters.moves for counters in tallies) / seconds, 1),
        players=list(players),
        wins=[round(counters.wins, 3) for counters in tallies],
        mean_scores=[round(counters.mean(counters.points), 2) for counters in tallies],
        win_intervals=[
            [round(end, 4) for end in wilson(counters.wins, games)] for counters in tallies
        ],
        wins_by_seat=[[round(won, 3) for won in counters.wins_by_seat] for counters in tallies],
        choice_ms=[
            round(1000 * counters.seconds / counters.choices, 4) if counters.choices else 0.0
            for counters in tallies
        ],
        statistics=[
            {name: counters.mean(count) for name, count in counters.counts.items()}
            for counters in tallies
        ],
    )


def seating(number: int, seats: int, entries: int) -> list[int]:
    """Return the entry of each seat in the game with this number.

    The entries are repeated to fill the table, and rotated from game to game.
    """
    return [(seat + number) % seats % entries for seat in range(seats)]


def _play_one(
    game: HostedGame,
    options: Mapping[str, str],
    seed: int,
    chairs: Sequence[tuple[Bot[Any, Any], _Tally]],
) -> None:
    """Play one game between the bots in the chairs, and count the result."""
    rules = game.rules
    state, rng = rules.setup(len(chairs), options, seed), Rng(seed)
    while pending := rules.pending(state):
        decision = pending[0]
        bot, counters = chairs[decision.seat]
        started = perf_counter()
        batch = bot.choose(rules, state, decision, rng)
        counters.seconds += perf_counter() - started
        counters.choices += 1
        counters.moves += len(batches.play(rules, state, decision.seat, batch).moves)
    scores, view = rules.scores(state), rules.view(state, None)
    winners = sum(score.rank == 1 for score in scores)
    for score in scores:
        share = (score.rank == 1) / winners
        chairs[score.seat][1].count(score, share, game.statistics(view, score.seat))


def table(result: Result) -> str:
    """Return the result as a text table."""
    width = max(12, *(len(name) + 2 for name in result.players))
    lines = [
        f"{result.game}: {result.games} games with {result.seats} seats,"
        f" {result.games_per_second:g} games/s, {result.decisions_per_second:g} decisions/s",
        f"{'player':<{width}}{'wins':>10}{'mean score':>14}",
    ]
    rows = zip(result.players, result.wins, result.mean_scores, strict=True)
    lines += [f"{name:<{width}}{wins:>10.2f}{score:>14.2f}" for name, wins, score in rows]
    return "\n".join(lines)


def _game(games: Games, key: str) -> HostedGame:
    if key not in games:
        raise BadRequest(f"There is no game {key!r}; there is {_list(games)}.")
    return games[key]


def _check(game: HostedGame, seats: int, games: int, players: Sequence[str]) -> None:
    key, offered = game.key, game.rules.info.seats
    if seats not in offered:
        raise BadRequest(f"{key} is for {offered[0]} to {offered[-1]} players, not {seats}.")
    if games < 1:
        raise BadRequest(f"--games must be 1 or more, not {games}.")
    for name in players:
        if name.partition("@")[0] not in game.bots:
            raise BadRequest(f"{key} has no house bot {name!r}; it has {_list(game.bots)}.")
    if len(players) > seats:
        raise BadRequest(f"--players names {len(players)} bots for {seats} seats.")


def _bot(game: HostedGame, name: str) -> Bot[Any, Any]:
    """Return the house bot of a kind; for "kind@weights", one that plays by these weights."""
    kind, weights, source = name.partition("@")
    if not weights:
        return game.bots[kind]
    if kind != HOUSE_BOT or game.weighed is None:
        raise BadRequest(f"{game.key} has no {kind!r} with other weights.")
    try:
        return game.weighed.bot(game.weighed.found(source))
    except BadWeights as error:
        raise BadRequest(str(error)) from error


def _check_options(rules: Rules[Any, Any, Any], options: Mapping[str, str]) -> None:
    offered = {option.key: option for option in rules.info.options}
    for key, value in options.items():
        if key not in offered:
            raise BadRequest(f"{rules.info.key} has no option {key!r}; it has {_list(offered)}.")
        if value not in offered[key].choices:
            raise BadRequest(f"{key} is one of {_list(offered[key].choices)}, not {value!r}.")


def _options(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, equals, value = part.partition("=")
        if not equals:
            raise BadRequest(f"--options takes KEY=VALUE,KEY=VALUE; {part!r} has no '='.")
        options[key.strip()] = value.strip()
    return options


def _list(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))
