"""Learn from house bots' games by what a search judges positions: `python -m tests.tools.learn`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.catalogue.games import GAMES
from bot.cli.command import Games
from bot.cli.exits import FAILED, USAGE, complain
from bot.host.core.game import HostedGame
from bot.house_bots.searcher import Searcher
from bot.house_bots.value import KEY, SPREAD, file_of
from bot.house_bots.weights import write_numbers
from bot.runtime.settings import Settings
from tests.tools.command import run_tool
from tests.tools.tuning.value_fitting import CHECKED, Fitting

COMMAND = "python -m tests.tools.learn"
TOLD = 100
"""Games between two lines about the progress."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the games to learn from."""
    parser.add_argument("game", metavar="GAME", help=_learnable(GAMES))
    parser.add_argument("--games", type=int, default=3000, help="how many games (default: 3000)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same value")
    parser.add_argument("--kind", help="only for such tables (default: for all kinds)")
    parser.add_argument(
        "--to", type=Path, default=Path(), metavar="FOLDER", help="where the files go (default: .)"
    )


def run(args: argparse.Namespace, _settings: Settings, games: Games) -> int:
    """Learn, write the result, and return the exit code."""
    game = games.get(args.game)
    searcher = game.searcher if game else None
    if searcher is None or searcher.features is None:
        there = _learnable(games)
        return complain(f"Nothing can be learned of {args.game!r}, only of {there}.", USAGE)
    if args.games <= CHECKED:
        return complain(f"--games must be more than {CHECKED}, not {args.games}.", USAGE)
    if args.kind not in (None, *searcher.kinds):
        known = ", ".join(searcher.kinds)
        return complain(f"{args.game} has no tables of the kind {args.kind!r}: {known}.", USAGE)
    for kind in searcher.kinds if args.kind is None else (args.kind,):
        file = args.to / file_of(kind)
        found = _fit(searcher, kind, args.games, args.seed)
        try:
            args.to.mkdir(parents=True, exist_ok=True)
            _write(found, kind, file, args)
        except OSError as error:
            return complain(f"{file} cannot be written: {error.strerror or error}.", FAILED)
    return 0


def _fit(searcher: Searcher[Any, Any, Any], kind: str, games: int, seed: int) -> Fitting[Any]:
    assert searcher.features is not None
    fitting = Fitting(searcher, searcher.features, kind, seed)
    for number in range(games):
        if number and number % TOLD == 0:
            _say(f"{number} games")
        fitting.play(number)
    return fitting


def _write(fitting: Fitting[Any], kind: str, file: Path, args: argparse.Namespace) -> None:
    fitted = fitting.fitted()
    of_kind = f" --kind {kind}" * bool(kind)
    made = {
        "command": f"{COMMAND} {args.game}{of_kind} --games {args.games} --seed {args.seed}",
        "seed": args.seed,
        "positions": fitted.positions,
        "explained": round(fitted.explained, 3),
    }
    write_numbers(file, KEY, {SPREAD: fitted.spread, **fitted.numbers}, args.game, made)
    _say(f"It explains {fitted.explained:.0%} of the variance of margins; it is in {file}.")


def _learnable(games: Games) -> str:
    return ", ".join(sorted(key for key, game in games.items() if _features(game)))


def _features(game: HostedGame) -> object:
    return game.searcher and game.searcher.features


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main(words: Sequence[str] | None = None) -> int:
    """Run the tool with the words of its command line, and return the exit code."""
    return run_tool(sys.modules[__name__], "learn", words)


if __name__ == "__main__":
    sys.exit(main())
