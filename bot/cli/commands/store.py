"""`bot store copy`: copy all stored data into an empty database, on either engine."""

from __future__ import annotations

import argparse
import sys

from bot.cli.command import Games, Subparsers, address
from bot.runtime.settings import Settings, variable
from bot.store.upkeep.transfer.store_copy import Copied, Progress, copy_store

_NEXT = (
    f"Set {variable('database')} to the new one and start the bot. Keep the old one until you are"
    " sure, and start no bot on it any more: it would not know what has been played since."
)


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    group = commands.add_parser(
        "store", help="copy all that is stored, also to PostgreSQL and back"
    )
    actions = group.add_subparsers(dest="action", metavar="ACTION", required=True)
    copy = actions.add_parser("copy", help="copy a database into an empty one, while no bot runs")
    told = "{}: a file, or postgresql://user@host/database"
    copy.add_argument("source", type=address, metavar="FROM", help=told.format("the database"))
    copy.add_argument("target", type=address, metavar="TO", help=told.format("an empty one"))


def run(args: argparse.Namespace, _settings: Settings, _games: Games) -> int:
    """Copy the data, print a summary, and return the exit code. Raises StoreError."""
    copied = copy_store(args.source, args.target, _show)
    sys.stdout.write("\n".join(_told(args, copied)) + "\n")
    return 0


def _show(progress: Progress) -> None:
    """Show the table being copied: on one line at a terminal, else only tables that have rows."""
    line = f"{progress.number} of {progress.tables}: {progress.name}, {progress.rows:,} rows"
    if sys.stderr.isatty():
        end = "\n" if progress.number == progress.tables else ""
        sys.stderr.write(f"\r\x1b[K{line}{end}")
    elif progress.rows:
        sys.stderr.write(f"{line}\n")


def _told(args: argparse.Namespace, copied: Copied) -> list[str]:
    rows = copied.rows
    lines = [
        f"{args.source} is copied to {args.target} (schema {copied.schema}):"
        f" {rows['game']:,} tables and {rows['move']:,} moves; all {sum(rows.values()):,} rows were"
        " counted again there.",
    ]
    if copied.mended:
        lines.append(
            "PostgreSQL stores no text with the character NUL: it has become � in"
            f" {', '.join(copied.mended)}."
        )
    return [*lines, _NEXT]
