"""The process that runs a package: it enters its limits, loads the game, and answers requests."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from traceback import format_exc
from typing import TypedDict

from bot.catalogue.apart.sandbox import enter
from bot.engine.api import GameError, Json
from bot.workers.processes.child import EXPENDABLE

NICE = 2
LONGEST_TRACE = 8000
"""Characters of a traceback that are sent; its end says most."""

CONTAINED = "contained"
"""Request for what the package is kept from, by names of `Contained`."""

Answers = Callable[..., Json]
"""Function that answers requests, by the name of what is wanted and its arguments."""


class Start(TypedDict):
    """Arguments of a new process, which has no environment and no values of the bot."""

    path: list[str]
    """Folders in which Python looks for modules."""
    readable: list[str]
    """Files and folders that may be read."""
    loader: tuple[str, str]
    """Module and function that return `Answers` from `arguments`, the package's own code last."""
    arguments: list[str]
    pipe: int
    life: int
    """Descriptor that is at its end when the bot has ended."""


def main(start: Start) -> None:
    """Serve requests until the bot closes the pipe."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(NICE)
        # The system is to kill it before the bot, when it is out of memory.
        Path("/proc/self/oom_score_adj").write_text(EXPENDABLE)
    module, name = start["loader"]
    load = getattr(import_module(module), name)
    contained = enter(map(Path, start["readable"]), start["life"])
    with suppress(EOFError, OSError), Connection(start["pipe"]) as pipe:
        loaded: list[Answers] = []

        def begin() -> Json:
            loaded.append(load(*start["arguments"]))
            return None

        _send(pipe, 0, begin)
        for number in count(1) if loaded else ():
            name, arguments = json.loads(pipe.recv_bytes())
            if name == CONTAINED:
                _send(pipe, number, contained._asdict)
            else:
                _send(pipe, number, partial(loaded[0], name, *arguments))


def _send(pipe: Connection, number: int, act: Callable[[], Json]) -> None:
    """Send what a function returns, or how it has failed; whatever it raises is the package's."""
    try:
        data = json.dumps([number, {"value": act()}])
    except GameError as error:
        told = [type(error).__name__, error.code, list(error.legal), error.args_]
        data = json.dumps([number, {"mistake": told}], default=repr)
    except BaseException as error:
        reason = f"{type(error).__name__}: {error}"[:LONGEST_TRACE]
        data = json.dumps([number, {"failed": [reason, format_exc()[-LONGEST_TRACE:]]}])
    pipe.send_bytes(data.encode())
