"""`bot health`: ask the running bot whether it is healthy, as a container's health check does."""

from __future__ import annotations

import argparse
import sys

from bot.cli.command import Games, Subparsers
from bot.cli.exits import FAILED, USAGE, complain
from bot.operations.monitoring.asking import NoPort, ask
from bot.runtime.settings import Settings


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    commands.add_parser("health", help="tell whether the running bot is well (exit code 0 or 1)")


def run(_args: argparse.Namespace, settings: Settings, _games: Games) -> int:
    """Ask the bot, print the answer or the problems, and return the exit code."""
    try:
        answer = ask(settings)
    except NoPort as error:
        return complain(str(error), USAGE)
    if answer.wrong:
        return complain(" ".join(answer.wrong), FAILED)
    sys.stdout.write(f"{answer.told}\n")
    return 0
