"""The command line: reads the words, loads what that command needs, and says what went wrong."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from bot import league, logs, recompute, replay, selfplay, tower
from bot.catalogue import GAMES
from bot.games.amerigo import data as amerigo
from bot.host.api import HostError
from bot.locales import LANGUAGES
from bot.settings import TOKEN_VARIABLE, Settings
from bot.store.errors import DatabaseInUse, StoreError
from bot.version import version

FAILED = 1
USAGE = 2
IN_USE = 3

NO_TOKEN = (
    f"`bot run` connects to Discord and needs a token: put {TOKEN_VARIABLE}=... into the file"
    ' .env (README, "Connect it to Discord"), or try `bot preview`, which needs none.'
)
BAD_TOKEN = (
    f"Discord does not accept the token in {TOKEN_VARIABLE}: copy it again from your"
    " application's page (Bot, Reset Token)."
)
NO_DISCORD = "Discord cannot be reached ({}). Check this computer's network, then start again."
FREE_PORT = "If the port is taken, `bot preview --port 0` finds a free one."


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    result = argparse.ArgumentParser(
        prog="bot",
        description="Hosts board games. Without a command: Discord when there is a token,"
        " otherwise the local table in the browser.",
    )
    result.add_argument("--version", action="version", version=f"%(prog)s {version()}")
    commands = result.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="connect to Discord (needs a token)")
    preview = commands.add_parser("preview", help="play on the local table in the browser")
    preview.add_argument("--port", type=_port, help="port on this computer, 0 = any free one")
    preview.add_argument("--database", type=Path, help="file that holds the local games")
    preview.add_argument("--language", choices=LANGUAGES, help="language of the table")
    preview.add_argument("--game", choices=tuple(GAMES), help="what the first lobby is for")
    selfplay.add_parser(commands, GAMES)
    league.add_parser(commands, GAMES)
    replay.add_parser(commands)
    recompute.add_parser(commands)
    tower.add_parser(commands)
    return result


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code.

    0 fine, 1 it failed, 2 it was asked wrongly, 3 another bot runs on the database.
    """
    args = parser().parse_args(argv)
    try:
        return _dispatch(args, Settings())
    except ValidationError as error:
        return _complain(_bad_settings(error), USAGE)
    except DatabaseInUse as error:
        return _complain(str(error), IN_USE)
    except (StoreError, HostError, amerigo.BadDataFile) as error:
        return _complain(str(error), FAILED)
    except KeyboardInterrupt:
        return 0


def _dispatch(args: argparse.Namespace, settings: Settings) -> int:
    if settings.amerigo_data is not None:
        amerigo.use(amerigo.read(settings.amerigo_data))
    command = args.command or ("run" if settings.token else "preview")
    if command == "selfplay":
        return selfplay.run(args, GAMES)
    if command == "league":
        return league.run(args, GAMES)
    if command == "replay":
        return replay.run(args, GAMES)
    if command == "ratings":
        return recompute.run(args, GAMES)
    if command == "tower":
        return tower.run(args)
    logs.set_up(settings.log_level, settings.token)
    return _discord(settings) if command == "run" else _preview(args, settings)


def _discord(settings: Settings) -> int:
    if settings.token is None:
        return _complain(NO_TOKEN, USAGE)
    # discord.py takes half a second to load: the other commands do without.
    import aiohttp
    import discord

    from bot.compose import serve_discord

    try:
        return _run(serve_discord(settings))
    except discord.LoginFailure:
        return _complain(BAD_TOKEN, FAILED)
    except aiohttp.ClientConnectionError as error:
        return _complain(NO_DISCORD.format(error), FAILED)


def _preview(args: argparse.Namespace, settings: Settings) -> int:
    # What discord.py says of its connection is about a Discord that is none.
    logging.getLogger("discord").setLevel(logging.ERROR)
    from simcord import SetupError

    from bot.compose import serve_preview

    given = {
        "preview_port": getattr(args, "port", None),
        "preview_database": getattr(args, "database", None),
        "language": getattr(args, "language", None),
    }
    chosen = {name: value for name, value in given.items() if value is not None}
    game = getattr(args, "game", None) or next(iter(GAMES))
    try:
        return _run(serve_preview(settings.model_copy(update=chosen), game))
    except SetupError as error:
        return _complain(f"The local table cannot start: {error}. {FREE_PORT}", FAILED)


def _run(work: Coroutine[Any, Any, None]) -> int:
    asyncio.run(_until_stopped(work))
    return 0


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Let a service manager's SIGTERM close everything as neatly as Ctrl-C does."""
    task = asyncio.ensure_future(work)

    def stop() -> None:
        # `uv run` passes it on a second time: that must not cut the closing short.
        if not task.cancelling():
            task.cancel()

    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop)
    with suppress(asyncio.CancelledError):
        await task


def _port(text: str) -> int:
    value = int(text)
    if not 0 <= value <= 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return value


def _bad_settings(error: ValidationError) -> str:
    lines = [f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in error.errors()]
    return "A setting cannot be used (.env.example explains them): " + "; ".join(lines)


def _complain(sentence: str, code: int) -> int:
    sys.stderr.write(sentence + "\n")
    return code
