"""The command line: reads the words, runs that command, and says what went wrong."""

from __future__ import annotations

import argparse
import logging
from collections.abc import Callable, Mapping, Sequence

from pydantic import ValidationError

from bot import logs
from bot.catalogue import GAMES
from bot.cli.command import Command
from bot.cli.commands import (
    backup,
    coach,
    doctor,
    health,
    incident,
    league,
    learn,
    preview,
    privacy,
    recompute,
    replay,
    restore,
    run,
    selfplay,
    service,
    store,
    tower,
    tune,
    upgrade,
    vacuum,
    verify,
)
from bot.cli.exits import FAILED, IN_USE, USAGE, complain
from bot.cli.instead import NeedsFile
from bot.games.amerigo import data as amerigo
from bot.host.api import HostError
from bot.settings import BadSettings, Settings, doubts, load, refusal, variable
from bot.store.errors import DatabaseInUse, StoreError
from bot.version import version

_log = logging.getLogger(__name__)

COMMANDS: Mapping[str, Command] = {
    "run": run,
    "preview": preview,
    "doctor": doctor,
    "health": health,
    "incident": incident,
    "service": service,
    "backup": backup,
    "restore": restore,
    "upgrade": upgrade,
    "store": store,
    "vacuum": vacuum,
    "privacy": privacy,
    "replay": replay,
    "coach": coach,
    "verify": verify,
    "ratings": recompute,
    "selfplay": selfplay,
    "tune": tune,
    "learn": learn,
    "league": league,
    "tower": tower,
}

TELLS_OF_SETTINGS: Mapping[str, Callable[[argparse.Namespace, str], int]] = {
    "doctor": doctor.without_settings,
}
"""Commands that say themselves what is wrong with the settings, and return the exit code."""


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    result = argparse.ArgumentParser(
        prog="bot",
        description="Hosts board games. Without a command: Discord when there is a token,"
        " otherwise the local table in the browser.",
    )
    result.add_argument("--version", action="version", version=f"%(prog)s {version()}")
    commands = result.add_subparsers(dest="command", metavar="COMMAND")
    for command in COMMANDS.values():
        command.add_parser(commands)
    return result


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code.

    0 fine, 1 it failed, 2 it was asked wrongly, 3 another bot runs on the database.
    """
    args = parser().parse_args(argv)
    try:
        return _dispatch(args, load())
    except BadSettings as error:
        return _bad_settings(args, str(error), USAGE)
    except ValidationError as error:
        return complain(refusal(error), USAGE)
    except DatabaseInUse as error:
        return complain(str(error), IN_USE)
    except amerigo.BadDataFile as error:
        return _bad_settings(args, f"{variable('amerigo_data')}: {error}", FAILED)
    except NeedsFile as error:
        return complain(str(error), USAGE)
    except (StoreError, HostError) as error:
        return complain(str(error), FAILED)
    except KeyboardInterrupt:
        return 0


def _dispatch(args: argparse.Namespace, settings: Settings) -> int:
    # What a command says is its own; the log has what people should not miss.
    logs.set_up("WARNING", settings.token, settings.log_format)
    if args.command not in TELLS_OF_SETTINGS:
        for sentence in doubts():
            _log.warning(sentence)
    if settings.amerigo_data is not None:
        amerigo.use(amerigo.read(settings.amerigo_data))
    name = args.command or ("run" if settings.token else "preview")
    return COMMANDS[name].run(args, settings, GAMES)


def _bad_settings(args: argparse.Namespace, sentence: str, code: int) -> int:
    """Say what is wrong with the settings, as the command does, and return the exit code."""
    told = TELLS_OF_SETTINGS.get(args.command)
    return complain(sentence, code) if told is None else told(args, sentence)
