"""Protocol of the modules that implement the command line's commands.

A command ends with its exit code, and one sentence on the standard error.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import Protocol, TypeAlias

from bot.host.core.game import HostedGame
from bot.runtime.database_url import Address, address_of
from bot.runtime.settings import Settings, variable
from bot.store.upkeep.inspection import check_exists

DONE = 0
FAILED = 1
USAGE = 2
IN_USE = 3

EXITS: Mapping[int, str] = {
    DONE: "it is done, or was declined",
    FAILED: "it failed, found differences, or the database or backup is not there",
    USAGE: "it was asked wrongly (there is no such table), or the settings cannot be used",
    IN_USE: "another bot runs on the database",
}
"""Meanings of the exit codes of all commands; `bot doctor` alone has its own."""
DOCTOR: Mapping[int, str] = {0: "all is well", 1: "there are warnings", 2: "there are errors"}
"""Meanings of the exit codes of `bot doctor`."""


def complain(sentence: str, code: int) -> int:
    """Print an error's sentence, and return the exit code."""
    sys.stderr.write(sentence + "\n")
    return code


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
