"""`bot run`: connect to Discord, and host games until stopped."""

from __future__ import annotations

import argparse

from bot import logs
from bot.cli.command import Games, Subparsers
from bot.cli.exits import FAILED, USAGE, complain
from bot.cli.stopping import add_wait, run_until_stopped, waits
from bot.settings import TOKEN_VARIABLE, Settings

NO_TOKEN = (
    f"`bot run` connects to Discord and needs a token: put {TOKEN_VARIABLE}=... into the file"
    ' .env (README, "Connect it to Discord"), or try `bot preview`, which needs none.'
)
BAD_TOKEN = (
    f"Discord does not accept the token in {TOKEN_VARIABLE}: copy it again from your"
    " application's page (Bot, Reset Token)."
)
NO_DISCORD = "Discord cannot be reached ({}). Check this computer's network, then start again."


def add_parser(commands: Subparsers) -> None:
    """Add the command to an argparse group of commands."""
    parser = commands.add_parser("run", help="connect to Discord (needs a token)")
    add_wait(parser)


def run(args: argparse.Namespace, settings: Settings, _games: Games) -> int:
    """Host games on Discord until stopped. Raises StoreError."""
    logs.set_up(settings.log_level, settings.token)
    if settings.token is None:
        return complain(NO_TOKEN, USAGE)
    # discord.py takes half a second to load: the other commands do without.
    import aiohttp
    import discord

    from bot.compose import serve_discord

    try:
        return run_until_stopped(serve_discord(settings, waits(args)))
    except discord.LoginFailure:
        return complain(BAD_TOKEN, FAILED)
    except aiohttp.ClientConnectionError as error:
        return complain(NO_DISCORD.format(error), FAILED)
