"""Jobs with which a thinking process is tried: some of them go wrong there.

Nothing is loaded beforehand: a process is to start in a blink.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from pathlib import Path
from typing import NamedTuple

from bot.house_bots.searcher import Searchers, Stop, Stopped

TOP = ("discord", "render", "cogs", "aiosqlite", "PIL", "numpy")
"""Modules that no thinking process needs."""


class Trick(NamedTuple):
    """Its answer is the number of the process that did it, and what was found there."""

    what: str = ""
    seconds: float = 60.0
    mark: str = ""
    """A file: it is there from the first time on."""
    game: str = ""

    def run(self, searchers: Searchers, stop: Stop) -> tuple[int, str]:
        again = bool(self.mark) and Path(self.mark).exists()
        if self.mark:
            Path(self.mark).touch()
        return os.getpid(), self._done(searchers, stop, again)

    def _done(self, searchers: Searchers, stop: Stop, again: bool) -> str:
        match self.what:
            case "dies" if not again:
                os.kill(os.getpid(), signal.SIGKILL)
            case "breaks" if not again:
                os.kill(os.getpid(), signal.SIGABRT)
            case "stuck":
                time.sleep(1000)
            case "raises":
                raise ValueError("no such move")
            case "tells":
                logging.getLogger("bot.tricks").warning("a move is %s", "missing")
            case "thinks":
                return _thinks(stop, self.mark)
            case "imports":
                return " ".join(name for name in TOP if name in sys.modules)
            case "games":
                return " ".join(sorted(searchers))
            case "nice":
                return str(os.nice(0))
        return "again" if again else ""


def _thinks(stop: Stop, mark: str) -> str:
    try:
        while not stop():
            time.sleep(0.001)
    except Stopped:
        if mark:
            Path(mark).write_text("dropped")
        raise
    return "cut"


def nothing() -> Searchers:
    """Tricks need no game."""
    return {}


def never() -> Searchers:
    raise LookupError("the weights are gone")
