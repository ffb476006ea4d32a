"""`bot run`: connect to Discord, and host games until stopped."""

from __future__ import annotations

import argparse
import re

from bot.cli.command import Games, Subparsers
from bot.cli.exits import FAILED, USAGE, complain
from bot.cli.stopping import add_wait, run_until_stopped, waits
from bot.runtime import logs
from bot.runtime.settings import TOKEN_VARIABLE, Settings, where_token_was_looked_for

NO_TOKEN = (
    f"`bot run` connects to Discord and needs a token. {{}} Put {TOKEN_VARIABLE}=... into the file"
    ' .env (README, "Connect it to Discord"), or try `bot preview`, which needs none.'
)
_TOKEN = re.compile(r"[!-~]+")
"""Pattern that every possible token matches."""


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("run", help="connect to Discord (needs a token)")
    add_wait(parser)


def run(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    """Host games on Discord until stopped. Raises StoreError, BadWeights."""
    logs.set_up(settings.log_level, settings.token, settings.log_format)
    # A bot that cannot load its games does not start, with or without a token.
    len(games)
    if settings.token is None:
        return complain(NO_TOKEN.format(where_token_was_looked_for()), USAGE)
    # discord.py takes half a second to load: the other commands do not need it.
    from bot.cli.compose import serve_discord
    from bot.operations.discord_errors import BAD_TOKEN, FAULTS, explain
    from bot.runtime.listening import CannotListen

    if not _TOKEN.fullmatch(settings.token):
        return complain(BAD_TOKEN, FAILED)
    try:
        return run_until_stopped(serve_discord(settings, waits(args)))
    except CannotListen as error:
        return complain(str(error), FAILED)
    except FAULTS as error:
        return complain(explain(error), FAILED)
