"""Search better weights for a house bot by self-play: `python -m tests.tools.tune`."""

from __future__ import annotations

import argparse
import shlex
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from bot.catalogue.games import GAMES
from bot.cli.command import Games
from bot.cli.exits import FAILED, USAGE, complain
from bot.engine.api import BadOption
from bot.engine.options import chosen
from bot.house_bots.searcher import Searcher
from bot.house_bots.weights import BadWeights, Weighed, write
from bot.runtime.settings import Settings
from tests.tools.command import run_tool
from tests.tools.tuning.origin import TODAY, Origin, found, read
from tests.tools.tuning.playing import playing
from tests.tools.tuning.search import POPULATION, Best, Share, Tuning

W = TypeVar("W")

LEAST = {"minutes": 0, "generations": 0, "population": 4, "processes": 1}
"""Least values of the options."""


class BadRequest(Exception):
    """A value on the command line that cannot be tuned."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the search."""
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
        "--seats",
        type=int,
        nargs="+",
        default=[],
        metavar="N",
        help="tables with so many players alone (default: all that the game has)",
    )
    parser.add_argument(
        "--option",
        nargs="+",
        default=[],
        metavar="KEY=CHOICE",
        help="tables with these options alone (default: the mix that the house bot should play)",
    )
    parser.add_argument(
        "--again",
        type=Path,
        metavar="FILE",
        help="repeat the search that has found these weights: all but --to and --processes comes"
        " from their file",
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
        origin, generations, seconds = _origin(args, weighed)
        _check_table(searcher, origin)
    except (BadRequest, BadWeights) as error:
        return complain(str(error), USAGE)
    tuning = _tuning(searcher, weighed, origin)
    file = args.to or Path(f"{args.game}_weights.json")
    try:
        with playing(searcher, args.processes) as play, _sigterm_is_interrupt():
            for best in _until(tuning.run(play), seconds, generations):
                made = _made(args.game, origin, weighed, tuning, best)
                write(file, best.weights, args.game, made)
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
    """Yield the best candidates until the time is up, or so many generations are over."""
    end = monotonic() + seconds
    for best in found:
        yield best
        if monotonic() >= end or best.generation == generations:
            return


@contextmanager
def _sigterm_is_interrupt() -> Iterator[None]:
    """Make a service manager's SIGTERM stop the search as Ctrl-C does."""
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


def _origin(args: argparse.Namespace, weighed: Weighed[W]) -> tuple[Origin[W], int | None, float]:
    """Return the weights to begin with, and after how many generations and seconds to stop.

    Raises BadRequest, BadWeights.
    """
    if args.again is not None:
        return *read(args.again, weighed), inf
    against = _names(args.against)
    weights = {name: found(weighed, name) for name in (args.start, *against)}
    options = dict(_option(text) for text in args.option)
    origin = Origin(
        args.seed, args.population, args.start, against, weights, tuple(args.seats), options
    )
    return origin, args.generations, args.minutes * 60


def _option(text: str) -> tuple[str, str]:
    key, equals, choice = text.partition("=")
    if not equals:
        raise BadRequest(f"--option {text} is not like KEY=CHOICE.")
    return key, choice


def _check_table(searcher: Searcher[Any, Any, Any], origin: Origin[Any]) -> None:
    """Check that the game has tables like these. Raises BadRequest."""
    info = searcher.rules.info
    for number in origin.seats:
        if number not in info.seats:
            raise BadRequest(
                f"--seats: {info.key} has {info.seats[0]} to {info.seats[-1]} players."
            )
    try:
        chosen(info.options, origin.options)
    except BadOption as error:
        raise BadRequest(f"--option: {error}") from error


def _tuning(searcher: Searcher[Any, Any, W], weighed: Weighed[W], origin: Origin[W]) -> Tuning[W]:
    start, against = origin.weights[origin.start], {n: origin.weights[n] for n in origin.against}
    seats = origin.seats or searcher.rules.info.seats
    mix = (origin.options,) if origin.options else weighed.mix
    return Tuning(seats, mix, start, against, origin.seed, origin.population)


def _made(
    game: str, origin: Origin[W], weighed: Weighed[W], tuning: Tuning[W], best: Best[W]
) -> Mapping[str, Any]:
    """Return the origin of weights, for people who read their file or repeat it."""
    words = ["python", "-m", "tests.tools.tune", game, "--seed", str(origin.seed)]
    words += [
        "--against",
        ",".join(origin.against),
        "--start",
        origin.start,
        "--population",
        str(origin.population),
    ]
    if origin.seats:
        words += ["--seats", *map(str, origin.seats)]
    if origin.options:
        words += ["--option", *(f"{key}={choice}" for key, choice in origin.options.items())]
    return {
        "command": shlex.join([*words, "--generations", str(best.generation)]),
        "origin": origin.told(weighed),
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


def main(words: Sequence[str] | None = None) -> int:
    """Run the tool with the words of its command line, and return the exit code."""
    return run_tool(sys.modules[__name__], "tune", words)


if __name__ == "__main__":
    sys.exit(main())
