"""Entry point of the command line: parses the arguments, then loads and runs the command."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from bot.cli.exits import USAGE, complain
from bot.runtime.version import version

if TYPE_CHECKING:
    from bot.cli.command import Command

COMMANDS: Mapping[str, str] = {
    "run": "run",
    "preview": "preview",
    "doctor": "doctor",
    "health": "health",
    "incident": "incident",
    "service": "service",
    "backup": "backup",
    "restore": "restore",
    "upgrade": "upgrade",
    "store": "store",
    "vacuum": "vacuum",
    "privacy": "privacy",
    "replay": "replay",
    "coach": "coach",
    "verify": "verify",
    "export": "export",
    "ratings": "recompute",
    "selfplay": "selfplay",
    "game": "game",
    "language": "language",
    "league": "league",
}
"""Modules in `bot.cli.commands`, by command; each is loaded only when it is needed."""

VERSION = "--version"


def parser(names: Sequence[str] = tuple(COMMANDS)) -> argparse.ArgumentParser:
    """Return the argument parser for the named commands."""
    result = argparse.ArgumentParser(
        prog="bot",
        description="Hosts board games. Without a command: Discord when there is a token,"
        " otherwise the local table in the browser.",
    )
    result.add_argument(VERSION, action="version", version=f"%(prog)s {version()}")
    commands = result.add_subparsers(dest="command", metavar="COMMAND")
    for name in names:
        command(name).add_parser(commands)
    return result


def command(name: str) -> Command:
    """Import a command's module."""
    loaded: Command = import_module(f"bot.cli.commands.{COMMANDS[name]}")
    return loaded


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code (`bot.cli.command`)."""
    try:
        return _run(sys.argv[1:] if argv is None else argv)
    except Exception as error:
        from bot.house_bots.weights import BadWeights

        if not isinstance(error, BadWeights):
            raise
        # The house bots read their weights when they are created: restarting would not help.
        return complain(str(error), USAGE)


def _run(words: Sequence[str]) -> int:
    args = parser(_named(words)).parse_args(words)
    # Requests for help or the version have already been answered, and need no settings.
    from bot.cli.running import run

    return run(args, command)


def _named(words: Sequence[str]) -> Sequence[str]:
    """Return the commands whose parsers are needed: the one named in the arguments, else all."""
    if not words or words[0] == VERSION:
        return ()
    return words[:1] if words[0] in COMMANDS else tuple(COMMANDS)
