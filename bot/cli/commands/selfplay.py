"""`bot selfplay`: whole games between house bots, without Discord, a store or a clock."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from bot.catalogue import GAMES
from bot.cli.command import Games, Subparsers
from bot.cli.exits import USAGE, complain
from bot.engine import batches
from bot.engine.api import Rules, Score
from bot.engine.rng import Rng
from bot.host.game import HostedGame
from bot.players.api import Bot
from bot.settings import Settings


class BadRequest(Exception):
    """Something on the command line that no game, bot or table offers."""


@dataclass(frozen=True, slots=True)
class Result:
    """What `--json` prints; the lists are by entry of `players`."""

    game: str
    seats: int
    games: int
    games_per_second: float
    decisions_per_second: float
    players: list[str]
    wins: list[float]
    mean_scores: list[float]


def add_parser(commands: Subparsers) -> None:
    """Add the command to an argparse group of commands."""
    parser = commands.add_parser("selfplay", help="play whole games between house bots")
    parser.add_argument("game", metavar="GAME", help=_list(GAMES))
    parser.add_argument("--seats", type=int, help="players at the table (default: as few as can)")
    parser.add_argument("--games", type=int, default=1, help="how many games to play")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same games")
    parser.add_argument(
        "--players",
        default="random",
        metavar="BOT,BOT",
        help="kinds of bots; they rotate over the seats, fewer than seats are repeated",
    )
    parser.add_argument("--options", default="", metavar="KEY=VALUE,KEY=VALUE")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace, _settings: Settings, games: Games) -> int:
    """Play, print the result, and return the exit code."""
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
    """Play whole games and count. Raises BadRequest."""
    rules = game.rules
    chairs = seats if seats is not None else rules.info.seats[0]
    _check(game, chairs, games, players)
    _check_options(rules, options)
    wins, points, played = [0.0] * len(players), [0.0] * len(players), [0] * len(players)
    decisions, started = 0, perf_counter()
    for number in range(games):
        entries = seating(number, chairs, len(players))
        bots = [game.bots[players[entry]] for entry in entries]
        scores, count = _play_one(rules, chairs, options, seed + number, bots)
        decisions += count
        winners = sum(score.rank == 1 for score in scores)
        for score in scores:
            entry = entries[score.seat]
            wins[entry] += (score.rank == 1) / winners
            points[entry] += score.points
            played[entry] += 1
    seconds = perf_counter() - started
    return Result(
        game=game.key,
        seats=chairs,
        games=games,
        games_per_second=round(games / seconds, 2),
        decisions_per_second=round(decisions / seconds, 1),
        players=list(players),
        wins=[round(share, 3) for share in wins],
        mean_scores=[round(p / n, 2) if n else 0.0 for p, n in zip(points, played, strict=True)],
    )


def seating(number: int, seats: int, entries: int) -> list[int]:
    """Return the entry in each seat of that game: repeated to fill the table, then rotated."""
    return [(seat + number) % seats % entries for seat in range(seats)]


def _play_one(
    rules: Rules[Any, Any, Any],
    seats: int,
    options: Mapping[str, str],
    seed: int,
    bots: Sequence[Bot[Any, Any]],
) -> tuple[Sequence[Score], int]:
    """Return the final scores and the number of moves."""
    state, rng, moves = rules.setup(seats, options, seed), Rng(seed), 0
    while pending := rules.pending(state):
        decision = pending[0]
        batch = bots[decision.seat].choose(rules, state, decision, rng)
        moves += len(batches.play(rules, state, decision.seat, batch).moves)
    return rules.scores(state), moves


def table(result: Result) -> str:
    """Return the result for reading."""
    lines = [
        f"{result.game}: {result.games} games with {result.seats} seats,"
        f" {result.games_per_second:g} games/s, {result.decisions_per_second:g} decisions/s",
        f"{'player':<12}{'wins':>10}{'mean score':>14}",
    ]
    rows = zip(result.players, result.wins, result.mean_scores, strict=True)
    lines += [f"{name:<12}{wins:>10.2f}{score:>14.2f}" for name, wins, score in rows]
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
        if name not in game.bots:
            raise BadRequest(f"{key} has no house bot {name!r}; it has {_list(game.bots)}.")
    if len(players) > seats:
        raise BadRequest(f"--players names {len(players)} bots for {seats} seats.")


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
