"""`bot game`: list the games, and check their rules against their rule cases."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

from bot.catalogue.games import GAMES, PACKAGES
from bot.cli.command import Games, Subparsers
from bot.cli.exits import DONE, FAILED, USAGE, complain
from bot.engine.cases import problems
from bot.host.core.game import HostedGame
from bot.runtime.settings import Settings


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("game", help="list the games, or check one against its rule cases")
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    actions.add_parser("list", help="list the games, and packages that are left out")
    trying = actions.add_parser("try", help="play its rule cases, and say which do not hold")
    known = ", ".join(sorted(GAMES))
    trying.add_argument("game", metavar="GAME", help=f"{known}, or a package with a GAME")
    trying.add_argument("cases", metavar="CASE", nargs="*", help="ids such as captain-1 (all)")


def run(args: argparse.Namespace, _settings: Settings, games: Games) -> int:
    """Carry out an action and return the exit code."""
    return _list(games) if args.action == "list" else _try(args, games)


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
    """Check the cases, print those that do not hold, and return the exit code."""
    game = games.get(args.game) or _packaged(args.game)
    if game is None or game.cases is None:
        known = ", ".join(sorted(key for key, one in games.items() if one.cases))
        return complain(f"There is no game {args.game!r} with rule cases; there is {known}.", USAGE)
    wanted = [case for case in game.cases.cases if not args.cases or case["id"] in args.cases]
    if len(wanted) < len(set(args.cases)):
        missing = sorted(set(args.cases) - {case["id"] for case in wanted})
        return complain(f"{args.game} has no case {', '.join(missing)}.", USAGE)
    failed = 0
    for case in wanted:
        found = problems(game.cases, case)
        failed += bool(found)
        sys.stdout.writelines(f"{case['id']} ({case['title']}): {one}\n" for one in found)
    sys.stdout.write(f"{args.game}: {len(wanted) - failed} of {len(wanted)} rule cases hold\n")
    return FAILED if failed else DONE


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
