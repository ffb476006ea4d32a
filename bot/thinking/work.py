"""What runs in a thinking process: one job after the other, until nobody wants them any more.

bot: a job, pickled ->                  <- an answer, to each job exactly one
bot, meanwhile: nothing, empty ->       = nobody waits for the answer
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from time import monotonic
from traceback import format_exc
from typing import Any, NamedTuple, TypeAlias

from bot.players.searcher import Job, Searchers, Stopped
from bot.processes.child import Line, Lines, memory, serve_the_bot

Load: TypeAlias = Callable[[], Searchers]
"""Returns what the games are searched with; slow."""

NICE = 10
"""By how much the bot itself, and what draws for it, go before a process that thinks."""
LOOK = 0.03
"""Seconds between two looks whether the answer is still wanted."""
DROP = b""
"""What tells a process that nobody waits for its answer."""


class Answer(NamedTuple):
    """What came of a job."""

    value: Any = None
    dropped: bool = False
    cut: bool = False
    """Whether the time was up."""
    failed: str = ""
    """The traceback, "" = it did not fail."""
    seconds: float = 0.0
    lines: tuple[Line, ...] = ()
    memory: int = 0
    """Bytes that the process holds, 0 = this system does not tell."""


def serve(pipe: Connection, load: Load, idle: float) -> None:
    """Carry out what comes through the pipe until nothing comes for a while, or the bot is gone.

    The first answer, to no job, says that the process is ready.
    """
    lines = serve_the_bot(NICE)
    with suppress(EOFError, OSError):
        searchers, failed = _loaded(load)
        _send(pipe, Answer(failed=failed), lines)
        while searchers is not None and pipe.poll(idle):
            if (request := pipe.recv_bytes()) != DROP:
                _send(pipe, _answer(pipe, request, searchers), lines)


def _loaded(load: Load) -> tuple[Searchers | None, str]:
    """Return what the games are searched with, else why there is nothing."""
    try:
        return load(), ""
    except Exception:
        return None, format_exc()


def _answer(pipe: Connection, request: bytes, searchers: Searchers) -> Answer:
    begin = monotonic()
    try:
        job: Job[Any] = pickle.loads(request)
        watch = _Watch(pipe, begin + job.seconds)
        found = Answer(job.run(searchers, watch), cut=watch.cut)
    except Stopped:
        found = Answer(dropped=True)
    except Exception:
        found = Answer(failed=format_exc())
    return found._replace(seconds=monotonic() - begin)


def _send(pipe: Connection, answer: Answer, lines: Lines) -> None:
    whole = answer._replace(lines=lines.taken(), memory=memory())
    pipe.send_bytes(pickle.dumps(whole, pickle.HIGHEST_PROTOCOL))


class _Watch:
    """Tells a job whether its time is up, and stops it when nobody wants its answer."""

    def __init__(self, pipe: Connection, until: float) -> None:
        self._pipe, self._until = pipe, until
        self._look_at = 0.0
        self.cut = False

    def __call__(self) -> bool:
        now = monotonic()
        if now >= self._look_at:
            self._look_at = now + LOOK
            # Nothing else comes before the answer is sent.
            if self._pipe.poll():
                self._pipe.recv_bytes()
                raise Stopped
        self.cut = now >= self._until
        return self.cut
