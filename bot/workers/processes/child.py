"""Set-up inside a child process: it ends with the bot, and forwards its log records to it."""

from __future__ import annotations

import logging
import os
import pickle
import signal
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from math import inf
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from traceback import format_exc
from typing import Any, Generic, NamedTuple, TypeVar

IDLE = 600.0
"""Seconds without work after which a process ends."""
EXPENDABLE = "500"
"""`oom_score_adj` that makes the system, when out of memory, kill such a process before the bot."""
DROP = b""
"""Message that tells a process to drop its request; the message itself is not answered."""
_STATM, _OOM = Path("/proc/self/statm"), Path("/proc/self/oom_score_adj")


L = TypeVar("L")


class Kind(NamedTuple, Generic[L]):
    """A kind of process: what it loads and does, and when it is replaced."""

    name: str
    nice: int
    load: Callable[[], L]
    """Function that returns everything that the work needs; slow."""
    work: Callable[[Connection, bytes, L], Any]
    """Function that handles a request; its pipe receives `DROP` if the answer is unwanted."""
    idle: float = IDLE
    most_memory: float = inf
    """Bytes of memory beyond which a process is replaced."""
    most_requests: float = inf
    """Requests after which a process is replaced if the system does not report its memory."""
    ahead: bool = False
    """True if a replacement must be ready before a worn process ends."""


class Line(NamedTuple):
    """A log line written by a module in this process."""

    logger: str
    level: int
    text: str


class Answer(NamedTuple):
    """Result of a request, or its failure."""

    value: Any = None
    failed: str = ""
    """Traceback of the failure, "" = it did not fail."""
    lines: tuple[Line, ...] = ()
    memory: int = 0
    """Bytes of memory that the process uses, 0 = the system does not report them."""


class Lines(logging.Handler):
    """Handler that collects log lines for the bot's log, which alone formats and redacts them."""

    def __init__(self) -> None:
        super().__init__()
        self._kept: list[Line] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Collect a line, with its traceback."""
        self._kept.append(Line(record.name, record.levelno, self.format(record)))

    def taken(self) -> tuple[Line, ...]:
        """Remove and return the collected lines."""
        lines, self._kept = tuple(self._kept), []
        return lines


def serve(pipe: Connection, kind: Kind[Any]) -> None:
    """Serve requests from the pipe until none comes for a while, or the bot has ended.

    The first answer, which no request precedes, reports that everything needed is loaded.
    """
    lines = _serving(kind.nice)
    with suppress(EOFError, OSError):
        loaded = _tried(kind.load)
        _send(pipe, loaded._replace(value=None), lines)
        while not loaded.failed and pipe.poll(kind.idle):
            if (request := pipe.recv_bytes()) != DROP:
                _send(pipe, _tried(partial(kind.work, pipe, request, loaded.value)), lines)


def _tried(act: Callable[[], Any]) -> Answer:
    try:
        return Answer(act())
    except Exception:
        return Answer(failed=format_exc())


def _send(pipe: Connection, answer: Answer, lines: Lines) -> None:
    whole = answer._replace(lines=lines.taken(), memory=_memory())
    pipe.send_bytes(pickle.dumps(whole, pickle.HIGHEST_PROTOCOL))


def _serving(nice: int) -> Lines:
    """Lower this process's priority, end it with the bot, and collect its lines for the bot's log.

    Only the bot decides when the process ends: it ignores Ctrl-C and a service manager's signal,
    but ends with the bot.
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


def _memory() -> int:
    """Return the bytes of memory this process uses, 0 if the system does not report them."""
    try:
        return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


def _follow() -> None:
    bot = parent_process()
    assert bot is not None
    bot.join()
    os._exit(0)
