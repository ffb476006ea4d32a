"""What the command line knows of each command: a module that fits this protocol."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol, TypeAlias

from bot.host.game import HostedGame
from bot.settings import Settings, variable
from bot.store.errors import missing

Games: TypeAlias = Mapping[str, HostedGame]
Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Command(Protocol):
    """One command; the first word of `add_parser` is its key in `bot.cli.main.COMMANDS`."""

    def add_parser(self, commands: Subparsers, /) -> None:
        """Add the command and its options."""

    def run(self, args: argparse.Namespace, settings: Settings, games: Games, /) -> int:
        """Do it, and return the exit code.

        StoreError, HostError and ValidationError may be left to the command line.
        """


def add_database(parser: argparse.ArgumentParser, setting: str = "database") -> None:
    """Let whoever runs a command name the file of the database, instead of that setting."""
    told = f"file of the database (default: {variable(setting)})"
    parser.add_argument("--database", type=Path, metavar="FILE", help=told)


def database_of(args: argparse.Namespace, settings: Settings) -> Path:
    """Return the file that the command is about; it may be missing."""
    named: Path | None = args.database
    return named or settings.database


def existing_database(args: argparse.Namespace, settings: Settings) -> Path:
    """Return the file that the command is about. Raises MissingDatabase."""
    path = database_of(args, settings)
    if not path.exists():
        raise missing(path)
    return path


def counted(tables: int, moves: int) -> str:
    """Return how much a database holds, in words."""
    return f"{tables} table{'' if tables == 1 else 's'} and {moves} move{'' if moves == 1 else 's'}"
