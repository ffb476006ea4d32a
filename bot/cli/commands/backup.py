"""`bot backup`: copy the database to one file, even while a bot runs on it."""

from __future__ import annotations

import argparse
import sys
from datetime import datetime
from pathlib import Path

from bot.cli.command import Games, Subparsers, add_database, counted
from bot.cli.exits import FAILED, complain
from bot.cli.fallbacks import file_of
from bot.runtime.settings import Settings
from bot.store.upkeep import backups


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("backup", help="copy the database, also while the bot runs")
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="a new file (default: one by date and time in BOT_BACKUP_FOLDER, or else beside"
        " the database)",
    )
    add_database(parser)


def run(args: argparse.Namespace, settings: Settings, _games: Games) -> int:
    """Make the backup, print its contents, and return the exit code.

    Raises StoreError, NeedsFile.
    """
    source = file_of(args, settings, "backup")
    folder = settings.backup_folder or source.parent
    target = args.file or backups.by_hand(folder, datetime.now().astimezone())
    try:
        held = backups.back_up(source, target)
    except KeyboardInterrupt:
        # A script must not mistake this for success.
        return complain("Stopped: there is no backup.", FAILED)
    sys.stdout.write(
        f"{target}: {counted(held.tables, held.moves)} (schema {held.schema}), checked.\n"
    )
    return 0
