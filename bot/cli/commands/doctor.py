"""`bot doctor`: check everything that the bot depends on, and give advice."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.cli.command import Games, Subparsers
from bot.runtime.settings import Settings, doubts

if TYPE_CHECKING:
    from bot.operations.doctor.examination import Result


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser(
        "doctor",
        help="look at settings, files, database and Discord; without --channel changes nothing",
    )
    parser.add_argument("--guild", type=int, metavar="ID", help="look at this server alone")
    parser.add_argument(
        "--channel",
        type=int,
        metavar="ID",
        help="post, edit and open threads in this text channel, and remove all of it again",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace, settings: Settings, _games: Games) -> int:
    """Check everything or, with `--channel`, try a channel; print the findings.

    Return the exit code: 0 = fine, 1 = warnings, 2 = errors.
    """
    from bot.operations.doctor.examination import examine
    from bot.operations.doctor.facts import gather
    from bot.operations.doctor.trial import try_channel

    if args.channel is not None:
        return _printed(args, asyncio.run(try_channel(settings, args.channel)))
    facts = asyncio.run(gather(settings, args.guild, tuple(doubts())))
    return _printed(args, examine(facts))


def without_settings(args: argparse.Namespace, sentence: str) -> int:
    """Print the reason why the settings cannot be used, and return the exit code."""
    from bot.operations.doctor.examination import settings_unusable

    return _printed(args, settings_unusable(sentence))


def _printed(args: argparse.Namespace, results: Sequence[Result]) -> int:
    from bot.operations.doctor import report
    from bot.operations.doctor.examination import worst

    columns = shutil.get_terminal_size((report.WIDEST, 24)).columns
    text = report.as_json(results) if args.json else report.as_text(results, columns)
    sys.stdout.write(text + "\n")
    return int(worst(results))
