"""What a process that works for the bot does about itself: it ends with the bot, and tells it."""

from __future__ import annotations

import logging
import os
import signal
from contextlib import suppress
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from typing import NamedTuple

EXPENDABLE = "500"
"""Where memory runs out, the system ends such a process rather than the bot."""
_STATM, _OOM = Path("/proc/self/statm"), Path("/proc/self/oom_score_adj")


class Line(NamedTuple):
    """What a module of this process told its log."""

    logger: str
    level: int
    text: str


class Lines(logging.Handler):
    """Keeps what is told, for the bot's log: only that one is laid out, and redacted."""

    def __init__(self) -> None:
        super().__init__()
        self._kept: list[Line] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line, with its traceback."""
        self._kept.append(Line(record.name, record.levelno, self.format(record)))

    def taken(self) -> tuple[Line, ...]:
        """Return the lines since the last time."""
        lines, self._kept = tuple(self._kept), []
        return lines


def serve_the_bot(nice: int) -> Lines:
    """Let the bot go first by so much, end when it does, and keep what is told for its log.

    The bot decides when to end: neither Ctrl-C nor a service manager does, but its end.
    """
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    Thread(target=_follow, name="follow the bot", daemon=True).start()
    with suppress(OSError, AttributeError):
        os.nice(nice)
    with suppress(OSError):
        _OOM.write_text(EXPENDABLE)
    lines = Lines()
    logging.getLogger().addHandler(lines)
    return lines


def memory() -> int:
    """Return how many bytes this process holds, 0 where the system does not tell."""
    try:
        return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


def _follow() -> None:
    bot = parent_process()
    assert bot is not None
    bot.join()
    os._exit(0)
