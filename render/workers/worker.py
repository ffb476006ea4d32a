"""What runs in a drawing process: it draws what the bot asks for, and ends with the bot."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from bot.processes.child import Line, Lines, memory, serve_the_bot

if TYPE_CHECKING:
    from render.api import Picture
    from render.jobs import Drawable, Faces

Load: TypeAlias = "Callable[[], Faces]"
"""Returns what draws the games, ready to draw; slow."""

NICE = 2
"""By how much the bot itself goes before a process that draws."""


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
    lines = serve_the_bot(NICE)
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


def _send(pipe: Connection, answer: Answer, lines: Lines) -> None:
    whole = answer._replace(lines=lines.taken(), memory=memory())
    pipe.send_bytes(pickle.dumps(whole, pickle.HIGHEST_PROTOCOL))
