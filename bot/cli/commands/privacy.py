"""`bot privacy`: export or erase the data on a person, for requests that come by mail."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.cli.command import Games, Subparsers, add_database, existing_database, write_new
from bot.cli.exits import FAILED, USAGE, complain
from bot.host.host import Host
from bot.runtime.database_url import Address
from bot.runtime.settings import Settings
from bot.store.opening.lock import hold
from bot.store.upkeep.exporting import export_beside

_NEEDS_YES = "Nothing was erased: answer yes, or add --yes where nobody can be asked."
_STAYS = (
    "Posts on Discord stay, and so do backups made before until they expire; `bot restore` erases"
    " {user} from them again."
)


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    group = commands.add_parser("privacy", help="export or erase a person")
    actions = group.add_subparsers(dest="action", metavar="ACTION", required=True)
    export = actions.add_parser("export", help="write all that is stored about a person to a file")
    export.add_argument("id", type=_user_id, help="the person's Discord id")
    export.add_argument("file", type=Path, nargs="?", help="default: boardgames-ID.json")
    erase = actions.add_parser("erase", help="erase a person, while no bot runs")
    erase.add_argument("id", type=_user_id, help="the person's Discord id")
    erase.add_argument(
        "--name", action="append", default=[], help="a name of theirs, where only that is stored"
    )
    erase.add_argument("--yes", action="store_true", help="do not ask")
    for parser in (export, erase):
        add_database(parser)


def run(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    """Export or erase a person's data, and return the exit code. Raises StoreError."""
    database = existing_database(args, settings)
    if args.action == "export":
        file = args.file or Path(f"boardgames-{args.id}.json")
        done = f"All that is stored about {args.id} is in {file}."
        return write_new(file, export_beside(database, args.id), done)
    with hold(database):
        if not args.yes and not _is_sure(args.id):
            return complain(_NEEDS_YES, USAGE)
        return asyncio.run(_erase(database, args.id, args.name, games))


async def _erase(database: Address, user_id: int, names: Sequence[str], games: Games) -> int:
    host = await Host.open(database, games)
    try:
        erased = await host.upkeep.privacy.erase(user_id, *names)
    finally:
        await host.close()
    if not erased.wiped:
        return complain(
            f"{user_id} is erased, but the freed space could not be overwritten: make room on the"
            " disk, or wait for the backup that PostgreSQL is making, then run `bot vacuum`.",
            FAILED,
        )
    sys.stdout.write(
        f"{user_id} is erased; tables with their seat: {erased.tables}."
        f" {_STAYS.format(user=user_id)}\n"
    )
    return 0


def _is_sure(user_id: int) -> bool:
    if not sys.stdin.isatty():
        return False
    question = f"Erase everything about {user_id}? This cannot be undone. Type yes: "
    return input(question).strip().casefold() == "yes"


def _user_id(text: str) -> int:
    if text.isascii() and text.isdigit() and 0 < int(text) < 2**63:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no Discord id: they are numbers")
