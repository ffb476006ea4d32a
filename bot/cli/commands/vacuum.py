"""`bot vacuum`: free the space of deleted data, while no bot runs."""

from __future__ import annotations

import argparse
import asyncio
import sys

from bot.cli.command import Games, Subparsers, add_database, existing_database
from bot.host.host import Host
from bot.runtime.database_url import Address, DatabaseUrl
from bot.runtime.settings import Settings
from bot.store.opening.lock import hold
from bot.store.upkeep.inspection import size_of

_MEGABYTE = 1e6
_USED_AGAIN = (
    "PostgreSQL uses freed space again by itself (autovacuum); `vacuumdb --full` gives it back to"
    " the disk.\n"
)


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("vacuum", help="give back the space of what was deleted")
    add_database(parser)


def run(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    """Thin finished tables, rewrite the database, and print the sizes. Raises StoreError."""
    database = existing_database(args, settings)
    with hold(database):
        before = size_of(database)
        thinned = asyncio.run(_vacuum(database, games, settings.keep_finished))
    now = size_of(database)
    sys.stdout.write(
        f"{database}: {before / _MEGABYTE:.1f} MB before, {now / _MEGABYTE:.1f} MB now; finished"
        f" tables thinned: {thinned}.\n"
    )
    if isinstance(database, DatabaseUrl):
        sys.stdout.write(_USED_AGAIN)
    return 0


async def _vacuum(database: Address, games: Games, days: int | None) -> int:
    host = await Host.open(database, games)
    try:
        host.upkeep.thinning.days = days
        thinned = await host.upkeep.thinning.all()
        await host.upkeep.privacy.shrink()
        return thinned
    finally:
        await host.close()
