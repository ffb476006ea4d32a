"""`bot vacuum`: the space of what was deleted is given back, while no bot runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bot.cli.command import Games, Subparsers, add_database, existing_database
from bot.host.host import Host
from bot.settings import Settings
from bot.store.lock import hold

_MEGABYTE = 1e6


def add_parser(commands: Subparsers) -> None:
    """Add the command to an argparse group of commands."""
    parser = commands.add_parser("vacuum", help="give back the space of what was deleted")
    add_database(parser)


def run(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    """Thin what may be thinned, rewrite the file, say what it came to. Raises StoreError."""
    path = existing_database(args, settings)
    with hold(path):
        before = path.stat().st_size
        thinned = asyncio.run(_vacuum(path, games, settings.keep_finished))
    now = path.stat().st_size
    sys.stdout.write(
        f"{path}: {before / _MEGABYTE:.1f} MB before, {now / _MEGABYTE:.1f} MB now; finished tables"
        f" thinned: {thinned}.\n"
    )
    return 0


async def _vacuum(path: Path, games: Games, days: int | None) -> int:
    host = await Host.open(path, games)
    try:
        host.thinning.days = days
        thinned = await host.thinning.all()
        await host.privacy.wipe()
        return thinned
    finally:
        await host.close()
