"""`bot export`: write whole games for study, at tables where everybody has agreed."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.command import Games, Subparsers, add_database, existing_database, write_new
from bot.cli.exits import USAGE, complain
from bot.operations.export import export
from bot.runtime.settings import Settings
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
    data = "".join(f"{line}\n" for line in found.lines).encode()
    done = f"{args.file}: {len(found.lines)} games.{_rest(found.left_out)}"
    return write_new(args.file, data, done)


def _rest(left_out: int) -> str:
    """Return how many games are not in the file, "" if there are none."""
    return f" Left out, because today's rules play them otherwise: {left_out}." if left_out else ""
