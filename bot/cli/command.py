"""What the command line knows of each command: a module that fits this protocol."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Protocol, TypeAlias

from bot.host.game import HostedGame
from bot.settings import Settings

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
