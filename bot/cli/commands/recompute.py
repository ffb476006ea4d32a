"""`bot ratings recompute`: compute all ratings again from the stored results."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Mapping

from bot.cli.command import Games, Subparsers, add_database, existing_database
from bot.host.host import Host
from bot.runtime.database_url import Address
from bot.runtime.settings import Settings
from bot.store.opening.lock import hold

_WORDS = {True: "came out the same", False: "have changed"}


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    group = commands.add_parser("ratings", help="compute the ratings of all servers again")
    parser = group.add_subparsers(dest="action", metavar="ACTION", required=True).add_parser(
        "recompute", help="compute them anew from the results, while no bot runs"
    )
    add_database(parser)


def run(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    """Compute all ratings again, print whether they changed, and return the exit code.

    Raises StoreError.
    """
    database = existing_database(args, settings)
    found, digest = asyncio.run(_recompute(database, games))
    lines = [f"server {guild_id}: the ratings {_WORDS[same]}" for guild_id, same in found.items()]
    sys.stdout.write("\n".join([*lines, digest]) + "\n")
    return 0


async def _recompute(database: Address, games: Games) -> tuple[Mapping[int, bool], str]:
    with hold(database):
        host = await Host.open(database, games)
        try:
            return await host.ratings.recompute(), await host.ratings.digest()
        finally:
            await host.close()
