"""`bot export`: write whole games for study, at tables where everybody has agreed."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from bot.cli.command import Games, Subparsers, add_database, existing_database
from bot.cli.exits import FAILED, USAGE, complain
from bot.operations.export import export
from bot.runtime.settings import Settings
from bot.store.core.copying import OWNER_ONLY
from bot.store.opening.any_engine import is_outdated, looking


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser(
        "export", help="write finished games, also while the bot runs, where everybody has agreed"
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a new file, one game a line")
    add_database(parser)


def run(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    """Write the games to the file, and return the exit code. Raises StoreError."""
    database = existing_database(args, settings)
    if is_outdated(database):
        told = "The database is of an earlier version: start the bot, or run `bot upgrade`, first."
        return complain(told, USAGE)
    with looking(database) as connection:
        found = export(connection, games)
    try:
        number = os.open(args.file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as target:
            target.writelines(f"{line}\n" for line in found.lines)
    except FileExistsError:
        told = f"{args.file} exists already and was left as it is: name another file."
        return complain(told, FAILED)
    except OSError as error:
        return complain(f"{args.file} cannot be written: {error.strerror}.", FAILED)
    sys.stdout.write(f"{args.file}: {len(found.lines)} games.{_rest(found.left_out)}\n")
    return 0


def _rest(left_out: int) -> str:
    """Return how many games are not in the file, "" if there are none."""
    return f" Left out, because today's rules play them otherwise: {left_out}." if left_out else ""
