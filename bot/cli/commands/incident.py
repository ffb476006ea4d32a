"""`bot incident`: an error's details, by the number that a person was given."""

from __future__ import annotations

import argparse
import sys

from bot.cli.command import FAILED, Games, Subparsers, add_database, complain, database_of
from bot.operations.incidents import find, report
from bot.runtime.settings import Settings


def add_parser(commands: Subparsers) -> None:
    """Add the command to an argparse group of commands."""
    parser = commands.add_parser("incident", help="show what broke down, by the number of it")
    parser.add_argument("number", metavar="NUMBER", help="the eight characters of the answer")
    add_database(parser)


def run(args: argparse.Namespace, settings: Settings, _games: Games) -> int:
    """Print the details of an incident, also while the bot runs. Raises StoreError."""
    database = database_of(args, settings)
    found = find(database, args.number)
    if found is None:
        return complain(
            f"There is no incident {args.number} in {database}. It is forgotten after 90 days;"
            " where it could not be stored, the log has it under its number.",
            FAILED,
        )
    sys.stdout.write(report(found))
    return 0
