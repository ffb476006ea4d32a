"""`bot incident`: print an error's details, by the incident number that a person was shown."""

from __future__ import annotations

import argparse
import sys
from datetime import datetime

from bot.cli.command import Games, Subparsers, add_database, database_of
from bot.cli.exits import FAILED, complain
from bot.runtime.database_url import Address
from bot.runtime.settings import Settings
from bot.store.opening.any_engine import looking
from bot.store.upkeep import incidents
from bot.store.upkeep.incidents import IncidentRow
from bot.store.upkeep.inspection import inspect


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("incident", help="show what broke down, by the number of it")
    parser.add_argument("number", metavar="NUMBER", help="the eight characters of the answer")
    add_database(parser)


def run(args: argparse.Namespace, settings: Settings, _games: Games) -> int:
    """Print the details of an incident, even while the bot runs. Raises StoreError."""
    database = database_of(args, settings)
    found = find(database, args.number)
    if found is None:
        return complain(
            f"There is no incident {args.number} in {database}. It is forgotten after 90 days;"
            " where it could not be stored, the log has it under its number.",
            FAILED,
        )
    sys.stdout.write(report(found))
    return 0


def find(database: Address, number: str) -> IncidentRow | None:
    """Return an incident in a database, or None if the database has no such number.

    Raises MissingDatabase, StoreError.
    """
    if inspect(database, integrity=False).schema < incidents.SINCE:
        return None
    with looking(database) as connection:
        return incidents.find(connection, _written(number))


def report(row: IncidentRow) -> str:
    """Return an incident as lines of text."""
    moment = datetime.fromtimestamp(row.at).astimezone()
    facts = {
        "when": moment.strftime("%Y-%m-%d %H:%M:%S %z"),
        "program": row.program or "unknown",
        "step": row.step,
        "server": row.guild_id,
        "table": row.game_id,
        "version": row.version,
    }
    lines = [f"{name:8} {value}" for name, value in facts.items() if value is not None]
    return "\n".join([f"incident {row.number}", *lines, "", row.trace]) + "\n"


def _written(number: str) -> str:
    """Return a number in its stored form, as people may copy it with other characters."""
    return number.strip().strip("()#.").upper()
