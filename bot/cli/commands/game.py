"""`bot game`: list the games, put one on trial, and write, add or remove a package with one."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from bot.catalogue.games import GAMES, PACKAGES
from bot.catalogue.packages import inside
from bot.catalogue.trial import checks
from bot.catalogue.trial.played import Trial
from bot.catalogue.trial.stored import example
from bot.cli.command import Games, Subparsers, add_database, database_of, write_new
from bot.cli.exits import DONE, FAILED, USAGE, complain
from bot.cli.game_packages import installing, writing
from bot.host.core.game import HostedGame
from bot.locales import add_words
from bot.presenting.game import Game
from bot.runtime.database_url import Address
from bot.runtime.settings import Settings
from bot.store.core.errors import MissingDatabase
from bot.store.opening.any_engine import looking
from bot.store.tables.games import open_played
from bot.store.upkeep.inspection import check_exists


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("game", help="list the games, or put one on trial")
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    actions.add_parser("list", help="list the games, and packages that are left out")
    trying = actions.add_parser("try", help="check all that a game promises, and say what is wrong")
    known = ", ".join(sorted(GAMES))
    trying.add_argument("game", metavar="GAME", help=f"{known}, or a package with a GAME")
    told = "only these rule cases, by ids such as captain-1"
    trying.add_argument("cases", metavar="CASE", nargs="*", help=told)
    trying.add_argument(
        "--games", type=int, default=checks.GAMES, help="random games (%(default)s)"
    )
    told = "also write a position to this new file, for later versions to load"
    trying.add_argument("--example", metavar="FILE", type=Path, help=told)

    writing_new = actions.add_parser("new", help="write a package with a small game, to be changed")
    writing_new.add_argument("name", metavar="NAME", help="key of the game, such as stones")
    adding = actions.add_parser("add", help="install a package where this bot is installed")
    adding.add_argument("package", metavar="WHEEL_OR_NAME", help="a wheel, a folder, or a name")
    removing = actions.add_parser("remove", help="remove a package, if no table of its game runs")
    removing.add_argument("name", metavar="NAME", help="name of the package, or key of its game")
    removing.add_argument("--force", action="store_true", help="even if tables are open: they wait")
    add_database(removing)


def run(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    """Carry out an action and return the exit code. Raises StoreError."""
    match args.action:
        case "list":
            return _list(games)
        case "try":
            return _try(args, games)
        case "new":
            return _new(args.name)
        case "add":
            return _add(args.package)
        case _:
            return _remove(args, settings)


def _list(games: Games) -> int:
    """Print the games and the packages that are left out; return FAILED if there are any."""
    packaged = {one.key: f"{one.name} {one.version}" for one in PACKAGES if one.game is not None}
    for key, game in games.items():
        seats = game.rules.info.seats
        players = f"{min(seats)} to {max(seats)} players"
        sys.stdout.write(f"{key}: {players}, {packaged.get(key, 'of this bot')}\n")
    left_out = [one for one in PACKAGES if one.game is None]
    for one in left_out:
        sys.stdout.write(f"{one.key} is left out, {one.name} {one.version}: {one.error}\n")
    return FAILED if left_out else DONE


def _try(args: argparse.Namespace, games: Games) -> int:
    """Put a game on trial, or check some of its rule cases, and return the exit code."""
    game = games.get(args.game) or _packaged(args.game)
    if isinstance(game, Game) and game.apart:
        # Its trial looks into states and views, which stay in processes of their own.
        game = inside(game.key)
    if not isinstance(game, Game):
        return complain(
            f"There is no game {args.game!r}; there is {', '.join(sorted(games))}.", USAGE
        )
    if game.words is not None:
        add_words(game.words)
    if args.cases:
        return _try_cases(game, args.cases)
    if args.example is None:
        return _try_all(game, args.games)
    text = example(Trial(game, 0))
    written = write_new(args.example, text.encode(), f"{args.example} is written.")
    return written or _try_all(game, args.games)


def _try_cases(game: Game, ids: Sequence[str]) -> int:
    """Check some rule cases, and print those that do not hold."""
    known = {} if game.cases is None else {case["id"]: case for case in game.cases.cases}
    missing = sorted(set(ids) - known.keys())
    if game.cases is None or missing:
        return complain(f"{game.key} has no case {', '.join(missing)}.", USAGE)
    wanted = [*dict.fromkeys(ids)]
    wrong = [found for one in wanted if (found := checks.failing(game.cases, known[one]))]
    sys.stdout.writelines(f"{line}\n" for found in wrong for line in found)
    held = len(wanted) - len(wrong)
    sys.stdout.write(f"{game.key}: {held} of {len(wanted)} rule cases hold\n")
    return FAILED if wrong else DONE


def _try_all(game: Game, number: int) -> int:
    """Carry out every check and print what it looked at and what is wrong."""
    failed = 0
    for one in checks.outcomes(game, number):
        failed += bool(one.wrong)
        sys.stdout.write(f"{'WRONG' if one.wrong else 'well '} {one.title}: {one.told}\n")
        sys.stdout.writelines(f"      {wrong}\n" for wrong in one.wrong)
        sys.stdout.flush()
    has = "has" if failed == 1 else "have"
    told = f"{failed} of {len(checks.CHECKS)} checks {has} found something wrong"
    sys.stdout.write(f"{game.key}: {told if failed else 'all is well'}\n")
    return FAILED if failed else DONE


def _new(key: str) -> int:
    """Write a new package into a folder of its name, and say how to go on."""
    try:
        writing.write(key, Path(key))
    except writing.BadName as error:
        return complain(str(error), USAGE)
    except OSError as error:
        return complain(f"{key} cannot be written: {error.strerror}.", FAILED)
    sys.stdout.write(
        f"{key} is written: a small game to be changed.\n"
        f"Check it in that folder with `bot game try {key}`, and install it with"
        f" `bot game add {key}` from here.\n"
    )
    return DONE


def _add(what: str) -> int:
    """Install a package and say which games it brings, and what is to be done."""
    before = installing.installed()
    if not installing.install(what):
        return complain(f"{what} was not installed.", FAILED)
    brought = installing.installed().items() - before.items()
    for key, (name, version) in sorted(brought):
        sys.stdout.write(f"{name} {version} brings the game {key}.\n")
    if not brought:
        return complain(f"{what} brings no game that was not there: see `bot game list`.", FAILED)
    sys.stdout.write("`bot game list` says if it can be loaded. Start the bot again to play it.\n")
    return DONE


def _remove(args: argparse.Namespace, settings: Settings) -> int:
    """Remove a package unless tables of its games are open. Raises StoreError."""
    found = {key: name for key, (name, _) in installing.installed().items()}
    package = found.get(args.name, args.name)
    keys = [key for key, name in found.items() if name == package]
    if not keys:
        there = ", ".join(sorted(set(found.values()))) or "none"
        return complain(f"There is no package {args.name!r} with a game; there is {there}.", USAGE)
    tables = _open(database_of(args, settings), keys)
    if tables and not args.force:
        told = ", ".join(f"#{table}" for table in tables)
        rest = "Let them end first, or use --force: they wait until the game is back."
        return complain(f"Tables of {', '.join(keys)} are open: {told}. {rest}", FAILED)
    if not installing.uninstall(package):
        return complain(f"{package} was not removed.", FAILED)
    sys.stdout.write(f"{package} is removed. Start the bot again.\n")
    return DONE


def _open(database: Address, keys: Sequence[str]) -> list[int]:
    """Return the open tables of some games, [] if there is no database. Raises StoreError."""
    try:
        check_exists(database)
    except MissingDatabase:
        return []
    with looking(database) as connection:
        return [table for table, played in open_played(connection).items() if played.key in keys]


def _packaged(name: str) -> HostedGame | None:
    """Return the record `GAME` of an installed package, or None if there is none."""
    if not all(part.isidentifier() for part in name.split(".")):
        return None
    try:
        game = getattr(import_module(name), "GAME", None)
    except ModuleNotFoundError as error:
        if error.name is not None and name.startswith(error.name):
            return None
        raise
    return game if isinstance(game, HostedGame) else None
