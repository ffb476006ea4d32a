"""`bot replay`: find the first difference between a stored table and the current rules."""

from __future__ import annotations

import argparse
import asyncio
import sys
from contextlib import nullcontext

from bot.cli.command import Games, Subparsers, add_database, existing_database
from bot.cli.exits import USAGE, complain
from bot.operations.replay import NoReplay, first_difference, read
from bot.runtime.settings import Settings
from bot.store.opening.any_engine import is_outdated
from bot.store.opening.lock import hold

DIFFERENT = 1


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("replay", help="play a stored table again with today's rules")
    parser.add_argument("table", type=int, metavar="TABLE", help="number of the table")
    add_database(parser)


def run(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    """Replay the table, print the first difference; return the exit code, 0 if there is none."""
    try:
        database = existing_database(args, settings)
        # A bot running on an older schema could not use the newer one.
        with hold(database) if is_outdated(database) else nullcontext():
            record = asyncio.run(read(database, args.table))
        found = first_difference(record, games)
    except NoReplay as error:
        return complain(str(error), USAGE)
    if found is not None:
        sys.stdout.write(f"{found}\n")
        return DIFFERENT
    count = len(record.moves)
    sys.stdout.write(f"Table {args.table}: {count} moves, today's rules give the same.\n")
    return 0
