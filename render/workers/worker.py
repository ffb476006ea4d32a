"""What runs in a drawing process: it draws what the bot asks for, and ends with the bot."""

from __future__ import annotations

import logging
import os
import pickle
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from traceback import format_exc
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from render.api import Picture
    from render.jobs import Drawable, Faces

Load: TypeAlias = "Callable[[], Faces]"
"""Returns what draws the games, ready to draw; slow."""

NICE = 2
"""By how much the bot itself goes before a process that draws."""
EXPENDABLE = "500"
"""Where memory runs out, the system ends this process rather than the bot."""
_STATM, _OOM = Path("/proc/self/statm"), Path("/proc/self/oom_score_adj")


class Line(NamedTuple):
    """What a module of this process told its log."""

    logger: str
    level: int
    text: str


class Answer(NamedTuple):
    """What came of a request: a picture for each job, or how drawing failed."""

    pictures: tuple[Picture | None, ...] = ()
    failed: str = ""
    """The traceback, "" = it did not fail."""
    lines: tuple[Line, ...] = ()
    memory: int = 0
    """Bytes that the process holds, 0 = this system does not tell."""


def serve(pipe: Connection, load: Load, idle: float) -> None:
    """Draw what comes through the pipe until nothing has come for a while, or the bot is gone.

    The first answer, to no request, says that the process is ready.
    """
    _end_with_the_bot()
    lines = _Lines()
    logging.getLogger().addHandler(lines)
    with suppress(EOFError, OSError):
        faces, failed = _loaded(load)
        _send(pipe, Answer(failed=failed), lines)
        while faces is not None and pipe.poll(idle):
            _send(pipe, _answer(pipe.recv_bytes(), faces), lines)


def _loaded(load: Load) -> tuple[Faces | None, str]:
    """Return what draws the games, else why there is none."""
    try:
        return load(), ""
    except Exception:
        return None, format_exc()


def _answer(request: bytes, faces: Faces) -> Answer:
    try:
        jobs: tuple[Drawable, ...] = pickle.loads(request)
        return Answer(tuple(job.draw(faces) for job in jobs))
    except Exception:
        return Answer(failed=format_exc())


def _send(pipe: Connection, answer: Answer, lines: _Lines) -> None:
    whole = answer._replace(lines=lines.taken(), memory=_memory())
    pipe.send_bytes(pickle.dumps(whole, pickle.HIGHEST_PROTOCOL))


def _end_with_the_bot() -> None:
    """Let the bot decide when to end: neither Ctrl-C nor a service manager does, but its end."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    Thread(target=_follow, name="follow the bot", daemon=True).start()
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    with suppress(OSError):
        _OOM.write_text(EXPENDABLE)


def _follow() -> None:
    bot = parent_process()
    assert bot is not None
    bot.join()
    os._exit(0)


def _memory() -> int:
    """Return how many bytes this process holds, 0 where the system does not tell."""
    try:
        return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


class _Lines(logging.Handler):
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
