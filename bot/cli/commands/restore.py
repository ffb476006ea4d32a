"""`bot restore FILE`: a backup takes the place of the database, which is kept."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.command import Games, Subparsers, add_database, counted, database_of
from bot.cli.exits import USAGE, complain
from bot.settings import Settings
from bot.store.lock import hold
from bot.store.upkeep.rebirth import Before
from bot.store.upkeep.restoring import Prospect, examine, restore

NOT_ASKED = "Nothing was changed: nobody can be asked here, so add --yes if you mean it."
DECLINED = "Nothing was changed."


def add_parser(commands: Subparsers) -> None:
    """Add the command to an argparse group of commands."""
    parser = commands.add_parser("restore", help="put a backup in the place of the database")
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup")
    parser.add_argument("--yes", action="store_true", help="do not ask")
    add_database(parser)


def run(args: argparse.Namespace, settings: Settings, _games: Games) -> int:
    """Say what comes back and what is lost, ask, then do it. Raises StoreError."""
    live = database_of(args, settings)
    with hold(live):
        prospect = examine(args.file, live)
        _say(*_told(prospect, live))
        if not args.yes:
            if not sys.stdin.isatty():
                return complain(NOT_ASKED, USAGE)
            if not _agrees():
                _say(DECLINED)
                return 0
        done = restore(prospect, live, datetime.now(UTC))
    was = f" What it was before is kept as {done.kept}." if done.kept else ""
    _say(f"{live} is as it was in the backup.{was}")
    if done.erased:
        _say(f"People erased since the backup, erased again: {done.erased}.")
    return 0


def _told(prospect: Prospect, live: Path) -> Iterator[str]:
    backup = prospect.backup
    newest = "" if backup.newest is None else f", the newest move of {_moment(backup.newest)}"
    yield f"{backup.path} brings back {counted(backup.tables, backup.moves)}{newest}."
    if prospect.before is not None:
        yield _lost(prospect.before, live)
    elif prospect.unreadable:
        yield (
            f"What {live} holds cannot be read: there may be more in it than in the backup. It will"
            " be kept beside it."
        )
    else:
        yield f"There is no database {live} yet."


def _lost(before: Before, live: Path) -> str:
    if not (before.tables or before.moves):
        return f"{live} holds nothing that is younger."
    since = "" if before.since is None else f", since {_moment(before.since)}"
    lost = counted(before.tables, before.moves)
    return f"{live} holds {lost} that the backup lacks{since}: they would be lost."


def _moment(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds).astimezone():%Y-%m-%d %H:%M}"


def _agrees() -> bool:
    sys.stdout.write("Restore it? [y/N] ")
    sys.stdout.flush()
    return sys.stdin.readline().strip().casefold() in ("y", "yes")


def _say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
