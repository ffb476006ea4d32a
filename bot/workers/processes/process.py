"""A process as seen from the bot: its pipe, and errors if the other end dies or hangs."""

from __future__ import annotations

import logging
import pickle
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.util import Finalize
from threading import Lock
from time import monotonic
from typing import Any, Protocol

from bot.workers.processes.child import DROP, Answer, Kind, Line, serve

STEP = 0.03
"""Seconds between two checks of whether the answer is still wanted."""
GRACE = 2.0
"""Seconds within which a process must drop an unwanted request."""

_FAULTS = frozenset(
    -getattr(signal, name)
    for name in ("SIGSEGV", "SIGBUS", "SIGABRT", "SIGFPE", "SIGILL")
    if hasattr(signal, name)
)
"""Exit codes of a process that crashed because of its work."""


class Ended(Exception):
    """The process has ended, with this exit code."""

    def __init__(self, name: str, code: int | None) -> None:
        super().__init__(f"a {name} process ended with {code}")
        self.code = code

    @property
    def by_its_work(self) -> bool:
        """Return whether its work broke the process: the bot must not do that work itself."""
        return self.code in _FAULTS

    @property
    def by_itself(self) -> bool:
        """Return whether the process ended because it had nothing left to do."""
        return self.code == 0


class Hung(Exception):
    """The process did not answer in time."""


class Program(Protocol):
    """A process of the system; its members are those of `multiprocessing.Process`."""

    @property
    def exitcode(self) -> int | None:
        """The exit code, None while it runs."""

    def is_alive(self) -> bool:
        """Return whether it runs."""

    def kill(self) -> None:
        """Kill it."""

    def join(self, timeout: float) -> None:
        """Wait until it has ended, up to so many seconds."""


class Process:
    """A child process, which handles one request at a time."""

    def __init__(self, name: str, pipe: Connection, program: Program) -> None:
        self.memory = 0
        """Bytes of memory that the process used after its last answer."""
        self.requests = 0
        self.is_ready = False
        """True if the pool may give the process work."""
        self.worn = False
        """True if the process is to be replaced by another one as soon as it is free."""
        self._name = name
        # The system reports the exit to one thread only: another one that asks at the same moment
        # would be told that there is no such process, and would consider it running.
        self._asking = Lock()
        self._pipe, self._process = pipe, program
        # It ignores SIGTERM: a program that forgot to `kill` it would wait for it to end.
        Finalize(self, program.kill, exitpriority=1)

    def ready(self, seconds: float) -> Answer:
        """Wait until the process has loaded what it needs, or failed to. Raises Ended, Hung."""
        if not self._answers(seconds):
            raise self._hung(seconds)
        return self._received()

    def ask(
        self, request: bytes, seconds: float, unwanted: Callable[[], bool] | None = None
    ) -> Answer:
        """Send a request and return the answer; tell the process to drop it once it is `unwanted`.

        Raises Ended, Hung.
        """
        self.requests += 1
        self._send(request)
        until, dropped = monotonic() + seconds, False
        while not self._answers(STEP if unwanted else seconds):
            if monotonic() >= until:
                raise self._hung(seconds)
            if unwanted and not dropped and unwanted():
                self._send(DROP)
                until, dropped = monotonic() + GRACE, True
        return self._received()

    @property
    def runs(self) -> bool:
        """Return whether the process is alive."""
        with self._asking:
            return self._process.is_alive()

    def kill(self) -> None:
        """Kill the process immediately, as it has no state to lose."""
        self._process.kill()
        self._join()

    def _send(self, data: bytes) -> None:
        """Send data to the process. Raises Ended."""
        try:
            self._pipe.send_bytes(data)
        except OSError:
            raise self._ended() from None

    def _answers(self, seconds: float) -> bool:
        """Wait up to `seconds`; return whether there is an answer, or there can never be one."""
        try:
            return self._pipe.poll(seconds)
        except OSError:
            return True

    def _received(self) -> Answer:
        """Receive an answer, and note the process's memory. Raises Ended."""
        try:
            answer: Answer = pickle.loads(self._pipe.recv_bytes())
        except (EOFError, OSError):
            raise self._ended() from None
        self.memory = answer.memory
        return answer

    def _hung(self, seconds: float) -> Hung:
        return Hung(f"a {self._name} process gave no answer in {seconds:g} s")

    def _ended(self) -> Ended:
        return Ended(self._name, self._join())

    def _join(self) -> int | None:
        """Return the exit code of a process that is about to end, or None if it does not end."""
        with self._asking:
            self._process.join(1)
            return self._process.exitcode


def begun(kind: Kind[Any]) -> Process:
    """Start a process of some kind. Slow, and it takes long until it is `ready`. Raises OSError."""
    context = get_context("spawn")
    pipe, other = context.Pipe()
    process = context.Process(target=serve, args=(other, kind), name=kind.name, daemon=True)
    try:
        with _undisturbed():
            process.start()
    finally:
        other.close()
    return Process(kind.name, pipe, process)


def tell(lines: Iterable[Line]) -> None:
    """Write a process's log lines to the bot's log."""
    for line in lines:
        logging.getLogger(line.logger).log(line.level, "%s", line.text)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Keep a new process from being ended by Ctrl-C, which goes to all processes of a terminal.

    The process sets its own signal handlers, but only once Python is running in it.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    # The tracker starts with the first process, and would undo the lines below.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
