"""`bot preview`: serve the local table in the browser, without Discord and without a token."""

from __future__ import annotations

import argparse
import logging
import sys

from bot.catalogue.games import GAMES
from bot.cli.command import Games, Subparsers, add_database
from bot.cli.exits import FAILED, USAGE, complain
from bot.cli.stopping import add_wait, run_until_stopped, waits
from bot.locales import languages, spoken
from bot.runtime import logs
from bot.runtime.settings import Settings, variable, where_token_was_looked_for

LOCAL_TABLE = "This is the local table on this computer, not Discord."
FREE_PORT = "If the port is taken, `bot preview --port 0` finds a free one."


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("preview", help="play on the local table in the browser")
    parser.add_argument("--port", type=_port, help="port on this computer, 0 = any free one")
    add_database(parser, "preview_database")
    parser.add_argument("--language", choices=[*languages()], help="language of the table")
    parser.add_argument("--game", choices=tuple(GAMES), help="what the first lobby is for")
    add_wait(parser)


def run(args: argparse.Namespace, settings: Settings, _games: Games) -> int:
    """Serve the local table until stopped. Raises StoreError."""
    logs.set_up(settings.log_level, settings.token, settings.log_format)
    if settings.token is None:
        sys.stdout.write(f"{LOCAL_TABLE} {where_token_was_looked_for()}\n")
        sys.stdout.flush()
    # discord.py's messages about its connection make no sense without Discord.
    logging.getLogger("discord").setLevel(logging.ERROR)
    from simcord import SetupError

    from bot.cli.compose import serve_preview

    given = {
        "preview_port": getattr(args, "port", None),
        "preview_database": getattr(args, "database", None),
        "language": getattr(args, "language", None),
    }
    wanted = given["language"] or settings.language
    if (language := spoken(wanted)) is None:
        told = f"{variable('language')}={wanted} is no language of the bot"
        return complain(f"{told}; use {', '.join(languages())}.", USAGE)
    given["language"] = language
    chosen = {name: value for name, value in given.items() if value is not None}
    game = getattr(args, "game", None) or next(iter(GAMES))
    try:
        table = serve_preview(settings.model_copy(update=chosen), game, waits(args))
        return run_until_stopped(table)
    except SetupError as error:
        return complain(f"The local table cannot start: {error}. {FREE_PORT}", FAILED)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 65535):
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return int(text)
