"""Running of a parsed command, with a readable message for every error.

Commands that need the games load them on first use.
"""

from __future__ import annotations

import argparse
import logging
from collections.abc import Callable, Iterator, Mapping

from pydantic import ValidationError

from bot.catalogue.corrections import BadDataFile, correct
from bot.cli.command import Runnable
from bot.cli.exits import FAILED, IN_USE, USAGE, complain
from bot.cli.fallbacks import NeedsFile
from bot.host.core.api import HostError
from bot.host.core.game import HostedGame
from bot.runtime import logs
from bot.runtime.settings import BadSettings, Settings, doubts, load, refusal, variable
from bot.store.core.errors import DatabaseInUse, StoreError


class Catalogue(Mapping[str, HostedGame]):
    """The games of the catalogue by key, loaded on first use because that takes long."""

    def __getitem__(self, key: str) -> HostedGame:
        return _games()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(_games())

    def __len__(self) -> int:
        return len(_games())


def _games() -> Mapping[str, HostedGame]:
    from bot.catalogue.games import GAMES

    return GAMES


_log = logging.getLogger(__name__)

USUAL = ("preview", "run")
"""Default commands: the first without a token, the second with one."""


def run(args: argparse.Namespace, load_command: Callable[[str], Runnable]) -> int:
    """Run one command and return the exit code."""
    try:
        return _dispatch(args, load(), load_command)
    except BadSettings as error:
        return _bad_settings(args, str(error), USAGE)
    except ValidationError as error:
        return complain(refusal(error), USAGE)
    except DatabaseInUse as error:
        return complain(str(error), IN_USE)
    except BadDataFile as error:
        return _bad_settings(args, f"{variable('amerigo_data')}: {error}", FAILED)
    except NeedsFile as error:
        return complain(str(error), USAGE)
    except (StoreError, HostError) as error:
        return complain(str(error), FAILED)
    except KeyboardInterrupt:
        return 0


def _dispatch(
    args: argparse.Namespace, settings: Settings, load_command: Callable[[str], Runnable]
) -> int:
    # A command prints its own output; the log is for what people should not miss.
    logs.set_up("WARNING", settings.token, settings.log_format)
    if args.command != "doctor":
        for sentence in doubts():
            _log.warning(sentence)
    if settings.amerigo_data is not None:
        correct(settings.amerigo_data)
    name = args.command or USUAL[settings.token is not None]
    return load_command(name).run(args, settings, Catalogue())


def _bad_settings(args: argparse.Namespace, sentence: str, code: int) -> int:
    """Report an error in the settings, in the command's own way; return the exit code."""
    if args.command != "doctor":
        return complain(sentence, code)
    from bot.cli.commands.doctor import without_settings

    return without_settings(args, sentence)
