"""`bot restore FILE`: replace the database with a backup; the previous one is kept.

For PostgreSQL, pg_restore puts the backup into a new database first, whose URL is given as FILE.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.command import Games, Subparsers, add_database, address, counted, database_of
from bot.cli.exits import USAGE, complain
from bot.cli.fallbacks import only_file
from bot.host.upkeep.privacy import stand_ins
from bot.runtime.database_url import Address, DatabaseUrl
from bot.runtime.settings import Settings, variable
from bot.store.core.errors import MissingBackup
from bot.store.opening.lock import hold
from bot.store.upkeep.restore import on_server
from bot.store.upkeep.restore.from_file import Prospect, examine, restore
from bot.store.upkeep.restore.on_server import Revival
from bot.store.upkeep.restore.prepare import Before

NOT_ASKED = "Nothing was changed: nobody can be asked here, so add --yes if you mean it."
DECLINED = "Nothing was changed."


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("restore", help="put a backup in the place of the database")
    told = "the backup, or the URL of a database into which pg_restore has put one"
    parser.add_argument("file", type=address, metavar="FILE", help=told)
    parser.add_argument("--yes", action="store_true", help="do not ask")
    add_database(parser)


def run(args: argparse.Namespace, settings: Settings, _games: Games) -> int:
    """Print what comes back and what is lost, ask for consent, then restore; return the exit code.

    Raises StoreError, NeedsFile.
    """
    live = database_of(args, settings)
    if isinstance(args.file, DatabaseUrl):
        return _revive(args, args.file, live)
    return _restore(args, args.file, only_file(live, "restore"))


def _restore(args: argparse.Namespace, backup: Path, live: Path) -> int:
    """Replace the database with a backup file, if the operator agrees; return the exit code.

    Raises StoreError, MissingBackup if there is no such file.
    """
    if not backup.exists():
        raise MissingBackup(f"There is no backup {backup.absolute()}.")
    with hold(live):
        prospect = examine(backup, live)
        if (code := _refused(args, backup, prospect, live)) is not None:
            return code
        done = restore(prospect, live, datetime.now(UTC), stand_ins())
    was = f" What it was before is kept as {done.kept}." if done.kept else ""
    _say(f"{live} is as it was in the backup.{was}", *_erased(done.erased))
    return 0


def _revive(args: argparse.Namespace, url: DatabaseUrl, live: Address) -> int:
    """Prepare a database into which pg_restore has put a backup to replace the previous one."""
    with ExitStack() as held:
        for one in dict.fromkeys((live, url)):
            held.enter_context(hold(one))
        revival = on_server.examine(url, live)
        if (code := _refused(args, url, revival, live)) is not None:
            return code
        erased = on_server.revive(revival, live, datetime.now(UTC), stand_ins())
    place = "" if live == url else f" Set {variable('database')} to it; {live} is as it was."
    _say(f"{url} can go on from the backup.{place}", *_erased(erased))
    return 0


def _refused(
    args: argparse.Namespace, backup: Address, prospect: Prospect | Revival, live: Address
) -> int | None:
    """Print the consequences; return the exit code if the operator declines, else None."""
    _say(*_told(backup, prospect, live))
    if args.yes:
        return None
    if not sys.stdin.isatty():
        return complain(NOT_ASKED, USAGE)
    if not _agrees():
        _say(DECLINED)
        return 0
    return None


def _erased(people: int) -> list[str]:
    return [f"People erased since the backup, erased again: {people}."] if people else []


def _told(path: Address, prospect: Prospect | Revival, live: Address) -> Iterator[str]:
    backup = prospect.backup
    newest = "" if backup.newest is None else f", the newest move of {_moment(backup.newest)}"
    yield f"{path} brings back {counted(backup.tables, backup.moves)}{newest}."
    if prospect.before is not None:
        yield _lost(prospect.before, live)
    elif prospect.unreadable:
        yield (
            f"What {live} holds cannot be read: there may be more in it than in the backup. It will"
            " be kept."
        )
    elif live != path:
        yield f"There is no database {live} yet."


def _lost(before: Before, live: Address) -> str:
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
