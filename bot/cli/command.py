"""Protocol of the modules that implement the command line's commands."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Protocol, TypeAlias

from bot.host.core.game import HostedGame
from bot.runtime.database_url import Address, address_of
from bot.runtime.settings import Settings, variable
from bot.store.upkeep.inspection import check_exists

Games: TypeAlias = Mapping[str, HostedGame]
Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Runnable(Protocol):
    """A command whose arguments have been parsed."""

    def run(self, args: argparse.Namespace, settings: Settings, games: Games, /) -> int:
        """Run the command, and return the exit code.

        StoreError, HostError and ValidationError may be left to the command line.
        """


class Command(Runnable, Protocol):
    """One command; the first word of `add_parser` is its key in `bot.cli.main.COMMANDS`."""

    def add_parser(self, commands: Subparsers, /) -> None:
        """Add the command and its options."""


def add_database(parser: argparse.ArgumentParser, setting: str = "database") -> None:
    """Add an option that names the database, in place of that setting."""
    told = f"file of the database, or its URL (default: {variable(setting)})"
    parser.add_argument("--database", type=address, metavar="FILE", help=told)


def address(text: str) -> Address:
    """Return the database named by the operator. Raises ArgumentTypeError, without a password."""
    try:
        return address_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def database_of(args: argparse.Namespace, settings: Settings) -> Address:
    """Return the database that the command is about; it may be missing."""
    named: Address | None = args.database
    return named or settings.database


def existing_database(args: argparse.Namespace, settings: Settings) -> Address:
    """Return the database that the command is about. Raises MissingDatabase, StoreError."""
    database = database_of(args, settings)
    check_exists(database)
    return database


def counted(tables: int, moves: int) -> str:
    """Return how much a database holds, in words."""
    return f"{tables} table{'' if tables == 1 else 's'} and {moves} move{'' if moves == 1 else 's'}"
