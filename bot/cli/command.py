"""Protocol of the modules that implement the commands, and helpers for their arguments."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol, TypeAlias

from bot.cli.exits import DONE, FAILED, complain
from bot.host.core.game import HostedGame
from bot.runtime.database_url import Address, address_of
from bot.runtime.settings import Settings, variable
from bot.store.core.copying import OWNER_ONLY
from bot.store.upkeep.inspection import check_exists

Games: TypeAlias = Mapping[str, HostedGame]
Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Runnable(Protocol):
    """A command whose arguments have been parsed."""

    def run(self, args: argparse.Namespace, settings: Settings, games: Games, /) -> int:
        """Run the command, and return the exit code.

        It may raise StoreError, HostError and ValidationError, which the command line handles.
        """


class Command(Runnable, Protocol):
    """A command; the first word it passes to `add_parser` is its key in `bot.cli.main.COMMANDS`."""

    def add_parser(self, commands: Subparsers, /) -> None:
        """Add the command's parser to argparse's subparsers."""


def add_database(parser: argparse.ArgumentParser, setting: str = "database") -> None:
    """Add the option `--database`, which overrides the given setting."""
    told = f"file of the database, or its URL (default: {variable(setting)})"
    parser.add_argument("--database", type=address, metavar="FILE", help=told)


def address(text: str) -> Address:
    """Parse a database's file name or URL. Raises ArgumentTypeError, without the password."""
    try:
        return address_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def database_of(args: argparse.Namespace, settings: Settings) -> Address:
    """Return the database that the command works on; it may not exist."""
    named: Address | None = args.database
    return named or settings.database


def existing_database(args: argparse.Namespace, settings: Settings) -> Address:
    """Return the database that the command works on. Raises MissingDatabase, StoreError."""
    database = database_of(args, settings)
    check_exists(database)
    return database


def write_new(file: Path, data: bytes, done: str) -> int:
    """Write a new file that only its owner can read, say that it is done; return the exit code.

    A file that exists is left as it is.
    """
    try:
        number = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        with os.fdopen(number, "wb") as target:
            target.write(data)
    except FileExistsError:
        told = f"{file} exists already and was left as it is: name another file."
        return complain(told, FAILED)
    except OSError as error:
        return complain(f"{file} cannot be written: {error.strerror}.", FAILED)
    sys.stdout.write(f"{done}\n")
    return DONE


def counted(tables: int, moves: int) -> str:
    """Return numbers of tables and moves in words."""
    return f"{tables} table{'' if tables == 1 else 's'} and {moves} move{'' if moves == 1 else 's'}"
