"""`bot tune`: better weights for a game's house bot, found by self-play."""

from __future__ import annotations

import argparse
import shlex
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from bot.catalogue import GAMES
from bot.cli.command import Games, Subparsers
from bot.cli.exits import FAILED, USAGE, complain
from bot.players.searcher import Searcher
from bot.players.tuning.search import POPULATION, Best, Share, Tuning
from bot.players.weights import BadWeights, Weighed, write
from bot.playing import playing
from bot.settings import Settings

W = TypeVar("W")

TODAY = "today"
"""The weights that are played, among those it plays against and begins with."""


LEAST = {"minutes": 0, "generations": 0, "population": 4, "processes": 1}
"""The least that an option may be."""


class BadRequest(Exception):
    """Something on the command line that cannot be tuned."""


def add_parser(commands: Subparsers) -> None:
    """Add the command to an argparse group of commands."""
    parser = commands.add_parser("tune", help="search better weights for a house bot by self-play")
    parser.add_argument("game", metavar="GAME", help=", ".join(_tunable(GAMES)))
    parser.add_argument("--minutes", type=float, default=10.0, help="when to stop (default: 10)")
    parser.add_argument("--generations", type=int, help="stop after so many, if that is earlier")
    parser.add_argument("--seed", type=int, default=1, help="with as many generations, the same")
    parser.add_argument(
        "--against",
        default=TODAY,
        metavar="FILE,FILE",
        help="weights of the opponents, beside earlier ones of the search and some drawn around"
        f" all of them (default: {TODAY}, those that are played)",
    )
    parser.add_argument(
        "--start", default=TODAY, metavar="FILE", help=f"where to begin (default: {TODAY})"
    )
    parser.add_argument(
        "--to", type=Path, metavar="FILE", help="where the best go (default: GAME_weights.json)"
    )
    parser.add_argument(
        "--population", type=int, default=POPULATION, help="weights tried in a generation"
    )
    parser.add_argument("--processes", type=int, default=1, help="how many play (default: 1)")


def run(args: argparse.Namespace, _settings: Settings, games: Games) -> int:
    """Tune, write the best after every generation, and return the exit code."""
    try:
        searcher, weighed = _game(games, args.game)
        _check(args)
        start = _weights(weighed, args.start)
        against = {name: _weights(weighed, name) for name in _names(args.against)}
    except (BadRequest, BadWeights) as error:
        return complain(str(error), USAGE)
    seats = searcher.rules.info.seats
    tuning = Tuning(seats, weighed, start, against, args.seed, args.population)
    file = args.to or Path(f"{args.game}_weights.json")
    try:
        with playing(searcher, args.processes) as play, _sigterm_is_interrupt():
            for best in _until(tuning.run(play), args.minutes * 60, args.generations):
                write(file, best.weights, args.game, _made(args, tuning, best))
                _say(f"Generation {best.generation}: {best.games} games.")
    except KeyboardInterrupt:
        _say(f"Stopped: the best so far are in {file}.")
    except OSError as error:
        return complain(f"{file} cannot be written: {error.strerror or error}.", FAILED)
    else:
        _say("\n".join([*map(_line, best.shares), f"The best are in {file}."]))
    return 0


def _until(
    found: Iterator[Best[Any]], seconds: float, generations: int | None
) -> Iterator[Best[Any]]:
    """Yield what is found until the time is up, or so many generations are over."""
    end = monotonic() + seconds
    for best in found:
        yield best
        if monotonic() >= end or best.generation == generations:
            return


@contextmanager
def _sigterm_is_interrupt() -> Iterator[None]:
    """Let a service manager's SIGTERM stop the search as Ctrl-C does."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _game(games: Games, key: str) -> tuple[Searcher[Any, Any, Any], Weighed[Any]]:
    if key in _tunable(games) and (searcher := games[key].searcher) and (own := games[key].weighed):
        return searcher, own
    known = ", ".join(_tunable(games))
    raise BadRequest(f"There are no weights of {key!r} to tune; there are those of {known}.")


def _tunable(games: Games) -> list[str]:
    return sorted(key for key, game in games.items() if game.searcher and game.weighed)


def _check(args: argparse.Namespace) -> None:
    for name, least in LEAST.items():
        given = getattr(args, name)
        if given is not None and not given >= least:
            raise BadRequest(f"--{name} must be {least} or more, not {given:g}.")


def _names(text: str) -> list[str]:
    names = [name for part in text.split(",") if (name := part.strip())]
    if not names:
        raise BadRequest("--against names no weights.")
    return names


def _weights(weighed: Weighed[W], name: str) -> W:
    return weighed.found("" if name == TODAY else name)


def _made(args: argparse.Namespace, tuning: Tuning[Any], best: Best[Any]) -> Mapping[str, Any]:
    """Return how weights came about, for whoever reads their file."""
    words = ["bot", "tune", args.game, "--seed", str(args.seed), "--against", args.against]
    words += ["--start", args.start, "--population", str(args.population)]
    return {
        "command": shlex.join([*words, "--generations", str(best.generation)]),
        "seed": args.seed,
        "pool": tuning.opponents,
        "generations": best.generation,
        "games": best.games,
        "wins": [share._asdict() for share in best.shares],
    }


def _line(share: Share) -> str:
    return (
        f"{share.seats} players, against {share.opponents}: {share.share:.0%} of {share.games}"
        f" games ({share.low:.0%} to {share.high:.0%})"
    )


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
