"""`bot upgrade`: bring the database to this version's schema, or try it on a copy."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator, Sequence

from bot.cli.command import Games, Subparsers, add_database, counted, database_of
from bot.cli.exits import FAILED
from bot.cli.fallbacks import only_file
from bot.operations.rehearsal import MEANINGS, Parting, Rehearsal, rehearse
from bot.runtime.database_url import Address
from bot.runtime.settings import Settings
from bot.store.opening.any_engine import open_database
from bot.store.opening.lock import hold
from bot.store.upkeep.inspection import inspect


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("upgrade", help="bring the database up to date, or try it first")
    parser.add_argument(
        "--dry-run",
        action="store_true",
        help="upgrade a copy, play every running table again, and report differences",
    )
    add_database(parser)


def run(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    """Upgrade the database or rehearse it, print the outcome, and return the exit code.

    Raises StoreError.
    """
    database = database_of(args, settings)
    if args.dry_run:
        path = only_file(database, "upgrade --dry-run")
        if sys.stderr.isatty():
            sys.stderr.write("Trying it on a copy; a thousand tables take about a minute.\n")
        return _report(rehearse(path, games))
    before = inspect(database, integrity=False).schema
    with hold(database):
        asyncio.run(_open_and_close(database))
    after = inspect(database, integrity=False).schema
    sys.stdout.write(_steps(before, after) + "\n")
    return 0


async def _open_and_close(database: Address) -> None:
    await (await open_database(database)).close()


def _report(found: Rehearsal) -> int:
    lines = [
        f"On a copy: {_steps(found.before, found.after)}",
        f"It holds {counted(found.tables, found.moves)}.",
        f"Running tables played again with today's rules: {found.replayed},"
        f" differences: {len(found.differences)}.",
    ]
    sys.stdout.write("\n".join([*lines, *_explained(found.differences)]) + "\n")
    return FAILED if found.differences else 0


def _explained(differences: Sequence[Parting]) -> Iterator[str]:
    """Yield lines about the differences, worst first, each kind followed by its meaning."""
    for kind, meaning in MEANINGS.items():
        lines = [one.what for one in differences if one.kind == kind]
        if lines:
            yield from ("", *lines)
            yield f"  Does it matter? {meaning.matters}"
            yield f"  What to do: {meaning.do}"


def _steps(before: int, after: int) -> str:
    if before == after:
        return f"schema {after}, nothing to upgrade."
    return f"schema {before} becomes {after}."
