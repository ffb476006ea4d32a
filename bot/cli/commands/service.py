"""`bot service`: print a systemd unit for this folder."""

from __future__ import annotations

import argparse
import getpass
import os
import sys
from pathlib import Path

from bot.cli.command import Games, Subparsers
from bot.cli.exits import USAGE, complain
from bot.operations.service import unit, written
from bot.runtime.settings import Settings

ROOT = "root"
NO_ROOT = (
    "The bot needs no rights of root: name the account that owns this folder, as in"
    " `bot service --user bot`."
)
NO_FOLDER = "The folder {} does not exist: make it first, or systemd cannot start the bot."


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("service", help="print a systemd unit for this folder")
    parser.add_argument("--user", help="the account that runs the bot (default: yours)")
    parser.add_argument(
        "--parts",
        action="store_true",
        help="a template for several processes, each with its BOT_SHARDS in a file part-NAME.env",
    )


def run(args: argparse.Namespace, settings: Settings, _games: Games) -> int:
    """Print the unit, and return the exit code."""
    user = args.user or os.environ.get("SUDO_USER") or getpass.getuser()
    if user == ROOT:
        return complain(NO_ROOT, USAGE)
    folder = Path.cwd()
    missing = [path for path in written(settings, folder) if not path.is_dir()]
    if missing:
        return complain(NO_FOLDER.format(missing[0]), USAGE)
    sys.stdout.write(unit(settings, folder, user, args.parts))
    return 0
